import { type Centavos, sumCents, toCentavos } from '@contract/fields/centavos';
import type { Day } from '@contract/fields/day';
import { type Instalment, type LoanOwed, type LoanTerms, owedOn, totalOwed } from './owed';

/** A loan as money left it, and as the day found it: what comes on one day is one payment. */
export interface StandingLoan<Row extends Instalment> {
  id: string;
  terms: LoanTerms;
  rows: readonly Row[];
  opening: readonly Row[];
}

interface Person<Row extends Instalment> {
  loans: readonly StandingLoan<Row>[];
  /** What is in favour of the person; below zero, what left and was never theirs. */
  favour: Centavos;
  /** What was in favour with all the money of the day, before it paid anything that is not due. */
  openingFavour: Centavos;
}

/** What a loan owes on a day to whoever pays it. */
export interface AskedOwed<Row extends Instalment = Instalment> extends LoanOwed<Row> {
  /** Part of `dueTotal` that is for no instalment: it makes good what left and was never theirs. */
  giveBack: Centavos;
}

/**
 * What each loan of a person owes on a day: paying exactly `dueTotal` of all of them leaves nothing due, and
 * paying exactly the `payoff` of one settles it. What has to come back is asked for with the loan that is
 * paid first.
 */
export function owedOfPerson<Row extends Instalment>(
  { loans, favour, openingFavour }: Person<Row>,
  on: Day,
): Map<string, AskedOwed<Row>> {
  const opening = new Map(loans.map(({ id, opening, terms }) => [id, owedOn(opening, terms, on)]));
  const spent = new Map(
    loans.map(({ id, rows, opening: found }) => [id, paidOf(rows) - paidOf(found)]),
  );
  /** What has to come for a loan to end, when the others get so much of the money of the day. */
  const toEnd = (id: string, othersGet: (id: string, due: number) => number) =>
    [...opening].reduce(
      (sum, [each, { dueTotal, payoff }]) =>
        sum + (each === id ? payoff.total : othersGet(each, dueTotal)),
      -openingFavour,
    );
  const owed = loans.map(({ id, rows, terms }) => ({ id, ...owedOn(rows, terms, on) }));
  const [first] = owed
    .filter(({ rows }) => rows.some((row) => totalOwed(row) > 0))
    .sort((a, b) => dueOn(a).localeCompare(dueOn(b)) || a.id.localeCompare(b.id));
  return new Map(
    owed.map(({ id, ...loan }) => {
      const giveBack = toCentavos(id === first?.id ? Math.max(0, -favour) : 0);
      const isPaid = loan.rows.every((row) => totalOwed(row) === 0);
      // Exactly what ends a loan goes to it. What came today may be more than that, and have gone elsewhere.
      const exact = toEnd(id, (_, due) => due);
      const asked =
        exact > 0 ? exact : toEnd(id, (each, due) => Math.max(due, spent.get(each) ?? 0));
      const total = toCentavos(isPaid ? 0 : Math.max(0, asked));
      const payoff = { ...loan.payoff, total };
      return [id, { ...loan, giveBack, dueTotal: sumCents([loan.dueTotal, giveBack]), payoff }];
    }),
  );
}

const paidOf = (rows: readonly Instalment[]) =>
  rows.reduce(
    (sum, row) =>
      sum +
      row.capitalPaidCents +
      row.interestPaidCents +
      row.vatPaidCents +
      row.lateInterestPaidCents +
      row.lateVatPaidCents,
    0,
  );

const dueOn = ({ due, next }: LoanOwed) => due[0]?.dueOn ?? next?.dueOn ?? '9999-12-31';
