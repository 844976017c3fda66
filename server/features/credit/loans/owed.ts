import type { AmortMode } from '@contract/credit/loans';
import { applyRate, type BasisPoints } from '@contract/kernel/fields/basis-points';
import { type Centavos, sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import { type Day, daysBetween } from '@contract/kernel/fields/day';
import { dailyInterest, daysLate } from './late-interest';
import { type Applied, applyPayment, type Component, components } from './waterfall';

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
  /** When a restructure took what was not paid of it. */
  movedOn: Day | null;
}

export interface LoanTerms {
  annualRate: BasisPoints;
  lateRate: BasisPoints;
  vatRate: BasisPoints;
  /** Days after the due day within which no late interest is charged. */
  graceDays: number;
  /** How its instalments are level, also of a calendar that an early payment changes. */
  mode: AmortMode;
  disbursedOn: Day;
}

const zero = toCentavos(0);

const none: Record<Component, Centavos> = {
  late_vat: zero,
  late_interest: zero,
  fee: zero,
  vat: zero,
  interest: zero,
  capital: zero,
};

const difference = (a: Centavos, b: Centavos) => toCentavos(a - b);

/** What is still owed of an instalment, by component. Fees are not charged by instalment yet. */
export function owedOf(row: Instalment): Record<Component, Centavos> {
  return {
    late_vat: difference(row.lateVatCents, row.lateVatPaidCents),
    late_interest: difference(row.lateInterestCents, row.lateInterestPaidCents),
    fee: zero,
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
  /** The rows until the current period, whose row comes last and takes all the capital left; later ones disappear. */
  rows: Row[];
  /** Numbers of the rows that the last one took the place of; empty when nothing is left to fall due. */
  replaced: number[];
  parts: PayoffParts;
}

/** What a payoff consists of, in centavos: what is due, and of what is not, capital, accrued interest and its VAT. */
export interface PayoffParts {
  due: Centavos;
  capital: Centavos;
  interest: Centavos;
  vat: Centavos;
  /** What was paid ahead of rows that have not fallen due, which counts against the rest. */
  ahead: Centavos;
}

/** What an early payment has to exceed to reduce capital; below zero when more was paid ahead. */
export const beforeCapital = ({ interest, vat, ahead }: PayoffParts) => interest + vat - ahead;

/**
 * Pays the whole loan off: all that is due, the capital left, and interest of the current period by its
 * actual days on a 360-day year, never more than the calendar's (interest in arrears, LTOSF 10), with all that a
 * restructure carried onto it and later rows. What was paid ahead of these rows counts whole: what of its interest
 * and VAT has not accrued pays capital.
 */
export function payoffOn<Row extends Instalment>(
  rows: readonly Row[],
  terms: LoanTerms,
  on: Day,
): Payoff<Row> {
  const period = currentPeriod(rows, terms, on);
  if (!period) {
    const due = sumCents(rows.map(totalOwed));
    const [capital, interest, vat, ahead] = [zero, zero, zero, zero];
    const parts = { due, capital, interest, vat, ahead };
    return { total: due, rows: [...rows], replaced: [], parts };
  }
  const { current, before, coming, capital, interest, vat } = period;
  const end: Row = {
    ...current,
    capitalCents: capital,
    interestCents: interest,
    vatCents: vat,
    carriedInterestCents: sumCents(coming.map((row) => row.carriedInterestCents)),
    carriedVatCents: sumCents(coming.map((row) => row.carriedVatCents)),
    ...nothingPaid,
  };
  const paid = sumCents(coming.map(paidOf));
  const { rows: ahead } = applyPayment(paid, [describe(end)], components);
  const kept = [...before, afterPayment(end, ahead)];
  return {
    total: sumCents(kept.map(totalOwed)),
    rows: kept,
    replaced: coming.map(({ n }) => n),
    parts: { due: sumCents(before.map(totalOwed)), capital, interest, vat, ahead: paid },
  };
}

export const nothingPaid = {
  capitalPaidCents: zero,
  interestPaidCents: zero,
  vatPaidCents: zero,
  paidOn: null,
};

/** Capital, interest and VAT that were paid of an instalment, in centavos. */
export const paidOf = (row: Instalment) =>
  sumCents([row.capitalPaidCents, row.interestPaidCents, row.vatPaidCents]);

/** The period of a loan that a day is in, by its calendar, and what has accrued of it. */
export interface Period<Row extends Instalment = Instalment> {
  /** The row of the period. */
  current: Row;
  /** Rows that fell due, and those that a restructure closed. */
  before: Row[];
  /** Rows of the period and later, in part or whole paid ahead or not. */
  coming: Row[];
  /** Their capital, as it stands in the calendar. */
  capital: Centavos;
  /** Days of the period until the day. */
  days: number;
  /** Ordinary interest of these days, without what was carried. */
  accrued: Centavos;
  /** `accrued` and what a restructure carried, and the VAT on it. */
  interest: Centavos;
  vat: Centavos;
}

/** The current period on a day; null when nothing that is still to fall due is owed. */
export function currentPeriod<Row extends Instalment>(
  rows: readonly Row[],
  terms: LoanTerms,
  on: Day,
): Period<Row> | null {
  const isComing = (row: Row) => row.dueOn > on && row.movedOn === null;
  const index = rows.findIndex(isComing);
  const current = rows[index];
  if (!current || !rows.some((row) => isComing(row) && totalOwed(row) > 0)) return null;
  const coming = rows.filter(isComing);
  const start = rows[index - 1]?.dueOn ?? terms.disbursedOn;
  const days = Math.max(0, daysBetween(start, on));
  const capital = sumCents(coming.map((row) => row.capitalCents));
  const accrued = least(
    dailyInterest(capital, terms.annualRate, days),
    toCentavos(current.interestCents - current.carriedInterestCents),
  );
  const ownVat = least(
    applyRate(accrued, terms.vatRate),
    toCentavos(current.vatCents - current.carriedVatCents),
  );
  return {
    current,
    before: rows.filter((row) => !isComing(row)),
    coming,
    capital,
    days,
    accrued,
    interest: sumCents([accrued, ...coming.map((row) => row.carriedInterestCents)]),
    vat: sumCents([ownVat, ...coming.map((row) => row.carriedVatCents)]),
  };
}

const least = (a: Centavos, b: Centavos) => toCentavos(Math.min(a, b));

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

/** What is to be paid of an instalment as it stands. */
export const describe = (row: Instalment): OwedInstalment => ({
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
