import type { Centavos } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { withdrawals } from '@server/db/schema/treasury';
import type { Vault } from '@server/db/vault';
import { heldUntil, whenHeld } from '@server/features/identity';
import { type BankAccount, bankAccountOf, whyNoMoneyTo } from '@server/features/people';
import { announce, events } from '@server/features/platform';
import { refused } from '@server/http/errors';
import { t } from '@server/i18n';
import { withdrawalRequested } from '@server/ledger/events/withdrawals';
import { sealClabe } from '../transfers/account';
import { expectedDay } from './expected-day';
import type { Withdrawal } from './repository';

interface Owner {
  investorId: string;
  userId: string;
}

interface Obstacle {
  why: 'no_account' | 'other_name' | 'account_rests' | 'owner_held';
  message: string;
}

/** The account that an investor's withdrawals go to, locked until the transaction ends; or why none may be asked for now. */
export async function withdrawalAccount(
  tx: Tx,
  vault: Vault,
  { investorId, userId }: Owner,
  now: Date,
): Promise<BankAccount | Obstacle> {
  const account = await bankAccountOf(tx, vault, investorId, { lock: true });
  if (!account) return { why: 'no_account', message: t(treasuryWords.withdrawals.noAccount) };
  const wait = whyNoMoneyTo(account, now);
  if (wait) return { why: account.inOwnName ? 'account_rests' : 'other_name', message: wait };
  const held = await heldUntil(tx, userId, now);
  return held ? { why: 'owner_held', message: whenHeld('retirar', held) } : account;
}

interface Asked extends Owner {
  /** Of the withdrawal: the same one is asked for once. */
  id: string;
  amount: Centavos;
}

interface Asking {
  vault: Vault;
  config: Config;
  now: Date;
  actor: string;
}

/**
 * Asks for an investor's money, to the account that they registered, and tells them.
 * @throws AppError rule of an account that takes none now · LedgerError insufficient_funds
 */
export async function requestWithdrawal(
  tx: Tx,
  { id, investorId, userId, amount }: Asked,
  { vault, config, now, actor }: Asking,
): Promise<Withdrawal> {
  const account = await withdrawalAccount(tx, vault, { investorId, userId }, now);
  if ('why' in account) throw refused(account.message);
  await withdrawalRequested(tx, {
    withdrawalId: id,
    investorId,
    amount,
    occurredOn: dayInMexicoCity(now),
    actor,
  });
  const [row] = await tx
    .insert(withdrawals)
    .values({
      id,
      investorId,
      amountCents: amount,
      clabe: sealClabe(vault, 'withdrawal', { id, clabe: account.clabe }),
      clabeLast4: account.last4,
      bank: account.bank,
      holder: account.holder,
      status: 'requested',
      createdAt: now,
      expectedOn: await expectedDay(tx, now),
    })
    .returning();
  if (!row) throw new Error('the withdrawal was not kept');
  await announce(tx, config, userId, events.withdrawalRequested, factsOf(row));
  return row;
}

/** What the notification of a withdrawal shows its owner. */
export const factsOf = (row: Withdrawal) => ({
  folio: row.folio,
  amount: row.amountCents,
  last4: row.clabeLast4,
});
