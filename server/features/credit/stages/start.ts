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
  const [loan] = await tx.select().from(loans).where(eq(loans.projectId, project.id));
  if (!loan) throw new Error('a signed project has a loan');
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
  const [site] = await tx
    .select({ id: installationSites.id })
    .from(installationSites)
    .where(eq(installationSites.projectId, project.id))
    .orderBy(installationSites.id);
  await moveCredit(tx, {
    ...doer,
    transition: 'start_installation',
    row,
    facts: { siteId: site?.id ?? null },
  });
}
