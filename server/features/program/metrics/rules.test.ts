import { addDays, toDay } from '@contract/kernel/fields/day';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { curveOf, paceOf, withinMonths } from './rules';

const target = { goal: 100, startsOn: toDay('2026-11-01'), endsOn: toDay('2026-11-10') };
const counts = [
  { day: toDay('2026-11-01'), applied: 4 },
  { day: toDay('2026-11-04'), applied: 9 },
  { day: toDay('2026-11-05'), applied: 1 },
];

test('a target is planned evenly over its days, and leads where what came each day does', () => {
  const pace = (applied: number, day: string) => paceOf(target, applied, toDay(day));
  expect(pace(0, '2026-10-31')).toEqual({ applied: 0, planned: 0, forecast: null });
  expect(pace(4, '2026-11-01')).toEqual({ applied: 4, planned: 10, forecast: 40 });
  expect(pace(12, '2026-11-05')).toEqual({ applied: 12, planned: 50, forecast: 24 });
  // Over: what came by its last day.
  expect(pace(12, '2026-12-24')).toEqual({ applied: 12, planned: 100, forecast: 12 });
});

test('the curve has what was planned to the end, and what came until today', () => {
  const later = { goal: 20, startsOn: toDay('2026-11-06'), endsOn: toDay('2026-11-15') };
  const curve = curveOf([target, later], counts, toDay('2026-11-07'));
  expect(curve).toHaveLength(15);
  expect(curve[0]).toEqual({ day: '2026-11-01', planned: 10, applied: 4 });
  expect(curve[3]).toEqual({ day: '2026-11-04', planned: 40, applied: 13 });
  expect(curve[6]).toEqual({ day: '2026-11-07', planned: 74, applied: 14 });
  expect(curve[7]).toMatchObject({ day: '2026-11-08', applied: null });
  expect(curve.at(-1)).toEqual({ day: '2026-11-15', planned: 120, applied: null });
  expect(curveOf([], [], toDay('2026-11-07'))).toEqual([]);
  const year = { goal: 365, startsOn: toDay('2026-01-01'), endsOn: toDay('2026-12-31') };
  const points = curveOf([year], [{ day: toDay('2026-02-01'), applied: 3 }], toDay('2026-06-15'));
  expect(points.length).toBeLessThan(65);
  expect(points).toContainEqual({ day: '2026-06-15', planned: 166, applied: 3 });
});

test('months take the days of a target that lie in them, with their part of its goal', () => {
  const year = { goal: 365, startsOn: toDay('2026-01-15'), endsOn: toDay('2027-01-14') };
  expect(withinMonths(year, {})).toEqual(year);
  expect(withinMonths(year, { from: '2025-01', to: '2030-01' })).toEqual(year);
  const february = { goal: 28, startsOn: toDay('2026-02-01'), endsOn: toDay('2026-02-28') };
  expect(withinMonths(year, { from: '2026-02', to: '2026-02' })).toEqual(february);
  expect(withinMonths(year, { to: '2026-01' })).toMatchObject({ goal: 17, endsOn: '2026-01-31' });
  expect(withinMonths(year, { from: '2027-01' })).toMatchObject({ goal: 14 });
  expect(withinMonths(year, { to: '2025-12' })).toBeNull();
  expect(withinMonths(year, { from: '2026-05', to: '2026-03' })).toBeNull();
});

test('the parts of all months are the goal, however small it is', () => {
  const months = Array.from({ length: 24 }, (_, month) =>
    new Date(Date.UTC(2026, month)).toISOString().slice(0, 7),
  );
  const day = fc.integer({ min: 0, max: 600 }).map((days) => addDays(toDay('2026-01-15'), days));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), day, day, (goal, one, other) => {
      const [startsOn, endsOn] = one < other ? [one, other] : [other, one];
      const parts = months.map(
        (month) => withinMonths({ goal, startsOn, endsOn }, { from: month, to: month })?.goal ?? 0,
      );
      expect(parts.reduce((all, part) => all + part, 0)).toBeCloseTo(goal, 6);
    }),
  );
});
