import type { Centavos } from '@contract/fields/centavos';
import { dayInMexicoCity } from '@contract/fields/day';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { investors } from '@server/db/schema/people';
import { payouts, withdrawals } from '@server/db/schema/treasury';
import { applicantUnapplied, investorAvailable } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { payoutCancelled } from '@server/ledger/events/payouts';
import { withdrawalRejected } from '@server/ledger/events/withdrawals';
import { and, desc, eq } from 'drizzle-orm';
import { audit } from '../audit/audit';
import { announce } from '../notifications/announce';
import { events } from '../notifications/events/events';
import { holdApplicant } from '../payments/standing';
import type { MoneyOwner } from './owes';

interface TakingBack {
  owner: MoneyOwner;
  /** The deposit that was no money. */
  deposit: { amountCents: Centavos; trackingKey: string };
  origin: { actor: string; now: Date; config: Config };
}

/**
 * What was set aside to be sent out of a deposit that was no money is theirs again, to be taken: the newest
 * orders first, as many as it takes. One that may have left the bank stays, and is not sent while they owe.
 */
export async function voidUnsent(tx: Tx, taking: TakingBack): Promise<void> {
  await (taking.owner.kind === 'investor' ? voidWithdrawals : voidFavours)(tx, taking);
}

const reasonOf = ({ deposit }: TakingBack) =>
  `El depósito con clave de rastreo ${deposit.trackingKey} fue devuelto o no llegó.`;

async function voidWithdrawals(tx: Tx, taking: TakingBack) {
  const { owner, deposit, origin } = taking;
  const { actor, now, config } = origin;
  const waiting = await tx
    .select({ row: withdrawals, userId: investors.userId })
    .from(withdrawals)
    .innerJoin(investors, eq(investors.id, withdrawals.investorId))
    .where(and(eq(withdrawals.investorId, owner.id), eq(withdrawals.status, 'requested')))
    .orderBy(desc(withdrawals.id))
    .for('update', { of: withdrawals });
  const reason = reasonOf(taking);
  for (const { row, userId } of waiting) {
    if (row.processingSince) continue;
    if ((await balance(tx, investorAvailable(owner.id))) >= deposit.amountCents) return;
    await withdrawalRejected(tx, {
      withdrawalId: row.id,
      reason,
      occurredOn: dayInMexicoCity(now),
      actor,
    });
    await tx
      .update(withdrawals)
      .set({ status: 'rejected', rejectReason: reason, settledAt: now })
      .where(eq(withdrawals.id, row.id));
    await announce(tx, config, userId, events.withdrawalRejected, {
      folio: row.folio,
      amount: row.amountCents,
      last4: row.clabeLast4,
      reason,
    });
    await audit(tx, {
      at: now,
      userId: null,
      action: 'withdrawals.reject',
      object: 'withdrawals',
      objectId: row.id,
      details: { amount_cents: row.amountCents, clabe_last4: row.clabeLast4, reason },
    });
  }
}

async function voidFavours(tx: Tx, taking: TakingBack) {
  const { owner, deposit, origin } = taking;
  const { actor, now, config } = origin;
  // Held before the balance, as an order of theirs holds it.
  const { userId } = await holdApplicant(tx, owner.id);
  const waiting = await tx
    .select()
    .from(payouts)
    .where(and(eq(payouts.applicantId, owner.id), eq(payouts.status, 'ordered')))
    .orderBy(desc(payouts.id))
    .for('update');
  const reason = reasonOf(taking);
  for (const row of waiting) {
    if (row.processingSince) continue;
    if ((await balance(tx, applicantUnapplied(owner.id))) >= deposit.amountCents) return;
    await payoutCancelled(tx, {
      payoutId: row.id,
      reason,
      occurredOn: dayInMexicoCity(now),
      actor,
    });
    await tx
      .update(payouts)
      .set({ status: 'cancelled', cancelReason: reason, settledAt: now })
      .where(eq(payouts.id, row.id));
    await announce(tx, config, userId, events.favourReturnCancelled, {
      amount: row.amountCents,
      reason,
    });
    await audit(tx, {
      at: now,
      userId: null,
      action: 'payouts.cancel',
      object: 'payouts',
      objectId: row.id,
      details: { kind: row.kind, amount_cents: row.amountCents, reason },
    });
  }
}
