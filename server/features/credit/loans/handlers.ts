import { loans as contract } from '@contract/credit/loans';
import { sumCents } from '@contract/kernel/fields/centavos';
import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import { notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { owedByLoan } from '../payments/owed-now';
import { nextSteps, sentenceFor } from '../projects/next-steps';
import { termsNow } from '../restructures/signed';
import type { StoredInstalment } from './calendar';
import { daysLate } from './late-interest';
import { totalOwed } from './owed';
import { describeRow, scheduleOf, termsOf } from './quote';
import { quoteAsked } from './quote-asked';
import { describeLoan, findLoan, type LoanRow, listLoans } from './repository';

export const loanHandlers = implement(contract, {
  quote: ({ db, body, now }) => quoteAsked(db, body, now),

  async list({ db, scope, query, now }) {
    const page = await listLoans(db, scope, query);
    const loans = page.items.map(({ loan }) => loan);
    const owed = await owedByLoan(db, loans, dayInMexicoCity(now));
    const terms = await termsNow(
      db,
      page.items.map(({ loan }) => loan),
    );
    const items = page.items.map((row) =>
      describeLoan(row, owed.get(row.loan.id), terms.get(row.loan.id)),
    );
    return { ...page, items };
  },

  async show({ db, scope, params, principal, now }) {
    const row = await findLoan(db, scope, params.loanId);
    if (!row) throw notFound();
    const today = dayInMexicoCity(now);
    const owed = (await owedByLoan(db, [row.loan], today)).get(row.loan.id);
    const step = (await nextSteps(db, [row.project], now)).get(row.project.id);
    return {
      ...describeLoan(row, owed, (await termsNow(db, [row.loan])).get(row.loan.id)),
      next_step: step ? sentenceFor(step, principal) : '',
      opening_fee_bp: row.loan.openingFeeBp,
      risk_grade: row.loan.riskGrade,
      payment_clabe: row.paymentClabe,
      instalments: owed ? owed.rows.map((each) => describeInstalment(each, today)) : planned(row),
    };
  },
});

function describeInstalment(row: StoredInstalment, today: Day) {
  return {
    n: row.n,
    due_on: row.dueOn,
    capital_cents: row.capitalCents,
    interest_cents: row.interestCents,
    vat_cents: row.vatCents,
    total_cents: sumCents([row.capitalCents, row.interestCents, row.vatCents]),
    balance_cents: row.balanceCents,
    paid_cents: sumCents([row.capitalPaidCents, row.interestPaidCents, row.vatPaidCents]),
    paid_on: row.paidOn,
    late_cents: sumCents([row.lateInterestCents, row.lateVatCents]),
    owed_cents: totalOwed(row),
    moved_on: row.movedOn,
    moved_cents: row.movedCents,
    overdue: daysLate(row.dueOn, today) > 0 && totalOwed(row) > 0,
  };
}

/** Before the money is delivered the calendar has amounts and no days. */
function planned({ loan }: LoanRow) {
  const { rows } = scheduleOf(termsOf(loan));
  return rows.map((row) => ({
    ...describeRow(row),
    due_on: null,
    paid_cents: 0,
    paid_on: null,
    late_cents: 0,
    owed_cents: row.total,
    moved_on: null,
    moved_cents: 0,
    overdue: false,
  }));
}
