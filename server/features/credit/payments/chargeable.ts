import type { Centavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { totalOwed } from '../loans/owed';
import { missingByInstalment } from '../loans/person-owed';
import { earlyUseOn } from './plan';
import { owedByApplicant } from './repository';
import { deliveredLoans } from './standing';

/** What of a credit may be charged to its applicant on a day, in centavos. */
export interface Chargeable {
  loanId: string;
  folio: string;
  /** Whether money that comes before it is due waits for its day, and reduces or pays ahead nothing. */
  waits: boolean;
  /** What has fallen due, with late charges and what has to come back. */
  due: Centavos;
  /** Instalments that are not paid, the first to fall due before the others; `missing` is without the credit balance. */
  rows: { n: number; dueOn: Day; missing: Centavos; isDue: boolean }[];
}

/** What of each credit of an applicant in repayment may be charged on a day. */
export async function chargeableOf(
  db: Db | Tx,
  applicantId: string,
  on: Day,
): Promise<Chargeable[]> {
  const { creditBalance, open } = await owedByApplicant(db, applicantId, on);
  if (open.length === 0) return [];
  const delivered = await deliveredLoans(db, [applicantId]);
  const missingOf = missingByInstalment(
    open.map(({ loan, owed }) => ({ id: loan.id, rows: owed.rows })),
    creditBalance,
    on,
  );
  return open.map(({ loan: { id }, folio, owed }) => {
    const agreed = delivered.find((each) => each.id === id);
    const rows = owed.rows.map((row) => {
      const isDue = row.dueOn <= on;
      const total = totalOwed(row);
      return {
        n: row.n,
        dueOn: row.dueOn,
        missing: isDue ? total : missingOf(id, { ...row, total }),
        isDue,
      };
    });
    return {
      loanId: id,
      folio,
      waits: agreed ? earlyUseOn(agreed, on) === 'credit_balance' : true,
      due: owed.dueTotal,
      rows: rows
        .filter(({ missing }) => missing > 0)
        .sort((a, b) => a.dueOn.localeCompare(b.dueOn) || a.n - b.n),
    };
  });
}
