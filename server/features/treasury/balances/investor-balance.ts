import { toCentavos } from '@contract/kernel/fields/centavos';
import type { InvestorBalance } from '@contract/treasury/balances';
import type { Db, Tx } from '@server/db/connection';
import { investors } from '@server/db/schema/people';
import { ofInvestor } from '@server/features/people';
import { notFound } from '@server/http/errors';
import type { Scope } from '@server/http/principal';
import { investorAvailable, investorInTransit, investorReserved } from '@server/ledger/accounts';
import { balances } from '@server/ledger/balances';
import { principalOwedTo } from '@server/ledger/principal';
import { and, eq } from 'drizzle-orm';

/** An investor's money in centavos: cash as the ledger has it, and principal still owed by loans. */
export async function investorBalance(db: Db | Tx, investorId: string): Promise<InvestorBalance> {
  const cash = {
    available: investorAvailable(investorId),
    reserved: investorReserved(investorId),
    inTransit: investorInTransit(investorId),
  };
  const held = await balances(db, Object.values(cash));
  const owed = await principalOwedTo(db, investorId);
  const of = (code: string) => held.get(code) ?? toCentavos(0);
  return {
    available_cents: of(cash.available.code),
    reserved_cents: of(cash.reserved.code),
    in_transit_cents: of(cash.inTransit.code),
    invested_cents: owed.standing,
    written_off_cents: owed.writtenOff,
  };
}

/** Balances of an investor that a scope reaches. */
export async function balanceWithin(db: Db, scope: Scope, investorId: string) {
  const [investor] = await db
    .select({ id: investors.id })
    .from(investors)
    .where(and(eq(investors.id, investorId), ofInvestor(scope, investors.id)));
  if (!investor) throw notFound();
  return investorBalance(db, investor.id);
}
