import type { Tx } from '@server/db/connection';
import type { Vault } from '@server/db/vault';
import { and, eq, inArray } from 'drizzle-orm';
import { accountsOfOrders } from '../transfers/account';
import { amountSent, isUntold } from '../transfers/confirm';
import type { BankMovement } from './receive';

const onItsWay = ['requested', 'ordered', 'payable', 'sent', 'paid'] as const;

/**
 * Whether money without owner came from the account of an order of its amount which the bank has not reported
 * yet: it may be that transfer, which came back before staff marked it as sent, or that they wrote down
 * under another clave de rastreo.
 */
export async function mayBeOfOpenOrder(
  tx: Tx,
  vault: Vault,
  { amountCents, senderMark }: Pick<BankMovement, 'amountCents' | 'senderMark'>,
): Promise<boolean> {
  const open = await accountsOfOrders(tx, vault, (table) =>
    and(eq(amountSent(table), amountCents), inArray(table.status, onItsWay), isUntold(tx, table)),
  );
  return open.some(({ mark }) => mark === senderMark);
}
