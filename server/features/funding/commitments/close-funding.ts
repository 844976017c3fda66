import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import {
  ensureContract,
  moveCredit,
  type ProjectRow,
  startInstalling,
} from '@server/features/credit';
import { announceAll } from '@server/features/platform';
import { findRow, investorsIn, type Opportunity } from './open';

interface Funded {
  opportunity: Opportunity;
  row: ProjectRow;
  /** Whose commitment was the last one. */
  actor: string;
  config: Config;
  now: Date;
}

/**
 * The goal is reached: the opportunity closes and the contract is left to be made, or found when the project had
 * been funded before; with all its signatures there already, the installation goes on.
 */
export async function closeFunding(tx: Tx, funded: Funded): Promise<Opportunity> {
  const { opportunity, row, actor, config, now } = funded;
  const doer = { actor, config, now };
  await notifyInvestors(tx, funded);
  const contract = await ensureContract(tx, row.project.id, opportunity.goalCents);
  const facts = { goal: opportunity.goalCents, isToSign: contract?.status === 'pending' };
  const moved = await moveCredit(tx, { ...doer, transition: 'close_funding', row, facts });
  if (contract?.status === 'signed') await startInstalling(tx, moved, doer);
  return findRow(tx, opportunity.id);
}

async function notifyInvestors(tx: Tx, { opportunity, row, config }: Funded) {
  const { folio } = row.project;
  const people = (await investorsIn(tx, opportunity.id)).map(({ userId, amount }) => ({
    userId,
    facts: { folio, opportunityId: opportunity.id, mine: amount },
  }));
  await announceAll(tx, config, 'opportunityFunded', people);
}
