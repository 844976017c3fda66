import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import type { Db, Tx } from '@server/db/connection';
import { contracts, loans, projects } from '@server/db/schema/credit';
import { loanRestructures } from '@server/db/schema/credit-restructures';
import { users } from '@server/db/schema/identity';
import { applicants } from '@server/db/schema/people';
import { notFound } from '@server/http/errors';
import type { Scope } from '@server/http/principal';
import { and, desc, eq, lt } from 'drizzle-orm';
import { inScopeOfProject } from '../projects/project';
import { restructuresOf } from './signed';

export type Restructure = typeof loanRestructures.$inferSelect;

/** A credit with who owes it and the terms by which it is paid now. */
export async function findCredit(db: Db | Tx, scope: Scope, loanId: string) {
  const [found] = await db
    .select({
      loan: loans,
      folio: projects.folio,
      applicantUserId: applicants.userId,
      applicantName: users.fullName,
    })
    .from(loans)
    .innerJoin(projects, eq(projects.id, loans.projectId))
    .innerJoin(applicants, eq(applicants.id, loans.applicantId))
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(and(eq(loans.id, loanId), inScopeOfProject(scope, loans.projectId)));
  if (!found) throw notFound();
  const last = (await restructuresOf(db, [loanId])).get(loanId);
  return {
    ...found,
    months: last?.months ?? found.loan.termMonths,
    annualRate: last?.annualRate ?? toBasisPoints(found.loan.annualRateBp),
  };
}

export type Credit = Awaited<ReturnType<typeof findCredit>>;

/** All that was proposed for a credit, the newest first. */
export const listOfLoan = (db: Db | Tx, loanId: string): Promise<Restructure[]> =>
  db
    .select()
    .from(loanRestructures)
    .where(eq(loanRestructures.loanId, loanId))
    .orderBy(desc(loanRestructures.id));

/** One proposal within a scope, held until the end. */
export async function lockRestructure(tx: Tx, scope: Scope, id: string): Promise<Restructure> {
  const [row] = await tx
    .select({ restructure: loanRestructures })
    .from(loanRestructures)
    .innerJoin(loans, eq(loans.id, loanRestructures.loanId))
    .where(and(eq(loanRestructures.id, id), inScopeOfProject(scope, loans.projectId)))
    .for('update', { of: loanRestructures });
  if (!row) throw notFound();
  return row.restructure;
}

/** The proposal of a credit that may be signed, held until the end. */
export async function lockOpen(tx: Tx, loanId: string): Promise<Restructure | undefined> {
  const [row] = await tx
    .select()
    .from(loanRestructures)
    .where(and(eq(loanRestructures.loanId, loanId), eq(loanRestructures.status, 'proposed')))
    .for('update');
  return row;
}

/** Proposals whose last day has passed. */
export const listExpired = (db: Db, today: Restructure['expiresOn']) =>
  db
    .select({ id: loanRestructures.id })
    .from(loanRestructures)
    .where(and(eq(loanRestructures.status, 'proposed'), lt(loanRestructures.expiresOn, today)))
    .orderBy(loanRestructures.id);

/** Ends a proposal; its agreement, if it was drawn, is signed no more. */
export async function closeRestructure(
  tx: Tx,
  { id, contractId }: Restructure,
  end: { status: 'declined' | 'withdrawn' | 'expired'; reason: string | null; now: Date },
): Promise<void> {
  await tx
    .update(loanRestructures)
    .set({ status: end.status, endedAt: end.now, endReason: end.reason })
    .where(eq(loanRestructures.id, id));
  if (contractId) {
    await tx.update(contracts).set({ status: 'void' }).where(eq(contracts.id, contractId));
  }
}
