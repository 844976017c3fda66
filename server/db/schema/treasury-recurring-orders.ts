import type { Day } from '@contract/kernel/fields/day';
import { recurringRunReasons, recurringRunStatuses } from '@contract/treasury/recurring-order-runs';
import {
  recurringOrderKinds,
  recurringOrderRules,
  recurringOrderStatuses,
} from '@contract/treasury/recurring-orders';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { centavos, createdAt, id, instant } from './columns';
import { investors } from './people';
import { withdrawals } from './treasury';

/** What investors have done each month: a reminder to deposit, or a withdrawal. */
export const recurringOrders = pgTable(
  'recurring_orders',
  {
    id: id(),
    folio: text().notNull().default(sql`'REC-' || nextval('recurring_order_folio')`),
    investorId: uuid()
      .notNull()
      .references(() => investors.id),
    kind: text({ enum: recurringOrderKinds }).notNull(),
    status: text({ enum: recurringOrderStatuses }).notNull(),
    rule: text({ enum: recurringOrderRules }).notNull(),
    /** Null where the rule takes none. */
    amountCents: centavos(),
    /** Day of the month, 1 to 28. */
    day: smallint().notNull(),
    /** The first day that may be one of its days: that of its last terms, or when it was resumed. */
    startsOn: date().$type<Day>().notNull(),
    endsOn: date().$type<Day>(),
    /** All that investments had paid back when it last counted: the rule `received` takes what came since. */
    countedCents: centavos().notNull(),
    agreedAt: instant().notNull(),
    createdAt: createdAt(),
    endedAt: instant(),
  },
  (t) => [
    uniqueIndex('recurring_orders_folio_key').on(t.folio),
    uniqueIndex('recurring_orders_kind_key').on(t.investorId, t.kind).where(sql`status <> 'ended'`),
    index('recurring_orders_investor').on(t.investorId, t.id),
    index('recurring_orders_active').on(t.id).where(sql`status = 'active'`),
    check('recurring_orders_day', sql`${t.day} between 1 and 28`),
    check('recurring_orders_amount', sql`(${t.rule} = 'received') = (${t.amountCents} is null)`),
    check('recurring_orders_positive', sql`${t.amountCents} > 0`),
    check('recurring_orders_deposit', sql`${t.kind} <> 'deposit' or ${t.rule} = 'fixed'`),
    check('recurring_orders_ended', sql`(${t.status} = 'ended') = (${t.endedAt} is not null)`),
  ],
);

/** What became of an order, month by month. */
export const recurringOrderRuns = pgTable(
  'recurring_order_runs',
  {
    /** Of a withdrawal that it asked for, its id too: it is asked for once. */
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => recurringOrders.id),
    investorId: uuid()
      .notNull()
      .references(() => investors.id),
    kind: text({ enum: recurringOrderKinds }).notNull(),
    /** The first day of the month that it is of. */
    period: date().$type<Day>().notNull(),
    /** The chosen day of that month, or the next day of work of the banks. */
    dueOn: date().$type<Day>().notNull(),
    status: text({ enum: recurringRunStatuses }).notNull(),
    /** Expected or asked for. */
    amountCents: centavos(),
    reason: text({ enum: recurringRunReasons }),
    withdrawalId: uuid().references(() => withdrawals.id),
    createdAt: createdAt(),
    settledAt: instant(),
  },
  (t) => [
    uniqueIndex('recurring_order_runs_once').on(t.orderId, t.period),
    uniqueIndex('recurring_order_runs_withdrawal').on(t.withdrawalId),
    index('recurring_order_runs_investor').on(t.investorId, t.dueOn, t.id),
    check(
      'recurring_order_runs_requested',
      sql`(${t.status} = 'requested') = (${t.withdrawalId} is not null)`,
    ),
    check('recurring_order_runs_open', sql`(${t.status} = 'waiting') = (${t.settledAt} is null)`),
  ],
);
