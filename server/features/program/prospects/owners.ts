import type { Db, Tx } from '@server/db/connection';
import { isLetIn } from '@server/db/let-in';
import { users } from '@server/db/schema/identity';
import { programUsers } from '@server/db/schema/people';
import type { Scope } from '@server/http/principal';
import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';

/** Executives who work in a program now. */
const working = (programId: string): SQL | undefined =>
  and(
    eq(programUsers.programId, programId),
    eq(programUsers.role, 'program_executive_manager'),
    isNull(programUsers.removedAt),
  );

/** Those that prospects of a scope's program are given to; for people of one zone, who works there. */
export async function listOwners(db: Db, scope: Scope) {
  if (scope.kind !== 'program') return [];
  const { programId, zoneId } = scope;
  const rows = await db
    .select({ id: users.id, name: users.fullName, zone_id: programUsers.zoneId })
    .from(programUsers)
    .innerJoin(users, eq(users.id, programUsers.userId))
    .where(
      and(
        working(programId),
        isLetIn(programUsers.userId),
        zoneId ? or(isNull(programUsers.zoneId), eq(programUsers.zoneId, zoneId)) : undefined,
      ),
    )
    .orderBy(asc(users.fullName), asc(users.id));
  return rows;
}

/** Whether somebody is an executive of a program who is let in; the zone that they work, null for all of them. */
export async function executiveOf(
  tx: Tx,
  programId: string,
  userId: string,
): Promise<{ zoneId: string | null } | undefined> {
  const [row] = await tx
    .select({ zoneId: programUsers.zoneId })
    .from(programUsers)
    .where(and(working(programId), isLetIn(programUsers.userId), eq(programUsers.userId, userId)))
    .for('share');
  return row;
}

/** Whether an executive works a zone, as a condition on columns of prospects. */
export const worksZoneOf = (programId: string, userId: SQL, zoneId: SQL): SQL =>
  sql`exists (select 1 from ${programUsers} where ${working(programId)}
        and ${programUsers.userId} = ${userId}
        and coalesce(${programUsers.zoneId} = ${zoneId}, true))`;
