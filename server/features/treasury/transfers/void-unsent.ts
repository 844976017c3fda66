import type { Centavos } from '@contract/kernel/fields/centavos';
import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { payouts, withdrawals } from '@server/db/schema/treasury';
import { holdApplicant } from '@server/features/credit';
import { type AuditEntry, audit } from '@server/features/platform';
import { t } from '@server/i18n';
import { applicantUnapplied, investorAvailable } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { and, desc, eq } from 'drizzle-orm';
import { cancelPayout } from '../payouts/cancel';
import { rejectWithdrawal } from '../withdrawals/reject';
import type { MoneyOwner } from './owes';

interface TakingBack {
  owner: MoneyOwner;
  /** The line that was no money. */
  deposit: { amountCents: Centavos; trackingKey: string };
  origin: { actor: string; now: Date; config: Config };
}

/**
 * What was set aside to be sent out of a deposit that was no money is theirs again, to be taken: the newest
 * orders first, as many as it takes. One that may have left the bank stays, and is not sent while they owe.
 */
export async function voidUnsent(tx: Tx, { owner, deposit, origin }: TakingBack): Promise<void> {
  const reason = t(treasuryWords.transfers.voidUnsent.moneyGone, {
    trackingKey: deposit.trackingKey,
  });
  const isInvestor = owner.kind === 'investor';
  const theirs = (isInvestor ? investorAvailable : applicantUnapplied)(owner.id);
  for (const order of await (isInvestor ? withdrawalsOf : creditBalancesOf)(tx, owner.id)) {
    const { id: objectId, processingSince, amount, giveUp, entry } = order;
    if (processingSince) continue;
    if ((await balance(tx, theirs)) >= deposit.amountCents) return;
    await giveUp(reason, origin);
    const { details, ...act } = entry;
    await audit(tx, {
      at: origin.now,
      userId: null,
      ...act,
      objectId,
      details: { ...details, amount_cents: amount, reason },
    });
  }
}

/** An order that waits to be sent. */
interface Unsent {
  id: string;
  amount: Centavos;
  processingSince: Date | null;
  giveUp: (reason: string, origin: TakingBack['origin']) => Promise<unknown>;
  /** The audit entry of giving it up, without the reason. */
  entry: Pick<AuditEntry, 'action' | 'object' | 'details'>;
}

async function withdrawalsOf(tx: Tx, investorId: string): Promise<Unsent[]> {
  const rows = await tx
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.investorId, investorId), eq(withdrawals.status, 'requested')))
    .orderBy(desc(withdrawals.id))
    .for('update');
  return rows.map((row) => ({
    id: row.id,
    amount: row.amountCents,
    processingSince: row.processingSince,
    giveUp: (reason, origin) => rejectWithdrawal(tx, row, reason, origin),
    entry: {
      action: 'withdrawals.reject',
      object: 'withdrawals',
      details: { clabe_last4: row.clabeLast4 },
    },
  }));
}

async function creditBalancesOf(tx: Tx, applicantId: string): Promise<Unsent[]> {
  // Locked before the balance, as an order of theirs locks it.
  await holdApplicant(tx, applicantId);
  const rows = await tx
    .select()
    .from(payouts)
    .where(and(eq(payouts.applicantId, applicantId), eq(payouts.status, 'ordered')))
    .orderBy(desc(payouts.id))
    .for('update');
  return rows.map((row) => ({
    id: row.id,
    amount: row.amountCents,
    processingSince: row.processingSince,
    giveUp: (reason, origin) => cancelPayout(tx, row, reason, origin),
    entry: { action: 'payouts.cancel', object: 'payouts', details: { kind: row.kind } },
  }));
}
