import { type Centavos, toCentavos } from '@contract/fields/centavos';
import type { Day } from '@contract/fields/day';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { applicants } from '@server/db/schema/people';
import { commitments, loans, projects } from '@server/db/schema/projects';
import { payments } from '@server/db/schema/treasury';
import { applicantUnapplied, principalRight } from '@server/ledger/accounts';
import { balance, balances } from '@server/ledger/balances';
import { distribute } from '@server/ledger/distribute';
import {
  receivedOf,
  repaymentApplied,
  repaymentDistributed,
} from '@server/ledger/events/repayments';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterPayment, owedOf, totalOwed } from '../loans/owed';
import { applyPayment, totalsByComponent } from '../loans/waterfall';
import { announce } from '../notifications/announce';
import { events } from '../notifications/events/events';
import { tell } from '../projects/acts';
import { settingAt } from '../settings/setting-at';
import {
  appliedTotal,
  investorsOf,
  type LoanInvestor,
  latestLoan,
  type OpenLoan,
  openLoans,
  saveInstalments,
} from './repository';

interface Money {
  applicantId: string;
  /** What brought it; null when a balance in favour is applied. */
  movement: { id: string; trackingKey: string } | null;
  /** Business day of the payment: late interest and tax rules are those of this day. */
  on: Day;
  actor: string;
  now: Date;
  config: Config;
}

/** The loan that an applicant's money is about, or null when there never was one. */
export const loanForPayment = latestLoan;

/**
 * Applies what an applicant has in favour to their loans, the longest overdue first, and distributes it
 * to the investors at once. What no instalment needs stays in favour. Runs in the transaction that
 * received the money.
 */
export async function applyMoney(tx: Tx, money: Money): Promise<void> {
  const [applicant] = await tx
    .select()
    .from(applicants)
    .where(eq(applicants.id, money.applicantId))
    .for('update');
  if (!applicant) throw new Error('the applicant is gone');
  let left = await balance(tx, applicantUnapplied(applicant.id));
  const received = left;
  for (const open of await openLoans(tx, applicant.id, money.on, { lock: true })) {
    if (left <= 0) break;
    left = toCentavos(left - (await payLoan(tx, open, left, money)));
  }
  if (money.movement === null && left === received) return;
  const event = money.movement ? events.paymentReceived : events.favourApplied;
  await announce(tx, money.config, applicant.userId, event, {
    amount: toCentavos(received - left),
    favour: left,
  });
}

/** Pays what one loan asks for out of an amount; answers what it took, in centavos. */
async function payLoan(
  tx: Tx,
  open: OpenLoan,
  available: Centavos,
  money: Money,
): Promise<Centavos> {
  const { loan, owed } = open;
  const order = await settingAt(tx, 'waterfall_order', money.on);
  // Somebody is paying, and not we with what we hold of theirs: only they may pay before the day.
  const withNext = money.movement !== null;
  const paysOff = withNext && available >= owed.payoff.total;
  const rows = paysOff ? owed.payoff.rows : owed.rows;
  const early = withNext && owed.next ? [owed.next] : [];
  const { rows: applied } = applyPayment(
    available,
    paysOff ? rows.map((row) => ({ n: row.n, owed: owedOf(row) })) : [...owed.due, ...early],
    order,
  );
  const taken = appliedTotal(applied);
  if (taken === 0) return taken;

  const paymentId = v7();
  await tx.insert(payments).values({
    id: paymentId,
    loanId: loan.id,
    bankMovementId: money.movement?.id ?? null,
    receivedOn: money.on,
    amountCents: taken,
    applied,
    createdAt: money.now,
  });
  const after = rows.map((row) => afterPayment(row, applied));
  await saveInstalments(
    tx,
    loan.id,
    owed.rows,
    after.map((row) => ({ ...row, paidOn: totalOwed(row) === 0 ? money.on : null })),
  );

  const event = {
    occurredOn: money.on,
    actor: money.actor,
    loanId: loan.id,
    paymentId,
    components: totalsByComponent(applied),
  };
  await repaymentApplied(tx, { ...event, applicantId: loan.applicantId });
  const investors = await investorsOf(tx, loan.id, money.on);
  await repaymentDistributed(tx, { ...event, participants: investors });
  await lowerParticipations(tx, loan.id, investors);
  await tellInvestors(tx, open, { paymentId, investors, config: money.config });
  if (after.every((row) => totalOwed(row) === 0)) await settle(tx, open, investors, money);
  return taken;
}

/** What each commitment is still owed follows from what the ledger says of its investor. */
async function lowerParticipations(tx: Tx, loanId: string, investors: readonly LoanInvestor[]) {
  const rights = investors.map(({ investorId }) => principalRight(loanId, investorId));
  const owed = await balances(tx, rights);
  for (const investor of investors) {
    const total = owed.get(principalRight(loanId, investor.investorId).code) ?? toCentavos(0);
    const weights = investor.commitments.map((commitment) => commitment.outstanding);
    const shares = distribute(total, weights);
    for (const [k, commitment] of investor.commitments.entries()) {
      await tx
        .update(commitments)
        .set({ outstandingCents: shares[k] ?? toCentavos(0) })
        .where(eq(commitments.id, commitment.id));
    }
  }
}

interface Told {
  paymentId: string;
  investors: readonly LoanInvestor[];
  config: Config;
}

async function tellInvestors(tx: Tx, { folio }: OpenLoan, { paymentId, investors, config }: Told) {
  const received = await receivedOf(tx, paymentId);
  for (const { investorId, userId } of investors) {
    const amount = received.get(investorId);
    if (!amount) continue;
    await announce(tx, config, userId, events.distributionReceived, { folio, amount });
  }
}

async function settle(
  tx: Tx,
  { loan, folio }: OpenLoan,
  investors: readonly LoanInvestor[],
  { config, now }: Money,
) {
  await tx.update(loans).set({ status: 'settled' }).where(eq(loans.id, loan.id));
  await tx
    .update(projects)
    .set({ status: 'settled', statusChangedAt: now })
    .where(eq(projects.id, loan.projectId));
  for (const { id } of investors.flatMap((investor) => investor.commitments)) {
    await tx
      .update(commitments)
      .set({ status: 'settled', endedAt: now })
      .where(eq(commitments.id, id));
  }
  await tell(tx, {
    projectId: loan.projectId,
    title: 'Crédito liquidado',
    desc: 'Se pagó todo lo que se debía.',
    color: 'success',
    icon: 'check',
    userId: null,
    now,
  });
  const [applicant] = await tx.select().from(applicants).where(eq(applicants.id, loan.applicantId));
  if (!applicant) return;
  await announce(tx, config, applicant.userId, events.creditSettled, { loanId: loan.id, folio });
}
