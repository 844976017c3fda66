import type { AmortMode } from '@contract/credit/loans';
import { applyRate, type BasisPoints } from '@contract/kernel/fields/basis-points';
import { type Centavos, sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import { addDays, addMonths, type Day, daysBetween, earlierDay } from '@contract/kernel/fields/day';
import type { AgreedRow, KeptRow, MovedRow } from '@server/db/schema/credit-restructures';
import { type StoredInstalment, unpaid } from '../loans/calendar';
import { dailyInterest } from '../loans/late-interest';
import { owedOf } from '../loans/owed';
import { buildSchedule } from '../loans/schedule';

/** What is agreed anew. */
interface NewTerms {
  months: number;
  firstDueOn: Day;
  annualRate: BasisPoints;
  vatRate: BasisPoints;
  mode: AmortMode;
}

/** What a restructure moves: the same until money comes or another instalment falls due. */
interface Basis {
  capital: Centavos;
  interest: Centavos;
  vat: Centavos;
  /** Until where interest was counted: the last day on which something fell due. */
  countedUntil: Day;
}

/** A calendar taken apart: what had been paid stays on its rows, the rest is moved, late charges are given up. */
export interface TakenApart extends Basis {
  kept: KeptRow[];
  moved: MovedRow[];
  condoned: Centavos;
}

const sum = <Row>(rows: readonly Row[], of: (row: Row) => Centavos) => sumCents(rows.map(of));

/**
 * Takes a calendar apart on a day. Rows that fell due, or of which something is paid, stay with what was paid; later
 * ones go, with the interest that had not come to be. What an earlier restructure carried onto those is carried again.
 * @param rows with late charges counted until the day.
 */
export function takeApart(rows: readonly StoredInstalment[], on: Day): TakenApart {
  const isKept = (row: StoredInstalment) => row.dueOn <= on || paidOf(row) > 0;
  const stays = rows.filter(isKept);
  const goes = rows.filter((row) => !isKept(row));
  const last = stays.at(-1);
  if (!last) throw new Error('nothing of the calendar has fallen due');
  const moved = stays.map(movedOf);
  const kept = stays.map((row, k) => {
    // Capital that is moved is not paid off by its row: the balance after it still has it.
    const stillOwed = sum(moved.slice(0, k + 1), ({ capitalCents }) => capitalCents);
    return keptOf({ ...row, balanceCents: sumCents([row.balanceCents, stillOwed]) }, moved[k], on);
  });
  return {
    kept,
    moved: moved.filter((row) =>
      Object.entries(row).some(([name, cents]) => name !== 'n' && cents > 0),
    ),
    capital: sumCents([...rows.map((row) => owedOf(row).capital)]),
    interest: sumCents([
      sum(moved, (row) => row.interestCents),
      sum(goes, (row) => row.carriedInterestCents),
    ]),
    vat: sumCents([sum(moved, (row) => row.vatCents), sum(goes, (row) => row.carriedVatCents)]),
    condoned: sum(moved, (row) => sumCents([row.lateInterestCents, row.lateVatCents])),
    countedUntil: last.dueOn,
  };
}

const paidOf = (row: StoredInstalment) =>
  sumCents([row.capitalPaidCents, row.interestPaidCents, row.vatPaidCents]);

function movedOf(row: StoredInstalment): MovedRow {
  const owed = owedOf(row);
  return {
    n: row.n,
    capitalCents: owed.capital,
    interestCents: owed.interest,
    vatCents: owed.vat,
    lateInterestCents: owed.late_interest,
    lateVatCents: owed.late_vat,
  };
}

function keptOf(row: StoredInstalment, moved: MovedRow | undefined, on: Day): KeptRow {
  const left = moved ? sumCents([moved.capitalCents, moved.interestCents, moved.vatCents]) : 0;
  return {
    n: row.n,
    dueOn: row.dueOn,
    capitalCents: row.capitalPaidCents,
    interestCents: row.interestPaidCents,
    vatCents: row.vatPaidCents,
    balanceCents: row.balanceCents,
    carriedInterestCents: least(row.carriedInterestCents, row.interestPaidCents),
    carriedVatCents: least(row.carriedVatCents, row.vatPaidCents),
    lateInterestCents: row.lateInterestPaidCents,
    lateVatCents: row.lateVatPaidCents,
    lateAccruedOn: on,
    movedOn: left > 0 ? on : row.movedOn,
    movedCents: sumCents([row.movedCents, toCentavos(left)]),
  };
}

const least = (a: Centavos, b: Centavos) => toCentavos(Math.min(a, b));

/**
 * The new instalments: a schedule of all the capital. Interest runs from where it was counted until, so the first
 * bears its actual days; what was owed of interest and VAT is spread evenly and bears nothing (CCom 363), the last
 * row taking the centavos that are left.
 */
export function newRows(basis: Basis, after: number, terms: NewTerms): AgreedRow[] {
  const { months, firstDueOn, annualRate, vatRate, mode } = terms;
  const { rows } = buildSchedule({
    principal: basis.capital,
    annualRate,
    vatRate,
    months,
    mode,
    graceMonths: 0,
  });
  const days = daysBetween(basis.countedUntil, firstDueOn);
  const first = dailyInterest(basis.capital, annualRate, Math.max(0, days));
  const interestOf = partsOf(basis.interest, months);
  const vatOf = partsOf(basis.vat, months);
  return rows.map((row, k) => {
    const [interest, vat] = k === 0 ? [first, applyRate(first, vatRate)] : [row.interest, row.vat];
    const [carriedInterestCents, carriedVatCents] = [interestOf(k), vatOf(k)];
    return {
      n: after + row.n,
      dueOn: addMonths(firstDueOn, k),
      capitalCents: row.capital,
      interestCents: sumCents([interest, carriedInterestCents]),
      vatCents: sumCents([vat, carriedVatCents]),
      balanceCents: row.balance,
      carriedInterestCents,
      carriedVatCents,
    };
  });
}

/** An amount in equal parts, the last of which has what is left over. */
function partsOf(amount: Centavos, parts: number) {
  const part = Math.floor(amount / parts);
  return (k: number) => toCentavos(k === parts - 1 ? amount - part * (parts - 1) : part);
}

/** Whether what is owed is still what a proposal was made with. */
export const isSameBasis = (a: Basis, b: Basis): boolean =>
  a.capital === b.capital &&
  a.interest === b.interest &&
  a.vat === b.vat &&
  a.countedUntil === b.countedUntil;

/** The last day on which a proposal holds: for some days, and before another instalment falls due. */
export function lastDayOf(
  rows: readonly Pick<StoredInstalment, 'dueOn'>[],
  on: Day,
  days: number,
): Day {
  const next = rows.find((row) => row.dueOn > on);
  const most = addDays(on, days);
  return next ? earlierDay(most, addDays(next.dueOn, -1)) : most;
}

/** A restructured calendar as a loan's: rows that were kept and new ones, nothing of them paid yet. */
export function calendarOf(
  kept: readonly KeptRow[],
  rows: readonly AgreedRow[],
): StoredInstalment[] {
  const isOver = (row: KeptRow) =>
    [
      row.capitalCents,
      row.interestCents,
      row.vatCents,
      row.lateInterestCents,
      row.lateVatCents,
    ].every((cents) => cents === 0);
  return [
    ...kept.map((row) => ({ ...empty(row), ...row, paidOn: isOver(row) ? row.movedOn : null })),
    ...rows.map((row) => ({ ...empty(row), ...row })),
  ];
}

function empty({ n, dueOn, balanceCents: balance, ...row }: AgreedRow): StoredInstalment {
  const { capitalCents: capital, interestCents: interest, vatCents: vat } = row;
  return unpaid(
    { n, capital, interest, vat, total: sumCents([capital, interest, vat]), balance },
    dueOn,
  );
}
