import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@tests/support/accessible';
import { byKeyboard } from '@tests/support/hands';
import { choose, STAFF, seat } from '@tests/support/people';
import { visit } from '@tests/support/portal';
import { test } from '@tests/support/story';

const installersCalled = (name: string) => `/backoffice/proveedores?q=${encodeURIComponent(name)}`;

/** Opens an installer from staff's list of those of its name. */
async function openInstaller(page: Page, name: string) {
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  return page.getByRole('region', { name: 'Programa para el que instala' });
}

test('staff see where a project counts, move it by keyboard with a reason, and assign a program to an installer', async ({
  browser,
}) => {
  const mine = 'Energía Solar de Occidente';
  const { page } = await seat(browser, STAFF, { to: installersCalled(mine) });
  const company = await openInstaller(page, mine);
  await expect(company.getByText('Frío Eficiente')).toBeVisible();
  await visit(page, '/backoffice/creditos?status=repaying');
  await page.getByRole('link', { name: /^SF-/ }).first().click();
  const panel = page.getByRole('region', { name: 'Programa y zona' });
  const keys = byKeyboard(page);
  await keys.press(panel.getByRole('button', { name: 'Cambiar de programa o zona' }));
  const dialog = page.getByRole('dialog', { name: 'Cambiar de programa o zona' });
  await keys.choose(dialog.getByRole('combobox', { name: 'Programa' }), 'Hielo de la Costa');
  await keys.choose(dialog.getByRole('combobox', { name: 'Zona' }), 'Mérida');
  await keys.press(dialog.getByRole('button', { name: 'Guardar' }));
  await expect(dialog.getByText(/obligatorio|caracteres/).first()).toBeVisible();
  await keys.fill(dialog.getByLabel('Motivo'), 'El local cambió de ciudad.');
  await expectAccessible(page, 'the move of a project');
  await keys.press(dialog.getByRole('button', { name: 'Guardar' }));
  await expect(dialog).toBeHidden();
  const latest = panel.getByRole('listitem').first();
  await expect(latest).toContainText('Hielo de la Costa / Mérida');
  await expect(latest).toContainText('El local cambió de ciudad.');
  await expect(latest).toContainText('Elena Guzmán Treviño');

  await keys.press(panel.getByRole('button', { name: 'Cambiar de programa o zona' }));
  await choose(dialog, 'Programa', 'Frío Eficiente');
  // Its zone was of the other program.
  await expect(dialog.getByText('Mérida', { exact: true })).toHaveCount(0);
  await choose(dialog, 'Zona', 'León');
  await keys.fill(dialog.getByLabel('Motivo'), 'Se había movido por error.');
  await keys.press(dialog.getByRole('button', { name: 'Guardar' }));
  await expect(dialog).toBeHidden();
  await expect(panel.getByRole('listitem').first()).toContainText(
    'Antes: Hielo de la Costa / Mérida',
  );

  const theirs = 'Techos Solares Queretanos';
  await visit(page, installersCalled(theirs));
  const other = await openInstaller(page, theirs);
  await expect(other.getByText('Sin programa')).toBeVisible();
  await other.getByRole('button', { name: 'Asignar un programa' }).click();
  const assigning = page.getByRole('dialog', { name: 'Programa para el que instala' });
  await choose(assigning, 'Programa', 'Frío Eficiente');
  await choose(assigning, 'Zona', 'Querétaro');
  await assigning.getByLabel('Motivo').fill('Firmó el convenio del programa.');
  await assigning.getByRole('button', { name: 'Guardar' }).click();
  await expect(assigning).toBeHidden();
  await expect(other.getByText('Querétaro')).toBeVisible();
  await expectAccessible(page, 'the program of an installer');
});
