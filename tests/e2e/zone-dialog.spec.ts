import { expect, type Locator } from '@playwright/test';
import { signIn } from '@tests/support/portal';
import { test } from '@tests/support/story';

test('the municipalities of a new zone are offered as wide as their field on a telephone, however soon they are opened', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'programa@demo.mx', { to: '/programa/catalogo-zonas-y-regiones' });
  await page.getByRole('button', { name: 'Agregar zona' }).press('Enter');
  const field = page.getByRole('combobox', { name: 'Municipios' });
  // As who does not wait for the dialog to be drawn.
  await field.press('ArrowDown');
  const list = page.locator('.ant-select-dropdown');
  await expect(list).toBeVisible();
  const box = page.locator('[role="dialog"] .ant-select').filter({ has: field });
  const widthOf = async (shown: Locator) => Math.round((await shown.boundingBox())?.width ?? 0);
  await expect.poll(() => widthOf(list)).toBe(await widthOf(box));
});
