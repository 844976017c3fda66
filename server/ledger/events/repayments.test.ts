import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { toDay } from '@contract/kernel/fields/day';
import { expect, it } from 'vitest';
import { incomeTaxWithheld, principalDebt, principalRight } from '../accounts';
import { distributionEntries } from './repayments';

it('rounds the income tax of an investor once over all interest of a payment', () => {
  const zero = toCentavos(0);
  const owed = toCentavos(100);
  const entries = distributionEntries(
    {
      occurredOn: toDay('2026-03-10'),
      actor: 'test',
      loanId: 'loan',
      paymentId: 'payment',
      components: {
        capital: zero,
        interest: toCentavos(3),
        vat: zero,
        late_interest: toCentavos(3),
        late_vat: zero,
        fee: zero,
      },
      participants: [{ investorId: 'one', incomeTaxRate: toBasisPoints(2_000) }],
      rates: {
        vatWithheld: toBasisPoints(10_000),
        investorFee: toBasisPoints(0),
        feeVat: toBasisPoints(1_600),
      },
    },
    new Map([
      [principalDebt('loan').code, owed],
      [principalRight('loan', 'one').code, owed],
    ]),
  );
  const withheld = entries
    .flatMap(({ postings }) => postings)
    .filter(({ account }) => account.code === incomeTaxWithheld.code)
    .reduce((sum, { amount }) => sum - amount, 0);
  // 20 % of 6 is 1.2; apart, 0.6 and 0.6 would be 2.
  expect(withheld).toBe(1);
});
