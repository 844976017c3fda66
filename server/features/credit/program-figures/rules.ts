import { type CreditBucket, creditBuckets } from '@contract/credit/late-buckets';
import { addDays, addMonths, type Day, dayInMexicoCity, toDay } from '@contract/kernel/fields/day';
import { firstDayOf, lastDayOf } from '@contract/program/metrics-filters';

/** How many of some things took so many tenths of a day. */
export interface Took {
  tenths: number;
  n: number;
}

/**
 * The days within which a share of them was done: the least of the times that no fewer than that share took.
 * Null of none.
 *
 * @param took in any order
 */
export function daysOfShare(took: readonly Took[], share: number): number | null {
  const sorted = took.toSorted((a, b) => a.tenths - b.tenths);
  const all = sorted.reduce((sum, { n }) => sum + n, 0);
  let sum = 0;
  for (const { tenths, n } of sorted) {
    sum += n;
    if (sum >= all * share) return tenths / 10;
  }
  return null;
}

/** The end of the month that is asked for, or of the last one that is over, no later than today, and of the month before. */
export function rollDays(month: string | undefined, now: Date): { from: Day; to: Day } {
  const today = dayInMexicoCity(now);
  const asked = month ?? addMonths(firstDayOf(today.slice(0, 7)), -1).slice(0, 7);
  const last = lastDayOf(asked);
  const to = last < today ? last : today;
  return { from: addDays(firstDayOf(to.slice(0, 7)), -1), to };
}

/** A bucket by its place, the first that of what is not late, as `width_bucket` over `bucketStarts` has it. */
export function bucketAt(place: number): CreditBucket {
  const bucket = creditBuckets[place];
  if (!bucket) throw new Error('there is no such bucket');
  return bucket;
}

/** Whether all that was delivered in a month is at least so many months old. */
export const isAged = (month: string, months: number, today: Day): boolean =>
  addMonths(toDay(lastDayOf(month)), months) <= today;
