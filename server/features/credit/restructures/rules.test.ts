import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import { addDays, addMonths, type Day, toDay } from '@contract/kernel/fields/day';
import { loan, money } from '@tests/support/agreed-loan';
import { present } from '@tests/support/present';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { owedOf, owedOn, totalOwed } from '../loans/owed';
import { changesTo } from '../payments/changes';
import { type AgreedLoan, type Money, planApplications } from '../payments/plan';
import { describeFigures } from './offer';
import { calendarOf, lastDayOf, newRows, takeApart } from './rules';

const BEGUN = toDay('2026-01-30');

const plan = (loans: readonly AgreedLoan[], facts: readonly Money[], until: Day) =>
  planApplications({ loans, money: facts, until });

interface Case {
  facts: readonly Money[];
  on: Day;
  months?: number;
  rate?: number;
  firstDueOn?: Day;
}

/** A credit of 100,000 that is restructured on a day, with what its debt was taken apart into. */
function restructured(
  credit: AgreedLoan,
  { facts, on, months = 18, rate = 1800, firstDueOn = addDays(on, 15) }: Case,
) {
  const before = plan([credit], facts, on);
  const owed = owedOn(before.calendars.get(credit.id) ?? [], credit.terms, on);
  const apart = takeApart(owed.rows, on);
  const annualRate = toBasisPoints(rate);
  const rows = newRows(apart, apart.kept.at(-1)?.n ?? 0, {
    months,
    firstDueOn,
    annualRate,
    vatRate: credit.terms.vatRate,
    mode: 'level_total',
  });
  const paid = before.applications.map(({ loanId: _, ...rest }) => rest);
  const after: AgreedLoan = {
    ...credit,
    calendar: calendarOf(apart.kept, rows),
    terms: { ...credit.terms, annualRate },
    restructured: { on, paid },
  };
  return { before, owed, apart, rows, after };
}

const credit = loan('a', BEGUN);
const paidTwice = [money('2026-02-28', 964_277), money('2026-03-30', 964_277)];
const partial = money('2026-05-10', 300_000);

it('moves what is not paid and gives late charges up: the worked case', () => {
  const on = toDay('2026-06-15');
  const { apart, rows, owed, after } = restructured(credit, { facts: [...paidTwice, partial], on });
  const unpaid = owed.rows.slice(2, 4).map(owedOf);
  expect(apart.countedUntil).toBe('2026-05-30');
  expect(apart.kept.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
  expect(apart.capital).toBe(owed.outstanding);
  expect(apart.interest).toBe(sumCents(unpaid.map((row) => row.interest)));
  expect(apart.vat).toBe(sumCents(unpaid.map((row) => row.vat)));
  expect(apart.condoned).toBe(owed.dueParts.late_interest + owed.dueParts.late_vat);
  expect(apart.condoned).toBeGreaterThan(0);
  // The balance goes down by what was paid of the capital and by nothing else, until the new rows.
  let left = sumCents([apart.capital, ...apart.kept.map((row) => row.capitalCents)]);
  for (const row of [...apart.kept, ...rows]) {
    left = toCentavos(left - row.capitalCents);
    expect(row.balanceCents, `after row ${row.n}`).toBe(left);
  }
  expect(left).toBe(0);
  // 31 days from the last due day to the first new one, on a year of 360.
  const own = Math.round((apart.capital * 0.18 * 31) / 360);
  const [first, second] = rows;
  expect((first?.interestCents ?? 0) - (first?.carriedInterestCents ?? 0)).toBe(own);
  expect(first?.n).toBe(5);
  expect(second?.dueOn).toBe(addMonths(addDays(on, 15), 1));

  const now = plan([after], [...paidTwice, partial], on);
  const today = owedOn(now.calendars.get('a') ?? [], after.terms, on);
  expect(today).toMatchObject({ dueTotal: 0, daysLate: 0, outstanding: apart.capital });
  expect(today.next).toMatchObject({ n: 5, dueOn: addDays(on, 15) });
  // A payoff takes the capital, all that was carried, and interest of the days since it was counted.
  const days = Math.round((apart.capital * 0.18 * 16) / 360);
  expect(today.payoff.total).toBe(
    apart.capital + apart.interest + apart.vat + days + Math.round(days * 0.16),
  );
  const [closed] = (now.calendars.get('a') ?? []).slice(3, 4);
  expect(closed).toMatchObject({ movedOn: on, paidOn: on, capitalCents: 0 });
});

const dayWithin = (from: Day, days: number) => fc.nat(days).map((n) => addDays(from, n));
const someMoney = (from: Day, days: number) =>
  fc.array(fc.tuple(dayWithin(from, days), fc.integer({ min: 1, max: 1_500_000 })), {
    maxLength: 6,
  });
const lines = (all: readonly (readonly [Day, number])[], prefix: string) =>
  all.map(([on, cents], k) => money(on, cents, `${prefix}${k}`));

/** What is late on a day, whatever was paid until the day before. */
const lateCase = fc
  .record({
    paid: someMoney(BEGUN, 150),
    on: dayWithin(toDay('2026-07-05'), 300),
    months: fc.integer({ min: 1, max: 60 }),
    rate: fc.integer({ min: 0, max: 2400 }),
    until: fc.integer({ min: 1, max: 62 }),
  })
  .map(({ paid, on, months, rate, until }) => ({
    facts: lines(paid, 'before'),
    on,
    months,
    rate,
    firstDueOn: addDays(on, until),
  }))
  .filter(({ facts, on }) => {
    const end = plan([credit], facts, on);
    return owedOn(end.calendars.get('a') ?? [], credit.terms, on).daysLate > 0;
  });

it('loses no centavo: capital, what is carried and what was paid are what they were', () => {
  fc.assert(
    fc.property(lateCase, (story) => {
      const { owed, apart, rows, after, before } = restructured(credit, story);
      const sum = (of: (row: (typeof rows)[number]) => number) =>
        rows.reduce((total, row) => total + of(row), 0);
      expect(sum((row) => row.capitalCents)).toBe(owed.outstanding);
      expect(sum((row) => row.carriedInterestCents)).toBe(apart.interest);
      expect(sum((row) => row.carriedVatCents)).toBe(apart.vat);
      expect(sumCents(apart.moved.map((row) => row.capitalCents))).toBeLessThanOrEqual(
        apart.capital,
      );
      expect(rows.at(-1)?.balanceCents).toBe(0);
      for (const row of rows) {
        expect(
          Math.min(row.capitalCents, row.carriedInterestCents, row.carriedVatCents),
        ).toBeGreaterThanOrEqual(0);
        expect(row.interestCents).toBeGreaterThanOrEqual(row.carriedInterestCents);
      }
      expect(rows).toHaveLength(story.months);
      // Nothing that was paid is paid otherwise, and nothing is due.
      const again = plan([after], story.facts, story.on);
      const standing = before.applications.map((each, k) => ({ ...each, id: String(k) }));
      expect(changesTo(again.applications, standing)).toEqual({ undone: [], made: [] });
      expect(again.creditBalance).toBe(before.creditBalance);
      const now = owedOn(again.calendars.get('a') ?? [], after.terms, story.on);
      expect(now.dueTotal).toBe(0);
      expect(now.outstanding).toBe(owed.outstanding);
      const originally = sumCents(credit.calendar.map((row) => row.capitalCents));
      expect(sumCents(after.calendar.map((row) => row.capitalCents))).toBe(originally);
    }),
    { numRuns: 60 },
  );
});

it('stays sound whatever comes, comes late, or is taken back afterwards', () => {
  const story = fc.record({
    made: lateCase,
    later: someMoney(BEGUN, 500),
    gone: fc.array(fc.nat(5), { maxLength: 3 }),
    until: fc.integer({ min: 0, max: 200 }),
  });
  fc.assert(
    fc.property(story, ({ made, later, gone, until }) => {
      const { after } = restructured(credit, made);
      const other = loan('b', '2026-02-15', 3_000_000);
      const left = made.facts.filter((_, k) => !gone.includes(k));
      const all = [...left, ...lines(later, 'later')];
      const end = plan([after, other], all, addDays(made.on, until));
      const spent = sumCents(end.applications.map(({ amount }) => amount));
      const known = all.filter(({ on }) => on <= addDays(made.on, until));
      expect(spent + end.creditBalance).toBe(sumCents(known.map(({ amount }) => amount)));
      expect(end.creditBalance).toBeGreaterThanOrEqual(0);
      for (const [id, rows] of end.calendars) {
        for (const row of rows)
          expect(Math.min(...Object.values(owedOf(row)))).toBeGreaterThanOrEqual(0);
        const principal = id === 'a' ? 10_000_000 : 3_000_000;
        expect(sumCents(rows.map((row) => row.capitalCents))).toBe(principal);
      }
      // What is told later of an earlier day pays nothing of what was paid before.
      const frozen = end.applications.filter(({ loanId, on }) => loanId === 'a' && on < made.on);
      for (const { movementId } of frozen) expect(String(movementId)).not.toContain('later');
    }),
    { numRuns: 60 },
  );
});

it('what was paid and is taken back is owed again on its own row', () => {
  const on = toDay('2026-06-15');
  const { after } = restructured(credit, { facts: [...paidTwice, partial], on });
  const [first, second] = paidTwice;
  const end = plan([after], first && second ? [first, partial] : [], addDays(on, 3));
  const rows = end.calendars.get('a') ?? [];
  expect(rows.map(totalOwed).slice(0, 4)).toEqual([0, 964_277, 0, 0]);
  const owed = owedOn(rows, after.terms, addDays(on, 3));
  // Late interest of what is owed again runs from the day of the restructure.
  expect(owed.dueParts.late_interest).toBe(
    Math.round((owedOf(present(rows[1])).capital * 0.48 * 3) / 360),
  );
});

it('a proposal holds for some days and before another instalment falls due', () => {
  const rows = credit.calendar;
  expect(lastDayOf(rows, toDay('2026-06-15'), 7)).toBe('2026-06-22');
  expect(lastDayOf(rows, toDay('2026-06-28'), 7)).toBe('2026-06-29');
  expect(lastDayOf(rows, toDay('2027-06-28'), 7)).toBe('2027-07-05');
});

it('a second restructure carries what the first one carried', () => {
  const on = toDay('2026-06-15');
  const { after, apart } = restructured(credit, { facts: paidTwice, on, months: 6 });
  const again = toDay('2026-08-10');
  const rows = owedOn(
    plan([after], paidTwice, again).calendars.get('a') ?? [],
    after.terms,
    again,
  ).rows;
  const second = takeApart(rows, again);
  expect(second.capital).toBe(apart.capital);
  expect(second.kept.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6]);
  const own = sumCents(
    rows.slice(4, 6).map((row) => toCentavos(row.interestCents - row.carriedInterestCents)),
  );
  expect(second.interest).toBe(apart.interest + own);
});

it('says what its new instalments cost in a year, from the day from which they bear interest', () => {
  const [none, capitalCents] = [toCentavos(0), toCentavos(1_000_000)];
  const figures = (interest: number, carried: number, dueOn: string) =>
    describeFigures({
      rows: [
        {
          n: 5,
          dueOn: toDay(dueOn),
          capitalCents,
          interestCents: toCentavos(interest + carried),
          vatCents: toCentavos(38_400),
          balanceCents: none,
          carriedInterestCents: toCentavos(carried),
          carriedVatCents: none,
        },
      ],
      months: 1,
      annualRateBp: 2400,
      monthsBefore: 12,
      annualRateBpBefore: 2400,
      capitalCents,
      interestCents: toCentavos(carried),
      vatCents: none,
      condonedCents: none,
      countedUntil: toDay('2026-01-30'),
    }).cat_bp;
  // 365 days later 24 % more, whatever VAT says; two years later 11.4 % a year.
  expect(figures(240_000, 0, '2027-01-30')).toBe(2400);
  expect(figures(240_000, 0, '2028-01-30')).toBe(1140);
  // What was owed already is owed from that day too.
  expect(figures(0, 50_000, '2027-01-30')).toBe(0);
});
