import { addDays, dayInMexicoCity, formatDay, toDay } from '@contract/kernel/fields/day';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { onboardSeller } from '@tests/support/agent-onboarding';
import { authorise, review } from '@tests/support/credit-screens';
import { test } from '@tests/support/empty-house';
import { byKeyboard, byTouch, type Hands, PHONE } from '@tests/support/hands';
import { giveSections } from '@tests/support/onboarded';
import { onboardByHand } from '@tests/support/onboarding-by-hand';
import { companyPapers, type Give } from '@tests/support/onboarding-parts';
import { confirmIdentity, PASSWORD, registerByHand } from '@tests/support/people';
import { mailTo, signInByHand } from '@tests/support/portal';
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

/** Where a company is, on a server that has no catalogue of postal codes yet. */
const giveUnknownAddress: Give = async ({ page, hands }) => {
  await fill(hands, page, {
    'Código postal': '44100',
    'Municipio o alcaldía': 'Guadalajara',
    Colonia: 'Centro',
    Calle: 'Morelos',
    'Número exterior': '120',
  });
  await expect(page.getByLabel('Estado', { exact: true })).toHaveValue('Jalisco');
  await hands.press(button(page, 'Guardar cambios').last());
};

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
  // The whole way of six people, each with their own browser and their own hands.
  test.slow();
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

  const second = await onTelephone(browser, nora);
  await test.step('a second administrator is invited, and both load the UDI that requests need', async () => {
    await page.goto('/backoffice/usuarios-y-permisos');
    await invite(staff, 'Invitar administrador', nora, 'Correo');
    await second.page.goto(
      linkIn(await mailTo(nora.email, /Te invitaron a administrar/), 'activar-cuenta'),
    );
    await fill(second.hands, second.page, { Contraseña: PASSWORD });
    await second.hands.press(button(second.page, 'Activar mi cuenta'));
    await expect(second.page.getByRole('heading', { name: 'Tu cuenta está activa' })).toBeVisible();
    await enter(second);
    await enrol(second);
    await second.hands.press(button(second.page, 'Ya los guardé'));
    await expect(second.page.getByRole('link', { name: /^Falta la UDI/ })).toBeVisible();

    await page.goto('/backoffice/inicio');
    await keys.press(page.getByRole('link', { name: /^Falta la UDI/ }));
    await keys.press(button(page, 'Pegar días de UDI'));
    const form = page.getByRole('dialog', { name: 'Pegar días de UDI' });
    const day = formatDay(addDays(toDay(`${dayInMexicoCity(new Date()).slice(0, 7)}-01`), -1));
    await keys.fill(form.getByLabel('Días y valores'), `${day}; 8.500000`);
    await keys.fill(form.getByLabel('Fuente'), 'Banxico, SIE');
    await keys.press(button(form, /^Guardar/));
    await expect(page.getByText('En espera de otra persona', { exact: true })).toBeVisible();
    await second.page.goto('/backoffice/por-autorizar?outcome=waiting');
    const nothing = () => Promise.resolve();
    await authorise(second, 'Fijar la UDI de varios días', nothing, second.hands.press);
  });

  await test.step('a program with a zone', async () => {
    await page.goto('/backoffice/programas');
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
  await test.step('a company that installs registers, is onboarded and asks to be verified', async () => {
    const { page: screen, hands } = installer;
    const company = { ...soles, kind: 'Persona moral' } as const;
    await registerByHand(screen, hands, company, 'supplier');
    await enter(installer);
    const who = { ...installer, name: soles.name, kind: 'legal_entity' } as const;
    await onboardByHand(who, 'supplier', { address: giveUnknownAddress });
    await hands.press(screen.getByRole('link', { name: 'Ir a inicio' }));
    const own = screen.getByRole('region', { name: 'Verificación de tu empresa' });
    await hands.press(button(own, 'Pedir verificación'));
    const sure = screen.getByRole('dialog', { name: '¿Pedir la verificación de tu empresa?' });
    await hands.press(button(sure, 'Pedir verificación'));
    await expect(own.getByText(/^Solicitada el/)).toBeVisible();
  });

  await test.step('its documents and the company are verified', async () => {
    for (const paper of companyPapers) await review(staff, soles.name, paper, 'verify', keys.press);
    await page.goto('/backoffice/inicio');
    await keys.press(page.getByRole('link', { name: /^Instaladores por verificar/ }));
    await keys.press(page.getByRole('link', { name: soles.name }));
    await keys.press(button(page, 'Verificar'));
    const dialog = page.getByRole('dialog');
    await keys.fill(dialog.getByLabel('Motivo'), 'Referencias confirmadas por teléfono');
    await keys.press(button(dialog, 'Verificar'));
    await confirmed(staff, key, page.getByText('La empresa está verificada.'));
  });

  const seller = await atDesk(browser, ines);
  await test.step('it invites who sells for it, who takes it up and is onboarded by keyboard', async () => {
    await installer.page.goto('/proveedor/vendedores');
    await invite(installer, 'Invitar vendedor', ines);
    const { page: screen, hands } = seller;
    await screen.goto(
      linkIn(await mailTo(ines.email, /vendas sus proyectos/), 'activar-nuevo-vendedor'),
    );
    await fill(hands, screen, { Contraseña: PASSWORD });
    await hands.check(screen.getByRole('checkbox'));
    await hands.press(button(screen, 'Aceptar invitación'));
    const done = { name: `Ya vendes para ${soles.name}` };
    await expect(screen.getByRole('heading', done)).toBeVisible();
    const told = ['profile', 'phone', 'identity_photos'] as const;
    await giveSections(screen.request, { email: ines.email, password: PASSWORD }, told);
    await enter(seller);
    await onboardSeller(screen, hands);
  });

  const applicant = await onTelephone(browser, olivia);
  await test.step('the seller invites an applicant, who asks for the first credit on a telephone', async () => {
    await seller.page.goto('/proveedor/solicitantes');
    await invite(seller, 'Invitar solicitante', olivia);
    const { page: screen, hands } = applicant;
    await screen.goto(linkIn(await mailTo(olivia.email, /crear tu cuenta/), 'solicitante/crear'));
    await fill(hands, screen, { Contraseña: PASSWORD });
    await hands.check(screen.getByRole('checkbox'));
    await hands.press(button(screen, 'Crear mi cuenta'));
    const ready = { name: `Tu cuenta está lista, ${olivia.name}` };
    await expect(screen.getByRole('heading', ready)).toBeVisible();
    await enter(applicant);
    await hands.press(screen.getByRole('link', { name: 'Solicitar crédito' }).first());
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
    await hands.press(button(screen, 'Enviar solicitud'));
    await expect(screen.getByRole('heading', { level: 1, name: /SF-\d+/ })).toBeVisible();
  });

  await test.step('all of them see it', async () => {
    for (const { page: screen, path } of [
      { page: seller.page, path: '/proveedor/mis-proyectos' },
      { page: installer.page, path: '/proveedor/mis-proyectos' },
      { page, path: '/backoffice/creditos' },
    ]) {
      await screen.goto(path);
      await expect(screen.getByText(olivia.name).first()).toBeVisible();
    }
  });
});
