import { expect, type Locator } from '@playwright/test';
import { expectAccessible } from '@tests/support/accessible';
import { byKeyboard, fits } from '@tests/support/hands';
import { choose, confirmIdentity, pickedFile, seat } from '@tests/support/people';
import { leaveDrawer } from '@tests/support/portal';
import { test } from '@tests/support/story';

const serial = Date.now();

test('who works two zones sees these alone; who administers the program gives another one and is warned of what a smaller set leaves behind', async ({
  browser,
}) => {
  const executive = await seat(browser, 'ejecutiva@demo.mx', {
    to: '/programa/lista-de-prospectos?limit=25',
  });
  const cells = (zone: string) => executive.page.getByRole('cell', { name: zone, exact: true });
  await expect(cells('Monterrey').first()).toBeVisible();
  await executive.page.goto('/programa/lista-de-prospectos?limit=25&sort=-zone');
  await expect(cells('Querétaro').first()).toBeVisible();
  await executive.page.getByRole('combobox', { name: 'Zona' }).press('ArrowDown');
  const offered = executive.page.locator('.ant-select-dropdown:visible').getByRole('option');
  await expect(offered).not.toContainText(['Guadalajara']);
  await executive.page.keyboard.press('Escape');
  // Who asks there is shown of the zones that may be shown, whatever is hidden of the other.
  await executive.page.goto('/programa/demografico');
  const asking = executive.page.getByRole('region', { name: 'Zona', exact: true });
  await expect(asking).toContainText(/Querétaro\s*\d+/);
  await expect(asking).toContainText('Monterrey');
  await executive.page.goto('/programa/catalogo-zonas-y-regiones');
  await expect(executive.page.getByRole('cell', { name: 'Monterrey', exact: true })).toBeVisible();
  await expect(executive.page.getByRole('cell', { name: 'Guadalajara', exact: true })).toHaveCount(
    0,
  );

  const admin = await seat(browser, 'programa@demo.mx', { to: '/programa/usuarios' });
  const row = admin.page.getByRole('row', { name: /Leticia Robles/ });
  await expect(row).toContainText('Monterrey, Querétaro');
  await row.getByRole('button', { name: /Editar el acceso/ }).press('Enter');
  const dialog = admin.page.getByRole('dialog', { name: /Leticia Robles/ });
  await choose(dialog, 'Zonas', 'León (Bajío)');
  await dialog.getByRole('button', { name: 'Guardar acceso' }).press('Enter');
  await confirmIdentity(admin);
  await expect(row).toContainText('León, Monterrey, Querétaro');
  await executive.page.reload();
  await expect(executive.page.getByRole('cell', { name: 'León', exact: true })).toBeVisible();

  // What of Daniel's is in other zones is told before it is taken from him.
  const his = admin.page.getByRole('row', { name: /Daniel Cárdenas/ });
  await his.getByRole('button', { name: /Editar el acceso/ }).press('Enter');
  const narrowing = admin.page.getByRole('dialog', { name: /Daniel Cárdenas/ });
  await choose(narrowing, 'Zonas', 'Zapopan (Occidente)');
  await choose(narrowing, 'Zonas', 'León (Bajío)');
  await expect(narrowing.getByText(/se quedan? sin responsable/)).toBeVisible();

  // And that nobody's zones are everybody's, before somebody is given them all.
  await admin.page.goto('/programa/usuarios');
  await row.getByRole('button', { name: /Editar el acceso/ }).press('Enter');
  const widened = dialog.getByText('Sin zonas elegidas trabajará todas las del programa', {
    exact: false,
  });
  await expect(dialog.getByText('León (Bajío)')).toBeVisible();
  await expect(widened).toHaveCount(0);
  const zones = dialog.getByRole('combobox', { name: 'Zonas' });
  for (let left = 3; left > 0; left -= 1) await zones.press('Backspace');
  await expect(widened).toBeVisible();
});

test('a zone unfolds into its municipalities and postal codes, which lead to it, gets others by hand and by file, and is picked in the map', async ({
  browser,
}) => {
  const { page } = await seat(browser, 'programa@demo.mx', {
    to: '/programa/catalogo-zonas-y-regiones',
  });
  const keys = byKeyboard(page);
  const unfold = (name: string) => page.getByRole('button', { name, exact: true });
  const guadalajara = unfold('Guadalajara');
  await expect(guadalajara).toHaveAttribute('aria-expanded', 'false');
  await keys.press(guadalajara);
  await expect(guadalajara).toHaveAttribute('aria-expanded', 'true');
  const tree = page.getByRole('region', { name: 'Qué cubre Guadalajara' });
  const municipality = tree.getByRole('row', { name: /^Guadalajara, Jalisco/ });
  // Of its three postal codes Zapopan has two.
  await expect(municipality.getByRole('cell')).toHaveText([
    'Guadalajara, Jalisco',
    '3',
    '2',
    'Ninguna otra',
  ]);
  await keys.press(unfold('Guadalajara, Jalisco'));
  await expect(tree.getByRole('list', { name: /^En esta zona/ })).toHaveText('44100');
  const excepted = tree.getByRole('list', { name: /^En Zapopan, por código postal propio/ });
  await expect(excepted.getByRole('listitem')).toHaveText(['44600', '44630']);

  await keys.press(page.getByRole('cell', { name: 'Zapopan', exact: true }).getByRole('button'));
  await keys.press(unfold('Códigos postales propios'));
  const own = page.getByRole('region', { name: 'Qué cubre Zapopan' });
  await expect(own.getByRole('list', { name: /^Guadalajara, Jalisco: 2/ })).toBeVisible();
  await expectAccessible(page, 'the tree of a zone');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(excepted).toBeVisible();
  await fits(page);
  await test.step('the municipalities of a new zone are offered as wide as their field, however soon they are opened', async () => {
    await page.getByRole('button', { name: 'Agregar zona' }).press('Enter');
    const field = page.getByRole('combobox', { name: 'Municipios' });
    // As who does not wait for the dialog to be drawn.
    await field.press('ArrowDown');
    const list = page.locator('.ant-select-dropdown');
    await expect(list).toBeVisible();
    const dialog = page.getByRole('dialog', { name: 'Agregar zona' });
    const box = dialog.locator('.ant-select').filter({ has: field });
    const widthOf = async (shown: Locator) => Math.round((await shown.boundingBox())?.width ?? 0);
    await expect.poll(() => widthOf(list)).toBe(await widthOf(box));
    await field.press('Escape');
    await dialog.getByRole('button', { name: 'Cancelar' }).press('Enter');
    await expect(dialog).toBeHidden();
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await keys.press(guadalajara);
  await expect(tree).toBeHidden();

  const search = page.getByRole('searchbox', { name: 'Buscar: Zonas y regiones' });
  await search.fill('tlaquepaque');
  await expect(unfold('Zapopan')).toHaveCount(0);
  await expect(guadalajara).toBeVisible();
  await search.fill('44600');
  await expect(
    page.getByText('El código postal 44600, de Guadalajara, Jalisco, cuenta en Zapopan'),
  ).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Zapopan', exact: true })).toBeVisible();
  await expect(guadalajara).toHaveCount(0);
  await search.fill('06010');
  await expect(page.getByText('no está en el catálogo ni cuenta en ninguna zona')).toBeVisible();
  await search.fill('');

  // Who works other zones is told that it is not of theirs, and not whose.
  const executive = await seat(browser, 'ejecutiva@demo.mx', {
    to: '/programa/catalogo-zonas-y-regiones',
  });
  await executive.page.getByRole('searchbox').fill('44600');
  await expect(executive.page.getByText('cuenta en una zona que no trabajas')).toBeVisible();

  await test.step('it gets postal codes by hand and by file, which are of no other; one is picked in the map and opens in the tree, and the other way round', async () => {
    await expect(page.getByText('2 códigos postales: 44600; 44630')).toBeVisible();
    await page.getByRole('button', { name: 'Editar León', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Editar zona' });
    const codes = dialog.getByRole('combobox', { name: 'Códigos postales' });
    await codes.fill('44600');
    await codes.press('Enter');
    await keys.press(dialog.getByRole('button', { name: 'Guardar zona' }));
    await expect(
      dialog.getByText('El código postal 44600 ya es de la zona Zapopan.'),
    ).toBeVisible();
    const takeOut = async (code: string) => {
      const chosen = dialog.locator('.ant-select-selection-item').filter({ hasText: code });
      await expect(chosen).toHaveCount(1);
      // For a moment after something was typed, the list takes that key for the text alone.
      await expect(async () => {
        await codes.press('Backspace');
        await expect(chosen).toHaveCount(0, { timeout: 500 });
      }).toPass();
    };
    await takeOut('44600');
    // One of another zone's municipality may be taken, which is said before it is.
    await codes.fill('45100');
    await codes.press('Enter');
    const moving = dialog.getByText('45100 hoy cuenta en la zona Zapopan', { exact: false });
    await expect(moving).toBeVisible();
    await takeOut('45100');
    await expect(moving).toHaveCount(0);
    await codes.fill('37000, 37005');
    await codes.press('Enter');
    await keys.press(dialog.getByRole('button', { name: 'Guardar zona' }));
    await expect(dialog).toBeHidden();
    await expect(page.getByText('2 códigos postales: 37000; 37005')).toBeVisible();
    await expect(page.getByText('No están en el catálogo: 37005')).toBeVisible();

    await page.getByRole('button', { name: 'Importar CSV' }).click();
    const importing = page.getByRole('dialog', { name: 'Importar CSV' });
    const choosing = importing.getByRole('button', { name: /Archivo CSV/ });
    const head = 'región,zona,municipios,códigos postales';
    const twice = `${head}\nGolfo,Puerto ${serial},,44600`;
    await choosing.setInputFiles(pickedFile('zonas.csv', 'text/csv', twice));
    await expect(
      importing.getByText('El código postal 44600 ya es de la zona Zapopan.'),
    ).toBeVisible();
    const moves = `${head}\nGolfo,Puerto ${serial},,6000; 45100`;
    await choosing.setInputFiles(pickedFile('zonas.csv', 'text/csv', moves));
    await expect(importing.getByText('con el cero del principio: 06000')).toBeVisible();
    await expect(
      importing.getByText(
        `45100 hoy cuenta en la zona Zapopan: lo que llegue de ahí contará en Puerto ${serial}.`,
        { exact: false },
      ),
    ).toBeVisible();
    const once = `${head}\nGolfo,Puerto ${serial},,91700; 91709`;
    await choosing.setInputFiles(pickedFile('zonas.csv', 'text/csv', once));
    await importing.getByRole('button', { name: 'Agregar 1 zona' }).click();
    await expect(importing).toBeHidden();
    await page.getByRole('button', { name: `Historial de Puerto ${serial}` }).click();
    await expect(page.getByText('Cambiaron sus códigos postales')).toBeVisible();
    await leaveDrawer(page);

    const map = page.getByRole('region', { name: 'Mapa de zonas' });
    // Of one zone: the state leads to it.
    await map.getByRole('button', { name: `Veracruz: Puerto ${serial}` }).press('Enter');
    const there = page.getByRole('cell', { name: `Puerto ${serial}` }).locator('[aria-current]');
    await expect(there).toBeFocused();
    await map.getByRole('button', { name: /^Jalisco: / }).press('Enter');
    const ofState = map.getByRole('region', { name: 'Zonas de Jalisco' });
    await ofState.getByRole('button', { name: 'Zapopan' }).press('Enter');
    await expect(
      page.getByRole('cell', { name: 'Zapopan' }).locator('[aria-current]'),
    ).toBeFocused();
    await page.getByRole('button', { name: 'Ver León en el mapa' }).press('Enter');
    await expect(map.getByRole('button', { name: /^Guanajuato: / })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(map.getByText('León: Guanajuato')).toBeVisible();
    await map.getByRole('button', { name: 'Ver tabla' }).press('Enter');
    await expect(map.getByRole('cell', { name: 'Veracruz' })).toBeVisible();
  });
});
