import type { ObjectStore } from '@server/adapters/adapters';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import {
  ensureContract,
  moveCredit,
  type ProjectRow,
  startInstalling,
} from '@server/features/credit';
import { announce, events } from '@server/features/platform';
import { findRow, investorsIn, type Opportunity } from './open';

interface Funded {
  opportunity: Opportunity;
  row: ProjectRow;
  /** Whose commitment was the last one. */
  actor: string;
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
  const { opportunity, row, actor, config, now } = funded;
  const doer = { actor, config, now };
  await tellInvestors(tx, funded);
  const contract = await ensureContract(tx, { ...funded, brand: config.brand });
  const isSigned = contract.status === 'signed';
  const facts = { goal: opportunity.goalCents, isSigned };
  const moved = await moveCredit(tx, { ...doer, act: 'close_funding', row, facts });
  if (isSigned) await startInstalling(tx, moved, doer);
  return findRow(tx, opportunity.id);
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
