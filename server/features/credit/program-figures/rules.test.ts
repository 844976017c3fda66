import { expect, it } from 'vitest';
import { daysOfShare, rollDays } from './rules';

it('times within which a share was done are of those that there are', () => {
  expect(daysOfShare([], 0.5)).toBeNull();
  const took = [
    { tenths: 30, n: 1 },
    { tenths: 5, n: 2 },
    { tenths: 12, n: 1 },
  ];
  expect([0.5, 0.75, 0.9].map((share) => daysOfShare(took, share))).toEqual([0.5, 1.2, 3]);
});

it('a month that goes on is looked at until today', () => {
  const now = new Date('2026-02-20T18:00:00Z');
  expect(rollDays(undefined, now)).toEqual({ from: '2025-12-31', to: '2026-01-31' });
  expect(rollDays('2026-02', now)).toEqual({ from: '2026-01-31', to: '2026-02-20' });
  expect(rollDays('2026-05', now)).toEqual({ from: '2026-01-31', to: '2026-02-20' });
  expect(rollDays('2025-11', now)).toEqual({ from: '2025-10-31', to: '2025-11-30' });
});
