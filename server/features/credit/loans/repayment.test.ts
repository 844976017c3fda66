import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { toCentavos } from '@contract/kernel/fields/centavos';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EarlyPayment, earlyPaymentChoices } from './early-payment';
import { dailyInterest, delinquencyBucket } from './late-interest';
import { applyPayment, components, type Due, totalsByComponent } from './waterfall';

const vatRate = toBasisPoints(1600);
const cents = (max: number) => fc.integer({ min: 0, max }).map(toCentavos);

describe('late interest', () => {
  it('puts a debt in its bucket', () => {
    expect([0, 1, 30, 31, 60, 61, 90, 91].map(delinquencyBucket)).toEqual([
      'current',
      '1-30',
      '1-30',
      '31-60',
      '31-60',
      '61-90',
      '61-90',
      'over-90',
    ]);
  });

  it('accrues ordinary interest by actual days of a 360-day year', () => {
    expect(dailyInterest(toCentavos(10_000_000), toBasisPoints(2400), 30)).toBe(200_000);
  });
});

describe('early payment', () => {
  const afterThird: EarlyPayment = {
    balance: toCentavos(7_751_808),
    extra: toCentavos(2_000_000),
    payment: toCentavos(964_277),
    monthsLeft: 9,
    terms: { annualRate: toBasisPoints(2400), vatRate, mode: 'level_total' },
  };
  const interest = (rows: readonly { interest: number }[]) =>
    rows.reduce((sum, row) => sum + row.interest, 0);

  it('reproduces both choices of the worked case', () => {
    const { reduceTerm, reducePayment } = earlyPaymentChoices(afterThird);
    expect(reduceTerm.rows).toHaveLength(7);
    expect(reduceTerm.rows.at(-1)?.total).toBe(479_435);
    expect(interest(reduceTerm.rows)).toBe(442_491);
    expect(reducePayment.payment).toBe(715_490);
    expect(reducePayment.rows).toHaveLength(9);
    expect(reducePayment.rows.at(-1)?.total).toBe(715_487);
    expect(interest(reducePayment.rows)).toBe(592_757);
  });

  it('always pays the balance off, never in more months, and sooner saves more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7_751_807 }).map(toCentavos), (extra) => {
        const choices = earlyPaymentChoices({ ...afterThird, extra });
        for (const { rows } of [choices.reduceTerm, choices.reducePayment]) {
          expect(rows.at(-1)?.balance).toBe(0);
          expect(rows.length).toBeLessThanOrEqual(9);
        }
        expect(interest(choices.reduceTerm.rows)).toBeLessThanOrEqual(
          interest(choices.reducePayment.rows) + 9,
        );
      }),
    );
  });

  it('of the whole balance leaves nothing, and of more is refused', () => {
    const whole = earlyPaymentChoices({ ...afterThird, extra: afterThird.balance });
    expect(whole.reduceTerm.rows).toEqual([]);
    expect(() => earlyPaymentChoices({ ...afterThird, extra: toCentavos(7_751_809) })).toThrow(
      RangeError,
    );
  });
});

describe('applyPayment', () => {
  const owed = fc.record({
    late_vat: cents(50),
    late_interest: cents(300),
    fee: cents(100),
    vat: cents(500),
    interest: cents(3000),
    capital: cents(9000),
  });
  const dues = fc
    .array(owed, { maxLength: 5 })
    .map((list): Due[] => list.map((each, i) => ({ n: i + 1, owed: each })));
  const orders = fc.shuffledSubarray([...components], { minLength: components.length });

  it('pays late charges before interest and interest before capital, oldest first', () => {
    const due = (n: number): Due => ({
      n,
      owed: {
        late_vat: toCentavos(n === 1 ? 16 : 0),
        late_interest: toCentavos(n === 1 ? 100 : 0),
        fee: toCentavos(0),
        vat: toCentavos(160),
        interest: toCentavos(1000),
        capital: toCentavos(5000),
      },
    });
    const { rows, left } = applyPayment(toCentavos(7000), [due(2), due(1)], components);
    expect(rows.map(({ n, component, amount }) => `${n} ${component} ${amount}`)).toEqual([
      '1 late_vat 16',
      '1 late_interest 100',
      '1 vat 160',
      '1 interest 1000',
      '1 capital 5000',
      '2 vat 160',
      '2 interest 564',
    ]);
    expect(left).toBe(0);
    expect(totalsByComponent(rows)).toMatchObject({ vat: 320, interest: 1564, capital: 5000 });
  });

  it('spends exactly the payment, in order, and never more than is owed', () => {
    fc.assert(
      fc.property(cents(70_000), dues, orders, (payment, list, order) => {
        const { rows, left } = applyPayment(payment, list, order);
        expect(rows.reduce<number>((sum, row) => sum + row.amount, left)).toBe(payment);
        const paid = (n: number, c: string) =>
          rows.find((row) => row.n === n && row.component === c)?.amount ?? 0;
        const sequence = list.flatMap(({ n, owed: o }) =>
          order.map((c) => ({ owed: o[c], paid: paid(n, c) })),
        );
        const firstUnpaid = sequence.findIndex((step) => step.paid < step.owed);
        const after = firstUnpaid < 0 ? [] : sequence.slice(firstUnpaid + 1);
        expect(sequence.every((step) => step.paid <= step.owed)).toBe(true);
        expect(after.every((step) => step.paid === 0)).toBe(true);
        expect(left === 0 || firstUnpaid < 0).toBe(true);
      }),
    );
  });
});
