import { addMonths, type Day } from '@contract/kernel/fields/day';
import type { RecurringOrder } from '@contract/treasury/recurring-orders';
import type { Db, Tx } from '@server/db/connection';
import { bankHolidays } from '@server/features/platform';
import { describeOrder, listRunsSince, type Order, type Run } from './repository';
import { type Calendar, nextTurn } from './rules';

export const toCalendar = (
  { day, startsOn, endsOn }: Pick<Order, 'day' | 'startsOn' | 'endsOn'>,
  closed: readonly Day[],
): Calendar => ({ day, startsOn, endsOn, closed });

/** Runs by which the months that are near are known to have had theirs. */
export const recentRuns = (db: Db | Tx, orderIds: readonly string[], today: Day) =>
  listRunsSince(db, orderIds, addMonths(today, -3));

export const collectPeriods = (runs: readonly Run[], { id }: Pick<Order, 'id'>): Set<Day> =>
  new Set(runs.filter(({ orderId }) => orderId === id).map(({ period }) => period));

/** Orders as they are told, with the day of the next run of each. */
export async function describeOrders(
  db: Db | Tx,
  orders: readonly Order[],
  today: Day,
): Promise<RecurringOrder[]> {
  const ids = orders.map(({ id }) => id);
  const runs = await recentRuns(db, ids, today);
  const closed = await bankHolidays(db, today);
  return orders.map((order) => {
    const isActive = order.status === 'active';
    const next = isActive
      ? nextTurn(toCalendar(order, closed), collectPeriods(runs, order), today)
      : null;
    return describeOrder(order, next?.dueOn ?? null);
  });
}
