import { creditWords } from '@contract/locales/es-MX/credit/server';
import type { Tx } from '@server/db/connection';
import { loans } from '@server/db/schema/credit';
import { commitments, opportunities } from '@server/db/schema/funding';
import { users } from '@server/db/schema/identity';
import { investors } from '@server/db/schema/people';
import { conflict } from '@server/http/errors';
import { t } from '@server/i18n';
import { investorDebt } from '@server/ledger/accounts';
import { balances } from '@server/ledger/balances';
import { shortfallOf } from '@server/ledger/shortfall';
import { and, eq, inArray } from 'drizzle-orm';
import { returnsHeld } from './returns-held';

/**
 * Neither a credit is delivered nor its installer paid with what may be no money: no investor in it has
 * a deposit that the bank reported as sent back, nor owes one that custody lacks.
 * @throws AppError conflict, which names whose
 */
export async function assertInvestorsOweNothing(tx: Tx, projectId: string): Promise<void> {
  const why = await whyInvestorsOwe(tx, projectId);
  if (why) throw conflict(why);
}

/** Whose money of a credit may be none, and what to do first, as a sentence; null when none. */
export async function whyInvestorsOwe(tx: Tx, projectId: string): Promise<string | null> {
  const ids = await investorsOf(tx, projectId);
  const [returning] = await returnsHeld(tx, ids);
  if (returning) {
    return t(creditWords.stages.investorsOwe.sentBack, { name: await nameOf(tx, returning) });
  }
  const debts = await balances(tx, ids.map(investorDebt));
  const owing = ids.find((id) => (debts.get(investorDebt(id).code) ?? 0) > 0);
  // Once the operator has made custody whole, it is no client's money.
  if (!owing || (await shortfallOf(tx, null)) === 0) return null;
  return t(creditWords.stages.investorsOwe.owes, { name: await nameOf(tx, owing) });
}

async function investorsOf(tx: Tx, projectId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: commitments.investorId })
    .from(commitments)
    .innerJoin(opportunities, eq(opportunities.id, commitments.opportunityId))
    .innerJoin(loans, eq(loans.id, opportunities.loanId))
    .where(
      and(
        eq(loans.projectId, projectId),
        inArray(commitments.status, ['reserved', 'firm', 'active', 'settled']),
      ),
    );
  return rows.map(({ id }) => id);
}

async function nameOf(tx: Tx, investorId: string): Promise<string> {
  const [person] = await tx
    .select({ name: users.fullName })
    .from(investors)
    .innerJoin(users, eq(users.id, investors.userId))
    .where(eq(investors.id, investorId));
  return person?.name ?? '';
}
