import { dayInMexicoCity, earlierDay } from '@contract/fields/day';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { applicants, investors, suppliers } from '@server/db/schema/people';
import { projects, stages } from '@server/db/schema/projects';
import { bankMovements, payouts, withdrawals } from '@server/db/schema/treasury';
import type { Vault } from '@server/db/vault';
import { applicantUnapplied } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { depositUnidentified } from '@server/ledger/events/deposits';
import { stageReturned } from '@server/ledger/events/disbursement';
import { payoutReturned } from '@server/ledger/events/payouts';
import { withdrawalReturned } from '@server/ledger/events/withdrawals';
import { and, eq, inArray } from 'drizzle-orm';
import { depositOf } from '../bank-movements/deposit-of';
import { accountMark } from '../bank-movements/line-keys';
import { announce, announceToStaff } from '../notifications/announce';
import { events } from '../notifications/events/events';
import { applyMoney } from '../payments/apply';
import { payoutPlace } from '../payouts/place';
import { followReturn } from '../payouts/return-deposit';
import { tell } from '../projects/acts';
import { withdrawalPlace } from '../withdrawals/place';
import { type SentOrder, sameTransfer, type Transfer } from './confirm';

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
 * it was set aside, and its people and staff are told. Null when the line is something else.
 */
export async function bouncedOrder(tx: Tx, line: Line, origin: Origin): Promise<SentOrder | null> {
  const found =
    (await bouncedWithdrawal(tx, line, origin)) ??
    (await bouncedPayout(tx, line, origin)) ??
    (await bouncedStage(tx, line, origin));
  if (!found) return null;
  await announceToStaff(tx, origin.config, events.transferBounced, {
    amount: line.amountCents,
    trackingKey: line.trackingKey,
    beneficiary: found.beneficiary,
  });
  return found.order;
}

/** An order just sent may have come back before: its line waits, unidentified. Answers whether it had. */
export async function hadBounced(tx: Tx, transfer: Transfer, origin: Origin): Promise<boolean> {
  const [line] = await tx
    .select()
    .from(bankMovements)
    .where(
      and(
        sameTransfer(bankMovements, transfer),
        eq(bankMovements.direction, 'in'),
        eq(bankMovements.status, 'unidentified'),
      ),
    )
    .limit(1);
  const order = line && (await bouncedOrder(tx, line, origin));
  if (!line || !order) return false;
  await tx
    .update(bankMovements)
    .set({ status: 'matched', matchedKind: order.kind, matchedId: order.id })
    .where(eq(bankMovements.id, line.id));
  return true;
}

interface Found {
  order: SentOrder;
  beneficiary: string;
}

/** The line's money waits without owner until it is given back to where it came from. */
async function received(tx: Tx, line: Line, { actor }: Origin) {
  await depositUnidentified(tx, depositOf(line, actor));
  return { trackingKey: line.trackingKey, occurredOn: line.occurredOn, actor };
}

async function bouncedWithdrawal(tx: Tx, line: Line, origin: Origin): Promise<Found | null> {
  const { config, now, vault } = origin;
  const [row] = await tx
    .select({ withdrawal: withdrawals, userId: investors.userId })
    .from(withdrawals)
    .innerJoin(investors, eq(investors.id, withdrawals.investorId))
    .where(and(sameTransfer(withdrawals, line), inArray(withdrawals.status, ['sent', 'confirmed'])))
    .for('update', { of: withdrawals });
  if (!row) return null;
  const { id, clabe, folio, amountCents, clabeLast4, holder } = row.withdrawal;
  if (accountMark(vault, vault.open(clabe, withdrawalPlace(id))) !== line.senderMark) return null;
  await withdrawalReturned(tx, { ...(await received(tx, line, origin)), withdrawalId: id });
  await tx
    .update(withdrawals)
    .set({ status: 'returned', settledAt: now })
    .where(eq(withdrawals.id, id));
  await announce(tx, config, row.userId, events.withdrawalReturned, {
    folio,
    amount: amountCents,
    last4: clabeLast4,
  });
  return { order: { kind: 'withdrawal', id }, beneficiary: holder };
}

async function bouncedPayout(tx: Tx, line: Line, origin: Origin): Promise<Found | null> {
  const { config, now, vault } = origin;
  const [row] = await tx
    .select({ payout: payouts, userId: applicants.userId })
    .from(payouts)
    .leftJoin(applicants, eq(applicants.id, payouts.applicantId))
    .where(and(sameTransfer(payouts, line), inArray(payouts.status, ['sent', 'confirmed'])))
    .for('update', { of: payouts });
  if (!row) return null;
  const { id, clabe, amountCents, clabeLast4, beneficiary } = row.payout;
  // Taxes go by their own line of the SAT, whose account nobody here knows.
  if (clabe && accountMark(vault, vault.open(clabe, payoutPlace(id))) !== line.senderMark) {
    return null;
  }
  const back = await received(tx, line, origin);
  // The bank dates what comes back after hours on its next business day; the money is here today.
  const occurredOn = earlierDay(back.occurredOn, dayInMexicoCity(now));
  await payoutReturned(tx, { ...back, occurredOn, payoutId: id });
  await tx.update(payouts).set({ status: 'returned', settledAt: now }).where(eq(payouts.id, id));
  await followReturn(tx, row.payout, 'undone', config);
  const { applicantId } = row.payout;
  if (row.userId && applicantId) {
    // What they owe comes first, before they could ask for it again.
    await applyMoney(tx, { applicantId, movement: null, actor: origin.actor, now, config });
    await announce(tx, config, row.userId, events.favourReturnBounced, {
      amount: amountCents,
      left: await balance(tx, applicantUnapplied(applicantId)),
      last4: clabeLast4 ?? '',
    });
  }
  return { order: { kind: 'payout', id }, beneficiary };
}

async function bouncedStage(tx: Tx, line: Line, origin: Origin): Promise<Found | null> {
  const { config, now } = origin;
  const [row] = await tx
    .select({ stage: stages, project: projects, name: suppliers.name, userId: suppliers.userId })
    .from(stages)
    .innerJoin(projects, eq(projects.id, stages.projectId))
    .innerJoin(suppliers, eq(suppliers.id, projects.supplierId))
    .where(and(sameTransfer(stages, line), eq(stages.status, 'paid')))
    .for('update', { of: stages });
  if (!row) return null;
  const { stage, project } = row;
  // Stages paid before accounts were registered here do not know theirs.
  if (stage.paidMark && stage.paidMark !== line.senderMark) return null;
  await stageReturned(tx, {
    ...(await received(tx, line, origin)),
    projectId: project.id,
    supplierId: project.supplierId,
    stage: stage.n,
    amount: stage.amountCents,
  });
  await tx
    .update(stages)
    .set({ status: 'payable', paidAt: null, trackingKey: null, paidMark: null })
    .where(eq(stages.id, stage.id));
  await tell(tx, {
    projectId: project.id,
    title: 'El banco devolvió el pago al instalador',
    desc: `Clave de rastreo ${line.trackingKey}. La etapa vuelve a estar por pagar.`,
    color: 'warning',
    icon: 'money',
    userId: null,
    now,
  });
  await announce(tx, config, row.userId, events.stageBounced, {
    folio: project.folio,
    amount: stage.amountCents,
  });
  return { order: { kind: 'stage', id: stage.id }, beneficiary: row.name };
}
