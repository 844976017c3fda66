import type { GateStep } from '@contract/people/investor-contract';
import type { Db, Tx } from '@server/db/connection';
import { hasAcknowledgedRisk } from '../risk-acknowledgements/tries';
import { hasInvestorContract } from './signed';

/** What an investor still has to do before committing money, in the order in which it is done. */
export async function missingBeforeCommitting(db: Db | Tx, userId: string): Promise<GateStep[]> {
  const risk: GateStep[] = (await hasAcknowledgedRisk(db, userId)) ? [] : ['risk_acknowledgement'];
  return (await hasInvestorContract(db, userId)) ? risk : [...risk, 'investor_contract'];
}
