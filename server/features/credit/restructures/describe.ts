import type { RestructureItem } from '@contract/credit/restructures';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Db, Tx } from '@server/db/connection';
import type { Principal } from '@server/http/principal';
import { owedByLoan } from '../payments/owed-now';
import { describeFigures } from './offer';
import type { Credit, Restructure } from './repository';
import { isSameBasis, takeApart } from './rules';

/** What a proposal was made with. */
export const basisOf = (row: Restructure) => ({
  capital: row.capitalCents,
  interest: row.interestCents,
  vat: row.vatCents,
  countedUntil: row.countedUntil,
});

/** The restructures of a credit as staff or its applicant read them. */
export async function describeRestructures(
  db: Db | Tx,
  rows: readonly Restructure[],
  { credit: { loan }, caller, now }: { credit: Credit; caller: Principal; now: Date },
): Promise<RestructureItem[]> {
  const today = dayInMexicoCity(now);
  const owed = rows.some(({ status }) => status === 'proposed')
    ? (await owedByLoan(db, [loan], today)).get(loan.id)
    : undefined;
  const holds = (row: Restructure) =>
    owed !== undefined &&
    today <= row.expiresOn &&
    owed.daysLate > 0 &&
    isSameBasis(takeApart(owed.rows, today), basisOf(row));
  return rows.map((row) => ({
    ...describeFigures(row),
    id: row.id,
    loan_id: row.loanId,
    project_id: loan.projectId,
    status: row.status,
    created_at: row.createdAt.toISOString(),
    expires_on: row.expiresOn,
    signed_on: row.signedOn,
    is_outdated: row.status === 'proposed' && !holds(row),
    contract_id: row.contractId,
    reason: caller.role === 'admin' ? row.reason : null,
    end_reason: caller.role === 'admin' ? row.endReason : null,
  }));
}
