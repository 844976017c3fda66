import { amortModes } from '@contract/credit/loans';
import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { addDays, addMonths, type Day, daysBetween, toDay } from '@contract/kernel/fields/day';
import { choosing, loan, money } from '@tests/support/agreed-loan';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { owedOn, totalOwed } from '../loans/owed';
import { type AgreedLoan, type Money, type Plan, planApplications } from './plan';

const planUntil = (agreed: AgreedLoan, facts: readonly Money[], until: Day) =>
  planApplications({ loans: [agreed], money: facts, until });

const appliedOf = ({ applications }: Plan) =>
  applications.flatMap(({ on, applied }) => applied.map((part) => ({ ...part, on })));

/** Capital that is owed on the eve of a day: what was paid ahead of a row counts from the row's day on. */
function capitalBefore(plan: Plan, rows: AgreedLoan['calendar'], on: Day): number {
  const dueOf = new Map(rows.map(({ n, dueOn }) => [n, dueOn]));
  const all = rows.reduce((sum, { capitalCents }) => sum + capitalCents, 0);
  return appliedOf(plan).reduce((left, part) => {
    const counts = part.on < on && (dueOf.get(part.n) ?? part.on) < on;
    return part.component === 'capital' && counts ? left - part.amount : left;
  }, all);
}

/**
 * Interest that accrued from the first day until another, counted day by day: each day of a month bears a 360th part of
 * the rate, and the day on which the month ends bears what is missing to 30 of them.
 */
function accruedUntil(plan: Plan, rows: AgreedLoan['calendar'], agreed: AgreedLoan, on: Day) {
  const { annualRate, disbursedOn } = agreed.terms;
  let accrued = 0;
  let month = 0;
  let counted = 0;
  for (let day = addDays(disbursedOn, 1); day <= on; day = addDays(day, 1)) {
    const isEnd = day === addMonths(disbursedOn, month + 1);
    const start = addMonths(disbursedOn, month);
    const upTo = isEnd ? 30 : Math.min(30, daysBetween(start, day));
    accrued += ((upTo - counted) * capitalBefore(plan, rows, day) * annualRate) / 10_000 / 360;
    counted = isEnd ? 0 : upTo;
    if (isEnd) month += 1;
  }
  return accrued;
}

const uses = ['credit_balance', 'capital_term', 'capital_payment'] as const;
const amount = fc.integer({ min: 1, max: 3_000_000 });
const dayOfLoan = fc.integer({ min: 0, max: 250 });

const story = <Use extends AgreedLoan['early'][number]['use']>(among: readonly Use[]) =>
  fc.record({
    begun: fc.integer({ min: 0, max: 364 }).map((n) => addDays(toDay('2027-01-01'), n)),
    principal: fc.integer({ min: 1_000_000, max: 20_000_000 }),
    months: fc.integer({ min: 3, max: 24 }),
    annualRate: fc.integer({ min: 500, max: 6000 }).map(toBasisPoints),
    mode: fc.constantFrom(...amortModes),
    facts: fc.array(fc.record({ after: dayOfLoan, cents: amount }), { maxLength: 8 }),
    choices: fc.array(
      fc.record({
        after: dayOfLoan,
        use: fc.constantFrom(...among),
        cents: fc.option(amount),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    after: dayOfLoan,
  });

function tell({ begun, principal, facts, choices, after, ...terms }: Told) {
  const agreed = [...choices]
    .sort((a, b) => a.after - b.after)
    .reduce(
      (all, each) => choosing(all, addDays(begun, each.after), each.use, each.cents),
      loan('a', begun, principal, terms),
    );
  const lines = facts.map((each, k) => money(addDays(begun, each.after), each.cents, String(k)));
  return { agreed, lines, on: addDays(begun, after) };
}
type Told = ReturnType<typeof story> extends fc.Arbitrary<infer One> ? One : never;

function assertAccrued(agreed: AgreedLoan, plan: Plan, on: Day) {
  const rows = plan.calendars.get('a') ?? [];
  const interest = appliedOf(plan).filter(({ component }) => component === 'interest');
  const taken = interest.reduce((sum, part) => sum + part.amount, 0);
  // Each row's interest is rounded once to the centavo.
  const rounding = new Set(interest.map(({ n }) => n)).size;
  expect(taken).toBeLessThanOrEqual(accruedUntil(plan, rows, agreed, on) + rounding);
}

it('takes no more interest until a day than what accrued until then', () => {
  fc.assert(
    fc.property(story(uses), (told) => {
      const { agreed, lines, on } = tell(told);
      assertAccrued(agreed, planUntil(agreed, lines, on), on);
    }),
    { numRuns: 300 },
  );
});

it('has given back by the payoff what had not accrued of instalments that were paid ahead', () => {
  fc.assert(
    fc.property(story([...uses, 'instalments']), (told) => {
      const { agreed, lines, on } = tell(told);
      const before = planUntil(agreed, lines, on);
      const { payoff } = owedOn(before.calendars.get('a') ?? [], agreed.terms, on);
      const missing = payoff.total - before.creditBalance;
      if (missing <= 0) return;
      const plan = planUntil(agreed, [...lines, money(on, missing, 'payoff')], on);
      expect((plan.calendars.get('a') ?? []).every((row) => totalOwed(row) === 0)).toBe(true);
      assertAccrued(agreed, plan, on);
    }),
    { numRuns: 300 },
  );
});
