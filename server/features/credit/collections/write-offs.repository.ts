import type { WriteOff } from '@contract/credit/write-offs';
import { writeOffs as contract } from '@contract/credit/write-offs';
import { type Centavos, sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import type { Db, Tx } from '@server/db/connection';
import { loans, projects } from '@server/db/schema/credit';
import { writeOffs } from '@server/db/schema/credit-write-offs';
import { participations } from '@server/db/schema/funding-participations';
import { users } from '@server/db/schema/identity';
import { applicants, investors } from '@server/db/schema/people';
import { approvals } from '@server/db/schema/platform';
import { nameOfEndpoint } from '@server/features/platform';
import { notFound } from '@server/http/errors';
import { principalStanding, writtenOffOf } from '@server/ledger/principal';
import { and, asc, desc, eq, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

/** A credit with who owes it. */
export async function findCredit(db: Db | Tx, loanId: string) {
  const [row] = await db
    .select({ loan: loans, folio: projects.folio, user: users })
    .from(loans)
    .innerJoin(projects, eq(projects.id, loans.projectId))
    .innerJoin(applicants, eq(applicants.id, loans.applicantId))
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(eq(loans.id, loanId));
  if (!row) throw notFound();
  return row;
}

/** The write-off of a credit that stands, or undefined. */
export async function standingWriteOff(db: Db | Tx, loanId: string) {
  const [row] = await db
    .select()
    .from(writeOffs)
    .where(and(eq(writeOffs.loanId, loanId), isNull(writeOffs.undoneAt)));
  return row;
}

export async function addWriteOff(tx: Tx, values: typeof writeOffs.$inferInsert): Promise<string> {
  const [row] = await tx.insert(writeOffs).values(values).returning({ id: writeOffs.id });
  if (!row) throw new Error('the write-off was not kept');
  return row.id;
}

type Undoing = Required<
  Pick<typeof writeOffs.$inferInsert, 'undoneOn' | 'undoneReason' | 'undoneBy' | 'undoneAt'>
>;

export async function markUndone(tx: Tx, id: string, undoing: Undoing): Promise<void> {
  await tx.update(writeOffs).set(undoing).where(eq(writeOffs.id, id));
}

/** Part of a credit's principal that one of its investors holds. */
export interface HeldPart {
  participationId: string;
  userId: string;
  name: string;
  amount: Centavos;
}

/** What the credit owes to each investor and is not written off, the oldest commitment first. */
export async function standingParts(db: Db | Tx, loanId: string): Promise<HeldPart[]> {
  const rows = await db
    .select({
      ...holder,
      cents: principalStanding(participations.loanId, participations.investorId),
    })
    .from(participations)
    .innerJoin(investors, eq(investors.id, participations.investorId))
    .innerJoin(users, eq(users.id, investors.userId))
    .where(heldOf(loanId))
    .orderBy(...oldestFirst);
  return rows.map(({ cents, ...row }) => ({ ...row, amount: toCentavos(BigInt(cents)) }));
}

/** What a write-off took of each investor's part, and how much of that is left, or was when it was undone. */
export async function writtenOffParts(
  db: Db | Tx,
  { id, loanId, undoneAt }: Pick<typeof writeOffs.$inferSelect, 'id' | 'loanId' | 'undoneAt'>,
): Promise<(HeldPart & { left: Centavos })[]> {
  const columns = writtenOffOf(sql`${id}`, participations.loanId, participations.investorId);
  const rows = await db
    .select({ ...holder, ...columns })
    .from(participations)
    .innerJoin(investors, eq(investors.id, participations.investorId))
    .innerJoin(users, eq(users.id, investors.userId))
    .where(heldOf(loanId))
    .orderBy(...oldestFirst);
  return rows.map(({ taken, left, stoodAgain, ...row }) => ({
    ...row,
    amount: toCentavos(BigInt(taken)),
    left: toCentavos(BigInt(undoneAt ? stoodAgain : left)),
  }));
}

const holder = { participationId: participations.id, userId: users.id, name: users.fullName };
const heldOf = (loanId: string) =>
  and(eq(participations.loanId, loanId), isNull(participations.heldUntil));
const oldestFirst = [asc(participations.commitmentId), asc(participations.id)];

const askers = alias(users, 'askers');
const undoers = alias(users, 'undoers');

/** Who confirmed an act over a credit, by the moment at which it was done. */
const confirmerOf = (
  endpoint: (typeof contract)['create' | 'undo'],
  loanId: SQLWrapper,
  at: SQLWrapper,
) => sql<
  string | null
>`(select u.full_name from ${approvals} a join ${users} u on u.id = a.decided_by
  where a.endpoint = ${nameOfEndpoint(endpoint)} and a.object_id = (${loanId})::text
    and a.outcome = 'done' and a.decided_at = ${at} limit 1)`;

/** The write-offs of a credit, the newest first. */
export async function listWriteOffs(db: Db, loanId: string): Promise<WriteOff[]> {
  const rows = await db
    .select({
      row: writeOffs,
      askedBy: askers.fullName,
      confirmedBy: confirmerOf(contract.create, writeOffs.loanId, writeOffs.doneAt),
      undoneBy: undoers.fullName,
      undoingConfirmedBy: confirmerOf(contract.undo, writeOffs.loanId, writeOffs.undoneAt),
    })
    .from(writeOffs)
    .innerJoin(askers, eq(askers.id, writeOffs.askedBy))
    .leftJoin(undoers, eq(undoers.id, writeOffs.undoneBy))
    .where(eq(writeOffs.loanId, loanId))
    .orderBy(desc(writeOffs.id));
  return Promise.all(
    rows.map(async ({ row, askedBy, confirmedBy, undoneBy, undoingConfirmedBy }) => {
      const { id, on, reason, evidence, undoneOn, undoneReason } = row;
      const parts = await writtenOffParts(db, row);
      const principal = sumCents(parts.map(({ amount }) => amount));
      const left = sumCents(parts.map((part) => part.left));
      return {
        id,
        on,
        reason,
        evidence,
        asked_by: askedBy,
        confirmed_by: confirmedBy ?? '',
        principal_cents: principal,
        recovered_cents: toCentavos(principal - left),
        undone:
          undoneOn && undoneReason
            ? {
                on: undoneOn,
                reason: undoneReason,
                asked_by: undoneBy ?? '',
                confirmed_by: undoingConfirmedBy ?? '',
              }
            : null,
      };
    }),
  );
}
