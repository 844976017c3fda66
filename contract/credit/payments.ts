import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { type Centavos, centavosFromZero } from '../kernel/fields/centavos';
import { listOf, listQuery } from '../kernel/list';

/** What an instalment may owe, and a payment may cover. */
export const paymentComponents = [
  'late_vat',
  'late_interest',
  'fee',
  'vat',
  'interest',
  'capital',
] as const;

export type PaymentComponent = (typeof paymentComponents)[number];

/**
 * Rows of a calendar are numbered from here on when they are early payments of capital (*pagos anticipados*) and not
 * instalments: the first of a loan has this number.
 */
export const FIRST_PREPAYMENT = 1000;

/** Part of a payment that went to one component of one instalment. */
export interface AppliedRow {
  n: number;
  component: PaymentComponent;
  amount: Centavos;
}

/** An amount of a loan by what it is for. */
export const paymentSplit = z.object({
  capital_cents: centavosFromZero,
  interest_cents: centavosFromZero,
  vat_cents: centavosFromZero,
  late_interest_cents: centavosFromZero,
  late_vat_cents: centavosFromZero,
  fee_cents: centavosFromZero,
});

const payment = z.object({
  id: z.string(),
  loan_id: z.string(),
  project_folio: z.string(),
  received_on: z.iso.date(),
  /** What was received; null when a credit balance was applied. */
  received_cents: centavosFromZero.nullable(),
  tracking_key: z.string().nullable(),
  /** What went to the loan, all components together. */
  applied_cents: centavosFromZero,
  split: paymentSplit,
  /** Part of it that reduced capital before its day. */
  reduced_cents: centavosFromZero,
  created_at: z.iso.datetime(),
});

/** What a loan owes today; the same on every screen that shows it. */
export const loanOwed = z.object({
  /** Instalments that have fallen due, with late charges until today, and what has to come back; 0 when up to date. */
  due_today_cents: centavosFromZero,
  due: paymentSplit,
  /** Part of `due_today_cents` that makes good what was returned and was not theirs. */
  give_back_cents: centavosFromZero,
  days_late: z.int(),
  /** The first instalment that has not fallen due, and what is to be paid of it beside the credit balance. */
  next: z.object({ n: z.int(), due_on: z.iso.date(), amount_cents: centavosFromZero }).nullable(),
  /** Capital that is not paid yet. */
  outstanding_cents: centavosFromZero,
  /** What has to come today for the whole loan to be settled, interest counted to today. */
  payoff_cents: centavosFromZero,
  /** Part of `payoff_cents` that pays what comes before it: other loans, and what has to come back. */
  payoff_before_cents: centavosFromZero,
  /**
   * Why it is so much: what is due, and of what is not, capital, interest accrued until today and its VAT, less what was
   * paid ahead and what is in credit balance. With `payoff_before_cents` they add up to `payoff_cents`.
   */
  payoff_parts: z.object({
    due_cents: centavosFromZero,
    capital_cents: centavosFromZero,
    interest_cents: centavosFromZero,
    vat_cents: centavosFromZero,
    ahead_cents: centavosFromZero,
    credit_balance_cents: centavosFromZero,
  }),
});

export type LoanOwed = z.infer<typeof loanOwed>;

const quote = loanOwed.extend({ loan_id: z.string(), project_folio: z.string() });

export const payments = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/payments',
    can: 'payments.list',
    query: listQuery(['received_on', 'created_at'], { loan_id: z.uuid().optional() }),
    response: listOf(payment),
  }),
  reference: endpoint({
    method: 'GET',
    path: '/api/v1/payments/reference',
    can: 'payments.list',
    query: z.strictObject({ applicant_id: z.uuid().optional() }),
    response: z.object({
      clabe: z.string(),
      bank: z.string().nullable(),
      beneficiary: z.string(),
      as_of: z.iso.date(),
      /** Received and not applied. */
      credit_balance_cents: centavosFromZero,
      /** Was returned to them and was not theirs; with a loan being repaid it is part of what that owes. */
      give_back_cents: centavosFromZero,
      loans: z.array(quote),
    }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/payments/:paymentId',
    can: 'payments.show',
    params: z.strictObject({ paymentId: z.uuid() }),
    response: payment.extend({ instalments: z.array(paymentSplit.extend({ n: z.int() })) }),
  }),
} as const;
