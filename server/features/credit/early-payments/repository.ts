import type { Db } from '@server/db/connection';
import { loans } from '@server/db/schema/credit';
import { notFound } from '@server/http/errors';
import type { Scope } from '@server/http/principal';
import { and, eq } from 'drizzle-orm';
import { deliveredLoans } from '../payments/standing';
import { inScopeOfProject } from '../projects/project';

/**
 * A credit whose money was delivered, within a scope, with what its applicant chose.
 * @throws AppError not found
 */
export async function findDelivered(db: Db, scope: Scope, loanId: string) {
  const [row] = await db
    .select({ applicantId: loans.applicantId, projectId: loans.projectId })
    .from(loans)
    .where(and(eq(loans.id, loanId), inScopeOfProject(scope, loans.projectId)));
  if (!row) throw notFound();
  const delivered = await deliveredLoans(db, [row.applicantId]);
  const loan = delivered.find(({ id }) => id === loanId);
  if (!loan) throw notFound();
  return { ...row, loan };
}
