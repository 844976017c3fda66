import { expect } from '@playwright/test';
import { fits, PHONE } from '@tests/support/hands';
import { STAFF, seat } from '@tests/support/people';
import { leaveDrawer } from '@tests/support/portal';
import { test } from '@tests/support/story';

test('what was typed in a drawer or in a dialog is not thrown away without a question', async ({
  browser,
}) => {
  const { page } = await seat(browser, STAFF, { to: '/backoffice/tesoreria' });
  const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
  const english = page.getByRole('button', { name: 'Close', exact: true });
  const register = page.getByRole('button', { name: 'Registrar movimiento' });
  const drawer = page.getByRole('dialog', { name: 'Registrar movimiento' });
  const concept = drawer.getByLabel(/^Concepto/);

  await register.first().click();
  await concept.fill('Depósito de octubre');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(question).toBeHidden();
  await expect(concept).toHaveValue('Depósito de octubre');

  // A reload keeps the draft and asks nothing; leaving it unsaved forgets it.
  await page.reload();
  await register.first().click();
  await expect(concept).toHaveValue('Depósito de octubre');
  await expect(english).toHaveCount(0);
  await drawer.getByRole('button', { name: 'Cerrar' }).click();
  await question.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(drawer).toBeHidden();
  await register.first().click();
  await expect(concept).toHaveValue('');
  await leaveDrawer(page);

  for (const name of ['Registrar movimiento', 'Registrar saldo']) {
    await page.getByRole('button', { name }).first().click();
    const form = page.getByRole('dialog', { name });
    await form.getByRole('button', { name: 'Cancelar' }).click();
    await expect(form).toBeHidden();
  }

  await test.step('a dialog that keeps no draft asks before it is closed, and the browser before a reload', async () => {
    await page.goto('/backoffice/usuarios-y-permisos?q=solicitante2');
    await page.getByRole('button', { name: 'Entrar como usuario' }).click();
    const dialog = page.getByRole('dialog', { name: /^Entrar como/ });
    await dialog.getByLabel('Motivo del acceso').fill('Revisar su expediente');
    await expect(dialog.getByRole('button', { name: 'Cerrar' })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Close', exact: true })).toHaveCount(0);
    const unload = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const asked = await unload;
    expect(asked.type()).toBe('beforeunload');
    await asked.dismiss();
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await question.getByRole('button', { name: 'Seguir editando' }).click();
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await question.getByRole('button', { name: 'Salir sin guardar' }).click();
    await expect(dialog).toBeHidden();
  });
  await page.close();
});

test('a day of the audit trail that is none stays in its box with what is wrong, and on a telephone the acts to choose are read whole', async ({
  browser,
}) => {
  const { page } = await seat(browser, STAFF, { to: '/backoffice/auditoria' });
  const from = page.getByRole('textbox', { name: 'Desde' });
  await expect(from).toBeVisible();
  // On a slow machine the second day is typed while the page is still drawn with the first.
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  for (const [typed, key] of [
    ['mañana', 'Tab'],
    ['31/02/2026', 'Enter'],
  ] as const) {
    await from.fill(typed);
    await from.press(key);
    await expect(from).toHaveValue(typed);
    await expect(from).toHaveAccessibleDescription('Escribe una fecha válida.');
    await expect(page).not.toHaveURL(/from=/);
  }
  await from.fill('5/3/2026');
  await from.press('Tab');
  await expect(from).toHaveValue('05/03/2026');
  await expect(from).toHaveAccessibleDescription('');
  await expect(page).toHaveURL(/from=2026-03-05/);
  const to = page.getByRole('textbox', { name: 'Hasta' });
  await to.fill('04/03/2026');
  await to.press('Tab');
  await expect(to).toHaveValue('04/03/2026');
  await expect(to).toHaveAccessibleDescription('Elige un día a partir del 05/03/2026.');

  await page.goto('/backoffice/auditoria?from=2026-03-05&to=2026-03-04');
  await expect(to).toHaveAccessibleDescription('Elige un día a partir del 05/03/2026.');
  await expect(from).toHaveAccessibleDescription('Elige un día hasta el 04/03/2026.');

  await slow.detach();
  await page.setViewportSize(PHONE.viewport);
  await page.getByRole('button', { name: 'Filtros (2)' }).click();
  await page.getByRole('combobox', { name: 'Acto' }).press('ArrowDown');
  const first = page.locator('.ant-select-dropdown:visible .ant-select-item-option').first();
  await expect(first).toBeInViewport({ ratio: 1 });
  await fits(page);
  await page.close();
});
