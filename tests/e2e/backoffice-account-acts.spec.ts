import { type Browser, expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@server/db/seed/accounts';
import { authorise } from '@tests/support/credit-screens';
import { newAdministrator } from '@tests/support/new-administrator';
import { giveSections, sessionOf } from '@tests/support/onboarded';
import { confirmIdentity, PASSWORD, register, STAFF, seat } from '@tests/support/people';
import { codeTo, mailTo, searchList, signIn, signInByHand } from '@tests/support/portal';
import { test } from '@tests/support/story';
import { authenticator } from 'otplib';

async function openPerson(page: Page, email: string) {
  await page.goto(`/backoffice/usuarios-y-permisos?q=${email}`);
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Acceso' })).toBeVisible();
}

/** Does what asks for its reason in a dialog, whose button is named as the one that opens it. */
async function act(page: Page, label: string, reason: string) {
  await page.getByRole('button', { name: label, exact: true }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'Motivo' });
  const button = dialog.getByRole('button', { name: label, exact: true });
  await button.click();
  await expect(dialog.getByLabel('Motivo')).toHaveAccessibleDescription(/obligatorio/);
  await dialog.getByLabel('Motivo').fill(reason);
  await button.click();
  return dialog;
}

/** Another of staff, by the product's calls beside the browser. */
const COLLEAGUE = 'soporte@demo.mx';

/** A colleague opens a session as a person, which is one of theirs. */
async function enterAs({ request }: Page, userId: string) {
  const call = await sessionOf(request, { email: COLLEAGUE, password: DEMO_PASSWORD });
  await call({ method: 'POST', url: '/api/v1/step-up/codes', body: {} });
  const code = await codeTo(COLLEAGUE);
  await call({ method: 'POST', url: '/api/v1/step-up', body: { code } });
  const body = { user_id: userId, reason: 'Pidió ayuda para ver sus documentos' };
  const minted = await call({ method: 'POST', url: '/api/v1/impersonations', body });
  const token = minted.json.path.replace('/preauth/', '');
  const opened = await request.post('/api/v1/impersonations/redeem', { data: { token } });
  expect(opened.status()).toBe(200);
}

/** The page of one of staff, at a browser of their own. */
async function staffAt(browser: Browser, email: string) {
  const staff = await seat(browser, STAFF);
  await openPerson(staff.page, email);
  return staff;
}

const activationTo = async (email: string) =>
  /\/activar-cuenta\/[\w-]+/.exec(await mailTo(email, /\/activar-cuenta\//, { once: true }))?.[0] ??
  '';

test('staff send another activation link: the earlier one has ended, and its person comes in by the new one', async ({
  browser,
}) => {
  const person = await browser.newPage();
  const email = `activa-${process.pid}-${Date.now()}@ejemplo.mx`;
  await person.request.post('/api/v1/registrations', {
    data: { type: 'client', full_name: 'Delia Ochoa Rueda', email, person_type: 1, terms: true },
  });
  const first = await activationTo(email);
  const staff = await staffAt(browser, email);
  await expect(staff.page.getByText('Todavía no ha elegido su contraseña.')).toBeVisible();
  const dialog = await act(staff.page, 'Enviar otro enlace', 'No le llegó el correo');
  await expect(dialog).toBeHidden();
  const second = await activationTo(email);
  expect(second).not.toBe(first);

  const activate = async (link: string) => {
    await person.goto(link);
    await person.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await person.getByRole('button', { name: 'Activar mi cuenta' }).click();
  };
  const active = person.getByRole('heading', { name: 'Tu cuenta está activa' });
  await activate(first);
  await expect(person.getByRole('alert').first()).toBeVisible();
  await expect(active).toHaveCount(0);
  await activate(second);
  await expect(active).toBeVisible();
  await staff.page.reload();
  await expect(staff.page.getByRole('button', { name: 'Enviar otro enlace' })).toHaveCount(0);
  await Promise.all([person.close(), staff.page.close()]);
});

test('who lost their telephone comes in with the password alone once staff took the second factor away', async ({
  browser,
}) => {
  const person = await browser.newPage();
  const email = `sintel-${process.pid}-${Date.now()}@ejemplo.mx`;
  await register(person, { name: 'Hugo Ibarra Luna', email, password: PASSWORD });
  await signIn(person, email, { password: PASSWORD, to: '/solicitante/perfil/seguridad/2fa' });
  await person.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await person.getByRole('button', { name: 'Empezar' }).click();
  await confirmIdentity({ page: person, email });
  const secret = (await person.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? '';
  const code = authenticator.generate(secret.replaceAll(' ', ''));
  await person.getByLabel('Código de 6 dígitos').fill(code);
  await person.getByRole('button', { name: 'Activar' }).click();
  await person.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(person.getByText(/^Activa desde el/)).toBeVisible();

  const staff = await staffAt(browser, email);
  const dialog = await act(
    staff.page,
    'Quitar la verificación',
    'Perdió su teléfono, la conocemos',
  );
  await confirmIdentity(staff);
  await expect(dialog).toBeHidden();
  await expect(
    staff.page.getByText('Inactiva: al entrar solo se pide la contraseña.'),
  ).toBeVisible();
  // Their open session has ended with it.
  await person.goto('/solicitante/contratos');
  await expect(person).toHaveURL(/\/login/);
  await signIn(person, email, { password: PASSWORD });
  await expect(person).toHaveURL(/\/solicitante\/inicio/);
  await Promise.all([person.close(), staff.page.close()]);
});

test('staff add a profile to an account, whose person finds it in their menu, and take it away again', async ({
  browser,
}) => {
  const person = await browser.newPage();
  const email = `dosperfiles-${process.pid}-${Date.now()}@ejemplo.mx`;
  const alma = { name: 'Alma Cortés Gil', email, password: PASSWORD };
  await register(person, alma);
  await giveSections(person.request, alma, ['bank_account']);
  const staff = await staffAt(browser, email);
  await staff.page.getByRole('button', { name: 'Agregar perfil' }).click();
  const dialog = staff.page.getByRole('dialog', { name: 'Agregar un perfil a Alma Cortés Gil' });
  await dialog.getByRole('button', { name: 'Agregar perfil' }).click();
  await expect(dialog.getByLabel('Motivo')).toHaveAccessibleDescription(/obligatorio/);
  await dialog.getByRole('radio', { name: 'Inversionista' }).check();
  await dialog.getByLabel('Motivo').fill('También quiere invertir');
  await dialog.getByRole('button', { name: 'Agregar perfil' }).click();
  await confirmIdentity(staff);
  await expect(dialog).toBeHidden();
  await expect(staff.page.getByRole('region', { name: 'Datos de la cuenta' })).toContainText(
    'Inversionista',
  );

  await signInByHand(person, email, { password: PASSWORD, role: 'Solicitante' });
  await person.getByRole('button', { name: /^Cuenta/ }).click();
  await person.getByRole('menuitem', { name: 'Cambiar de perfil: Inversionista' }).press('Enter');
  await expect(person).toHaveURL(/\/inversionista/);

  await staff.page.getByRole('button', { name: 'Quitar perfil' }).click();
  const removal = staff.page.getByRole('dialog', { name: 'Quitar un perfil a Alma Cortés Gil' });
  const reason = removal.getByLabel('Motivo');
  await reason.fill('Se agregó por error');
  // The bank account is the applicant's: that profile stays, and what was typed is there for the other.
  await removal.getByRole('radio', { name: 'Solicitante' }).check();
  await removal.getByRole('button', { name: 'Quitar perfil' }).click();
  await expect(
    removal.getByText('El perfil no se puede quitar: tiene o tuvo una cuenta bancaria.'),
  ).toBeVisible();
  await expect(reason).toHaveValue('Se agregó por error');
  await removal.getByRole('radio', { name: 'Inversionista' }).check();
  await removal.getByRole('button', { name: 'Quitar perfil' }).click();
  await expect(removal).toBeHidden();
  await expect(staff.page.getByRole('button', { name: 'Quitar perfil' })).toHaveCount(0);
  await person.goto('/inversionista/inicio');
  await expect(person.getByText('Nuestro equipo cerró tu sesión.')).toBeVisible();
  await signIn(person, email, { password: PASSWORD });
  await expect(person).toHaveURL(/\/solicitante/);
  await Promise.all([person.close(), staff.page.close()]);
});

test('staff correct how an installer is called, with the paper that proves it', async ({
  browser,
}) => {
  const person = await browser.newPage();
  const stamp = Date.now();
  const email = `razon-${process.pid}-${stamp}@ejemplo.mx`;
  const name = `Soles del Mayo ${stamp}`;
  await register(person, { name, email, password: PASSWORD }, 'supplier');
  const staff = await seat(browser, STAFF);
  const { page } = staff;
  await page.goto('/backoffice/proveedores');
  await searchList(page, email);
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Corregir nombre' }).click();
  const dialog = page.getByRole('dialog', { name: 'Corregir nombre' });
  const box = dialog.getByLabel('Nombre completo o razón social');
  await expect(box).toHaveValue(name);
  await box.fill(`${name}, S. A. de C. V.`);
  await dialog.getByRole('button', { name: 'Guardar nombre' }).click();
  const why = dialog.getByLabel('Motivo y documento que lo prueba');
  await expect(why).toHaveAccessibleDescription(/obligatorio/);
  await expect(box).toHaveValue(`${name}, S. A. de C. V.`);
  await why.fill('Como en su acta constitutiva.');
  await dialog.getByRole('button', { name: 'Guardar nombre' }).click();
  await confirmIdentity(staff);
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole('heading', { level: 1, name: `${name}, S. A. de C. V.` }),
  ).toBeVisible();
  expect(await mailTo(email, /Corregimos tus datos/)).toContain('S. A. de C. V.');
  await Promise.all([person.close(), page.close()]);
});

test('staff close all sessions of a person at once, also that of a colleague who acts as them, and send the link for another password', async ({
  browser,
}) => {
  const person = await browser.newPage();
  const email = `sesiones-${process.pid}-${Date.now()}@ejemplo.mx`;
  await register(person, { name: 'Lidia Robles Mena', email, password: PASSWORD });
  await signIn(person, email, { password: PASSWORD });
  const staff = await staffAt(browser, email);
  const { page } = staff;
  await expect(page.getByRole('button', { name: /^Cerrar la sesión en/ })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Cerrar todas' })).toHaveCount(0);
  await enterAs(page, new URL(page.url()).pathname.split('/').at(-1) ?? '');
  await page.reload();
  await expect(page.getByText('Acceso como usuario de Héctor Salinas Bravo')).toBeVisible();
  const dialog = await act(page, 'Cerrar todas', 'Entró alguien que no es ella');
  await confirmIdentity(staff);
  await expect(dialog).toBeHidden();
  await expect(page.getByText('No tiene sesiones abiertas.')).toBeVisible();
  await person.goto('/solicitante/contratos');
  await expect(person.getByText('Nuestro equipo cerró tu sesión.')).toBeVisible();

  await act(page, 'Enviar enlace para restablecer contraseña', 'Pide otra contraseña');
  await expect(page.getByText('El enlace va en camino al correo de la persona.')).toBeVisible();
  const mail = await mailTo(email, /\/password\/reset\//);
  await person.goto(/\/password\/reset\/[\w-]+/.exec(mail)?.[0] ?? '/');
  await person.getByLabel('Contraseña', { exact: true }).fill('Mezquite-Azul-91');
  await person.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(person.getByRole('heading', { name: 'Tu contraseña cambió' })).toBeVisible();
  await signIn(person, email, { password: 'Mezquite-Azul-91' });
});

test('two of staff take the backoffice away from a third, who is out at once and finds it closed', async ({
  browser,
  baseURL,
}) => {
  const third = await newAdministrator(browser, baseURL, `Saúl Mota ${Date.now()}`);
  const staff = await staffAt(browser, third.email);
  await act(staff.page, 'Quitar acceso', 'Deja el equipo');
  await confirmIdentity(staff);
  await expect(staff.page.getByText('En espera de otra persona', { exact: true })).toBeVisible();
  // Until a second person confirms it, nothing changed.
  await third.page.goto('/backoffice/cola-documentos');
  await expect(third.page.getByRole('heading', { level: 1 })).toBeVisible();

  const second = await seat(browser, COLLEAGUE, {
    to: '/backoffice/por-autorizar?outcome=waiting',
  });
  await authorise(second, 'Quitar el acceso al backoffice', () => confirmIdentity(second));
  await third.page.goto('/backoffice/inicio');
  await expect(third.page).toHaveURL(/\/login/);
  await staff.page.reload();
  await expect(staff.page.getByRole('region', { name: 'Acceso' })).toBeVisible();
  await expect(staff.page.getByText('Puede entrar al backoffice.')).toHaveCount(0);
});
