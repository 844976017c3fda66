import { formatMxn } from '@contract/fields/centavos';
import { dayInMexicoCity } from '@contract/fields/day';
import { type Db, inTransaction, type Tx } from '@server/db/connection';
import { contracts } from '@server/db/schema/documents';
import { investors } from '@server/db/schema/people';
import { loans, opportunities } from '@server/db/schema/projects';
import { commitmentsCancelled, fundingAbandoned } from '@server/ledger/events/commitments';
import { and, eq, lte } from 'drizzle-orm';
import { audit } from '../audit/audit';
import { lockOpportunity, openCommitments, setOpenCommitments } from '../commitments/open';
import { notify } from '../notifications/notify';
import { screens, tell } from '../projects/acts';
import { setStatus } from '../projects/project';

const ACTOR = 'job:expire-opportunities';

/**
 * Closes the opportunities whose deadline passed without their goal, each in its own transaction, and
 * gives every investor back what was reserved (LRITF 53-II). Safe to run again at any time.
 */
export async function expireOpportunities(db: Db, now: Date): Promise<number> {
  const due = await db
    .select({ id: opportunities.id })
    .from(opportunities)
    .where(and(eq(opportunities.status, 'open'), lte(opportunities.closesAt, now)));
  for (const { id } of due) await inTransaction(db, (tx) => expire(tx, id, now));
  return due.length;
}

async function expire(tx: Tx, opportunityId: string, now: Date): Promise<void> {
  const { opportunity, row } = await lockOpportunity(tx, opportunityId);
  if (opportunity.status !== 'open' || opportunity.closesAt > now) return;
  const { project } = row;
  const context = { occurredOn: dayInMexicoCity(now), actor: ACTOR };
  const open = await openCommitments(tx, opportunityId);
  await commitmentsCancelled(tx, { ...context, commitmentIds: open.map(({ id }) => id) });
  await fundingAbandoned(tx, { ...context, projectId: project.id, goal: opportunity.goalCents });
  await setOpenCommitments(tx, opportunityId, { status: 'expired', endedAt: now });
  await tx
    .update(opportunities)
    .set({ status: 'not_funded', closedAt: now })
    .where(eq(opportunities.id, opportunityId));
  await tx.update(loans).set({ status: 'cancelled' }).where(eq(loans.id, opportunity.loanId));
  await tx.update(contracts).set({ status: 'void' }).where(eq(contracts.projectId, project.id));
  await setStatus(tx, project.id, 'not_funded', now);
  const desc = `Se reunieron ${formatMxn(opportunity.committedCents)} de ${formatMxn(opportunity.goalCents)} antes del plazo.`;
  await tell(tx, {
    projectId: project.id,
    title: 'No fondeado',
    desc,
    color: 'danger',
    icon: 'close',
    userId: null,
    now,
  });
  for (const { investorId, amountCents } of open) {
    const [investor] = await tx.select().from(investors).where(eq(investors.id, investorId));
    if (!investor) continue;
    await notify(tx, {
      userId: investor.userId,
      title: `Te devolvimos ${formatMxn(amountCents)}`,
      body: `El proyecto ${project.folio} no llegó a su meta. El dinero está en tu saldo disponible.`,
      href: screens.opportunity(opportunityId),
    });
  }
  await notify(tx, {
    userId: row.applicantUserId,
    title: `Tu crédito ${project.folio} no se fondeó`,
    body: desc,
    href: screens.application(project.id),
  });
  await audit(tx, {
    at: now,
    userId: null,
    action: 'opportunities.expire',
    object: 'opportunities',
    objectId: opportunityId,
    details: { returned_cents: opportunity.committedCents, commitments: open.length },
  });
}
