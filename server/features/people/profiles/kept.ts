import type { profiles } from '@server/db/schema/people-profiles';
import type { Vault } from '@server/db/vault';

type Row = typeof profiles.$inferSelect;
export type SealedColumn = 'curp' | 'representativeCurp' | 'representativeRfc';

export const place = (column: SealedColumn, userId: string) => `profiles.${column}:${userId}`;

/** What is kept of a person, opened and keyed as the body of the edit; version 0 of what was never saved. */
export function openProfile(row: Row | undefined, vault: Vault) {
  const open = (column: SealedColumn) => {
    const sealed = row?.[column];
    return row && sealed ? vault.open(sealed, place(column, row.userId)) : null;
  };
  return {
    version: row?.version ?? 0,
    birth_day: row?.birthDay ?? null,
    curp: open('curp'),
    nationality: row?.nationality ?? null,
    marital_regime: row?.maritalRegime ?? null,
    sex: row?.sex ?? null,
    trade_name: row?.tradeName ?? null,
    incorporated_on: row?.incorporatedOn ?? null,
    representative_name: row?.representativeName ?? null,
    representative_curp: open('representativeCurp'),
    representative_rfc: open('representativeRfc'),
    representative_role: row?.representativeRole ?? null,
  };
}
