import { addDays, daysBetween, toDay } from '@contract/kernel/fields/day';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHeldByOther, reminderDue, untilProblem } from './rules';

const today = toDay('2026-11-20');
const inDays = (days: number) => addDays(today, days);

describe('a reminder of expiry', () => {
  it('is due from 30 and from 7 days before, and on the last day itself', () => {
    expect([31, 30, 8, 7, 0, -1].map((days) => reminderDue(today, inDays(days), null))).toEqual([
      null,
      30,
      30,
      7,
      7,
      null,
    ]);
  });

  it('is sent once each, the nearest alone by a job that was late', () => {
    expect(reminderDue(today, inDays(20), 30)).toBeNull();
    expect(reminderDue(today, inDays(5), 30)).toBe(7);
    expect(reminderDue(today, inDays(5), 7)).toBeNull();
  });

  it('is sent at most twice, in that order, whatever the days on which the job runs', () => {
    const runs = fc.uniqueArray(fc.integer({ min: -5, max: 60 }), { maxLength: 30 });
    fc.assert(
      fc.property(runs, (days) => {
        const until = inDays(60);
        let reminded: number | null = null;
        const sent: number[] = [];
        for (const left of days.toSorted((a, b) => b - a)) {
          const due = reminderDue(addDays(until, -left), until, reminded);
          if (due === null) continue;
          expect(daysBetween(addDays(until, -left), until)).toBeLessThanOrEqual(due);
          sent.push(due);
          reminded = due;
        }
        expect([[], [30], [7], [30, 7]]).toContainEqual(sent);
      }),
    );
  });
});

describe('the last day of an accreditation', () => {
  it('comes after today and within ten years', () => {
    expect(untilProblem(today, today, null)).toBe('El vencimiento debe ser posterior a hoy.');
    expect(untilProblem(inDays(1), today, null)).toBeNull();
    expect(untilProblem(toDay('2036-11-20'), today, null)).toBeNull();
    expect(untilProblem(toDay('2036-11-21'), today, null)).toContain('a lo más en 10 años');
  });

  it('comes after that of the one that it renews', () => {
    expect(untilProblem(inDays(30), today, inDays(30))).toContain('Elige una fecha posterior');
    expect(untilProblem(inDays(31), today, inDays(30))).toBeNull();
  });
});

it('is held by another reviewer until their time is over', () => {
  const now = new Date('2026-11-20T18:00:00Z');
  const held = { reviewerId: 'a', reviewingUntil: new Date(now.getTime() + 1) };
  expect(isHeldByOther(held, 'b', now)).toBe(true);
  expect(isHeldByOther(held, 'a', now)).toBe(false);
  expect(isHeldByOther(held, 'b', held.reviewingUntil)).toBe(false);
  expect(isHeldByOther({ reviewerId: null, reviewingUntil: null }, 'b', now)).toBe(false);
});
