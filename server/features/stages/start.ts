import type { Tx } from '@server/db/connection';
import { installationSites, loans, stages } from '@server/db/schema/projects';
import { eq } from 'drizzle-orm';
import { openingFeeOf, termsOf } from '../loans/quote';
import { notify } from '../notifications/notify';
import { screens, tell } from '../projects/acts';
import { type ProjectRow, setStatus } from '../projects/project';

/**
 * The contract is signed by all: the installation may begin. Its one stage is worth what the opening
 * fee leaves of the principal.
 */
export async function startInstalling(tx: Tx, row: ProjectRow, now: Date): Promise<void> {
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
  await notify(tx, {
    userId: row.supplierUserId,
    title: `Instala el proyecto ${project.folio}`,
    body: 'Cuando termines, sube la fotografía del sistema para que liberemos tu pago.',
    href: site ? screens.evidence(project.id, site.id) : screens.supplierProject(project.id),
  });
  await notify(tx, {
    userId: row.applicantUserId,
    title: `Contrato ${project.folio} firmado`,
    body: 'El instalador puede comenzar. Te avisaremos cuando el sistema esté aprobado.',
    href: screens.application(project.id),
  });
}
