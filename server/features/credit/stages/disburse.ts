import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import { liveDraws } from '@contract/treasury/credit-line-draws';
import type { Tx } from '@server/db/connection';
import { loanInstalments, loans, stages } from '@server/db/schema/credit';
import { opportunities } from '@server/db/schema/funding';
import { users } from '@server/db/schema/identity';
import { applicants } from '@server/db/schema/people';
import { creditLineDraws } from '@server/db/schema/treasury-credit-lines';
import type { Vault } from '@server/db/vault';
import { identityColumns } from '@server/features/people';
import { openingFeeCharged, stagePayable } from '@server/ledger/events/disbursement';
import { and, eq, exists, inArray } from 'drizzle-orm';
import { assertStillIdentified } from '../committee/identity';
import { type Doer, moveCredit } from '../life-cycle/move-credit';
import { agreedCalendar } from '../loans/calendar';
import { openingFeeOf, scheduleOf, termsOf } from '../loans/quote';
import { sealLoan } from '../loans/sealed-terms';
import type { ProjectRow } from '../projects/project';
import { askSurvey } from '../surveys/ask';
import { assertInvestorsOweNothing } from './investors-owe';
import { keptOfStage } from './kept-of-stage';

type Loan = typeof loans.$inferSelect;
type Stage = typeof stages.$inferSelect;

interface Disbursement {
  row: ProjectRow;
  stage: Stage;
  doer: Doer;
  vault: Vault;
  /** Before the disbursement is recorded. */
  finish: () => Promise<void>;
}

/**
 * Delivers the money of a funded project whose installation was approved: reservations become the
 * pool, the fee and the supplier's payable leave it, participations and the payment calendar begin.
 * @throws AppError conflict when its terms are not those that were sealed as they were accepted · rule when its
 *   applicant is not known any more to be who they are
 */
export async function disburse(tx: Tx, disbursement: Disbursement): Promise<void> {
  const { row, stage, doer, vault, finish } = disbursement;
  const { project } = row;
  const today = dayInMexicoCity(doer.now);
  const [funded] = await tx
    .select({
      loan: loans,
      status: opportunities.status,
      userId: users.id,
      identity: identityColumns,
      // They change under the lock of their project alone, which is held here.
      isDrawn: exists(
        tx
          .select({ id: creditLineDraws.id })
          .from(creditLineDraws)
          .where(
            and(
              eq(creditLineDraws.stageId, stage.id),
              inArray(creditLineDraws.status, [...liveDraws]),
            ),
          ),
      ).mapWith(Boolean),
    })
    .from(loans)
    .innerJoin(opportunities, eq(opportunities.loanId, loans.id))
    .innerJoin(applicants, eq(applicants.id, loans.applicantId))
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(eq(loans.projectId, project.id));
  if (funded?.status !== 'funded') throw new Error('the project is not funded');
  const { loan } = funded;
  assertStillIdentified(vault, funded, 'deliver');
  await assertInvestorsOweNothing(tx, project.id);
  await tx.update(loans).set({ disbursedOn: today }).where(eq(loans.id, loan.id));
  await sealLoan(tx, { ...loan, disbursedOn: today }, { occurredOn: today, actor: doer.actor });
  await tx
    .update(stages)
    .set({ status: 'payable', approvedBy: doer.actor, approvedAt: doer.now })
    .where(eq(stages.id, stage.id));
  await moveCredit(tx, {
    ...doer,
    transition: 'approve_stage',
    row,
    facts: {
      stage,
      loanId: loan.id,
      payment: scheduleOf(termsOf(loan)).payment,
      firstDue: await openCalendar(tx, loan, today),
    },
    async finish() {
      await leavePool(tx, { row, loan, stage }, doer);
      if (funded.isDrawn) await keepOf(tx, { row, stage }, doer);
      await finish();
    },
  });
  await askSurvey(tx, row, doer);
}

/** What leaves the pool that the investors filled: the fee, and what the supplier is owed. */
async function leavePool(
  tx: Tx,
  { row: { project }, loan, stage }: { row: ProjectRow; loan: Loan; stage: Stage },
  { actor, now }: Doer,
) {
  const event = { occurredOn: dayInMexicoCity(now), actor, projectId: project.id };
  const { fee, vat } = openingFeeOf(termsOf(loan));
  if (fee > 0) await openingFeeCharged(tx, { ...event, loanId: loan.id, fee, vat });
  const { supplierId } = project;
  await stagePayable(tx, { ...event, supplierId, stage: stage.n, amount: stage.amountCents });
}

/** What the supplier drew against the stage is kept of it. */
async function keepOf(
  tx: Tx,
  { row: { project }, stage }: Pick<Disbursement, 'row' | 'stage'>,
  doer: Doer,
) {
  const { id: projectId, supplierId } = project;
  const keptCents = await keptOfStage(tx, { supplierId, projectId, stage, doer });
  await tx.update(stages).set({ keptCents }).where(eq(stages.id, stage.id));
}

/** Stores the payment calendar and answers its first day. */
async function openCalendar(tx: Tx, loan: Loan, disbursedOn: Day): Promise<Day> {
  const rows = agreedCalendar(loan, disbursedOn);
  await tx.insert(loanInstalments).values(rows.map((row) => ({ loanId: loan.id, ...row })));
  return rows[0]?.dueOn ?? disbursedOn;
}
