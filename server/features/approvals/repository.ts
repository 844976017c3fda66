import { type Approval, type ApprovalOutcome, approvalOutcomes } from '@contract/approvals';
import type { Db, Tx } from '@server/db/connection';
import { type PageRequest, pageOf } from '@server/db/page';
import { approvals } from '@server/db/schema/approvals';
import { userRoles, users } from '@server/db/schema/people';
import { notFound } from '@server/http/errors';
import type { Principal } from '@server/http/principal';
import { and, eq, gt, lte, ne, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

export type ApprovalRow = typeof approvals.$inferSelect;

const deciders = alias(users, 'deciders');

const approvalQuery = (db: Db) =>
  db
    .select({ approval: approvals, requestedBy: users.fullName, decidedBy: deciders.fullName })
    .from(approvals)
    .innerJoin(users, eq(users.id, approvals.requestedBy))
    .leftJoin(deciders, eq(deciders.id, approvals.decidedBy));

interface Query extends PageRequest {
  outcome?: ApprovalOutcome | undefined;
}

export async function listApprovals(db: Db, query: Query, principal: Principal, now: Date) {
  const page = await pageOf({
    db,
    table: approvals,
    id: approvals.id,
    where: and(ne(approvals.outcome, 'alone'), query.outcome && stands(query.outcome, now)),
    request: query,
    defaultSort: '-requested_at',
    select: ({ where, orderBy, limit }) =>
      approvalQuery(db)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    sortable: { requested_at: { column: approvals.id, value: (row) => row.approval.id } },
    idOf: (row) => row.approval.id,
  });
  return {
    ...page,
    items: page.items.map(({ approval: row, requestedBy, decidedBy }): Approval => {
      const outcome = outcomeOf(row, now);
      return {
        id: row.id,
        title: row.title,
        details: row.details,
        amount_cents: row.amountCents,
        requested_by: requestedBy,
        requested_at: row.requestedAt.toISOString(),
        expires_at: row.expiresAt.toISOString(),
        outcome,
        decided_by: decidedBy,
        decided_at: row.decidedAt?.toISOString() ?? null,
        decline_reason: row.declineReason,
        payload_hash: row.payloadHash ?? '',
        mine: row.requestedBy === principal.userId,
        may_confirm: outcome === 'waiting' && mayConfirm(row, principal.userId),
      };
    }),
  };
}

/** Time ends what waits without anybody writing it down. */
function stands(outcome: ApprovalOutcome, now: Date): SQL | undefined {
  const waiting = eq(approvals.outcome, 'waiting');
  if (outcome === 'waiting') return and(waiting, gt(approvals.expiresAt, now));
  if (outcome === 'expired') {
    return or(eq(approvals.outcome, 'expired'), and(waiting, lte(approvals.expiresAt, now)));
  }
  return eq(approvals.outcome, outcome);
}

export function outcomeOf(row: ApprovalRow, now: Date): ApprovalOutcome {
  const stored = approvalOutcomes.find((outcome) => outcome === row.outcome);
  if (!stored) throw new Error('an act done alone waits for nobody');
  return stored === 'waiting' && row.expiresAt <= now ? 'expired' : stored;
}

export const mayConfirm = ({ requestedBy, people }: ApprovalRow, userId: string): boolean =>
  requestedBy !== userId && !people.includes(userId);

/** The act, held until the transaction ends: it is decided once. */
export async function lockApproval(tx: Tx, id: string): Promise<ApprovalRow> {
  const [row] = await tx
    .select()
    .from(approvals)
    .where(and(eq(approvals.id, id), ne(approvals.outcome, 'alone')))
    .for('update');
  if (!row) throw notFound();
  return row;
}

export async function decideApproval(
  tx: Tx,
  id: string,
  decision: { outcome: 'done' | 'declined'; decidedBy: string; reason?: string; now: Date },
): Promise<void> {
  await tx
    .update(approvals)
    .set({
      outcome: decision.outcome,
      decidedBy: decision.decidedBy,
      decidedAt: decision.now,
      declineReason: decision.reason ?? null,
    })
    .where(eq(approvals.id, id));
}

/** Whether a person is an administrator who may sign in. */
export async function isActiveStaff(tx: Tx, userId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, 'admin')))
    .where(and(eq(users.id, userId), eq(users.status, 'active')));
  return row !== undefined;
}
