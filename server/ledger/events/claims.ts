import { toCentavos } from '@contract/kernel/fields/centavos';
import type { Tx } from '@server/db/connection';
import { type Account, feesToTransfer, recoverable } from '../accounts';
import { accountsWithMoney, balances } from '../balances';
import { feeConcepts, feesOn } from '../fees';
import { move, type Posting, post } from '../post';
import type { EventContext } from './event';

/**
 * Money that is carried and recovered apart, and what is owed to it: every account, and of the fees that
 * wait each concept, so that neither fees nor VAT ever cover the other when they are moved.
 */
export async function potsOf(tx: Tx, applicantId: string, accounts: readonly Account[]) {
  const claimOf = (account: Account) => recoverable(applicantId, account);
  const held = await balances(
    tx,
    accounts.flatMap((account) => [account, claimOf(account)]),
    { lock: true },
  );
  const amountOf = ({ code }: Account) => held.get(code) ?? 0;
  const pots = accounts
    .filter(({ code }) => code !== feesToTransfer.code)
    .map((account) => {
      const claim = claimOf(account);
      return { account, claim, held: amountOf(account), owed: amountOf(claim), about: undefined };
    });
  if (pots.length === accounts.length) return pots;
  const claim = claimOf(feesToTransfer);
  const [fees, owed] = [await feesOn(tx, feesToTransfer), await feesOn(tx, claim)];
  const ofFees = feeConcepts.map((concept) => ({
    account: feesToTransfer,
    claim,
    held: fees[concept],
    owed: owed[concept],
    about: { concept },
  }));
  return [...pots, ...ofFees];
}

/**
 * What applicants owe to some accounts is taken of what these hold, once money is back in them: Dr the account /
 * Cr solicitante:…:recuperable.
 */
export async function claimsRecovered(
  tx: Tx,
  { accounts, key, ...context }: EventContext & { accounts: readonly Account[]; key: string },
): Promise<void> {
  const rows: Posting[] = [];
  const taken = new Map<string, number>();
  for (const account of accounts) {
    for (const applicantId of await debtorsOf(tx, account)) {
      for (const { claim, held, owed, about } of await potsOf(tx, applicantId, [account])) {
        const pot = `${account.code}/${about?.concept}`;
        const before = taken.get(pot) ?? 0;
        const amount = Math.max(0, Math.min(held - before, owed));
        taken.set(pot, before + amount);
        rows.push(...move(account, claim, toCentavos(amount), about));
      }
    }
  }
  if (rows.length > 0)
    await post(tx, { ...context, kind: 'shortfall_recovered', key, postings: rows });
}

/** Applicants who owe to an account, in the order of their ids: the oldest first. */
async function debtorsOf(tx: Tx, account: Account): Promise<string[]> {
  const claims = await accountsWithMoney(tx, 'recuperable_solicitante');
  const found = claims.flatMap(({ code, applicantId }) =>
    applicantId && code === recoverable(applicantId, account).code ? [applicantId] : [],
  );
  return found.sort();
}
