import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, day, dayInMexicoCity, daysBetween, toDay } from './day';

const anyDay = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2150-12-31'), noInvalidDate: true })
  .map((date) => toDay(date.toISOString().slice(0, 10)));

describe('day', () => {
  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2026-1-01', '', '20260101'])(
    'refuses %s',
    (text) => {
      expect(day.safeParse(text).success).toBe(false);
      expect(() => toDay(text)).toThrow(RangeError);
    },
  );

  it('adds months, ending short months on their last day', () => {
    expect(addMonths(toDay('2026-01-31'), 1)).toBe('2026-02-28');
    expect(addMonths(toDay('2028-01-31'), 1)).toBe('2028-02-29');
    expect(addMonths(toDay('2026-11-15'), 14)).toBe('2028-01-15');
    expect(addMonths(toDay('2026-01-15'), -1)).toBe('2025-12-15');
  });

  it('measures what it adds', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (from, days) => {
        expect(daysBetween(from, addDays(from, days))).toBe(days);
      }),
    );
  });

  it('is the calendar of Mexico City, not of UTC', () => {
    expect(dayInMexicoCity(new Date('2026-11-21T05:59:59Z'))).toBe('2026-11-20');
    expect(dayInMexicoCity(new Date('2026-11-21T06:00:00Z'))).toBe('2026-11-21');
  });
});
