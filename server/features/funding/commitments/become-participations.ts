import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Tx } from '@server/db/connection';
import { loans } from '@server/db/schema/credit';
import { investors } from '@server/db/schema/people';
import { agreedCalendar, type CreditMoved } from '@server/features/credit';
import { announce, events } from '@server/features/platform';
import { fundingClosed } from '@server/ledger/events/commitments';
import { participationsOpened } from '@server/ledger/events/disbursement';
import { eq } from 'drizzle-orm';
import { openParticipations } from '../participations/open';
import { type Opportunity, openCommitments } from './open';

/** The credit is delivered: what was reserved becomes its pool, each investor has a part of it and is told. */
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
  for (const { investorId, principal: amount } of parts) {
    const [investor] = await tx.select().from(investors).where(eq(investors.id, investorId));
    if (!investor) continue;
    const facts = { folio, amount, firstDue };
    await announce(tx, config, investor.userId, events.investmentBegun, facts);
  }
}
