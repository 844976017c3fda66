import { formatMxn } from '@contract/kernel/fields/centavos';
import type { ObjectStore } from '@server/adapters/adapters';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { opportunities } from '@server/db/schema/projects';
import { ensureContract } from '@server/features/credit/contracts/create';
import { tell } from '@server/features/credit/projects/acts';
import { type ProjectRow, setStatus } from '@server/features/credit/projects/project';
import { startInstalling } from '@server/features/credit/stages/start';
import { announce } from '@server/features/platform/notifications/announce';
import { events } from '@server/features/platform/notifications/events/events';
import { eq } from 'drizzle-orm';
import { investorsIn, type Opportunity, setOpenCommitments } from './open';

interface Funded {
  opportunity: Opportunity;
  row: ProjectRow;
  config: Config;
  objects: ObjectStore;
  temporaryFolder: string;
  now: Date;
}

/**
 * The goal is reached: the opportunity closes and the contract is made, or found when the project had
 * been funded before; with all its signatures there already, the installation goes on.
 */
export async function closeFunding(tx: Tx, funded: Funded): Promise<Opportunity> {
  const { opportunity, row, config, now } = funded;
  const { project } = row;
  const [closed] = await tx
    .update(opportunities)
    .set({ status: 'funded', closedAt: now })
    .where(eq(opportunities.id, opportunity.id))
    .returning();
  if (!closed) throw new Error('the opportunity disappeared');
  await setOpenCommitments(tx, opportunity.id, { status: 'firm' });
  await tellInvestors(tx, funded);
  await setStatus(tx, project.id, 'to_sign', now);
  await tell(tx, {
    projectId: project.id,
    title: 'Meta alcanzada',
    desc: `Los inversionistas reunieron ${formatMxn(opportunity.goalCents)}.`,
    color: 'success',
    icon: 'money',
    userId: null,
    now,
  });
  const contract = await ensureContract(tx, { ...funded, brand: config.brand });
  if (contract.status === 'signed') {
    await startInstalling(tx, row, { config, now });
    return closed;
  }
  await announce(tx, config, row.applicantUserId, events.fundedAndToSign, {
    projectId: project.id,
    folio: project.folio,
    goal: opportunity.goalCents,
  });
  return closed;
}

async function tellInvestors(tx: Tx, { opportunity, row, config }: Funded) {
  for (const { userId, amount } of await investorsIn(tx, opportunity.id)) {
    await announce(tx, config, userId, events.opportunityFunded, {
      folio: row.project.folio,
      opportunityId: opportunity.id,
      mine: amount,
    });
  }
}
