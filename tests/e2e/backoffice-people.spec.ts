import { expect } from '@playwright/test';
import { choose, STAFF, seat } from '@tests/support/people';
import { consoleErrorsOf, searchList } from '@tests/support/portal';
import { test } from '@tests/support/story';

test('staff find applicants and investors, and go from them to their data', async ({ browser }) => {
  const { page } = await seat(browser, STAFF);
  const consoleErrors = consoleErrorsOf(page);
  await page.goto('/backoffice/solicitantes');
  await searchList(page, 'solicitante2@demo.mx');
  const applicant = page.getByRole('row').filter({ hasText: 'Tomás Quiñones Arce' });
  await expect(applicant.getByRole('link', { name: /^SF-\d{6}$/ })).toBeVisible();
  await applicant.getByRole('link', { name: 'Tomás Quiñones Arce' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Solicitante Tomás Quiñones Arce' }),
  ).toBeVisible();

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
