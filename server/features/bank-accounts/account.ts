import { bankOf } from '@contract/fields/clabe';
import type { Db, Tx } from '@server/db/connection';
import { investors } from '@server/db/schema/people';
import type { Vault } from '@server/db/vault';
import { notFound } from '@server/http/errors';
import { eq } from 'drizzle-orm';
import { coolingOffEnd } from '../auth/cooling-off';
import { clabePlace } from './rules';

/** The account to which an investor's withdrawals go, opened from the vault; null until one is set. */
export async function withdrawalAccount(
  db: Db | Tx,
  vault: Vault,
  investorId: string,
  { lock = false } = {},
) {
  const query = db.select().from(investors).where(eq(investors.id, investorId));
  const [investor] = await (lock ? query.for('update') : query);
  if (!investor) throw notFound();
  const {
    withdrawalClabe,
    withdrawalClabeHolder: holder,
    withdrawalClabeChangedAt: changedAt,
  } = investor;
  if (!withdrawalClabe || !holder) return null;
  const clabe = vault.open(withdrawalClabe, clabePlace(investor.id));
  return {
    clabe,
    last4: clabe.slice(-4),
    bank: bankOf(clabe),
    holder,
    changedAt,
    // A day and more after it was set, so that a theft is noticed.
    usableAt: await coolingOffEnd(db, changedAt ?? investor.createdAt),
  };
}

export type WithdrawalAccount = NonNullable<Awaited<ReturnType<typeof withdrawalAccount>>>;
