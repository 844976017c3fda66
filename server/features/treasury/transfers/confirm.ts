import type { Centavos } from '@contract/kernel/fields/centavos';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { stages } from '@server/db/schema/credit';
import { investors } from '@server/db/schema/people';
import { bankMovements, payouts, withdrawals } from '@server/db/schema/treasury';
import { announce, events } from '@server/features/platform';
import { and, eq, inArray, notExists, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** What both the bank's line and the order of a transfer state. */
export interface Transfer {
  trackingKey: string;
  amountCents: Centavos;
}

/** What is sent: a withdrawal, a stage paid to its installer, or fees, taxes and credit balances. */
export const sentKinds = ['withdrawal', 'stage', 'payout'] as const;

export const isSentKind = (kind: string | null) => sentKinds.some((one) => one === kind);

export interface SentOrder {
  kind: (typeof sentKinds)[number];
  id: string;
}

export type OrderTable = typeof withdrawals | typeof payouts | typeof stages;

/** What is transferred of an order: of a stage all but what paid back what its installer drew against it. */
export const amountSent = (table: { amountCents: PgColumn }): SQL =>
  table === stages ? sql`(${stages.amountCents} - ${stages.keptCents})` : sql`${table.amountCents}`;

/** Rows of a table of orders or lines that may be this transfer. */
export const sameTransfer = (
  table: { trackingKey: PgColumn; amountCents: PgColumn },
  { trackingKey, amountCents }: Transfer,
) => and(eq(table.trackingKey, trackingKey), eq(amountSent(table), amountCents));

/** Lines of the bank that report a transfer, on its way out or back. */
export const linesOf = (transfer: Transfer, direction: 'in' | 'out') =>
  and(sameTransfer(bankMovements, transfer), eq(bankMovements.direction, direction));

/** Of an order: the bank has not reported that it left, or came back, under the clave de rastreo that it has. */
export const isUntold = (tx: Tx, { id, trackingKey }: OrderTable) =>
  notExists(
    tx
      .select({ id: bankMovements.id })
      .from(bankMovements)
      .where(and(eq(bankMovements.matchedId, id), eq(bankMovements.trackingKey, trackingKey))),
  );

/**
 * A line of the bank reports outgoing money: when it is an order that was sent, the order is confirmed. Null
 * when the line is something else.
 */
export async function confirmSent(
  tx: Tx,
  line: Transfer & { receiverMark: string },
  { config, now }: { config: Config; now: Date },
): Promise<SentOrder | null> {
  const confirmed = { status: 'confirmed' as const, settledAt: now };
  const [withdrawal] = await tx
    .update(withdrawals)
    .set(confirmed)
    .where(and(sameTransfer(withdrawals, line), eq(withdrawals.status, 'sent')))
    .returning();
  if (withdrawal) {
    const [owner] = await tx
      .select({ userId: investors.userId })
      .from(investors)
      .where(eq(investors.id, withdrawal.investorId));
    if (owner) {
      await announce(tx, config, owner.userId, events.withdrawalConfirmed, {
        folio: withdrawal.folio,
        amount: withdrawal.amountCents,
        last4: withdrawal.clabeLast4,
      });
    }
    return { kind: 'withdrawal', id: withdrawal.id };
  }
  const [payout] = await tx
    .update(payouts)
    .set(confirmed)
    .where(and(sameTransfer(payouts, line), eq(payouts.status, 'sent')))
    .returning({ id: payouts.id });
  if (payout) return { kind: 'payout', id: payout.id };
  const [stage] = await tx
    .select({ id: stages.id })
    .from(stages)
    .where(and(sameTransfer(stages, line), isUntold(tx, stages)))
    .limit(1);
  return stage ? { kind: 'stage', id: stage.id } : backBefore(tx, line);
}

/** The order of a transfer that came back, from where this line went, before the bank reported that it left. */
async function backBefore(
  tx: Tx,
  line: Transfer & { receiverMark: string },
): Promise<SentOrder | null> {
  const [back] = await tx
    .select({ kind: bankMovements.matchedKind, id: bankMovements.matchedId })
    .from(bankMovements)
    .where(
      and(
        linesOf(line, 'in'),
        eq(bankMovements.senderMark, line.receiverMark),
        inArray(bankMovements.matchedKind, [...sentKinds]),
      ),
    )
    .limit(1);
  const kind = sentKinds.find((one) => one === back?.kind);
  return kind && back?.id ? { kind, id: back.id } : null;
}
