import type { LoanOwed as OwedAnswer } from '@contract/credit/payments';
import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import { type Day, dayInMexicoCity, toDay } from '@contract/kernel/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { loanInstalments, type loans } from '@server/db/schema/credit';
import { asc, inArray } from 'drizzle-orm';
import type { Instalment, LoanTerms } from './owed';
import type { AskedOwed } from './person-owed';
import { scheduleOf, termsOf } from './quote';
import { dueDays, type ScheduleRow } from './schedule';
import { describeSplit } from './waterfall';

type Loan = typeof loans.$inferSelect;

/** An instalment as it is stored: with the balance that was agreed after it, and the day it was paid. */
export interface StoredInstalment extends Instalment {
  balanceCents: Centavos;
  paidOn: Day | null;
  /** How much a restructure took of it. */
  movedCents: Centavos;
}

/** Calendars of some loans in the order of their days, by loan: early payments of capital stand between instalments. */
export async function calendarsOf(
  db: Db | Tx,
  loanIds: readonly string[],
): Promise<Map<string, StoredInstalment[]>> {
  const calendars = new Map<string, StoredInstalment[]>();
  if (loanIds.length === 0) return calendars;
  const rows = await db
    .select()
    .from(loanInstalments)
    .where(inArray(loanInstalments.loanId, [...loanIds]))
    .orderBy(asc(loanInstalments.dueOn), asc(loanInstalments.n));
  for (const { id: _id, loanId, dueOn, paidOn, ...row } of rows) {
    const stored = { ...row, dueOn: toDay(dueOn), paidOn: paidOn === null ? null : toDay(paidOn) };
    calendars.set(loanId, [...(calendars.get(loanId) ?? []), stored]);
  }
  return calendars;
}

/** The calendar that was agreed, nothing of it paid yet. */
export function agreedCalendar(loan: Loan, disbursedOn: Day): StoredInstalment[] {
  const days = dueDays(disbursedOn, loan.termMonths);
  return scheduleOf(termsOf(loan)).rows.map((row, index) => {
    const dueOn = days[index];
    if (!dueOn) throw new Error('the calendar is shorter than the schedule');
    return unpaid(row, dueOn);
  });
}

const zero = toCentavos(0);

/** An instalment as it was agreed, nothing of it paid. */
export const unpaid = (row: ScheduleRow, dueOn: Day): StoredInstalment => ({
  n: row.n,
  dueOn,
  capitalCents: row.capital,
  interestCents: row.interest,
  vatCents: row.vat,
  balanceCents: row.balance,
  lateInterestCents: zero,
  lateVatCents: zero,
  lateAccruedOn: null,
  capitalPaidCents: zero,
  interestPaidCents: zero,
  vatPaidCents: zero,
  lateInterestPaidCents: zero,
  lateVatPaidCents: zero,
  paidOn: null,
  carriedInterestCents: zero,
  carriedVatCents: zero,
  movedOn: null,
  movedCents: zero,
});

/** What rules a loan's debt. */
export const debtTermsOf = (loan: Loan): LoanTerms => ({
  annualRate: toBasisPoints(loan.annualRateBp),
  lateRate: toBasisPoints(loan.lateRateBp),
  vatRate: toBasisPoints(loan.vatBp),
  graceDays: loan.lateGraceDays,
  mode: loan.amortMode,
  disbursedOn: loan.disbursedOn ? toDay(loan.disbursedOn) : dayInMexicoCity(loan.createdAt),
});

/** What a loan owes as the contract has it. */
export const describeOwed = (owed: AskedOwed): OwedAnswer => ({
  due_today_cents: owed.dueTotal,
  due: describeSplit(owed.dueParts),
  give_back_cents: owed.giveBack,
  days_late: owed.daysLate,
  next: owed.next && {
    n: owed.next.n,
    due_on: owed.next.dueOn,
    amount_cents: owed.next.missing,
  },
  outstanding_cents: owed.outstanding,
  payoff_cents: owed.payoff.total,
  payoff_before_cents: owed.payoffBefore,
  payoff_parts: {
    due_cents: owed.payoff.parts.due,
    capital_cents: owed.payoff.parts.capital,
    interest_cents: owed.payoff.parts.interest,
    vat_cents: owed.payoff.parts.vat,
    ahead_cents: owed.payoff.parts.ahead,
    credit_balance_cents: owed.payoffByBalance,
  },
});
