import { toCentavos } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { commitments, opportunities } from '@server/db/schema/funding';
import { moveCredit, type ProjectRow } from '@server/features/credit';
import { settingAt } from '@server/features/platform';
import { commitmentsCancelled } from '@server/ledger/events/commitments';
import { eq } from 'drizzle-orm';
import { findRow, type Opportunity } from './open';

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
 * at least, and who waited for its money is notified; the contract stays as it is, because it does not name
 * investors. The project and the opportunity are locked by the caller, who notifies the investor.
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
  await tx
    .update(opportunities)
    .set({
      committedCents,
      ...(reopens && { closesAt: opportunity.closesAt > least ? opportunity.closesAt : least }),
    })
    .where(eq(opportunities.id, opportunity.id));
  if (reopens) {
    await moveCredit(tx, {
      transition: 'reopen_funding',
      row,
      facts: {
        left: commitment.amountCents,
        missing: toCentavos(opportunity.goalCents - committedCents),
      },
      actor,
      config,
      now,
    });
  }
  return findRow(tx, opportunity.id);
}
