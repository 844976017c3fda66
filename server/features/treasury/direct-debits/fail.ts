import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import { directDebitWords as words } from '@contract/locales/es-MX/treasury/direct-debits-server';
import { failureReasonNames } from '@contract/locales/es-MX/treasury/failure-reasons';
import { type FailureReason, mayPass } from '@contract/treasury/direct-debit-charges';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { directDebitCharges } from '@server/db/schema/treasury-direct-debits';
import { holdApplicant } from '@server/features/credit';
import { announce, bankHolidays, events } from '@server/features/platform';
import { conflict, notFound, refused } from '@server/http/errors';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import { folioOf, ofMandate } from './follow';
import { type Charge, changeCharge, lockMandate } from './repository';
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
 * The bank did not make a charge: it is tried once more some days later when the reason may pass, else its mandate is
 * paused. Its person is told of either.
 * @throws AppError conflict when it does not wait for the bank, rule of a day that cannot be
 */
export async function failCharge(
  tx: Tx,
  id: string,
  { reason, on, config, now }: Failing,
): Promise<Charge> {
  const applicant = await holdApplicant(tx, (await findCharge(tx, id)).applicantId);
  const charge = await findCharge(tx, id);
  const today = dayInMexicoCity(now);
  if (charge.status !== 'sent') throw conflict(t(words.notSent));
  assertPossible(charge, on, today);
  const failed = await changeCharge(tx, id, { status: 'failed', reason, settledOn: on });
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
  await announce(tx, config, applicant.userId, events.directDebitFailed, {
    folio,
    n: charge.n,
    amount: charge.amountCents,
    reason: t(failureReasonNames[reason]),
    retryOn,
  });
  if (isActive && !mayPass(reason)) {
    await haltMandate(tx, { mandate, why: 'bank_refused', applicant, folio, today, config });
  }
  return failed;
}

async function findCharge(tx: Tx, id: string): Promise<Charge> {
  const [charge] = await tx.select().from(directDebitCharges).where(eq(directDebitCharges.id, id));
  if (!charge) throw notFound();
  return charge;
}

function assertPossible({ chargeOn }: Charge, on: Day, today: Day) {
  const problem =
    on > today ? t(words.future) : on < chargeOn ? t(words.tooEarly, { day: chargeOn }) : null;
  if (problem) throw refused(problem, { occurred_on: problem });
}
