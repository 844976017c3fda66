import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { type Centavos, sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import { toDay } from '@contract/kernel/fields/day';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type Account,
  feesToTransfer,
  incomeTaxWithheld,
  investorAvailable,
  principalDebt,
  principalRight,
  vatWithheld,
} from '../accounts';
import { distributionEntries } from './repayments';
import { type ShareComponent, sharesIn } from './shares';

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

const cents = (max: number) => fc.integer({ min: 0, max }).map(toCentavos);
const rate = fc.integer({ min: 0, max: 10_000 }).map(toBasisPoints);

it('shares are what a payment moved on the money of its investors, and what it paid less what was withheld', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ owed: fc.integer({ min: 1, max: 1_000_000_00 }), tax: rate }), {
        minLength: 1,
        maxLength: 6,
      }),
      fc.record({
        interest: cents(900_000),
        vat: cents(90_000),
        late_interest: cents(90_000),
        late_vat: cents(9_000),
        fee: cents(5_000),
      }),
      fc.record({ vatWithheld: rate, investorFee: rate, feeVat: rate }),
      fc.integer({ min: 0, max: 100 }),
      (people, paid, rates, percent) => {
        const total = sumCents(people.map(({ owed }) => toCentavos(owed)));
        const components = { ...paid, capital: toCentavos(Math.floor((total * percent) / 100)) };
        const entries = distributionEntries(
          {
            occurredOn: toDay('2026-03-10'),
            actor: 'test',
            loanId: 'loan',
            paymentId: 'payment',
            components,
            participants: people.map(({ tax }, k) => ({ investorId: `${k}`, incomeTaxRate: tax })),
            rates,
          },
          new Map([
            [principalDebt('loan').code, total],
            ...people.map(({ owed }, k): [string, Centavos] => [
              principalRight('loan', `${k}`).code,
              toCentavos(owed),
            ]),
          ]),
        );
        const rows = entries.flatMap(({ postings }) => postings);
        const shares = sharesIn(entries);
        const sumOf = (...names: ShareComponent[]) =>
          sumCents(shares.flatMap((each) => (names.includes(each.component) ? each.amount : [])));
        const on = (account: Account) =>
          sumCents(
            rows.flatMap((row) =>
              row.account.code === account.code ? toCentavos(0 - row.amount) : [],
            ),
          );
        for (const k of people.keys()) {
          const own = shares.filter(({ investorId }) => investorId === `${k}`);
          expect(sumCents(own.map(({ amount }) => amount))).toBe(on(investorAvailable(`${k}`)));
          expect(new Set(own.map(({ component }) => component)).size).toBe(own.length);
        }
        // VAT withheld is split among the investors by what each is owed, within a centavo for each of its two parts.
        const taken = people.map((_, k) =>
          rows.flatMap((row) =>
            row.account.code === vatWithheld.code && row.investorId === `${k}` ? -row.amount : [],
          ),
        );
        for (const [k, { owed }] of people.entries()) {
          const fair = (on(vatWithheld) * owed) / total;
          const own = (taken[k] ?? []).reduce((sum, part) => sum + part, 0);
          expect(Math.abs(own - fair)).toBeLessThan(2.001);
        }
        expect(taken.flat().reduce((sum, part) => sum + part, 0)).toBe(on(vatWithheld));
        expect(sumOf('capital')).toBe(components.capital);
        expect(sumOf('interest')).toBe(components.interest);
        expect(sumOf('late_interest')).toBe(components.late_interest);
        expect(sumOf('vat', 'late_vat') + on(vatWithheld)).toBe(
          components.vat + components.late_vat,
        );
        expect(sumOf('income_tax', 'late_income_tax') + on(incomeTaxWithheld)).toBe(0);
        expect(sumOf('fee', 'fee_vat') + on(feesToTransfer)).toBe(components.fee);
      },
    ),
  );
});
