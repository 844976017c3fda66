import { expect, type Page } from '@playwright/test';
import { fits, PHONE } from '@tests/support/hands';
import { confirmIdentity, PASSWORD, register, STAFF, seat } from '@tests/support/people';
import { leaveDialog, searchList } from '@tests/support/portal';
import { test } from '@tests/support/story';

test.use(PHONE);

/** Asks whether the person whose file is open may do something, by typing what. */
async function ask(page: Page, what: string) {
  const box = page.getByRole('combobox', { name: 'Qué quiere hacer' });
  await box.fill(what);
  await expect(page.getByTitle(what, { exact: true })).toBeVisible();
  await box.press('Enter');
}

test('staff read why a person may or may not do something, and what the policy says, on a telephone', async ({
  browser,
}) => {
  const staff = await seat(browser, STAFF, { to: '/backoffice/usuarios-y-permisos' });
  const { page } = staff;
  const email = `permisos-${process.pid}-${Date.now()}@ejemplo.mx`;
  const installer = { name: 'Soles de Irene', email, password: PASSWORD };
  await register(page, installer, 'supplier');
  await page.setViewportSize(PHONE.viewport);
  await searchList(page, email);
  await page.getByRole('link', { name: installer.name }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Permisos' })).toBeVisible();

  await ask(page, 'Vendedores: crear');
  await expect(page.getByText('No puede', { exact: true })).toBeVisible();
  await expect(
    page.getByText(
      'Su perfil Instalador lo permite, pero falta una condición: su empresa tiene estatus 4 o más y no está suspendida.',
    ),
  ).toBeVisible();
  await ask(page, 'Programas: editar');
  await expect(page.getByText(/^Ninguno de sus perfiles lo permite\. Lo tienen: /)).toBeVisible();
  await ask(page, 'Cuenta propia: ver');
  await expect(page.getByText('Sí puede', { exact: true })).toBeVisible();
  await expect(page.getByText('Por su perfil Instalador: solo lo propio.')).toBeVisible();

  // Who is kept out may nothing, whatever their profile.
  await page.getByRole('button', { name: 'Bloquear' }).press('Enter');
  const block = page.getByRole('dialog', { name: /^¿Bloquear la cuenta/ });
  await block.getByLabel('Motivo').fill('Prueba de acceso.');
  await block.getByRole('button', { name: 'Bloquear' }).press('Enter');
  await confirmIdentity(staff);
  await expect(block).toBeHidden();
  await expect(page.getByText(/^Bloqueada por nuestro equipo desde el/)).toBeVisible();
  await expect(page.getByText('No puede', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Su cuenta no está activa o está bloqueada: mientras tanto no puede entrar.'),
  ).toBeVisible();
  await fits(page);

  await page.goto(`/backoffice/usuarios-y-permisos?status=blocked&q=${email}`);
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Bloqueado');
  await page.goto('/backoffice/usuarios-y-permisos/permisos?role=supplier');
  await page.getByRole('searchbox', { name: 'Buscar un registro o una acción' }).fill('vendedores');
  const list = page.getByRole('region', { name: 'Permisos por perfil' });
  await expect(list.getByText(/estatus 4 o más/).first()).toBeVisible();
  await expect(list.getByText('Backoffice')).toHaveCount(0);
  await fits(page);
});

test('the name of a program is edited in two tabs: the older save compares, and nothing is lost', async ({
  browser,
}) => {
  const { page } = await seat(browser, STAFF, { to: '/backoffice/programas' });
  const name = `Luz Clara ${Date.now()}`;
  await page.getByRole('button', { name: 'Abrir programa' }).click();
  const opening = page.getByRole('dialog', { name: 'Abrir programa' });
  await opening.getByLabel('Nombre').fill(name);
  await opening.getByLabel('Nombre').press('Enter');
  await expect(opening).toBeHidden();
  await searchList(page, name);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();

  const older = await page.context().newPage();
  await older.setViewportSize(PHONE.viewport);
  await older.goto(page.url());
  const renaming = async (tab: Page) => {
    await tab.getByRole('button', { name: 'Cambiar nombre' }).press('Enter');
    return tab.getByRole('dialog', { name: 'Cambiar nombre' });
  };
  const late = await renaming(older);
  await late.getByLabel('Nombre').fill(`${name} tardío`);
  const first = await renaming(page);
  await first.getByLabel('Nombre').fill(`${name} primero`);
  await first.getByLabel('Nombre').press('Enter');
  await expect(page.getByRole('heading', { name: `${name} primero` })).toBeVisible();

  await late.getByLabel('Nombre').press('Enter');
  const comparison = older.getByRole('dialog', { name: 'Esto cambió mientras lo editabas' });
  await expect(
    comparison.getByRole('row', { name: `Nombre ${name} tardío ${name} primero` }),
  ).toBeVisible();
  await fits(older);
  // Looked at and left: what was typed is still there.
  await leaveDialog(comparison);
  await expect(late.getByLabel('Nombre')).toHaveValue(`${name} tardío`);
  await expect(page.getByRole('heading', { name: `${name} primero` })).toBeVisible();
  await late.getByLabel('Nombre').press('Enter');
  await comparison.getByRole('button', { name: 'Guardar lo mío' }).press('Enter');
  await expect(older.getByRole('heading', { name: `${name} tardío` })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: `${name} tardío` })).toBeVisible();
});
