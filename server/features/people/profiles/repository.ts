import { personKind } from '@contract/kernel/fields/person-type';
import type { ProfileBody } from '@contract/people/profiles';
import type { Tx } from '@server/db/connection';
import { curpMark } from '@server/db/marks';
import { profiles } from '@server/db/schema/people-profiles';
import type { Vault } from '@server/db/vault';
import { eq, getTableColumns } from 'drizzle-orm';
import { personTypeOf } from '../own-person';
import { openProfile, place, type SealedColumn } from './kept';
import { isCurpShared } from './same-curp';

/** The same and whose it is, locked until the transaction ends: of two saves at once the second sees the first. */
export async function lockProfile(tx: Tx, vault: Vault, userId: string) {
  const [row] = await tx
    .insert(profiles)
    .values({ userId })
    .onConflictDoUpdate({ target: profiles.userId, set: { userId } })
    .returning({ ...getTableColumns(profiles), personType: personTypeOf(userId) });
  if (!row) throw new Error('the profile was not locked');
  return { kind: personKind(row.personType), kept: openProfile(row, vault) };
}

/**
 * Keeps a profile.
 *
 * @returns the mark of its CURP, by which it is found, where another account has the same; null where none has
 */
export async function saveProfile(tx: Tx, vault: Vault, userId: string, body: ProfileBody) {
  const seal = (column: SealedColumn, text: string | undefined) =>
    text ? vault.seal(text, place(column, userId)) : null;
  const [saved] = await tx
    .update(profiles)
    .set({
      version: body.version + 1,
      birthDay: body.birth_day ?? null,
      curp: seal('curp', body.curp),
      curpMark: body.curp ? curpMark(vault, body.curp) : null,
      nationality: body.nationality ?? null,
      maritalRegime: body.marital_regime ?? null,
      sex: body.sex ?? null,
      tradeName: body.trade_name ?? null,
      incorporatedOn: body.incorporated_on ?? null,
      representativeName: body.representative_name ?? null,
      representativeCurp: seal('representativeCurp', body.representative_curp),
      representativeRfc: seal('representativeRfc', body.representative_rfc),
      representativeRole: body.representative_role ?? null,
    })
    .where(eq(profiles.userId, userId))
    .returning({
      mark: profiles.curpMark,
      isShared: isCurpShared(tx, userId),
    });
  return saved?.isShared ? saved.mark : null;
}
