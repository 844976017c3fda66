import type { Tx } from '@server/db/connection';
import { bankAccounts } from '@server/db/schema/people';
import { bankMovements } from '@server/db/schema/treasury';
import type { Vault } from '@server/db/vault';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { clabePlace } from '../bank-accounts/rules';
import { accountMark } from './line-keys';
import type { Owner } from './owners';
import type { BankMovement } from './receive';

/** Whether a deposit comes from an account that is known as somebody else's than a person's. */
export async function isSomebodyElses(
  tx: Tx,
  vault: Vault,
  { senderMark }: Pick<BankMovement, 'senderMark'>,
  { id }: Pick<Owner, 'id'>,
): Promise<boolean> {
  const [credited] = await tx
    .select({ id: bankMovements.id })
    .from(bankMovements)
    .where(
      and(
        eq(bankMovements.senderMark, senderMark),
        inArray(bankMovements.matchedKind, ['investor', 'applicant']),
        ne(bankMovements.matchedId, id),
        inArray(bankMovements.status, ['matched', 'assigned']),
        eq(bankMovements.thirdParty, false),
      ),
    )
    .limit(1);
  if (credited) return true;
  const registered = await tx.select().from(bankAccounts).where(ne(bankAccounts.ownerId, id));
  return registered.some(
    ({ ownerId, clabe }) =>
      accountMark(vault, vault.open(clabe, clabePlace(ownerId))) === senderMark,
  );
}
