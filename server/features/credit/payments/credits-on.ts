import type { Centavos } from '@contract/kernel/fields/centavos';
import { type Day, toDay } from '@contract/kernel/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { loans } from '@server/db/schema/credit';
import { inArray } from 'drizzle-orm';
import { type OwedInstalment, owedOn } from '../loans/owed';
import { signedRestructures } from '../restructures/signed';
import { plansOf } from './plan-of';
import { type DeliveredLoan, deliveredLoans } from './standing';

/** A credit as it stood at the end of a day. */
interface CreditOn {
  id: string;
  applicantId: string;
  folio: string;
  principal: Centavos;
  annualRateBp: number;
  lateRateBp: number;
  catBp: number | null;
  termMonths: number;
  /** What was to be paid; null for a day before the restructure that replaced its calendar. */
  owed: { dueTotal: Centavos; daysLate: number; next: OwedInstalment | null } | null;
}

/**
 * The credits of some applicants that were delivered by a day, as they stood at its end: what money until then pays of
 * them, as far as it is known now.
 */
export async function creditsOn(
  db: Db | Tx,
  applicantIds: readonly string[],
  on: Day,
): Promise<CreditOn[]> {
  const all = await deliveredLoans(db, applicantIds);
  const begun = all.filter(({ terms }) => terms.disbursedOn <= on);
  const loansOf = new Map<string, DeliveredLoan[]>();
  for (const loan of all) {
    loansOf.set(loan.applicantId, [...(loansOf.get(loan.applicantId) ?? []), loan]);
  }
  const plans = await plansOf(db, loansOf, on);
  const ids = begun.map(({ id }) => id);
  const rows = await db.select().from(loans).where(inArray(loans.id, ids));
  const stored = new Map(rows.map((row) => [row.id, row]));
  const signed = await signedRestructures(db, ids);
  return begun.flatMap((loan) => {
    const row = stored.get(loan.id);
    if (!row) return [];
    const { restructured, terms, applicantId, id, folio } = loan;
    const isReplaced = restructured !== null && toDay(restructured.on) > on;
    const inForce = signed.findLast(
      ({ loanId, signedOn }) => loanId === id && signedOn !== null && signedOn <= on,
    );
    const calendar = plans.get(applicantId)?.calendars.get(id) ?? [];
    return [
      {
        id,
        applicantId,
        folio,
        principal: row.principalCents,
        annualRateBp: inForce?.annualRateBp ?? row.annualRateBp,
        lateRateBp: row.lateRateBp,
        // An agreement has a CAT of its own, which it states.
        catBp: inForce ? null : row.catBp,
        termMonths: inForce?.months ?? row.termMonths,
        owed: isReplaced ? null : owedOn(calendar, terms, on),
      },
    ];
  });
}
