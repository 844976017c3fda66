import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import type { Db, Tx } from '@server/db/connection';
import { recurringOrderRuns, recurringOrders } from '@server/db/schema/treasury-recurring-orders';
import { t } from '@server/i18n';
import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';
import { endOrders } from './orders';

/** What a person has done each month, and what became of it. */
export const recurringOrderData: PersonalData = {
  async collect(db, { investorId }) {
    if (!investorId) return { recurring_orders: [], recurring_order_runs: [] };
    const orders = await ordersOf(db, investorId);
    const runs = await db
      .select()
      .from(recurringOrderRuns)
      .where(eq(recurringOrderRuns.investorId, investorId))
      .orderBy(asc(recurringOrderRuns.dueOn), asc(recurringOrderRuns.id));
    return {
      recurring_orders: orders.map((row) => ({
        folio: row.folio,
        kind: row.kind,
        status: row.status,
        order_rule: row.rule,
        amount_cents: row.amountCents,
        order_day: row.day,
        ends_on: row.endsOn,
        agreed_at: row.agreedAt,
        ended_at: row.endedAt,
      })),
      recurring_order_runs: runs.map((row) => ({
        kind: row.kind,
        order_on: row.dueOn,
        status: row.status,
        reason: row.reason,
        amount_cents: row.amountCents,
      })),
    };
  },

  async hangs(db, { investorId }) {
    const orders = investorId ? await ordersOf(db, investorId) : [];
    return orders.length > 0 ? [t(treasuryWords.hangs.recurring)] : [];
  },

  async erase(tx, { investorId }, now) {
    if (investorId) await endOrders(tx, investorId, now);
  },
};

const ordersOf = (db: Db | Tx, investorId: string) =>
  db
    .select()
    .from(recurringOrders)
    .where(eq(recurringOrders.investorId, investorId))
    .orderBy(asc(recurringOrders.id));
