import type { EarlyUse } from '@contract/credit/early-payments';
import { type Centavos, sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import type { StoredInstalment } from '../loans/calendar';
import {
  afterPayment,
  type LoanTerms,
  nothingPaid,
  owedOf,
  owedOn,
  totalOwed,
} from '../loans/owed';
import { type Applied, applyPayment, type Component } from '../loans/waterfall';
import { type Debt, older, type Spent, spend } from './spend';

/** A loan as it was agreed. */
export interface AgreedLoan {
  id: string;
  calendar: readonly StoredInstalment[];
  terms: LoanTerms;
  /** In which order a payment covers what an instalment owes. */
  order: readonly Component[];
  /** The calendar is that of its restructure, whose day this is; what had paid the loan before stays as it was. */
  restructured: { on: Day; paid: readonly Paid[] } | null;
  /** What its applicant chose for money beyond what is due, in the order in which they did. */
  early: readonly EarlyChoice[];
}

/** What an applicant chose that money beyond what is due does for a loan. */
export interface EarlyChoice {
  on: Day;
  use: EarlyUse;
  /** So much of what is in credit balance on the day, in centavos; null for what comes from that day on. */
  amount: Centavos | null;
}

type Choosing = Pick<AgreedLoan, 'early'>;

/** What money beyond what is due does for a loan when it comes on a day; it waits in credit balance unless chosen. */
export const earlyUseOn = ({ early }: Choosing, on: Day): EarlyUse =>
  early.findLast((choice) => choice.amount === null && choice.on <= on)?.use ?? 'credit_balance';

/**
 * The same of a day on which the bank brings what a direct debit charged for an instalment: that pays the instalment,
 * where it would reduce capital and leave it unpaid.
 */
export function earlyUseWith(loan: Choosing, on: Day, isCharged: boolean): EarlyUse {
  const use = earlyUseOn(loan, on);
  return isCharged && use !== 'credit_balance' ? 'instalments' : use;
}

/** What was chosen last, when it begins after a day. */
export function nextEarlyUse({ early }: Choosing, on: Day): EarlyChoice | null {
  const last = early.findLast((choice) => choice.amount === null);
  return last && last.on > on ? last : null;
}

/** What a bank's line, or a credit balance, had paid of a loan when it was restructured. */
type Paid = Omit<Application, 'loanId'>;

/** Money that reached an applicant's account, or left it (negative), on the day from which it counts. */
export interface Money {
  on: Day;
  amount: Centavos;
  /** The bank's line that brought it; null for what left. */
  movementId: string | null;
  /** Orders the money of one day, independently of the order in which it was reported. */
  key: string;
  /** The loan whose instalment a direct debit charged by this line. */
  chargedFor?: string | null;
}

/** What a bank's line, or a credit balance (null), paid of one loan. */
export interface Application {
  loanId: string;
  on: Day;
  movementId: string | null;
  applied: Applied[];
  amount: Centavos;
}

/** Loans and what is left in credit balance; below zero, what has to come back before anything is paid. */
export interface Position {
  calendars: Map<string, StoredInstalment[]>;
  creditBalance: Centavos;
}

export interface Opening extends Position {
  /** What of the money of the day left again, and is not in credit balance any more. */
  leaving: Centavos;
  /** What of the credit balance waited before its person chose that what comes does anything else. */
  waited: Centavos;
  /** Loans of which the money of the day has the charge of an instalment. */
  charged: ReadonlySet<string>;
}

export interface Plan extends Position {
  /** In the order in which they happen; the rest of the plan is as they leave it. */
  applications: Application[];
  /** As the last day found the loans, with all the money of that day still in credit balance. */
  opening: Opening;
}

interface Input {
  loans: readonly AgreedLoan[];
  money: readonly Money[];
  until: Day;
}

/**
 * How all the money of a person pays all of their loans, day by day from the first: what is due on any of
 * them, the oldest first, before anything that is not. What the bank brings beyond it pays each loan off, or does what
 * its applicant chose: pays instalments ahead, or reduces capital. The rest is a credit balance, which pays what is due
 * on every day on which something falls due or money comes, and never waits beyond it. What waited before its person
 * chose what money that comes does goes on waiting: a choice is about what comes.
 *
 * Interest is never kept for days that did not pass: when a loan is paid off, or capital reduced, what was paid ahead
 * of rows that had not fallen due pays what has accrued, and capital with the rest.
 *
 * What a day brings is one payment, however many lines bring it and in whatever order: together with what
 * was in credit balance it decides whether a loan is settled. Each line then bears its part, in the order of keys.
 *
 * It follows from the facts alone, so it is the same at any time and in whatever order the bank
 * reported them. A line that is taken back is no fact any more: what remains is applied as if it had never
 * been there. What it left of a day still settles a loan when it covers that day's payoff; else it pays what
 * was due, and the rest does what was chosen.
 *
 * A restructured loan was paid until then by what had paid it when it was signed, as far as that money is still there;
 * what is told later of an earlier day pays other loans, or waits. From its day on it is planned by its new calendar.
 */
export function planApplications({ loans, money, until }: Input): Plan {
  const byId = [...loans].sort(older);
  const agreedOf = new Map(byId.map((loan) => [loan.id, loan]));
  const calendars = new Map(byId.map((loan) => [loan.id, [...loan.calendar]]));
  const applications: Application[] = [];
  let creditBalance = 0;
  let waited = 0;

  function pay(on: Day, lines: readonly Money[], { leaving, promised, once }: Paying = {}) {
    waited = Math.min(waited, Math.max(0, creditBalance));
    const pool = creditBalance + sumCents(lines.map(({ amount }) => amount));
    const before = creditBalance;
    creditBalance = pool;
    if (pool <= 0) return;
    const debts: Debt[] = [];
    const charged = chargedBy(lines);
    for (const [id, rows] of calendars) {
      const agreed = agreedOf.get(id);
      if (!agreed || agreed.terms.disbursedOn > on) continue;
      if (agreed.restructured && agreed.restructured.on > on) continue;
      if (rows.every((row) => totalOwed(row) === 0)) continue;
      if (once && once.loanId !== id) continue;
      const { order, terms } = agreed;
      const owed = owedOn(rows, terms, on);
      const early = once?.use ?? earlyUseWith(agreed, on, charged.has(id));
      debts.push({ id, order, terms, owed, early, rows: owed.rows, applied: [] });
    }
    const most = once ? Math.min(once.amount, pool) : pool;
    const kept = once ? 0 : waited;
    const { spent, still } = spend(most, debts, { on, leaving, promised, waited: kept, moveAhead });
    for (const { id, rows, applied } of debts) {
      if (applied.length === 0) continue;
      calendars.set(id, rowsAfter(rows, applied, on));
    }
    // What goes on waiting is of no line of the day.
    const waiting = Math.min(still, pool - sumCents(spent.map(({ amount }) => amount)));
    for (const { movementId, upTo } of sharesOf(before - waiting, lines)) {
      const taken = take(spent, upTo - (pool - creditBalance));
      creditBalance -= sumCents(taken.map(({ amount }) => amount));
      for (const loanId of new Set(taken.map((each) => each.loanId))) {
        const applied = taken
          .filter((each) => each.loanId === loanId)
          .map(({ n, component, amount }) => ({ n, component, amount }));
        const amount = sumCents(applied.map((row) => row.amount));
        applications.push({ loanId, on, movementId, applied, amount });
      }
    }
    if (!once) waited = still;
  }

  /** Does what was chosen of a credit balance: of instalments one after the other, as far as the amount goes. */
  function payOnce(on: Day, choice: NonNullable<Paying['once']>) {
    let left = choice.amount;
    let before: number;
    do {
      before = creditBalance;
      pay(on, [], { leaving: 0, once: { ...choice, amount: left } });
      left = toCentavos(left - (before - creditBalance));
    } while (left > 0 && creditBalance < before);
  }

  /** Lets what was paid ahead of rows pay the one that took their place instead, in the order in which it came. */
  function moveAhead(debt: Debt, replaced: readonly number[], place: StoredInstalment) {
    let row: StoredInstalment = { ...place, ...nothingPaid };
    for (const each of applications) {
      if (each.loanId !== debt.id) continue;
      const moved = each.applied.filter(({ n }) => replaced.includes(n));
      const amount = sumCents(moved.map((part) => part.amount));
      if (amount === 0) continue;
      const { rows } = applyPayment(amount, [{ n: row.n, owed: owedOf(row) }], debt.order);
      each.applied = [...each.applied.filter(({ n }) => !replaced.includes(n)), ...rows];
      row = afterPayment(row, rows);
    }
    return row;
  }

  const kept = new Set<object>();

  /** Keeps what had paid restructured loans on a day, each once; answers what of the lines is left. */
  function keepPaid(on: Day, lines: readonly Money[]): Money[] {
    let pool = creditBalance + sumCents(lines.map(({ amount }) => amount));
    const borne = new Map<string | null, number>();
    const known = new Set(lines.length > 0 ? lines.map(({ movementId }) => movementId) : [null]);
    for (const { id, restructured } of byId) {
      for (const part of restructured?.paid ?? []) {
        if (part.on !== on || part.amount > pool || !known.has(part.movementId)) continue;
        if (kept.has(part)) continue;
        kept.add(part);
        pool -= part.amount;
        borne.set(part.movementId, (borne.get(part.movementId) ?? 0) + part.amount);
        calendars.set(id, rowsAfter(calendars.get(id) ?? [], part.applied, on));
        applications.push({ loanId: id, ...part });
      }
    }
    creditBalance -= borne.get(null) ?? 0;
    return lines.map((line) => ({
      ...line,
      amount: toCentavos(line.amount - (borne.get(line.movementId) ?? 0)),
    }));
  }

  let waits = byId.flatMap(beginOfUse);

  /** What is there as what comes begins to do something waits on. */
  function beginUses(on: Day) {
    const later = waits.filter((day) => day > on);
    if (later.length < waits.length) waited = Math.max(0, creditBalance);
    waits = later;
  }

  const known = [...money].sort(inOrder);
  const once = byId.flatMap(({ id, early }) =>
    early.flatMap(({ on, use, amount }) =>
      amount === null ? [] : [{ on, loanId: id, use, amount }],
    ),
  );
  const days = [...new Set([...known.map(({ on }) => on), ...loans.flatMap(daysOf)])].sort();
  let opening: Opening | null = null;
  for (const on of days.filter((day) => day <= until)) {
    beginUses(on);
    const ofDay = known.filter((one) => one.on === on);
    const lines = ofDay.filter(({ movementId }) => movementId !== null);
    const others = ofDay.filter(({ movementId }) => movementId === null);
    const moved = sumCents(others.map(({ amount }) => amount));
    // Also what was to leave and did not.
    creditBalance += Math.max(0, moved);
    waited += Math.max(0, moved);
    keepPaid(on, []);
    pay(on, []);
    const leaving = toCentavos(Math.max(0, -moved));
    const choices = once.filter((each) => each.on === on);
    const promised = sumCents(choices.map(({ amount }) => amount));
    if (on === until) {
      const brought = sumCents(lines.map(({ amount }) => amount));
      const all = creditBalance + brought - leaving;
      const net = toCentavos(all - Math.min(promised, Math.max(0, all)));
      opening = {
        calendars: new Map(calendars),
        creditBalance: net,
        leaving,
        waited: toCentavos(Math.max(0, Math.min(waited, creditBalance) - promised)),
        charged: chargedBy(lines),
      };
    }
    if (lines.length > 0) pay(on, keepPaid(on, lines), { leaving, promised });
    creditBalance -= leaving;
    keepPaid(on, []);
    for (const choice of choices) payOnce(on, choice);
    // What was promised and not used may end a loan with what came.
    if (lines.length > 0 && choices.length > 0) pay(on, [], { leaving: 0 });
  }
  beginUses(until);
  const end = { calendars, creditBalance: toCentavos(creditBalance) };
  const atRest = {
    ...end,
    leaving: toCentavos(0),
    waited: toCentavos(waited),
    charged: chargedBy([]),
  };
  return { applications, ...end, opening: opening ?? atRest };
}

const chargedBy = (lines: readonly Money[]): ReadonlySet<string> =>
  new Set(lines.flatMap(({ chargedFor }) => chargedFor ?? []));

/** Days from which what comes for a loan does something, where it waited until then. */
const beginOfUse = ({ early }: Choosing): Day[] => {
  const standing = early.filter(({ amount }) => amount === null);
  return standing.flatMap(({ on, use }, n) => {
    const former = standing[n - 1]?.use ?? 'credit_balance';
    return former === 'credit_balance' && use !== 'credit_balance' ? [on] : [];
  });
};

/** Days on which something of a loan may be paid without new money. */
const daysOf = ({ calendar, restructured, early }: AgreedLoan): Day[] => [
  ...calendar.map((row) => row.dueOn),
  ...early.flatMap(({ on, amount }) => (amount === null ? [] : [on])),
  ...(restructured ? [restructured.on, ...restructured.paid.map(({ on }) => on)] : []),
];

/** Rows after a payment of a day; those that a restructure closed are over since then at the earliest. */
const rowsAfter = (rows: readonly StoredInstalment[], applied: readonly Applied[], on: Day) =>
  rows.map((each) => {
    const row = afterPayment(each, applied);
    const over = row.movedOn && row.movedOn > on ? row.movedOn : on;
    return { ...row, paidOn: row.paidOn ?? (totalOwed(row) === 0 ? over : null) };
  });

/** Until where the money of a day reaches when each of its lines is added to what was in credit balance. */
function sharesOf(creditBalance: number, lines: readonly Money[]) {
  if (lines.length === 0) return [{ movementId: null, upTo: creditBalance }];
  let upTo = creditBalance;
  return lines.map(({ movementId, amount }) => {
    upTo += amount;
    return { movementId, upTo };
  });
}

/** Takes the first rows of a list, up to an amount; a row that goes beyond it is cut in two. */
function take(rows: Spent[], amount: number): Spent[] {
  const taken: Spent[] = [];
  let left = amount;
  while (left > 0) {
    const [first] = rows;
    if (!first) break;
    const part = toCentavos(Math.min(left, first.amount));
    taken.push({ ...first, amount: part });
    left -= part;
    if (part === first.amount) rows.shift();
    else rows[0] = { ...first, amount: toCentavos(first.amount - part) };
  }
  return taken;
}

interface Paying {
  /**
   * What leaves later on the day; absent when there is no payment, and it is only what we hold of theirs: only they may
   * pay before the day.
   */
  leaving?: number;
  /** What of it does on this day what the person chose for so much of their credit balance: it pays what is due, and nothing else. */
  promised?: number;
  /** What the person chose that so much of their credit balance does for one loan. */
  once?: { loanId: string; use: EarlyUse; amount: Centavos };
}

/** Money of one day: what came in before what left. */
const inOrder = (a: Money, b: Money) =>
  a.on.localeCompare(b.on) ||
  Number(a.amount < 0) - Number(b.amount < 0) ||
  (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);
