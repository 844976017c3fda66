import { statusesIn } from '@contract/credit/life-cycle';
import type { approval } from '@contract/credit/projects';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { creditWords } from '@contract/locales/es-MX/credit/server';
import type { Tx } from '@server/db/connection';
import { loans } from '@server/db/schema/credit';
import { missingRequiredDocuments } from '@server/features/documents';
import { settingsAt } from '@server/features/platform';
import { refused } from '@server/http/errors';
import { t } from '@server/i18n';
import type * as z from 'zod';
import { type Doer, moveCredit } from '../life-cycle/move-credit';
import { catOf, paymentName, type QuoteTerms, scheduleOf } from '../loans/quote';
import type { ProjectRow } from './project';
import { assertTotalOwed } from './total-owed';

/** What the rules of the day of approval fix for the life of a credit. */
const termRules = [
  'iva_rate',
  'amort_mode',
  'mora_rate',
  'late_grace_days',
  'waterfall_order',
  'investor_fee_rate',
] as const;

interface Approval {
  row: ProjectRow;
  terms: z.output<typeof approval>;
  doer: Doer;
  /** Before the approval is recorded. */
  finish: () => Promise<void>;
}

/** Fixes the terms of the credit, once every required document is verified. Answers the loan's id. */
export async function approveProject(tx: Tx, { row, terms, doer, finish }: Approval) {
  const { project } = row;
  const { now } = doer;
  const missing = await missingRequiredDocuments(tx, project.id, now);
  if (missing.length > 0) {
    throw refused(t(creditWords.projects.decide.papersMissing, { names: missing.join(', ') }));
  }
  await assertTotalOwed(tx, {
    applicantId: project.applicantId,
    projectId: project.id,
    amount: project.amountCents,
    owedElsewhere: project.owedElsewhereCents,
    now,
  });
  const today = dayInMexicoCity(now);
  const rules = await settingsAt(tx, termRules, today);
  const vatRate = rules('iva_rate');
  const quote: QuoteTerms = {
    principal: project.amountCents,
    annualRate: terms.annual_rate_bp,
    vatRate,
    months: terms.term_months,
    openingFee: terms.opening_fee_bp,
    mode: rules('amort_mode'),
  };
  const { payment, rows } = scheduleOf(quote);
  const [loan] = await tx
    .insert(loans)
    .values({
      projectId: project.id,
      applicantId: project.applicantId,
      status: statusesIn.approved.loan,
      principalCents: project.amountCents,
      annualRateBp: terms.annual_rate_bp,
      lateRateBp: rules('mora_rate'),
      lateGraceDays: rules('late_grace_days'),
      waterfallOrder: rules('waterfall_order'),
      termMonths: terms.term_months,
      openingFeeBp: terms.opening_fee_bp,
      amortMode: quote.mode,
      investorFeeBp: rules('investor_fee_rate'),
      vatBp: vatRate,
      catBp: catOf(quote, rows),
      riskGrade: terms.risk_grade,
      approvedBy: doer.actor,
      approvedAt: now,
    })
    .returning();
  if (!loan) throw new Error('the loan was not created');
  const summary = t(creditWords.projects.decide.terms, {
    amount: project.amountCents,
    months: terms.term_months,
    rate: terms.annual_rate_bp,
    instalment: paymentName[quote.mode].toLowerCase(),
    payment,
  });
  const facts = { loanId: loan.id, terms, summary };
  await moveCredit(tx, { ...doer, transition: 'approve', row, facts, finish });
  return loan.id;
}
