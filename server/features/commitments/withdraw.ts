import { formatMxn, toCentavos } from '@contract/fields/centavos';
import { dayInMexicoCity } from '@contract/fields/day';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { commitments, opportunities } from '@server/db/schema/projects';
import { conflict } from '@server/http/errors';
import type { Scope } from '@server/http/principal';
import { commitmentsCancelled } from '@server/ledger/events/commitments';
import { eq } from 'drizzle-orm';
import { announce } from '../notifications/announce';
import { events } from '../notifications/events/events';
import { assertAllowed, tell } from '../projects/acts';
import { setStatus } from '../projects/project';
import { settingAt } from '../settings/setting-at';
import { isOpen, lockOpportunity, setOpenCommitments } from './open';
import { findCommitment } from './repository';

const DAY_MS = 86_400_000;

interface Withdrawal {
  scope: Scope;
  commitmentId: string;
  userId: string;
  config: Config;
  now: Date;
}

/**
 * Gives a commitment back before the money is delivered (LRITF 18-VII). A goal that had been reached is
 * open again, for some days at least; the contract stays as it is, because it does not name investors.
 */
export async function withdrawCommitment(
  tx: Tx,
  { scope, commitmentId, userId, config, now }: Withdrawal,
) {
  const { opportunityId } = await findCommitment(tx, scope, commitmentId);
  const { opportunity, row } = await lockOpportunity(tx, opportunityId);
  // Read again: what it was before the lock may have changed.
  const commitment = await findCommitment(tx, scope, commitmentId);
  if (!isOpen(commitment)) throw conflict('El compromiso ya no se puede retirar.');
  assertAllowed('investor', row.project.status, 'cancel_commitment');
  const today = dayInMexicoCity(now);
  await commitmentsCancelled(tx, {
    commitmentIds: [commitment.id],
    occurredOn: today,
    actor: userId,
  });
  await tx
    .update(commitments)
    .set({ status: 'cancelled', endedAt: now })
    .where(eq(commitments.id, commitment.id));
  const committedCents = toCentavos(opportunity.committedCents - commitment.amountCents);
  const reopens = opportunity.status === 'funded';
  const days = await settingAt(tx, 'reopening_days', today);
  const least = new Date(now.getTime() + days * DAY_MS);
  const [after] = await tx
    .update(opportunities)
    .set({
      committedCents,
      ...(reopens && {
        status: 'open',
        closedAt: null,
        closesAt: opportunity.closesAt > least ? opportunity.closesAt : least,
      }),
    })
    .where(eq(opportunities.id, opportunity.id))
    .returning();
  if (!after) throw new Error('the opportunity disappeared');
  await announce(tx, config, userId, events.commitmentWithdrawn, {
    folio: row.project.folio,
    opportunityId: opportunity.id,
    amount: commitment.amountCents,
  });
  if (reopens) {
    await setOpenCommitments(tx, opportunity.id, { status: 'reserved' });
    await setStatus(tx, row.project.id, 'published', now);
    await tell(tx, {
      projectId: row.project.id,
      title: 'De nuevo en fondeo',
      desc: `Un inversionista retiró ${formatMxn(commitment.amountCents)} antes de la entrega.`,
      color: 'warning',
      icon: 'money',
      userId: null,
      now,
    });
    await announce(tx, config, row.applicantUserId, events.fundingReopened, {
      projectId: row.project.id,
      folio: row.project.folio,
      missing: toCentavos(after.goalCents - after.committedCents),
    });
  }
  return { commitment: { ...commitment, status: 'cancelled' as const }, opportunity: after };
}
