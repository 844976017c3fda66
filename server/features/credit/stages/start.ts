import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { installationSites, loans, stages } from '@server/db/schema/projects';
import { announce } from '@server/features/platform/notifications/announce';
import { events } from '@server/features/platform/notifications/events/events';
import { eq } from 'drizzle-orm';
import { openingFeeOf, termsOf } from '../loans/quote';
import { tell } from '../projects/acts';
import { type ProjectRow, setStatus } from '../projects/project';

/**
 * The contract is signed by all: the installation may begin. Its one stage is worth what the opening
 * fee leaves of the principal.
 */
export async function startInstalling(
  tx: Tx,
  row: ProjectRow,
  { config, now }: { config: Config; now: Date },
): Promise<void> {
  const { project } = row;
  const [loan] = await tx.select().from(loans).where(eq(loans.projectId, project.id));
  if (!loan) throw new Error('a signed project has a loan');
  await tx
    .insert(stages)
    .values({
      projectId: project.id,
      n: 1,
      name: 'Instalación terminada',
      amountCents: openingFeeOf(termsOf(loan)).received,
      status: 'waiting',
    })
    // A project that was funded, reopened and funded again keeps its stage.
    .onConflictDoNothing();
  await setStatus(tx, project.id, 'installing', now);
  await tell(tx, {
    projectId: project.id,
    title: 'En instalación',
    desc: 'El contrato está firmado por todas las partes.',
    color: 'info',
    icon: 'clock',
    userId: null,
    now,
  });
  const [site] = await tx
    .select({ id: installationSites.id })
    .from(installationSites)
    .where(eq(installationSites.projectId, project.id))
    .orderBy(installationSites.id);
  const facts = { projectId: project.id, folio: project.folio };
  await announce(tx, config, row.supplierUserId, events.turnToInstall, {
    ...facts,
    siteId: site?.id ?? null,
  });
  await announce(tx, config, row.applicantUserId, events.contractSigned, facts);
}
