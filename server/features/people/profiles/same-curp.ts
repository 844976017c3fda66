import type { Db, Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { profiles } from '@server/db/schema/people-profiles';
import { and, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

/** Profiles beside the one of a person, by their CURP. */
const other = alias(profiles, 'same_curp');

const hasSameCurp = (userId: string) =>
  and(eq(other.curpMark, profiles.curpMark), ne(other.userId, userId));

/** Whether another account has the CURP of the person whose profile a statement is about. */
export const isCurpShared = (db: Db | Tx, userId: string) =>
  sql<boolean>`exists (${db.select({ one: sql`1` }).from(other).where(hasSameCurp(userId))})`;

/** Who else has the CURP of a person, by name. */
export const othersOfCurp = (db: Db | Tx, userId: string) =>
  db
    .select({ user_id: users.id, full_name: users.fullName })
    .from(profiles)
    .innerJoin(other, hasSameCurp(userId))
    .innerJoin(users, eq(users.id, other.userId))
    .where(eq(profiles.userId, userId))
    .orderBy(users.fullName, users.id);
