import { bankOf } from '@contract/fields/clabe';
import { dayInMexicoCity } from '@contract/fields/day';
import { payments as contract } from '@contract/payments';
import { applicants } from '@server/db/schema/people';
import { notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { applicantUnapplied } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { eq } from 'drizzle-orm';
import { listPayments, openLoans, showPayment } from './repository';
import { quoteOn } from './rules';

export const paymentHandlers = implement(contract, {
  list: async ({ db, scope, query }) => listPayments(db, scope, query),

  show: async ({ db, scope, params }) => showPayment(db, scope, params.paymentId),

  async reference({ db, scope, query, config, now }) {
    const applicantId = whose(scope, query.applicant_id);
    const [applicant] = await db.select().from(applicants).where(eq(applicants.id, applicantId));
    if (!applicant) throw notFound();
    const today = dayInMexicoCity(now);
    const open = await openLoans(db, applicant.id, today);
    return {
      clabe: applicant.paymentClabe,
      bank: bankOf(applicant.paymentClabe),
      beneficiary: config.brand,
      as_of: today,
      favour_cents: await balance(db, applicantUnapplied(applicant.id)),
      loans: open.map(({ loan, folio, rows, terms }) => {
        const quote = quoteOn(rows, terms, today);
        return {
          loan_id: loan.id,
          project_folio: folio,
          due_today_cents: quote.dueToday,
          days_late: quote.daysLate,
          next: quote.next && {
            n: quote.next.n,
            due_on: quote.next.dueOn,
            amount_cents: quote.next.amount,
          },
          outstanding_cents: quote.outstanding,
          payoff_cents: quote.payoff,
        };
      }),
    };
  },
});

/** An applicant asks for their own; staff name one. */
function whose(scope: Scope, asked: string | undefined): string {
  if (scope.kind === 'own' && scope.applicantId && !asked) return scope.applicantId;
  if (scope.kind === 'all' && asked) return asked;
  throw notFound();
}
