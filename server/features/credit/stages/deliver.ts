import { type Centavos, sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import { dayInWords } from '@contract/kernel/fields/day-in-words';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { investors } from '@server/db/schema/people';
import {
  commitments,
  loanInstalments,
  loans,
  opportunities,
  stages,
} from '@server/db/schema/projects';
import { openCommitments } from '@server/features/funding/commitments/open';
import { announce } from '@server/features/platform/notifications/announce';
import { events } from '@server/features/platform/notifications/events/events';
import { fundingClosed } from '@server/ledger/events/commitments';
import {
  openingFeeCharged,
  participationsOpened,
  stagePayable,
} from '@server/ledger/events/disbursement';
import { eq } from 'drizzle-orm';
import { agreedCalendar } from '../loans/calendar';
import { openingFeeOf, scheduleOf, termsOf } from '../loans/quote';
import { tell } from '../projects/acts';
import { type ProjectRow, setStatus } from '../projects/project';
import { assertInvestorsOweNothing } from './investors-owe';

type Loan = typeof loans.$inferSelect;
type Commitment = typeof commitments.$inferSelect;

interface Delivery {
  row: ProjectRow;
  stage: typeof stages.$inferSelect;
  userId: string;
  config: Config;
  now: Date;
}

/**
 * Delivers the money of a funded project whose installation was approved: reservations become the
 * pool, the fee and the supplier's payable leave it, participations and the payment calendar begin.
 */
export async function deliver(tx: Tx, delivery: Delivery): Promise<void> {
  const { row, stage, userId, now } = delivery;
  const { project } = row;
  const today = dayInMexicoCity(now);
  const context = { occurredOn: today, actor: userId };
  const [loan] = await tx.select().from(loans).where(eq(loans.projectId, project.id));
  const [opportunity] = loan
    ? await tx.select().from(opportunities).where(eq(opportunities.loanId, loan.id))
    : [];
  if (!loan || opportunity?.status !== 'funded') throw new Error('the project is not funded');
  await assertInvestorsOweNothing(tx, project.id);
  const open = await openCommitments(tx, opportunity.id);
  const ids = { projectId: project.id, loanId: loan.id };
  const { fee, vat } = openingFeeOf(termsOf(loan));

  await fundingClosed(tx, {
    ...context,
    projectId: project.id,
    commitmentIds: open.map(({ id }) => id),
  });
  await participationsOpened(tx, { ...context, ...ids, participations: byInvestor(open) });
  if (fee > 0) await openingFeeCharged(tx, { ...context, ...ids, fee, vat });
  await stagePayable(tx, {
    ...context,
    projectId: project.id,
    supplierId: project.supplierId,
    stage: stage.n,
    amount: stage.amountCents,
  });

  const firstDue = await openCalendar(tx, loan, today);
  for (const { id, amountCents } of open) {
    await tx
      .update(commitments)
      .set({ status: 'active', outstandingCents: amountCents })
      .where(eq(commitments.id, id));
  }
  await tx
    .update(loans)
    .set({ status: 'repaying', disbursedOn: today })
    .where(eq(loans.id, loan.id));
  await tx
    .update(opportunities)
    .set({ status: 'delivered' })
    .where(eq(opportunities.id, opportunity.id));
  await tx
    .update(stages)
    .set({ status: 'payable', approvedBy: userId, approvedAt: now })
    .where(eq(stages.id, stage.id));
  await setStatus(tx, project.id, 'repaying', now);
  await tellAll(tx, delivery, { loan, open, firstDue });
}

/** One row for each investor, in the order of their oldest commitment. */
function byInvestor(open: readonly Commitment[]): { investorId: string; principal: Centavos }[] {
  const totals = new Map<string, Centavos>();
  for (const { investorId, amountCents } of open) {
    totals.set(investorId, sumCents([totals.get(investorId) ?? toCentavos(0), amountCents]));
  }
  return [...totals].map(([investorId, principal]) => ({ investorId, principal }));
}

/** Stores the payment calendar and answers its first day. */
async function openCalendar(tx: Tx, loan: Loan, disbursedOn: Day): Promise<Day> {
  const rows = agreedCalendar(loan, disbursedOn);
  await tx.insert(loanInstalments).values(rows.map((row) => ({ loanId: loan.id, ...row })));
  return rows[0]?.dueOn ?? disbursedOn;
}

async function tellAll(
  tx: Tx,
  { row, stage, userId, config, now }: Delivery,
  { loan, open, firstDue }: { loan: Loan; open: readonly Commitment[]; firstDue: Day },
) {
  const { id: projectId, folio } = row.project;
  await tell(tx, {
    projectId,
    title: 'Instalación aprobada',
    desc: `El crédito comienza. Primera mensualidad: ${dayInWords(firstDue)}.`,
    color: 'success',
    icon: 'check',
    userId,
    now,
  });
  await announce(tx, config, row.applicantUserId, events.creditBegun, {
    loanId: loan.id,
    folio,
    payment: scheduleOf(termsOf(loan)).payment,
    firstDue,
  });
  await announce(tx, config, row.supplierUserId, events.installationApproved, {
    folio,
    amount: stage.amountCents,
  });
  for (const { investorId, principal } of byInvestor(open)) {
    const [investor] = await tx.select().from(investors).where(eq(investors.id, investorId));
    if (!investor) continue;
    await announce(tx, config, investor.userId, events.investmentBegun, {
      folio,
      amount: principal,
      firstDue,
    });
  }
}
