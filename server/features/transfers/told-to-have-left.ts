import type { Centavos } from '@contract/fields/centavos';
import type { Tx } from '@server/db/connection';
import { bankMovements } from '@server/db/schema/treasury';
import type { Vault } from '@server/db/vault';
import { and, eq, inArray } from 'drizzle-orm';
import { accountMark } from '../bank-movements/line-keys';

/** Whether the bank told that this amount went to this account, and no order is known to be behind it yet. */
export async function toldToHaveLeft(
  tx: Tx,
  vault: Vault,
  { amountCents, clabe }: { amountCents: Centavos; clabe: string },
): Promise<boolean> {
  const [line] = await tx
    .select({ id: bankMovements.id })
    .from(bankMovements)
    .where(
      and(
        eq(bankMovements.receiverMark, accountMark(vault, clabe)),
        eq(bankMovements.amountCents, amountCents),
        eq(bankMovements.direction, 'out'),
        inArray(bankMovements.status, ['unidentified', 'review']),
      ),
    )
    .limit(1);
  return line !== undefined;
}
