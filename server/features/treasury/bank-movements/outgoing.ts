import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { bankMovements } from '@server/db/schema/treasury';
import type { Vault } from '@server/db/vault';
import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accountOf, accountsOfOrders, mayGoTo, type Outgoing } from '../transfers/account';
import { confirmSent, type SentOrder, sameTransfer, type Transfer } from '../transfers/confirm';
import { claimLine, unclaimedLines } from '../transfers/lines';

/**
 * The order behind a line of outgoing money: the one of the same clave de rastreo, amount and account. A
 * withdrawal that was sent is confirmed by it. Null while no such order is known. The key is held by the caller.
 */
export async function orderOf(
  tx: Tx,
  line: Transfer & { receiverMark: string },
  origin: { config: Config; now: Date },
): Promise<SentOrder | null> {
  return confirmSent(tx, line, origin);
}

/**
 * Whether a line has the clave de rastreo and amount of a transfer that was sent, or of a deposit that according to staff
 * went back, and went to another account.
 */
export async function wentElsewhere(
  tx: Tx,
  vault: Vault,
  line: Transfer & { receiverMark: string },
): Promise<boolean> {
  const sent = await accountsOfOrders(tx, vault, (table) =>
    and(sameTransfer(table, line), inArray(table.status, ['sent', 'paid'])),
  );
  for (const account of sent) {
    if (await mayGoTo(tx, account, line.receiverMark)) return false;
  }
  const returned = await goneBack(tx, line);
  if (returned.some(({ senderMark }) => senderMark === line.receiverMark)) return false;
  return sent.length + returned.length > 0;
}

const reported = alias(bankMovements, 'reported');

/** Deposits of a clave de rastreo and amount that went back, without a line that they reached its sender. */
export const goneBack = (tx: Tx, line: Transfer) =>
  tx
    .select()
    .from(bankMovements)
    .where(
      and(
        sameTransfer(bankMovements, line),
        eq(bankMovements.direction, 'in'),
        eq(bankMovements.status, 'returned'),
        notExists(
          tx
            .select({ id: reported.id })
            .from(reported)
            .where(
              and(
                eq(reported.matchedId, bankMovements.id),
                eq(reported.direction, 'out'),
                eq(reported.trackingKey, bankMovements.trackingKey),
              ),
            ),
        ),
      ),
    );

/**
 * Gives a transfer just ordered to the line that reported it before; answers whether there was one. A line that
 * went to another account waits for staff.
 */
export async function isAlreadyReported(
  tx: Tx,
  order: Outgoing,
  transfer: Transfer,
  vault: Vault,
): Promise<boolean> {
  await holdTrackingKey(tx, transfer.trackingKey);
  const account = await accountOf(tx, vault, order);
  const lines = await unclaimedLines(tx, transfer, 'out');
  for (const { id, receiverMark } of lines) {
    if (!(await mayGoTo(tx, account, receiverMark))) continue;
    await claimLine(tx, id, order);
    return true;
  }
  for (const { id } of lines) {
    await tx.update(bankMovements).set({ status: 'review' }).where(eq(bankMovements.id, id));
  }
  return false;
}

/** An order and its line reported at the same moment wait for each other, and so find each other. */
export async function holdTrackingKey(tx: Tx, trackingKey: string) {
  const name = `transfer/${trackingKey}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
