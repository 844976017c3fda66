import type { payouts as contract } from '@contract/treasury/payouts';
import type { Db, Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { applicants } from '@server/db/schema/people';
import { payouts } from '@server/db/schema/treasury';
import { notFound } from '@server/http/errors';
import type { QueryOf } from '@server/http/implement';
import { desc, eq } from 'drizzle-orm';
import type { Payout } from './order';

export async function listPayouts(db: Db, query: QueryOf<typeof contract.list>) {
  const page = await pageOf(db, query, {
    table: payouts,
    id: payouts.id,
    select: db.select().from(payouts),
    own: (row) => row,
    filters: { status: payouts.status },
    sorts: { created_at: payouts.id },
    defaultSort: '-created_at',
  });
  return {
    ...page,
    items: page.items.map((row) => ({ ...describePayout(row), applicant_id: row.applicantId })),
  };
}

/** What was ordered of an applicant's balance, the newest first. */
export async function ofApplicant(db: Db, applicantId: string): Promise<Payout[]> {
  return db
    .select()
    .from(payouts)
    .where(eq(payouts.applicantId, applicantId))
    .orderBy(desc(payouts.id))
    .limit(20);
}

export async function findPayout(db: Db | Tx, id: string): Promise<Payout> {
  const [row] = await db.select().from(payouts).where(eq(payouts.id, id));
  if (!row) throw notFound();
  return row;
}

/** The payout, locked until the transaction ends: it is resolved once. */
export async function lockPayout(tx: Tx, id: string): Promise<Payout> {
  const [row] = await tx.select().from(payouts).where(eq(payouts.id, id)).for('update');
  if (!row) throw notFound();
  return row;
}

export async function changePayout(tx: Tx, id: string, change: Partial<Payout>): Promise<Payout> {
  const [row] = await tx.update(payouts).set(change).where(eq(payouts.id, id)).returning();
  if (!row) throw notFound();
  return row;
}

/** The user whose money a payout returns. */
export async function applicantsOf(tx: Tx, { applicantId }: Payout): Promise<string[]> {
  if (!applicantId) return [];
  const rows = await tx
    .select({ userId: applicants.userId })
    .from(applicants)
    .where(eq(applicants.id, applicantId));
  return rows.map(({ userId }) => userId);
}

export const describePayout = (row: Payout) => ({
  id: row.id,
  kind: row.kind,
  amount_cents: row.amountCents,
  beneficiary: row.beneficiary,
  bank: row.bank,
  clabe_last4: row.clabeLast4,
  status: row.status,
  tracking_key: row.trackingKey,
  listed_at: row.listedAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
  settled_at: row.settledAt?.toISOString() ?? null,
});
