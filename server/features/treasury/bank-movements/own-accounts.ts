import type { Tx } from '@server/db/connection';
import { bankMovements } from '@server/db/schema/treasury';
import type { Vault } from '@server/db/vault';
import { bankAccountOf, sameName } from '@server/features/people';
import { and, eq, inArray } from 'drizzle-orm';

interface Sender {
  investorId: string;
  investorName: string;
  senderName: string;
  senderMark: string;
  now: Date;
}

/**
 * Whether a deposit comes from an account of the investor's own (LRITF 45). The bank's name of the sender
 * must be theirs; and the account one that is known as theirs: the one registered for withdrawals, once it
 * may be used, or one whose deposits were accepted before. While none is known, the name decides.
 */
export async function comesFromOwnAccount(tx: Tx, vault: Vault, sender: Sender): Promise<boolean> {
  if (!sameName(sender.senderName, sender.investorName)) return false;
  const account = await bankAccountOf(tx, vault, sender.investorId);
  const registered = account && account.usableAt <= sender.now ? account.mark : null;
  if (registered === sender.senderMark) return true;
  const accepted = and(
    eq(bankMovements.matchedKind, 'investor'),
    eq(bankMovements.matchedId, sender.investorId),
    inArray(bankMovements.status, ['matched', 'assigned']),
    eq(bankMovements.thirdParty, false),
  );
  const known = (more?: ReturnType<typeof eq>) =>
    tx.select({ id: bankMovements.id }).from(bankMovements).where(and(accepted, more)).limit(1);
  if ((await known(eq(bankMovements.senderMark, sender.senderMark))).length > 0) return true;
  return registered === null && (await known()).length === 0;
}
