import { expect, type Page } from '@playwright/test';
import { demoPdf } from '@server/db/seed/demo-files';
import { review } from '@tests/support/credit-screens';
import { onboardCompany } from '@tests/support/onboarded';
import {
  confirmIdentity,
  PASSWORD,
  pickedFile,
  register,
  STAFF,
  seat,
} from '@tests/support/people';
import { searchList, signIn } from '@tests/support/portal';
import { sendFile } from '@tests/support/slot';
import { test } from '@tests/support/story';

const guarded = '/proveedor/solicitantes';
const papers = ['Identificación oficial', 'Acta constitutiva', 'Poder notarial'];

/** Decides by keyboard, with a reason; once the dialog before is gone, whose answer may come after others read of it. */
async function decide(page: Page, label: string, reason: string, says = '') {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: label, exact: true }).press('Enter');
  await expect(dialog).toContainText(says);
  await dialog.getByLabel('Motivo').fill(reason);
  await dialog.getByRole('button', { name: label }).press('Enter');
}

test('an installer uploads its papers and asks to be verified, and the session that it has open follows what staff decide', async ({
  browser,
}) => {
  const stamp = Date.now();
  const name = `Soles de Colima ${stamp}`;
  const email = `soles-${stamp}@ejemplo.mx`;
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await phone.newPage();
  await register(page, { name, email, password: PASSWORD }, 'supplier');
  await signIn(page, email, { password: PASSWORD });
  const own = page.getByRole('region', { name: 'Verificación de tu empresa' });

  const staff = await seat(browser, STAFF, { to: '/backoffice/proveedores' });
  await test.step('suspended before its onboarding is finished, it reads so and why on its first screen', async () => {
    await searchList(staff.page, email);
    await staff.page.getByRole('link', { name }).click();
    await decide(staff.page, 'Suspender', 'Queja de un cliente');
    await expect(own.getByText(/Motivo: Queja de un cliente/)).toBeVisible();
    await decide(staff.page, 'Levantar suspensión', 'La queja se resolvió');
    await expect(own).toHaveCount(0);
    await staff.page.goto('/backoffice/inicio');
  });

  await test.step('what is missing is said, with the way to it; the request opens once it is there', async () => {
    // The home says it from the step on at which the section shows; the way there is open before.
    await expect(page.getByText('Tu alta no está completa')).toBeVisible();
    await expect(own).toHaveCount(0);
    await page.goto('/proveedor/onboarding/completar-perfil');
    await expect(own.getByText(`Faltan 3 documentos: ${papers.join(', ')}.`)).toBeVisible();
    await expect(
      own.getByText(/^Cuando termines tu alta .* pide aquí tu verificación/),
    ).toBeVisible();
    await expect(own.getByRole('button', { name: 'Pedir verificación' })).toHaveCount(0);
    for (const paper of papers) {
      const slot = page.getByRole('article', { name: paper, exact: true });
      await sendFile(
        slot,
        pickedFile('copia.pdf', 'application/pdf', await demoPdf(paper, [name])),
      );
      await expect(slot.getByText('Pendiente de validación')).toBeVisible();
    }
    await expect(page.getByText('Paso 1 de 10 · Datos de la empresa')).toBeVisible();
    await expect(own.getByRole('button', { name: 'Pedir verificación' })).toHaveCount(0);
    await onboardCompany(page.request, { email, password: PASSWORD });
    // The steps were taken in a session of their own, which ended this one.
    await signIn(page, email, { password: PASSWORD });
    await own.getByRole('link', { name: 'Ver mis documentos' }).press('Enter');
    await expect(page).toHaveURL('/proveedor/onboarding/completar-perfil');
    // The home, which has the same button, stays until this page is there.
    await expect(page.getByRole('heading', { level: 1, name: 'Completar perfil' })).toBeVisible();
    await expect(page.getByText('Tu alta no está completa')).toHaveCount(0);
    await own.getByRole('button', { name: 'Pedir verificación' }).press('Enter');
    const sure = page.getByRole('dialog', { name: '¿Pedir la verificación de tu empresa?' });
    await sure.getByRole('button', { name: 'Pedir verificación' }).press('Enter');
    await expect(own.getByText(/^Solicitada el/)).toBeVisible();
    // Who has asked is not told to ask.
    await page.goto('/instalador-onboarding');
    await expect(page.getByText('Tu alta está completa')).toBeVisible();
    await expect(page.getByText(/^Puedes revisar o corregir/)).toBeVisible();
  });

  await test.step('staff find who waits, and cannot verify it before its papers are', async () => {
    await staff.page.getByRole('link', { name: /^Instaladores por verificar/ }).click();
    await searchList(staff.page, email);
    await staff.page.getByRole('link', { name }).click();
    await expect(staff.page.getByRole('heading', { name })).toBeVisible();
    await expect(
      staff.page.getByRole('region', { name: 'Su trabajo, según el instalador' }),
    ).toContainText('Paneles para casas y comercios del centro.');
    await decide(staff.page, 'Verificar', 'Referencias confirmadas por teléfono');
    await confirmIdentity(staff);
    await expect(
      staff.page.getByText(`Antes de verificarla falta validar: ${papers.join(', ')}.`),
    ).toBeVisible();
    for (const paper of papers) await review(staff, name, paper, 'verify');
  });

  await test.step('what is rarer waits in a menu, and that a colleague was faster is said', async () => {
    await staff.page.goto('/backoffice/proveedores');
    await searchList(staff.page, email);
    await staff.page.getByRole('link', { name }).click();
    await expect(staff.page.getByRole('button', { name: 'Suspender' })).toHaveCount(0);
    await staff.page.getByRole('button', { name: 'Más decisiones' }).press('Enter');
    // The arrows go through the menu from where it was opened.
    await expect(staff.page.getByRole('menuitem', { name: 'Cambiar nivel' })).toBeFocused();
    await staff.page.keyboard.press('Enter');
    const level = staff.page.getByRole('dialog', { name: `Nivel de ${name}` });
    await expect(level.getByLabel('Motivo')).toBeVisible();
    await level.getByRole('button', { name: 'Cancelar' }).press('Enter');
    await expect(level).toBeHidden();
    await staff.page.getByRole('button', { name: 'Permitir proyectos' }).press('Enter');
    const stale = staff.page.getByRole('dialog');
    await stale.getByLabel('Motivo').fill('Puede ir preparando proyectos');
    // A colleague is faster: what they decide is done before what is sent here.
    await staff.page.route('**/project-approval', async (route) => {
      const headers = { ...route.request().headers(), 'idempotency-key': crypto.randomUUID() };
      await route.fetch({ headers });
      await route.continue();
    });
    await stale.getByRole('button', { name: 'Permitir proyectos' }).press('Enter');
    await expect(
      stale.getByText(/Solo se le permite preparar proyectos a una empresa registrada/),
    ).toBeVisible();
    await stale.getByRole('button', { name: 'Cancelar' }).press('Enter');
  });

  await page.goto(guarded);
  await expect(page).toHaveURL('/proveedor/inicio');
  await staff.page.goto('/backoffice/proveedores');
  await searchList(staff.page, email);
  await staff.page.getByRole('link', { name }).click();

  await test.step('verified: its guarded screens open without signing in again', async () => {
    await decide(
      staff.page,
      'Verificar',
      'Referencias confirmadas por teléfono',
      '2 referencias no están verificadas: ',
    );
    await expect(staff.page.getByText('La empresa está verificada.')).toBeVisible();
    await expect(
      staff.page
        .getByRole('region', { name: 'Decisiones' })
        .getByText('Prepara proyectos → Verificado · Referencias confirmadas por teléfono'),
    ).toBeVisible();
    await expect(page.getByText('Proyectos por estado')).toBeVisible();
    await page.getByRole('button', { name: 'Abrir menú' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Solicitantes' }).press('Enter');
    await expect(page).toHaveURL(guarded);
    await expect(page.getByRole('heading', { name: 'Solicitantes' })).toBeVisible();
  });

  await test.step('suspended: the guarded screen that is open closes, with the reason on the first one', async () => {
    await decide(staff.page, 'Suspender', 'Quejas de clientes sin resolver');
    await expect(staff.page.getByText(/^Suspendida desde el/)).toBeVisible();
    await expect(page).toHaveURL('/proveedor/inicio');
    await expect(own.getByText(/Motivo: Quejas de clientes sin resolver/)).toBeVisible();
    await expect(page.getByText('Proyectos por estado')).toBeVisible();
    await decide(staff.page, 'Levantar suspensión', 'Las quejas se resolvieron');
    await expect(own).toHaveCount(0);
  });
  await Promise.all([phone.close(), staff.page.context().close()]);
});
