import { expect } from '@playwright/test';
import { builtFile } from '@tests/support/built-file';
import { newApplicant, PASSWORD } from '@tests/support/people';
import { consoleErrorsOf, signOut } from '@tests/support/portal';
import { test } from '@tests/support/story';

test('a screen whose code does not arrive reloads once, then offers a button and never loops', async ({
  page,
}) => {
  await newApplicant(page);
  const code = builtFile('src/features/treasury/movements/MovementListPage.tsx');
  const lost = page.getByRole('heading', { name: 'No pudimos abrir esta pantalla' });
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route(code, (route) => route.abort());
  await page.getByRole('navigation', { name: 'Menú' }).getByText('Movimientos').click();
  await expect(lost).toBeVisible();
  await expect.poll(() => loads).toBe(1);
  await expect(page).toHaveURL('/solicitante/movimientos');
  await expect(page).toHaveTitle('Movimientos - Solfondo');
  await expect(page.getByRole('navigation', { name: 'Ruta' })).toContainText('Movimientos');

  await page.getByRole('navigation', { name: 'Menú' }).getByText('Contratos').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contratos' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Menú' }).getByText('Movimientos').click();
  await expect.poll(() => loads, 'coming back tries once more').toBe(2);
  await expect(lost).toBeVisible();

  await page.getByRole('navigation', { name: 'Menú' }).getByText('Contratos').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contratos' })).toBeVisible();
  await page.unroute(code);
  await page.getByRole('navigation', { name: 'Menú' }).getByText('Movimientos').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Movimientos' })).toBeVisible();
  await expect.poll(() => loads).toBe(3);

  await test.step('the button of such a screen opens it', async () => {
    await page.route(code, (route) => route.abort());
    await page.goto('/solicitante/movimientos');
    await expect(lost).toBeVisible();
    await expect(page).toHaveTitle('Movimientos - Solfondo');
    await page.unroute(code);
    await page.getByRole('button', { name: 'Volver a cargar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Movimientos' })).toBeVisible();
  });

  await test.step('a palette whose code does not arrive leaves the frame and what was typed, and is tried again', async () => {
    const complaints = consoleErrorsOf(page);
    const palette = builtFile('src/shells/frame/Palette.tsx');
    await page.route(palette, (route) => route.abort());
    await page.goto('/solicitante/crear-proyecto/nuevo');
    await page.getByLabel('Calle y número').fill('Av. Juárez 14');
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByText('No pudimos abrir el buscador')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Menú' })).toBeVisible();
    await expect(page.getByLabel('Calle y número')).toHaveValue('Av. Juárez 14');
    expect(complaints).toEqual([]);

    await page.unroute(palette);
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('combobox', { name: 'Buscar o ir a…' })).toBeFocused();
  });
});

test('an area whose table of screens does not arrive reloads once, then offers a button', async ({
  page,
}) => {
  const email = await newApplicant(page);
  await signOut(page);
  const complaints = consoleErrorsOf(page);
  // A new release took it away since the page was loaded.
  const code = builtFile('src/screens/applicant.ts');
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
  await expect.poll(() => loads).toBe(1);
  expect(complaints).toEqual([]);

  await page.unroute(code);
  await page.getByRole('button', { name: 'Volver a cargar' }).click();
  await expect(page.getByRole('navigation', { name: 'Menú' })).toBeVisible();
});
