import { toCentavos } from '@contract/kernel/fields/centavos';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { companyContributed } from './accounts';
import { coverageOf } from './shortfall';

const uncovered = (rows: Parameters<typeof coverageOf>[0]) => coverageOf(rows).short;
const claim = (code: string, amount: number) => ({ code, amount: toCentavos(amount) });
const put = (amount: number) => claim(companyContributed.code, -amount);

it('the operator’s money covers what was lacking when it came, and hides nothing that is lacking later', () => {
  expect(uncovered([claim('a', 50), put(50)])).toBe(0);
  expect(uncovered([claim('a', 50), put(30)])).toBe(20);
  // Taken back, since its line was no money.
  expect(uncovered([claim('a', 50), put(50), put(-50)])).toBe(50);
  expect(uncovered([claim('a', 50), put(50), claim('a', -50), claim('a', 40)])).toBe(40);
  expect(uncovered([claim('a', 50), put(50), claim('b', 30), claim('a', -50)])).toBe(30);
  expect(uncovered([claim('a', 50), claim('b', 30), put(50), claim('a', -50)])).toBe(30);
  expect(uncovered([claim('a', 50), claim('b', 30), put(60), claim('a', -50)])).toBe(20);
});

it('what covers nothing any more is the operator’s to take, and is taken before what covers', () => {
  const recovered = [claim('a', 50), put(50), claim('a', -40)];
  expect(coverageOf(recovered)).toEqual({ short: 0, free: 40 });
  const later = [...recovered, claim('b', 30), put(30)];
  expect(coverageOf([...later, put(-40)])).toEqual({ short: 0, free: 0 });
  // What did not go back after all covers nothing that came later.
  const unpaid = { ...put(40), unpaid: true };
  expect(coverageOf([...recovered, put(-40), claim('b', 30), unpaid])).toEqual({
    short: 30,
    free: 40,
  });
  expect(coverageOf([...later, put(-50)])).toEqual({ short: 10, free: 0 });
});

it('is never less than what is owed and was not put in, nor more than what is owed', () => {
  const row = fc.record({ code: fc.constantFrom('a', 'b', 'c'), amount: fc.integer() });
  const rows = fc.array(
    fc.oneof(
      row,
      fc.nat(1_000).map((amount) => put(amount)),
      fc.nat(1_000).map((amount) => put(-amount)),
    ),
  );
  fc.assert(
    fc.property(rows, (given) => {
      // A claim is never below zero, and no more is put in than is lacking.
      const kept: { code: string; amount: ReturnType<typeof toCentavos> }[] = [];
      const owed = new Map<string, number>();
      let contributed = 0;
      for (const { code, amount } of given) {
        if (code === companyContributed.code) {
          const { short, free } = coverageOf(kept);
          const allowed = Math.max(-free, Math.min(-amount, short));
          contributed += allowed;
          kept.push(put(allowed));
          // Taking what is free leaves clients with what they had.
          if (allowed <= 0) expect(uncovered(kept)).toBe(short);
          continue;
        }
        const left = Math.max(0, (owed.get(code) ?? 0) + (amount % 1_000));
        kept.push(claim(code, left - (owed.get(code) ?? 0)));
        owed.set(code, left);
      }
      const total = [...owed.values()].reduce((sum, cents) => sum + cents, 0);
      const { short, free } = coverageOf(kept);
      // Custody holds what clients have in it, less what is lacking, and what is free.
      expect(total - contributed).toBe(short - free);
      expect(free).toBeGreaterThanOrEqual(0);
      expect(short).toBeGreaterThanOrEqual(Math.max(0, total - contributed));
      expect(short).toBeLessThanOrEqual(total);
    }),
  );
});
