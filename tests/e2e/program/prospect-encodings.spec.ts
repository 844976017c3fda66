import { expect } from '@playwright/test';
import { demoProspect } from '@server/db/seed/demo-prospects';
import { csv } from '@tests/support/csv';
import { pickedFile } from '@tests/support/people';
import { signIn } from '@tests/support/portal';
import { PROSPECT_HEADINGS } from '@tests/support/send-prospects';
import { test } from '@tests/support/story';

const serial = String(Date.now());
const PICTURE = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.alloc(2000, 0x7f),
]);

test('a picture that is called a CSV is told before it is sent, and the right file is taken in its place', async ({
  page,
}) => {
  await signIn(page, 'programa@demo.mx', { to: '/programa/carga-de-prospectos?carga=nueva' });
  const chosen = page.getByRole('button', { name: /Archivo de prospectos/ });
  await chosen.setInputFiles(pickedFile('foto.csv', 'text/csv', PICTURE));
  await expect(page.getByText(/^Este archivo no es un CSV ni un XLSX/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Primeras filas del archivo' })).toHaveCount(0);
  const send = page.getByRole('button', { name: 'Subir archivo' });
  await expect(send).toBeDisabled();
  await expect(send).toHaveAccessibleDescription(/^Este archivo no es un CSV ni un XLSX/);

  // As an old spreadsheet writes it.
  const name = `Peñón Añejo ${serial}`;
  const { phone, municipality, state, zone } = demoProspect(810);
  const cells = [name, 'Íñigo Muñoz Güereña', phone, '', municipality, state, zone, '', ''];
  const old = Buffer.from(csv(PROSPECT_HEADINGS, [cells]), 'latin1');
  await chosen.setInputFiles(pickedFile('vieja.csv', 'text/csv', old));
  const rows = page.getByRole('region', { name: 'Primeras filas del archivo' });
  await expect(rows.getByRole('row', { name })).toContainText('Íñigo Muñoz Güereña');
  await page.getByRole('button', { name: 'Subir archivo' }).click();
  await page.getByRole('button', { name: 'Agregar 1 prospecto' }).click();
  await expect(page.getByText('Se agregó 1 prospecto.')).toBeVisible();
  await page.goto(`/programa/lista-de-prospectos?q=${encodeURIComponent(name)}`);
  const row = page.getByRole('row', { name });
  await expect(row).toContainText('Íñigo Muñoz Güereña');
  await expect(row).toHaveCount(1);
});
