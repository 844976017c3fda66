import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { projects, stages } from '@server/db/schema/credit';
import { applicants, investors, suppliers } from '@server/db/schema/people';
import { bankMovements, payouts, withdrawals } from '@server/db/schema/treasury';
import { addProjectEvent, applyMoney, setPaid, transferOf } from '@server/features/credit';
import { cancelUndelivered } from '@server/features/funding';
import { announce, events } from '@server/features/platform';
import { conflict } from '@server/http/errors';
import { t } from '@server/i18n';
import { applicantUnapplied, paidTwice, recoverable } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { entriesByKey } from '@server/ledger/entries';
import { depositKey } from '@server/ledger/events/deposits';
import { stagePaidAt, stageReturnUndone } from '@server/ledger/events/disbursement';
import { depositTakenBack } from '@server/ledger/events/investor-debt';
import { payoutReturnUndone } from '@server/ledger/events/payouts';
import { resolvedAt, returnKey } from '@server/ledger/reserve';
import { and, eq } from 'drizzle-orm';
import { depositOf } from '../bank-movements/deposit-of';
import { assertStillWaits, followReturn } from '../payouts/return-deposit';
import { voidUnsent } from './void-unsent';

type Line = typeof bankMovements.$inferSelect;

interface Origin {
  actor: string;
  now: Date;
  config: Config;
}

/**
 * A line that a bank sent our money back was a mistake: the order is as it was before, and its people
 * are notified. What they have used meanwhile of the money they owe.
 * @throws AppError conflict when the order is no longer as the line left it.
 */
export async function undoBounce(tx: Tx, line: Line, origin: Origin): Promise<void> {
  const undo = line.matchedKind && undoes[line.matchedKind];
  if (!undo || !line.matchedId) throw new Error('the line is of no order');
  await undo(tx, { ...line, matchedId: line.matchedId }, origin);
}

type Bounce = Line & { matchedId: string };
type Undo = (tx: Tx, line: Bounce, origin: Origin) => Promise<void>;

const undoes: Partial<Record<NonNullable<Line['matchedKind']>, Undo>> = {
  withdrawal: undoWithdrawal,
  payout: undoPayout,
  stage: undoStage,
};

async function undoWithdrawal(tx: Tx, line: Bounce, origin: Origin) {
  const [found] = await tx
    .select({ row: withdrawals, userId: investors.userId })
    .from(withdrawals)
    .innerJoin(investors, eq(investors.id, withdrawals.investorId))
    .where(eq(withdrawals.id, line.matchedId))
    .for('update', { of: withdrawals });
  if (found?.row.status !== 'returned') throw changed();
  const { row, userId } = found;
  const { investorId, amountCents: amount, clabeLast4: last4, folio } = row;
  await voidUnsent(tx, { owner: { kind: 'investor', id: investorId }, deposit: line, origin });
  await cancelUndelivered(tx, { investorId, deposit: line, origin });
  const event = eventOf(line, origin);
  const keys = [event.depositKey, await returnKey(tx, row.id)];
  const stored = await entriesByKey(tx, keys);
  const owed = await depositTakenBack(tx, {
    ...event,
    reason: line.trackingKey,
    investorId,
    entries: keys.flatMap((key) => stored.get(key) ?? []),
    amount,
  });
  await tx
    .update(withdrawals)
    .set(await asItWas(tx, line))
    .where(eq(withdrawals.id, row.id));
  const facts = { folio, amount, last4, owed };
  await announce(tx, origin.config, userId, events.withdrawalNotReturned, facts);
}

async function undoPayout(tx: Tx, line: Bounce, origin: Origin) {
  const { actor, now, config } = origin;
  const [found] = await tx
    .select({ row: payouts, userId: applicants.userId })
    .from(payouts)
    .leftJoin(applicants, eq(applicants.id, payouts.applicantId))
    .where(eq(payouts.id, line.matchedId))
    .for('update', { of: payouts });
  if (found?.row.status !== 'returned') throw changed();
  const { row, userId } = found;
  const { id: payoutId, applicantId } = row;
  await assertStillWaits(tx, row);
  if (applicantId) {
    await voidUnsent(tx, { owner: { kind: 'applicant', id: applicantId }, deposit: line, origin });
  }
  await payoutReturnUndone(tx, {
    ...eventOf(line, origin),
    payoutId,
    claim: applicantId
      ? recoverable(applicantId, applicantUnapplied(applicantId))
      : paidTwice(payoutId),
  });
  await tx
    .update(payouts)
    .set(await asItWas(tx, line))
    .where(eq(payouts.id, payoutId));
  await followReturn(tx, row, 'sent', config);
  if (!applicantId || !userId) return;
  // What it paid meanwhile is owed again.
  await applyMoney(tx, { applicantId, movement: null, actor, now, config });
  await announce(tx, config, userId, events.creditBalanceReturnNotBounced, {
    amount: row.amountCents,
    last4: row.clabeLast4 ?? '',
    owed: await balance(tx, recoverable(applicantId, applicantUnapplied(applicantId))),
  });
}

async function undoStage(tx: Tx, line: Bounce, origin: Origin) {
  const { now, config } = origin;
  const [found] = await tx
    .select({ stage: stages, project: projects, userId: suppliers.userId })
    .from(stages)
    .innerJoin(projects, eq(projects.id, stages.projectId))
    .innerJoin(suppliers, eq(suppliers.id, projects.supplierId))
    .where(eq(stages.id, line.matchedId))
    .for('update', { of: stages });
  if (!found) throw changed();
  const { stage, project, userId } = found;
  const { trackingKey, senderMark } = line;
  const payment = { projectId: project.id, stage: stage.n, trackingKey };
  await stageReturnUndone(tx, {
    ...eventOf(line, origin),
    ...payment,
    claim: paidTwice(stage.id),
  });
  const paidAgain = stage.status === 'paid';
  if (!paidAgain) {
    const paidAt = await stagePaidAt(tx, payment);
    await setPaid(tx, stage.id, { trackingKey, paidAt: paidAt ?? now, paidMark: senderMark });
  }
  await addProjectEvent(tx, {
    projectId: project.id,
    title: t(treasuryWords.transfers.bounceUndone.supplierKept),
    desc: t(treasuryWords.transfers.bounceUndone.bounceMistaken, {
      trackingKey,
      outcome: paidAgain
        ? t(treasuryWords.transfers.bounceUndone.stagePaidTwice)
        : t(treasuryWords.transfers.bounceUndone.stagePaid),
    }),
    color: 'warning',
    icon: 'money',
    userId: null,
    now,
  });
  await announce(tx, config, userId, events.stageNotBounced, {
    folio: project.folio,
    amount: transferOf(stage),
    trackingKey,
    paidAgain,
  });
}

const changed = () => conflict(t(treasuryWords.transfers.bounceUndone.changedSince));

/** What the ledger keeps of it. */
const eventOf = (line: Bounce, { actor, now }: Origin) => ({
  occurredOn: dayInMexicoCity(now),
  actor,
  trackingKey: line.trackingKey,
  depositKey: depositKey(depositOf(line, actor)),
});

/** An order that left, confirmed when the bank's line of it is here. */
async function asItWas(tx: Tx, { matchedId, trackingKey }: Bounce) {
  const [confirmed] = await tx
    .select({ at: bankMovements.createdAt })
    .from(bankMovements)
    .where(
      and(
        eq(bankMovements.matchedId, matchedId),
        eq(bankMovements.trackingKey, trackingKey),
        eq(bankMovements.direction, 'out'),
        eq(bankMovements.status, 'matched'),
      ),
    )
    .limit(1);
  return confirmed
    ? { status: 'confirmed' as const, settledAt: confirmed.at }
    : { status: 'sent' as const, settledAt: await resolvedAt(tx, matchedId) };
}
