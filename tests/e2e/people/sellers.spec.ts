import { type Browser, expect, type Page } from '@playwright/test';
import { onboardSeller } from '@tests/support/agent-onboarding';
import { review } from '@tests/support/credit-screens';
import { byKeyboard, byTouch, type Hands, PHONE } from '@tests/support/hands';
import { inLetters } from '@tests/support/in-letters';
import { giveByHand } from '@tests/support/onboarding-parts';
import { CURP } from '@tests/support/own-data';
import { type Seat, STAFF, seat } from '@tests/support/people';
import { mailTo, signIn } from '@tests/support/portal';
import { test } from '@tests/support/story';

// A seller of the demo is dismissed.
test.use({ ownWorld: true });

const PASSWORD = 'Rayo-de-sol-47';
const atDesk = async (browser: Browser) => {
  const viewport = { width: 1440, height: 900 };
  const page = await (await browser.newContext({ viewport })).newPage();
  return { page, keys: byKeyboard(page) };
};
const onTelephone = async (browser: Browser) => {
  const page = await (await browser.newContext(PHONE)).newPage();
  return { page, hand: byTouch(page) };
};

/** Opens a seller's record from the list, and ends their access in favour of `successor`. */
async function dismiss(page: Page, hands: Hands, name: string, successor: string) {
  await page.goto('/proveedor/vendedores');
  await hands.press(page.getByRole('link', { name }));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await hands.press(page.getByRole('button', { name: 'Dar de baja' }));
  const dialog = page.getByRole('dialog', { name: `¿Dar de baja a ${name}?` });
  const choice = dialog.getByRole('combobox', { name: 'Quién sigue con sus proyectos' });
  await hands.choose(choice, successor);
  await hands.press(dialog.getByRole('button', { name: 'Dar de baja' }));
  await expect(page.getByText('cambió de manos', { exact: false })).toBeVisible();
  await expect(page.getByText('Dado de baja', { exact: true })).toBeVisible();
}

/** Who a seller is, with their telephone and photographs; left in the middle, and taken up where it was. */
async function giveIdentity({ page, email, name, hand }: Seat & { name: string; hand: Hands }) {
  const who = { page, email, name, kind: 'individual', hands: hand } as const;
  const lacks = (what: string) =>
    expect(page.getByText(`En este paso falta: ${what}.`)).toBeVisible();
  await lacks('tus datos, confirmar tu teléfono, las fotografías de tu identificación');
  await giveByHand.profile(who);
  await lacks('confirmar tu teléfono, las fotografías de tu identificación');
  await page.goto('/proveedor/inicio');
  await expect(page.getByText('Paso 1 de 4 · Identidad')).toBeVisible();
  await lacks('confirmar tu teléfono, las fotografías de tu identificación');
  await hand.press(page.getByRole('link', { name: 'Empezar' }));
  await expect(page.getByLabel('CURP')).toHaveValue(CURP);
  await giveByHand.phone(who);
  await expect(page.getByRole('button', { name: 'Continuar', exact: true })).toBeDisabled();
  await giveByHand.identity_photos(who);
}

/** Staff look at the photographs of a seller and verify each, which their own page then says. */
async function verifyIdentity(seller: Page, browser: Browser, name: string) {
  const staff = await seat(browser, STAFF);
  for (const photo of [
    'Identificación oficial, frente',
    'Identificación oficial, reverso',
    'Fotografía del rostro',
  ]) {
    await review(staff, name, photo, 'verify');
  }
  await staff.page.close();
  await seller.goto('/agente-onboarding?paso=1');
  const own = seller.getByRole('region', { name: 'Fotografías de tu identidad' });
  // Of the whole, and of each.
  await expect(own.getByText('Verificada', { exact: true }).first()).toBeVisible();
  await expect(own.getByText('En revisión')).toHaveCount(0);
}

// One session a person: both stories are the same installer's.
test.describe.configure({ mode: 'serial' });

test('an installer invites an applicant, who makes the account by keyboard alone and is on the list', async ({
  browser,
}) => {
  const { page: installer, keys } = await atDesk(browser);
  await signIn(installer, 'instalador@demo.mx', { to: '/proveedor/solicitantes' });
  const name = `Olivia Vega ${inLetters(Date.now())}`;
  const email = `olivia.${Date.now()}@ejemplo.mx`;
  await keys.press(installer.getByRole('button', { name: 'Invitar solicitante' }));
  await keys.fill(installer.getByLabel('Nombre completo'), name);
  await keys.fill(installer.getByLabel('Correo electrónico'), email);
  await installer.keyboard.press('Enter');
  await expect(installer.getByText(`Invitación enviada a ${email}.`)).toBeVisible();
  await expect(installer.getByRole('button', { name: `Enviar de nuevo a ${name}` })).toBeVisible();

  const mail = await mailTo(email, /crear tu cuenta/);
  const link = /\/solicitante\/crear\/[\w-]+/.exec(mail)?.[0] ?? '';
  // By touch it is made in `from-empty`.
  const { page: guest, keys: hand } = await atDesk(browser);
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'Crea tu cuenta de solicitante' })).toBeVisible();
  await expect(guest).toHaveURL(/\/solicitante\/crear\/[^/]{0,19}$/);
  await expect(guest.getByText('Soluciones Solares del Bajío')).toHaveCount(0);
  await hand.press(guest.getByRole('button', { name: 'Ver quién me invita' }));
  await expect(guest.getByText('Te invita Soluciones Solares del Bajío.')).toContainText(name);
  await hand.fill(guest.getByLabel('Contraseña', { exact: true }), PASSWORD);
  await hand.check(guest.getByRole('checkbox'));
  await hand.press(guest.getByRole('button', { name: 'Crear mi cuenta' }));
  await expect(guest.getByRole('heading', { name: `Tu cuenta está lista, ${name}` })).toBeVisible();
  await signIn(guest, email, { password: PASSWORD });

  await installer.goto('/proveedor/solicitantes');
  // Among the invitations, and among the applicants.
  const rows = installer.getByRole('row').filter({ hasText: name });
  await expect(rows.filter({ hasText: email })).toContainText('Cuenta creada');
  await expect(rows).toHaveCount(2);
  await expect(installer.getByRole('button', { name: `Enviar de nuevo a ${name}` })).toHaveCount(0);
});

test('an installer invites a seller, who accepts on a telephone, takes over a project, and is out within seconds once removed', async ({
  browser,
}) => {
  // A telephone with a keyboard: who is sent away is sent so once with each.
  const { page: installer, hand: finger } = await onTelephone(browser);
  const keys = byKeyboard(installer);
  await signIn(installer, 'instalador@demo.mx', { to: '/proveedor/vendedores' });
  const name = `Inés Vega ${inLetters(Date.now())}`;
  const email = `ines.${Date.now()}@ejemplo.mx`;
  await keys.press(installer.getByRole('button', { name: 'Invitar vendedor' }));
  await keys.fill(installer.getByLabel('Nombre completo'), name);
  await keys.fill(installer.getByLabel('Correo electrónico'), email);
  await installer.keyboard.press('Enter');
  await expect(installer.getByText(`Invitación enviada a ${email}.`)).toBeVisible();
  await expect(installer.getByRole('link', { name })).toBeVisible();

  const mail = await mailTo(email, /vendas sus proyectos/);
  const link = /\/activar-nuevo-vendedor\/[\w-]+/.exec(mail)?.[0] ?? '';
  const { page: seller, hand } = await onTelephone(browser);
  await seller.goto(link);
  await expect(
    seller.getByRole('heading', { name: 'Acepta tu invitación de vendedor' }),
  ).toBeVisible();
  await expect(seller).toHaveURL(/\/activar-nuevo-vendedor\/[^/]{0,19}$/);
  await expect(seller.getByText('Soluciones Solares del Bajío')).toHaveCount(0);
  await hand.press(seller.getByRole('button', { name: 'Ver quién me invita' }));
  await expect(seller.getByText('Te invita Soluciones Solares del Bajío.')).toContainText(name);
  await hand.fill(seller.getByLabel('Contraseña', { exact: true }), PASSWORD);
  await hand.press(seller.getByRole('button', { name: 'Aceptar invitación' }));
  const terms = seller.getByRole('checkbox');
  await expect(terms).toHaveAttribute('aria-invalid', 'true');
  await hand.check(terms);
  await hand.press(seller.getByRole('button', { name: 'Aceptar invitación' }));
  await expect(
    seller.getByRole('heading', { name: 'Ya vendes para Soluciones Solares del Bajío' }),
  ).toBeVisible();
  await signIn(seller, email, { password: PASSWORD });
  await onboardSeller(seller, hand, () => giveIdentity({ page: seller, email, name, hand }));
  await verifyIdentity(seller, browser, name);
  await seller.goto('/proveedor/vendedores');
  await expect(seller).toHaveURL(/\/error/);

  await dismiss(installer, keys, 'Paola Nava Solís', name);
  await seller.goto('/proveedor/mis-proyectos?q=Tom%C3%A1s');
  await expect(seller.getByText('Tomás Quiñones Arce').first()).toBeVisible();

  await dismiss(installer, finger, name, 'Yo, como instalador');
  await expect(seller.getByText('Te dieron de baja como vendedor', { exact: false })).toBeVisible({
    timeout: 5000,
  });

  await installer.goto('/proveedor/mis-proyectos?q=Tom%C3%A1s');
  await keys.press(installer.getByRole('link', { name: /^SF-/ }).first());
  await expect(
    installer.getByText(`Lo tomó la empresa instaladora; lo llevaba ${name}.`),
  ).toBeVisible();
});
