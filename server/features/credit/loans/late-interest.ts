import { BASIS, type BasisPoints } from '@contract/kernel/fields/basis-points';
import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import { type Day, daysBetween } from '@contract/kernel/fields/day';
import { divideHalfUp } from '@contract/kernel/fields/rounding';

const COMMERCIAL_YEAR = 360n;

/** Interest of actual days on a 360-day year, `amount·rate/360·days`, rounded half-up to the centavo. */
export function dailyInterest(amount: Centavos, annualRate: BasisPoints, days: number): Centavos {
  const numerator = BigInt(amount) * BigInt(annualRate) * BigInt(days);
  return toCentavos(divideHalfUp(numerator, BigInt(BASIS) * COMMERCIAL_YEAR));
}

/** Days since the due day; 0 until it has passed. */
export function daysLate(dueOn: Day, on: Day): number {
  return Math.max(0, daysBetween(dueOn, on));
}

export type DelinquencyBucket = 'current' | '1-30' | '31-60' | '61-90' | 'over-90';

/** Bucket of a debt by the days of its oldest unpaid instalment (CUITF, annex 17). */
export function delinquencyBucket(days: number): DelinquencyBucket {
  if (days <= 0) return 'current';
  if (days <= 30) return '1-30';
  if (days <= 60) return '31-60';
  return days <= 90 ? '61-90' : 'over-90';
}
