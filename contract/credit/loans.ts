import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { basisPoints } from '../kernel/fields/basis-points';
import { between } from '../kernel/fields/between';
import { amountCents, centavosFromZero } from '../kernel/fields/centavos';
import { day } from '../kernel/fields/day';
import { listOf, listQuery } from '../kernel/list';
import { said } from '../kernel/words';
import { creditFields } from '../locales/es-MX/credit/schemas';
import { loanOwed } from './payments';
import { MAX_TERM_MONTHS, MIN_TERM_MONTHS } from './project-states';

export const loanStatuses = ['approved', 'repaying', 'settled', 'cancelled'] as const;
export type LoanStatus = (typeof loanStatuses)[number];

export const riskGrades = ['A', 'B', 'C', 'D', 'E'] as const;
export type RiskGrade = (typeof riskGrades)[number];

/** The whole instalment is level, VAT included; or capital and interest are, and the VAT comes on top. */
export const amortModes = ['level_total', 'level_base'] as const;
export type AmortMode = (typeof amortModes)[number];

const scheduleRow = z.object({
  n: z.number(),
  capital_cents: centavosFromZero,
  interest_cents: centavosFromZero,
  vat_cents: centavosFromZero,
  total_cents: centavosFromZero,
  balance_cents: centavosFromZero,
});

/** A credit's cost before it exists: French schedule. */
export const loanQuote = z.object({
  principal_cents: centavosFromZero,
  annual_rate_bp: z.number(),
  term_months: z.number(),
  /** What the first instalment takes, VAT included; the others alike, or a little less. */
  payment_cents: centavosFromZero,
  amort_mode: z.enum(amortModes),
  opening_fee_cents: centavosFromZero,
  opening_fee_vat_cents: centavosFromZero,
  /** What is left for the installer after the opening fee and its VAT. */
  received_cents: centavosFromZero,
  /** What to ask for instead so that the installer receives `principal_cents` whole; null where no amount does. */
  with_fee_cents: centavosFromZero.nullable(),
  /** Sum of all payments. */
  total_cents: centavosFromZero,
  /** Annual cost without VAT; null when it cannot be computed. */
  cat_bp: z.number().nullable(),
  rows: z.array(scheduleRow),
});

export type LoanQuote = z.infer<typeof loanQuote>;

/** A yearly rate that a loan may have, in basis points. */
export const annualRate = basisPoints
  .refine((rate) => rate >= 100, { error: said(creditFields.loans.leastRate) })
  .refine((rate) => rate <= 10_000, { error: said(creditFields.loans.mostRate) });

/** A fee for opening a loan, in basis points of its principal. */
export const openingFee = basisPoints.refine((fee) => fee <= 1_000, {
  error: said(creditFields.loans.mostFee),
});

export const quoteRequest = z.strictObject({
  amount_cents: amountCents,
  term_months: between(MIN_TERM_MONTHS, MAX_TERM_MONTHS),
  /** Staff quote the terms that they are about to decide; without them, the reference ones. */
  annual_rate_bp: annualRate.optional(),
  opening_fee_bp: openingFee.optional(),
});

const instalment = scheduleRow.extend({
  due_on: day,
  /** What has been paid of capital, interest and their VAT. */
  paid_cents: centavosFromZero,
  paid_on: day.nullable(),
  /** Late interest charged until today and its VAT, paid or not. */
  late_cents: centavosFromZero,
  /** What is still to be paid of it today, late charges included. */
  owed_cents: centavosFromZero,
  /** When a restructure took what was not paid of it, and how much. */
  moved_on: day.nullable(),
  moved_cents: centavosFromZero,
  /** Its day has passed and something of it is owed. */
  overdue: z.boolean(),
});

const loanBase = {
  id: z.string(),
  project_id: z.string(),
  folio: z.string(),
  product_id: z.number(),
  status: z.enum(loanStatuses),
  principal_cents: centavosFromZero,
  annual_rate_bp: z.number(),
  late_rate_bp: z.number(),
  late_grace_days: z.number(),
  term_months: z.number(),
  cat_bp: z.number().nullable(),
  disbursed_on: day.nullable(),
  /** What it owes today; null until the money is delivered. */
  owed: loanOwed.nullable(),
};

export const loanItem = z.object(loanBase);
export type LoanItem = z.infer<typeof loanItem>;

export const loanDetail = z.object({
  ...loanBase,
  /** What happens next, as on the project's own screen. */
  next_step: z.string(),
  opening_fee_bp: z.number(),
  risk_grade: z.enum(riskGrades),
  /** CLABE on which the applicant pays. */
  payment_clabe: z.string(),
  /** The calendar that was agreed; without days until the money is delivered. */
  instalments: z.array(instalment.extend({ due_on: day.nullable() })),
});

export type LoanDetail = z.infer<typeof loanDetail>;

export const loans = {
  quote: endpoint({
    method: 'POST',
    path: '/api/v1/loans/quote',
    can: 'loans.quote',
    restriction: 'open',
    body: quoteRequest,
    response: loanQuote,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/loans',
    can: 'loans.list',
    query: listQuery(['created_at', 'principal_cents'], {
      status: z.enum(loanStatuses).optional(),
    }),
    response: listOf(loanItem),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/loans/:loanId',
    can: 'loans.show',
    params: z.strictObject({ loanId: z.uuid() }),
    response: loanDetail,
  }),
} as const;
