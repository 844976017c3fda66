import { describe, expect, it } from 'vitest';
import { toDay } from '../kernel/fields/day';
import { periodOf, periodsEndedBefore, quartersUntil } from './report-periods';

describe('a period', () => {
  it.each([
    ['2026', 'year', '2026-01-01', '2026-12-31'],
    ['2024-02', 'month', '2024-02-01', '2024-02-29'],
    ['2026-Q4', 'quarter', '2026-10-01', '2026-12-31'],
  ])('%s has its days', (text, unit, from, to) => {
    expect(periodOf(text)).toEqual({ unit, from, to });
  });

  it.each(['2026-13', '2026-Q5', '9999', '2023', '26', '2026-1', '', '2026-Q1x'])(
    '%j is none',
    (text) => {
      expect(periodOf(text)).toBeNull();
    },
  );

  it('is over once its last day is', () => {
    expect(periodsEndedBefore('quarter', toDay('2024-09-30'))).toEqual(['2024-Q2', '2024-Q1']);
    expect(periodsEndedBefore('quarter', toDay('2024-10-01'))[0]).toBe('2024-Q3');
    expect(periodsEndedBefore('year', toDay('2024-12-31'))).toEqual([]);
  });
});

it('five quarters go back from the last, through the year', () => {
  expect(quartersUntil(toDay('2026-03-31')).map(({ name, from, to }) => [name, from, to])).toEqual([
    ['2025-Q1', '2025-01-01', '2025-03-31'],
    ['2025-Q2', '2025-04-01', '2025-06-30'],
    ['2025-Q3', '2025-07-01', '2025-09-30'],
    ['2025-Q4', '2025-10-01', '2025-12-31'],
    ['2026-Q1', '2026-01-01', '2026-03-31'],
  ]);
});
