import { standingOf } from '@contract/people/supplier-states';
import type { Db } from '@server/db/connection';
import type { Scope } from '@server/http/principal';
import { workProfileOf } from '../work-profiles/kept';
import { installedBy, ownCompany, tradeNameOf } from './repository';
import { stateOf } from './rules';

/** A company as those who choose an installer see it, with what it has installed. */
export async function describeCard(db: Db, scope: Scope) {
  const company = await ownCompany(db, scope);
  const installed = await installedBy(db, company.id);
  return {
    name: company.name,
    trade_name: await tradeNameOf(db, company.userId),
    standing: standingOf(stateOf(company)),
    level: company.level,
    completed: new Set(installed.map(({ projectId }) => projectId)).size,
    states: [...new Set(installed.map(({ state }) => state))].sort(),
    work: await workProfileOf(db, company.userId),
    product_ids: [...new Set(installed.map(({ productId }) => productId))].sort((a, b) => a - b),
  };
}
