import { addDays, dayInMexicoCity, formatDay, toDay } from '@contract/kernel/fields/day';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { demoPdf } from '@server/db/seed/demo-files';
import { authorise, review } from '@tests/support/credit-screens';
import { test } from '@tests/support/empty-house';
import { byTouch } from '@tests/support/hands';
import {
  choose,
  confirmIdentity,
  PASSWORD,
  pickedFile,
  register,
  type Seat,
} from '@tests/support/people';
import { mailTo, signIn, smsCodeTo } from '@tests/support/portal';
import { sendFile } from '@tests/support/slot';
import { authenticator } from 'otplib';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const ada = { name: 'Ada Ríos Núñez', email: 'ada@ejemplo.mx' };
const nora = { name: 'Nora Colín Paz', email: 'nora@ejemplo.mx' };
const soles = { name: 'Soles de Rosa SA de CV', email: 'rosa@ejemplo.mx', password: PASSWORD };
const ines = { name: 'Inés Vega Prado', email: 'ines@ejemplo.mx' };
const papers = ['Identificación oficial', 'Acta constitutiva', 'Poder notarial'];
const olivia = { name: 'Olivia Lara Soto', email: 'olivia@ejemplo.mx' };

const telephone = async (browser: Browser) => (await browser.newContext(PHONE)).newPage();
const linkIn = (text: string, path: string) => new RegExp(`/${path}/[\\w-]+`).exec(text)?.[0] ?? '';

/** Puts on the second factor that the backoffice asks for; its codes are on the screen. */
async function enrol({ page, email }: Seat) {
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Empezar' }).press('Enter');
  await confirmIdentity({ page, email });
  const secret = page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  const key = ((await secret.textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Código de 6 dígitos').fill(authenticator.generate(key));
  await page.getByRole('button', { name: 'Activar' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Ya los guardé' })).toBeVisible();
}

async function invite(page: Page, button: string, who: { name: string; email: string }) {
  await page.getByRole('button', { name: button }).press('Enter');
  const dialog = page.getByRole('dialog', { name: button });
  await fill(dialog, { 'Nombre completo': who.name, 'Correo electrónico': who.email });
  await dialog.getByRole('button', { name: 'Enviar invitación' }).press('Enter');
  await expect(page.getByText(`Invitación enviada a ${who.email}.`)).toBeVisible();
}

const step = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name, exact: true }).first()).toBeFocused();

async function fill(scope: Page | Locator, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    await scope.getByLabel(label, { exact: true }).fill(value);
  }
}

async function upload(page: Page, title: string) {
  const slot = page.getByRole('article', { name: title, exact: true });
  const file = pickedFile('copia.pdf', 'application/pdf', await demoPdf(title, [soles.name]));
  await sendFile(slot, file);
  await expect(slot.getByText('Pendiente de validación')).toBeVisible();
}

/** Takes a company that installs through all steps, by the screens and with a finger. */
async function onboard(page: Page) {
  const { press, fill: fillIn, check, choose: pick } = byTouch(page);
  const box = (name: string) => page.getByRole('combobox', { name, exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const fillAll = async (scope: Page | Locator, fields: Record<string, string>) => {
    for (const [label, value] of Object.entries(fields)) {
      await fillIn(scope.getByLabel(label, { exact: true }), value);
    }
  };
  const goOn = async (name = 'Continuar') => {
    await expect(button(name)).toBeEnabled();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await press(button(name));
  };

  await press(page.getByRole('link', { name: 'Empezar' }));
  await step(page, 'Datos de la empresa');
  await fillAll(page, {
    'Fecha de constitución': '02/03/2015',
    'Representante legal': 'Rosa Mora Téllez',
    'Cargo del representante': 'Administradora única',
    'CURP del representante': 'MOTR930411HJCRMN03',
  });
  await press(button('Guardar cambios').first());
  await expect(page.getByText('En este paso falta: tus datos', { exact: false })).toHaveCount(0);
  await fillAll(page, { 'Teléfono nuevo': '3312345678' });
  await press(button('Enviar código'));
  await confirmIdentity({ page, email: soles.email });
  // What is done next has the focus: the button that asked for it is gone.
  await expect(page.getByLabel('Código de 6 dígitos')).toBeFocused();
  await fillAll(page, { 'Código de 6 dígitos': await smsCodeTo('+523312345678') });
  await press(button('Guardar teléfono'));
  await expect(page.getByText('Confirmado', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Teléfono', exact: true })).toBeFocused();
  await fillAll(page, {
    'Código postal': '44100',
    'Municipio o alcaldía': 'Guadalajara',
    Colonia: 'Centro',
    Calle: 'Morelos',
    'Número exterior': '120',
  });
  await expect(page.getByLabel('Estado', { exact: true })).toHaveValue('Jalisco');
  await press(button('Guardar cambios').last());
  await goOn();

  await step(page, 'Situación fiscal');
  await expect(page.getByLabel('Nombre o denominación fiscal')).toHaveValue('SOLES DE ROSA');
  await fillAll(page, { RFC: 'SOL150302AB1', 'Código postal fiscal': '44100' });
  await pick(box('Régimen fiscal'), '601 General de Ley Personas Morales');
  await pick(box('Uso del CFDI'), 'G03 Gastos en general');
  await check(page.getByRole('checkbox', { name: /^Confirmo que el RFC/ }));
  await press(button('Guardar cambios'));
  await upload(page, 'Constancia de situación fiscal');
  await goOn();

  await step(page, 'Representante legal');
  const answer = (question: string, words: string) =>
    check(page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: words }));
  await answer('¿Actúas por cuenta propia?', 'Sí');
  await fillAll(page, { 'Actividad de la empresa': 'Instalación de paneles' });
  await pick(box('¿Tú o un familiar tienen un cargo público importante?'), 'No');
  await pick(box('Origen de los recursos'), 'Negocio propio');
  await fillAll(page, {
    'Destino de los recursos': 'Comprar equipo',
    'Monto mensual que esperas mover': '50,000',
  });
  await answer('¿Pagas impuestos en otro país?', 'No');
  await fillAll(page, { 'Nombre completo': 'Rosa Mora Téllez' });
  await pick(box('Cómo la controla'), 'La administra');
  await press(button('Guardar'));
  await goOn();

  await step(page, 'Cuenta bancaria');
  await fillAll(page, { CLABE: '032180000118359719', Titular: soles.name });
  await press(button('Guardar cuenta'));
  await goOn();

  await step(page, 'Experiencia');
  await fillAll(page, {
    'Años de experiencia': '8',
    'Sistemas instalados': '34',
    'Qué instalas y para quién': 'Paneles para casas y comercios del centro.',
  });
  await press(button('Guardar'));
  await expect(button('Continuar')).toBeEnabled();
  // Saved, and not a draft; and once more.
  await expect(page.getByText('Recuperamos lo que habías escrito', { exact: false })).toBeHidden();
  await fillAll(page, { 'Sistemas instalados': '340' });
  await press(button('Guardar'));
  await expect(button('Guardar')).toBeFocused();
  await expect(page.getByLabel('Sistemas instalados')).toHaveValue('340');
  await goOn();

  await step(page, 'Tecnologías');
  await pick(box('Tecnologías que vendes'), 'Paneles solares');
  await press(button('Guardar'));
  await goOn();

  await step(page, 'Zonas de cobertura');
  await pick(box('Estados en los que trabajas'), 'Jalisco', 'Colima');
  await press(button('Guardar'));
  await goOn();

  await step(page, 'Referencias');
  for (const [name, phone] of [
    ['Ana Luna Paz', '5512345678'],
    ['Luis Paz Gil', '5512345679'],
  ] as const) {
    await press(button('Agregar referencia'));
    const dialog = page.getByRole('dialog', { name: 'Agregar referencia' });
    await pick(dialog.getByRole('combobox', { name: 'Tipo' }), 'Comercial');
    await fillAll(dialog, {
      'Nombre completo': name,
      Teléfono: phone,
      'Relación contigo': 'Cliente',
      'Años de conocerte': '6',
    });
    await press(dialog.getByRole('button', { name: 'Guardar referencia' }));
    await expect(dialog).toBeHidden();
  }
  await goOn();

  await step(page, 'Documentos');
  for (const paper of papers) await upload(page, paper);
  await goOn();

  await step(page, 'Historial crediticio del representante');
  await press(button('Aceptar: Consulta de mi historial crediticio'));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }));
  await goOn('Terminar');
  await press(page.getByRole('link', { name: 'Ir a inicio' }));
}

test('from an empty production start to the first credit that is asked for', async ({
  browser,
  page,
  house,
}) => {
  // The whole way of seven people, each with their own browser.
  test.slow();
  const staff = { email: ada.email, page };
  await test.step('the printed link makes the first administrator, who puts on the second factor', async () => {
    await page.goto(linkIn(house.printed(), 'administrador'));
    await fill(page, {
      'Tu nombre completo': ada.name,
      'Correo electrónico': ada.email,
      Contraseña: PASSWORD,
    });
    await page.getByRole('button', { name: 'Crear cuenta' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Tu cuenta está lista' })).toBeVisible();
    await signIn(page, ada.email, { password: PASSWORD });
    await enrol(staff);
    // Loaded again with the codes on the screen, the page does not ask for what is done.
    await page.reload();
    await expect(page.getByRole('link', { name: /^Falta la UDI/ })).toBeVisible();
  });

  const second = { email: nora.email, page: await telephone(browser) };
  await test.step('a second administrator is invited, and both load the UDI that requests need', async () => {
    await page.goto('/backoffice/usuarios-y-permisos');
    await page.getByRole('button', { name: 'Invitar administrador' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Invitar administrador' });
    await fill(dialog, { 'Nombre completo': nora.name, Correo: nora.email });
    await dialog.getByRole('button', { name: 'Enviar invitación' }).press('Enter');
    await expect(dialog).toBeHidden();
    await second.page.goto(
      linkIn(await mailTo(nora.email, /Te invitaron a administrar/), 'activar-cuenta'),
    );
    await fill(second.page, { Contraseña: PASSWORD });
    await second.page.getByRole('button', { name: 'Activar mi cuenta' }).press('Enter');
    await expect(second.page.getByRole('heading', { name: 'Tu cuenta está activa' })).toBeVisible();
    await signIn(second.page, nora.email, { password: PASSWORD });
    await enrol(second);
    await second.page.getByRole('button', { name: 'Ya los guardé' }).press('Enter');
    await expect(second.page.getByRole('link', { name: /^Falta la UDI/ })).toBeVisible();

    await page.goto('/backoffice/inicio');
    await page.getByRole('link', { name: /^Falta la UDI/ }).press('Enter');
    await page.getByRole('button', { name: 'Pegar días de UDI' }).press('Enter');
    const form = page.getByRole('dialog', { name: 'Pegar días de UDI' });
    const day = formatDay(addDays(toDay(`${dayInMexicoCity(new Date()).slice(0, 7)}-01`), -1));
    await form.getByLabel('Días y valores').fill(`${day}; 8.500000`);
    await form.getByLabel('Fuente').fill('Banxico, SIE');
    await form.getByRole('button', { name: /^Guardar/ }).press('Enter');
    await expect(page.getByText('En espera de otra persona', { exact: true })).toBeVisible();
    await second.page.goto('/backoffice/por-autorizar?outcome=waiting');
    await authorise(second, 'Fijar la UDI de varios días');
  });

  await test.step('a program with a zone', async () => {
    await page.goto('/backoffice/programas');
    await page.getByRole('button', { name: 'Abrir programa' }).press('Enter');
    const opening = page.getByRole('dialog', { name: 'Abrir programa' });
    await opening.getByLabel('Nombre').fill('Frío Eficiente');
    await opening.getByLabel('Nombre').press('Enter');
    await page.getByRole('link', { name: 'Frío Eficiente' }).press('Enter');
    await page.getByRole('button', { name: 'Agregar zona' }).press('Enter');
    const zone = page.getByRole('dialog', { name: 'Agregar zona' });
    await zone.getByLabel('Zona').fill('Guadalajara');
    await zone.getByLabel('Región').fill('Occidente');
    await zone.getByLabel('Región').press('Enter');
    await expect(page.getByRole('cell', { name: 'Guadalajara', exact: true })).toBeVisible();
  });

  const installer = await telephone(browser);
  await test.step('a company that installs registers, is onboarded and asks to be verified', async () => {
    await register(installer, { ...soles, kind: 'Persona moral' }, 'supplier');
    await signIn(installer, soles.email, { password: PASSWORD });
    await onboard(installer);
    const own = installer.getByRole('region', { name: 'Verificación de tu empresa' });
    await own.getByRole('button', { name: 'Pedir verificación' }).press('Enter');
    const sure = installer.getByRole('dialog', { name: '¿Pedir la verificación de tu empresa?' });
    await sure.getByRole('button', { name: 'Pedir verificación' }).press('Enter');
    await expect(own.getByText(/^Solicitada el/)).toBeVisible();
  });

  await test.step('its documents and the company are verified', async () => {
    for (const paper of papers) await review(staff, soles.name, paper, 'verify');
    await page.goto('/backoffice/inicio');
    await page.getByRole('link', { name: /^Instaladores por verificar/ }).press('Enter');
    await page.getByRole('link', { name: soles.name }).press('Enter');
    await page.getByRole('button', { name: 'Verificar', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Motivo').fill('Referencias confirmadas por teléfono');
    await dialog.getByRole('button', { name: 'Verificar' }).press('Enter');
    await expect(page.getByText('La empresa está verificada.')).toBeVisible();
  });

  const seller = await telephone(browser);
  await test.step('it invites who sells for it, who takes it up on a telephone', async () => {
    await installer.goto('/proveedor/vendedores');
    await invite(installer, 'Invitar vendedor', ines);
    await seller.goto(
      linkIn(await mailTo(ines.email, /vendas sus proyectos/), 'activar-nuevo-vendedor'),
    );
    await fill(seller, { Contraseña: PASSWORD });
    await seller.getByRole('checkbox').press('Space');
    await seller.getByRole('button', { name: 'Aceptar invitación' }).press('Enter');
    await expect(
      seller.getByRole('heading', { name: `Ya vendes para ${soles.name}` }),
    ).toBeVisible();
    await signIn(seller, ines.email, { password: PASSWORD });
  });

  const applicant = await telephone(browser);
  await test.step('the seller invites an applicant, who asks for the first credit', async () => {
    await seller.goto('/proveedor/solicitantes');
    await invite(seller, 'Invitar solicitante', olivia);
    await applicant.goto(
      linkIn(await mailTo(olivia.email, /crear tu cuenta/), 'solicitante/crear'),
    );
    await fill(applicant, { Contraseña: PASSWORD });
    await applicant.getByRole('checkbox').press('Space');
    await applicant.getByRole('button', { name: 'Crear mi cuenta' }).press('Enter');
    await expect(
      applicant.getByRole('heading', { name: `Tu cuenta está lista, ${olivia.name}` }),
    ).toBeVisible();
    await signIn(applicant, olivia.email, { password: PASSWORD });
    await applicant.getByRole('link', { name: 'Solicitar crédito' }).first().press('Enter');
    await choose(applicant, 'Producto', 'Paneles solares');
    await choose(applicant, 'Instalador', soles.name);
    await fill(applicant, {
      Monto: '100000',
      Plazo: '12',
      'Lo que debes en otras plataformas de financiamiento colectivo': '0',
      'Destino del crédito': 'Paneles para la tienda',
      'Calle y número': 'Av. Chapultepec 480',
      'Código postal': '44160',
      Colonia: 'Obrera',
      'Municipio o alcaldía': 'Guadalajara',
    });
    await expect(applicant.getByLabel('Estado', { exact: true })).toHaveValue('Jalisco');
    await applicant.getByRole('button', { name: 'Enviar solicitud' }).press('Enter');
    await expect(applicant.getByRole('heading', { level: 1, name: /SF-\d+/ })).toBeVisible();
  });

  await test.step('all of them see it', async () => {
    for (const { page: screen, path } of [
      { page: seller, path: '/proveedor/mis-proyectos' },
      { page: installer, path: '/proveedor/mis-proyectos' },
      { page, path: '/backoffice/creditos' },
    ]) {
      await screen.goto(path);
      await expect(screen.getByText(olivia.name).first()).toBeVisible();
    }
  });
});
