import { expect } from '@playwright/test';
import { expectAccessible } from '@tests/support/accessible';
import { rowsIn } from '@tests/support/credit-screens';
import { fits } from '@tests/support/hands';
import { choose, confirmIdentity, STAFF, seat } from '@tests/support/people';
import { test } from '@tests/support/story';

const TELEPHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

test('an applicant changes, pauses and resumes what is charged to their account or card', async ({
  browser,
}) => {
  const lucia = await seat(browser, 'solicitante@demo.mx', {
    to: '/solicitante/pagos-automaticos',
  });
  const { page } = lucia;
  await page.setViewportSize(TELEPHONE);
  await expect(page.getByText('Próximo cargo', { exact: true })).toBeVisible();
  await expect(page.getByText('Fondos insuficientes')).toBeVisible();
  await fits(page);
  await expectAccessible(page, 'automatic payments on a telephone');

  await page.getByRole('button', { name: 'Cambiar', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Cambiar pagos automáticos' });
  await choose(form, 'Cuenta o tarjeta', 'Tarjeta Mastercard •••• 4444');
  await form.getByLabel('Máximo por cargo').fill('16,000');
  const save = form.getByRole('button', { name: 'Guardar cambios' });
  await save.click();
  await expect(form.getByText('necesitamos tu autorización')).toBeVisible();
  await expectAccessible(page, 'the terms of automatic payments');
  await form.getByRole('checkbox', { name: /^Autorizo que se cargue/ }).check();
  await save.click();
  await confirmIdentity(lucia);
  await expect(form).toBeHidden();
  await expect(page.getByText('$16,000.00').first()).toBeVisible();
  await expect(page.getByText('Tarjeta Mastercard •••• 4444').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Abrir mis tarjetas' })).toBeVisible();

  await page.setViewportSize(DESK);
  // The wider page is laid out before a button on it is pressed.
  await expect(page.getByRole('columnheader', { name: 'Mensualidad' })).toBeVisible();
  await page.getByRole('button', { name: 'Pausar', exact: true }).click();
  await page.getByRole('button', { name: 'Pausar pagos automáticos' }).click();
  await expect(page.getByText('Los pausaste')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Los pausaste')).toBeVisible();
  await page.getByRole('button', { name: 'Reanudar', exact: true }).click();
  await page.getByRole('button', { name: 'Reanudar pagos automáticos' }).click();
  await expect(page.getByText('Los pausaste')).toBeHidden();
  await expect(page.getByText('Próximo cargo', { exact: true })).toBeVisible();
  await expectAccessible(page, 'automatic payments');
  const arrives = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Mandato en PDF' }).click();
  expect((await arrives).suggestedFilename()).toMatch(/^Mandato de domiciliación DOM-\d+\.pdf$/);
});

test('staff take a file of charges home and write down what the bank did not charge', async ({
  browser,
}) => {
  const staff = await seat(browser, STAFF, { to: '/backoffice/domiciliacion?status=sent' });
  const { page } = staff;
  await page.setViewportSize(DESK);
  const waiting = rowsIn(staff, 'Cargos', 'En el banco');
  await expect(waiting).toHaveCount(1);
  await expectAccessible(page, 'charges by mandate');
  const arrives = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Descargar COB-/ })
    .first()
    .click();
  await confirmIdentity(staff);
  expect((await arrives).suggestedFilename()).toMatch(/^Cargos COB-\d+\.csv$/);

  await waiting.getByRole('button', { name: 'No se cobró' }).click();
  const dialog = page.getByRole('dialog', { name: 'El banco no hizo el cargo' });
  await choose(dialog, 'Motivo del banco', 'Cuenta cancelada');
  await expectAccessible(page, 'a charge that was not made');
  await dialog.getByRole('button', { name: 'Anotar que no se cobró' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/backoffice/domiciliacion?status=failed');
  await expect(rowsIn(staff, 'Cargos', 'Cuenta cancelada')).toHaveCount(1);
  await page.setViewportSize(TELEPHONE);
  await expect(page.getByText('Cuenta cancelada')).toBeVisible();
  await fits(page);
  await expectAccessible(page, 'charges by mandate on a telephone');
});
