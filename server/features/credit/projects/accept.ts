import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Tx } from '@server/db/connection';
import { loans, projects } from '@server/db/schema/credit';
import { eq } from 'drizzle-orm';
import { type Doer, moveCredit } from '../life-cycle/move-credit';
import { sealLoan } from '../loans/sealed-terms';
import type { ProjectRow } from './project';

/** The applicant accepts the terms that were approved: from then on they are what the request asks for. */
export async function acceptTerms(tx: Tx, row: ProjectRow, doer: Doer): Promise<void> {
  const [loan] = await tx
    .update(loans)
    .set({ acceptedAt: doer.now })
    .where(eq(loans.projectId, row.project.id))
    .returning();
  if (!loan) throw new Error('an approved project has no loan');
  await sealLoan(tx, loan, { occurredOn: dayInMexicoCity(doer.now), actor: doer.actor });
  const { principalCents: amountCents, termMonths } = loan;
  await tx.update(projects).set({ amountCents, termMonths }).where(eq(projects.id, row.project.id));
  await moveCredit(tx, { ...doer, transition: 'accept', row, facts: { loanId: loan.id } });
}
