import { applyRate, type BasisPoints } from '@contract/kernel/fields/basis-points';
import { type Centavos, sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import { type Day, daysBetween } from '@contract/kernel/fields/day';
import { dailyInterest, daysLate } from './late-interest';
import { type Applied, type Component, components } from './waterfall';

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
  /** Part of interest and VAT that was owed already when the loan was restructured: a payoff takes all of it. */
  carriedInterestCents: Centavos;
  carriedVatCents: Centavos;
}

export interface LoanTerms {
  annualRate: BasisPoints;
  lateRate: BasisPoints;
  vatRate: BasisPoints;
  /** Days after the due day within which no late interest is charged. */
  graceDays: number;
  disbursedOn: Day;
}

const none: Record<Component, Centavos> = {
  late_vat: toCentavos(0),
  late_interest: toCentavos(0),
  fee: toCentavos(0),
  vat: toCentavos(0),
  interest: toCentavos(0),
  capital: toCentavos(0),
};

const difference = (a: Centavos, b: Centavos) => toCentavos(a - b);

/** What is still owed of an instalment, by component. Fees are not charged by instalment yet. */
export function owedOf(row: Instalment): Record<Component, Centavos> {
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
export function accrueLate<Row extends Instalment>(row: Row, terms: LoanTerms, on: Day): Row {
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

/** The calendar as it is when the loan is paid off on a day, and what that takes. */
export interface Payoff<Row extends Instalment = Instalment> {
  total: Centavos;
  /** The rows until the current period, whose row takes all the capital left; later ones disappear. */
  rows: Row[];
}

/**
 * Pays the whole loan off: all that is due, the capital left, and interest of the current period by its
 * actual days on a 360-day year, never more than the calendar's (interest in arrears, LTOSF 10), with all that a
 * restructure carried onto it and later rows.
 */
export function payoffOn<Row extends Instalment>(
  rows: readonly Row[],
  terms: LoanTerms,
  on: Day,
): Payoff<Row> {
  const index = rows.findIndex((row) => row.dueOn > on && totalOwed(row) > 0);
  const current = rows[index];
  if (!current) return { total: sumCents(rows.map(totalOwed)), rows: [...rows] };
  const later = rows.slice(index + 1);
  const start = rows[index - 1]?.dueOn ?? terms.disbursedOn;
  const capitalLeft = sumCents([current, ...later].map((row) => owedOf(row).capital));
  const accrued = dailyInterest(capitalLeft, terms.annualRate, Math.max(0, daysBetween(start, on)));
  const carried = sumCents([current, ...later].map((row) => row.carriedInterestCents));
  const carriedVat = sumCents([current, ...later].map((row) => row.carriedVatCents));
  const own = between(
    beyond(current.interestPaidCents, carried),
    accrued,
    beyond(current.interestCents, current.carriedInterestCents),
  );
  const ownVat = between(
    beyond(current.vatPaidCents, carriedVat),
    applyRate(own, terms.vatRate),
    beyond(current.vatCents, current.carriedVatCents),
  );
  const last: Row = {
    ...current,
    capitalCents: sumCents([current, ...later].map((row) => row.capitalCents)),
    interestCents: sumCents([own, carried]),
    vatCents: sumCents([ownVat, carriedVat]),
    carriedInterestCents: carried,
    carriedVatCents: carriedVat,
  };
  const kept = [...rows.slice(0, index), last];
  return { total: sumCents(kept.map(totalOwed)), rows: kept };
}

const between = (least: Centavos, value: Centavos, most: Centavos) =>
  toCentavos(Math.min(most, Math.max(least, value)));

const beyond = (amount: Centavos, part: Centavos) => toCentavos(Math.max(0, amount - part));

/** The instalment after rows of a payment that are about it. */
export function afterPayment<Row extends Instalment>(row: Row, applied: readonly Applied[]): Row {
  const paid = (component: Component) =>
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

/** What is to be paid of one instalment on a day. */
export interface OwedInstalment {
  n: number;
  dueOn: Day;
  owed: Record<Component, Centavos>;
  total: Centavos;
}

/** What a loan owes on a day, by itself. */
export interface LoanOwed<Row extends Instalment = Instalment> {
  /** The calendar with late charges counted until the day. */
  rows: Row[];
  /** Instalments that have fallen due and are not paid in full, the oldest first. */
  due: OwedInstalment[];
  dueTotal: Centavos;
  /** `dueTotal` by component. */
  dueParts: Record<Component, Centavos>;
  /** Days since the oldest of them fell due. */
  daysLate: number;
  /** The first that has not fallen due yet: people pay it before its day. */
  next: OwedInstalment | null;
  /** Capital that is not paid yet. */
  outstanding: Centavos;
  payoff: Payoff<Row>;
}

/**
 * What a loan owes on a day: the one answer that screens show and that payments are applied by.
 * @param stored the calendar as the last payment left it.
 */
export function owedOn<Row extends Instalment>(
  stored: readonly Row[],
  terms: LoanTerms,
  on: Day,
): LoanOwed<Row> {
  const rows = stored.map((row) => accrueLate(row, terms, on));
  const open = rows.filter((row) => totalOwed(row) > 0).map(describe);
  const due = open.filter((row) => row.dueOn <= on);
  return {
    rows,
    due,
    dueTotal: sumCents(due.map((row) => row.total)),
    dueParts: sumParts(due.map((row) => row.owed)),
    daysLate: due[0] ? daysLate(due[0].dueOn, on) : 0,
    next: open.find((row) => row.dueOn > on) ?? null,
    outstanding: sumCents(rows.map((row) => owedOf(row).capital)),
    payoff: payoffOn(rows, terms, on),
  };
}

const describe = (row: Instalment): OwedInstalment => ({
  n: row.n,
  dueOn: row.dueOn,
  owed: owedOf(row),
  total: totalOwed(row),
});

function sumParts(all: readonly Record<Component, Centavos>[]): Record<Component, Centavos> {
  const sum = { ...none };
  for (const parts of all) {
    for (const name of components) sum[name] = sumCents([sum[name], parts[name]]);
  }
  return sum;
}
