import { isClabe } from '@contract/kernel/fields/clabe';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { bankMovements } from '@server/db/schema/treasury';
import type { Vault } from '@server/db/vault';
import { usersCredited } from '@server/features/people';
import { announce, events } from '@server/features/platform';
import { conflict, notFound, refused } from '@server/http/errors';
import { t } from '@server/i18n';
import { unidentified } from '@server/ledger/accounts';
import { payoutOrdered } from '@server/ledger/events/payouts';
import { and, eq, ne, notInArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';
import { senderOf } from '../bank-movements/line-keys';
import { keepPayout, type Payout } from './order';

const returns = alias(bankMovements, 'returns');

interface Order {
  movementId: string;
  actor: string;
  now: Date;
  vault: Vault;
}

/**
 * Orders that a deposit which waits (a third party's, or without an owner) goes back to the account that sent it.
 * @throws AppError conflict when it does not wait · rule when no transfer can reach the account it came from.
 */
export async function orderDepositReturn(tx: Tx, order: Order): Promise<Payout> {
  const { movementId, actor, now, vault } = order;
  const [movement] = await tx
    .select()
    .from(bankMovements)
    .where(eq(bankMovements.id, movementId))
    .for('update');
  if (!movement) throw notFound();
  const waits = movement.status === 'held' || movement.status === 'unidentified';
  if (movement.direction !== 'in' || !waits) {
    throw conflict(t(treasuryWords.payouts.returnDeposit.notWaiting));
  }
  const clabe = senderOf(vault, movement);
  if (!isClabe(clabe)) {
    throw refused(t(treasuryWords.payouts.returnDeposit.notClabe));
  }
  const id = v7();
  await payoutOrdered(tx, {
    payoutId: id,
    source: unidentified,
    amount: movement.amountCents,
    occurredOn: dayInMexicoCity(now),
    actor,
  });
  await setStatus(tx, movement.id, 'returning');
  return keepPayout(tx, vault, {
    id,
    kind: 'deposit',
    amountCents: movement.amountCents,
    bankMovementId: movement.id,
    beneficiary: movement.senderName,
    clabe,
    orderedBy: actor,
    createdAt: now,
  });
}

/**
 * A deposit does not go back twice: its bank may return it by itself while our order waits, as a line of the
 * deposit's own clave de rastreo to the account that sent it.
 * @throws AppError conflict
 */
export async function assertNotSentBack(
  tx: Tx,
  { bankMovementId }: Payout,
  ownKey: string,
): Promise<void> {
  if (!bankMovementId) return;
  const [line] = await tx
    .select({ id: returns.id })
    .from(bankMovements)
    .innerJoin(
      returns,
      and(
        eq(returns.trackingKey, bankMovements.trackingKey),
        eq(returns.amountCents, bankMovements.amountCents),
        eq(returns.receiverMark, bankMovements.senderMark),
        eq(returns.direction, 'out'),
        notInArray(returns.status, ['dismissed', 'mistaken']),
      ),
    )
    // The line of the order itself is no other return.
    .where(and(eq(bankMovements.id, bankMovementId), ne(bankMovements.trackingKey, ownKey)))
    .limit(1);
  if (line) {
    throw conflict(t(treasuryWords.payouts.returnDeposit.returnedByBank));
  }
}

/**
 * The deposit that a payout sent back still waits, as when the payout came back.
 * @throws AppError conflict
 */
export async function assertStillWaits(tx: Tx, { bankMovementId }: Payout): Promise<void> {
  if (!bankMovementId) return;
  const [deposit] = await tx
    .select({ status: bankMovements.status })
    .from(bankMovements)
    .where(eq(bankMovements.id, bankMovementId))
    .for('update');
  if (deposit?.status === 'held' || deposit?.status === 'unidentified') return;
  throw conflict(t(treasuryWords.payouts.returnDeposit.noLongerWaiting));
}

/** What becomes of the deposit that a payout sends back: it left, or waits again. */
export async function followReturn(
  tx: Tx,
  { bankMovementId }: Payout,
  outcome: 'sent' | 'undone',
  config: Config,
): Promise<void> {
  if (!bankMovementId) return;
  const [movement] = await tx
    .select()
    .from(bankMovements)
    .where(eq(bankMovements.id, bankMovementId));
  if (!movement) throw notFound();
  const waits = movement.matchedId ? 'held' : 'unidentified';
  await setStatus(tx, movement.id, outcome === 'sent' ? 'returned' : waits);
  if (outcome === 'undone') return;
  for (const userId of await usersCredited(tx, [movement])) {
    await announce(tx, config, userId, events.depositSentBack, {
      amount: movement.amountCents,
      trackingKey: movement.trackingKey,
    });
  }
}

/** Users to whom the deposit that a payout sends back was sent. */
export async function peopleOfReturn(tx: Tx, { bankMovementId }: Payout): Promise<string[]> {
  if (!bankMovementId) return [];
  return usersCredited(
    tx,
    await tx.select().from(bankMovements).where(eq(bankMovements.id, bankMovementId)),
  );
}

const setStatus = (
  tx: Tx,
  id: string,
  status: 'returning' | 'returned' | 'held' | 'unidentified',
) => tx.update(bankMovements).set({ status }).where(eq(bankMovements.id, id));
