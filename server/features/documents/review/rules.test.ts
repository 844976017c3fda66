import { reviewAges } from '@contract/documents/documents';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ageOf, isDrawn, waitsBetween } from './rules';

const now = new Date('2026-11-22T18:00:00.000Z');

it('a document has one age, which is the one that finds it', () => {
  const hours = fc.record({
    soon: fc.integer({ min: 1, max: 50 }),
    late: fc.integer({ min: 1, max: 50 }),
  });
  fc.assert(
    fc.property(hours, fc.integer({ min: 0, max: 60 * 60 }), (limits, minutes) => {
      const came = new Date(now.getTime() - minutes * 60_000);
      const found = reviewAges.filter((age) => {
        const { after, until } = waitsBetween(age, now, limits);
        return (after === null || came > after) && (until === null || came <= until);
      });
      expect(found).toEqual([ageOf(came, now, limits)]);
    }),
  );
});

it.each([
  [23, 59, 'on_time'],
  [24, 0, 'soon'],
  [47, 59, 'soon'],
  [48, 0, 'late'],
] as const)('a document that waits for %i:%i hours is %s', (hours, minutes, age) => {
  const waitsSince = new Date(now.getTime() - (hours * 60 + minutes) * 60_000);
  expect(ageOf(waitsSince, now, { soon: 24, late: 48 })).toBe(age);
});

it('the sample takes the part that it says, and what it takes at a rate it takes at a higher one', () => {
  const digest = fc.string({
    unit: fc.constantFrom(...'0123456789abcdef'),
    minLength: 64,
    maxLength: 64,
  });
  fc.assert(
    fc.property(digest, fc.integer({ min: 0, max: 10_000 }), (text, rate) => {
      expect(isDrawn(text, 0)).toBe(false);
      expect(isDrawn(text, 10_000)).toBe(true);
      if (isDrawn(text, rate)) expect(isDrawn(text, Math.min(10_000, rate + 1))).toBe(true);
    }),
  );
  const drawn = Array.from({ length: 10_000 }, (_, k) => k.toString(16).padStart(8, '0'));
  expect(drawn.filter((text) => isDrawn(text, 250))).toHaveLength(250);
});
