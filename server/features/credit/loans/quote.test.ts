import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { MAX_AMOUNT_CENTS, toCentavos } from '@contract/kernel/fields/centavos';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openingFeeOf, principalLeaving, scheduleOf } from './quote';

const rates = (openingFee: number, vatRate: number) => ({
  openingFee: toBasisPoints(openingFee),
  vatRate: toBasisPoints(vatRate),
});
const anyRates = fc
  .tuple(fc.integer({ min: 0, max: 1000 }), fc.constantFrom(0, 800, 1600, 10_000))
  .map(([fee, vat]) => rates(fee, vat));

it('finds the least principal that leaves the installer exactly what was typed', () => {
  const net = fc.oneof(
    fc.integer({ min: 0, max: 1000 }),
    fc.integer({ min: 0, max: MAX_AMOUNT_CENTS / 2 }),
  );
  fc.assert(
    fc.property(net.map(toCentavos), anyRates, (wanted, fee) => {
      const principal = principalLeaving(wanted, fee) ?? toCentavos(-1);
      expect(openingFeeOf({ principal, ...fee }).received).toBe(wanted);
      for (let less = principal - 1; less >= Math.max(0, principal - 12); less -= 1) {
        const { received } = openingFeeOf({ principal: toCentavos(less), ...fee });
        expect(received).not.toBe(wanted);
      }
    }),
    { numRuns: 2000 },
  );
});

it('adds 3 % and its VAT to what a system costs, to the centavo', () => {
  const fee = rates(300, 1600);
  expect(openingFeeOf({ principal: toCentavos(6_000_000), ...fee }).received).toBe(5_791_200);
  expect(principalLeaving(toCentavos(6_000_000), fee)).toBe(6_216_328);
  expect(openingFeeOf({ principal: toCentavos(6_216_328), ...fee }).received).toBe(6_000_000);
  expect(principalLeaving(toCentavos(6_000_000), rates(0, 1600))).toBe(6_000_000);
});

it('finds none beyond what may be asked for, nor where the fee takes half', () => {
  const most = toCentavos(MAX_AMOUNT_CENTS);
  expect(principalLeaving(most, rates(0, 1600))).toBe(most);
  expect(principalLeaving(most, rates(1, 1600))).toBeNull();
  expect(principalLeaving(toCentavos(100), rates(5000, 0))).toBeNull();
  expect(principalLeaving(toCentavos(100), rates(100_000, 1600))).toBeNull();
});

// rules-mx 2.1, vector C: 100,000 at 24 % in 12 months, two of grace; the other mode computed apart.
it.each([
  ['level_total', 1_131_986, [232_000, 232_000, 1_131_986], 1_131_983],
  ['level_base', 1_145_265, [232_000, 232_000, 1_145_265], 1_116_763],
] as const)('shows the payment after the grace period, in %s', (mode, payment, first, last) => {
  const schedule = scheduleOf({
    principal: toCentavos(10_000_000),
    annualRate: toBasisPoints(2400),
    ...rates(300, 1600),
    months: 12,
    mode,
    graceMonths: 2,
  });
  expect(schedule.payment).toBe(payment);
  const totals = schedule.rows.map(({ total }) => total);
  expect(totals.slice(0, 3)).toEqual(first);
  expect(totals.at(-1)).toBe(last);
});
