import { expect } from '@playwright/test';
import { bothHands, fits } from '@tests/support/hands';
import { givePhone } from '@tests/support/own-data';
import { confirmIdentity, newApplicant, PASSWORD } from '@tests/support/people';
import { mailTo, signInByHand, smsCodeTo, visit } from '@tests/support/portal';
import { test } from '@tests/support/story';

const linkIn = (mail: string) => /\/email-auth\/[\w-]+(\?acto=deshacer)?/.exec(mail)?.[0] ?? '/';
const ACCOUNT = '/solicitante/perfil/cuenta';

const [touch, keyboard] = bothHands;

test.describe(touch.way, () => {
  test.use(touch.device);

  test('a person changes their address, and the old mailbox takes it back', async ({ page }) => {
    const hands = touch.handsOf(page);
    const { press, fill } = hands;
    const email = await newApplicant(page, { to: ACCOUNT });
    const next = `otra-${email}`;
    await fill(page.getByLabel('Correo nuevo'), next);
    await press(page.getByRole('button', { name: 'Cambiar correo' }));
    await confirmIdentity({ page, email }, hands);
    await expect(page.getByText(`Enviamos un enlace a ${next}`)).toBeVisible();
    await fits(page);

    await page.goto(linkIn(await mailTo(next, /Confirma tu correo nuevo/)));
    await expect(page.getByRole('heading', { name: 'Confirma tu correo nuevo' })).toBeVisible();
    await expect(page).not.toHaveURL(/email-auth\/[\w-]{20}/);
    await fits(page);
    await press(page.getByRole('button', { name: 'Confirmar mi correo' }));
    await expect(page.getByRole('heading', { name: 'Tu correo cambió' })).toBeVisible();

    await page.goto(linkIn(await mailTo(email, /acto=deshacer/)));
    await press(page.getByRole('button', { name: 'Recuperar mi correo' }));
    await expect(page.getByRole('heading', { name: 'Recuperaste tu correo' })).toBeVisible();
    await page.goto(ACCOUNT);
    await expect(page).toHaveURL(/\/login/);
    await signInByHand(page, email, { password: PASSWORD, hands });
  });
});

for (const { way, device, handsOf } of bothHands) {
  test.describe(way, () => {
    test.use(device);

    test('a person keeps telephone, theme and notices as they want them', async ({ page }) => {
      const hands = handsOf(page);
      const { press, fill, check, uncheck } = hands;
      const email = await newApplicant(page, { to: ACCOUNT });
      await givePhone({ page, email }, hands);
      await expect(page.getByText('Aún no registras un teléfono.')).toHaveCount(0);
      await test.step('another number is given up, and stays to be mended', async () => {
        const digits = String(Date.now()).slice(-7);
        await fill(page.getByLabel('Teléfono nuevo'), `33 4${digits}`);
        await press(page.getByRole('button', { name: 'Enviar código' }));
        await expect(page.getByText('Vence en 2 minutos. Si no llega, cancela')).toBeVisible();
        // As a telephone does that throws the page away while its messages are read.
        await page.reload();
        await expect(
          page.getByText(/^Enviamos un código a 33 4\d{3} \d{4}\. Vence en/),
        ).toBeVisible();
        expect(await smsCodeTo(`+52334${digits}`)).toMatch(/^\d{6}$/);
        await press(page.getByRole('button', { name: 'Cancelar' }));
        const typed = new RegExp(`${digits.slice(-4)}$`);
        await expect(page.getByLabel('Teléfono nuevo')).toHaveValue(typed);
      });

      await check(page.getByRole('radio', { name: 'Oscuro', exact: true }));
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

      await visit(page, '/solicitante/perfil/notificaciones');
      const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
      const locked = box('Movimientos de dinero: Correo (obligatorio)');
      await expect(locked).toBeChecked();
      await expect(locked).toBeDisabled();
      const mail = box('Créditos y pagos: Correo');
      await expect(mail).toBeChecked();
      await uncheck(mail);
      await check(box('Créditos y pagos: Mensaje de texto'));
      await fill(page.getByLabel('Desde'), '22:00');
      await fill(page.getByLabel('Hasta'), '07:00');
      await fits(page);
      await press(page.getByRole('button', { name: 'Guardar avisos' }));
      await expect(page.getByText('Información actualizada correctamente.').first()).toBeVisible();
      await page.reload();
      await expect(mail).not.toBeChecked();
      await expect(box('Créditos y pagos: Mensaje de texto')).toBeChecked();
      await expect(page.getByLabel('Hasta')).toHaveValue('07:00');
    });
  });
}

test.describe(keyboard.way, () => {
  test.use(keyboard.device);

  test('a person registers their bank account, asks for their rights and a copy, and closes the account', async ({
    page,
  }) => {
    const hands = keyboard.handsOf(page);
    const { press, fill, choose } = hands;
    const email = await newApplicant(page, { to: ACCOUNT });
    await test.step('a bank account in their own name, and no other', async () => {
      await fill(page.getByLabel('CLABE'), '032180000118359719');
      await fill(page.getByLabel('Titular'), 'Otra Persona Cualquiera');
      await press(page.getByRole('button', { name: 'Guardar cuenta' }));
      const holder = page.getByLabel('Titular');
      await expect(holder).toHaveAccessibleDescription(/debe estar a tu nombre/);
      await fill(holder, 'Irene Marco Vega');
      await press(page.getByRole('button', { name: 'Guardar cuenta' }));
      await confirmIdentity({ page, email }, hands);
      const kept = page.getByRole('region', { name: 'Cuenta', exact: true });
      await expect(kept).toContainText('•••• 9719');
      await expect(kept).toContainText('Irene Marco Vega');
    });

    await test.step('a request that the law gives them, with the day of its answer', async () => {
      await choose(
        page.getByRole('combobox', { name: 'Qué pides' }),
        // Of the four the one to which closing the account is the answer; it waits for that of the others.
        'Cancelación: que dejen de usar y borren datos',
      );
      await fill(page.getByLabel('Explica tu solicitud'), 'Que borren lo que tienen de mí.');
      await press(page.getByRole('button', { name: 'Enviar solicitud' }));
      await expect(page.getByText('En curso', { exact: true })).toBeVisible();
      await expect(page.getByText(/Respondemos a más tardar el \d/)).toBeVisible();
      // It takes the focus once it is there.
      const receipt = page.getByRole('status', { name: 'Recibimos tu solicitud sobre tus datos' });
      await expect(receipt).toBeFocused();
    });

    await test.step('a copy of all that is kept of them', async () => {
      await press(page.getByRole('button', { name: 'Pedir mis datos' }));
      const ready = page.getByRole('button', { name: 'Descargar mis datos' });
      await expect(ready).toBeVisible();
      const download = page.waitForEvent('download');
      await press(ready);
      expect((await download).suggestedFilename()).toMatch(/\.json$/);
      await fits(page);
    });

    await test.step('the end, which their password confirms', async () => {
      await press(page.getByRole('button', { name: 'Quiero cerrar mi cuenta' }));
      await fill(page.getByLabel('Contraseña', { exact: true }), 'No-es-esta-77');
      await press(page.getByRole('button', { name: 'Cerrar mi cuenta para siempre' }));
      await expect(page.getByText('La contraseña no es correcta.')).toBeVisible();
      // Once.
      await expect(page.getByRole('alert').filter({ hasText: 'Información faltante' })).toHaveText(
        'Información faltante o incorrecta',
      );
      await fill(page.getByLabel('Contraseña', { exact: true }), PASSWORD);
      await press(page.getByRole('button', { name: 'Cerrar mi cuenta para siempre' }));
      await expect(page).toHaveURL(/\/login/);
      await expect(page.getByText('Tu cuenta está cerrada', { exact: false })).toBeVisible();
      await fill(page.getByLabel('Correo electrónico'), email);
      await fill(page.getByLabel('Contraseña', { exact: true }), PASSWORD);
      await press(page.getByRole('button', { name: 'Entrar', exact: true }));
      const refused = 'El correo o la contraseña no son correctos';
      await expect(page.getByRole('alert')).toContainText(refused);
    });
  });
});
