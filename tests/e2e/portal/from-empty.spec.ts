import { addDays, dayInMexicoCity, formatDay, toDay } from '@contract/kernel/fields/day';
import { onboardingSteps } from '@contract/people/onboarding';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { test } from '@tests/support/empty-house';
import { byKeyboard, byTouch, type Hands, PHONE } from '@tests/support/hands';
import { giveSections, onboardCompany } from '@tests/support/onboarded';
import { confirmIdentity, PASSWORD, register } from '@tests/support/people';
import { mailTo, signIn, signInByHand, visit } from '@tests/support/portal';
import { firstOf } from '@tests/support/present';
import { authenticator } from 'otplib';

/** One of the story's people, who uses the page with a finger or with the keyboard alone, and never with both. */
interface Person {
  email: string;
  page: Page;
  hands: Hands;
}

const ada = { name: 'Ada Ríos Núñez', email: 'ada@ejemplo.mx' };
const nora = { name: 'Nora Colín Paz', email: 'nora@ejemplo.mx' };
const soles = { name: 'Soles de Rosa SA de CV', email: 'rosa@ejemplo.mx', password: PASSWORD };
const ines = { name: 'Inés Vega Prado', email: 'ines@ejemplo.mx' };
const olivia = { name: 'Olivia Lara Soto', email: 'olivia@ejemplo.mx' };

async function onTelephone(browser: Browser, { email }: { email: string }): Promise<Person> {
  const page = await (await browser.newContext(PHONE)).newPage();
  return { email, page, hands: byTouch(page) };
}

async function atDesk(browser: Browser, { email }: { email: string }): Promise<Person> {
  const viewport = { width: 1440, height: 900 };
  const page = await (await browser.newContext({ viewport })).newPage();
  return { email, page, hands: byKeyboard(page) };
}

const linkIn = (text: string, path: string) => new RegExp(`/${path}/[\\w-]+`).exec(text)?.[0] ?? '';
const tokenIn = (text: string, path: string) => linkIn(text, path).split('/').pop();
const button = (scope: Page | Locator, name: string | RegExp) =>
  scope.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });

async function fill(
  { fill: fillIn }: Hands,
  scope: Page | Locator,
  fields: Record<string, string>,
) {
  for (const [label, value] of Object.entries(fields)) {
    await fillIn(scope.getByLabel(label, { exact: true }), value);
  }
}

const enter = ({ page, email, hands }: Person) =>
  signInByHand(page, email, { password: PASSWORD, hands });

/** Puts on the second factor that the backoffice asks for; its codes are on the screen. Answers its key. */
async function enrol({ page, email, hands }: Person): Promise<string> {
  await fill(hands, page, { Contraseña: PASSWORD });
  await hands.press(button(page, 'Empezar'));
  await confirmIdentity({ page, email }, hands);
  const secret = page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  const key = ((await secret.textContent()) ?? '').replaceAll(' ', '');
  await fill(hands, page, { 'Código de 6 dígitos': authenticator.generate(key) });
  await hands.press(button(page, 'Activar'));
  await expect(button(page, 'Ya los guardé')).toBeVisible();
  return key;
}

/** What needs a fresh second factor asks for it once more, where the story took longer than five minutes. */
async function confirmed({ page, hands }: Person, key: string, done: Locator) {
  const question = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await expect(done.or(question)).toBeVisible();
  if (await question.isVisible()) {
    await fill(hands, question, { 'Código de 6 dígitos': authenticator.generate(key) });
    await hands.press(button(question, 'Confirmar'));
  }
  await expect(done).toBeVisible();
}

/** Calls what needs no session. */
async function post({ request }: Page, path: string, data: object) {
  const answer = await request.post(`/api/v1/${path}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function invite(
  { page, hands }: Person,
  act: string,
  who: { name: string; email: string },
  address = 'Correo electrónico',
) {
  await hands.press(button(page, act));
  const dialog = page.getByRole('dialog', { name: act });
  await fill(hands, dialog, { 'Nombre completo': who.name, [address]: who.email });
  await hands.press(button(dialog, 'Enviar invitación'));
  await expect(dialog).toBeHidden();
}

test('from an empty production start to the first credit that is asked for', async ({
  browser,
  house,
}) => {
  const staff = await atDesk(browser, ada);
  const { page, hands: keys } = staff;
  let key = '';
  await test.step('the printed link makes the first administrator, who puts on the second factor', async () => {
    await page.goto(linkIn(house.printed(), 'administrador'));
    await fill(keys, page, {
      'Tu nombre completo': ada.name,
      'Correo electrónico': ada.email,
      Contraseña: PASSWORD,
    });
    await keys.press(button(page, 'Crear cuenta'));
    await expect(page.getByRole('heading', { name: 'Tu cuenta está lista' })).toBeVisible();
    await enter(staff);
    key = await enrol(staff);
    // Loaded again with the codes on the screen, the page does not ask for what is done.
    await page.reload();
    await expect(page.getByRole('link', { name: /^Falta la UDI/ })).toBeVisible();
  });

  const second = { ...nora, password: PASSWORD };
  const asSecond =
    await test.step('a second administrator is invited, who authorises the UDI that requests need', async () => {
      await visit(page, '/backoffice/usuarios-y-permisos');
      await invite(staff, 'Invitar administrador', nora, 'Correo');
      const mail = await mailTo(nora.email, /Te invitaron a administrar/);
      await post(page, 'activations/redeem', {
        token: tokenIn(mail, 'activar-cuenta'),
        password: PASSWORD,
      });
      const call = await giveSections(page.request, second, []);
      const { json: enrolment } = await call({
        method: 'POST',
        url: '/api/v1/second-factor/enrolments',
        body: { password: PASSWORD },
      });
      const code = authenticator.generate(enrolment.secret);
      const url = '/api/v1/second-factor/enrolments/confirm';
      expect((await call({ method: 'POST', url, body: { code } })).status).toBe(200);

      await visit(page, '/backoffice/inicio');
      await keys.press(page.getByRole('link', { name: /^Falta la UDI/ }));
      await keys.press(button(page, 'Pegar días de UDI'));
      const form = page.getByRole('dialog', { name: 'Pegar días de UDI' });
      const day = formatDay(addDays(toDay(`${dayInMexicoCity(new Date()).slice(0, 7)}-01`), -1));
      await keys.fill(form.getByLabel('Días y valores'), `${day}; 8.500000`);
      await keys.fill(form.getByLabel('Fuente'), 'Banxico, SIE');
      await keys.press(button(form, /^Guardar/));
      await expect(page.getByText('En espera de otra persona', { exact: true })).toBeVisible();
      const { json: waiting } = await call({ url: '/api/v1/approvals?outcome=waiting' });
      const { id, payload_hash } = firstOf(waiting.items);
      const confirmed = await call({
        method: 'POST',
        url: `/api/v1/approvals/${id}/confirm`,
        body: { payload_hash },
      });
      expect(confirmed.status).toBe(200);
      return call;
    });

  await test.step('a program with a zone', async () => {
    await visit(page, '/backoffice/programas');
    await keys.press(button(page, 'Abrir programa'));
    const opening = page.getByRole('dialog', { name: 'Abrir programa' });
    await keys.fill(opening.getByLabel('Nombre'), 'Frío Eficiente');
    await page.keyboard.press('Enter');
    await keys.press(page.getByRole('link', { name: 'Frío Eficiente' }));
    await keys.press(button(page, 'Agregar zona'));
    const zone = page.getByRole('dialog', { name: 'Agregar zona' });
    await keys.fill(zone.getByLabel('Zona'), 'Guadalajara');
    await keys.fill(zone.getByLabel('Región'), 'Occidente');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('cell', { name: 'Guadalajara', exact: true })).toBeVisible();
  });

  const installer = await onTelephone(browser, soles);
  await test.step('a company that installs asks to be verified', async () => {
    const { page: screen, hands } = installer;
    await register(page, soles, 'supplier');
    await giveSections(page.request, soles, ['documents']);
    await onboardCompany(page.request, soles);
    await signIn(screen, soles.email, soles);
    const own = screen.getByRole('region', { name: 'Verificación de tu empresa' });
    await hands.press(button(own, 'Pedir verificación'));
    const sure = screen.getByRole('dialog', { name: '¿Pedir la verificación de tu empresa?' });
    await hands.press(button(sure, 'Pedir verificación'));
    await expect(own.getByText(/^Solicitada el/)).toBeVisible();
  });

  await test.step('its documents and the company are verified', async () => {
    const { json: papers } = await asSecond({ url: '/api/v1/documents?limit=100' });
    for (const { id } of papers.items) {
      const url = '/storagev3/documents/verify';
      expect((await asSecond({ method: 'POST', url, body: { id } })).status).toBe(200);
    }
    await visit(page, '/backoffice/inicio');
    await keys.press(page.getByRole('link', { name: /^Instaladores por verificar/ }));
    await keys.press(page.getByRole('link', { name: soles.name }));
    await keys.press(button(page, 'Verificar'));
    const dialog = page.getByRole('dialog');
    await keys.fill(dialog.getByLabel('Motivo'), 'Referencias confirmadas por teléfono');
    await keys.press(button(dialog, 'Verificar'));
    await confirmed(staff, key, page.getByText('La empresa está verificada.'));
  });

  const seller = await atDesk(browser, ines);
  await test.step('it invites who sells for it, who takes it up', async () => {
    await visit(installer.page, '/proveedor/vendedores');
    await invite(installer, 'Invitar vendedor', ines);
    const mail = await mailTo(ines.email, /vendas sus proyectos/);
    await post(page, 'agent-activations/redeem', {
      token: tokenIn(mail, 'activar-nuevo-vendedor'),
      password: PASSWORD,
      terms: true,
    });
    const person = { ...ines, password: PASSWORD };
    const sections = [
      'profile',
      'phone',
      'identity_photos',
      'zones',
      'code_of_conduct',
      'quiz',
    ] as const;
    const call = await giveSections(page.request, person, sections);
    for (const step of onboardingSteps.supplier_agent.individual) {
      const url = '/api/v1/agent-onboarding/step';
      expect((await call({ method: 'PUT', url, body: { step } })).status).toBe(200);
    }
    await signIn(seller.page, ines.email, { password: PASSWORD, to: '/proveedor/solicitantes' });
  });

  const applicant = await onTelephone(browser, olivia);
  await test.step('the seller invites an applicant, who asks for the first credit on a telephone', async () => {
    await invite(seller, 'Invitar solicitante', olivia);
    const { page: screen, hands } = applicant;
    await screen.goto(linkIn(await mailTo(olivia.email, /crear tu cuenta/), 'solicitante/crear'));
    await fill(hands, screen, { Contraseña: PASSWORD });
    await hands.check(screen.getByRole('checkbox'));
    await hands.press(button(screen, 'Crear mi cuenta'));
    const ready = { name: `Tu cuenta está lista, ${olivia.name}` };
    await expect(screen.getByRole('heading', ready)).toBeVisible();
    await enter(applicant);
    await hands.press(screen.getByRole('link', { name: 'Pedir un crédito' }).first());
    await hands.choose(screen.getByRole('combobox', { name: 'Producto' }), 'Paneles solares');
    await hands.choose(screen.getByRole('combobox', { name: 'Instalador' }), soles.name);
    await fill(hands, screen, {
      Monto: '100000',
      Plazo: '12',
      'Lo que debes en otras plataformas de financiamiento colectivo': '0',
      'Destino del crédito': 'Paneles para la tienda',
      'Calle y número': 'Av. Chapultepec 480',
      'Código postal': '44160',
      Colonia: 'Obrera',
      'Municipio o alcaldía': 'Guadalajara',
    });
    await expect(screen.getByLabel('Estado', { exact: true })).toHaveValue('Jalisco');
    await hands.press(button(screen, 'Revisar antes de enviar'));
    await hands.press(button(screen, 'Enviar solicitud'));
    await expect(screen.getByRole('heading', { level: 1, name: /SF-\d+/ })).toBeVisible();
  });

  await test.step('all of them see it', async () => {
    for (const { page: screen, path } of [
      { page: seller.page, path: '/proveedor/mis-proyectos' },
      { page: installer.page, path: '/proveedor/mis-proyectos' },
      { page, path: '/backoffice/creditos' },
    ]) {
      await visit(screen, path);
      await expect(screen.getByText(olivia.name).first()).toBeVisible();
    }
  });
});
