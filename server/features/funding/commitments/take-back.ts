import type { Centavos } from '@contract/kernel/fields/centavos';
import { formatMxn } from '@contract/kernel/fields/mxn';
import { fundingWords } from '@contract/locales/es-MX/funding/server';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { loans, projects } from '@server/db/schema/credit';
import { commitments, opportunities } from '@server/db/schema/funding';
import { investors } from '@server/db/schema/people';
import { bankMovements } from '@server/db/schema/treasury';
import { announce, audit, events } from '@server/features/platform';
import { t } from '@server/i18n';
import { investorAvailable } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { and, asc, desc, eq } from 'drizzle-orm';
import { giveBack } from './give-back';
import { isOpen, isOpenCommitment, lockOpportunity } from './open';

interface TakingBack {
  investorId: string;
  /** The deposit that was no money. */
  deposit: { amountCents: Centavos; trackingKey: string };
  origin: { actor: string; now: Date; config: Config };
}

/**
 * What an investor promised out of a deposit that was no money is theirs again, to be taken: the newest
 * commitments first, as many as it takes. What was delivered stays, and they owe it.
 */
export async function cancelUndelivered(tx: Tx, taking: TakingBack): Promise<void> {
  const { investorId, deposit, origin } = taking;
  const { actor, config, now } = origin;
  // Locked as a new commitment of theirs locks it, so that none comes between.
  const [investor] = await tx
    .select({ userId: investors.userId })
    .from(investors)
    .where(eq(investors.id, investorId))
    .for('no key update');
  if (!investor) return;
  const open = await tx
    .select({ id: commitments.id, opportunityId: commitments.opportunityId })
    .from(commitments)
    .where(and(eq(commitments.investorId, investorId), isOpenCommitment))
    .orderBy(desc(commitments.id));
  for (const { id, opportunityId } of open) {
    if ((await balance(tx, investorAvailable(investorId))) >= deposit.amountCents) return;
    const { opportunity, row } = await lockOpportunity(tx, opportunityId);
    // Read again: it may have been delivered before the lock.
    const [commitment] = await tx.select().from(commitments).where(eq(commitments.id, id));
    if (!commitment || !isOpen(commitment)) continue;
    await giveBack(tx, { commitment, opportunity, row, actor, config, now });
    const { amountCents: amount } = commitment;
    await announce(tx, config, investor.userId, events.commitmentTakenBack, {
      folio: row.project.folio,
      opportunityId,
      amount,
      trackingKey: deposit.trackingKey,
    });
    await audit(tx, {
      at: now,
      userId: null,
      action: 'commitments.cancel',
      object: 'commitments',
      objectId: id,
      details: {
        opportunity_id: opportunityId,
        amount_cents: amount,
        reason: t(fundingWords.commitments.takeBack.depositGone, {
          trackingKey: deposit.trackingKey,
        }),
      },
    });
  }
}

/** The commitments that ended as a deposit was taken back, for the person who confirms that. */
export async function endedWith(tx: Tx, depositId: string, now: Date) {
  const rows = await tx
    .select({ folio: projects.folio, amount: commitments.amountCents })
    .from(commitments)
    .innerJoin(bankMovements, eq(bankMovements.matchedId, commitments.investorId))
    .innerJoin(opportunities, eq(opportunities.id, commitments.opportunityId))
    .innerJoin(loans, eq(loans.id, opportunities.loanId))
    .innerJoin(projects, eq(projects.id, loans.projectId))
    .where(
      and(
        eq(bankMovements.id, depositId),
        eq(commitments.status, 'cancelled'),
        eq(commitments.endedAt, now),
      ),
    )
    .orderBy(asc(commitments.id));
  return rows.map(({ folio, amount }) => ({
    label: t(fundingWords.commitments.takeBack.cancelled),
    value: `${folio}, ${formatMxn(amount)}`,
  }));
}
