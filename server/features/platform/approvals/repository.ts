import type { Duty } from '@contract/kernel/duties';
import {
  type Approval,
  type ApprovalOutcome,
  approvalOutcomes,
  type approvals as contract,
} from '@contract/platform/approvals';
import { creditLineDraws } from '@contract/treasury/credit-line-draws';
import { payouts } from '@contract/treasury/payouts';
import { stagePayments } from '@contract/treasury/stage-payments';
import type { TransferNoun } from '@contract/treasury/transfers';
import { withdrawals } from '@contract/treasury/withdrawals';
import type { Db, Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { users } from '@server/db/schema/identity';
import { approvals } from '@server/db/schema/platform';
import { notFound } from '@server/http/errors';
import type { QueryOf } from '@server/http/implement';
import type { Principal } from '@server/http/principal';
import { and, eq, getTableColumns, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { activeStaff, staffByDuty } from '../notifications/staff';
import { confirmableBy, waitingAt } from './confirmable';
import { type MoneyAct, nameOfEndpoint } from './gate';

export type ApprovalRow = typeof approvals.$inferSelect;

const { lines, payload: _payload, ...listed } = getTableColumns(approvals);

const deciders = alias(users, 'deciders');

const approvalQuery = (db: Db) =>
  db
    .select({
      approval: listed,
      linesTotal: sql<number>`jsonb_array_length(${lines})`,
      requestedBy: users.fullName,
      decidedBy: deciders.fullName,
    })
    .from(approvals)
    .innerJoin(users, eq(users.id, approvals.requestedBy))
    .leftJoin(deciders, eq(deciders.id, approvals.decidedBy));

type ListedRow = Awaited<ReturnType<typeof approvalQuery>>[number];

export async function listApprovals(
  db: Db,
  query: QueryOf<typeof contract.list>,
  principal: Principal,
  now: Date,
) {
  const page = await pageOf(db, query, {
    table: approvals,
    id: approvals.id,
    select: approvalQuery(db),
    own: (row) => row.approval,
    within: ne(approvals.outcome, 'alone'),
    filters: {
      outcome: (outcome) => stands(outcome, now),
      object_id: approvals.objectId,
    },
    sorts: { requested_at: approvals.id },
    defaultSort: '-requested_at',
  });
  const staff = await staffByDuty(db);
  return { ...page, items: page.items.map((row) => describe(row, staff, principal, now)) };
}

/** One act with each of its lines. */
export async function showApproval(db: Db, id: string, principal: Principal, now: Date) {
  const [row] = await approvalQuery(db).where(
    and(eq(approvals.id, id), ne(approvals.outcome, 'alone')),
  );
  const [kept] = await db.select({ lines }).from(approvals).where(eq(approvals.id, id));
  if (!row || !kept) throw notFound();
  return {
    ...describe(row, await staffByDuty(db), principal, now),
    lines: isPartyTo(row.approval, principal) ? [] : kept.lines,
  };
}

/** Staff who are in the credit that an act over its collection is about: what others wrote of it is not for them. */
const isPartyTo = (
  { object, people }: Pick<ApprovalRow, 'object' | 'people'>,
  { userId }: Principal,
): boolean => object === 'collections' && people.includes(userId);

function describe(
  { approval: row, linesTotal, requestedBy, decidedBy }: ListedRow,
  staff: (duty: Duty | null) => readonly string[],
  principal: Principal,
  now: Date,
): Approval {
  const outcome = outcomeOf(row, now);
  const isParty = isPartyTo(row, principal);
  return {
    id: row.id,
    title: row.title,
    object_id: row.objectId,
    is_party: isParty,
    details: isParty ? [] : row.details,
    lines_total: isParty ? 0 : linesTotal,
    amount_cents: row.amountCents,
    requested_by: requestedBy,
    requested_by_id: row.requestedBy,
    requested_at: row.requestedAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    outcome,
    decided_by: decidedBy,
    decided_by_id: row.decidedBy,
    decided_at: row.decidedAt?.toISOString() ?? null,
    decline_reason: isParty ? null : row.declineReason,
    payload_hash: row.payloadHash ?? '',
    transfer: transferOf(row),
    mine: row.requestedBy === principal.userId,
    may_confirm: outcome === 'waiting' && mayConfirm(row, principal),
    duty: row.duty,
    others: othersAmong(staff(row.duty), [row.requestedBy, ...row.people]),
  };
}

/** What waits for a person's decision, and how many others there are to decide what they ask for. */
export async function waitingFor(db: Db, principal: Principal, now: Date) {
  const confirmable = await db.$count(approvals, confirmableBy(principal, now));
  return { confirmable, others: othersAmong(await activeStaff(db), [principal.userId]) };
}

/** How many of them are not these. */
export const othersAmong = (staff: readonly string[], those: readonly string[]): number =>
  staff.filter((id) => !those.includes(id)).length;

const sends: Record<string, TransferNoun> = {
  [nameOfEndpoint(withdrawals.send)]: 'withdrawals',
  [nameOfEndpoint(payouts.send)]: 'payouts',
  [nameOfEndpoint(stagePayments.pay)]: 'stages',
  [nameOfEndpoint(creditLineDraws.pay)]: 'credit-line-draws',
};

/** The transfer that an act sends, for the person who confirms it to see where it goes. */
function transferOf({
  endpoint,
  objectId,
}: Pick<ApprovalRow, 'endpoint' | 'objectId'>): Approval['transfer'] {
  const noun = sends[endpoint];
  return noun ? { noun, id: objectId } : null;
}

/** Expired approvals are not marked as such: time alone ends them. */
function stands(outcome: ApprovalOutcome, now: Date): SQL | undefined {
  if (outcome === 'waiting') return waitingAt(now);
  if (outcome === 'expired') {
    const late = and(eq(approvals.outcome, 'waiting'), lte(approvals.expiresAt, now));
    return or(eq(approvals.outcome, 'expired'), late);
  }
  return eq(approvals.outcome, outcome);
}

export function outcomeOf(
  row: Pick<ApprovalRow, 'outcome' | 'expiresAt'>,
  now: Date,
): ApprovalOutcome {
  const stored = approvalOutcomes.find((outcome) => outcome === row.outcome);
  if (!stored) throw new Error('an act done alone needs no confirmation');
  return stored === 'waiting' && row.expiresAt <= now ? 'expired' : stored;
}

export const mayConfirm = (
  { requestedBy, people, duty }: Pick<ApprovalRow, 'requestedBy' | 'people' | 'duty'>,
  { userId, duties }: Pick<Principal, 'userId' | 'duties'>,
): boolean =>
  requestedBy !== userId && !people.includes(userId) && (duty === null || duties.includes(duty));

/** The act, locked until the transaction ends: it is decided once. */
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

const undecided = { decidedBy: null, decidedAt: null };

/** What waits has become another thing: the person who decides sees its current content. */
export async function renewApproval(tx: Tx, id: string, act: MoneyAct, payloadHash: string) {
  const { title, details, lines: each = [], amountCents, people } = act;
  const shown = { title, details, lines: each, amountCents, people, payloadHash };
  await tx
    .update(approvals)
    .set({ ...shown, ...undecided, outcome: 'waiting' })
    .where(eq(approvals.id, id));
}

/**
 * Ends approvals that nobody decided.
 * @param why as a sentence for who reads of them; without it their time is over
 */
export const endApprovals = (tx: Tx, which: SQL | undefined, now: Date, why: string | null) =>
  tx
    .update(approvals)
    .set({ ...undecided, outcome: 'expired', expiresAt: now, declineReason: why })
    .where(which)
    .returning();
