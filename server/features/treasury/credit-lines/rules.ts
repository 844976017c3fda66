import { applyRate, BASIS, type BasisPoints } from '@contract/kernel/fields/basis-points';
import { type Centavos, sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import { type Day, daysBetween } from '@contract/kernel/fields/day';
import { divideHalfUp } from '@contract/kernel/fields/rounding';
import {
  type DrawComponent,
  type DrawParts,
  drawComponents,
  type LineState,
} from '@contract/treasury/credit-lines';
import { annualCostByDays, openingFeeOf, publishedCat } from '@server/features/credit';

/** `amount·rate·days` of one centavo of interest: rates are basis points, years have 360 days. */
const ONE_CENTAVO = BigInt(BASIS) * 360n;

/** Of a stage at most this much pays draws: its installer always gets a tenth, or more, of what they installed. */
export const MOST_KEPT_BP = 9000;

/** The rates of a draw, in basis points; interest and late interest a year. */
export interface DrawRates {
  annualRate: BasisPoints;
  lateRate: BasisPoints;
  openingFee: BasisPoints;
  vatRate: BasisPoints;
}

/** A draw whose money was sent. */
export interface Draw extends DrawRates {
  principal: Centavos;
  paidOn: Day;
  /** The last day of ordinary interest; late interest runs from the day after. */
  dueOn: Day;
}

/** Money that came for a draw, on its day. */
export interface Receipt {
  on: Day;
  amount: Centavos;
}

const zero = toCentavos(0);
const difference = (a: number, b: number) => toCentavos(a - b);

/** All that parts come to, in centavos. */
export const totalOfParts = (parts: DrawParts): Centavos =>
  sumCents(drawComponents.map((component) => parts[component]));

interface Standing {
  until: Day;
  /** Capital that is left. */
  capital: Centavos;
  /** Sums of capital · rate · days, of ordinary and of late interest: rounded once, whatever the number of payments. */
  ordinary: bigint;
  late: bigint;
  paid: DrawParts;
}

/**
 * What a draw owes on a day, by component. Interest of actual days on a 360-day year: ordinary on the capital that is
 * left until the due day, late on it from the day after, each with its VAT. Interest bears no interest.
 * @param receipts in the order of their days, none after `on`
 */
export const owedOn = (draw: Draw, receipts: readonly Receipt[], on: Day): DrawParts =>
  owedAt(draw, accrued(draw, standingAfter(draw, receipts), on));

/**
 * What one more payment covers, and what of it is left over once the draw is settled: VAT before its interest, late
 * interest before ordinary, capital last.
 * @param receipts those before it
 */
export function applyReceipt(
  draw: Draw,
  receipts: readonly Receipt[],
  receipt: Receipt,
): { parts: DrawParts; left: Centavos } {
  return cover(owedOn(draw, receipts, receipt.on), receipt.amount);
}

function standingAfter(draw: Draw, receipts: readonly Receipt[]): Standing {
  const begin: Standing = {
    until: draw.paidOn,
    capital: draw.principal,
    ordinary: 0n,
    late: 0n,
    paid: partsOf(() => zero),
  };
  return receipts.reduce((before, { on, amount }) => {
    const standing = accrued(draw, before, on);
    const { parts } = cover(owedAt(draw, standing), amount);
    return {
      ...standing,
      capital: difference(standing.capital, parts.capital),
      paid: partsOf((component) => sumCents([standing.paid[component], parts[component]])),
    };
  }, begin);
}

function accrued({ annualRate, lateRate, dueOn }: Draw, standing: Standing, on: Day): Standing {
  const { until, capital } = standing;
  const days = Math.max(0, daysBetween(until, on));
  const lateDays = Math.min(days, Math.max(0, daysBetween(dueOn, on)));
  const grown = (rate: BasisPoints, of: number) => BigInt(capital) * BigInt(rate) * BigInt(of);
  return {
    ...standing,
    until: days > 0 ? on : until,
    ordinary: standing.ordinary + grown(annualRate, days - lateDays),
    late: standing.late + grown(lateRate, lateDays),
  };
}

function owedAt({ vatRate }: DrawRates, { capital, ordinary, late, paid }: Standing): DrawParts {
  const interest = toCentavos(divideHalfUp(ordinary, ONE_CENTAVO));
  const lateInterest = toCentavos(divideHalfUp(late, ONE_CENTAVO));
  return {
    late_vat: difference(applyRate(lateInterest, vatRate), paid.late_vat),
    late_interest: difference(lateInterest, paid.late_interest),
    vat: difference(applyRate(interest, vatRate), paid.vat),
    interest: difference(interest, paid.interest),
    capital,
  };
}

function cover(owed: DrawParts, amount: Centavos): { parts: DrawParts; left: Centavos } {
  let left: number = amount;
  const parts = partsOf((component) => {
    const part = Math.min(left, owed[component]);
    left -= part;
    return toCentavos(part);
  });
  return { parts, left: toCentavos(left) };
}

/** In the order in which payments cover them. */
function partsOf(amount: (component: DrawComponent) => Centavos): DrawParts {
  const [late_vat, late_interest, vat, interest, capital] = drawComponents.map(amount);
  return {
    late_vat: late_vat ?? zero,
    late_interest: late_interest ?? zero,
    vat: vat ?? zero,
    interest: interest ?? zero,
    capital: capital ?? zero,
  };
}

/**
 * What a draw costs that is repaid at once after some days, on time.
 * @returns `cat` in basis points, without VAT, to the tenth of a percent; null when none explains the payment
 */
export function quoteDraw(
  rates: DrawRates,
  { principal, days }: { principal: Centavos; days: number },
) {
  const { fee, vat: feeVat, received } = openingFeeOf({ principal, ...rates });
  const grown = BigInt(principal) * BigInt(rates.annualRate) * BigInt(days);
  const interest = toCentavos(divideHalfUp(grown, ONE_CENTAVO));
  const interestVat = applyRate(interest, rates.vatRate);
  const repaid = sumCents([principal, interest]);
  return {
    days,
    principal,
    fee,
    feeVat,
    received,
    interest,
    interestVat,
    total: sumCents([repaid, interestVat]),
    cost: sumCents([fee, feeVat, interest, interestVat]),
    cat: publishedCat(annualCostByDays(difference(principal, fee), [{ days, amount: repaid }])),
  };
}

interface Terms {
  limit: Centavos;
  isBlocked: boolean;
  expiresOn: Day;
}

/** Whether a line can be drawn, and if not what keeps it; `reduced` where its limit is below what is used. */
export function lineState(
  { limit, isBlocked, expiresOn }: Terms,
  used: Centavos,
  today: Day,
): LineState {
  if (isBlocked) return 'blocked';
  if (daysBetween(expiresOn, today) > 0) return 'expired';
  return used > limit ? 'reduced' : 'active';
}

/** What may be drawn of a line, in centavos: nothing unless it is `active`. */
export const availableOf = (terms: Terms, used: Centavos, today: Day): Centavos =>
  lineState(terms, used, today) === 'active' ? difference(terms.limit, used) : zero;

/** Part of an amount, rounded down: a limit is never exceeded by a fraction. */
const shareOf = (amount: Centavos, share: number): Centavos =>
  toCentavos((BigInt(amount) * BigInt(share)) / BigInt(BASIS));

/** What may still be drawn against a stage that is not paid, in centavos. */
export const roomOfStage = (stage: Centavos, shareBp: number, drawn: Centavos): Centavos =>
  toCentavos(Math.max(0, shareOf(stage, shareBp) - drawn));

/** What each draw gets of a stage, in their order, in centavos. */
export function splitStage(stage: Centavos, owed: readonly Centavos[]): Centavos[] {
  let left: number = shareOf(stage, MOST_KEPT_BP);
  return owed.map((amount) => {
    const part = Math.min(left, amount);
    left -= part;
    return toCentavos(part);
  });
}
