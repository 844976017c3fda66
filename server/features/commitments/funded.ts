import { formatMxn } from '@contract/fields/centavos';
import type { ObjectStore } from '@server/adapters/adapters';
import type { Tx } from '@server/db/connection';
import { opportunities } from '@server/db/schema/projects';
import { eq } from 'drizzle-orm';
import { ensureContract } from '../contracts/create';
import { notify } from '../notifications/notify';
import { screens, tell } from '../projects/acts';
import { type ProjectRow, setStatus } from '../projects/project';
import { startInstalling } from '../stages/start';
import { type Opportunity, setOpenCommitments } from './open';

interface Funded {
  opportunity: Opportunity;
  row: ProjectRow;
  brand: string;
  objects: ObjectStore;
  temporaryFolder: string;
  now: Date;
}

/**
 * The goal is reached: the opportunity closes and the contract is made, or found when the project had
 * been funded before; with all its signatures there already, the installation goes on.
 */
export async function closeFunding(tx: Tx, funded: Funded): Promise<Opportunity> {
  const { opportunity, row, now } = funded;
  const { project } = row;
  const [closed] = await tx
    .update(opportunities)
    .set({ status: 'funded', closedAt: now })
    .where(eq(opportunities.id, opportunity.id))
    .returning();
  if (!closed) throw new Error('the opportunity disappeared');
  await setOpenCommitments(tx, opportunity.id, { status: 'firm' });
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
  const contract = await ensureContract(tx, funded);
  if (contract.status === 'signed') {
    await startInstalling(tx, row, now);
    return closed;
  }
  await notify(tx, {
    userId: row.applicantUserId,
    title: `Tu crédito ${project.folio} está fondeado`,
    body: 'Lee el contrato y fírmalo para que comience la instalación.',
    href: screens.pendingContracts(project.id),
  });
  return closed;
}
