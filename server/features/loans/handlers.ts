import { dayInMexicoCity, toDay } from '@contract/fields/day';
import { loans as contract, type quoteRequest } from '@contract/loans';
import type { Db, Tx } from '@server/db/connection';
import { notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import type * as z from 'zod';
import { settingAt } from '../settings/setting-at';
import { describeRow, quoteLoan, scheduleOf, termsOf } from './quote';
import {
  describeLoan,
  findLoan,
  type Instalment,
  instalmentsOf,
  type LoanRow,
  listLoans,
  paidOf,
  totalOf,
} from './repository';

/** The cost of what is asked, with the reference terms of its day where none are given. */
async function quoteOf(db: Db | Tx, asked: z.infer<typeof quoteRequest>, now: Date) {
  const today = dayInMexicoCity(now);
  const { annual_rate_bp: rate, opening_fee_bp: fee } = asked;
  return quoteLoan({
    principal: asked.amount_cents,
    months: asked.term_months,
    annualRate: rate ?? (await settingAt(db, 'reference_rate', today)),
    openingFee: fee ?? (await settingAt(db, 'open_fee_rate', today)),
    vatRate: await settingAt(db, 'iva_rate', today),
  });
}

export const loanHandlers = implement(contract, {
  publicQuote: ({ db, query, now }) => quoteOf(db, query, now),

  quote: ({ db, body, now }) => quoteOf(db, body, now),

  async list({ db, scope, query }) {
    const page = await listLoans(db, scope, query);
    const instalments = await instalmentsOf(
      db,
      page.items.map(({ loan }) => loan.id),
    );
    return {
      ...page,
      items: page.items.map((row) => describeLoan(row, instalments.get(row.loan.id) ?? [])),
    };
  },

  async show({ db, scope, params }) {
    const row = await findLoan(db, scope, params.loanId);
    if (!row) throw notFound();
    const instalments = (await instalmentsOf(db, [row.loan.id])).get(row.loan.id) ?? [];
    return {
      ...describeLoan(row, instalments),
      opening_fee_bp: row.loan.openingFeeBp,
      risk_grade: row.loan.riskGrade,
      payment_clabe: row.paymentClabe,
      instalments: instalments.length > 0 ? instalments.map(describeInstalment) : planned(row),
    };
  },
});

function describeInstalment(row: Instalment) {
  return {
    n: row.n,
    due_on: toDay(row.dueOn),
    capital_cents: row.capitalCents,
    interest_cents: row.interestCents,
    vat_cents: row.vatCents,
    total_cents: totalOf(row),
    balance_cents: row.balanceCents,
    paid_cents: paidOf(row),
    paid_on: row.paidOn === null ? null : toDay(row.paidOn),
  };
}

/** Before the money is delivered the calendar has amounts and no days. */
function planned({ loan }: LoanRow) {
  const { rows } = scheduleOf(termsOf(loan));
  return rows.map((row) => ({ ...describeRow(row), due_on: null, paid_cents: 0, paid_on: null }));
}
