import { personKind } from '@contract/kernel/fields/person-type';
import type { ProfileBody } from '@contract/people/profiles';
import type { Db, Tx } from '@server/db/connection';
import { curpMark } from '@server/db/marks';
import { users } from '@server/db/schema/identity';
import { profiles } from '@server/db/schema/people-profiles';
import type { Vault } from '@server/db/vault';
import { and, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { personTypeOf } from '../own-person';
import { opened, place, type SealedColumn } from './kept';

/** The same and whose it is, locked until the transaction ends: of two saves at once the second sees the first. */
export async function lockProfile(tx: Tx, vault: Vault, userId: string) {
  const [row] = await tx
    .insert(profiles)
    .values({ userId })
    .onConflictDoUpdate({ target: profiles.userId, set: { userId } })
    .returning({ ...getTableColumns(profiles), personType: personTypeOf(userId) });
  if (!row) throw new Error('the profile was not locked');
  return { kind: personKind(row.personType), kept: opened(row, vault) };
}

const sameCurp = alias(profiles, 'same_curp');

/**
 * Keeps a profile.
 *
 * @returns whether another account has its CURP
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
      isShared: sql<boolean>`exists (${tx
        .select({ one: sql`1` })
        .from(sameCurp)
        .where(and(eq(sameCurp.curpMark, profiles.curpMark), ne(sameCurp.userId, userId)))})`,
    });
  return saved?.isShared === true;
}

/** Who else gave the CURP of a person, by name. */
export const othersOfCurp = (db: Db | Tx, userId: string) =>
  db
    .select({ user_id: users.id, full_name: users.fullName })
    .from(profiles)
    .innerJoin(sameCurp, eq(sameCurp.curpMark, profiles.curpMark))
    .innerJoin(users, eq(users.id, sameCurp.userId))
    .where(and(eq(profiles.userId, userId), ne(sameCurp.userId, userId)))
    .orderBy(users.fullName, users.id);
