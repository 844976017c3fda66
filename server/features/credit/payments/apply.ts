import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { type Centavos, sumCents } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity, earlierDay } from '@contract/kernel/fields/day';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { announce, events } from '@server/features/platform';
import { runNow } from '@server/jobs/outbox';
import { applicantUnapplied } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { repaymentsReplayed } from '@server/ledger/events/replay';
import { v7 } from 'uuid';
import { followPaid } from '../collections/follow';
import { totalOwed } from '../loans/owed';
import { termsAltered } from '../loans/sealed-terms';
import { capitalReduced, totalsByComponent } from '../loans/waterfall';
import { changesTo, type Standing } from './changes';
import { followPayments } from './follow';
import type { Application } from './plan';
import { planOf } from './plan-of';
import { latestLoan } from './repository';
import { saveShares } from './shares';
import {
  holdApplicant,
  holdDeliveredLoans,
  holdInvestors,
  type LoanInvestor,
  saveCalendar,
  savePayments,
  standingPayments,
} from './standing';
import { turnsAfter } from './turns';
import { paymentRatesOn } from './withholding';

interface Occasion {
  applicantId: string;
  /** The applicant, where the caller holds them already. */
  held?: { id: string; userId: string } | undefined;
  /** What brought money; null when nothing did, and a credit balance may be due. */
  movement: { id: string } | null;
  actor: string;
  now: Date;
  config: Config;
}

/** The loan that an applicant's money is about, or null when there never was one. */
export const loanForPayment = latestLoan;

/**
 * Applies an applicant's money to their loans as the plan of all of it has it, and distributes it to the
 * investors at once. Money of an earlier day than what was applied before is applied as of its day: the
 * later payments are reversed and made again. Runs in the transaction that received the money. Where the terms of a
 * loan were altered, the money waits in credit balance, and the alarm is raised.
 */
export async function applyMoney(tx: Tx, occasion: Occasion): Promise<void> {
  const { applicantId, held, movement, actor, now, config } = occasion;
  const applicant = held ?? (await holdApplicant(tx, applicantId));
  const changes = await replan(tx, {
    applicant,
    now,
    config,
    reversal: { actor, reason: movement?.id ?? 'credit_balance' },
  });
  if (!changes) {
    await runNow(tx, 'verify-chains');
    return;
  }
  const taken = changes.made.filter(
    movement ? ({ movementId }) => movementId === movement.id : isNewBeside(changes.undone),
  );
  if (movement === null && taken.length === 0) return;
  const waiting = {
    creditBalance: await balance(tx, applicantUnapplied(applicantId)),
    isRepaying: changes.isRepaying,
    reordered: changes.undone.length > 0,
  };
  const { userId } = applicant;
  if (movement && taken.length === 0) {
    return announce(tx, config, userId, events.paymentWaits, waiting);
  }
  await announce(
    tx,
    config,
    userId,
    movement ? events.paymentReceived : events.creditBalanceApplied,
    {
      ...waiting,
      amount: sumCents(taken.map((each) => each.amount)),
      reduced: sumCents(taken.map(({ applied }) => capitalReduced(applied))),
    },
  );
}

/** What a credit balance paid, whichever line had brought it: not what is only made again in another way. */
const isNewBeside =
  (undone: readonly Application[]) =>
  ({ loanId, movementId, on }: Application) =>
    !undone.some((old) => old.loanId === loanId && old.movementId === movementId && old.on === on);

interface Return extends Omit<Replan, 'applicant'> {
  applicantId: string;
  amount: Centavos;
}

/**
 * Takes back money that an applicant's loans were paid with: they owe it again, and are notified.
 * @throws AppError conflict when a loan is not ruled by what was sealed
 */
export async function unapplyMoney(tx: Tx, { applicantId, amount, ...asked }: Return) {
  const applicant = await holdApplicant(tx, applicantId);
  if (!(await replan(tx, { ...asked, applicant }))) throw termsAltered();
  await announce(tx, asked.config, applicant.userId, events.paymentReturned, { amount });
}

interface Replan {
  applicant: { id: string; userId: string };
  now: Date;
  config: Config;
  reversal: { actor: string; reason: string };
  /** Receipts that were no money, by the keys of their entries. */
  undoneKeys?: readonly string[];
  /** Whether investors give back what they still have of it. */
  takeBack?: boolean;
}

/**
 * Brings the applications to the plan of all of an applicant's money. The applicant is locked by the
 * caller; loans, participations and balances are locked here, each in the order of their ids. Null, and nothing done, when a
 * loan is not ruled by what was sealed.
 */
async function replan(tx: Tx, asked: Replan) {
  const { applicant, now, config, undoneKeys = [], takeBack = true } = asked;
  const applicantId = applicant.id;
  const today = dayInMexicoCity(now);
  const loans = await holdDeliveredLoans(tx, applicantId);
  if (!loans) return null;
  const plan = await planOf(tx, applicantId, loans, today);
  const standing = await standingPayments(
    tx,
    loans.map(({ id }) => id),
  );
  const difference = changesTo(plan.applications, standing);
  const made: Standing[] = difference.made.map((each) => ({ ...each, id: v7() }));
  const changes = { undone: difference.undone, made };
  await savePayments(tx, changes, now);

  const changed = loans.filter(({ id }) =>
    [...changes.undone, ...made].some((each) => each.loanId === id),
  );
  const people = new Map<string, LoanInvestor[]>();
  for (const { id } of changed) people.set(id, await holdInvestors(tx, id));
  const turns = await turnsAfter(
    tx,
    changed.map(({ id }) => ({
      loanId: id,
      from: [...changes.undone, ...made]
        .filter((each) => each.loanId === id)
        .reduce((first, { on }) => earlierDay(first, on), today),
      investorIds: (people.get(id) ?? []).map(({ investorId }) => investorId),
    })),
  );
  const feeOf = new Map(changed.map(({ id, investorFee }) => [id, investorFee]));
  const events = [];
  for (const { id, loanId, on, applied } of made) {
    const rates = await paymentRatesOn(tx, on);
    events.push({
      occurredOn: on,
      actor: asked.reversal.actor,
      loanId,
      paymentId: id,
      components: totalsByComponent(applied),
      // With the income tax that the rules of the day withhold from their interest.
      participants: (people.get(loanId) ?? []).map(({ investorId, personType }) => ({
        investorId,
        incomeTaxRate: rates.incomeTaxOf(personType),
      })),
      rates: rates.ratesWith(feeOf.get(loanId) ?? toBasisPoints(0)),
    });
  }
  const shares = await repaymentsReplayed(tx, {
    ...asked.reversal,
    occurredOn: today,
    applicantId,
    undone: changes.undone.map((each) => each.id),
    undoneKeys,
    made: events,
    turns,
    takeBack,
  });
  for (const loan of changed) {
    const rows = plan.calendars.get(loan.id) ?? [];
    const holders = people.get(loan.id) ?? [];
    const ownMade = made.filter((each) => each.loanId === loan.id).map(({ id }) => id);
    await saveCalendar(tx, loan.id, rows);
    await saveShares(
      tx,
      shares.filter(({ paymentId }) => ownMade.includes(paymentId)),
      holders,
    );
    await followPayments(tx, {
      loan,
      rows,
      people: holders,
      actor: asked.reversal.actor,
      made: ownMade,
      corrected: changes.undone.some((each) => each.loanId === loan.id),
      now,
      config,
    });
  }
  await followPaid(tx, applicantId, { config, now });
  const isRepaying = [...plan.calendars.values()].flat().some((row) => totalOwed(row) > 0);
  return { ...changes, isRepaying };
}
