import { type Centavos, sumCents } from '@contract/kernel/fields/centavos';
import { divideHalfUp } from '@contract/kernel/fields/rounding';
import { internalRate } from './internal-rate';

/** Fixed-point one: 24 decimals, far more than the four that are asked for. */
const ONE = 10n ** 24n;
const MONTHS = 12;
const MILLION = 1_000_000n;

/**
 * CAT, the annual cost of a loan, in millionths (26.8241 % → 268241): the `i` of
 * `Σ A_j/(1+i)^t_j = Σ B_k/(1+i)^s_k` (Banxico), found by bisection of the monthly rate in fixed-point
 * integers; the n-th payment falls n months after the disbursement.
 *
 * @param received what reaches the applicant: the principal less any fee withheld from it.
 * @param payments capital, interest and mandatory charges of each month, without VAT as it is published.
 * @returns null when no rate between 0 and 400,000 % explains the payments ("no calculable").
 */
export function annualCost(received: Centavos, payments: readonly Centavos[]): number | null {
  if (received <= 0 || sumCents(payments) < received) return null;
  const target = BigInt(received) * ONE;
  let [low, high] = [0n, ONE];
  if (presentValue(payments, high) > target) return null;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (presentValue(payments, middle) > target) low = middle;
    else high = middle;
  }
  const growth = (ONE + high) ** BigInt(MONTHS);
  const unit = ONE ** BigInt(MONTHS);
  return Number(divideHalfUp((growth - unit) * MILLION, unit));
}

const MOST = 4_000;

/**
 * CAT of payments on days that are no even months apart, in millionths, by the same equation with times of days / 365.
 *
 * @param received what is owed on the first day.
 * @param payments without VAT, each so many days after it.
 * @returns null as `annualCost`.
 */
export function annualCostByDays(
  received: Centavos,
  payments: readonly { days: number; amount: Centavos }[],
): number | null {
  if (received <= 0) return null;
  const rate = internalRate([{ days: 0, amount: -received }, ...payments], { low: 0, high: MOST });
  return rate === null ? null : Math.round(rate * Number(MILLION));
}

/** A CAT in basis points, to the tenth of a percent with which it is published. */
export const publishedCat = (millionths: number | null): number | null =>
  millionths === null ? null : Number(divideHalfUp(BigInt(millionths), 1000n)) * 10;

/** The CAT as it is published, rounded to one decimal: "26.8%". */
export function formatAnnualCost(millionths: number): string {
  const tenths = divideHalfUp(BigInt(millionths), 1000n);
  return `${tenths / 10n}.${tenths % 10n}%`;
}

function presentValue(payments: readonly Centavos[], monthlyRate: bigint): bigint {
  return payments.reduceRight(
    (value, payment) => ((value + BigInt(payment) * ONE) * ONE) / (ONE + monthlyRate),
    0n,
  );
}
