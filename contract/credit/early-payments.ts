import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { amountCents, centavosFromZero } from '../kernel/fields/centavos';
import { day } from '../kernel/fields/day';
import { line } from '../kernel/fields/line';

/**
 * What money beyond what is due does: it waits in credit balance and pays each instalment on its day, pays the next
 * instalments at once (*pago adelantado*), or reduces capital (*pago anticipado*) by a shorter term or a lower payment.
 */
export const earlyUses = [
  'credit_balance',
  'instalments',
  'capital_term',
  'capital_payment',
] as const;
export type EarlyUse = (typeof earlyUses)[number];

/** The instalments still to come. */
const calendar = z.object({
  instalments: z.int(),
  /** The next one, with VAT. */
  next_cents: centavosFromZero,
  /** The one after it, which those that follow are like; null when there is one alone. */
  payment_cents: centavosFromZero.nullable(),
  last_cents: centavosFromZero,
  last_due_on: day,
  /** Ordinary interest that is still to be paid, without VAT. */
  interest_cents: centavosFromZero,
  /** Everything that is still to be paid. */
  total_cents: centavosFromZero,
});
export type CalendarSummary = z.output<typeof calendar>;

const params = z.strictObject({ loanId: z.uuid() });

export const earlyPaymentBody = z.strictObject({
  use: z.enum(earlyUses),
  /** So much of the credit balance, today; absent for what comes from now on. */
  amount_cents: amountCents.optional(),
  /** The sentence as it was shown and accepted; asked for before instalments are paid ahead. */
  accepted_text: line(1000).optional(),
});

export const earlyPayments = {
  /** What a credit does with money beyond what is due, and what an amount would do today. */
  show: endpoint({
    method: 'GET',
    path: '/api/v1/loans/:loanId/early-payment',
    can: 'early-payments.show',
    params,
    query: z.strictObject({ amount_cents: z.coerce.number().pipe(amountCents).optional() }),
    response: z.object({
      as_of: day,
      /** What money does that comes today, and from when on what was chosen last does it. */
      use: z.enum(earlyUses),
      next_use: z.object({ use: z.enum(earlyUses), from: day }).nullable(),
      /** What is in credit balance of the applicant, for all of their credits. */
      credit_balance_cents: centavosFromZero,
      /** An amount beyond what is due has to exceed it to reduce capital: what has accrued until today, with VAT. */
      before_capital_cents: centavosFromZero,
      /** An amount beyond what is due that pays the whole credit off. */
      payoff_cents: centavosFromZero,
      /** What is to be accepted before instalments are paid ahead. */
      instalments_text: z.string(),
      now: calendar.nullable(),
      /** What the amount asked about would do to capital; null when it does not reach it, or pays the credit off. */
      capital: z
        .object({
          accrued_cents: centavosFromZero,
          vat_cents: centavosFromZero,
          /** What had been paid ahead and reduces capital with it. */
          ahead_cents: centavosFromZero,
          capital_cents: centavosFromZero,
          term: calendar,
          payment: calendar,
        })
        .nullable(),
    }),
  }),
  choose: endpoint({
    method: 'POST',
    path: '/api/v1/loans/:loanId/early-payment-choices',
    can: 'early-payments.create',
    audit: { action: 'early-payments.create', object: 'projects' },
    money: 'own',
    impersonation: 'refused',
    idempotent: true,
    params,
    body: earlyPaymentBody,
    response: z.object({ id: z.string(), from: day }),
  }),
} as const;
