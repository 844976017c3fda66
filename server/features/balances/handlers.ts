import { balances as contract } from '@contract/balances';
import { implement } from '@server/http/implement';
import { balanceWithin } from './investor-balance';

export const balanceHandlers = implement(contract, {
  show: async ({ db, scope, params }) => balanceWithin(db, scope, params.investorId),
});
