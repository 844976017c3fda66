import { isDeepStrictEqual } from 'node:util';
import type { Db, Tx } from '@server/db/connection';
import { loans } from '@server/db/schema/credit';
import { asc, inArray } from 'drizzle-orm';
import { earlyChoices } from '../early-payments/choices';
import { calendarsOf } from '../loans/calendar';
import { alteredChoices, alteredLoans } from '../loans/sealed-terms';
import { signedRestructures } from '../restructures/signed';
import { changesTo } from './changes';
import { planApplications } from './plan';
import { deliveredLoans, moneyOf, standingPayments } from './standing';

const AT_ONCE = 100;

/**
 * Loans that are not as their facts make them: their terms are not those that were sealed, their payments not those
 * that the money of their applicant makes, or their calendar not what those payments left of it. A line each.
 */
export async function loanDifferences(db: Db): Promise<string[]> {
  const owners = await db
    .selectDistinct({ id: loans.applicantId })
    .from(loans)
    .orderBy(asc(loans.applicantId));
  const found: string[] = [];
  for (let from = 0; from < owners.length; from += AT_ONCE) {
    const ids = owners.slice(from, from + AT_ONCE).map(({ id }) => id);
    const differing = await db.transaction((tx) => differencesOf(tx, ids), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
    found.push(...differing);
  }
  return found;
}

async function differencesOf(tx: Tx, applicantIds: readonly string[]): Promise<string[]> {
  const read = await tx
    .select({ loan: loans, early: earlyChoices })
    .from(loans)
    .where(inArray(loans.applicantId, [...applicantIds]));
  const rows = read.map(({ loan }) => loan);
  const signed = await signedRestructures(
    tx,
    rows.map(({ id }) => id),
  );
  const altered = await alteredLoans(tx, rows, signed);
  const delivered = await deliveredLoans(tx, applicantIds);
  const ids = delivered.map(({ id }) => id);
  const standing = await standingPayments(tx, ids);
  const stored = await calendarsOf(tx, ids);
  const found = [
    ...altered.map((id) => `loan ${id}: its terms are not those that were sealed`),
    ...alteredChoices(read).map(
      (id) => `loan ${id}: a choice of early payments is not as it was made`,
    ),
  ];
  for (const [applicantId, money] of await moneyOf(tx, applicantIds)) {
    const own = delivered.filter((loan) => loan.applicantId === applicantId);
    const paid = standing.filter(({ loanId }) => own.some(({ id }) => id === loanId));
    const days = [...own.map(({ terms }) => terms.disbursedOn), ...paid.map(({ on }) => on)];
    // What came after the last payment is applied by the hourly job at the latest.
    const until = days.sort().at(-1);
    if (!until) continue;
    const plan = planApplications({ loans: own, money, until });
    const { undone, made } = changesTo(plan.applications, paid);
    for (const { id } of own) {
      if ([...undone, ...made].some(({ loanId }) => loanId === id)) {
        found.push(`loan ${id}: its payments are not those that its money makes`);
      } else if (!isDeepStrictEqual(plan.calendars.get(id), stored.get(id))) {
        found.push(`loan ${id}: its calendar is not what its payments left`);
      }
    }
  }
  return found;
}
