import { balances as contract } from '@contract/treasury/balances';
import { implement } from '@server/http/implement';
import { expectedDay } from '../withdrawals/expected-day';
import { balanceWithin } from './investor-balance';

export const balanceHandlers = implement(contract, {
  show: async ({ db, scope, params, now }) => ({
    ...(await balanceWithin(db, scope, params.investorId)),
    withdrawal_expected_on: await expectedDay(db, now),
  }),
});
