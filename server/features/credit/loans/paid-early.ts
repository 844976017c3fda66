import type { EarlyUse } from '@contract/credit/early-payments';
import { beforeCapital, type LoanOwed } from './owed';

interface OpenLoan {
  id: string;
  owed: LoanOwed;
  /** What money beyond what is due does, when it does not pay the loan off. */
  early: EarlyUse;
}

interface PaidEarly<Loan> {
  loan: Loan;
  /** Centavos that go to the loan. */
  amount: number;
  /** Whether they pay it off; if not, they do what was chosen for it. */
  ends: boolean;
}

/**
 * What an amount pays of loans before its day, once everything due is paid, in order: each loan is paid off, or gets
 * what its applicant chose: its next instalment, or all that is left for its capital. Exactly what pays one off is meant
 * for that one, then comes whose next instalment is the earliest.
 * @param beyondDue centavos beyond what is due.
 * @param leaving centavos of them that leave later on the day: that does not undo the end of a loan, but they
 *   pay nothing else before its day, and alone they end none.
 * @param waited centavos of them that waited before their person chose anything: they may end a loan, and go on waiting
 *   otherwise.
 */
export function paidEarly<Loan extends OpenLoan>(
  loans: readonly Loan[],
  beyondDue: number,
  leaving = 0,
  waited = 0,
): PaidEarly<Loan>[] {
  let left = beyondDue;
  return loans
    .flatMap((loan) =>
      loan.owed.next ? [{ loan, rest: restOf(loan.owed), next: loan.owed.next }] : [],
    )
    .sort(
      (a, b) =>
        Number(b.rest === beyondDue - leaving) - Number(a.rest === beyondDue - leaving) ||
        a.next.dueOn.localeCompare(b.next.dueOn) ||
        a.next.n - b.next.n ||
        a.loan.id.localeCompare(b.loan.id),
    )
    .flatMap(({ loan, rest, next }) => {
      if (left <= leaving) return [];
      const ends = left >= rest;
      // What leaves is of what waited, where any did.
      const free = left - Math.max(leaving, waited);
      if (!ends && (free <= 0 || !reaches(loan, free))) return [];
      const most = loan.early === 'instalments' ? next.total : left;
      const amount = ends ? rest : Math.min(free, most);
      left -= amount;
      return [{ loan, amount, ends }];
    });
}

/** Whether an amount does something early: what does not reach the capital waits until it does. */
function reaches({ early, owed: { payoff } }: OpenLoan, amount: number): boolean {
  if (early === 'credit_balance') return false;
  return early === 'instalments' || amount > beforeCapital(payoff.parts);
}

/**
 * What has to come for a loan to end and nothing to have to come back, in centavos, besides what there is
 * beyond everything due; below zero is what is still due.
 */
export function missingToEnd<Loan extends OpenLoan>(
  loan: Loan,
  loans: readonly Loan[],
  { beyondDue, leaving, waited }: { beyondDue: number; leaving: number; waited: number },
): number {
  const own = restOf(loan.owed);
  const isEnough = (amount: number) => {
    const paid = paidEarly(loans, amount + leaving, leaving, waited);
    const spent = paid.reduce((sum, each) => sum + each.amount, 0);
    return spent <= amount && paid.some((each) => each.ends && each.loan.id === loan.id);
  };
  // It ends with its own rest, or with what the loans before it take besides: their end, or their next instalment.
  const amounts = loans
    .filter(({ id }) => id !== loan.id)
    .reduce(
      (sums, { owed }) =>
        sums.flatMap((sum) => [sum, sum + restOf(owed), sum + (owed.next?.total ?? 0)]),
      [own],
    )
    .concat(beyondDue + 1)
    .filter((amount) => amount > beyondDue)
    .sort((a, b) => a - b);
  return (amounts.find(isEnough) ?? own) - beyondDue;
}

/** What pays a loan off besides what it has due. */
const restOf = ({ payoff, dueTotal }: LoanOwed) => payoff.total - dueTotal;
