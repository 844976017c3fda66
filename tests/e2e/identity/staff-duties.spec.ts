import { expect } from '@playwright/test';
import { authorise, waits } from '@tests/support/credit-screens';
import { confirmIdentity, STAFF, seat } from '@tests/support/people';
import { test } from '@tests/support/story';

// What it asks for waits where every other story of staff looks.
test.use({ ownWorld: true });

const COLLEAGUE = 'soporte@demo.mx';

test('two of staff change what one is charged with, whose open screen offers nothing of the rest', async ({
  browser,
}) => {
  const staff = await seat(browser, STAFF);
  const { page } = staff;
  await page.goto(`/backoffice/usuarios-y-permisos?q=${COLLEAGUE}`);
  await page.getByRole('row').filter({ hasText: COLLEAGUE }).getByRole('link').click();
  const access = page.getByRole('region', { name: 'Acceso' });
  const all = 'Revisión, Comité, Tesorería, Cumplimiento, Administración';
  await expect(access.getByText(all, { exact: true })).toBeVisible();
  await access.getByRole('button', { name: 'Cambiar funciones' }).click();
  const dialog = page.getByRole('dialog', { name: 'Funciones de Héctor Salinas Bravo' });
  const box = dialog.getByRole('combobox', { name: 'Funciones' });
  // The menu has entries of the same names.
  const add = async (duty: string) => {
    await box.fill(duty);
    await box.press('Enter');
  };
  await box.focus();
  for (const _ of all.split(', ')) await box.press('Backspace');
  await dialog.getByLabel('Motivo').fill('Ahora atiende la tesorería');
  const save = dialog.getByRole('button', { name: 'Guardar funciones' });
  await save.click();
  await expect(box).toHaveAccessibleDescription(/Elige al menos una función/);
  await add('Tesorería');
  await save.click();
  await confirmIdentity(staff);
  // Nobody else would be left to confirm what takes two people on accounts.
  await expect(box).toHaveAccessibleDescription(/Deja la función Administración/);
  await add('Administración');
  await save.click();
  await waits(staff);

  const colleague = await seat(browser, COLLEAGUE);
  const { page: desk } = colleague;
  await desk.goto('/backoffice/por-autorizar');
  const queue = desk.getByRole('menuitem', { name: 'Cola de documentos' });
  await expect(queue).toBeVisible();
  await authorise(colleague, 'Cambiar las funciones de un administrador', () =>
    confirmIdentity(colleague),
  );
  await expect(queue).toBeHidden();
  await expect(access.getByText('Tesorería, Administración', { exact: true })).toBeVisible();

  await desk.goto('/backoffice/cola-documentos');
  await expect(desk).toHaveURL('/backoffice/inicio');
  await desk.goto('/backoffice/tesoreria');
  await expect(desk.getByRole('button', { name: 'Registrar movimiento' })).toBeVisible();
  await desk.goto('/backoffice/alertas-pld');
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
});
