import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { openZip } from '@server/adapters/zip-entries';
import { expectAccessible } from '@tests/support/accessible';
import { fits, PHONE } from '@tests/support/hands';
import { signIn } from '@tests/support/portal';
import { readXml } from '@tests/support/read-xml';
import { test } from '@tests/support/story';

test.use(PHONE);

test('an applicant takes home their documents of a kind in one zip, and the certificate of a year', async ({
  page,
}) => {
  await signIn(page, 'solicitante@demo.mx', { to: '/solicitante/facturacion/resumen' });
  await expect(page.getByText('no tienen validez fiscal')).toBeVisible();
  await page.getByRole('combobox', { name: 'Tipo' }).tap();
  await page.getByTitle('Comisiones').tap();
  await expect(page).toHaveURL(/kind=fee/);
  const pdfs = page.getByRole('button', { name: /^PDF de COM-/ });
  await expect(pdfs).not.toHaveCount(0);
  await expect(page.getByRole('button', { name: /^PDF de (INT|SIS)-/ })).toHaveCount(0);
  await fits(page);
  await expectAccessible(page, 'the list of tax documents');

  const packed = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar lo que ves (.zip)' }).tap();
  const zip = await openZip(await (await packed).path());
  const names = [...zip.entries.keys()];
  zip.close();
  expect(names.length).toBe(2 * (await pdfs.count()));
  expect(names.every((name) => name.startsWith('COM-'))).toBe(true);

  await page.getByRole('link', { name: 'Ver retenciones' }).tap();
  await expect(page.getByRole('heading', { name: /^Impuestos retenidos en 20/ })).toBeVisible();
  await expect(page.getByText('Parte retenida del IVA de intereses')).toBeVisible();
  await fits(page);
  await expectAccessible(page, 'the withholdings');
  const certificate = page.waitForEvent('download');
  await page.getByRole('button', { name: /^XML de constancia de 20/ }).tap();
  const [root] = readXml(await readFile(await (await certificate).path(), 'utf8'));
  expect(root).toMatchObject(['Constancia', { sinValidezFiscal: 'true', titular: 'solicitante' }]);
});
