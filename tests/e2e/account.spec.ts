import { expect, test } from '@playwright/test';
import { confirmIdentity, newApplicant, PASSWORD } from '@tests/support/people';
import { mailTo, signIn, smsCodeTo } from '@tests/support/portal';

test.use({ viewport: { width: 390, height: 844 } });

const linkIn = (mail: string) => /\/email-auth\/[\w-]+(\?acto=deshacer)?/.exec(mail)?.[0] ?? '/';

test('a person changes their address on a telephone, and the old mailbox takes it back', async ({
  page,
}) => {
  const email = await newApplicant(page);
  const next = `otra-${email}`;
  await page.goto('/solicitante/perfil/cuenta');
  await page.getByLabel('Correo nuevo').fill(next);
  await page.getByRole('button', { name: 'Cambiar correo' }).click();
  await confirmIdentity({ page, email });
  await expect(page.getByText(`Enviamos un enlace a ${next}`)).toBeVisible();

  await page.goto(linkIn(await mailTo(next, /Confirma tu correo nuevo/)));
  await expect(page.getByRole('heading', { name: 'Confirma tu correo nuevo' })).toBeVisible();
  await expect(page).not.toHaveURL(/email-auth\/[\w-]{20}/);
  await page.getByRole('button', { name: 'Confirmar mi correo' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Tu correo cambió' })).toBeVisible();

  await page.goto(linkIn(await mailTo(email, /acto=deshacer/)));
  await page.getByRole('button', { name: 'Recuperar mi correo' }).click();
  await expect(page.getByRole('heading', { name: 'Recuperaste tu correo' })).toBeVisible();
  await page.goto('/solicitante/perfil/cuenta');
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, email, { password: PASSWORD });
});

test('a person confirms their telephone with the code that it was sent', async ({ page }) => {
  const email = await newApplicant(page);
  const digits = String(Date.now()).slice(-7);
  await page.goto('/solicitante/perfil/cuenta');
  await page.getByLabel('Teléfono nuevo').fill(`33 3${digits}`);
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await confirmIdentity({ page, email });
  const code = page.getByLabel('Código de 6 dígitos');
  await expect(page.getByText('Vence en 2 minutos. Si no llega, cancela')).toBeVisible();
  const [one = '', two = ''] = (await smsCodeTo(`+52333${digits}`)).match(/\d{3}/g) ?? [];
  await code.pressSequentially(`${one} ${two}`);
  await page.getByRole('button', { name: 'Guardar teléfono' }).click();
  await expect(page.getByText('Confirmado', { exact: true })).toBeVisible();
  await expect(page.getByText('Aún no registras un teléfono.')).toHaveCount(0);

  await page.getByLabel('Teléfono nuevo').fill(`33 4${digits}`);
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(code).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByLabel('Teléfono nuevo')).toHaveValue(new RegExp(`${digits.slice(-4)}$`));
});

test('a theme chosen in the account is the one shown', async ({ page }) => {
  await newApplicant(page);
  await page.goto('/solicitante/perfil/cuenta');
  await page.getByRole('radio', { name: 'Oscuro', exact: true }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a person chooses their notices: those of the law are locked, the others are kept', async ({
  page,
}) => {
  await newApplicant(page);
  await page.goto('/solicitante/perfil/notificaciones');
  const locked = page.getByRole('checkbox', {
    name: 'Movimientos de dinero: Correo (obligatorio)',
  });
  await expect(locked).toBeChecked();
  await expect(locked).toBeDisabled();
  await expect(
    page.getByRole('checkbox', { name: 'Créditos y pagos: Mensaje de texto' }),
  ).toBeDisabled();
  const mail = page.getByRole('checkbox', { name: 'Créditos y pagos: Correo' });
  await mail.uncheck();
  await page.getByLabel('Desde').fill('22:00');
  await page.getByLabel('Hasta').fill('07:00');
  await page.getByRole('button', { name: 'Guardar avisos' }).click();
  await expect(page.getByText('Información actualizada correctamente.').first()).toBeVisible();
  await page.reload();
  await expect(mail).not.toBeChecked();
  await expect(page.getByLabel('Hasta')).toHaveValue('07:00');
});
