import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import { addDays, addMonths, type Day, daysBetween, toDay } from '@contract/kernel/fields/day';
import { DEPOSIT_DAYS, type RecurringOrderRule } from '@contract/treasury/recurring-orders';
import { onBankDay } from '../direct-debits/rules';

/** When an order has its days. */
export interface Calendar {
  /** Day of the month that the person chose, 1 to 28. */
  day: number;
  /** The first day that may be one of its days. */
  startsOn: Day;
  /** The last one; null until its person ends it. */
  endsOn: Day | null;
  /** Days on which the banks are closed besides those of each year. */
  closed: readonly Day[];
}

/** The turn of an order in a month. */
export interface Turn {
  /** The first day of the month. */
  period: Day;
  /** The chosen day, or the next day of work of the banks, which may be of the next month. */
  dueOn: Day;
}

const monthOf = (on: Day): Day => toDay(`${on.slice(0, 8)}01`);

/** The turn of a month; null when the chosen day is before the order begins or after it ends. */
function findTurn(period: Day, { day, startsOn, endsOn, closed }: Calendar): Turn | null {
  const chosen = addDays(period, day - 1);
  if (chosen < startsOn || (endsOn && chosen > endsOn)) return null;
  return { period, dueOn: onBankDay(chosen, closed) };
}

/** The last turn whose day has come, of this month or the one before. What was before it is not made up for. */
export function lastTurn(calendar: Calendar, today: Day): Turn | null {
  const month = monthOf(today);
  for (const period of [month, addMonths(month, -1)]) {
    const turn = findTurn(period, calendar);
    if (turn && turn.dueOn <= today) return turn;
  }
  return null;
}

/**
 * The turn that comes next, today included; null when none is left.
 *
 * @param taken months that have had theirs
 */
export function nextTurn(calendar: Calendar, taken: ReadonlySet<Day>, today: Day): Turn | null {
  const begin = calendar.startsOn > today ? calendar.startsOn : today;
  const first = addMonths(monthOf(begin), -1);
  // A day that the banks moved, this month and the next two: one of them is free.
  for (let ahead = 0; ahead <= 3; ahead += 1) {
    const turn = findTurn(addMonths(first, ahead), calendar);
    if (turn && turn.dueOn >= today && !taken.has(turn.period)) return turn;
  }
  return null;
}

/** What a withdrawal is of, in centavos. */
export interface Purse {
  available: Centavos;
  /** What investments paid back since the last time; negative after a correction. */
  paidBack: number;
}

/** What the rule of an order withdraws, in centavos: 0 when there is nothing. Only `fixed` may be beyond what is available. */
export function amountByRule(
  { rule, amountCents }: { rule: RecurringOrderRule; amountCents: Centavos | null },
  { available, paidBack }: Purse,
): Centavos {
  const amount = amountCents ?? toCentavos(0);
  if (rule === 'fixed') return amount;
  const wanted = rule === 'above' ? available - amount : Math.min(available, paidBack);
  return toCentavos(Math.max(0, wanted));
}

/** The days whose deposits count for a turn: no day counts for two months. */
export const depositDays = (dueOn: Day): { from: Day; to: Day } => ({
  from: addDays(dueOn, -DEPOSIT_DAYS.before),
  to: addDays(dueOn, DEPOSIT_DAYS.after),
});

/** Whether a deposit may still come in time for a turn. */
export const isAwaited = (dueOn: Day, today: Day): boolean =>
  daysBetween(dueOn, today) <= DEPOSIT_DAYS.after;
