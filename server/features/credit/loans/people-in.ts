import type { Db, Tx } from '@server/db/connection';
import { loans, projects } from '@server/db/schema/credit';
import { participations } from '@server/db/schema/funding-participations';
import { applicants, investors, suppliers } from '@server/db/schema/people';
import { ownMoney } from '@server/features/platform';
import { and, eq, isNull } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';

/** Users who win or lose by what becomes of a credit that is being paid: who owes it, who installed, who lent. */
export async function peopleIn(db: Db | Tx, loanId: string): Promise<string[]> {
  const ofLoan = eq(loans.id, loanId);
  const rows = await union(
    db
      .select({ userId: applicants.userId })
      .from(applicants)
      .innerJoin(loans, eq(loans.applicantId, applicants.id))
      .where(ofLoan),
    db
      .select({ userId: suppliers.userId })
      .from(suppliers)
      .innerJoin(projects, eq(projects.supplierId, suppliers.id))
      .innerJoin(loans, eq(loans.projectId, projects.id))
      .where(ofLoan),
    db
      .select({ userId: investors.userId })
      .from(investors)
      .innerJoin(participations, eq(participations.investorId, investors.id))
      .where(and(eq(participations.loanId, loanId), isNull(participations.heldUntil))),
  );
  return rows.map(({ userId }) => userId).sort();
}

/**
 * Staff who are in a credit neither collect it nor read what the others wrote of that.
 * @throws AppError forbidden
 */
export async function assertNotIn(db: Db | Tx, loanId: string, userId: string): Promise<void> {
  if ((await peopleIn(db, loanId)).includes(userId)) throw ownMoney();
}
