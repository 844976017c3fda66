import { expect, type Page } from '@playwright/test';
import { themes } from '@portal/ui/theme/theme';
import { newApplicant, PASSWORD } from '@tests/support/people';
import { chooseTheme, consoleErrorsOf, leaveDialog, signIn, signOut } from '@tests/support/portal';
import { test } from '@tests/support/story';

test('the palette keeps the focus, opens screens, goes up a level, changes the theme and logs out, by keyboard alone', async ({
  page,
}) => {
  const consoleErrors = consoleErrorsOf(page);
  await newApplicant(page);
  const palette = page.getByRole('combobox', { name: 'Buscar o ir a…' });

  await test.step('it is a dialog that keeps the focus, and gives it back', async () => {
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

test('the palette does what the page offers, and leads back to where one was, also after a reload', async ({
  page,
}) => {
  await signIn(page, 'vendedora@demo.mx', { to: '/proveedor/mis-proyectos' });
  const palette = page.getByRole('combobox', { name: 'Buscar o ir a…' });
  const group = (name: string) => page.getByRole('group', { name });
  const record = page.getByRole('link', { name: /^SF-/ }).first();
  const folio = (await record.textContent()) ?? '';
  await record.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: folio })).toBeVisible();
  await page.goBack();
  await expect(record).toBeVisible();

  await page.keyboard.press('ControlOrMeta+k');
  await palette.fill('exportar');
  await group('En esta página').getByRole('option', { name: 'Exportar' }).click();
  const dialog = page.getByRole('dialog', { name: /^Exportar/ });
  await expect(dialog).toBeVisible();
  await leaveDialog(dialog);

  await page.goto('/proveedor/inicio');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(group('Recientes').getByRole('option', { name: folio })).toBeVisible();
  await palette.fill(folio);
  await expect(group('Recientes').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: folio })).toBeVisible();

  await signOut(page);
  await signIn(page, 'vendedora@demo.mx');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette).toBeFocused();
  await expect(page.getByText(folio)).toHaveCount(0);
});

test('in every theme the focus is seen all the way through the frame and never lost', async ({
  page,
}) => {
  const consoleErrors = consoleErrorsOf(page);
  await newApplicant(page);
  for (const theme of themes) {
    await chooseTheme(page, theme);
    // Closing the palette gives the focus back before the walk by keyboard starts over.
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
