import type { InvestorBalance } from '@contract/treasury/balances';
import type { Db } from '@server/db/connection';
import type { Scope } from '@server/http/principal';
import { port } from '../../port';

/** Balances of an investor that a scope reaches. */
export const balanceWithin = port<[Db, Scope, string], Promise<InvestorBalance>>('balanceWithin');
