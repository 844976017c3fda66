import type { Tx } from '@server/db/connection';
import { loans } from '@server/db/schema/credit';
import { eq } from 'drizzle-orm';
import { type Doer, moveCredit } from '../life-cycle/move-credit';
import type { ProjectRow } from './project';

/** The applicant accepts the terms that were approved. */
export async function acceptTerms(tx: Tx, row: ProjectRow, doer: Doer): Promise<void> {
  const [loan] = await tx
    .update(loans)
    .set({ acceptedAt: doer.now })
    .where(eq(loans.projectId, row.project.id))
    .returning({ id: loans.id });
  if (!loan) throw new Error('an approved project has no loan');
  await moveCredit(tx, { ...doer, transition: 'accept', row, facts: { loanId: loan.id } });
}
