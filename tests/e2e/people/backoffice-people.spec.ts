import { expect } from '@playwright/test';
import { choose, confirmIdentity, STAFF } from '@tests/support/people';
import { consoleErrorsOf, searchList, signIn } from '@tests/support/portal';
import { test } from '@tests/support/story';

test('staff find applicants and investors, read their data, and correct a name with the paper that proves it', async ({
  page,
}) => {
  const staff = { email: STAFF, page };
  const consoleErrors = consoleErrorsOf(page);
  await signIn(page, STAFF, { to: '/backoffice/solicitantes' });
  await searchList(page, 'solicitante2@demo.mx');
  const applicant = page.getByRole('row').filter({ hasText: 'Tomás Quiñones Arce' });
  await expect(applicant.getByRole('link', { name: /^SF-\d{6}$/ })).toBeVisible();
  await applicant.getByRole('link', { name: 'Tomás Quiñones Arce' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Solicitante Tomás Quiñones Arce' }),
  ).toBeVisible();
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

  await page.getByRole('link', { name: 'Inversionistas' }).first().click();
  await choose(page, 'Cuenta bancaria', 'Registrada');
  await searchList(page, 'mariana ortega');
  const investor = page.getByRole('row').filter({ hasText: 'Mariana Ortega Ríos' });
  await expect(investor).toContainText('inversionista@demo.mx');
  await expect(investor).toContainText('Registrada');
  await investor.getByRole('link').click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Inversionista Mariana Ortega Ríos' }),
  ).toBeVisible();
  expect(consoleErrors).toEqual([]);
});
