import { type Centavos, sumCents, toCentavos } from '@contract/fields/centavos';
import type { Day } from '@contract/fields/day';
import type { StoredInstalment } from '../loans/calendar';
import {
  afterPayment,
  type LoanOwed,
  type LoanTerms,
  owedOf,
  owedOn,
  totalOwed,
} from '../loans/owed';
import { type Applied, applyPayment, type Component, type Due } from '../loans/waterfall';

/** A loan as it was agreed. */
export interface AgreedLoan {
  id: string;
  calendar: readonly StoredInstalment[];
  terms: Omit<LoanTerms, 'graceDays'>;
}

/** Money that reached an applicant's account, or left it (negative), on the day from which it counts. */
export interface Money {
  on: Day;
  amount: Centavos;
  /** The bank's line that brought it; null for what left. */
  movementId: string | null;
  /** Orders the money of one day, whatever the order in which it was told. */
  key: string;
}

/** What the settings of a day say of applying money. */
export interface DayRules {
  graceDays: number;
  order: readonly Component[];
}

/** What a bank's line, or a balance in favour (null), paid of one loan. */
export interface Application {
  loanId: string;
  on: Day;
  movementId: string | null;
  applied: Applied[];
  amount: Centavos;
}

export interface Plan {
  /** In the order in which they happen. */
  applications: Application[];
  /** Each loan's calendar after them. */
  calendars: Map<string, StoredInstalment[]>;
}

interface Input {
  loans: readonly AgreedLoan[];
  money: readonly Money[];
  rulesOn: (day: Day) => DayRules;
  until: Day;
}

/**
 * How all the money of a person pays all of their loans, day by day from the first: what is due on any of
 * them, the oldest first, before anything that is not. Money that comes beyond it pays each loan off, or
 * its next instalment; the rest is a balance in favour, which pays what falls due on the day it does.
 *
 * It follows from the facts alone, so it is the same whenever it is asked and in whatever order the bank
 * told of them.
 */
export function planApplications({ loans, money, rulesOn, until }: Input): Plan {
  const byId = [...loans].sort(older);
  const terms = new Map(byId.map((loan) => [loan.id, loan.terms]));
  const calendars = new Map(byId.map((loan) => [loan.id, [...loan.calendar]]));
  const applications: Application[] = [];
  let favour = 0;

  function pay(on: Day, movementId: string | null) {
    if (favour <= 0) return;
    const rules = rulesOn(on);
    const debts: Debt[] = [];
    for (const [id, rows] of calendars) {
      const agreed = terms.get(id);
      if (!agreed || agreed.disbursedOn > on || rows.every((row) => totalOwed(row) === 0)) continue;
      const owed = owedOn(rows, { ...agreed, graceDays: rules.graceDays }, on);
      debts.push({ id, owed, rows: owed.rows, applied: [] });
    }
    favour = spend(favour, debts, rules.order, movementId !== null);
    for (const { id, rows, applied } of debts) {
      if (applied.length === 0) continue;
      const after = rows.map((row) => afterPayment(row, applied));
      calendars.set(
        id,
        after.map((row) => ({ ...row, paidOn: row.paidOn ?? (totalOwed(row) === 0 ? on : null) })),
      );
      const amount = sumCents(applied.map((row) => row.amount));
      applications.push({ loanId: id, on, movementId, applied, amount });
    }
  }

  const known = [...money].sort(inOrder);
  const dueDays = loans.flatMap((loan) => loan.calendar.map((row) => row.dueOn));
  const days = [...new Set([...known.map(({ on }) => on), ...dueDays])].sort();
  for (const on of days.filter((day) => day <= until)) {
    pay(on, null);
    for (const each of known.filter((one) => one.on === on)) {
      favour += each.amount;
      if (each.movementId) pay(on, each.movementId);
    }
  }
  return { applications, calendars };
}

interface Debt {
  id: string;
  owed: LoanOwed<StoredInstalment>;
  /** The calendar that the payment is about: another one when it pays the loan off. */
  rows: StoredInstalment[];
  applied: Applied[];
}

/** Spends an amount on debts of one day; answers what is left. */
function spend(
  amount: number,
  debts: Debt[],
  order: readonly Component[],
  beforeItsDay: boolean,
): number {
  let left = amount;
  const cover = (debt: Debt, dues: readonly Due[]) => {
    const result = applyPayment(toCentavos(left), dues, order);
    debt.applied.push(...result.rows);
    left = result.left;
  };
  const due = debts.flatMap((debt) => debt.owed.due.map((row) => ({ debt, row })));
  for (const { debt, row } of due.sort((a, b) => earlier(a.row, b.row) || older(a.debt, b.debt))) {
    cover(debt, [row]);
  }
  if (!beforeItsDay || left === 0) return left;
  // Somebody is paying, and not we with what we hold of theirs: only they may pay before the day.
  for (const debt of debts.sort((a, b) => earlier(nextOf(a), nextOf(b)) || older(a, b))) {
    const { next, payoff, dueTotal } = debt.owed;
    if (!next || left === 0) continue;
    if (left >= payoff.total - dueTotal) {
      debt.rows = payoff.rows.map((row) => afterPayment(row, debt.applied));
      cover(
        debt,
        debt.rows.map((row) => ({ n: row.n, owed: owedOf(row) })),
      );
      debt.rows = payoff.rows;
    } else {
      cover(debt, [next]);
    }
  }
  return left;
}

const nextOf = ({ owed }: Debt) => owed.next ?? { dueOn: '9999-12-31', n: 0 };
const earlier = (a: { dueOn: string; n: number }, b: { dueOn: string; n: number }) =>
  a.dueOn.localeCompare(b.dueOn) || a.n - b.n;
const older = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** Money of one day: what came in before what left. */
const inOrder = (a: Money, b: Money) =>
  a.on.localeCompare(b.on) ||
  Number(a.amount < 0) - Number(b.amount < 0) ||
  (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);

/** A payment as it stands. */
export interface Standing extends Application {
  id: string;
}

/**
 * What has to change for a plan to be what stands: of each loan, payments from the first one that differs
 * are undone, and the plan's from there made.
 */
export function changesTo(plan: readonly Application[], standing: readonly Standing[]) {
  const kept = new Map<string, number>();
  for (const loanId of new Set([...plan, ...standing].map((each) => each.loanId))) {
    const wanted = plan.filter((each) => each.loanId === loanId);
    const found = standing.filter((each) => each.loanId === loanId);
    const differs = wanted.findIndex((each, k) => !isSame(each, found[k]));
    kept.set(loanId, differs < 0 ? wanted.length : differs);
  }
  const beyond = <T extends Application>(all: readonly T[]): T[] => {
    const seen = new Map<string, number>();
    return all.filter(({ loanId }) => {
      const n = seen.get(loanId) ?? 0;
      seen.set(loanId, n + 1);
      return n >= (kept.get(loanId) ?? 0);
    });
  };
  return { undone: beyond(standing), made: beyond(plan) };
}

function isSame(a: Application, b: Application | undefined): boolean {
  return (
    b !== undefined &&
    a.on === b.on &&
    a.movementId === b.movementId &&
    a.applied.length === b.applied.length &&
    a.applied.every((row, k) => {
      const other = b.applied[k];
      return row.n === other?.n && row.component === other.component && row.amount === other.amount;
    })
  );
}
