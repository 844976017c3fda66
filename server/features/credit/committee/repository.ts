import type { Db, Tx } from '@server/db/connection';
import { loans, projects } from '@server/db/schema/credit';
import { applicantReports, creditDecisions } from '@server/db/schema/credit-committee';
import { users } from '@server/db/schema/identity';
import { applicants } from '@server/db/schema/people';
import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';

/** Oldest first. */
export const reportsOf = (db: Db | Tx, applicantId: string) =>
  db
    .select()
    .from(applicantReports)
    .where(eq(applicantReports.applicantId, applicantId))
    .orderBy(asc(applicantReports.id));

/** Holds an applicant until the transaction ends. */
export async function holdReportsOf(tx: Tx, applicantId: string): Promise<void> {
  await tx
    .select({ id: applicants.id })
    .from(applicants)
    .where(eq(applicants.id, applicantId))
    .for('no key update');
}

/** The credit of a request, once terms were decided. */
export async function loanOf(db: Db | Tx, projectId: string) {
  const [loan] = await db.select().from(loans).where(eq(loans.projectId, projectId));
  return loan ?? null;
}

/** Other credits of the same applicant that are paid each month, or will be. */
export const otherLoansOf = (db: Db | Tx, applicantId: string, projectId: string) =>
  db
    .select()
    .from(loans)
    .where(
      and(
        eq(loans.applicantId, applicantId),
        ne(loans.projectId, projectId),
        inArray(loans.status, ['approved', 'repaying']),
      ),
    );

/** What was decided on a request, the latest first, with who did. */
export const decisionsOf = (db: Db | Tx, projectId: string) =>
  db
    .select({ decision: creditDecisions, by: users.fullName })
    .from(creditDecisions)
    .innerJoin(users, eq(users.id, creditDecisions.decidedBy))
    .where(eq(creditDecisions.projectId, projectId))
    .orderBy(desc(creditDecisions.id));

/** What was decided on all requests of an applicant, oldest first. */
export const decisionsAbout = (db: Db | Tx, applicantId: string) =>
  db
    .select({ folio: projects.folio, decision: creditDecisions })
    .from(creditDecisions)
    .innerJoin(projects, eq(projects.id, creditDecisions.projectId))
    .where(eq(projects.applicantId, applicantId))
    .orderBy(asc(creditDecisions.id));
