import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { loans, opportunities, stages } from '@server/db/schema/projects';
import { lockOpportunity } from '@server/features/funding/commitments/open';
import { releaseOpportunity } from '@server/features/funding/opportunities/release';
import { and, eq } from 'drizzle-orm';
import type { ProjectRow } from './project';

interface Withdrawal {
  row: ProjectRow;
  actor: string;
  config: Config;
  now: Date;
}

/** Gives investors back what they promised to a project that its applicant withdrew, if it was published. */
export async function releaseOf(tx: Tx, { row, actor, config, now }: Withdrawal): Promise<void> {
  const projectId = row.project.id;
  const [published] = await tx
    .select({ id: opportunities.id })
    .from(opportunities)
    .innerJoin(loans, eq(loans.id, opportunities.loanId))
    .where(eq(loans.projectId, projectId));
  if (!published) return;
  const { opportunity } = await lockOpportunity(tx, published.id);
  await releaseOpportunity(tx, {
    opportunity,
    row,
    status: 'withdrawn',
    why: 'fue retirado por su solicitante',
    actor,
    config,
    now,
  });
  // Nobody is going to be paid for the installation.
  await tx.delete(stages).where(and(eq(stages.projectId, projectId), eq(stages.status, 'waiting')));
}
