import type { EarlyUse } from '@contract/credit/early-payments';
import { toCentavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import type { StoredInstalment } from '../loans/calendar';
import { afterPayment, describe, type LoanOwed, type LoanTerms } from '../loans/owed';
import { paidEarly } from '../loans/paid-early';
import { reduceCapital } from '../loans/reduce-capital';
import { type Applied, applyPayment, type Component, type Due } from '../loans/waterfall';

/** A loan that a payment may pay, as its day found it. */
export interface Debt {
  id: string;
  order: readonly Component[];
  terms: LoanTerms;
  owed: LoanOwed<StoredInstalment>;
  /** What money beyond what is due does. */
  early: EarlyUse;
  /** The calendar that the payment is about: another one when it pays the loan off, or reduces its capital. */
  rows: StoredInstalment[];
  applied: Applied[];
}

/** What an amount paid of a loan. */
export interface Spent extends Applied {
  loanId: string;
}

interface Spending {
  on: Day;
  leaving: number | undefined;
  promised: number | undefined;
  /** What of it waited before its person chose anything. */
  waited: number;
  moveAhead(debt: Debt, replaced: readonly number[], place: StoredInstalment): StoredInstalment;
}

/** Spends an amount on debts of one day; answers on what, in order, and what of `waited` paid nothing that is due. */
export function spend(
  amount: number,
  debts: Debt[],
  { on, leaving, promised = 0, waited, moveAhead }: Spending,
): { spent: Spent[]; still: number } {
  let left = amount;
  const spent: Spent[] = [];
  const cover = (debt: Debt, dues: readonly Due[], most = left) => {
    const result = applyPayment(toCentavos(most), dues, debt.order);
    debt.applied.push(...result.rows);
    spent.push(...result.rows.map((row) => ({ ...row, loanId: debt.id })));
    left -= most - result.left;
  };
  const due = debts.flatMap((debt) => debt.owed.due.map((row) => ({ debt, row })));
  for (const { debt, row } of due.sort((a, b) => earlier(a.row, b.row) || older(a.debt, b.debt))) {
    cover(debt, [row]);
  }
  const still = Math.max(0, waited - (amount - left));
  if (leaving === undefined) return { spent, still };
  left = Math.max(0, left - promised);
  for (const { loan: debt, amount, ends } of paidEarly(
    debts,
    left,
    leaving,
    Math.max(0, still - promised),
  )) {
    const { rows, next, payoff } = debt.owed;
    if (ends) {
      const end = payoff.rows.at(-1);
      debt.rows = end
        ? [...payoff.rows.slice(0, -1), moveAhead(debt, payoff.replaced, end)]
        : payoff.rows;
      cover(debt, debt.rows.map((row) => afterPayment(row, debt.applied)).map(describe));
    } else if (debt.early === 'instalments') {
      cover(debt, next ? [next] : [], amount);
    } else {
      const reduced = reduceCapital(rows, debt.terms, on, toCentavos(amount));
      if (!reduced) continue;
      const { prepayment, replaced } = reduced;
      const place = moveAhead(debt, replaced, prepayment);
      const after = debt.early === 'capital_term' ? reduced.shorter : reduced.lower;
      debt.rows = after.map((row) => (row.n === place.n ? place : row));
      cover(debt, [describe(place)], amount);
    }
  }
  return { spent, still };
}

const earlier = (a: { dueOn: string; n: number }, b: { dueOn: string; n: number }) =>
  a.dueOn.localeCompare(b.dueOn) || a.n - b.n;
/** The order of loans of one day. */
export const older = (a: { id: string }, b: { id: string }) =>
  a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
