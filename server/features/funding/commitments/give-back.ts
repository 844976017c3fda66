import { formatMxn, toCentavos } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { commitments, opportunities } from '@server/db/schema/projects';
import { tell } from '@server/features/credit/projects/acts';
import { type ProjectRow, setStatus } from '@server/features/credit/projects/project';
import { announce } from '@server/features/platform/notifications/announce';
import { events } from '@server/features/platform/notifications/events/events';
import { settingAt } from '@server/features/platform/settings/setting-at';
import { commitmentsCancelled } from '@server/ledger/events/commitments';
import { eq } from 'drizzle-orm';
import { type Opportunity, setOpenCommitments } from './open';

const DAY_MS = 86_400_000;

interface GivingBack {
  commitment: typeof commitments.$inferSelect;
  opportunity: Opportunity;
  row: ProjectRow;
  actor: string;
  config: Config;
  now: Date;
}

/**
 * An open commitment is its investor's money again. A goal that had been reached is open again, for some days
 * at least, and who waited for its money is told; the contract stays as it is, because it does not name
 * investors. The project and the opportunity are held by the caller, who tells the investor.
 */
export async function giveBack(
  tx: Tx,
  { commitment, opportunity, row, actor, config, now }: GivingBack,
): Promise<Opportunity> {
  const today = dayInMexicoCity(now);
  await commitmentsCancelled(tx, { commitmentIds: [commitment.id], occurredOn: today, actor });
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
  if (!reopens) return after;
  const { id: projectId, folio, status } = row.project;
  await setOpenCommitments(tx, opportunity.id, { status: 'reserved' });
  await setStatus(tx, projectId, 'published', now);
  await tell(tx, {
    projectId,
    title: 'De nuevo en fondeo',
    desc: `Salieron ${formatMxn(commitment.amountCents)} de un inversionista antes de la entrega.`,
    color: 'warning',
    icon: 'money',
    userId: null,
    now,
  });
  await announce(tx, config, row.applicantUserId, events.fundingReopened, {
    projectId,
    folio,
    missing: toCentavos(after.goalCents - after.committedCents),
  });
  if (status === 'installing') {
    await announce(tx, config, row.supplierUserId, events.installationWaits, { projectId, folio });
  }
  return after;
}
