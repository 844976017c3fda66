import { type Browser, expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@server/db/seed/accounts';
import type { Caller } from '@tests/support/api';
import { waits } from '@tests/support/credit-screens';
import { giveSections, sessionOf } from '@tests/support/onboarded';
import { confirmIdentity, PASSWORD, register, STAFF, seat } from '@tests/support/people';
import { codeTo, mailTo, signIn, signInByHand } from '@tests/support/portal';
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

/** Confirms a session with the code that comes by mail. */
async function stepUp(call: Caller, email: string) {
  await call({ method: 'POST', url: '/api/v1/step-up/codes', body: {} });
  const code = await codeTo(email);
  const confirmed = await call({ method: 'POST', url: '/api/v1/step-up', body: { code } });
  expect(confirmed.status).toBe(200);
}

/** A colleague opens a session as a person, which is one of theirs. */
async function enterAs({ request }: Page, userId: string) {
  const call = await sessionOf(request, { email: COLLEAGUE, password: DEMO_PASSWORD });
  await stepUp(call, COLLEAGUE);
  const body = { user_id: userId, reason: 'Pidió ayuda para ver sus documentos' };
  const minted = await call({ method: 'POST', url: '/api/v1/impersonations', body });
  const token = minted.json.path.replace('/preauth/', '');
  const opened = await request.post('/api/v1/impersonations/redeem', { data: { token } });
  expect(opened.status()).toBe(200);
}

/** A person opens a session and gives their account a second factor. */
async function enrolSecondFactor({ request }: Page, email: string) {
  const call = await sessionOf(request, { email, password: PASSWORD });
  await stepUp(call, email);
  const enrolments = '/api/v1/second-factor/enrolments';
  const enrolment = await call({
    method: 'POST',
    url: enrolments,
    body: { password: PASSWORD },
  });
  const code = authenticator.generate(enrolment.json.secret);
  const body = { code };
  const enrolled = await call({ method: 'POST', url: `${enrolments}/confirm`, body });
  expect(enrolled.status).toBe(200);
}

/** The page of one of staff, at a browser of their own. */
async function staffAt(browser: Browser, email: string) {
  const staff = await seat(browser, STAFF);
  await openPerson(staff.page, email);
  return staff;
}

const activationTo = async (email: string) =>
  /\/activar-cuenta\/([\w-]+)/.exec(await mailTo(email, /\/activar-cuenta\//, { once: true }))?.[1];

test('staff reissue an activation link, reset the second factor, close sessions, send a password link, correct a name and revoke access', async ({
  browser,
}) => {
  const stamp = Date.now();
  const email = `actos-${process.pid}-${stamp}@ejemplo.mx`;
  const name = `Soles del Mayo ${stamp}`;
  const staff = await seat(browser, STAFF);
  const { page } = staff;
  await page.request.post('/api/v1/registrations', {
    data: { type: 'supplier', full_name: name, email, person_type: 0, terms: true },
  });
  const first = await activationTo(email);
  await openPerson(page, email);

  await test.step('another activation link', async () => {
    await expect(page.getByText('Todavía no ha elegido su contraseña.')).toBeVisible();
    const dialog = await act(page, 'Enviar otro enlace', 'No le llegó el correo');
    await expect(dialog).toBeHidden();
    const token = await activationTo(email);
    expect(token).not.toBe(first);
    const data = { token, password: PASSWORD };
    const activated = await page.request.post('/api/v1/activations/redeem', { data });
    expect(await activated.json()).toEqual({ ok: true });
  });

  await test.step('the second factor', async () => {
    await enrolSecondFactor(page, email);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Cerrar la sesión en/ })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Cerrar todas' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Enviar otro enlace' })).toHaveCount(0);
    const dialog = await act(page, 'Quitar la verificación', 'Perdió su teléfono, la conocemos');
    await confirmIdentity(staff);
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Inactiva: al entrar solo se pide la contraseña.')).toBeVisible();
  });

  await test.step('all sessions, also that of a colleague who acts as the person', async () => {
    const call = await sessionOf(page.request, { email, password: PASSWORD });
    expect((await call({ url: '/api/v1/users/getRgUserInfo' })).status).toBe(200);
    await enterAs(page, new URL(page.url()).pathname.split('/').at(-1) ?? '');
    await page.reload();
    await expect(page.getByText('Acceso como usuario de Héctor Salinas Bravo')).toBeVisible();
    const dialog = await act(page, 'Cerrar todas', 'Entró alguien que no es ella');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('No tiene sesiones abiertas.')).toBeVisible();
  });

  await test.step('the link for another password', async () => {
    await act(page, 'Enviar enlace para restablecer contraseña', 'Pide otra contraseña');
    await expect(page.getByText('El enlace va en camino al correo de la persona.')).toBeVisible();
    expect(await mailTo(email, /\/password\/reset\//)).toContain(email);
  });

  await test.step('the name of its company, with the paper that proves it', async () => {
    await page.getByRole('region', { name: 'Registros' }).getByRole('link', { name }).click();
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
    await expect(dialog).toBeHidden();
    await expect(
      page.getByRole('heading', { level: 1, name: `${name}, S. A. de C. V.` }),
    ).toBeVisible();
  });

  await test.step('the backoffice is taken away from a colleague by two people', async () => {
    // Sent for real it would wait in the queue of every other story.
    const revocation = '**/api/v1/users/*/admin-revocation';
    await page.route(revocation, (route) =>
      route.fulfill({
        status: 202,
        json: {
          code: 'second_person',
          message: 'Quedó en espera: otra persona del backoffice tiene que autorizarlo.',
          approval_id: '01900000-0000-7000-8000-000000000003',
        },
      }),
    );
    await openPerson(page, COLLEAGUE);
    await expect(page.getByText('Puede entrar al backoffice.')).toBeVisible();
    const asked = page.waitForRequest(revocation);
    await act(page, 'Quitar acceso', 'Deja el equipo');
    expect((await asked).postDataJSON()).toEqual({ reason: 'Deja el equipo' });
    await waits(staff);
  });
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
  // Their open screen learns of it by itself.
  await expect(person.getByText('Nuestro equipo cerró tu sesión.')).toBeVisible();
  await signIn(person, email, { password: PASSWORD });
  await expect(person).toHaveURL(/\/solicitante/);
  await Promise.all([person.close(), staff.page.close()]);
});
