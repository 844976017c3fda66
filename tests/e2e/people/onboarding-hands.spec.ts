import { expect, type Page } from '@playwright/test';
import { bothHands, fits, type Hands } from '@tests/support/hands';
import { arrive, onboardByHand } from '@tests/support/onboarding-by-hand';
import { type Give, giveByHand } from '@tests/support/onboarding-parts';
import { CURP } from '@tests/support/own-data';
import { PASSWORD, register } from '@tests/support/people';
import { signIn, visit } from '@tests/support/portal';
import { test } from '@tests/support/story';

type After = (page: Page, hands: Hands) => Promise<void>;

/** What is voluntary is taken back where the account is, also once no step asks for it any more. */
const takesConsentBack: After = async (page, { press }) => {
  const consent = 'Consulta de mi historial crediticio';
  await page.goto('/solicitante/perfil/cuenta');
  await press(page.getByRole('button', { name: `Revocar: ${consent}` }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Revocar' }));
  await expect(page.getByText(/^Revocado el/)).toBeVisible();
  await expect(page.getByRole('button', { name: `Aceptar: ${consent}` })).toBeVisible();
  await fits(page);
};

const findsOffers: After = async (page) => {
  await expect(page.getByRole('link', { name: 'Ver oportunidades' })).toBeVisible();
};

/** The profile of a company that invests is a company's, without beneficiaries. */
const hasCompanyProfile: After = async (page, hands) => {
  await findsOffers(page, hands);
  await page.goto('/inversionista/perfil');
  const tabs = page.getByRole('navigation', { name: 'Partes del perfil' });
  await expect(tabs.getByRole('link', { name: 'Fiscal' })).toBeVisible();
  await expect(tabs.getByRole('link', { name: 'Beneficiarios' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Ingresos e inversión' })).toBeVisible();
  await visit(page, '/inversionista/editar-perfil/beneficiarios');
  await expect(page.getByText('Una empresa no nombra beneficiarios')).toBeVisible();
  await visit(page, '/inversionista/abonar-fondos');
  await expect(page.getByText('desde una cuenta a nombre de la empresa')).toBeVisible();
};

const nothing: After = () => Promise.resolve();

/** An applicant's last step shows what each step before it holds, and leads to where it is corrected. */
const readsWhatWasGiven: Give = async (who) => {
  const { page, hands } = who;
  const group = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(group('Datos personales')).toContainText(CURP);
  await expect(group('Contacto')).toContainText('Teléfono');
  await expect(group('Domicilio')).toContainText('Polanco V Sección');
  await expect(group('Ocupación e ingresos')).toContainText('$18,000.00');
  await expect(group('Autorización de consulta')).toContainText('aceptada el');
  await hands.press(page.getByRole('button', { name: 'Corregir: Ocupación e ingresos' }));
  await arrive(page, 'Ocupación e ingresos');
  await expect(page).toHaveURL(/paso=4$/);
  await hands.press(page.getByRole('button', { name: 'Ver: Revisión de datos' }));
  await arrive(page, 'Revisión de datos');
  await giveByHand.identity_photos(who);
};

const person = { kind: 'individual', of: 'Persona física', name: 'Aurora Salas Pino' } as const;
const company = {
  kind: 'legal_entity',
  of: 'Persona moral',
  name: 'Alba del Sur SA de CV',
} as const;

const [touch, keyboard] = bothHands;

/**
 * Each kind of person once. Either hand meets a person and a company, and with them every kind of field. Who installs
 * on their own does so by keyboard in `onboarding-installer`.
 */
const journeys = [
  {
    who: 'a person who asks for credit',
    role: 'client',
    ...person,
    hand: touch,
    after: takesConsentBack,
    otherwise: { identity_photos: readsWhatWasGiven },
  },
  {
    who: 'a company that asks for credit',
    role: 'client',
    ...company,
    hand: keyboard,
    after: nothing,
    otherwise: {},
  },
  {
    who: 'a person who invests',
    role: 'investor',
    ...person,
    hand: keyboard,
    after: findsOffers,
    otherwise: {},
  },
  {
    who: 'a company that invests',
    role: 'investor',
    ...company,
    hand: touch,
    after: hasCompanyProfile,
    otherwise: {},
  },
  {
    who: 'a company that installs',
    role: 'supplier',
    ...company,
    hand: touch,
    after: nothing,
    otherwise: {},
  },
] as const;

for (const { who, role, kind, of, name, hand, after, otherwise } of journeys) {
  test.describe(hand.way, () => {
    test.use(hand.device);
    // Up to thirteen steps, each filled in whole.
    test.slow();

    test(`${who} fills in each step of the onboarding, from the first to the last`, async ({
      page,
    }) => {
      const hands = hand.handsOf(page);
      const email = `paso-${role}-${kind}-${process.pid}-${Date.now()}@ejemplo.mx`;
      await register(page, { name, email, password: PASSWORD, kind: of }, role);
      await signIn(page, email, { password: PASSWORD });
      await onboardByHand({ page, email, name, kind, hands }, role, otherwise);
      await hands.press(page.getByRole('link', { name: 'Ir a inicio' }));
      await expect(page).toHaveURL(/\/inicio$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Tu alta no está completa')).toHaveCount(0);
      await expect(page.getByText('Faltan datos', { exact: false })).toHaveCount(0);
      await after(page, hands);
    });
  });
}
