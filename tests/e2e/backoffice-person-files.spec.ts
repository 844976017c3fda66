import { expect, test } from '@playwright/test';
import { confirmIdentity, STAFF, seat } from '@tests/support/people';

test('staff read an applicant’s data, and correct the name with the paper that proves it', async ({
  browser,
}) => {
  const staff = await seat(browser, STAFF);
  const { page } = staff;
  await page.goto('/backoffice/solicitantes?q=solicitante2@demo.mx');
  await page.getByRole('row').getByRole('link', { name: 'Tomás Quiñones Arce' }).click();
  await expect(page.getByRole('region', { name: 'Créditos' })).toContainText(/SF-\d{6}/);
  await expect(page.getByRole('region', { name: 'Cuenta', exact: true })).toContainText(
    'solicitante2@demo.mx',
  );
  await page.getByRole('link', { name: 'Corregir nombre' }).click();
  await page.getByLabel('Nombre completo o razón social').fill('Tomás Quiñones Arce');
  await page.getByLabel('Motivo y documento que lo prueba').fill('Como en su INE.');
  await page.getByRole('button', { name: 'Guardar nombre' }).click();
  await confirmIdentity(staff);
  await expect(page.getByRole('region', { name: 'Auditoría' })).toContainText('Como en su INE.');
  await page.close();
});
