import type { restructureBody } from '@contract/credit/restructures';
import { sumCents } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity, formatDay } from '@contract/kernel/fields/day';
import { formatMxn } from '@contract/kernel/fields/mxn';
import { href } from '@contract/kernel/screens';
import { restructureWords as words } from '@contract/locales/es-MX/credit/restructures-server';
import type { Tx } from '@server/db/connection';
import { loanRestructures } from '@server/db/schema/credit-restructures';
import { changedForStaff, type MoneyAct } from '@server/features/platform';
import { conflict } from '@server/http/errors';
import { t } from '@server/i18n';
import { enqueue } from '@server/jobs/outbox';
import type * as z from 'zod';
import { peopleIn } from '../loans/people-in';
import { sealOffer } from '../loans/sealed-terms';
import { holdApplicant } from '../payments/standing';
import { basisOf } from './describe';
import { catLine, describeFigures, figuresOf, type Offer, offerOf } from './offer';
import { type Credit, closeRestructure, findCredit, lockOpen } from './repository';
import { isSameBasis } from './rules';

type Body = z.output<typeof restructureBody>;

interface Proposing {
  loanId: string;
  body: Body;
  by: string;
  now: Date;
  twoPeople: (act: MoneyAct) => Promise<void>;
}

/**
 * Keeps a proposal once two people decided it; its agreement is drawn by a job. One whose figures are no longer true
 * gives way to it.
 * @throws AppError conflict, rule
 */
export async function propose(tx: Tx, asking: Proposing): Promise<string> {
  const { loanId, body, by, now, twoPeople } = asking;
  const credit = await findCredit(tx, { kind: 'all' }, loanId);
  await holdApplicant(tx, credit.loan.applicantId);
  const offer = await offerOf(tx, credit, body, now);
  const open = await lockOpen(tx, loanId);
  const isOutdated =
    open && (open.expiresOn < dayInMexicoCity(now) || !isSameBasis(offer.apart, basisOf(open)));
  if (open && !isOutdated) throw conflict(t(words.openAlready));
  await twoPeople(actOf(credit, offer, body, await peopleIn(tx, loanId)));
  // Its applicant is told of the new one.
  if (open) await closeRestructure(tx, open, { status: 'expired', reason: null, now });
  const [kept] = await tx
    .insert(loanRestructures)
    .values({
      ...figuresOf(offer, credit, body),
      loanId,
      status: 'proposed',
      firstDueOn: body.first_due_on,
      reason: body.reason,
      proposedBy: by,
      createdAt: now,
      expiresOn: offer.expiresOn,
    })
    .returning();
  if (!kept) throw new Error('the proposal was not kept');
  await sealOffer(tx, kept, { occurredOn: dayInMexicoCity(now), actor: by });
  await enqueue(tx, 'draft-restructure', [{ data: { restructureId: kept.id } }]);
  await changedForStaff(tx, 'restructures', { except: by });
  return kept.id;
}

/** A proposal as the second person reads it: all that it changes. */
function actOf(credit: Credit, offer: Offer, body: Body, people: string[]): MoneyAct {
  const figures = describeFigures(figuresOf(offer, credit, body));
  const { months_before: before, months: after, rows } = figures;
  return {
    kind: 'approval',
    object: 'collections',
    objectId: credit.loan.id,
    title: t(words.act, { folio: credit.folio }),
    details: [
      {
        label: t(words.credit),
        value: credit.folio,
        to: href('collectionShow', { loanId: credit.loan.id }),
      },
      { label: t(words.applicant), value: credit.applicantName },
      { label: t(words.capital), value: formatMxn(figures.capital_cents) },
      {
        label: t(words.carried),
        value: formatMxn(sumCents([figures.interest_cents, figures.vat_cents])),
      },
      { label: t(words.condoned), value: formatMxn(figures.condoned_cents) },
      {
        label: t(words.rate),
        value: t(words.fromTo, {
          before: figures.annual_rate_bp_before,
          after: figures.annual_rate_bp,
        }),
      },
      { label: t(words.pdf.cat), value: catLine(figures) },
      { label: t(words.months), value: t(words.monthsFromTo, { before, after }) },
      { label: t(words.firstDue), value: formatDay(figures.first_due_on) },
      { label: t(words.lastDue), value: formatDay(figures.last_due_on) },
      ...rows.slice(0, 1).map((row) => ({
        label: t(words.firstPayment),
        value: formatMxn(row.total_cents),
      })),
      { label: t(words.total), value: formatMxn(figures.total_cents) },
      { label: t(words.reason), value: body.reason },
    ],
    amountCents: figures.capital_cents,
    people,
    always: true,
  };
}
