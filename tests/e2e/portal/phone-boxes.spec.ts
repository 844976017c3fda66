import { expect } from '@playwright/test';
import { PHONE } from '@tests/support/hands';
import { newApplicant } from '@tests/support/people';
import { signIn } from '@tests/support/portal';
import { present } from '@tests/support/present';
import { expectInReach } from '@tests/support/reach';
import { test } from '@tests/support/story';

/* What one writes in and touches, on a telephone. */
test.use({ ...PHONE, isMobile: true });

test('a form is filled in: a calendar is seen whole, Escape keeps what was typed, and who refuses the camera chooses a photograph', async ({
  page,
}) => {
  await newApplicant(page, { to: '/solicitante/perfil/editar-general' });
  const birth = page.getByLabel('Fecha de nacimiento');
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    await birth.tap();
    const calendar = page.locator('.ant-picker-dropdown');
    await expect(calendar).toBeVisible();
    await expect(calendar).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(calendar).toBeHidden();
  }
  await expect(birth).toHaveAttribute('inputmode', 'numeric');
  // Digits alone are a day.
  await birth.fill('12031985');
  await page.getByLabel('CURP').tap();
  await expect(birth).toHaveValue('12/03/1985');

  await test.step('Escape closes the suggestions and keeps what was typed', async () => {
    await page.goto('/solicitante/crear-proyecto/nuevo');
    const neighbourhood = page.getByLabel('Colonia');
    await neighbourhood.fill('Americana');
    await neighbourhood.press('Escape');
    await page.getByLabel('Calle y número').tap();
    await expect(neighbourhood).toHaveValue('Americana');
  });

  await test.step('who does not let the camera be opened chooses among the photographs that they have', async () => {
    await page.goto('/solicitante/kyc');
    const front = page.getByRole('region', { name: 'Identificación oficial, frente' });
    await front.getByRole('button', { name: 'Usar la cámara' }).tap();
    await expect(front.getByRole('alert')).toContainText('elige una fotografía');
    // It would open the camera of the telephone and nothing else.
    await expect(front.getByLabel('Elegir una fotografía')).not.toHaveAttribute('capture');
    // They hold it already.
    await expect(page.getByRole('heading', { name: 'Seguir en tu teléfono' })).toHaveCount(0);
  });
});

test('what is small to see is touched around it', async ({ page }) => {
  await page.goto('/registro');
  const account = page.getByRole('link', { name: 'Ya tengo cuenta' });
  expect((await account.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await newApplicant(page);
  const star = page.getByRole('button', { name: 'Agregar a favoritos' });
  const { width } = present(await star.boundingBox());
  // Above it, where it stands once nothing moves it any more.
  await star.tap({ position: { x: width / 2, y: -4 } });
  await expect(page.getByRole('button', { name: 'Quitar de favoritos' })).toBeVisible();

  const search = await page.getByRole('button', { name: 'Buscar o ir a' }).boundingBox();
  expect(Math.min(search?.width ?? 0, search?.height ?? 0)).toBeGreaterThanOrEqual(44);

  // On a narrower telephone the header keeps all its tools whole.
  await page.setViewportSize({ width: 360, height: 800 });
  const header = page.getByRole('banner');
  for (const tool of ['Abrir menú', 'Buscar o ir a…', 'Favoritos', 'Avisos', 'Cuenta']) {
    await expect(async () => {
      const { x, width } = present(await header.getByRole('button', { name: tool }).boundingBox());
      expect(width, tool).toBeGreaterThanOrEqual(32);
      expect(x + width, tool).toBeLessThanOrEqual(360);
    }).toPass();
  }
});

test('how a figure is computed is asked by a mark lighter than the figure', async ({ page }) => {
  await signIn(page, 'programa@demo.mx', { to: '/programa/avance' });
  const help = page.getByRole('button', { name: 'Cómo se calcula: Pronóstico' });
  await expect(help.first()).toBeVisible();
  for (const mark of await help.all()) {
    expect((await mark.boundingBox())?.height).toBeLessThanOrEqual(24);
  }
  await expectInReach(page);
});

test.describe('in a narrow window without touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: false, isMobile: false });

  test('what orders a list is as high as the buttons beside it', async ({ page }) => {
    await newApplicant(page, { to: '/solicitante/contratos' });
    const heightOf = async (name: string) =>
      (await page.getByRole('button', { name }).boundingBox())?.height;
    const order = page.locator('.ant-select', {
      has: page.getByRole('combobox', { name: 'Ordenar' }),
    });
    await expect(order).toBeVisible();
    expect((await order.boundingBox())?.height).toBe(await heightOf('Columnas'));
  });
});
