import type { RestructureItem } from '@contract/credit/restructures';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { signatures } from '@server/db/schema/credit';
import type { Principal } from '@server/http/principal';
import { inArray, sql } from 'drizzle-orm';
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
  const waiting = await waitingForCoObligor(
    db,
    rows.flatMap(({ status, contractId }) => (status === 'proposed' && contractId) || []),
  );
  return rows.map((row) => ({
    ...describeFigures(row),
    id: row.id,
    loan_id: row.loanId,
    project_id: loan.projectId,
    status: row.status,
    created_at: row.createdAt.toISOString(),
    expires_on: row.expiresOn,
    signed_on: row.signedOn,
    waits_for_co_obligor: row.contractId !== null && waiting.has(row.contractId),
    is_outdated: row.status === 'proposed' && !holds(row),
    contract_id: row.contractId,
    reason: caller.role === 'admin' ? row.reason : null,
    end_reason: caller.role === 'admin' ? row.endReason : null,
  }));
}

/** Agreements that their applicant signed and their co-obligor has still to. */
async function waitingForCoObligor(db: Db | Tx, contractIds: readonly string[]) {
  if (contractIds.length === 0) return new Set<string>();
  const rows = await db
    .select({ contractId: signatures.contractId })
    .from(signatures)
    .where(inArray(signatures.contractId, [...contractIds]))
    .groupBy(signatures.contractId)
    .having(
      sql`bool_and(${signatures.signedAt} is not null) filter (where ${signatures.party} = 'applicant')
        and bool_or(${signatures.signedAt} is null) filter (where ${signatures.party} = 'co_obligor')`,
    );
  return new Set(rows.map(({ contractId }) => contractId));
}
