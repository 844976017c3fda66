import type { EarlyUse } from '@contract/credit/early-payments';
import { FIRST_PREPAYMENT } from '@contract/credit/payments';
import { addDays, type Day, toDay } from '@contract/kernel/fields/day';
import { choosing, loan, money } from '@tests/support/agreed-loan';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { owedOn, totalOwed } from '../loans/owed';
import { type AgreedLoan, earlyUseOn, type Money, nextEarlyUse, planApplications } from './plan';

const BEGUN = '2026-11-28';
const uses: EarlyUse[] = ['credit_balance', 'instalments', 'capital_term', 'capital_payment'];

const plan = (agreed: AgreedLoan, facts: readonly Money[], until: string) =>
  planApplications({ loans: [agreed], money: facts, until: toDay(until) });

const rowsOf = ({ calendars }: ReturnType<typeof plan>) => calendars.get('a') ?? [];

/** What has to come on a day for the loan to end, besides what is in credit balance. */
function payoffAfter(agreed: AgreedLoan, facts: readonly Money[], on: string): number {
  const result = plan(agreed, facts, on);
  const { payoff } = owedOn(rowsOf(result), agreed.terms, toDay(on));
  return payoff.total - result.creditBalance;
}

const partsOf = ({ applications }: ReturnType<typeof plan>, component: string) =>
  applications
    .flatMap(({ applied }) => applied)
    .reduce((sum, row) => sum + (row.component === component ? row.amount : 0), 0);

const sumOf = (facts: readonly Money[]) => facts.reduce((sum, { amount }) => sum + amount, 0);

describe('an instalment that is paid two days after the one before it, and the payoff a day later', () => {
  // 92,677.23 are owed after the first instalment. Three days of them at 24 % of 360 days are 185.35, and VAT 29.66.
  const ALL = 9_267_723 + 18_535 + 2_966;
  const first = money('2026-12-28', 964_277);
  const early = money('2026-12-30', 964_277);

  it.each(['credit_balance', 'instalments'] as const)(
    'cost the capital and the days that passed, when what is early is for %s',
    (use) => {
      const agreed = choosing(loan('a', BEGUN), BEGUN, use);
      expect(payoffAfter(agreed, [first, early], '2026-12-31')).toBe(ALL - 964_277);
      const all = [first, early, money('2026-12-31', ALL - 964_277)];
      const result = plan(agreed, all, '2026-12-31');
      expect(rowsOf(result).every((row) => totalOwed(row) === 0)).toBe(true);
      expect(result.creditBalance).toBe(0);
      expect(partsOf(result, 'interest')).toBe(200_000 + 18_535);
      expect(partsOf(result, 'vat')).toBe(32_000 + 2_966);
      expect(partsOf(result, 'capital')).toBe(10_000_000);
    },
  );

  it('leave what came early untouched until it falls due, by default', () => {
    const result = plan(loan('a', BEGUN), [first, early], '2026-12-30');
    expect(result.applications.map(({ amount }) => amount)).toEqual([964_277]);
    expect(result.creditBalance).toBe(964_277);
    const due = plan(loan('a', BEGUN), [first, early], '2027-01-28');
    expect(due.applications.map(({ on, amount }) => [on, amount])).toEqual([
      ['2026-12-28', 964_277],
      ['2027-01-28', 964_277],
    ]);
  });
});

describe('the worked case of the decision: an instalment on 1 February, the payoff on the 2nd', () => {
  it.each(['credit_balance', 'instalments'] as const)('costs three days, with %s', (use) => {
    const agreed = choosing(loan('a', '2026-01-30'), '2026-01-30', use);
    const facts = [money('2026-02-01', 964_277)];
    // 100,000 for three days are 200.00, and 32.00 of VAT.
    expect(payoffAfter(agreed, facts, '2026-02-02') + 964_277).toBe(10_023_200);
  });
});

describe('an early payment of capital', () => {
  const third = [money('2026-02-15', 964_277), money('2026-03-15', 964_277)];
  const facts = [...third, money('2026-04-15', 964_277 + 2_000_000)];
  const instalments = (agreed: AgreedLoan, all = facts) =>
    rowsOf(plan(agreed, all, '2026-04-15')).filter((row) => totalOwed(row) > 0);

  it('keeps the payment for a shorter term: the worked case of 20,000 after the third', () => {
    const rows = instalments(choosing(loan('a', '2026-01-15'), '2026-01-15', 'capital_term'));
    expect(rows).toHaveLength(7);
    expect(rows.slice(0, 6).map(totalOwed)).toEqual(Array(6).fill(964_277));
    expect(rows.at(-1)).toMatchObject({ n: 10, dueOn: '2026-11-15' });
    expect(totalOwed(rows.at(-1) ?? expect.fail())).toBe(479_435);
    expect(rows.reduce((sum, row) => sum + row.interestCents, 0)).toBe(442_491);
  });

  it('lowers the payment for the same term: the other side of it', () => {
    const rows = instalments(choosing(loan('a', '2026-01-15'), '2026-01-15', 'capital_payment'));
    expect(rows).toHaveLength(9);
    expect(rows.slice(0, 8).map(totalOwed)).toEqual(Array(8).fill(715_490));
    expect(totalOwed(rows.at(-1) ?? expect.fail())).toBe(715_487);
    expect(rows.reduce((sum, row) => sum + row.interestCents, 0)).toBe(592_757);
  });

  it('pays first what has accrued, and then its own days only', () => {
    // Ten days after the first instalment: 92,677.23 for ten days are 617.85, and VAT 98.86.
    const agreed = choosing(loan('a', '2026-01-15'), '2026-01-15', 'capital_term');
    const all = [money('2026-02-15', 964_277), money('2026-02-25', 2_071_671)];
    const rows = rowsOf(plan(agreed, all, '2026-02-25'));
    expect(rows.find((row) => row.n === FIRST_PREPAYMENT)).toMatchObject({
      dueOn: '2026-02-25',
      paidOn: '2026-02-25',
      interestCents: 61_785,
      vatCents: 9_886,
      capitalCents: 2_000_000,
      balanceCents: 7_267_723,
    });
    // 20 of the 30 days of the period on 72,677.23 are left: 969.03.
    expect(rows.find((row) => row.n === 2)).toMatchObject({
      interestCents: 96_903,
      vatCents: 15_504,
    });
    // Four days on what is left are 193.81, and VAT 31.01.
    expect(payoffAfter(agreed, all, '2026-03-01')).toBe(7_267_723 + 19_381 + 3_101);
  });

  it('waits for more when it does not reach the capital', () => {
    const agreed = choosing(loan('a', '2026-01-15'), '2026-01-15', 'capital_term');
    const all = [money('2026-02-15', 964_277), money('2026-02-25', 71_671)];
    const result = plan(agreed, all, '2026-02-25');
    expect(result.creditBalance).toBe(71_671);
    expect(result.applications).toHaveLength(1);
    const more = plan(agreed, [...all, money('2026-02-25', 1)], '2026-02-25');
    expect(more.creditBalance).toBe(0);
    expect(partsOf(more, 'capital')).toBe(732_277 + 1);
  });

  it('takes along what was paid ahead, less what has accrued of it', () => {
    const ahead = choosing(loan('a', '2026-01-15'), '2026-01-15', 'instalments');
    const agreed = choosing(ahead, '2026-02-25', 'capital_term');
    const all = [
      money('2026-02-15', 964_277),
      money('2026-02-16', 964_277),
      money('2026-02-25', 100_000),
    ];
    const result = plan(agreed, all, '2026-02-25');
    expect(partsOf(result, 'interest')).toBe(200_000 + 61_785);
    expect(partsOf(result, 'capital')).toBe(732_277 + 964_277 + 100_000 - 61_785 - 9_886);
    expect(partsOf(plan(agreed, all, '2026-02-24'), 'interest')).toBe(200_000 + 185_354);
  });

  it('of the credit balance is made once, on the day on which it was chosen', () => {
    const agreed = choosing(loan('a', '2026-01-15'), '2026-02-25', 'capital_term', 2_071_671);
    const all = [money('2026-02-15', 964_277), money('2026-02-20', 2_100_000)];
    const result = plan(agreed, all, '2026-02-28');
    expect(
      result.applications.map(({ on, movementId, amount }) => [on, movementId, amount]),
    ).toEqual([
      ['2026-02-15', '2026-02-15/964277', 964_277],
      ['2026-02-25', null, 2_071_671],
    ]);
    expect(result.creditBalance).toBe(2_100_000 - 2_071_671);
  });
});

describe('what was chosen once on a day', () => {
  const waited = [money('2026-02-15', 964_277), money('2026-02-20', 2_100_000)];
  const partsOn = (result: ReturnType<typeof plan>, on: string) =>
    result.applications
      .filter((each) => each.on === on)
      .map(({ loanId, movementId, amount }) => [loanId, movementId, amount]);

  it('stays as it is when more comes later on it, whatever that does', () => {
    const standing = choosing(loan('a', '2026-01-15'), '2026-02-21', 'capital_term');
    const agreed = choosing(standing, '2026-02-25', 'instalments', 964_277);
    const before = plan(agreed, waited, '2026-02-25');
    const after = plan(agreed, [...waited, money('2026-02-25', 300_000)], '2026-02-25');
    const paidOnce = (result: ReturnType<typeof plan>) =>
      partsOn(result, '2026-02-25').filter(([, movement]) => movement === null);
    expect(paidOnce(before)).toEqual([['a', null, 964_277]]);
    expect(paidOnce(after)).toEqual([['a', null, 964_277]]);
  });

  it('is not spent on the end of another credit that a later line of the day pays off', () => {
    const a = choosing(loan('a', '2026-01-15'), '2026-02-25', 'capital_term', 1_000_000);
    const b = loan('b', '2026-02-20', 3_000_000, { months: 3 });
    const facts = [money('2026-02-15', 964_277), money('2026-02-20', 1_000_000)];
    const paid = (money: readonly Money[]) =>
      planApplications({ loans: [a, b], money, until: toDay('2026-02-25') });
    const rest = owedOn(paid(facts).calendars.get('b') ?? [], b.terms, toDay('2026-02-25')).payoff
      .total;
    const result = paid([...facts, money('2026-02-25', rest - 900_000)]);
    expect(
      result.applications.filter(({ loanId, on }) => loanId === 'a' && on === '2026-02-25'),
    ).toMatchObject([{ movementId: null, amount: 1_000_000 }]);
  });
});

describe('any money of a person who chose something', () => {
  const day = fc.integer({ min: 0, max: 380 }).map((n) => addDays(toDay(BEGUN), n));
  const fact = fc.record({
    on: day,
    cents: fc.integer({ min: 1, max: 2_500_000 }),
    key: fc.uuid(),
  });
  const choice = fc.record({
    on: day,
    use: fc.constantFrom(...uses),
    amount: fc.option(fc.integer({ min: 1, max: 2_500_000 })),
  });
  const story = fc.record({
    facts: fc.array(fact, { maxLength: 8 }),
    choices: fc.array(choice, { maxLength: 4 }),
    on: day,
  });
  const madeOf = ({ facts, choices }: { facts: Made[]; choices: Chosen[] }) => ({
    facts: facts.map(({ on, cents, key }) => money(on, cents, key)),
    agreed: [...choices]
      .sort((a, b) => a.on.localeCompare(b.on))
      .reduce((all, { on, use, amount }) => choosing(all, on, use, amount), loan('a', BEGUN)),
  });
  interface Made {
    on: Day;
    cents: number;
    key: string;
  }
  interface Chosen {
    on: Day;
    use: EarlyUse;
    amount: number | null;
  }

  it('is spent whole, is the same however it is told, and leaves a calendar that adds up', () => {
    fc.assert(
      fc.property(
        story.chain((all) =>
          fc.tuple(
            fc.constant(all),
            fc.shuffledSubarray(all.facts, { minLength: all.facts.length }),
          ),
        ),
        ([all, shuffled]) => {
          const { agreed, facts } = madeOf(all);
          const until = '2028-01-01';
          const result = plan(agreed, facts, until);
          const again = plan(agreed, madeOf({ ...all, facts: shuffled }).facts, until);
          expect(again.applications).toEqual(result.applications);
          const spent = result.applications.reduce((sum, { amount }) => sum + amount, 0);
          expect(spent + result.creditBalance).toBe(sumOf(facts));
          for (const each of result.applications) {
            expect(each.applied.reduce((sum, row) => sum + row.amount, 0)).toBe(each.amount);
          }
          const rows = rowsOf(result);
          expect(rows.reduce((sum, row) => sum + row.capitalCents, 0)).toBe(10_000_000);
          for (const row of rows) {
            const paid = result.applications
              .flatMap(({ applied }) => applied)
              .reduce((sum, each) => sum + (each.n === row.n ? each.amount : 0), 0);
            expect(paid).toBe(
              row.capitalPaidCents +
                row.interestPaidCents +
                row.vatPaidCents +
                row.lateInterestPaidCents +
                row.lateVatPaidCents,
            );
            expect(totalOwed(row)).toBeGreaterThanOrEqual(0);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('never makes the payoff dearer than one payment on that day would have been', () => {
    // Money comes only before anything falls due, so that nothing else than the early payments differs.
    const early = fc.record({
      days: fc.array(fc.integer({ min: 0, max: 29 }), { minLength: 1, maxLength: 4 }),
      cents: fc.integer({ min: 1, max: 1_900_000 }),
      use: fc.constantFrom(...uses),
      after: fc.integer({ min: 0, max: 29 }),
    });
    fc.assert(
      fc.property(early, ({ days, cents, use, after }) => {
        const agreed = choosing(loan('a', BEGUN), BEGUN, use);
        const on = addDays(toDay(BEGUN), Math.max(...days, after));
        const facts = days.map((n, k) => money(addDays(toDay(BEGUN), n), cents, String(k)));
        const alone = payoffAfter(loan('a', BEGUN), [], on);
        const whole = payoffAfter(agreed, facts, on) + sumOf(facts);
        // Each early payment of capital rounds once for itself, interest and VAT.
        expect(whole).toBeLessThanOrEqual(
          alone + (use.startsWith('capital') ? 2 * days.length : 0),
        );
      }),
      { numRuns: 200 },
    );
  });
});

it('what was chosen last holds from its day on, also where an earlier choice was to begin later', () => {
  const tomorrow = choosing(loan('a', BEGUN), '2026-12-02', 'instalments');
  const agreed = choosing(tomorrow, '2026-12-01', 'capital_term');
  const useOn = (on: string) => earlyUseOn(agreed, toDay(on));
  expect(['2026-11-30', '2026-12-01', '2026-12-02'].map(useOn)).toEqual([
    'credit_balance',
    'capital_term',
    'capital_term',
  ]);
  expect(nextEarlyUse(agreed, toDay('2026-11-30'))).toMatchObject({ use: 'capital_term' });
  expect(nextEarlyUse(agreed, toDay('2026-12-01'))).toBeNull();
});

it('what a direct debit charged for an instalment pays it, where other money of the day reduces capital', () => {
  // 28 February is a Saturday: the banks charge on the Friday.
  const agreed = choosing(loan('a', '2026-01-30'), '2026-01-30', 'capital_term');
  const line = money('2026-02-27', 964_277);
  const rows = rowsOf(plan(agreed, [{ ...line, chargedFor: 'a' }], '2026-03-02'));
  expect(totalOwed(rows[0] ?? expect.fail())).toBe(0);
  expect(owedOn(rows, agreed.terms, toDay('2026-03-02')).dueTotal).toBe(0);
  const other = rowsOf(plan(agreed, [{ ...line, chargedFor: 'b' }], '2026-03-02'));
  expect(owedOn(other, agreed.terms, toDay('2026-03-02')).dueTotal).toBeGreaterThan(900_000);
  // Money that waits goes on waiting for its day.
  const waiting = plan(loan('a', '2026-01-30'), [{ ...line, chargedFor: 'a' }], '2026-02-27');
  expect(waiting.creditBalance).toBe(964_277);
});
