import { statusesIn } from '@contract/credit/life-cycle';
import type { ProjectStatus } from '@contract/credit/project-states';
import { fundingWords } from '@contract/locales/es-MX/funding/server';
import type { Tx } from '@server/db/connection';
import { loans } from '@server/db/schema/credit';
import { commitments, opportunities } from '@server/db/schema/funding';
import type { CreditMoved } from '@server/features/credit';
import { t } from '@server/i18n';
import { and, eq } from 'drizzle-orm';
import { becomeParticipations } from '../commitments/become-participations';
import { release } from '../commitments/release';

export type Offer = typeof opportunities.$inferSelect;

/** What happens to the money that investors promised, before its states follow. */
const moneyAt: Partial<
  Record<ProjectStatus, (tx: Tx, offer: Offer, moved: CreditMoved) => Promise<void>>
> = {
  repaying: (tx, offer, moved) =>
    moved.from === 'installing' ? becomeParticipations(tx, offer, moved) : Promise.resolve(),
  cancelled: (tx, offer, moved) =>
    release(tx, offer, moved, t(fundingWords.opportunities.followCredit.withdrawnByApplicant)),
  not_funded: (tx, offer, moved) =>
    release(tx, offer, moved, t(fundingWords.opportunities.followCredit.goalMissed)),
};

const closedWhen: Record<Offer['status'], (offer: Offer, now: Date) => Date | null> = {
  open: () => null,
  delivered: ({ closedAt }) => closedAt,
  funded: (_, now) => now,
  withdrawn: (_, now) => now,
  not_funded: (_, now) => now,
};

/**
 * The offer of a credit and its commitments go where the credit goes; what was never published has none. The
 * project is locked by the caller, the offer here.
 */
export async function followCredit(tx: Tx, moved: CreditMoved): Promise<void> {
  const { row, from, to, now } = moved;
  const [was, is] = [statusesIn[from], statusesIn[to]];
  if (!was.offer || !is.offer) return;
  const [found] = await tx
    .select({ offer: opportunities })
    .from(opportunities)
    .innerJoin(loans, eq(loans.id, opportunities.loanId))
    .where(eq(loans.projectId, row.project.id))
    .for('no key update', { of: opportunities });
  if (!found) throw new Error('a published project has an offer');
  const { offer } = found;
  await moneyAt[to]?.(tx, offer, moved);
  if (is.offer !== was.offer) {
    await tx
      .update(opportunities)
      .set({ status: is.offer, closedAt: closedWhen[is.offer](offer, now) })
      .where(eq(opportunities.id, offer.id));
  }
  if (is.commitments && was.commitments && is.commitments !== was.commitments) {
    const ended = is.commitments === 'expired' || is.commitments === 'settled';
    await tx
      .update(commitments)
      .set({
        status: is.commitments,
        endedAt: ended ? now : null,
      })
      .where(and(eq(commitments.opportunityId, offer.id), eq(commitments.status, was.commitments)));
  }
}
