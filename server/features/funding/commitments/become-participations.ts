import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Tx } from '@server/db/connection';
import { loans } from '@server/db/schema/credit';
import { investors } from '@server/db/schema/people';
import { agreedCalendar, type CreditMoved } from '@server/features/credit';
import { announceAll } from '@server/features/platform';
import { fundingClosed } from '@server/ledger/events/commitments';
import { participationsOpened } from '@server/ledger/events/disbursement';
import { eq, inArray } from 'drizzle-orm';
import { openParticipations } from '../participations/open';
import { type Opportunity, openCommitments } from './open';

/** The credit is delivered: what was reserved becomes its pool, each investor has a part of it and is notified. */
export async function becomeParticipations(
  tx: Tx,
  { id, loanId }: Opportunity,
  { row, actor, config, now }: CreditMoved,
): Promise<void> {
  const { id: projectId, folio } = row.project;
  const today = dayInMexicoCity(now);
  const context = { occurredOn: today, actor, projectId };
  const open = await openCommitments(tx, id);
  const parts = await openParticipations(tx, { loanId, commitments: open, on: today });
  await fundingClosed(tx, { ...context, commitmentIds: open.map((each) => each.id) });
  await participationsOpened(tx, { ...context, loanId, participations: parts });
  const [loan] = await tx.select().from(loans).where(eq(loans.id, loanId));
  const firstDue = (loan && agreedCalendar(loan, today)[0]?.dueOn) ?? today;
  const amounts = new Map(parts.map(({ investorId, principal }) => [investorId, principal]));
  const people = await tx
    .select()
    .from(investors)
    .where(inArray(investors.id, [...amounts.keys()]));
  const announcements = people.flatMap((investor) => {
    const amount = amounts.get(investor.id);
    return amount === undefined
      ? []
      : [{ userId: investor.userId, facts: { folio, amount, firstDue } }];
  });
  await announceAll(tx, config, 'investmentBegun', announcements);
}
