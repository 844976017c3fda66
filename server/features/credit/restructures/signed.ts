import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import type { Db, Tx } from '@server/db/connection';
import type { loans } from '@server/db/schema/credit';
import { loanRestructures } from '@server/db/schema/credit-restructures';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { calendarOf } from './rules';

/** The restructures of some loans that were signed, in their order. */
export async function signedRestructures(db: Db | Tx, loanIds: readonly string[]) {
  if (loanIds.length === 0) return [];
  return db
    .select()
    .from(loanRestructures)
    .where(
      and(inArray(loanRestructures.loanId, [...loanIds]), eq(loanRestructures.status, 'signed')),
    )
    .orderBy(asc(loanRestructures.id));
}

/** Whether a loan has any, for a query of loans: most have none, and no second one is needed. */
export const isRestructured = sql<boolean>`exists (
  select from ${loanRestructures} r where r.loan_id = loans.id and r.status = 'signed')`;

/** The restructure by which each of some loans is paid now: the last one that was signed, if any. */
export const restructuresOf = async (db: Db | Tx, loanIds: readonly string[]) =>
  lastOfEach(await signedRestructures(db, loanIds));

/** What rules each loan, of the signed restructures of some. */
export const lastOfEach = (signed: readonly (typeof loanRestructures.$inferSelect)[]) =>
  new Map(signed.map((row) => [row.loanId, describe(row)]));

function describe({
  signedOn,
  kept,
  paid,
  rows,
  annualRateBp,
  months,
}: typeof loanRestructures.$inferSelect) {
  if (!signedOn || !kept || !paid) throw new Error('a signed restructure lacks what it did');
  return {
    on: signedOn,
    paid,
    months,
    annualRate: toBasisPoints(annualRateBp),
    calendar: calendarOf(kept, rows),
  };
}

/** Rate and months by which each of some loans is paid now: those that were agreed, until a restructure was signed. */
export async function termsNow(
  db: Db | Tx,
  agreed: readonly Pick<typeof loans.$inferSelect, 'id' | 'annualRateBp' | 'termMonths'>[],
) {
  const signed = await restructuresOf(
    db,
    agreed.map(({ id }) => id),
  );
  return new Map(
    agreed.map(({ id, annualRateBp, termMonths }) => {
      const { annualRate, months } = signed.get(id) ?? {
        annualRate: toBasisPoints(annualRateBp),
        months: termMonths,
      };
      return [id, { annual_rate_bp: annualRate, term_months: months }];
    }),
  );
}
