import { toCentavos } from '@contract/kernel/fields/centavos';
import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { LAST_ORDER_DAY } from '@contract/treasury/recurring-orders';
import { lastTurn } from '@server/features/treasury';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { type Db, inTransaction } from '../connection';
import { recurringOrderRuns, recurringOrders } from '../schema/treasury-recurring-orders';
import { mariana } from './demo-cast';

const AGREED = 45;
/** Their next day is so many days away: nothing of them waits for the first start. */
const AHEAD = 10;
const MONTHLY = toCentavos(500_000);
/** More than she has had available in that time. */
const KEPT = toCentavos(10_000_000);

/** Mariana is reminded to deposit each month, which she forgot last time, and has withdrawn what is beyond a balance. */
export function addRecurringOrders(db: Db, today: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const on = dayInMexicoCity(today);
    const { rows } = await tx.execute<{ id: string }>(sql`
      select i.id from investors i join users u on u.id = i.user_id where u.email = ${mariana.email}`);
    const investorId = rows[0]?.id;
    if (!investorId) throw new Error('Demo: Mariana does not invest');
    const day = Math.min(Number(addDays(on, AHEAD).slice(8)), LAST_ORDER_DAY);
    const startsOn = addDays(on, -AGREED);
    const agreedAt = new Date(`${startsOn}T16:00:00Z`);
    const orders = [
      { id: v7(), kind: 'deposit', rule: 'fixed', amountCents: MONTHLY },
      { id: v7(), kind: 'withdrawal', rule: 'above', amountCents: KEPT },
    ] as const;
    await tx.insert(recurringOrders).values(
      orders.map((order) => ({
        ...order,
        ...{ investorId, status: 'active' as const, day, startsOn, agreedAt },
        countedCents: toCentavos(0),
        createdAt: agreedAt,
      })),
    );
    const turn = lastTurn({ day, startsOn, endsOn: null, closed: [] }, on);
    if (!turn) throw new Error('Demo: no month of the orders has come');
    const createdAt = new Date(`${turn.dueOn}T16:00:00Z`);
    await tx.insert(recurringOrderRuns).values(
      orders.map(({ id: orderId, kind, amountCents }) => ({
        ...{ orderId, investorId, kind, ...turn, createdAt },
        ...(kind === 'deposit'
          ? { status: 'missed' as const, amountCents }
          : { status: 'nothing' as const }),
        settledAt: new Date(`${addDays(turn.dueOn, kind === 'deposit' ? 11 : 0)}T16:00:00Z`),
      })),
    );
  });
}
