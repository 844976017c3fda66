import { expect, type Page, test } from '@playwright/test';
import { themes } from '@portal/ui/theme/theme';
import { choose, register } from '@tests/support/people';
import { chooseTheme, consoleErrorsOf, signIn, signOut } from '@tests/support/portal';

const PASSWORD = 'Nopal-Verde-58';
let people = 0;

/** Signed in as a new user: concurrent tests do not end each other's session. */
async function newApplicant(page: Page) {
  people += 1;
  const email = `marco-${process.pid}-${people}-${Date.now()}@ejemplo.mx`;
  await register(page, { name: 'Irene Marco Vega', email, password: PASSWORD });
  await signIn(page, email, { password: PASSWORD });
  return email;
}

test('the palette opens screens, goes up a level, changes the theme and logs out, by keyboard alone', async ({
  page,
}) => {
  await newApplicant(page);
  const palette = page.getByRole('combobox', { name: 'Buscar o ir a…' });

  await page.keyboard.press('ControlOrMeta+k');
  await palette.fill('contraseña');
  await expect(page.getByRole('option', { name: /Contraseña/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/solicitante/perfil/seguridad/contrasena');
  await expect(page).toHaveTitle('Contraseña - Solfondo');
  await expect(palette).toBeHidden();

  await page.keyboard.press('ControlOrMeta+k');
  await palette.fill('subir un nivel');
  await expect(page.getByRole('option')).toHaveText(['Subir un nivel']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/solicitante/perfil/seguridad');

  await chooseTheme(page, 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('heading', { level: 1, name: 'Seguridad' })).toBeVisible();

  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await page.keyboard.press('ControlOrMeta+k');
  await palette.fill('cerrar sesión');
  await expect(page.getByRole('option')).toHaveText(['Cerrar sesión']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
});

test('in every theme the focus is seen all the way through the frame and never lost', async ({
  page,
}) => {
  const consoleErrors = consoleErrorsOf(page);
  await newApplicant(page);
  for (const theme of themes) {
    await chooseTheme(page, theme);
    // Closing the palette gives the focus back before the way begins anew.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(async () => (await focusOf(page)).place).not.toBe('BODY');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Contraer menú' })).toBeVisible();
    const seen = new Set<string>();
    while (!seen.has('Contraer menú') && seen.size < 60) {
      await page.keyboard.press('Tab');
      const { place, name, contrast, cut } = await focusOf(page);
      expect(place, `${theme}: after ${[...seen].at(-1)}`).not.toBe('BODY');
      expect(contrast, `${theme}: ${place} ${name}`).toBeGreaterThanOrEqual(3);
      expect(cut, `${theme}: around ${name}`).toBe(false);
      expect(seen.has(name), `${theme}: ${name} twice`).toBe(false);
      seen.add(name);
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['Ir al contenido', 'Avisos', 'Movimientos', 'Contraer menú']),
    );
  }
  expect(consoleErrors).toEqual([]);
});

test('the palette is a dialog that keeps the focus, and gives it back', async ({ page }) => {
  const consoleErrors = consoleErrorsOf(page);
  await newApplicant(page);
  const opener = page.getByRole('button', { name: 'Buscar o ir a…' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Buscar o ir a…' });
  const field = dialog.getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(field).toBeFocused();
  for (const word of ['movimientos', 'zzz', 'sf-001', 'contrato', 'e']) {
    await page.keyboard.type(word);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await field.fill('');
  }
  await expect(dialog.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  expect(consoleErrors).toEqual([]);
});

test('on a narrow telephone the header keeps all its tools whole', async ({ page }) => {
  await newApplicant(page);
  await page.setViewportSize({ width: 360, height: 800 });
  const header = page.getByRole('banner');
  for (const tool of ['Abrir menú', 'Buscar o ir a…', 'Favoritos', 'Avisos', 'Cuenta']) {
    const box = await header.getByRole('button', { name: tool }).boundingBox();
    expect(box?.width, tool).toBeGreaterThanOrEqual(32);
    expect((box?.x ?? 0) + (box?.width ?? 0), tool).toBeLessThanOrEqual(360);
  }
});

test('starred pages are kept with the person, ten at most', async ({ page, browser }) => {
  const email = await newApplicant(page);
  const paths = [
    'inicio',
    'crear-proyecto/nuevo',
    'realizar-pagos',
    'movimientos',
    'contratos',
    'perfil',
    'perfil/seguridad',
    'perfil/seguridad/2fa',
    'perfil/seguridad/contrasena',
    'estados-cuenta',
  ];
  for (const path of paths) {
    await page.goto(`/solicitante/${path}`);
    await page.getByRole('button', { name: 'Agregar a favoritos' }).click();
    await expect(page.getByRole('button', { name: 'Quitar de favoritos' })).toBeVisible();
  }
  await page.goto('/solicitante/referencias');
  await page.getByRole('button', { name: 'Agregar a favoritos' }).click();
  const notice = page.getByText('Puedes tener hasta 10 páginas favoritas.');
  await expect(notice).toBeVisible();
  // Under the header, whose tools stay in reach.
  const header = await page.getByRole('banner').boundingBox();
  expect((await notice.boundingBox())?.y).toBeGreaterThan(header?.height ?? Number.NaN);

  const elsewhere = await browser.newPage();
  await signIn(elsewhere, email, { password: PASSWORD });
  await elsewhere.getByRole('button', { name: 'Favoritos', exact: true }).click();
  const starred = elsewhere.getByRole('menu').last();
  await expect(starred.getByRole('menuitem')).toHaveCount(10);
  await starred.getByRole('menuitem', { name: 'Movimientos' }).press('Enter');
  await expect(elsewhere).toHaveURL('/solicitante/movimientos');
  await elsewhere.close();
});

test('what was typed outlives a reload, and leaving asks first', async ({ page }) => {
  const consoleErrors = consoleErrorsOf(page);
  await newApplicant(page);
  await page.goto('/solicitante/crear-proyecto/nuevo');
  await choose(page, 'Producto', 'Iluminación');
  const installer = page.getByRole('combobox', { name: 'Instalador' });
  await installer.fill('nadie se llama así');
  await expect(page.getByText('Sin registros', { exact: true }).last()).toBeVisible();
  await installer.fill('bajio');
  await page.getByTitle('Soluciones Solares del Bajío').click();
  await page.getByLabel('Monto').fill('25000');
  await page.getByLabel('Calle y número').fill('Av. Juárez 14');

  await page.reload();
  await expect(page.getByText('Recuperamos lo que habías escrito y no guardaste.')).toBeVisible();
  await expect(page.getByLabel('Calle y número')).toHaveValue('Av. Juárez 14');
  await expect(page.getByLabel('Monto')).toHaveValue(/25,?000/);
  await expect(page.getByTitle('Soluciones Solares del Bajío')).toBeVisible();

  await page.getByRole('navigation', { name: 'Menú' }).getByText('Movimientos').click();
  const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
  await question.getByRole('button', { name: 'Seguir editando' }).press('Enter');
  await expect(page).toHaveURL('/solicitante/crear-proyecto/nuevo');
  await expect(page.getByLabel('Calle y número')).toHaveValue('Av. Juárez 14');

  await page.getByRole('navigation', { name: 'Menú' }).getByText('Movimientos').click();
  await question.getByRole('button', { name: 'Salir sin guardar' }).press('Enter');
  await expect(page).toHaveURL('/solicitante/movimientos');
  await page.goto('/solicitante/crear-proyecto/nuevo');
  await expect(page.getByLabel('Calle y número')).toHaveValue('');
  expect(consoleErrors, 'the policy allows what a dialog does').toEqual([]);
});

test('a record that is not there, or is another user’s, keeps its title and shows that', async ({
  page,
}) => {
  await newApplicant(page);
  await page.goto('/solicitante/credito/01a1fd14-c1a4-7703-b4c6-50b9f5cd83c5');
  await expect(page.getByRole('heading', { level: 1, name: 'Crédito' })).toBeVisible();
  await expect(page.getByText('No encontramos lo que buscas.')).toBeVisible();
});

test('tabs are one: who signs out in one is out in all, and nothing stays on the screen', async ({
  page,
  context,
}) => {
  await newApplicant(page);
  const opening = context.waitForEvent('page');
  await page.evaluate(() => window.open('/solicitante/contratos'));
  const opened = await opening;
  await expect(opened.getByRole('heading', { level: 1, name: 'Contratos' })).toBeVisible();
  await opened.getByRole('navigation', { name: 'Menú' }).getByText('Movimientos').click();
  await expect(opened).toHaveURL('/solicitante/movimientos');

  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Buscar o ir a…' }).fill('cerrar sesión');
  await expect(page.getByRole('option')).toHaveText(['Cerrar sesión']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(opened).toHaveURL(/\/login/);
  await opened.goBack();
  await expect(opened).toHaveURL(/\/login/);
  await expect(opened.getByLabel('Correo electrónico')).toBeVisible();
});

test('a screen whose code does not arrive reloads once, then offers a button and never loops', async ({
  page,
}) => {
  await newApplicant(page);
  const code = /\/assets\/MovementListPage-.*\.js/;
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route(code, (route) => route.abort());
  await page.getByRole('navigation', { name: 'Menú' }).getByText('Movimientos').click();
  await expect(page.getByRole('heading', { name: 'No pudimos abrir esta pantalla' })).toBeVisible();
  expect(loads).toBe(1);
  await expect(page).toHaveURL('/solicitante/movimientos');
  await expect(page).toHaveTitle('Movimientos - Solfondo');
  await expect(page.getByRole('navigation', { name: 'Ruta' })).toContainText('Movimientos');

  await page.getByRole('navigation', { name: 'Menú' }).getByText('Contratos').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contratos' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Menú' }).getByText('Movimientos').click();
  await expect.poll(() => loads, 'coming back tries once more').toBe(2);
  await expect(page.getByRole('heading', { name: 'No pudimos abrir esta pantalla' })).toBeVisible();

  await page.getByRole('navigation', { name: 'Menú' }).getByText('Contratos').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contratos' })).toBeVisible();
  await page.unroute(code);
  await page.getByRole('navigation', { name: 'Menú' }).getByText('Movimientos').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Movimientos' })).toBeVisible();
  expect(loads).toBe(3);
});

test('the button of a screen whose code did not arrive opens it', async ({ page }) => {
  await newApplicant(page);
  const code = /\/assets\/MovementListPage-.*\.js/;
  await page.route(code, (route) => route.abort());
  await page.goto('/solicitante/movimientos');
  await expect(page.getByRole('heading', { name: 'No pudimos abrir esta pantalla' })).toBeVisible();
  await expect(page).toHaveTitle('Movimientos - Solfondo');
  await page.unroute(code);
  await page.getByRole('button', { name: 'Volver a cargar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Movimientos' })).toBeVisible();
});

test('an area whose table of screens does not arrive reloads once, then offers a button', async ({
  page,
}) => {
  const email = await newApplicant(page);
  await signOut(page);
  const consoleErrors = consoleErrorsOf(page);
  // A new release took it away since the page was loaded.
  const code = /\/assets\/applicant-.*\.js/;
  await page.route(code, (route) => route.abort());
  await page.reload();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No pudimos abrir esta pantalla' })).toBeVisible();
  expect(loads).toBe(1);
  expect(consoleErrors).toEqual([]);

  await page.unroute(code);
  await page.getByRole('button', { name: 'Volver a cargar' }).click();
  await expect(page.getByRole('navigation', { name: 'Menú' })).toBeVisible();
});

test('a palette whose code does not arrive leaves the frame and what was typed, and is tried again', async ({
  page,
}) => {
  await newApplicant(page);
  const consoleErrors = consoleErrorsOf(page);
  await page.goto('/solicitante/crear-proyecto/nuevo');
  await page.getByLabel('Calle y número').fill('Av. Juárez 14');
  const code = /\/assets\/Palette-.*\.js/;
  await page.route(code, (route) => route.abort());
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByText('No pudimos abrir el buscador')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menú' })).toBeVisible();
  await expect(page.getByLabel('Calle y número')).toHaveValue('Av. Juárez 14');
  expect(consoleErrors).toEqual([]);

  await page.unroute(code);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Buscar o ir a…' })).toBeFocused();
});

test('the next screen begins at its top, and going back returns to where one was', async ({
  page,
}) => {
  const consoleErrors = consoleErrorsOf(page);
  await newApplicant(page);
  await page.setViewportSize({ width: 1200, height: 500 });
  await page.goto('/solicitante/faqs');
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 600));
  const before = await scrolled();
  expect(before).toBeGreaterThan(200);
  const under = () =>
    page.evaluate(
      () => document.elementFromPoint(8, innerHeight - 8)?.closest('aside, main')?.tagName,
    );
  expect(await under(), 'the menu goes down to the edge of the window').toBe('ASIDE');

  await page.getByRole('navigation', { name: 'Menú' }).getByText('Contratos').click();
  await expect(page).toHaveURL('/solicitante/contratos');
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/solicitante/faqs');
  await expect.poll(scrolled).toBe(before);

  const last = page.locator('details').last();
  const id = await last.getAttribute('id');
  await page.goto('/solicitante/contratos');
  await page.goto(`/solicitante/faqs#${id}`);
  await expect(last, 'an address may ask for a part of the page').toBeInViewport();
  expect(await scrolled()).toBeGreaterThan(200);
  expect(consoleErrors, 'nothing of it needs a script that the policy refuses').toEqual([]);
});

test('a theme goes with the person: to their other browsers, and not to who sits here next', async ({
  page,
  browser,
}) => {
  const themeOf = (at: Page) => at.locator('html');
  const email = await newApplicant(page);
  await chooseTheme(page, 'dark');
  await signOut(page);
  await expect(themeOf(page), 'public pages keep the last choice').toHaveAttribute(
    'data-theme',
    'dark',
  );

  await newApplicant(page);
  await expect(themeOf(page)).toHaveAttribute('data-theme', 'light');
  await page.addInitScript(() => {
    const seen: unknown[] = [];
    Reflect.set(window, 'themesSeen', seen);
    new MutationObserver(() => seen.push(document.documentElement.dataset.theme)).observe(
      document,
      {
        subtree: true,
        attributeFilter: ['data-theme'],
      },
    );
  });
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Menú' })).toBeVisible();
  const seen = await page.evaluate(() => Reflect.get(window, 'themesSeen'));
  expect([...new Set(seen)], 'no look at another theme').toEqual(['light']);

  const elsewhere = await browser.newPage();
  await signIn(elsewhere, email, { password: PASSWORD });
  await expect(themeOf(elsewhere)).toHaveAttribute('data-theme', 'dark');
  await elsewhere.close();
});

/** What has the focus, the contrast of its outline with what is behind it, and whether a side of it is cut off. */
function focusOf(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const luminance = (color: string) => {
      if (!paint) return 0;
      paint.clearRect(0, 0, 1, 1);
      paint.fillStyle = color;
      paint.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...paint.getImageData(0, 0, 1, 1).data]
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    let behind = 'rgb(255, 255, 255)';
    for (let above = element.parentElement; above; above = above.parentElement) {
      const { backgroundColor } = getComputedStyle(above);
      if (!/, 0\)$|transparent/.test(backgroundColor)) {
        behind = backgroundColor;
        break;
      }
    }
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    const ring = element.getBoundingClientRect();
    let cut = false;
    for (let above = element.parentElement; above; above = above.parentElement) {
      const edge = above.getBoundingClientRect();
      const hides = getComputedStyle(above).overflowX !== 'visible';
      const over = edge.left - ring.left + reach > 0.5 || ring.right + reach - edge.right > 0.5;
      if (hides && over) cut = true;
    }
    const shown = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    const lights = [luminance(outlineColor), luminance(behind)];
    const contrast = shown ? (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05) : 1;
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    return { place: element.tagName, name, contrast, cut };
  });
}
