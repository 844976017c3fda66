import type { Tx } from '@server/db/connection';
import { port } from '../../port';
import type { LoanInvestor } from './standing';

/** What a loan still owes its investors changed in the ledger: what each participation is owed follows. */
export const principalMoved = port<[Tx, string, readonly LoanInvestor[]], Promise<void>>(
  'principalMoved',
);
