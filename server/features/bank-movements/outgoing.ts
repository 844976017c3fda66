import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { stages } from '@server/db/schema/projects';
import { bankMovements } from '@server/db/schema/treasury';
import type { Vault } from '@server/db/vault';
import { and, eq, sql } from 'drizzle-orm';
import { clabeOfPayout, clabeOfSentPayout } from '../payouts/account';
import { confirmSent, type SentOrder, sameTransfer, type Transfer } from '../transfers/confirm';
import { clabeOfSentWithdrawal, clabeOfWithdrawal } from '../withdrawals/account';
import { accountMark } from './line-keys';

/** What left: an order of ours, or a deposit that went back. */
type Order = SentOrder | { kind: 'deposit'; id: string };

/**
 * The order behind a line that says money left: the one of the same clave de rastreo, amount and account. A
 * withdrawal that was sent is confirmed by it. Null while nobody has told of such an order.
 */
export async function orderOf(
  tx: Tx,
  line: Transfer & { receiverMark: string },
  origin: { config: Config; now: Date },
): Promise<SentOrder | null> {
  await holdTrackingKey(tx, line.trackingKey);
  return confirmSent(tx, line, origin);
}

/** Whether a line has the clave de rastreo and amount of a transfer that was sent, and went to another account. */
export async function wentElsewhere(
  tx: Tx,
  vault: Vault,
  line: Transfer & { receiverMark: string },
): Promise<boolean> {
  const markOf = (clabe: string | null | undefined) => clabe && accountMark(vault, clabe);
  const paid = await tx
    .select({ mark: stages.paidMark })
    .from(stages)
    .where(sameTransfer(stages, line));
  const marks = [
    markOf(await clabeOfSentWithdrawal(tx, vault, line)),
    markOf(await clabeOfSentPayout(tx, vault, line)),
    ...paid.map(({ mark }) => mark),
  ].filter((mark) => mark !== undefined);
  // An order without an account that we know may be the one.
  return marks.length > 0 && marks.every((mark) => mark !== null && mark !== line.receiverMark);
}

/**
 * Mark of the account to which an order goes. Null where we keep none: taxes go by their reference, and stages
 * were once paid by the bank's own list.
 */
async function accountOf(tx: Tx, vault: Vault, { kind, id }: Order): Promise<string | null> {
  if (kind === 'stage') {
    const [row] = await tx.select({ mark: stages.paidMark }).from(stages).where(eq(stages.id, id));
    return row?.mark ?? null;
  }
  if (kind === 'deposit') {
    const [row] = await tx
      .select({ mark: bankMovements.senderMark })
      .from(bankMovements)
      .where(eq(bankMovements.id, id));
    return row?.mark ?? null;
  }
  const clabe =
    kind === 'withdrawal'
      ? await clabeOfWithdrawal(tx, vault, id)
      : await clabeOfPayout(tx, vault, id);
  return clabe ? accountMark(vault, clabe) : null;
}

/**
 * Gives a transfer just ordered to the line that told of it before; answers whether there was one. A line that
 * went to another account waits for staff.
 */
export async function wasToldOf(
  tx: Tx,
  order: Order,
  transfer: Transfer,
  vault: Vault,
): Promise<boolean> {
  await holdTrackingKey(tx, transfer.trackingKey);
  const account = await accountOf(tx, vault, order);
  const lines = await tx
    .select({ id: bankMovements.id, receiverMark: bankMovements.receiverMark })
    .from(bankMovements)
    .where(
      and(
        sameTransfer(bankMovements, transfer),
        eq(bankMovements.direction, 'out'),
        eq(bankMovements.status, 'unidentified'),
      ),
    )
    .orderBy(bankMovements.id);
  const line = lines.find(({ receiverMark }) => account === null || receiverMark === account);
  for (const { id } of line ? [line] : lines) {
    await tx
      .update(bankMovements)
      .set(
        line
          ? { status: 'matched', matchedKind: order.kind, matchedId: order.id }
          : { status: 'review' },
      )
      .where(eq(bankMovements.id, id));
  }
  return line !== undefined;
}

/** An order and its line told at the same moment wait for each other, and so find each other. */
export async function holdTrackingKey(tx: Tx, trackingKey: string) {
  const name = `transfer/${trackingKey}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
