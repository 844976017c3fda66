import type { EarlyUse } from '@contract/credit/early-payments';
import { type Centavos, sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import {
  type Instalment,
  type LoanOwed,
  type LoanTerms,
  type OwedInstalment,
  owedOn,
  totalOwed,
} from './owed';
import { missingToEnd } from './paid-early';

/** A loan as money left it, and as the day found it: what comes on one day is one payment. */
export interface StandingLoan<Row extends Instalment> {
  id: string;
  terms: LoanTerms;
  rows: readonly Row[];
  opening: readonly Row[];
  /** What money beyond what is due does for it today. */
  early: EarlyUse;
}

interface Person<Row extends Instalment> {
  loans: readonly StandingLoan<Row>[];
  /** What is in credit balance of the person; below zero, what left and was never theirs. */
  creditBalance: Centavos;
  /** What was in credit balance with all the money of the day, before it paid anything that is not due. */
  openingCreditBalance: Centavos;
  /** What of the money of the day left again, and is in `openingCreditBalance` no more. */
  leaving: Centavos;
  /** What of `openingCreditBalance` waited before its person chose that what comes does anything else. */
  waited: Centavos;
}

/** What the applicant owes of a loan on a day. */
export interface AskedOwed<Row extends Instalment = Instalment> extends LoanOwed<Row> {
  /** With what has to come for it beside the credit balance. */
  next: (OwedInstalment & { missing: Centavos }) | null;
  /** Part of `dueTotal` that is for no instalment: it makes good what left and was never theirs. */
  giveBack: Centavos;
  /** Part of the payoff that is not for this loan: what is paid before it can be settled. */
  payoffBefore: Centavos;
  /** What of the payoff is in credit balance already. */
  payoffByBalance: Centavos;
}

/**
 * What each loan of a person owes on a day: paying exactly `dueTotal` of all of them leaves nothing due, and
 * paying exactly the `payoff` of one settles it. What has to come back is asked for with the loan that is
 * paid first.
 */
export function owedOfPerson<Row extends Instalment>(
  { loans, creditBalance, openingCreditBalance, leaving, waited }: Person<Row>,
  on: Day,
): Map<string, AskedOwed<Row>> {
  const found = loans.map(({ id, opening, terms, early }) => ({
    id,
    early,
    owed: owedOn(opening, terms, on),
  }));
  const due = sumCents(found.map((loan) => loan.owed.dueTotal));
  const beyondDue = openingCreditBalance - due;
  const waiting = Math.max(0, waited - due);
  const owed = loans.map(({ id, rows, terms }) => ({ id, ...owedOn(rows, terms, on) }));
  const toEnd = (id: string) => {
    const loan = found.find((each) => each.id === id);
    return loan ? missingToEnd(loan, found, { beyondDue, leaving, waited: waiting }) : 0;
  };
  const missingOf = missingByInstalment(owed, creditBalance, on);
  const [first] = owed
    .filter(({ rows }) => rows.some((row) => totalOwed(row) > 0))
    .sort((a, b) => dueOn(a).localeCompare(dueOn(b)) || a.id.localeCompare(b.id));
  return new Map(
    owed.map(({ id, ...loan }) => {
      const giveBack = toCentavos(id === first?.id ? Math.max(0, -creditBalance) : 0);
      const isPaid = loan.rows.every((row) => totalOwed(row) === 0);
      const total = toCentavos(isPaid ? 0 : toEnd(id));
      const payoff = { ...loan.payoff, total };
      const payoffBefore = toCentavos(Math.max(0, total - loan.payoff.total));
      const dueTotal = sumCents([loan.dueTotal, giveBack]);
      const payoffByBalance = toCentavos(Math.max(0, loan.payoff.total - total));
      const next = loan.next && { ...loan.next, missing: missingOf(id, loan.next) };
      return [id, { ...loan, giveBack, dueTotal, next, payoff, payoffBefore, payoffByBalance }];
    }),
  );
}

/**
 * What is still to be paid of instalments of later days: what is in credit balance pays each on its day, the
 * earliest first, whichever loan it is of.
 */
export function missingByInstalment(
  loans: readonly { id: string; rows: readonly Instalment[] }[],
  creditBalance: Centavos,
  on: Day,
) {
  let left: number = Math.max(0, creditBalance);
  const missing = new Map<string, Centavos>();
  const coming = loans
    .flatMap(({ id, rows }) => rows.map((row) => ({ id, row })))
    .filter(({ row }) => row.dueOn > on)
    .sort(
      (a, b) =>
        a.row.dueOn.localeCompare(b.row.dueOn) || a.row.n - b.row.n || a.id.localeCompare(b.id),
    );
  for (const { id, row } of coming) {
    const total = totalOwed(row);
    const paid = Math.min(left, total);
    left -= paid;
    missing.set(`${id}/${row.n}`, toCentavos(total - paid));
  }
  return (id: string, { n, total }: Pick<OwedInstalment, 'n' | 'total'>) =>
    missing.get(`${id}/${n}`) ?? total;
}

const dueOn = ({ due, next }: LoanOwed) => due[0]?.dueOn ?? next?.dueOn ?? '9999-12-31';
