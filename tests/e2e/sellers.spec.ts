import { type Browser, expect, type Page, test } from '@playwright/test';
import { mailTo, signIn } from '@tests/support/portal';

const PASSWORD = 'Rayo-de-sol-47';
const seat = async (browser: Browser, width: number, height: number) =>
  (await browser.newContext({ viewport: { width, height } })).newPage();

/** Opens a seller's record from the list, and ends their access in favour of `successor`. */
async function dismiss(page: Page, name: string, successor: string) {
  await page.goto('/proveedor/vendedores');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'Dar de baja' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `¿Dar de baja a ${name}?` });
  const choice = dialog.getByRole('combobox', { name: 'Quién sigue con sus proyectos' });
  await choice.press('Enter');
  await page.getByTitle(successor, { exact: true }).last().click();
  await dialog.getByRole('button', { name: 'Dar de baja' }).press('Enter');
  await expect(page.getByText('cambió de manos', { exact: false })).toBeVisible();
  await expect(page.getByText('Dado de baja', { exact: true })).toBeVisible();
}

// One session a person: both stories are the same installer's.
test.describe.configure({ mode: 'serial' });

test('an installer invites an applicant, who makes the account on a telephone and is on the list', async ({
  browser,
}) => {
  const installer = await seat(browser, 1440, 900);
  await signIn(installer, 'instalador@demo.mx');
  await installer.goto('/proveedor/solicitantes');
  const name = `Olivia Vega ${Date.now()}`;
  const email = `olivia.${Date.now()}@ejemplo.mx`;
  await installer.getByRole('button', { name: 'Invitar solicitante' }).press('Enter');
  await installer.getByLabel('Nombre completo').fill(name);
  await installer.getByLabel('Correo electrónico').fill(email);
  await installer.keyboard.press('Enter');
  await expect(installer.getByText(`Invitación enviada a ${email}.`)).toBeVisible();
  await expect(installer.getByRole('button', { name: `Enviar de nuevo a ${name}` })).toBeVisible();

  const mail = await mailTo(email, /crear tu cuenta/);
  const link = /\/solicitante\/crear\/[\w-]+/.exec(mail)?.[0] ?? '';
  const guest = await seat(browser, 390, 844);
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'Crea tu cuenta de solicitante' })).toBeVisible();
  await expect(guest).toHaveURL(/\/solicitante\/crear\/[^/]{0,19}$/);
  await expect(guest.getByText('Soluciones Solares del Bajío')).toHaveCount(0);
  await guest.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await guest.getByRole('checkbox').press('Space');
  await guest.getByRole('button', { name: 'Crear mi cuenta' }).press('Enter');
  await expect(guest.getByRole('heading', { name: `Tu cuenta está lista, ${name}` })).toBeVisible();
  await signIn(guest, email, { password: PASSWORD });

  await installer.goto('/proveedor/solicitantes');
  await expect(installer.getByText('Cuenta creada')).toBeVisible();
  await expect(installer.getByRole('button', { name: `Enviar de nuevo a ${name}` })).toHaveCount(0);
  await expect(installer.getByText(name).first()).toBeVisible();
});

test('an installer invites a seller, who accepts on a telephone, takes over a project, and is out within seconds once removed', async ({
  browser,
}) => {
  const installer = await seat(browser, 1440, 900);
  await signIn(installer, 'instalador@demo.mx');
  await installer.goto('/proveedor/vendedores');
  const name = `Inés Vega ${Date.now()}`;
  const email = `ines.${Date.now()}@ejemplo.mx`;
  await installer.getByRole('button', { name: 'Invitar vendedor' }).press('Enter');
  await installer.getByLabel('Nombre completo').fill(name);
  await installer.getByLabel('Correo electrónico').fill(email);
  await installer.keyboard.press('Enter');
  await expect(installer.getByText(`Invitación enviada a ${email}.`)).toBeVisible();
  await expect(installer.getByRole('link', { name })).toBeVisible();

  const mail = await mailTo(email, /vendas sus proyectos/);
  const link = /\/activar-nuevo-vendedor\/[\w-]+/.exec(mail)?.[0] ?? '';
  const seller = await seat(browser, 390, 844);
  await seller.goto(link);
  await expect(
    seller.getByRole('heading', { name: 'Acepta tu invitación de vendedor' }),
  ).toBeVisible();
  await expect(seller).toHaveURL(/\/activar-nuevo-vendedor\/[^/]{0,19}$/);
  await expect(seller.getByText('Soluciones Solares del Bajío')).toHaveCount(0);
  await seller.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await seller.getByRole('button', { name: 'Aceptar invitación' }).click();
  const terms = seller.getByRole('checkbox');
  await expect(terms).toHaveAttribute('aria-invalid', 'true');
  await terms.press('Space');
  await seller.getByRole('button', { name: 'Aceptar invitación' }).press('Enter');
  await expect(
    seller.getByRole('heading', { name: 'Ya vendes para Soluciones Solares del Bajío' }),
  ).toBeVisible();
  await signIn(seller, email, { password: PASSWORD });
  await seller.goto('/proveedor/vendedores');
  await expect(seller).toHaveURL(/\/error/);

  await dismiss(installer, 'Paola Nava Solís', name);
  await seller.goto('/proveedor/mis-proyectos?q=Tom%C3%A1s');
  await expect(seller.getByText('Tomás Quiñones Arce').first()).toBeVisible();

  await dismiss(installer, name, 'Mi empresa');
  await expect(
    seller.getByText('Tu empresa te dio de baja como vendedor', { exact: false }),
  ).toBeVisible({ timeout: 5000 });

  await installer.goto('/proveedor/mis-proyectos?q=Tom%C3%A1s');
  await installer.getByRole('link', { name: /^SF-/ }).first().click();
  await expect(
    installer.getByText(`Lo tomó la empresa instaladora; lo llevaba ${name}.`),
  ).toBeVisible();
});
