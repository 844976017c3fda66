import { BASIS, type BasisPoints, toBasisPoints } from '@contract/kernel/fields/basis-points';
import { type Centavos, sumCents } from '@contract/kernel/fields/centavos';
import { divideHalfUp } from '@contract/kernel/fields/rounding';
import type { PlanCase } from '@contract/treasury/plan-projection';

const DAYS_OF_YEAR = 365n;

/** What the ledger knows of all credits of the platform, in centavos. */
export interface PlatformHistory {
  credits: number;
  /** Principal that was written off and not recovered. */
  writtenOff: Centavos;
  /** Other principal that is more than 90 days late. */
  over90: Centavos;
  /** Other principal that is late by a day or more, `over90` too. */
  late: Centavos;
  /** The mean of what was delivered. */
  meanCredit: Centavos;
  /** Principal that stood, times the days for which it did. */
  centDays: bigint;
}

/**
 * What is lost in a year of what is lent, in basis points: losses `· 365 / centDays`, rounded half-up, at most all of it.
 * Each case counts more as lost than the one before: what was written off; also what is more than 90 days late; and all
 * that is late, with one mean credit besides, as so few credits tell little of the next.
 * @returns null while nothing was lent for a day.
 */
export function yearlyLosses(history: PlatformHistory): Record<PlanCase, BasisPoints> | null {
  const { writtenOff, over90, late, meanCredit, centDays } = history;
  if (centDays <= 0n) return null;
  const yearly = (lost: Centavos) => {
    const bp = divideHalfUp(BigInt(lost) * DAYS_OF_YEAR * BigInt(BASIS), centDays);
    return toBasisPoints(bp > BigInt(BASIS) ? BASIS : Number(bp));
  };
  return {
    high: yearly(writtenOff),
    expected: yearly(sumCents([writtenOff, over90])),
    low: yearly(sumCents([writtenOff, late, meanCredit])),
  };
}
