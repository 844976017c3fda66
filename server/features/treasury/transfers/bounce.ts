import { dayInMexicoCity, earlierDay } from '@contract/kernel/fields/day';
import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { projects, stages } from '@server/db/schema/credit';
import { suppliers } from '@server/db/schema/people';
import { type bankMovements, payouts, withdrawals } from '@server/db/schema/treasury';
import type { Vault } from '@server/db/vault';
import { addProjectEvent, applyMoney, setUnpaid, transferOf } from '@server/features/credit';
import { ownerById } from '@server/features/people';
import { announce, announceToStaff, events } from '@server/features/platform';
import { t } from '@server/i18n';
import { applicantUnapplied } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { depositUnidentified } from '@server/ledger/events/deposits';
import { stageReturned } from '@server/ledger/events/disbursement';
import { payoutReturned } from '@server/ledger/events/payouts';
import { withdrawalReturned } from '@server/ledger/events/withdrawals';
import { and, eq, inArray } from 'drizzle-orm';
import { depositOf } from '../bank-movements/deposit-of';
import { followReturn } from '../payouts/return-deposit';
import { accountsOfOrders, mayGoTo } from './account';
import { type SentOrder, sameTransfer, type Transfer } from './confirm';
import { claimLine, unclaimedLines } from './lines';

type Line = typeof bankMovements.$inferSelect;

interface Origin {
  actor: string;
  now: Date;
  config: Config;
  vault: Vault;
}

/**
 * Money of ours that a bank sent back, as SPEI returns a transfer: a line of the same clave de rastreo and
 * amount, from the account that it went to. The order did not come about: its money is where it was before
 * it was set aside, and its people and staff are notified. Null when the line is something else.
 */
export async function bouncedOrder(tx: Tx, line: Line, origin: Origin): Promise<SentOrder | null> {
  const order = await orderOfWayBack(tx, line, origin.vault);
  const beneficiary = order && (await undo[order.kind](tx, order.id, line, origin));
  if (!beneficiary) return null;
  await announceToStaff(tx, origin.config, events.transferBounced, {
    amount: line.amountCents,
    trackingKey: line.trackingKey,
    beneficiary,
  });
  return order;
}

/** An order just sent may have come back before: its line waits, unidentified. Answers whether it had. */
export async function hadBounced(tx: Tx, transfer: Transfer, origin: Origin): Promise<boolean> {
  for (const line of await unclaimedLines(tx, transfer, 'in')) {
    const order = await bouncedOrder(tx, line, origin);
    if (!order) continue;
    await claimLine(tx, line.id, order);
    return true;
  }
  return false;
}

/** The order that went to where this line came from. */
async function orderOfWayBack(tx: Tx, line: Line, vault: Vault): Promise<SentOrder | null> {
  const sent = await accountsOfOrders(tx, vault, (table) =>
    and(sameTransfer(table, line), inArray(table.status, ['paid', ...mayComeBack])),
  );
  for (const account of sent) {
    if (await mayGoTo(tx, account, line.senderMark)) return account.order;
  }
  return null;
}

const mayComeBack = ['sent', 'confirmed'] as const;

/** The line's money waits without owner until it is given back to where it came from. */
async function received(tx: Tx, line: Line, { actor }: Origin) {
  await depositUnidentified(tx, depositOf(line, actor));
  return { trackingKey: line.trackingKey, occurredOn: line.occurredOn, actor };
}

/** Puts an order's money back; answers to whom it went, null when it is no longer in progress. */
type Undo = (tx: Tx, id: string, line: Line, origin: Origin) => Promise<string | null>;

const bouncedWithdrawal: Undo = async (tx, id, line, origin) => {
  const { config, now } = origin;
  const [row] = await tx
    .update(withdrawals)
    .set({ status: 'returned', settledAt: now })
    .where(and(eq(withdrawals.id, id), inArray(withdrawals.status, mayComeBack)))
    .returning();
  if (!row) return null;
  await withdrawalReturned(tx, { ...(await received(tx, line, origin)), withdrawalId: id });
  const owner = await ownerById(tx, 'investor', row.investorId);
  if (owner) {
    await announce(tx, config, owner.userId, events.withdrawalReturned, {
      folio: row.folio,
      amount: row.amountCents,
      last4: row.clabeLast4,
    });
  }
  return row.holder;
};

const bouncedPayout: Undo = async (tx, id, line, origin) => {
  const { config, now } = origin;
  const [row] = await tx
    .update(payouts)
    .set({ status: 'returned', settledAt: now })
    .where(and(eq(payouts.id, id), inArray(payouts.status, mayComeBack)))
    .returning();
  if (!row) return null;
  const back = await received(tx, line, origin);
  // The bank dates what comes back after hours on its next business day; the money is here today.
  const occurredOn = earlierDay(back.occurredOn, dayInMexicoCity(now));
  await payoutReturned(tx, { ...back, occurredOn, payoutId: id });
  await followReturn(tx, row, 'undone', config);
  const { applicantId } = row;
  const owner = applicantId ? await ownerById(tx, 'applicant', applicantId) : undefined;
  if (owner && applicantId) {
    // What they owe comes first, before they could ask for it again.
    await applyMoney(tx, { applicantId, movement: null, actor: origin.actor, now, config });
    await announce(tx, config, owner.userId, events.creditBalanceReturnBounced, {
      amount: row.amountCents,
      left: await balance(tx, applicantUnapplied(applicantId)),
      last4: row.clabeLast4 ?? '',
    });
  }
  return row.beneficiary;
};

const bouncedStage: Undo = async (tx, id, line, origin) => {
  const { config, now } = origin;
  const [row] = await tx
    .select({ stage: stages, project: projects, name: suppliers.name, userId: suppliers.userId })
    .from(stages)
    .innerJoin(projects, eq(projects.id, stages.projectId))
    .innerJoin(suppliers, eq(suppliers.id, projects.supplierId))
    .where(and(eq(stages.id, id), eq(stages.status, 'paid')))
    .for('update', { of: stages });
  if (!row) return null;
  const { stage, project } = row;
  await stageReturned(tx, {
    ...(await received(tx, line, origin)),
    projectId: project.id,
    supplierId: project.supplierId,
    stage: stage.n,
    amount: transferOf(stage),
  });
  await setUnpaid(tx, id);
  await addProjectEvent(tx, {
    projectId: project.id,
    title: t(treasuryWords.transfers.bounce.supplierBounced),
    desc: t(treasuryWords.transfers.bounce.payableAgain, { trackingKey: line.trackingKey }),
    color: 'warning',
    icon: 'money',
    userId: null,
    now,
  });
  await announce(tx, config, row.userId, events.stageBounced, {
    folio: project.folio,
    amount: transferOf(stage),
  });
  return row.name;
};

const undo: Record<SentOrder['kind'], Undo> = {
  withdrawal: bouncedWithdrawal,
  payout: bouncedPayout,
  stage: bouncedStage,
};
