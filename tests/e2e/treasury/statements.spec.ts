import { expect } from '@playwright/test';
import { expectAccessible } from '@tests/support/accessible';
import { confirmIdentity, seat } from '@tests/support/people';
import { test } from '@tests/support/story';

test('an investor opens a statement as themselves, and its file is checked without a session', async ({
  browser,
  page: visitor,
}) => {
  const investor = await seat(browser, 'inversionista@demo.mx', {
    to: '/inversionista/estados-cuenta',
  });
  const { page } = investor;
  await page.setViewportSize({ width: 390, height: 844 });
  const open = page.getByRole('button', { name: /^Descargar PDF: / }).first();
  await expect(open).toBeVisible();
  const arrives = page.waitForEvent('download');
  await open.click();
  await confirmIdentity(investor);
  const file = await (await arrives).path();
  const check = page.getByRole('link', { name: 'Comprobar que es auténtico' }).first();
  const address = await check.getAttribute('href');

  await visitor.goto(address ?? '');
  await expect(visitor.getByText(/^Ese folio existe\./)).toBeVisible();
  await expect(visitor.getByText('Es auténtico')).toHaveCount(0);
  await expectAccessible(visitor, 'statement check');
  await visitor.goto('/verificar');
  await visitor.getByLabel('Archivo PDF, XML o CSV').setInputFiles(file);
  await expect(visitor.getByText('Es auténtico')).toBeVisible();
  await expect(visitor.getByText(/Es el archivo que se emitió, sin cambios/)).toBeVisible();
  const other = { name: 'otro.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await visitor.getByLabel('Archivo PDF, XML o CSV').setInputFiles(other);
  await expect(visitor.getByText('No es lo que se emitió')).toBeVisible();
});
