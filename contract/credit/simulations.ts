import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { between } from '../kernel/fields/between';
import {
  type Centavos,
  centavosFromZero,
  MAX_AMOUNT_CENTS,
  sumCents,
} from '../kernel/fields/centavos';
import { unlessBlank } from '../kernel/fields/messages';
import { said, t } from '../kernel/words';
import { simulationFields } from '../locales/es-MX/credit/simulations';
import { kernelFields } from '../locales/es-MX/kernel/schemas';
import { type LoanQuote, loanQuote } from './loans';
import { productId } from './product-id';
import { MIN_PROJECT_CENTS } from './project-states';
import { requestedAmount, termMonths } from './projects';

/** The longest grace period that is simulated, in months. */
export const MAX_GRACE_MONTHS = 12;

const downPayment = z
  .int({ error: unlessBlank(said(simulationFields.downPayment)) })
  .min(0, { error: said(simulationFields.downPaymentNegative) })
  .max(MAX_AMOUNT_CENTS, { error: said(kernelFields.shared.amountTooBig) })
  .brand<'Centavos'>();

/** What is simulated: the price of a system, what of it is paid at once, and how the rest is paid. */
export const simulationTerms = {
  amount_cents: requestedAmount,
  down_payment_cents: downPayment.optional(),
  term_months: termMonths,
  /** First months in which only interest and its VAT are paid. */
  grace_months: between(0, MAX_GRACE_MONTHS).optional(),
};

interface Terms {
  amount_cents: number;
  down_payment_cents?: number | undefined;
  term_months: number;
  grace_months?: number | undefined;
}

/** Refuses a down payment that leaves too little to lend, and a grace period over the whole term, on their fields. */
export function leavesCredit(terms: Terms, context: z.RefinementCtx): void {
  const { amount_cents: price, down_payment_cents: down = 0, grace_months: grace = 0 } = terms;
  const refuse = (field: keyof Terms, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (down > 0 && price - down < MIN_PROJECT_CENTS) {
    refuse('down_payment_cents', t(simulationFields.leavesTooLittle));
  }
  if (grace >= terms.term_months) refuse('grace_months', t(simulationFields.graceTooLong));
}

const number = z.coerce.number();

const asked = z.strictObject({
  amount_cents: number.pipe(simulationTerms.amount_cents),
  down_payment_cents: number.pipe(downPayment).optional(),
  term_months: number.pipe(simulationTerms.term_months),
  grace_months: number.pipe(simulationTerms.grace_months.unwrap()).optional(),
});

/** The cost of a credit at the reference terms of today, with what it was computed from. */
export const simulation = loanQuote.partial({ rows: true }).extend({
  price_cents: centavosFromZero,
  down_payment_cents: centavosFromZero,
  grace_months: z.number(),
  opening_fee_bp: z.number(),
  vat_bp: z.number(),
});

export type Simulation = z.infer<typeof simulation>;
/** With its table. */
export type WholeSimulation = Simulation & Pick<LoanQuote, 'rows'>;

/**
 * What the price of the system takes besides the credit, in centavos: the down payment, and the opening fee with its VAT,
 * which are kept from what the credit hands over.
 */
export const paidAtFirst = (simulated: Simulation): Centavos =>
  sumCents([
    simulated.down_payment_cents,
    simulated.opening_fee_cents,
    simulated.opening_fee_vat_cents,
  ]);

export const simulations = {
  /** For anonymous visitors, too; the table comes where it is asked for. */
  show: endpoint({
    method: 'GET',
    path: '/api/v1/loans/public-quote',
    can: 'public',
    limit: 'quotes',
    query: asked.extend({ rows: z.literal('all').optional() }).superRefine(leavesCredit),
    response: simulation,
  }),
  /** The same with its table, to keep. */
  file: endpoint({
    method: 'GET',
    path: '/api/v1/simulations/file',
    can: 'public',
    limit: 'drawings',
    query: asked
      .extend({ format: z.enum(['pdf', 'xlsx']), product_id: number.pipe(productId).optional() })
      .superRefine(leavesCredit),
    response: z.unknown(),
    kind: 'file',
  }),
} as const;
