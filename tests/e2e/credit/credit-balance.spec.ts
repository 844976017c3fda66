import type { payments } from '@contract/credit/payments';
import type { bankAccounts } from '@contract/people/bank-accounts';
import type { payouts } from '@contract/treasury/payouts';
import { expect } from '@playwright/test';
import { expectAccessible } from '@tests/support/accessible';
import { signIn } from '@tests/support/portal';
import { test } from '@tests/support/story';
import type * as z from 'zod';

const nothing = {
  capital_cents: 0,
  interest_cents: 0,
  vat_cents: 0,
  late_interest_cents: 0,
  late_vat_cents: 0,
  fee_cents: 0,
};

const reference: z.input<typeof payments.reference.response> = {
  clabe: '646180110400000007',
  bank: 'STP',
  beneficiary: 'Solfondo',
  as_of: '2026-03-02',
  credit_balance_cents: 50_000,
  give_back_cents: 0,
  loans: [],
};
const own: z.input<typeof payouts.own.response> = {
  credit_balance: {
    applicant_id: '01900000-0000-7000-8000-000000000001',
    name: 'Una Persona',
    amount_cents: 50_000,
    clabe_last4: '3858',
    held_until: null,
  },
  returns: [],
};
const account: z.input<typeof bankAccounts.show.response> = {
  account: {
    clabe_last4: '3858',
    bank: 'BBVA',
    holder: 'Una Persona',
    changed_at: null,
    usable_at: '2026-03-01T00:00:00.000Z',
    in_own_name: true,
  },
  version: 0,
  held_until: null,
  rest_hours: 24,
};

test('an applicant who owes nothing reads of their balance first; what would settle a credit shows how much of it goes to other debts', async ({
  page,
}) => {
  for (const [url, json] of [
    ['**/api/v1/payments/reference*', reference],
    ['**/api/v1/credit-balance-returns*', own],
    ['**/api/v1/bank-account', account],
  ] as const) {
    await page.route(url, (route) => route.fulfill({ json }));
  }
  await signIn(page, 'solicitante2@demo.mx', { to: '/solicitante/realizar-pagos' });
  const sections = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(sections).toHaveText([
    'Saldo a favor por devolver',
    'Cómo pagar',
    'Tarjetas para pagar',
    'Pagos recibidos',
  ]);
  await page.getByRole('button', { name: 'Cambiar cuenta' }).click();
  await expect(page.getByRole('textbox', { name: 'CLABE' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('textbox', { name: 'CLABE' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cambiar cuenta' })).toBeVisible();

  const loan = {
    loan_id: '01900000-0000-7000-8000-000000000002',
    project_folio: 'SF-009001',
    due_today_cents: 0,
    due: nothing,
    give_back_cents: 0,
    days_late: 0,
    next: null,
    outstanding_cents: 3_500_000,
    payoff_cents: 8_406_766,
    payoff_before_cents: 4_906_766,
    payoff_parts: {
      due_cents: 0,
      capital_cents: 3_500_000,
      interest_cents: 0,
      vat_cents: 0,
      ahead_cents: 0,
      credit_balance_cents: 0,
    },
  };
  const json: typeof reference = { ...reference, credit_balance_cents: 0, loans: [loan] };
  await page.route('**/api/v1/payments/reference*', (route) => route.fulfill({ json }));
  await page.reload();
  const card = page.getByText('Saldo para liquidar hoy').locator('../..');
  await expect(card).toContainText('$84,067.66');
  await expect(card).toContainText(
    'Incluye $49,067.66 que se pagan antes, de lo demás que se debe',
  );
});

test('who pays early sees both calendars side by side before they choose, and why a payoff differs from the balance', async ({
  page,
}) => {
  await signIn(page, 'solicitante@demo.mx', { to: '/solicitante/realizar-pagos' });
  await page.getByRole('button', { name: '¿Por qué?' }).click();
  await expect(page.getByText('no se cobran los intereses de los días que faltan')).toBeVisible();
  await page.keyboard.press('Escape');

  const early = page.getByRole('region', { name: 'Si pagas de más' });
  await expect(early.getByText('paga cada mensualidad en su fecha, sin cambiar')).toBeVisible();
  await early.getByRole('radio', { name: /^Pago anticipado/ }).check();
  await early.getByLabel('Monto para comparar').fill('20000');
  const both = early.getByRole('region', { name: 'Así quedaría hoy con $20,000.00' });
  await expect(both.getByRole('columnheader')).toHaveText([
    'Así quedaría hoy',
    'Reducir plazo',
    'Reducir mensualidad',
  ]);
  const saved = both.getByRole('row').filter({ hasText: 'Ahorras' });
  await expect(saved.getByRole('cell')).toHaveText(['Ahorras', /^[\d,]+\.\d\d$/, /^[\d,]+\.\d\d$/]);
  await expectAccessible(page, 'both calendars of an early payment');

  // Instalments are paid ahead by who read what that means.
  await early.getByRole('radio', { name: /^Pago adelantado/ }).check();
  await early.getByRole('button', { name: 'Guardar elección' }).click();
  await expect(
    early.getByRole('checkbox', { name: 'Leí y acepto este texto' }),
  ).toHaveAccessibleDescription('Acepta el texto para adelantar mensualidades.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await early.getByRole('radio', { name: /^Dejarlo/ }).check();
  await early.getByRole('button', { name: 'Guardar elección' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
});
