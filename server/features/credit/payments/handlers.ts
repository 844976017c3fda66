import { payments as contract } from '@contract/credit/payments';
import { bankOf } from '@contract/kernel/fields/clabe';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { applicants } from '@server/db/schema/people';
import { notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { eq } from 'drizzle-orm';
import { describeOwed } from '../loans/calendar';
import { listPayments, owedByApplicant, showPayment } from './repository';

export const paymentHandlers = implement(contract, {
  list: async ({ db, scope, query }) => listPayments(db, scope, query),

  show: async ({ db, scope, params }) => showPayment(db, scope, params.paymentId),

  async reference({ db, scope, query, config, now }) {
    const applicantId = whose(scope, query.applicant_id);
    const [applicant] = await db.select().from(applicants).where(eq(applicants.id, applicantId));
    if (!applicant) throw notFound();
    const today = dayInMexicoCity(now);
    const { creditBalance, giveBack, open } = await owedByApplicant(db, applicant.id, today);
    return {
      clabe: applicant.paymentClabe,
      bank: bankOf(applicant.paymentClabe),
      beneficiary: config.brand,
      as_of: today,
      credit_balance_cents: creditBalance,
      give_back_cents: giveBack,
      loans: open.map(({ loan, folio, owed }) => ({
        loan_id: loan.id,
        project_folio: folio,
        ...describeOwed(owed),
      })),
    };
  },
});

/** An applicant asks for their own; staff name one. */
function whose(scope: Scope, asked: string | undefined): string {
  if (scope.kind === 'own' && scope.applicantId && !asked) return scope.applicantId;
  if (scope.kind === 'all' && asked) return asked;
  throw notFound();
}
