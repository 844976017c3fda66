import {
  MAX_FIRST_DUE_DAYS,
  PROPOSAL_DAYS,
  type RestructurePreview,
  type restructureTerms,
} from '@contract/credit/restructures';
import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { type Centavos, sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import { addDays, type Day, dayInMexicoCity, daysBetween } from '@contract/kernel/fields/day';
import { formatPercent } from '@contract/kernel/fields/percent';
import { restructureWords as words } from '@contract/locales/es-MX/credit/restructures-server';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import type { Db, Tx } from '@server/db/connection';
import type { AgreedRow } from '@server/db/schema/credit-restructures';
import { conflict, refused } from '@server/http/errors';
import { t } from '@server/i18n';
import type * as z from 'zod';
import { annualCostByDays, publishedCat } from '../loans/cat';
import { owedByLoan } from '../payments/owed-now';
import type { Credit } from './repository';
import { lastDayOf, newRows, type TakenApart, takeApart } from './rules';

type Asked = z.output<typeof restructureTerms>;

/** What a restructure of today's debt would be. */
export interface Offer {
  apart: TakenApart;
  rows: AgreedRow[];
  expiresOn: Day;
}

/**
 * Computes a restructure from what is owed at this moment.
 * @throws AppError conflict when the credit is not late, rule when the terms are not allowed
 */
export async function offerOf(
  db: Db | Tx,
  { loan, annualRate }: Credit,
  asked: Asked,
  now: Date,
): Promise<Offer> {
  const today = dayInMexicoCity(now);
  const owed = (await owedByLoan(db, [loan], today)).get(loan.id);
  if (loan.status !== 'repaying' || !owed || owed.daysLate === 0) throw conflict(t(words.notLate));
  const expiresOn = lastDayOf(owed.rows, today, PROPOSAL_DAYS);
  const latest = addDays(today, MAX_FIRST_DUE_DAYS);
  const { months, first_due_on: firstDueOn, annual_rate_bp: rate } = asked;
  const problems = {
    ...(firstDueOn <= expiresOn && { first_due_on: t(words.firstTooSoon, { day: expiresOn }) }),
    ...(firstDueOn > latest && { first_due_on: t(words.firstTooLate, { day: latest }) }),
    ...(rate > annualRate && { annual_rate_bp: t(words.higherRate, { rate: annualRate }) }),
  };
  if (Object.keys(problems).length > 0) throw refused(t(outcomes.invalidTitle), problems);
  const apart = takeApart(owed.rows, today);
  const rows = newRows(apart, apart.kept.at(-1)?.n ?? 0, {
    months,
    firstDueOn,
    annualRate: rate,
    vatRate: toBasisPoints(loan.vatBp),
    mode: loan.amortMode,
  });
  return { apart, rows, expiresOn };
}

const totalOf = (row: AgreedRow): Centavos =>
  sumCents([row.capitalCents, row.interestCents, row.vatCents]);

/** The figures of a restructure as the contract has them. */
export function describeFigures({
  rows,
  ...terms
}: {
  rows: readonly AgreedRow[];
  months: number;
  annualRateBp: number;
  monthsBefore: number;
  annualRateBpBefore: number;
  capitalCents: Centavos;
  interestCents: Centavos;
  vatCents: Centavos;
  condonedCents: Centavos;
  countedUntil: Day;
}): Omit<RestructurePreview, 'expires_on'> {
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last) throw new Error('a restructure has instalments');
  return {
    months: terms.months,
    first_due_on: first.dueOn,
    last_due_on: last.dueOn,
    annual_rate_bp: toBasisPoints(terms.annualRateBp),
    months_before: terms.monthsBefore,
    annual_rate_bp_before: toBasisPoints(terms.annualRateBpBefore),
    cat_bp: publishedCat(
      annualCostByDays(
        // What the new instalments pay, from the day from which they bear interest.
        sumCents([terms.capitalCents, terms.interestCents]),
        rows.map((row) => ({
          days: daysBetween(terms.countedUntil, row.dueOn),
          amount: sumCents([row.capitalCents, row.interestCents]),
        })),
      ),
    ),
    capital_cents: terms.capitalCents,
    interest_cents: terms.interestCents,
    vat_cents: terms.vatCents,
    condoned_cents: terms.condonedCents,
    payment_cents: totalOf(rows[1] ?? first),
    total_cents: toCentavos(rows.reduce((sum, row) => sum + totalOf(row), 0)),
    rows: rows.map((row) => ({
      n: row.n,
      due_on: row.dueOn,
      capital_cents: row.capitalCents,
      interest_cents: row.interestCents,
      vat_cents: row.vatCents,
      total_cents: totalOf(row),
      balance_cents: row.balanceCents,
    })),
  };
}

/** The CAT of a restructure, as its agreement says it. */
export const catLine = ({ cat_bp: cat }: Pick<RestructurePreview, 'cat_bp'>): string =>
  cat === null ? t(words.pdf.noCat) : formatPercent(toBasisPoints(cat));

/** What of an offer is kept and shown. */
export const figuresOf = ({ apart, rows }: Offer, credit: Credit, asked: Asked) => ({
  rows,
  months: asked.months,
  annualRateBp: asked.annual_rate_bp,
  monthsBefore: credit.months,
  annualRateBpBefore: credit.annualRate,
  capitalCents: apart.capital,
  interestCents: apart.interest,
  vatCents: apart.vat,
  condonedCents: apart.condoned,
  countedUntil: apart.countedUntil,
});
