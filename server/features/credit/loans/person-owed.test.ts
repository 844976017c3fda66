import type { EarlyUse } from '@contract/credit/early-payments';
import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import { addDays, toDay } from '@contract/kernel/fields/day';
import { choosing, loan, money } from '@tests/support/agreed-loan';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AgreedLoan, earlyUseOn, type Money, planApplications } from '../payments/plan';
import { totalOwed } from './owed';
import { owedOfPerson } from './person-owed';

const begun = toDay('2026-01-15');
const loans = [loan('a', begun), loan('b', '2026-02-20', 5_000_000)];
const uses: EarlyUse[] = ['credit_balance', 'instalments', 'capital_term', 'capital_payment'];

/** A person's debts on a day after some money, and what each loan owes. */
function standing(facts: readonly Money[], on: typeof begun, of: readonly AgreedLoan[] = loans) {
  const plan = planApplications({
    loans: of,
    money: facts,
    until: on,
  });
  const person = {
    loans: of.map((each) => ({
      id: each.id,
      terms: each.terms,
      early: earlyUseOn(each, on),
      rows: plan.calendars.get(each.id) ?? [],
      opening: plan.opening.calendars.get(each.id) ?? [],
    })),
    creditBalance: plan.creditBalance,
    openingCreditBalance: plan.opening.creditBalance,
    leaving: plan.opening.leaving,
    waited: plan.opening.waited,
  };
  return { plan, owed: owedOfPerson(person, on) };
}

const left = (cents: number, on: typeof begun): Money => ({
  on,
  amount: toCentavos(-cents),
  movementId: null,
  key: 'left',
});

it('asks for exactly what settles a loan, and for exactly what leaves nothing due', () => {
  const day = fc.integer({ min: 0, max: 400 }).map((n) => addDays(begun, n));
  const fact = fc.record({
    on: day,
    cents: fc.integer({ min: 1, max: 3_000_000 }),
    leaves: fc.boolean(),
  });
  // Nothing, part of an instalment, or the end of one loan and part of the other.
  const ENDS_ONE = 12_018_209;
  const paidToday = fc.constantFrom(0, 123_456, ENDS_ONE);
  const chosen = fc.array(fc.record({ use: fc.constantFrom(...uses), from: day }), {
    minLength: 2,
    maxLength: 2,
  });
  fc.assert(
    fc.property(
      fc.array(fact, { maxLength: 6 }),
      day,
      paidToday,
      chosen,
      (all, today, paid, chosenOf) => {
        const of = loans.map((each, k) => {
          const { from = begun, use = 'credit_balance' } = chosenOf[k] ?? {};
          return choosing(each, from, use);
        });
        const facts = all.map(({ on, cents, leaves }, k) =>
          leaves ? left(cents, on) : money(on, cents, String(k)),
        );
        if (paid > 0) facts.push(money(today, paid, 'today'));
        const { owed, plan } = standing(facts, today, of);
        const asked = [...owed.values()];
        const due = asked.reduce((sum, { dueTotal }) => sum + dueTotal, 0);
        const giveBack = asked.reduce((sum, each) => sum + each.giveBack, 0);
        const isOpen = asked.some(({ rows }) => rows.some((row) => totalOwed(row) > 0));
        expect(giveBack).toBe(isOpen ? Math.max(0, -plan.creditBalance) : 0);
        if (due > 0) {
          const after = standing([...facts, money(today, due, 'x')], today, of);
          const stillDue = [...after.owed.values()].map((each) => each.dueTotal - each.giveBack);
          expect(stillDue).toEqual([0, 0]);
          // What left on the very day may have ended a loan before: then it has to come back.
          const leftToday = facts.some(({ on, amount }) => on === today && amount < 0);
          if (!leftToday) expect(Math.max(0, -after.plan.creditBalance)).toBe(0);
        }
        for (const [id, { payoff, rows }] of owed) {
          if (rows.every((row) => totalOwed(row) === 0)) continue;
          const begunOn = loans.find((each) => each.id === id)?.terms.disbursedOn ?? begun;
          if (begunOn > today) continue;
          const pay = (cents: number) =>
            settled(standing([...facts, money(today, cents, 'y')], today, of).plan, id);
          expect(payoff.total).toBeGreaterThan(0);
          expect(pay(payoff.total)).toBe(true);
        }
      },
    ),
    { numRuns: 300 },
  );
});

const settled = (plan: ReturnType<typeof planApplications>, id: string) =>
  (plan.calendars.get(id) ?? []).every((row) => totalOwed(row) === 0);

it('asks for what has to come back with the loan that is paid first', () => {
  const { owed } = standing([left(50_000, begun)], toDay('2026-01-20'));
  const of = (id: string): { dueTotal: Centavos; giveBack: Centavos } | undefined => owed.get(id);
  expect(of('a')).toMatchObject({ dueTotal: 50_000, giveBack: 50_000 });
  expect(of('b')).toMatchObject({ dueTotal: 0, giveBack: 0 });
});

it('splits off what of a payoff pays the other loans first', () => {
  const { owed } = standing([], toDay('2026-04-25'));
  const [a, b] = [owed.get('a'), owed.get('b')];
  expect(a?.dueTotal).toBeGreaterThan(0);
  expect(b?.dueTotal).toBeGreaterThan(0);
  expect([a?.payoffBefore, b?.payoffBefore]).toEqual([b?.dueTotal, a?.dueTotal]);
  const alone = standing(
    [money('2026-04-25', (a?.dueTotal ?? 0) + (b?.dueTotal ?? 0))],
    toDay('2026-04-26'),
  );
  expect([...alone.owed.values()].map(({ payoffBefore }) => payoffBefore)).toEqual([0, 0]);
});
