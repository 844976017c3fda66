import type { withdrawals as contract } from '@contract/treasury/withdrawals';
import type { Db, Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { users } from '@server/db/schema/identity';
import { investors } from '@server/db/schema/people';
import { withdrawals } from '@server/db/schema/treasury';
import { ofInvestor } from '@server/features/people';
import { notFound } from '@server/http/errors';
import type { QueryOf } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { and, eq } from 'drizzle-orm';

export type Withdrawal = typeof withdrawals.$inferSelect;

export async function listWithdrawals(db: Db, scope: Scope, query: QueryOf<typeof contract.list>) {
  const page = await pageOf(db, query, {
    table: withdrawals,
    id: withdrawals.id,
    select: db
      .select({ withdrawal: withdrawals, name: users.fullName })
      .from(withdrawals)
      .innerJoin(investors, eq(investors.id, withdrawals.investorId))
      .innerJoin(users, eq(users.id, investors.userId)),
    own: (row) => row.withdrawal,
    within: ofInvestor(scope, withdrawals.investorId),
    filters: { status: withdrawals.status },
    sorts: { created_at: withdrawals.id },
    defaultSort: '-created_at',
  });
  return {
    ...page,
    items: page.items.map(({ withdrawal, name }) => ({
      ...describeWithdrawal(withdrawal),
      investor_name: name,
    })),
  };
}

export async function findWithdrawal(db: Db | Tx, scope: Scope, id: string): Promise<Withdrawal> {
  const [row] = await db.select().from(withdrawals).where(scopeFilter(scope, id));
  if (!row) throw notFound();
  return row;
}

/** The withdrawal, locked until the transaction ends: it is resolved once. */
export async function lockWithdrawal(tx: Tx, scope: Scope, id: string): Promise<Withdrawal> {
  const [row] = await tx.select().from(withdrawals).where(scopeFilter(scope, id)).for('update');
  if (!row) throw notFound();
  return row;
}

const scopeFilter = (scope: Scope, id: string) =>
  and(eq(withdrawals.id, id), ofInvestor(scope, withdrawals.investorId));

export async function changeWithdrawal(tx: Tx, id: string, change: Partial<Withdrawal>) {
  const [row] = await tx.update(withdrawals).set(change).where(eq(withdrawals.id, id)).returning();
  if (!row) throw notFound();
  return row;
}

/** The account behind an investor. */
export async function userOfInvestor(tx: Tx, investorId: string): Promise<string> {
  const [row] = await tx
    .select({ userId: investors.userId })
    .from(investors)
    .where(eq(investors.id, investorId));
  if (!row) throw notFound();
  return row.userId;
}

export const describeWithdrawal = (row: Withdrawal) => ({
  id: row.id,
  folio: row.folio,
  investor_id: row.investorId,
  amount_cents: row.amountCents,
  status: row.status,
  in_process: row.status === 'requested' && row.processingSince !== null,
  bank: row.bank,
  clabe_last4: row.clabeLast4,
  tracking_key: row.trackingKey,
  listed_at: row.listedAt?.toISOString() ?? null,
  reject_reason: row.rejectReason,
  created_at: row.createdAt.toISOString(),
  expected_on: row.expectedOn,
  settled_at: row.settledAt?.toISOString() ?? null,
});
