import { lateBuckets } from '@contract/credit/late-buckets';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { addDays, dayInMexicoCity, toDay } from '@contract/kernel/fields/day';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { delinquencyBucket } from '../loans/late-interest';
import {
  dueWithin,
  instantInMexicoCity,
  isContactHour,
  paidForPromise,
  promiseState,
  timeIn,
  timeZoneAt,
} from './rules';

const cents = fc.integer({ min: 0, max: 1_000_000_000 }).map(toCentavos);
const days = fc.integer({ min: -400, max: 400 }).map((n) => addDays(toDay('2026-11-20'), n));
const promises = fc.record({
  amount: cents.filter((amount) => amount > 0),
  promisedOn: days,
  paidBefore: cents,
});

describe('a promise', () => {
  it('is kept by all of its amount, open until its day has passed, broken after', () => {
    const promise = {
      amount: toCentavos(50_000),
      promisedOn: toDay('2026-11-20'),
      paidBefore: toCentavos(10_000),
    };
    const at = (received: number, day: string) =>
      promiseState(promise, toCentavos(received), toDay(day));
    expect(at(0, '2026-11-19')).toBe('open');
    expect(at(59_999, '2026-11-20')).toBe('open');
    expect(at(59_999, '2026-11-21')).toBe('broken');
    expect(at(60_000, '2026-11-19')).toBe('kept');
    expect(at(60_000, '2027-11-19')).toBe('kept');
  });

  it('is never less kept by more money, nor open again with time', () => {
    fc.assert(
      fc.property(promises, cents, cents, days, days, (promise, received, more, a, b) => {
        const [early, late] = a < b ? [a, b] : [b, a];
        const state = promiseState(promise, received, early);
        const later = promiseState(promise, received, late);
        if (state !== 'open') expect(later).toBe(state);
        if (state === 'kept')
          expect(promiseState(promise, toCentavos(received + more), early)).toBe('kept');
        expect(state === 'kept').toBe(paidForPromise(promise, received) >= promise.amount);
      }),
    );
  });
});

it('every late day is in one bucket, that of annex 17', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2000 }), days, (late, today) => {
      const due = addDays(today, -late);
      const inside = lateBuckets.filter((bucket) => {
        const { from, to } = dueWithin(bucket, today);
        return due <= to && (from === null || due >= from);
      });
      expect(inside).toEqual([delinquencyBucket(late)]);
    }),
  );
});

describe('the hours of contact', () => {
  it('are those of where the person lives', () => {
    expect(timeZoneAt('22000')).toBe('America/Tijuana');
    expect(timeZoneAt('77500')).toBe('America/Cancun');
    expect(timeZoneAt('83000')).toBe('America/Hermosillo');
    expect(timeZoneAt('45500')).toBe('America/Mexico_City');
    expect(timeZoneAt(null)).toBe('America/Mexico_City');
    const seven = instantInMexicoCity(toDay('2026-11-20'), '07:00');
    expect(isContactHour(timeZoneAt('45500'), seven)).toBe(true);
    expect(isContactHour(timeZoneAt('22000'), seven)).toBe(false);
    expect(isContactHour(timeZoneAt('77500'), seven)).toBe(true);
  });

  it.each([
    ['06:59', false],
    ['07:00', true],
    ['22:00', true],
    ['22:01', false],
    ['00:00', false],
  ])('%s is one: %s', (at, open) => {
    expect(isContactHour('America/Mexico_City', instantInMexicoCity(toDay('2026-07-01'), at))).toBe(
      open,
    );
  });

  it('a day and a time of Mexico City are one instant, in summers that had another hour too', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -2000, max: 400 }).map((n) => addDays(toDay('2026-11-20'), n)),
        fc.integer({ min: 4 * 60, max: 1439 }),
        (on, minutes) => {
          const pad = (n: number) => String(n).padStart(2, '0');
          const at = `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
          const instant = instantInMexicoCity(on, at);
          expect([dayInMexicoCity(instant), timeIn('America/Mexico_City', instant)]).toEqual([
            on,
            at,
          ]);
        },
      ),
    );
  });
});
