import type { AmortMode, LoanQuote } from '@contract/credit/loans';
import {
  applyRate,
  BASIS,
  type BasisPoints,
  toBasisPoints,
} from '@contract/kernel/fields/basis-points';
import {
  type Centavos,
  MAX_AMOUNT_CENTS,
  sumCents,
  toCentavos,
} from '@contract/kernel/fields/centavos';
import { creditWords } from '@contract/locales/es-MX/credit/server';
import { t } from '@server/i18n';
import { annualCost, publishedCat } from './cat';
import { buildSchedule, type Schedule, type ScheduleRow } from './schedule';

export interface QuoteTerms {
  principal: Centavos;
  annualRate: BasisPoints;
  vatRate: BasisPoints;
  months: number;
  openingFee: BasisPoints;
  mode: AmortMode;
  /** First months in which only interest and its VAT are paid; none of a credit that is granted. */
  graceMonths?: number;
}

type FeeTerms = Pick<QuoteTerms, 'openingFee' | 'vatRate'>;

/** Opening fee, its VAT, and what is left of the principal for the installer. */
export function openingFeeOf({
  principal,
  openingFee,
  vatRate,
}: FeeTerms & Pick<QuoteTerms, 'principal'>) {
  const fee = applyRate(principal, openingFee);
  const vat = applyRate(fee, vatRate);
  return { fee, vat, received: toCentavos(principal - fee - vat) };
}

/**
 * The least principal of which exactly `net` is left for the installer. There is one for any `net`, since a centavo more
 * of principal leaves a centavo more at most.
 * @param net centavos
 * @returns null where the fee takes half or more, or the principal is more than may be asked for
 */
export function principalLeaving(
  net: Centavos,
  { openingFee, vatRate }: FeeTerms,
): Centavos | null {
  const kept = BASIS * BASIS - openingFee * (BASIS + vatRate);
  if (kept * 2 <= BASIS * BASIS) return null;
  // What the roundings of the fee and of its VAT may move together, in centavos.
  const rounded = 1 + Math.ceil(vatRate / (2 * BASIS));
  // Of anything below, less than `net` is left.
  let principal = toCentavos(
    (BigInt(Math.max(net - rounded, 0)) * BigInt(BASIS * BASIS)) / BigInt(kept),
  );
  while (openingFeeOf({ principal, openingFee, vatRate }).received < net) {
    principal = toCentavos(principal + 1);
  }
  return principal > MAX_AMOUNT_CENTS ? null : principal;
}

/**
 * The product's schedule: French. The payment shown to people is that of the months that pay capital and includes its
 * VAT: where that comes on top, it is the first one's, the highest.
 */
export function scheduleOf({
  principal,
  annualRate,
  vatRate,
  months,
  mode,
  graceMonths = 0,
}: QuoteTerms): Schedule {
  const schedule = buildSchedule({ principal, annualRate, vatRate, months, mode, graceMonths });
  const first = schedule.rows[graceMonths];
  return mode === 'level_base' && first ? { ...schedule, payment: first.total } : schedule;
}

/**
 * CAT of the terms in basis points, to the tenth of a percent with which it is published, without VAT and
 * with the opening fee deducted (rules-mx 2.3); null when it cannot be computed.
 */
export function catOf(terms: QuoteTerms, rows: readonly ScheduleRow[]): number | null {
  const withoutVat = rows.map((row) => sumCents([row.capital, row.interest]));
  return publishedCat(
    annualCost(toCentavos(terms.principal - openingFeeOf(terms).fee), withoutVat),
  );
}

/** One row of a schedule as the contract has it. */
export function describeRow(row: ScheduleRow) {
  return {
    n: row.n,
    capital_cents: row.capital,
    interest_cents: row.interest,
    vat_cents: row.vat,
    total_cents: row.total,
    balance_cents: row.balance,
  };
}

/** Everything that a credit of these terms costs, and when. */
export function quoteLoan(terms: QuoteTerms): LoanQuote {
  const { payment, rows } = scheduleOf(terms);
  const { fee, vat, received } = openingFeeOf(terms);
  return {
    principal_cents: terms.principal,
    annual_rate_bp: terms.annualRate,
    term_months: terms.months,
    payment_cents: payment,
    amort_mode: terms.mode,
    opening_fee_cents: fee,
    opening_fee_vat_cents: vat,
    received_cents: received,
    with_fee_cents: principalLeaving(terms.principal, terms),
    total_cents: sumCents(rows.map((row) => row.total)),
    cat_bp: catOf(terms, rows),
    rows: rows.map(describeRow),
  };
}

/** How the payment shown is called: of the others alike, or the first and highest. */
export const paymentName: Record<AmortMode, string> = {
  level_total: t(creditWords.loans.quote.level),
  level_base: t(creditWords.loans.quote.firstInstalment),
};

/** The terms of a stored loan. */
export function termsOf(loan: {
  principalCents: Centavos;
  annualRateBp: number;
  vatBp: number;
  termMonths: number;
  openingFeeBp: number;
  amortMode: AmortMode;
}): QuoteTerms {
  return {
    principal: loan.principalCents,
    annualRate: toBasisPoints(loan.annualRateBp),
    vatRate: toBasisPoints(loan.vatBp),
    months: loan.termMonths,
    openingFee: toBasisPoints(loan.openingFeeBp),
    mode: loan.amortMode,
  };
}
