import { expect, type Page } from '@playwright/test';
import { byKeyboard, byTouch, type Hands, PHONE } from '@tests/support/hands';
import { consoleErrorsOf, signIn } from '@tests/support/portal';
import { test } from '@tests/support/story';

const EMAIL = 'ejecutivo@demo.mx';
const FIRST = 'Frío Eficiente';
const SECOND = 'Hielo de la Costa';

const account = (page: Page) => page.getByRole('button', { name: /^Cuenta/ });
const program = (page: Page, name: string) => page.getByRole('menuitem', { name });

async function openAccount(page: Page, hand: Hands) {
  await hand.press(account(page));
  await expect(page.getByRole('menuitem', { name: 'Cerrar sesión' })).toBeVisible();
}

/** The account menu and the program's own screens say where the session stands. */
async function standsIn(page: Page, hand: Hands, name: string, role: string) {
  await openAccount(page, hand);
  await expect(page.getByText(`${role} · ${name}`)).toBeVisible();
  await expect(program(page, name)).toHaveAccessibleName(/programa actual/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem', { name: 'Cerrar sesión' })).toBeHidden();
}

const isTold = (page: Page, text: string) =>
  expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();

test('a person of two programs goes from one to the other in the account menu, by keyboard and on a telephone, and comes in where they were last', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  const consoleErrors = consoleErrorsOf(page);
  const keys = byKeyboard(page);
  await signIn(page, EMAIL);
  await standsIn(page, keys, FIRST, 'Ejecutivo de programa');
  await page.goto('/programa/lista-de-prospectos');
  await expect(page.getByRole('row')).toHaveCount(6);
  const other = await page.context().newPage();
  await other.goto('/programa/catalogo-zonas-y-regiones');
  await expect(other.getByRole('cell', { name: 'Guadalajara', exact: true })).toBeVisible();
  // A full browser draws no frames of a page behind another tab.
  await page.bringToFront();

  // Another role there: its menu has what an administrator may.
  await openAccount(page, keys);
  await arrowTo(page, SECOND);
  await page.keyboard.press('Enter');
  await isTold(page, 'Ahora trabajas en Hielo de la Costa, como Administrador de programa.');
  await expect(page).toHaveURL('/programa/inicio');
  const menu = page.getByRole('navigation', { name: 'Menú' });
  await expect(menu.getByRole('link', { name: 'Carga de prospectos' })).toBeVisible();
  await standsIn(page, keys, SECOND, 'Administrador de programa');
  await page.goto('/programa/lista-de-prospectos');
  await expect(page.getByText('Frío')).toHaveCount(0);
  await expect(page.getByRole('row')).toHaveCount(0);
  await page.goto('/programa/catalogo-zonas-y-regiones');
  await expect(page.getByRole('cell', { name: 'Mérida', exact: true })).toBeVisible();
  // The person's other page stands in the program too, without being asked to.
  await expect(other.getByRole('cell', { name: 'Mérida', exact: true })).toBeVisible();
  await expect(other.getByRole('cell', { name: 'Guadalajara', exact: true })).toHaveCount(0);
  expect(consoleErrors).toEqual([]);

  const phone = await (await browser.newContext(PHONE)).newPage();
  const finger = byTouch(phone);
  await signIn(phone, EMAIL);
  await standsIn(phone, finger, SECOND, 'Administrador de programa');
  await openAccount(phone, finger);
  for (const item of await phone.getByRole('menuitem').all()) {
    // A menu that opens grows to its height.
    await expect.poll(async () => (await item.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await finger.press(program(phone, FIRST));
  await isTold(phone, 'Ahora trabajas en Frío Eficiente, como Ejecutivo de programa.');
  await expect(phone).toHaveURL('/programa/inicio');
  await standsIn(phone, finger, FIRST, 'Ejecutivo de programa');

  // The palette knows the others too.
  for (const [name, role] of [
    [SECOND, 'Administrador de programa'],
    [FIRST, 'Ejecutivo de programa'],
  ]) {
    const palette = phone.getByRole('combobox', { name: 'Buscar o ir a…' });
    // One that is still closing would take what is typed along.
    await expect(palette).toHaveCount(0);
    await phone.keyboard.press('ControlOrMeta+k');
    await palette.fill('cambiar de programa');
    await expect(phone.getByRole('option')).toHaveCount(1);
    await phone.getByRole('option', { name: `Cambiar de programa: ${name}` }).tap();
    await isTold(phone, `Ahora trabajas en ${name}, como ${role}.`);
  }

  await test.step('a program that is not theirs any more says so, and leaves them where they are', async () => {
    await phone.route('**/api/v1/session/program', (route) =>
      route.fulfill({ status: 404, json: { code: 'not_found', message: 'No lo encontramos.' } }),
    );
    await openAccount(phone, finger);
    await finger.press(program(phone, SECOND));
    await isTold(phone, 'No lo encontramos.');
    await standsIn(phone, finger, FIRST, 'Ejecutivo de programa');
  });
});

/** Goes down an open menu to an item, as its person does. */
async function arrowTo(page: Page, name: string) {
  const item = program(page, name);
  for (let presses = 0; presses < 30; presses += 1) {
    if (await item.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`${name} is not reached with the arrows.`);
}
