import type { PersonKind } from '@contract/kernel/fields/person-type';
import type { OnboardingSection } from '@contract/people/onboarding';
import { expect, type Locator, type Page } from '@playwright/test';
import { demoPdf } from '@server/db/seed/demo-files';
import { type Hands, readToEnd } from './hands';
import {
  CURP,
  giveAddress,
  giveBureauConsent,
  giveGeneral,
  giveOccupation,
  givePhone,
  giveTax,
} from './own-data';
import { pickedFile, type Seat } from './people';
import { photographed, sendPhotos } from './photographs';
import { answerRisks } from './risks';
import { sendFile, slotOf } from './slot';

/** Who goes through an onboarding, and how. */
export interface Newcomer extends Seat {
  name: string;
  kind: PersonKind;
  hands: Hands;
}

export type Give = (who: Newcomer) => Promise<unknown>;

/** What every role but a seller's is asked for. */
export type HandSection = Exclude<OnboardingSection, 'code_of_conduct' | 'quiz'>;

/** What a company that installs is asked to bring. */
export const companyPapers = ['Identificación oficial', 'Acta constitutiva', 'Poder notarial'];

const button = (scope: Page | Locator, name: string) =>
  scope.getByRole('button', { name, exact: true });
const box = (scope: Page | Locator, name: string | RegExp) =>
  scope.getByRole('combobox', { name, exact: true });
const isCompany = ({ kind }: Newcomer) => kind === 'legal_entity';

async function fillAll(
  { fill }: Hands,
  scope: Page | Locator,
  fields: Record<string, string>,
): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await fill(scope.getByLabel(label, { exact: true }), value);
  }
}

async function bring({ page, name, hands }: Newcomer, title: string) {
  const slot = slotOf(page, title);
  const file = pickedFile('copia.pdf', 'application/pdf', await demoPdf(title, [name]));
  await sendFile(slot, file, hands.press);
  await expect(slot.getByText('Pendiente de validación')).toBeVisible();
}

/** Who a company is, and who acts for it. */
async function giveCompany({ page, hands }: Newcomer) {
  await fillAll(hands, page, {
    'Fecha de constitución': '02/03/2015',
    'Representante legal': 'Rosa Mora Téllez',
    'Cargo del representante': 'Administradora única',
    'CURP del representante': CURP,
  });
  await hands.press(button(page, 'Guardar cambios').first());
}

/** What an investor is asked of how they invest, after what all are asked. */
async function giveIncome({ page, kind, hands }: Newcomer) {
  const { press, choose } = hands;
  // All fields come at once; only an investor's form holds those of investing.
  await expect(page.getByLabel('Ingreso mensual', { exact: true })).toBeVisible();
  const asksInvesting = (await box(page, 'Objetivo al invertir').count()) > 0;
  if (asksInvesting) {
    await choose(box(page, 'Experiencia invirtiendo'), 'Algunas inversiones antes');
    await choose(box(page, 'Objetivo al invertir'), 'Recibir un ingreso');
    await choose(box(page, 'Plazo de la inversión'), 'De uno a tres años');
    await choose(box(page, 'Pérdida que se puede asumir'), 'Hasta 10%');
  }
  if (kind === 'individual') return giveOccupation(page, hands);
  // A company that invests says what it does with what it declares.
  if (!asksInvesting) await fillAll(hands, page, { 'Giro o actividad': 'Panadería' });
  await fillAll(hands, page, { 'Ingreso mensual': '180,000' });
  return press(button(page, 'Guardar cambios').last());
}

/** A company is called without its kind in its tax profile. */
const fiscalNameOf = (name: string) => name.replace(' SA de CV', '').toUpperCase();

async function giveTaxOf(who: Newcomer) {
  const { page, hands } = who;
  if (!isCompany(who)) return giveTax(page, hands);
  await expect(page.getByLabel('Nombre o denominación fiscal')).toHaveValue(fiscalNameOf(who.name));
  await fillAll(hands, page, { RFC: 'SOL150302AB1', 'Código postal fiscal': '44100' });
  await hands.choose(box(page, 'Régimen fiscal'), '601 General de Ley Personas Morales');
  await hands.choose(box(page, 'Uso del CFDI'), 'G03 Gastos en general');
  await hands.check(page.getByRole('checkbox', { name: /^Confirmo que el RFC/ }));
  return hands.press(button(page, 'Guardar cambios'));
}

const askedOf = {
  individual: {
    own: '¿Actúas por cuenta propia?',
    does: 'Ocupación o actividad',
    office: '¿Tú o un familiar tienen un cargo público importante?',
    monthly: 'Monto mensual que esperas mover',
    abroad: '¿Pagas impuestos en otro país?',
  },
  legal_entity: {
    own: '¿La empresa actúa por cuenta propia?',
    does: 'Actividad de la empresa',
    office: /^¿El representante legal, un socio o un familiar suyo/,
    monthly: 'Monto mensual que la empresa espera mover',
    abroad: '¿La empresa paga impuestos en otro país?',
  },
};

/** For whom one acts, and whose money it is; it is kept by the button below, with what may follow it. */
async function answer({ page, kind, hands }: Newcomer) {
  const asked = askedOf[kind];
  const say = (question: string, words: string) =>
    hands.check(
      page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: words }),
    );
  await say(asked.own, 'Sí');
  // Who said it with their income, in the same step, is not asked again.
  const does = page.getByLabel(asked.does, { exact: true });
  await expect(box(page, 'Origen de los recursos')).toBeVisible();
  if ((await does.count()) > 0) await hands.fill(does, 'Comercio');
  await hands.choose(box(page, asked.office), 'No');
  await hands.choose(box(page, 'Origen de los recursos'), 'Inversiones');
  await fillAll(hands, page, {
    'Destino de los recursos': 'Lo que se necesite',
    [asked.monthly]: '50,000',
  });
  await say(asked.abroad, 'No');
}

async function nameController({ page, hands }: Newcomer) {
  await fillAll(hands, page, { 'Nombre completo': 'Rosa Mora Téllez' });
  await hands.choose(box(page, 'Cómo la controla'), 'La administra');
}

const keep = ({ page, hands }: Newcomer) => hands.press(button(page, 'Guardar'));

async function giveReferences({ page, hands }: Newcomer) {
  for (const [name, phone] of [
    ['Ana Luna Paz', '5512345678'],
    ['Luis Paz Gil', '5512345679'],
  ] as const) {
    await hands.press(button(page, 'Agregar referencia'));
    const dialog = page.getByRole('dialog', { name: 'Agregar referencia' });
    await hands.choose(box(dialog, 'Tipo'), 'Comercial');
    await fillAll(hands, dialog, {
      'Nombre completo': name,
      Teléfono: phone,
      'Relación contigo': 'Cliente',
      'Años de conocerte': '6',
    });
    await hands.press(button(dialog, 'Guardar referencia'));
    await expect(dialog).toBeHidden();
  }
}

async function giveBeneficiary({ page, hands }: Newcomer) {
  await hands.press(button(page, 'Agregar beneficiario'));
  await fillAll(hands, page, {
    'Nombre completo': 'Rosa Lara Gil',
    'Qué es de ti': 'Hija',
    'Fecha de nacimiento': '04/05/2001',
  });
  await hands.press(button(page, 'Guardar beneficiario'));
  await expect(page.getByText('Rosa Lara Gil · 100 %')).toBeVisible();
}

async function signContract(who: Newcomer) {
  const { page, hands } = who;
  if (isCompany(who)) {
    const words = 'representada por Rosa Mora Téllez, Administradora única';
    await expect(page.getByText(words, { exact: false })).toBeVisible();
  }
  await readToEnd(page);
  await hands.check(page.getByRole('checkbox', { name: /Leí el contrato completo/ }));
  await hands.press(button(page, 'Firmar contrato'));
  await hands.press(button(page.getByRole('dialog'), 'Firmar contrato'));
  await expect(page.getByRole('heading', { name: 'Evidencia' })).toBeVisible();
}

async function sendOwnPhotos(who: Newcomer) {
  return sendPhotos(who.page, who.hands, await photographed());
}

const work =
  (fields: Give): Give =>
  async (who) => {
    await fields(who);
    await keep(who);
  };

/** What each section of an onboarding asks for, given on the page by a person's own hands. */
export const giveByHand: Record<HandSection, Give> = {
  profile: (who) => (isCompany(who) ? giveCompany(who) : giveGeneral(who.page, who.hands)),
  phone: (who) => givePhone(who, who.hands),
  address: ({ page, hands }) => giveAddress(page, hands),
  about_you: giveIncome,
  identity_photos: sendOwnPhotos,
  identity_answers: work(answer),
  controllers: work(nameController),
  identity_check: work(async (who) => {
    await answer(who);
    if (isCompany(who)) await nameController(who);
  }),
  tax_profile: giveTaxOf,
  tax_proof: (who) => bring(who, 'Constancia de situación fiscal'),
  deed: (who) => bring(who, 'Acta constitutiva'),
  power_of_attorney: (who) => bring(who, 'Poder notarial'),
  async bank_account({ page, name, hands }) {
    await fillAll(hands, page, { CLABE: '032180000118359719', Titular: name });
    await hands.press(button(page, 'Guardar cuenta'));
  },
  beneficiaries: giveBeneficiary,
  references: giveReferences,
  async documents(who) {
    const papers = isCompany(who) ? companyPapers : companyPapers.slice(0, 1);
    for (const paper of papers) await bring(who, paper);
  },
  experience: work(({ page, hands }) =>
    fillAll(hands, page, {
      'Años de experiencia': '8',
      'Sistemas instalados': '34',
      'Qué instalas y para quién': 'Paneles para casas y comercios del centro.',
    }),
  ),
  technologies: work(({ page, hands }) =>
    hands.choose(box(page, 'Tecnologías que vendes'), 'Paneles solares'),
  ),
  zones: work(({ page, hands }) =>
    hands.choose(box(page, 'Estados en los que trabajas'), 'Jalisco', 'Colima'),
  ),
  bureau_consent: ({ page, hands }) => giveBureauConsent(page, hands),
  async risk_acknowledgement({ page, hands }) {
    await readToEnd(page);
    await hands.press(button(page, 'Ya las leí, contestar'));
    await answerRisks(page, hands);
  },
  investor_contract: signContract,
};
