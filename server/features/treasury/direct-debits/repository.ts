import type { directDebitCharges as contract } from '@contract/treasury/direct-debit-charges';
import type { DirectDebit } from '@contract/treasury/direct-debits';
import type { Db, Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { loans, projects } from '@server/db/schema/credit';
import { users } from '@server/db/schema/identity';
import { applicants } from '@server/db/schema/people';
import { directDebitCharges, directDebits } from '@server/db/schema/treasury-direct-debits';
import { notFound } from '@server/http/errors';
import type { QueryOf } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

export type Mandate = typeof directDebits.$inferSelect;
export type Charge = typeof directDebitCharges.$inferSelect;

function ofApplicant(scope: Scope, column: PgColumn): SQL | undefined {
  if (scope.kind === 'all') return undefined;
  return scope.kind === 'own' && scope.applicantId ? eq(column, scope.applicantId) : sql`false`;
}

/** A mandate within a scope. @throws AppError not_found */
export async function findMandate(db: Db | Tx, scope: Scope, id: string): Promise<Mandate> {
  const [row] = await db
    .select()
    .from(directDebits)
    .where(and(eq(directDebits.id, id), ofApplicant(scope, directDebits.applicantId)));
  if (!row) throw notFound();
  return row;
}

/** The mandate, locked until the transaction ends; its applicant is locked by the caller. */
export async function lockMandate(tx: Tx, id: string): Promise<Mandate> {
  const [row] = await tx.select().from(directDebits).where(eq(directDebits.id, id)).for('update');
  if (!row) throw notFound();
  return row;
}

export async function changeMandate(tx: Tx, id: string, change: Partial<Mandate>) {
  const [row] = await tx
    .update(directDebits)
    .set(change)
    .where(eq(directDebits.id, id))
    .returning();
  if (!row) throw notFound();
  return row;
}

export async function changeCharge(tx: Tx, id: string, change: Partial<Charge>) {
  const [row] = await tx
    .update(directDebitCharges)
    .set(change)
    .where(eq(directDebitCharges.id, id))
    .returning();
  if (!row) throw notFound();
  return row;
}

/** A charge. @throws AppError not_found */
export async function findCharge(tx: Tx, id: string): Promise<Charge> {
  const [charge] = await tx.select().from(directDebitCharges).where(eq(directDebitCharges.id, id));
  if (!charge) throw notFound();
  return charge;
}

/** The mandates of some credits that were not cancelled. */
export const standingMandates = (db: Db | Tx, loanIds: readonly string[]): Promise<Mandate[]> =>
  db
    .select()
    .from(directDebits)
    .where(and(inArray(directDebits.loanId, [...loanIds]), ne(directDebits.status, 'cancelled')));

/** All charges of some credits, of whichever mandate, the oldest first. */
export const chargesOf = (db: Db | Tx, loanIds: readonly string[]): Promise<Charge[]> =>
  db
    .select()
    .from(directDebitCharges)
    .where(inArray(directDebitCharges.loanId, [...loanIds]))
    .orderBy(asc(directDebitCharges.chargeOn), asc(directDebitCharges.id));

const chargeQuery = (db: Db | Tx) =>
  db
    .select({
      charge: directDebitCharges,
      projectId: projects.id,
      folio: projects.folio,
      name: users.fullName,
    })
    .from(directDebitCharges)
    .innerJoin(loans, eq(loans.id, directDebitCharges.loanId))
    .innerJoin(projects, eq(projects.id, loans.projectId))
    .innerJoin(applicants, eq(applicants.id, directDebitCharges.applicantId))
    .innerJoin(users, eq(users.id, applicants.userId));

export async function listCharges(db: Db, scope: Scope, query: QueryOf<typeof contract.list>) {
  const page = await pageOf(db, query, {
    table: directDebitCharges,
    id: directDebitCharges.id,
    select: chargeQuery(db),
    own: (row) => row.charge,
    within: ofApplicant(scope, directDebitCharges.applicantId),
    filters: { status: directDebitCharges.status, file_id: directDebitCharges.fileId },
    sorts: { charge_on: directDebitCharges.chargeOn },
    defaultSort: '-charge_on',
  });
  return { ...page, items: page.items.map(describeCharge) };
}

/** A charge as it is told. @throws AppError not_found */
export async function shownCharge(db: Db | Tx, id: string) {
  const [row] = await chargeQuery(db).where(eq(directDebitCharges.id, id));
  if (!row) throw notFound();
  return describeCharge(row);
}

type ChargeRow = Awaited<ReturnType<typeof chargeQuery>>[number];

function describeCharge({ charge, projectId, folio, name }: ChargeRow) {
  return {
    id: charge.id,
    reference: charge.reference,
    loan_id: charge.loanId,
    project_id: projectId,
    project_folio: folio,
    applicant_id: charge.applicantId,
    applicant_name: name,
    n: charge.n,
    attempt: charge.attempt,
    due_on: charge.dueOn,
    charge_on: charge.chargeOn,
    amount_cents: charge.amountCents,
    status: charge.status,
    reason: charge.reason,
    settled_on: charge.settledOn,
    kind: charge.sourceKind,
    bank: charge.sourceBank,
    last4: charge.sourceLast4,
  };
}

export const describeMandate = (row: Mandate): DirectDebit => ({
  id: row.id,
  folio: row.folio,
  status: row.status,
  pause_reason: row.pauseReason,
  source: {
    kind: row.sourceKind,
    id: row.sourceId,
    bank: row.sourceBank,
    last4: row.sourceLast4,
    holder: row.sourceHolder,
  },
  day: row.day,
  most_cents: row.mostCents,
  agreed_at: row.agreedAt.toISOString(),
});
