import { toCentavos } from '@contract/kernel/fields/centavos';
import { addDays, type Day, toDay } from '@contract/kernel/fields/day';
import { choosing, loan, money } from '@tests/support/agreed-loan';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { owedOn, totalOwed } from '../loans/owed';
import { changesTo } from './changes';
import { type AgreedLoan, type Money, planApplications } from './plan';

const plan = (loans: readonly AgreedLoan[], facts: readonly Money[], until: string) =>
  planApplications({
    loans,
    money: facts,
    until: toDay(until),
  });

const applied = (result: ReturnType<typeof plan>) =>
  result.applications.map(({ loanId, on, movementId, amount }) => [
    loanId,
    on,
    movementId === null ? 'credit_balance' : 'bank',
    amount,
  ]);

describe('a payment that is reported late', () => {
  const credit = loan('a', '2026-01-30');
  const punctual = [money('2026-02-28', 964_277), money('2026-03-30', 964_277)];
  const partial = money('2026-05-20', 300_000);
  const late = money('2026-05-01', 664_277);

  it('is applied as of its day, and those after it again: the worked case', () => {
    const result = plan([credit], [...punctual, partial, late], '2026-05-25');
    const rows = result.calendars.get('a') ?? [];
    // A day on 7,666.49 is 10.22; nineteen on the 3,011.86 left of it are 76.30.
    expect(rows[2]).toMatchObject({
      lateInterestCents: 8_652,
      lateVatCents: 164 + 1_221,
      lateAccruedOn: '2026-05-20',
    });
    const owed = owedOn(rows, credit.terms, toDay('2026-05-25'));
    expect(owed).toMatchObject({
      dueTotal: 10_115,
      dueParts: { capital: 10_037, late_interest: 67, late_vat: 11 },
    });
  });

  it('undoes no more than what comes after it', () => {
    const before = plan([credit], [...punctual, partial], '2026-05-25').applications;
    const standing = before.map((each, k) => ({ ...each, id: String(k) }));
    const after = plan([credit], [...punctual, partial, late], '2026-05-25').applications;
    const { undone, made } = changesTo(after, standing);
    expect(undone.map(({ on }) => on)).toEqual(['2026-05-20']);
    expect(made.map(({ on }) => on)).toEqual(['2026-05-01', '2026-05-20']);
    expect(changesTo(before, standing)).toEqual({ undone: [], made: [] });
    expect(changesTo(before.slice(0, 1), standing).undone.map(({ id }) => id)).toEqual(['1', '2']);
  });
});

describe('all the loans of a person', () => {
  const first = loan('a', '2026-01-15');
  const second = loan('b', '2026-01-20', 5_000_000);
  const patient = (one: AgreedLoan) => ({ ...one, terms: { ...one.terms, graceDays: 365 } });

  it('are paid what is due, the oldest first, before anything that is not', () => {
    // Due: a on the 15th, b on the 20th of each month. On 21 March two of each are.
    const due = { a: 964_277, b: 482_139 };
    const late = planApplications({
      loans: [second, first].map(patient),
      money: [money('2026-03-21', due.a * 2 + due.b * 2 + 200_000)],
      until: toDay('2026-03-21'),
    });
    const open = (id: string) =>
      (late.calendars.get(id) ?? []).filter((row) => row.dueOn <= '2026-03-21').map(totalOwed);
    expect(open('a')).toEqual([0, 0]);
    expect(open('b')).toEqual([0, 0]);
    // What is beyond waits.
    expect(late.creditBalance).toBe(200_000);
    expect(applied(late)).toEqual([
      ['a', '2026-03-21', 'bank', due.a * 2],
      ['b', '2026-03-21', 'bank', due.b * 2],
    ]);
  });

  it('share a payment that is too small by the age of what is due, not loan by loan', () => {
    const rows = planApplications({
      loans: [first, second].map(patient),
      money: [money('2026-03-21', 964_277 + 482_139 + 100)],
      until: toDay('2026-03-21'),
    }).calendars;
    expect(rows.get('a')?.slice(0, 2).map(totalOwed)).toEqual([0, 964_277 - 100]);
    expect(rows.get('b')?.slice(0, 2).map(totalOwed)).toEqual([0, 482_139]);
  });
});

describe('a credit balance', () => {
  it('pays on the day on which an instalment falls due, whenever that is looked at', () => {
    const facts = [money('2026-02-10', 964_277 + 1_000_000)];
    for (const until of ['2026-03-15', '2026-03-28', '2026-04-14']) {
      const result = plan([loan('a', '2026-01-15')], facts, until);
      expect(applied(result)).toEqual([
        ['a', '2026-02-15', 'credit_balance', 964_277],
        ['a', '2026-03-15', 'credit_balance', 964_277],
      ]);
      expect(result.calendars.get('a')?.[1]?.lateInterestCents).toBe(0);
    }
  });

  it('waits on for its instalment when what comes from then on is chosen for capital', () => {
    const credit = choosing(loan('a', '2026-01-15'), '2026-02-20', 'capital_term');
    const facts = [money('2026-02-15', 964_277), money('2026-02-18', 600_000)];
    const more = [...facts, money('2026-03-01', 1_000_000)];
    const result = plan([credit], more, '2026-03-01');
    expect(result.creditBalance).toBe(600_000);
    expect(applied(result).at(-1)).toEqual(['a', '2026-03-01', 'bank', 1_000_000]);
    // Without anything that waited the same million does the same.
    const alone = plan([credit], [...facts.slice(0, 1), ...more.slice(2)], '2026-03-01');
    expect(result.calendars).toEqual(alone.calendars);
    // Each line of a day reduced capital by what it brought.
    const two = [money('2026-03-01', 400_000, 'x'), money('2026-03-01', 600_000, 'y')];
    const split = plan([credit], [...facts, ...two], '2026-03-01').applications.slice(-2);
    expect(split.map(({ movementId, amount }) => [movementId, amount])).toEqual([
      ['x', 400_000],
      ['y', 600_000],
    ]);
    // What leaves on the day is what waited, and takes nothing of what comes.
    const back: Money = {
      on: toDay('2026-03-01'),
      amount: toCentavos(-600_000),
      movementId: null,
      key: 'back',
    };
    expect(plan([credit], [...more, back], '2026-03-01').creditBalance).toBe(0);
    // It pays the loan off with what comes, as the payoff says.
    const end = plan([credit], [...facts, money('2026-03-01', 10_000_000)], '2026-03-01');
    expect(end.calendars.get('a')?.every((row) => totalOwed(row) === 0)).toBe(true);
  });

  it('that was given back pays nothing, and what is missing is covered first', () => {
    const back: Money = {
      on: toDay('2026-02-12'),
      amount: toCentavos(-100_000),
      movementId: null,
      key: 'x',
    };
    const result = plan(
      [choosing(loan('a', '2026-01-15'), '2026-01-15', 'instalments')],
      [money('2026-02-10', 964_277), back, money('2026-02-14', 150_000)],
      '2026-02-14',
    );
    expect(applied(result).map(([, , , amount]) => amount)).toEqual([964_277, 50_000]);
  });
});

describe('what one day brings', () => {
  const state = ({ calendars, creditBalance }: ReturnType<typeof plan>) => ({
    rows: [...calendars.values()],
    creditBalance,
  });

  it('settles a loan when it is the payoff, also when another line of the day comes before it', () => {
    // 100,000 at 24 % for 30 of 360 days, and its VAT.
    const payoff = 10_000_000 + 200_000 + 32_000;
    for (const [small, large] of [
      ['A', 'B'],
      ['B', 'A'],
    ] as const) {
      const day = [money('2026-02-14', 50_000, small), money('2026-02-14', payoff - 40_000, large)];
      const result = plan([loan('a', '2026-01-15')], day, '2026-02-14');
      expect(result.calendars.get('a')?.map(totalOwed)).toEqual([0]);
      expect(result.creditBalance).toBe(10_000);
      // The first line bears what it can.
      expect(result.applications.map(({ amount }) => amount)).toEqual(
        small === 'A' ? [50_000, payoff - 50_000] : [payoff - 40_000, 40_000],
      );
    }
  });

  it('leaves the same however it is ordered, and in however many lines it comes', () => {
    const day = fc.constantFrom('2026-02-10', '2026-03-30', '2026-03-31', '2026-06-02');
    const facts = fc.array(fc.record({ on: day, cents: fc.integer({ min: 1, max: 5_000_000 }) }), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(
        facts.chain((all) =>
          fc.tuple(
            fc.constant(all),
            fc.shuffledSubarray([...all.keys()], { minLength: all.length }),
          ),
        ),
        ([all, keys]) => {
          const loans = [loan('a', '2026-01-15'), loan('b', '2026-01-20', 5_000_000)];
          const reported = all.map(({ on, cents }, k) => money(on, cents, String(k)));
          const permuted = all.map(({ on, cents }, k) => money(on, cents, String(keys[k])));
          const sums = [...new Set(all.map(({ on }) => on))].map((on) =>
            money(
              on,
              all.reduce((sum, each) => sum + (each.on === on ? each.cents : 0), 0),
            ),
          );
          const expected = state(plan(loans, reported, '2026-06-30'));
          expect(state(plan(loans, permuted, '2026-06-30'))).toEqual(expected);
          expect(state(plan(loans, sums, '2026-06-30'))).toEqual(expected);
        },
      ),
    );
  });

  it('that came back to the account pays at once what is due', () => {
    const back = {
      on: toDay('2026-03-01'),
      amount: toCentavos(70_000),
      movementId: null,
      key: 'x',
    };
    const result = plan([loan('a', '2026-01-15')], [back], '2026-03-01');
    expect(applied(result)).toEqual([['a', '2026-03-01', 'credit_balance', 70_000]]);
  });
});

describe('any money', () => {
  const days = (begin: Day) => fc.integer({ min: 0, max: 420 }).map((n) => addDays(begin, n));
  const facts = fc.array(
    fc.record({
      on: days(toDay('2026-01-10')),
      cents: fc.integer({ min: 1, max: 4_000_000 }),
      key: fc.uuid(),
    }),
    { maxLength: 12 },
  );

  it('is applied alike in whatever order it was reported, never more of it than there is, in the order of age', () => {
    fc.assert(
      fc.property(
        facts.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        ([all, shuffled]) => {
          const loans = [loan('a', '2026-01-15'), loan('b', '2026-02-20', 5_000_000)];
          const as = (list: typeof all) => list.map(({ on, cents, key }) => money(on, cents, key));
          const until = '2027-04-01';
          const result = plan(loans, as(all), until);
          expect(plan([...loans].reverse(), as(shuffled), until).applications).toEqual(
            result.applications,
          );
          const spent = result.applications.reduce((sum, each) => sum + each.amount, 0);
          expect(spent + result.creditBalance).toBe(all.reduce((sum, { cents }) => sum + cents, 0));
          if (result.creditBalance > 0) {
            // Nothing waits in credit balance beyond the day on which something is due.
            for (const { id, terms: agreed } of loans) {
              const rows = result.calendars.get(id) ?? [];
              const { due } = owedOn(rows, agreed, toDay(until));
              expect(due).toEqual([]);
            }
          }
          for (const each of result.applications) {
            expect(each.applied.reduce((sum, row) => sum + row.amount, 0)).toBe(each.amount);
          }
          for (const rows of result.calendars.values()) {
            for (const row of rows) expect(totalOwed(row)).toBeGreaterThanOrEqual(0);
            const firstOpen = rows.findIndex((row) => totalOwed(row) > 0);
            const after = firstOpen < 0 ? [] : rows.slice(firstOpen + 1);
            expect(after.every((row) => row.capitalPaidCents === 0)).toBe(true);
          }
        },
      ),
    );
  });
});
