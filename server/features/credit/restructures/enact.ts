import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { type Centavos, sumCents } from '@contract/kernel/fields/centavos';
import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import { restructureWords as words } from '@contract/locales/es-MX/credit/restructures-server';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { instalmentReminders } from '@server/db/schema/credit';
import { loanRestructures } from '@server/db/schema/credit-restructures';
import { announce, announceAll, changedForStaff, events } from '@server/features/platform';
import { conflict } from '@server/http/errors';
import { t } from '@server/i18n';
import { and, eq, gt } from 'drizzle-orm';
import { creditRestructured } from '../collections/restructured';
import { owedOn } from '../loans/owed';
import { assertOfferAsSealed, sealRestructured, termsAltered } from '../loans/sealed-terms';
import { applyMoney } from '../payments/apply';
import { planOf } from '../payments/plan-of';
import {
  holdApplicant,
  holdDeliveredLoans,
  holdInvestors,
  moneyOf,
  saveCalendar,
} from '../payments/standing';
import { basisOf } from './describe';
import { type Credit, findCredit, lockRestructure, type Restructure } from './repository';
import { isSameBasis, takeApart } from './rules';

interface Enacting {
  /** Who signs it. */
  by: string;
  config: Config;
  now: Date;
}

/** The proposal that an agreement is of, with its applicant and it held until the end. */
export async function holdProposal(tx: Tx, contractId: string) {
  const [found] = await tx
    .select({ id: loanRestructures.id, loanId: loanRestructures.loanId })
    .from(loanRestructures)
    .where(eq(loanRestructures.contractId, contractId));
  if (!found) throw new Error('an agreement without its proposal');
  const credit = await findCredit(tx, { kind: 'all' }, found.loanId);
  const applicant = await holdApplicant(tx, credit.loan.applicantId);
  const row = await lockRestructure(tx, { kind: 'all' }, found.id);
  return { credit, applicant, row };
}

export type Proposal = Awaited<ReturnType<typeof holdProposal>>;

/**
 * Whether a proposal may be signed today: what is owed is what it says, by the facts until then. Answers them.
 * @throws AppError conflict
 */
export async function assertHolds(
  tx: Tx,
  { applicant, row }: Proposal,
  { by, config, now }: Enacting,
) {
  const today = dayInMexicoCity(now);
  if (row.status !== 'proposed') throw conflict(t(words.ended));
  if (today > row.expiresOn) throw conflict(t(words.expired));
  await assertOfferAsSealed(tx, row);
  const { loanId } = row;
  const done = { applicantId: applicant.id, held: applicant, actor: by, config, now };
  // What was in credit balance has paid what fell due: written down before it becomes a fact.
  await applyMoney(tx, { ...done, movement: null });
  const { terms, plan } = await planned(tx, applicant.id, loanId, today);
  const { rows } = owedOn(plan.calendars.get(loanId) ?? [], terms, today);
  const apart = takeApart(rows, today);
  if (!isSameBasis(apart, basisOf(row))) throw conflict(t(words.changed));
  const money = (await moneyOf(tx, [applicant.id])).get(applicant.id) ?? [];
  if (money.some(({ on }) => on === today)) throw conflict(t(words.paidToday));
  return { today, apart, plan };
}

/**
 * Makes a signed restructure a fact of its day, once all who sign it have: what had paid the credit stays as it is,
 * what was not paid is on the new rows, and late charges are given up.
 * @throws AppError conflict, of one that may not be signed
 */
export async function enact(tx: Tx, proposal: Proposal, enacting: Enacting): Promise<void> {
  const { today, apart, plan } = await assertHolds(tx, proposal, enacting);
  const { credit, applicant, row } = proposal;
  const { by, config, now } = enacting;
  const { loanId } = row;
  await tx
    .update(loanRestructures)
    .set({
      status: 'signed',
      signedOn: today,
      endedAt: now,
      kept: apart.kept,
      moved: apart.moved,
      condonedCents: apart.condoned,
      paid: plan.applications
        .filter((each) => each.loanId === loanId)
        .map(({ loanId: _, ...paid }) => paid),
    })
    .where(eq(loanRestructures.id, row.id));
  await sealRestructured(tx, loanId, { occurredOn: today, actor: by });
  const after = await planned(tx, applicant.id, loanId, today);
  await saveCalendar(tx, loanId, after.plan.calendars.get(loanId) ?? []);
  await forgetReminders(tx, loanId, apart.kept.at(-1)?.n ?? 0);
  await creditRestructured(tx, { loanId, applicantId: applicant.id, by, config, now });
  await tell(tx, { credit, row, config });
}

/** A loan and all that was paid of it, as the facts have it. */
async function planned(tx: Tx, applicantId: string, loanId: string, today: Day) {
  const loans = await holdDeliveredLoans(tx, applicantId);
  if (!loans) throw termsAltered();
  const loan = loans.find(({ id }) => id === loanId);
  if (!loan) throw new Error('the credit was not delivered');
  return { terms: loan.terms, plan: await planOf(tx, applicantId, loans, today) };
}

/** The new rows have numbers of rows that went, of which people may have been reminded. */
const forgetReminders = (tx: Tx, loanId: string, last: number) =>
  tx
    .delete(instalmentReminders)
    .where(and(eq(instalmentReminders.loanId, loanId), gt(instalmentReminders.n, last)));

async function tell(
  tx: Tx,
  { credit, row, config }: { credit: Credit; row: Restructure; config: Config },
) {
  const { folio, applicantUserId } = credit;
  const { loanId, months, firstDueOn: firstDue } = row;
  const rate = toBasisPoints(row.annualRateBp);
  await announce(tx, config, applicantUserId, events.restructureSigned, {
    folio,
    loanId,
    first: firstOf(row),
    firstDue,
  });
  const people = await holdInvestors(tx, loanId);
  await announceAll(
    tx,
    config,
    'creditRestructured',
    people.map(({ userId }) => ({ userId, facts: { folio, months, firstDue, rate } })),
  );
  await changedForStaff(tx, 'restructures', { also: [applicantUserId] });
}

function firstOf({ rows: [first] }: Restructure): Centavos {
  if (!first) throw new Error('a restructure has instalments');
  return sumCents([first.capitalCents, first.interestCents, first.vatCents]);
}
