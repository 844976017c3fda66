import type { PromiseState } from '@contract/credit/collections';
import { type LateBucket, lateBuckets } from '@contract/credit/late-buckets';
import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import { addDays, type Day } from '@contract/kernel/fields/day';
import { stateOfPostalCode } from '@contract/kernel/fields/postal-code';

/** A promise as it was made. */
export interface PromiseFacts {
  amount: Centavos;
  promisedOn: Day;
  /** Had come on the day of the promise before it was made. */
  paidBefore: Centavos;
}

/**
 * What has come for a promise.
 * @param received all payments in force from the day of the promise to the day that it names.
 */
export const paidForPromise = ({ paidBefore }: PromiseFacts, received: Centavos): Centavos =>
  toCentavos(Math.max(0, received - paidBefore));

/** How a promise stands with what came for it. */
export const promiseState = (promise: PromiseFacts, received: Centavos, today: Day): PromiseState =>
  stateOfPromise(paidForPromise(promise, received) >= promise.amount, promise.promisedOn, today);

/**
 * Kept as soon as all of it came in time; broken once its day has passed without.
 * @param isWhole whether payments in force, from the day of the promise to the day that it names, come to all of it.
 */
export function stateOfPromise(isWhole: boolean, promisedOn: Day, today: Day): PromiseState {
  if (isWhole) return 'kept';
  return today <= promisedOn ? 'open' : 'broken';
}

const daysOf: Record<LateBucket, readonly [from: number, to: number]> = {
  '1-30': [1, 30],
  '31-60': [31, 60],
  '61-90': [61, 90],
  'over-90': [91, Number.POSITIVE_INFINITY],
};

/** The fewest days of each bucket, the least late first. */
export const bucketStarts: readonly number[] = lateBuckets.map((bucket) => daysOf[bucket][0]);

/** The days on which the oldest unpaid instalment of a credit of a bucket fell due; null without a beginning. */
export function dueWithin(bucket: LateBucket, today: Day): { from: Day | null; to: Day } {
  const [least, most] = daysOf[bucket];
  return {
    from: Number.isFinite(most) ? addDays(today, -most) : null,
    to: addDays(today, -least),
  };
}

/** Hours within which a person may be asked to pay, where they live (CONDUSEF, rules of collection of 2014). */
export const CONTACT_HOURS = { from: 7, to: 22 } as const;

const CENTRE = 'America/Mexico_City';

/** States whose clocks are not those of Mexico City. */
const zones: ReadonlyMap<string, string> = new Map([
  ['Baja California', 'America/Tijuana'],
  ['Baja California Sur', 'America/Mazatlan'],
  ['Nayarit', 'America/Mazatlan'],
  ['Quintana Roo', 'America/Cancun'],
  ['Sinaloa', 'America/Mazatlan'],
  ['Sonora', 'America/Hermosillo'],
]);

/** The clock of an address; that of Mexico City where its state is not known. */
export function timeZoneAt(postalCode: string | null): string {
  return zones.get(stateOfPostalCode(postalCode ?? '') ?? '') ?? CENTRE;
}

/** The time of day by a clock, "09:30". */
export const timeIn = (zone: string, instant: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(
    instant,
  );

/** Whether a person who lives by that clock may be asked to pay then. */
export function isContactHour(zone: string, instant: Date): boolean {
  const [hour = 0, minute = 0] = timeIn(zone, instant).split(':').map(Number);
  const minutes = hour * 60 + minute;
  return minutes >= CONTACT_HOURS.from * 60 && minutes <= CONTACT_HOURS.to * 60;
}

const MINUTE_MS = 60_000;

/** The instant of a day and time of day in Mexico City. */
export function instantInMexicoCity(on: Day, at: string): Date {
  const wanted = Date.parse(`${on}T${at}:00Z`);
  // The offset is that of the instant itself, which changed with the seasons until 2022.
  const guess = new Date(wanted + 6 * 60 * MINUTE_MS);
  return new Date(guess.getTime() + wanted - shownAt(guess));
}

function shownAt(instant: Date): number {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: CENTRE }).format(instant);
  return Date.parse(`${day}T${timeIn(CENTRE, instant)}:00Z`);
}
