import { applyRate, type BasisPoints } from '@contract/fields/basis-points';
import { type Centavos, sumCents, toCentavos } from '@contract/fields/centavos';
import { type Day, daysBetween } from '@contract/fields/day';
import type { PaymentComponent } from '@contract/payments';
import { dailyInterest, daysLate } from '../loans/late-interest';
import type { Applied } from '../loans/waterfall';

/** One row of a loan's calendar with what has been charged and paid of it, in centavos. */
export interface Instalment {
  n: number;
  dueOn: Day;
  capitalCents: Centavos;
  interestCents: Centavos;
  vatCents: Centavos;
  /** Late charges accrued until `lateAccruedOn` (the due day when null), paid or not. */
  lateInterestCents: Centavos;
  lateVatCents: Centavos;
  lateAccruedOn: Day | null;
  capitalPaidCents: Centavos;
  interestPaidCents: Centavos;
  vatPaidCents: Centavos;
  lateInterestPaidCents: Centavos;
  lateVatPaidCents: Centavos;
}

export interface LoanTerms {
  annualRate: BasisPoints;
  lateRate: BasisPoints;
  vatRate: BasisPoints;
  /** Days after the due day within which no late interest is charged. */
  graceDays: number;
  disbursedOn: Day;
}

const difference = (a: Centavos, b: Centavos) => toCentavos(a - b);

/** What is still owed of an instalment, by component. Fees are not charged by instalment yet. */
export function owedOf(row: Instalment): Record<PaymentComponent, Centavos> {
  return {
    late_vat: difference(row.lateVatCents, row.lateVatPaidCents),
    late_interest: difference(row.lateInterestCents, row.lateInterestPaidCents),
    fee: toCentavos(0),
    vat: difference(row.vatCents, row.vatPaidCents),
    interest: difference(row.interestCents, row.interestPaidCents),
    capital: difference(row.capitalCents, row.capitalPaidCents),
  };
}

/** Everything still owed of an instalment. */
export const totalOwed = (row: Instalment) => sumCents(Object.values(owedOf(row)));

/**
 * The instalment with late interest and its VAT charged until a day. Overdue capital alone bears it
 * (CCom 363), from the day after the due day (CCom 362), once the days of grace are over. What was charged
 * before stays, so capital that was paid in part bears it only until that day.
 */
export function accrueLate(row: Instalment, terms: LoanTerms, on: Day): Instalment {
  const from = row.lateAccruedOn ?? row.dueOn;
  const days = daysBetween(from, on);
  const capital = owedOf(row).capital;
  if (days <= 0 || capital === 0 || daysLate(row.dueOn, on) <= terms.graceDays) return row;
  const interest = dailyInterest(capital, terms.lateRate, days);
  return {
    ...row,
    lateInterestCents: sumCents([row.lateInterestCents, interest]),
    lateVatCents: sumCents([row.lateVatCents, applyRate(interest, terms.vatRate)]),
    lateAccruedOn: on,
  };
}

/**
 * The instalments that a payment may cover on a day: the ones due and, when somebody is paying, the next
 * one, which people pay before its day. More than those is a balance in favour until the client says what
 * it is for, or the next due day takes it.
 */
export function payableOn(
  rows: readonly Instalment[],
  on: Day,
  { withNext }: { withNext: boolean },
): Instalment[] {
  const open = rows.filter((row) => totalOwed(row) > 0);
  const due = open.filter((row) => row.dueOn <= on);
  const next = withNext ? open.find((row) => row.dueOn > on) : undefined;
  return next ? [...due, next] : due;
}

/** The calendar as it is when the loan is paid off on a day, and what that takes. */
export interface Payoff {
  total: Centavos;
  /** The rows until the current period, whose row takes all the capital left; later ones disappear. */
  rows: Instalment[];
}

/**
 * Pays the whole loan off: all that is due, the capital left, and interest of the current period by its
 * actual days on a 360-day year, never more than the calendar's (interest in arrears, LTOSF 10).
 */
export function payoffOn(rows: readonly Instalment[], terms: LoanTerms, on: Day): Payoff {
  const index = rows.findIndex((row) => row.dueOn > on && totalOwed(row) > 0);
  const current = rows[index];
  if (!current) return { total: sumCents(rows.map(totalOwed)), rows: [...rows] };
  const later = rows.slice(index + 1);
  const start = rows[index - 1]?.dueOn ?? terms.disbursedOn;
  const capitalLeft = sumCents([current, ...later].map((row) => owedOf(row).capital));
  const accrued = dailyInterest(capitalLeft, terms.annualRate, Math.max(0, daysBetween(start, on)));
  const interest = between(current.interestPaidCents, accrued, current.interestCents);
  const vat = between(current.vatPaidCents, applyRate(interest, terms.vatRate), current.vatCents);
  const last: Instalment = {
    ...current,
    capitalCents: sumCents([current, ...later].map((row) => row.capitalCents)),
    interestCents: interest,
    vatCents: vat,
  };
  const kept = [...rows.slice(0, index), last];
  return { total: sumCents(kept.map(totalOwed)), rows: kept };
}

const between = (least: Centavos, value: Centavos, most: Centavos) =>
  toCentavos(Math.min(most, Math.max(least, value)));

/** The instalment after rows of a payment that are about it. */
export function afterPayment(row: Instalment, applied: readonly Applied[]): Instalment {
  const paid = (component: PaymentComponent) =>
    sumCents(
      applied
        .filter((each) => each.n === row.n && each.component === component)
        .map((each) => each.amount),
    );
  return {
    ...row,
    capitalPaidCents: sumCents([row.capitalPaidCents, paid('capital')]),
    interestPaidCents: sumCents([row.interestPaidCents, paid('interest')]),
    vatPaidCents: sumCents([row.vatPaidCents, paid('vat')]),
    lateInterestPaidCents: sumCents([row.lateInterestPaidCents, paid('late_interest')]),
    lateVatPaidCents: sumCents([row.lateVatPaidCents, paid('late_vat')]),
  };
}

/** What to pay on a day. */
export interface Quote {
  dueToday: Centavos;
  daysLate: number;
  next: { n: number; dueOn: Day; amount: Centavos } | null;
  outstanding: Centavos;
  payoff: Centavos;
}

/** What a loan asks for on a day, late charges counted until it. */
export function quoteOn(stored: readonly Instalment[], terms: LoanTerms, on: Day): Quote {
  const rows = stored.map((row) => accrueLate(row, terms, on));
  const due = rows.filter((row) => row.dueOn <= on && totalOwed(row) > 0);
  const next = rows.find((row) => row.dueOn > on && totalOwed(row) > 0);
  return {
    dueToday: sumCents(due.map(totalOwed)),
    daysLate: due[0] ? daysLate(due[0].dueOn, on) : 0,
    next: next ? { n: next.n, dueOn: next.dueOn, amount: totalOwed(next) } : null,
    outstanding: sumCents(rows.map((row) => owedOf(row).capital)),
    payoff: payoffOn(rows, terms, on).total,
  };
}
