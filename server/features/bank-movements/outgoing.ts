import type { Centavos } from '@contract/fields/centavos';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { stages } from '@server/db/schema/projects';
import { bankMovements } from '@server/db/schema/treasury';
import type { Vault } from '@server/db/vault';
import { and, eq, notExists, sql } from 'drizzle-orm';
import { clabeOfPayout, clabeOfSentPayout } from '../payouts/account';
import { confirmSentPayout } from '../payouts/confirm';
import { clabeOfSentWithdrawal, clabeOfWithdrawal } from '../withdrawals/account';
import { confirmSentWithdrawal } from '../withdrawals/confirm';
import { accountMark } from './line-keys';

/** What the bank and whoever ordered a transfer both know of it. */
interface Transfer {
  trackingKey: string;
  amountCents: Centavos;
}

/** Money that left: a withdrawal, a stage paid to its installer, fees, taxes and favours, or a deposit that went back. */
interface Order {
  kind: 'withdrawal' | 'stage' | 'payout' | 'deposit';
  id: string;
}

/**
 * The order behind a line that says money left: the one of the same clave de rastreo, amount and account. A
 * withdrawal that was sent is confirmed by it. Null while nobody has told of such an order.
 */
export async function orderOf(
  tx: Tx,
  line: Transfer,
  origin: { config: Config; now: Date },
): Promise<Order | null> {
  await holdTrackingKey(tx, line.trackingKey);
  const withdrawalId = await confirmSentWithdrawal(tx, line, origin);
  if (withdrawalId) return { kind: 'withdrawal', id: withdrawalId };
  const payoutId = await confirmSentPayout(tx, line, origin);
  if (payoutId) return { kind: 'payout', id: payoutId };
  const [stage] = await tx
    .select({ id: stages.id })
    .from(stages)
    .where(
      and(
        eq(stages.trackingKey, line.trackingKey),
        eq(stages.amountCents, line.amountCents),
        notExists(
          tx
            .select({ id: bankMovements.id })
            .from(bankMovements)
            .where(eq(bankMovements.matchedId, stages.id)),
        ),
      ),
    )
    .limit(1);
  return stage ? { kind: 'stage', id: stage.id } : null;
}

/** Whether a line has the clave de rastreo and amount of a transfer that was sent, and went to another account. */
export async function wentElsewhere(
  tx: Tx,
  vault: Vault,
  line: Transfer & { receiverMark: string },
): Promise<boolean> {
  const clabes = [
    await clabeOfSentWithdrawal(tx, vault, line),
    await clabeOfSentPayout(tx, vault, line),
  ].filter((clabe) => clabe !== undefined);
  const isThere = (clabe: string | null) =>
    clabe === null || accountMark(vault, clabe) === line.receiverMark;
  return clabes.length > 0 && !clabes.some(isThere);
}

/**
 * Mark of the account to which an order goes. Null where we keep none: installers are paid by the bank's own
 * list, taxes by their reference.
 */
async function accountOf(tx: Tx, vault: Vault, { kind, id }: Order): Promise<string | null> {
  if (kind === 'stage') return null;
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
        eq(bankMovements.trackingKey, transfer.trackingKey),
        eq(bankMovements.amountCents, transfer.amountCents),
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
