import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@tests/support/accessible';
import { byKeyboard } from '@tests/support/hands';
import { signIn } from '@tests/support/portal';
import { test } from '@tests/support/story';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Exportar a CSV' });

test('the filtered prospects come as a file that the server writes, and one that is given up leaves none', async ({
  page,
}) => {
  await signIn(page, 'programa@demo.mx', {
    to: '/programa/lista-de-prospectos?status=quoted&sort=business_name',
  });
  const keys = byKeyboard(page);
  await expect(page.getByText(/\d+ registros/)).toBeVisible();
  const total = Number.parseInt((await page.getByText(/\d+ registros/).textContent()) ?? '', 10);

  // Held back, it says how far it is, and goes no further once it is closed.
  await page.route('**/api/v1/prospect-exports?*', () => undefined);
  await keys.press(page.getByRole('button', { name: 'Exportar' }));
  await expect(dialogOf(page)).toBeVisible();
  await expectAccessible(page, 'how an export is written');
  const asked = page.waitForRequest(/prospect-exports/);
  await keys.press(dialogOf(page).getByRole('button', { name: 'Exportar' }));
  await expect(dialogOf(page).getByText('0 filas leídas')).toBeVisible();
  // Told before it is under way: given up sooner, nothing fails that could be waited for.
  await asked;
  const given = page.waitForEvent('requestfailed', (one) => one.url().includes('prospect-exports'));
  await keys.press(dialogOf(page).getByRole('button', { name: 'Cancelar' }));
  await given;
  await expect(dialogOf(page)).toBeHidden();

  // Cut off, it says that nothing was kept; the next try is whole.
  await page.unroute('**/api/v1/prospect-exports?*');
  await page.route('**/api/v1/prospect-exports?*', (route) => route.abort());
  await keys.press(page.getByRole('button', { name: 'Exportar' }));
  // Whatever this person chose last.
  await keys.choose(dialogOf(page).getByRole('combobox', { name: 'Separador' }), 'Coma ( , )');
  await keys.press(dialogOf(page).getByRole('button', { name: 'Exportar' }));
  await expect(dialogOf(page).getByText(/no se guardó ningún archivo/)).toBeVisible();
  await page.unroute('**/api/v1/prospect-exports?*');
  const download = page.waitForEvent('download');
  await keys.press(dialogOf(page).getByRole('button', { name: 'Exportar' }));
  const text = await readFile(await (await download).path(), 'utf8');
  await expect(dialogOf(page)).toBeHidden();
  const [heading = '', ...rows] = text.trim().split('\r\n');
  expect(heading.split(',')).toContain('Estado del prospecto');
  expect(rows).toHaveLength(total);
  expect(rows.every((row) => row.includes('Cotizado'))).toBe(true);
});
