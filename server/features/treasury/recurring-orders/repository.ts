import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import type { recurringOrderRuns as contract } from '@contract/treasury/recurring-order-runs';
import type { RecurringOrder } from '@contract/treasury/recurring-orders';
import type { Db, Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { users } from '@server/db/schema/identity';
import { investors } from '@server/db/schema/people';
import { bankMovements, withdrawals } from '@server/db/schema/treasury';
import { recurringOrderRuns, recurringOrders } from '@server/db/schema/treasury-recurring-orders';
import { ofInvestor } from '@server/features/people';
import { notFound } from '@server/http/errors';
import type { QueryOf } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { and, asc, between, eq, gte, inArray, ne, notInArray, or, sql } from 'drizzle-orm';
import { uncredited } from '../deposits/credited';

export type Order = typeof recurringOrders.$inferSelect;
export type Run = typeof recurringOrderRuns.$inferSelect;

/** The orders of an investor that have not ended. */
export const standingOrders = (db: Db | Tx, investorId: string): Promise<Order[]> =>
  db
    .select()
    .from(recurringOrders)
    .where(and(eq(recurringOrders.investorId, investorId), ne(recurringOrders.status, 'ended')))
    .orderBy(asc(recurringOrders.id));

/** An order within a scope, locked until the transaction ends. @throws AppError not_found */
export async function lockOrder(tx: Tx, scope: Scope, id: string): Promise<Order> {
  const [row] = await tx
    .select()
    .from(recurringOrders)
    .where(and(eq(recurringOrders.id, id), ofInvestor(scope, recurringOrders.investorId)))
    .for('update');
  if (!row) throw notFound();
  return row;
}

export async function changeOrder(tx: Tx, id: string, change: Partial<Order>): Promise<Order> {
  const [row] = await tx
    .update(recurringOrders)
    .set(change)
    .where(eq(recurringOrders.id, id))
    .returning();
  if (!row) throw notFound();
  return row;
}

export async function addRun(tx: Tx, run: typeof recurringOrderRuns.$inferInsert): Promise<Run> {
  const [row] = await tx.insert(recurringOrderRuns).values(run).returning();
  if (!row) throw new Error('the run was not kept');
  return row;
}

export async function changeRun(tx: Tx, id: string, change: Partial<Run>): Promise<Run> {
  const [row] = await tx
    .update(recurringOrderRuns)
    .set(change)
    .where(eq(recurringOrderRuns.id, id))
    .returning();
  if (!row) throw notFound();
  return row;
}

/** Runs of some orders from a month on, and what waits: enough to know which months have had their turn. */
export const listRunsSince = (
  db: Db | Tx,
  orderIds: readonly string[],
  since: Day,
): Promise<Run[]> =>
  db
    .select()
    .from(recurringOrderRuns)
    .where(
      and(
        inArray(recurringOrderRuns.orderId, [...orderIds]),
        or(gte(recurringOrderRuns.period, since), eq(recurringOrderRuns.status, 'waiting')),
      ),
    );

/** Whom an order is of, and what staff hold back of their account. */
export async function getOwner(tx: Tx, investorId: string) {
  const [row] = await tx
    .select({
      userId: users.id,
      clabe: investors.depositClabe,
      restrictionLevel: users.restrictionLevel,
      isBlocked: sql<boolean>`${users.staffBlockedAt} is not null`,
    })
    .from(investors)
    .innerJoin(users, eq(users.id, investors.userId))
    .where(eq(investors.id, investorId));
  if (!row) throw notFound();
  return row;
}

/** What an investor deposited within some days, both included, and has as their balance. */
export async function depositedWithin(
  tx: Tx,
  investorId: string,
  { from, to }: { from: Day; to: Day },
): Promise<Centavos> {
  const [row] = await tx
    .select({ cents: sql<string>`coalesce(sum(${bankMovements.amountCents}), 0)` })
    .from(bankMovements)
    .where(
      and(
        eq(bankMovements.matchedKind, 'investor'),
        eq(bankMovements.matchedId, investorId),
        eq(bankMovements.direction, 'in'),
        notInArray(bankMovements.status, [...uncredited]),
        between(bankMovements.occurredOn, from, to),
      ),
    );
  return toCentavos(BigInt(row?.cents ?? '0'));
}

export async function listRuns(db: Db, scope: Scope, query: QueryOf<typeof contract.list>) {
  const page = await pageOf(db, query, {
    table: recurringOrderRuns,
    id: recurringOrderRuns.id,
    select: db
      .select({
        run: recurringOrderRuns,
        folio: recurringOrders.folio,
        withdrawal: withdrawals.folio,
      })
      .from(recurringOrderRuns)
      .innerJoin(recurringOrders, eq(recurringOrders.id, recurringOrderRuns.orderId))
      .leftJoin(withdrawals, eq(withdrawals.id, recurringOrderRuns.withdrawalId)),
    own: (row) => row.run,
    within: ofInvestor(scope, recurringOrderRuns.investorId),
    filters: { kind: recurringOrderRuns.kind },
    sorts: { due_on: recurringOrderRuns.dueOn },
    defaultSort: '-due_on',
  });
  return {
    ...page,
    items: page.items.map(({ run, folio, withdrawal }) => ({
      id: run.id,
      kind: run.kind,
      order_folio: folio,
      due_on: run.dueOn,
      status: run.status,
      amount_cents: run.amountCents,
      reason: run.reason,
      withdrawal_id: run.withdrawalId,
      withdrawal_folio: withdrawal,
    })),
  };
}

export const describeOrder = (row: Order, nextOn: Day | null): RecurringOrder => ({
  id: row.id,
  folio: row.folio,
  kind: row.kind,
  status: row.status,
  rule: row.rule,
  amount_cents: row.amountCents,
  day: row.day,
  ends_on: row.endsOn,
  agreed_at: row.agreedAt.toISOString(),
  next_on: nextOn,
});
