import { creditLineServer as words } from '@contract/locales/es-MX/treasury/credit-lines-server';
import type { Db, Tx } from '@server/db/connection';
import {
  creditLineDraws,
  creditLinePayments,
  creditLineRequests,
  creditLines,
  creditLineTerms,
} from '@server/db/schema/treasury-credit-lines';
import { t } from '@server/i18n';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { AccountRecords, PersonalData } from '../../personal-data';

const empty = {
  credit_line_requests: [],
  credit_line_terms: [],
  credit_line_draws: [],
  credit_line_payments: [],
};

/** An installer's credit line: what was asked, granted, drawn and paid back; the law keeps it. */
export const creditLineData: PersonalData = {
  async collect(db, { supplierId }) {
    const line = supplierId && (await lineOf(db, supplierId));
    if (!line) return empty;
    const ofLine = eq(creditLineDraws.lineId, line.id);
    const asked = await db
      .select()
      .from(creditLineRequests)
      .where(eq(creditLineRequests.lineId, line.id))
      .orderBy(asc(creditLineRequests.id));
    const granted = await db
      .select()
      .from(creditLineTerms)
      .where(eq(creditLineTerms.lineId, line.id))
      .orderBy(asc(creditLineTerms.id));
    const draws = await db
      .select()
      .from(creditLineDraws)
      .where(ofLine)
      .orderBy(asc(creditLineDraws.id));
    const payments = await db
      .select({ payment: creditLinePayments, folio: creditLineDraws.folio })
      .from(creditLinePayments)
      .innerJoin(creditLineDraws, eq(creditLineDraws.id, creditLinePayments.drawId))
      .where(ofLine)
      .orderBy(asc(creditLinePayments.id));
    return {
      credit_line_requests: asked.map((row) => ({
        amount_cents: row.amountCents,
        purpose: row.purpose,
        status: row.status,
        reason: row.reason,
        created_at: row.createdAt,
      })),
      credit_line_terms: granted.map((row) => ({
        amount_cents: row.limitCents,
        annual_rate_bp: row.annualRateBp,
        chosen_on: row.decidedOn,
        reason: row.reason,
      })),
      credit_line_draws: draws.map((row) => ({
        folio: row.folio,
        amount_cents: row.principalCents,
        annual_rate_bp: row.annualRateBp,
        status: row.status,
        disbursed_on: row.paidOn,
        due_on: row.dueOn,
        reason: row.reason,
        created_at: row.createdAt,
      })),
      credit_line_payments: payments.map(({ payment, folio }) => ({
        folio,
        received_on: payment.receivedOn,
        amount_cents: payment.amountCents,
        capital_cents: payment.capitalCents,
        interest_cents: payment.interestCents,
        late_interest_cents: payment.lateInterestCents,
      })),
    };
  },

  async holds(db, { supplierId }) {
    const line = supplierId && (await lineOf(db, supplierId));
    const owed = line
      ? await db.$count(
          creditLineDraws,
          and(
            eq(creditLineDraws.lineId, line.id),
            inArray(creditLineDraws.status, ['approved', 'paid']),
          ),
        )
      : 0;
    return owed > 0 ? [t(words.closing, { count: owed })] : [];
  },

  async hangs(db, { supplierId }: AccountRecords) {
    return supplierId && (await lineOf(db, supplierId)) ? [t(words.hangs)] : [];
  },
};

async function lineOf(db: Db | Tx, supplierId: string) {
  const [line] = await db.select().from(creditLines).where(eq(creditLines.supplierId, supplierId));
  return line;
}
