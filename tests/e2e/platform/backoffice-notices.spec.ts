import { expect } from '@playwright/test';
import { expectAccessible } from '@tests/support/accessible';
import { STAFF } from '@tests/support/people';
import { signIn } from '@tests/support/portal';
import { test } from '@tests/support/story';

test('staff choose by which way each notice of the house reaches them', async ({ page }) => {
  await signIn(page, STAFF);
  await page.getByRole('menuitem', { name: 'Notificaciones' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notificaciones' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Avisos recibidos' })).toBeVisible();
  await page.getByRole('button', { name: 'Autorizaciones y banco' }).click();
  const box = page.getByRole('checkbox', { name: 'Autorización confirmada: En el portal' });
  await box.uncheck();
  await page.getByRole('button', { name: 'Guardar avisos' }).click();
  await expect(page.getByText('Información actualizada correctamente.').first()).toBeVisible();
  await page.reload();
  const kind = page.getByRole('checkbox', { name: 'Autorizaciones y banco: En el portal' });
  await expect(kind).toBeChecked({ indeterminate: true });
  await expectAccessible(page, 'notices of staff');
  await kind.check();
  await page.getByRole('button', { name: 'Guardar avisos' }).click();
  await expect(page.getByText('Información actualizada correctamente.').first()).toBeVisible();
});
