import type { Tx } from '@server/db/connection';
import type { Vault } from '@server/db/vault';
import { and, eq, inArray } from 'drizzle-orm';
import { accountsOfOrders } from '../transfers/account';
import type { BankMovement } from './receive';

/**
 * Whether money without owner came from the account of an order of its amount that staff have not said was
 * sent: it may be that transfer, which came back before they did.
 */
export async function mayBeOfOpenOrder(
  tx: Tx,
  vault: Vault,
  { amountCents, senderMark }: Pick<BankMovement, 'amountCents' | 'senderMark'>,
): Promise<boolean> {
  const open = await accountsOfOrders(tx, vault, ({ amountCents: amount, status }) =>
    and(eq(amount, amountCents), inArray(status, ['requested', 'ordered', 'payable'])),
  );
  return open.some(({ mark }) => mark === senderMark);
}
