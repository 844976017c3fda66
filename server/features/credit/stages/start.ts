import { creditWords } from '@contract/locales/es-MX/credit/server';
import type { Tx } from '@server/db/connection';
import { installationSites, loans, stages } from '@server/db/schema/credit';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import { type Doer, moveCredit } from '../life-cycle/move-credit';
import { openingFeeOf, termsOf } from '../loans/quote';
import type { ProjectRow } from '../projects/project';

/**
 * The contract is signed by all: the installation may begin. Its one stage is worth what the opening
 * fee leaves of the principal.
 */
export async function startInstalling(tx: Tx, row: ProjectRow, doer: Doer): Promise<void> {
  const { project } = row;
  const [found] = await tx
    .select({ loan: loans, siteId: installationSites.id })
    .from(loans)
    .leftJoin(installationSites, eq(installationSites.projectId, loans.projectId))
    .where(eq(loans.projectId, project.id))
    .orderBy(installationSites.id);
  if (!found) throw new Error('a signed project has a loan');
  const { loan, siteId } = found;
  await tx
    .insert(stages)
    .values({
      projectId: project.id,
      n: 1,
      name: t(creditWords.stages.start.finished),
      amountCents: openingFeeOf(termsOf(loan)).received,
      status: 'waiting',
    })
    // A project that was funded, reopened and funded again keeps its stage.
    .onConflictDoNothing();
  await moveCredit(tx, {
    ...doer,
    transition: 'start_installation',
    row,
    facts: { siteId },
  });
}
