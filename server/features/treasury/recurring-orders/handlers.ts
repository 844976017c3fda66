import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { recurringOrderRuns as runContract } from '@contract/treasury/recurring-order-runs';
import { recurringOrders as contract } from '@contract/treasury/recurring-orders';
import type { Tx } from '@server/db/connection';
import { ownInvestorId } from '@server/features/people';
import { implement } from '@server/http/implement';
import { createOrder, editOrder, endOrder, pauseOrder, resumeOrder } from './orders';
import { describeOrder, listRuns, type Order, standingOrders } from './repository';
import { describeOrders } from './turns';

export const recurringOrderHandlers = implement(contract, {
  async list({ db, scope, now }) {
    const orders = await standingOrders(db, ownInvestorId(scope));
    return { orders: await describeOrders(db, orders, dayInMexicoCity(now)) };
  },

  async create({ db, body, record, ...call }) {
    const order = await createOrder(db, body, call);
    await record(order.id, noteOf(order));
    return shown(db, order, call.now);
  },

  async edit({ db, params, body, record, ...call }) {
    const order = await editOrder(db, params.recurringOrderId, body, call);
    await record(order.id, noteOf(order));
    return shown(db, order, call.now);
  },

  async pause({ db, params, record, ...call }) {
    const order = await pauseOrder(db, params.recurringOrderId, call);
    await record(order.id);
    return shown(db, order, call.now);
  },

  async resume({ db, params, record, ...call }) {
    const order = await resumeOrder(db, params.recurringOrderId, call);
    await record(order.id);
    return shown(db, order, call.now);
  },

  async end({ db, params, record, ...call }) {
    const order = await endOrder(db, params.recurringOrderId, call);
    await record(order.id);
    return shown(db, order, call.now);
  },
});

export const recurringOrderRunHandlers = implement(runContract, {
  list: async ({ db, scope, query }) => listRuns(db, scope, query),
});

async function shown(tx: Tx, order: Order, now: Date) {
  const [described] = await describeOrders(tx, [order], dayInMexicoCity(now));
  return described ?? describeOrder(order, null);
}

const noteOf = ({ kind, rule, amountCents, day, endsOn }: Order) => ({
  order_kind: kind,
  order_rule: rule,
  amount_cents: amountCents,
  order_day: day,
  ends_on: endsOn,
});
