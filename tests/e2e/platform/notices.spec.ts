import { expect } from '@playwright/test';
import { expectAccessible } from '@tests/support/accessible';
import { bothHands, fits } from '@tests/support/hands';
import { aPerson, newApplicant, PASSWORD, seat } from '@tests/support/people';
import { signIn } from '@tests/support/portal';
import { tellsBeside } from '@tests/support/slot';
import { test } from '@tests/support/story';

for (const { way, device, handsOf } of bothHands) {
  test(`a notice is chosen by itself or with its kind, ${way}`, async ({ browser }) => {
    const page = await (await browser.newContext(device)).newPage();
    const { press, check, uncheck } = handsOf(page);
    await newApplicant(page, { to: '/solicitante/perfil/notificaciones' });
    const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
    const save = page.getByRole('button', { name: 'Guardar avisos' });
    const kind = box('Créditos y pagos: Correo');
    await expect(kind).toBeChecked();
    await expect(box('Contraoferta: Correo')).toBeHidden();
    const opener = page.getByRole('button', { name: 'Créditos y pagos' });
    await press(opener);
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await uncheck(box('Contraoferta: Correo'));
    await expect(kind).toBeChecked({ indeterminate: true });
    await fits(page);
    await expectAccessible(page, 'notices');
    await tellsBeside(page, 'Información actualizada correctamente.', { button: save, press });

    await page.reload();
    await expect(kind).toBeChecked({ indeterminate: true });
    await press(opener);
    await expect(box('Contraoferta: Correo')).not.toBeChecked();
    await expect(box('Solicitud aprobada: Correo')).toBeChecked();
    // It has no list of the portal, and so no other way.
    await expect(box('Enlace a la encuesta: Correo (obligatorio)')).toBeDisabled();
    await check(kind);
    await expect(box('Contraoferta: Correo')).toBeChecked();
    await uncheck(kind);
    await expect(box('Solicitud aprobada: Correo')).not.toBeChecked();
    await press(page.getByRole('button', { name: 'Seguridad de tu cuenta' }));
    await expect(box('Cambio de contraseña: Correo (obligatorio)')).toBeDisabled();
    // As a screen of 1280 px that is seen four times as large.
    await page.setViewportSize({ width: 320, height: 844 });
    await fits(page);
    await page.context().close();
  });
}

test('the bell counts what was not read, and leads to all that it ever told', async ({
  page,
  browser,
}) => {
  const { email } = await aPerson(page);
  const first = await seat(browser, email, { password: PASSWORD });
  await first.page.context().close();
  await signIn(page, email, { password: PASSWORD });
  const bell = page.getByRole('button', { name: /^Avisos/ });
  await expect(bell).toHaveAccessibleName('Avisos: 1 aviso sin leer');
  await bell.click();
  await page.getByRole('link', { name: 'Ver todos' }).click();
  await expect(page).toHaveURL(/\/solicitante\/perfil\/notificaciones#recibidos$/);
  const received = page.getByRole('region', { name: 'Avisos recibidos' });
  await expect(received).toBeInViewport();
  const row = received.getByRole('row').filter({ hasText: 'otro dispositivo' });
  await expect(row).toContainText('Sin leer');
  await received.getByRole('button', { name: 'Marcar todos como leídos' }).click();
  await expect(row).toContainText('Leído');
  await expect(bell).toHaveAccessibleName('Avisos');
});
