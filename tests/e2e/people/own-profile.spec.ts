import { expect, type Page } from '@playwright/test';
import { bothHands, fits } from '@tests/support/hands';
import { CURP, giveAddress, giveGeneral, giveOccupation, giveTax } from '@tests/support/own-data';
import { newApplicant, PASSWORD, register } from '@tests/support/people';
import { signIn, visit } from '@tests/support/portal';
import { test } from '@tests/support/story';

const tabs = ['Contacto', 'Banco', 'Beneficiarios', 'Fiscal', 'Contratos', 'General'];
let people = 0;

/** Somebody of another area than an applicant's, who enters at `to`. */
async function newcomer(page: Page, type: 'investor' | 'supplier', to: string) {
  people += 1;
  const email = `${type}-${process.pid}-${people}-${Date.now()}@ejemplo.mx`;
  await register(page, { name: 'Luz del Norte', email, password: PASSWORD }, type);
  await signIn(page, email, { password: PASSWORD, to });
}

const [touch, keyboard] = bothHands;

test.describe(touch.way, () => {
  test.use(touch.device);

  test('a person fills in who they are, where they live, their taxes and their occupation', async ({
    page,
  }) => {
    const hands = touch.handsOf(page);
    const { press } = hands;
    await newApplicant(page, { to: '/solicitante/perfil' });
    await expect(page.getByText('Te falta completar')).toBeVisible();
    await fits(page);
    await press(page.getByRole('link', { name: 'Editar: Datos generales' }));
    await giveGeneral(page, hands);
    await press(page.getByRole('button', { name: 'Editar: Domicilio' }));
    const dialog = page.getByRole('dialog', { name: 'Editar: Domicilio' });
    await giveAddress(page, hands);
    await expect(dialog).toBeHidden();

    await visit(page, '/solicitante/perfil');
    await expect(page.getByText('Polanco V Sección')).toBeVisible();
    await expect(page.getByText(CURP)).toBeVisible();
    await press(page.getByRole('link', { name: 'Editar: Perfil fiscal' }));
    await giveTax(page, hands);
    // What was chosen of a list is read whole, in as many lines as it needs.
    const regime = page.locator('.ant-select-selection-item', {
      hasText: '612 Personas Físicas',
    });
    await expect(regime).toBeVisible();
    await expect.poll(() => regime.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
    await visit(page, '/solicitante/perfil');
    await press(page.getByRole('link', { name: 'Editar: Actividad e ingresos' }));
    await giveOccupation(page, hands);
    await visit(page, '/solicitante/perfil');
    await expect(page.getByText('Panadera')).toBeVisible();
    await expect(page.getByText('Te falta completar')).toHaveCount(0);
    await fits(page);
  });

  test('an installer goes from its card to its data, and fills in who represents it', async ({
    page,
  }) => {
    const hands = touch.handsOf(page);
    await newcomer(page, 'supplier', '/proveedor/perfil');
    await hands.press(page.getByRole('main').locator('a[href$="/perfil/informacion"]'));
    await hands.press(page.getByRole('button', { name: 'Editar: Datos generales' }));
    const dialog = page.getByRole('dialog', { name: 'Editar: Datos generales' });
    await hands.fill(dialog.getByLabel('Representante legal'), 'Rosa Mora Téllez');
    await hands.fill(dialog.getByLabel('Cargo del representante'), 'Administradora única');
    await hands.fill(dialog.getByLabel('CURP del representante'), CURP);
    await hands.fill(dialog.getByLabel('Fecha de constitución'), '02/03/2015');
    await fits(page);
    await hands.press(dialog.getByRole('button', { name: 'Guardar cambios' }));
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Rosa Mora Téllez')).toBeVisible();

    // Who knows it too, as in its onboarding.
    await hands.press(page.getByRole('button', { name: 'Agregar referencia' }));
    const reference = page.getByRole('dialog', { name: 'Agregar referencia' });
    await fits(page);
    await hands.press(reference.getByRole('button', { name: 'Cancelar' }));
    await expect(reference).toBeHidden();

    // What it does is changed there too, and read on its card.
    const sells = page.getByRole('region', { name: 'Lo que vendes' });
    await hands.choose(
      sells.getByRole('combobox', { name: 'Tecnologías que vendes' }),
      'Paneles solares',
    );
    // The notice of the save before may still be there: this one is known by its answer.
    const saved = page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/api/v1/profile/work') && answer.request().method() === 'PUT',
    );
    await hands.press(sells.getByRole('button', { name: 'Guardar' }));
    expect((await saved).status()).toBe(200);
    await visit(page, '/proveedor/perfil');
    await expect(page.getByRole('main')).toContainText('Paneles solares');
  });
});

test.describe(keyboard.way, () => {
  test.use(keyboard.device);

  test('an investor goes through the tabs of the profile, and from one of them to where it is edited', async ({
    page,
  }) => {
    const hands = keyboard.handsOf(page);
    await newcomer(page, 'investor', '/inversionista/perfil');
    const list = page.getByRole('navigation', { name: 'Partes del perfil' });
    for (const tab of tabs) {
      const link = list.getByRole('link', { name: tab, exact: true });
      await hands.press(link);
      await expect(link).toHaveAttribute('aria-current', 'page');
      if (tab === 'Contratos') {
        await expect(page.getByRole('link', { name: 'Abrir' })).toHaveCount(2);
      }
      if (tab === 'Beneficiarios') {
        await expect(page.getByRole('button', { name: 'Agregar beneficiario' })).toBeVisible();
      }
      await fits(page);
    }
    await hands.press(list.getByRole('link', { name: 'Seguridad' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Seguridad' })).toBeVisible();
    await visit(page, '/inversionista/perfil/contacto');
    await hands.press(page.getByRole('link', { name: 'Editar: Domicilio' }));
    await expect(page).toHaveURL(/editar-perfil\/contacto$/);
    await giveAddress(page, hands);
    await expect(page.getByText('Información actualizada correctamente.').first()).toBeVisible();
  });
});
