import { toCentavos } from '@contract/kernel/fields/centavos';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { needsSecond } from './rules';

const cents = (most: number) => fc.integer({ min: 0, max: most }).map(toCentavos);

it('takes two people above the amount and not at it, and always where no amount is set', () => {
  const limit = toCentavos(5_000_000);
  const none = toCentavos(0);
  expect(needsSecond({ amount: limit, already: none, limit })).toBe(false);
  expect(needsSecond({ amount: toCentavos(5_000_001), already: none, limit })).toBe(true);
  expect(needsSecond({ amount: toCentavos(1), already: none, limit: null })).toBe(true);
});

it('does not let a person do more alone by splitting it', () => {
  fc.assert(
    fc.property(fc.array(cents(3_000_000)), cents(5_000_000), (amounts, limit) => {
      let already = toCentavos(0);
      for (const amount of amounts) {
        if (!needsSecond({ amount, already, limit })) already = toCentavos(already + amount);
      }
      expect(already).toBeLessThanOrEqual(limit);
    }),
  );
});
