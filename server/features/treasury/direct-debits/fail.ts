import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import { directDebitWords as words } from '@contract/locales/es-MX/treasury/direct-debits-server';
import { failureReasonNames } from '@contract/locales/es-MX/treasury/failure-reasons';
import { type DeclineReason, declineReasons } from '@contract/treasury/cards';
import { type FailureReason, mayPass, reasonsOf } from '@contract/treasury/direct-debit-charges';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { directDebitCharges } from '@server/db/schema/treasury-direct-debits';
import { holdApplicant } from '@server/features/credit';
import { announce, bankHolidays, events } from '@server/features/platform';
import { conflict, refused } from '@server/http/errors';
import { t } from '@server/i18n';
import { isBeingAsked, settleCardCharge } from '../cards/charges';
import { folioOf, ofMandate } from './follow';
import { type Charge, changeCharge, findCharge, lockMandate } from './repository';
import { retryDay } from './rules';
import { haltMandate } from './withdraw';

interface Failing {
  reason: FailureReason;
  /** Day on which the bank says so. */
  on: Day;
  config: Config;
  now: Date;
}

/**
 * Staff say that a charge was not made. Its person is told.
 * @throws AppError conflict when it does not wait for the bank, rule of a day or a reason that cannot be
 */
export async function failCharge(tx: Tx, id: string, failing: Failing): Promise<Charge> {
  const { reason, on, now } = failing;
  const applicant = await holdApplicant(tx, (await findCharge(tx, id)).applicantId);
  const charge = await findCharge(tx, id);
  if (charge.status !== 'sent') throw conflict(t(words.notSent));
  assertPossible(charge, on, dayInMexicoCity(now));
  if (!reasonsOf(charge.sourceKind).includes(reason)) {
    throw refused(t(words.otherReason), { reason: t(words.otherReason) });
  }
  if (charge.sourceKind === 'card') {
    const { reference } = charge;
    if (await isBeingAsked(tx, reference, now)) throw conflict(t(words.beingAsked));
    await settleCardCharge(tx, reference, { state: 'declined', reason: declineOf(reason) }, now);
  }
  return writeFailure(tx, { charge, userId: applicant.userId, ...failing });
}

/** The gateway declined a charge to a card: nothing changes where that is known, or staff were told otherwise. */
export async function failDeclined(
  tx: Tx,
  { id, applicantId }: Pick<Charge, 'id' | 'applicantId'>,
  { decline, config, now }: { decline: DeclineReason; config: Config; now: Date },
): Promise<void> {
  const { userId } = await holdApplicant(tx, applicantId);
  const charge = await findCharge(tx, id);
  if (charge.status !== 'sent') return;
  const reason = failureOf[decline];
  await writeFailure(tx, { charge, userId, reason, on: dayInMexicoCity(now), config, now });
}

/** Why a card was declined, as charges by mandate have it. */
const failureOf = {
  expired: 'card_expired',
  removed: 'card_removed',
  funds: 'insufficient_funds',
  refused: 'card_refused',
} as const satisfies Record<DeclineReason, FailureReason>;

const declineOf = (reason: FailureReason): DeclineReason =>
  declineReasons.find((each) => failureOf[each] === reason) ?? 'refused';

/**
 * A charge was not made: it is tried once more some days later when the reason may pass, else its mandate is paused.
 * Its person is told of either.
 */
async function writeFailure(
  tx: Tx,
  { charge, userId, reason, on, config, now }: Failing & { charge: Charge; userId: string },
): Promise<Charge> {
  const today = dayInMexicoCity(now);
  const failed = await changeCharge(tx, charge.id, { status: 'failed', reason, settledOn: on });
  const mandate = await lockMandate(tx, charge.directDebitId);
  const isActive = mandate.status === 'active';
  const retryOn = isActive
    ? retryDay({ attempt: charge.attempt, reason }, today, await bankHolidays(tx, today))
    : null;
  if (retryOn) {
    const { n, dueOn, amountCents } = charge;
    const again = { n, dueOn, amountCents, attempt: charge.attempt + 1, chargeOn: retryOn };
    await tx
      .insert(directDebitCharges)
      .values({ ...ofMandate(mandate), ...again, createdAt: now })
      // It has its second one: the line of the first was taken back as a mistake.
      .onConflictDoNothing();
  }
  const folio = await folioOf(tx, charge.loanId);
  await announce(tx, config, userId, events.directDebitFailed, {
    folio,
    n: charge.n,
    amount: charge.amountCents,
    reason: t(failureReasonNames[reason]),
    retryOn,
  });
  // What its person charges instead by now was refused by nobody.
  if (isActive && !mayPass(reason) && mandate.sourceMark === charge.sourceMark) {
    const why = charge.sourceKind === 'card' ? cardHalts(reason) : 'bank_refused';
    await haltMandate(tx, { mandate, why, applicant: { userId }, folio, today, config });
  }
  return failed;
}

const cardHalts = (reason: FailureReason) =>
  reason === 'card_expired' || reason === 'card_removed' ? reason : 'card_refused';

function assertPossible({ chargeOn }: Charge, on: Day, today: Day) {
  const problem =
    on > today ? t(words.future) : on < chargeOn ? t(words.tooEarly, { day: chargeOn }) : null;
  if (problem) throw refused(problem, { occurred_on: problem });
}
