import type { LoanQuote } from '@contract/credit/loans';
import type { CreditTerms, ProjectDetail } from '@contract/credit/projects';
import { sumCents } from '@contract/kernel/fields/centavos';
import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Db, Tx } from '@server/db/connection';
import type { loans, projects } from '@server/db/schema/credit';
import { settingAt } from '@server/features/platform';
import { lastDecision } from '../committee/decisions';
import { quoteLoan, termsOf } from '../loans/quote';
import { referenceTerms } from '../loans/reference-terms';

/**
 * What was approved beside what was asked for: the same amount and term at the reference terms of the day
 * of the request, which is what the simulation showed.
 */
export async function termsBeside(
  db: Db | Tx,
  project: typeof projects.$inferSelect,
  loan: typeof loans.$inferSelect,
): Promise<ProjectDetail['terms']> {
  const day = dayInMexicoCity(project.createdAt);
  const asked = await referenceQuote(db, (await askedBefore(db, project.id)) ?? project, day);
  return {
    asked: summary(asked, await settingAt(db, 'late_grace_days', day)),
    approved: summary(quoteLoan(termsOf(loan)), loan.lateGraceDays),
  };
}

/** What the request asked for when it was approved; null of those approved before decisions were kept. */
async function askedBefore(db: Db | Tx, projectId: string) {
  const decision = await lastDecision(db, projectId);
  return decision
    ? { amountCents: decision.askedAmountCents, termMonths: decision.askedTermMonths }
    : null;
}

/** What an amount over a term costs at the reference terms of a day. */
export async function referenceQuote(
  db: Db | Tx,
  { amountCents, termMonths }: Pick<typeof projects.$inferSelect, 'amountCents' | 'termMonths'>,
  day: Day,
): Promise<LoanQuote> {
  const terms = await referenceTerms(db, day);
  return quoteLoan({ ...terms, principal: amountCents, months: termMonths });
}

const summary = (quote: LoanQuote, graceDays: number): CreditTerms => ({
  amount_cents: quote.principal_cents,
  annual_rate_bp: quote.annual_rate_bp,
  term_months: quote.term_months,
  payment_cents: quote.payment_cents,
  amort_mode: quote.amort_mode,
  late_grace_days: graceDays,
  cat_bp: quote.cat_bp,
  opening_fee_cents: sumCents([quote.opening_fee_cents, quote.opening_fee_vat_cents]),
  total_cents: quote.total_cents,
});
