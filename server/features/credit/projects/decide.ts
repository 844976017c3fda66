import type { DecisionKind, rejection } from '@contract/credit/decisions';
import { statusesIn } from '@contract/credit/life-cycle';
import type { approval } from '@contract/credit/projects';
import type { Centavos } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { committeeWords } from '@contract/locales/es-MX/credit/committee';
import { decisionWords } from '@contract/locales/es-MX/credit/decisions';
import { creditWords } from '@contract/locales/es-MX/credit/server';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import type { Tx } from '@server/db/connection';
import { loans } from '@server/db/schema/credit';
import type { Vault } from '@server/db/vault';
import { stillMissing } from '@server/features/documents';
import { sealedSettingsAt } from '@server/features/platform';
import { refused } from '@server/http/errors';
import { t } from '@server/i18n';
import type * as z from 'zod';
import { keepDecision, toldReasons } from '../committee/decisions';
import { evaluation, type Proposed, papersAsked } from '../committee/facts';
import { assertIdentified, identityAsked } from '../committee/identity';
import { failing, kindOf } from '../committee/rules';
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

/** What an approval turned out to be, for who confirms it. */
export interface ApprovalOutcome {
  kind: DecisionKind;
  principal: Centavos;
  payment: Centavos;
  /** In basis points; null when it cannot be computed. */
  cat: number | null;
  /** Names of the checks that it answers for by its note. */
  failing: string[];
}

interface Approval {
  row: ProjectRow;
  terms: z.output<typeof approval>;
  doer: Doer;
  vault: Vault;
  /** Before the approval is recorded. */
  finish: (outcome: ApprovalOutcome) => Promise<void>;
}

/**
 * Fixes the terms of the credit, once every required document and the applicant's identity are verified: those asked for, or a counter-offer. What
 * fails the committee's checks is approved with its reason alone. Answers the loan's id.
 */
export async function approveProject(tx: Tx, { row, terms, doer, vault, finish }: Approval) {
  const { project } = row;
  const { now } = doer;
  const principal = terms.amount_cents ?? project.amountCents;
  if (principal > project.amountCents) {
    throw refused(t(outcomes.invalidTitle), { amount_cents: t(decisionWords.tooMuch) });
  }
  const papers = await papersAsked(tx, project.id, now);
  const missing = stillMissing(papers);
  if (missing.length > 0) {
    throw refused(t(creditWords.projects.decide.papersMissing, { names: missing.join(', ') }));
  }
  const identity = await identityAsked(tx, vault, row.applicantUserId);
  assertIdentified(identity, 'approve');
  const owed = await assertTotalOwed(tx, {
    applicantId: project.applicantId,
    projectId: project.id,
    amount: principal,
    owedElsewhere: project.owedElsewhereCents,
    now,
  });
  const today = dayInMexicoCity(now);
  const rules = await sealedSettingsAt(tx, termRules, today);
  const vatRate = rules('iva_rate');
  const quote: QuoteTerms = {
    principal,
    annualRate: terms.annual_rate_bp,
    vatRate,
    months: terms.term_months,
    openingFee: terms.opening_fee_bp,
    mode: rules('amort_mode'),
  };
  const { payment, rows } = scheduleOf(quote);
  const failed = await failingNames(tx, row, {
    vault,
    now,
    proposed: { payment, owed, papers, identity },
  });
  if (failed.length > 0 && !terms.note) {
    const note = t(decisionWords.noteNeeded, { names: failed.join(', ') });
    throw refused(t(outcomes.invalidTitle), { note });
  }
  const [loan] = await tx
    .insert(loans)
    .values({
      projectId: project.id,
      applicantId: project.applicantId,
      status: statusesIn.approved.loan,
      principalCents: principal,
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
  const { conditions = [], note } = terms;
  const kind = kindOf(
    project,
    { amountCents: principal, termMonths: terms.term_months },
    conditions,
  );
  await keepDecision(tx, { row, kind, note, conditions, doer });
  await moveCredit(tx, {
    ...doer,
    transition: 'approve',
    row,
    facts: { loanId: loan.id, kind, terms, summary: summaryOf(project, kind, quote, conditions) },
    finish: () => finish({ kind, principal, payment, cat: loan.catBp, failing: failed }),
  });
  return loan.id;
}

interface Judged {
  vault: Vault;
  now: Date;
  proposed: Proposed;
}

/** Names of the checks that fail with these terms. */
async function failingNames(tx: Tx, row: ProjectRow, judged: Judged): Promise<string[]> {
  const { checks } = await evaluation(tx, row, judged);
  return failing(checks).map(({ name }) => t(committeeWords.names[name]));
}

/** The terms in a sentence, beside what was asked for where they are others. */
function summaryOf(
  asked: ProjectRow['project'],
  kind: DecisionKind,
  quote: QuoteTerms,
  conditions: readonly string[],
): string {
  const terms = t(creditWords.projects.decide.terms, {
    amount: quote.principal,
    months: quote.months,
    rate: quote.annualRate,
    instalment: paymentName[quote.mode].toLowerCase(),
    payment: scheduleOf(quote).payment,
  });
  const offered =
    kind === 'counter_offer'
      ? t(decisionWords.counterText, {
          asked: asked.amountCents,
          months: asked.termMonths,
          terms,
        })
      : terms;
  if (conditions.length === 0) return offered;
  return `${offered} ${t(decisionWords.conditions, { count: conditions.length })}`;
}

interface Rejection {
  row: ProjectRow;
  body: z.output<typeof rejection>;
  doer: Doer;
}

/** Says no, with the reasons that the applicant is told. */
export async function rejectProject(tx: Tx, { row, body, doer }: Rejection): Promise<void> {
  await keepDecision(tx, { row, kind: 'rejected', ...body, doer });
  const facts = { reason: toldReasons(body) };
  await moveCredit(tx, { ...doer, transition: 'reject', row, facts });
}
