import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { periodsEndedBefore } from '@contract/compliance/report-periods';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { expect } from '@playwright/test';
import { expectAccessible } from '@tests/support/accessible';
import { choose, confirmIdentity, STAFF, seat } from '@tests/support/people';
import { test } from '@tests/support/story';

test('staff ask for a report, see it ready without reading the page again, and download it as themselves', async ({
  browser,
}) => {
  const staff = await seat(browser, STAFF, { to: '/backoffice/reportes' });
  const { page } = staff;
  await page.getByRole('button', { name: 'Pedir reporte' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pedir reporte' });
  await choose(dialog, 'Reporte', 'Estadística trimestral (Anexo 17)');
  const [last = ''] = periodsEndedBefore('quarter', dayInMexicoCity(new Date()));
  const period = `Trimestre ${last.slice(-1)} de ${last.slice(0, 4)}`;
  await choose(dialog, 'Periodo', period);
  // Another report is of other periods: what was chosen does not stay.
  await choose(dialog, 'Reporte', 'Comisiones e IVA');
  await expect(dialog.getByText(period)).toBeHidden();
  await choose(dialog, 'Reporte', 'Estadística trimestral (Anexo 17)');
  await choose(dialog, 'Periodo', period);
  await dialog.getByRole('button', { name: 'Pedir reporte' }).click();
  await expect(dialog).toBeHidden();

  const row = page.getByRole('row', {
    name: new RegExp(`Anexo 17.*${period}.*Listo.*15 renglones`),
  });
  await expect(row).toBeVisible();
  await expectAccessible(page, 'reports');
  const arrives = page.waitForEvent('download');
  await row.getByRole('button', { name: /^Descargar/ }).click();
  await confirmIdentity(staff);
  const download = await arrives;
  expect(download.suggestedFilename()).toMatch(/^anexo-17-.*\.csv$/);
  const file = await readFile(await download.path());
  expect(file.toString('utf8')).toMatch(/^\uFEFFTrimestre,Tipo de financiamiento,/);
  const sha256 = createHash('sha256').update(file).digest('hex');
  await expect(row.getByTitle(sha256)).toBeVisible();
  await page.goto('/backoffice/auditoria');
  await expect(page.getByRole('row', { name: /Descargó un reporte/ }).first()).toContainText(
    'Reporte: Estadística trimestral (Anexo 17)',
  );
});
