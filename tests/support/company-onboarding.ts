import { expect, type Locator, type Page } from '@playwright/test';
import { demoPdf } from '@server/db/seed/demo-files';
import { fits, type Hands } from './hands';
import { giveBureauConsent, givePhone } from './own-data';
import { pickedFile, type Seat } from './people';
import { sendFile } from './slot';

/** What a company that installs is asked to bring. */
export const companyPapers = ['Identificación oficial', 'Acta constitutiva', 'Poder notarial'];

const step = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name, exact: true }).first()).toBeFocused();

async function upload(page: Page, company: string, press: Hands['press'], title: string) {
  const slot = page.getByRole('article', { name: title, exact: true });
  const file = pickedFile('copia.pdf', 'application/pdf', await demoPdf(title, [company]));
  await sendFile(slot, file, press);
  await expect(slot.getByText('Pendiente de validación')).toBeVisible();
}

/** Takes a company that installs through all steps of its onboarding, by the screens. */
export async function onboardCompanyByHand({ page, email }: Seat, company: string, hands: Hands) {
  const { press, fill: fillIn, check, choose: pick } = hands;
  const box = (name: string | RegExp) => page.getByRole('combobox', { name, exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const fillAll = async (scope: Page | Locator, fields: Record<string, string>) => {
    for (const [label, value] of Object.entries(fields)) {
      await fillIn(scope.getByLabel(label, { exact: true }), value);
    }
  };
  const goOn = async (name = 'Continuar') => {
    await expect(button(name)).toBeEnabled();
    await fits(page);
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
  await expect(
    page.getByText('En este paso falta: los datos de la empresa', { exact: false }),
  ).toHaveCount(0);
  await givePhone({ page, email }, hands);
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
  await upload(page, company, press, 'Constancia de situación fiscal');
  await goOn();

  await step(page, 'La empresa y quién la representa');
  const answer = (question: string, words: string) =>
    check(page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: words }));
  await answer('¿La empresa actúa por cuenta propia?', 'Sí');
  await fillAll(page, { 'Actividad de la empresa': 'Instalación de paneles' });
  await pick(box(/^¿El representante legal, un socio o un familiar suyo/), 'No');
  await pick(box('Origen de los recursos'), 'Ingresos del negocio');
  await fillAll(page, {
    'Destino de los recursos': 'Comprar equipo',
    'Monto mensual que la empresa espera mover': '50,000',
  });
  await answer('¿La empresa paga impuestos en otro país?', 'No');
  await fillAll(page, { 'Nombre completo': 'Rosa Mora Téllez' });
  await pick(box('Cómo la controla'), 'La administra');
  await press(button('Guardar'));
  await goOn();

  await step(page, 'Cuenta bancaria');
  await fillAll(page, { CLABE: '032180000118359719', Titular: company });
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
  for (const paper of companyPapers) await upload(page, company, press, paper);
  await goOn();

  await step(page, 'Historial crediticio del representante');
  await giveBureauConsent(page, hands);
  await goOn('Terminar');
  await press(page.getByRole('link', { name: 'Ir a inicio' }));
}
