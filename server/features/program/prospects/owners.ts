import type { Db, Tx } from '@server/db/connection';
import { isLetIn } from '@server/db/let-in';
import { type OwnZones, worksInKept } from '@server/db/own-zones';
import { users } from '@server/db/schema/identity';
import { programUsers } from '@server/db/schema/people';
import type { Scope } from '@server/http/principal';
import { and, arrayOverlaps, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';

/** Executives who work in a program now. */
const working = (programId: string): SQL | undefined =>
  and(
    eq(programUsers.programId, programId),
    eq(programUsers.role, 'program_executive_manager'),
    isNull(programUsers.removedAt),
  );

/** Those that prospects of a scope's program are given to; for people of some zones, who works in one of them. */
export async function listOwners(db: Db, scope: Scope) {
  if (scope.kind !== 'program') return [];
  const { programId, zoneIds } = scope;
  const rows = await db
    .select({ id: users.id, name: users.fullName, zone_ids: programUsers.zoneIds })
    .from(programUsers)
    .innerJoin(users, eq(users.id, programUsers.userId))
    .where(
      and(
        working(programId),
        isLetIn(programUsers.userId),
        zoneIds
          ? or(isNull(programUsers.zoneIds), arrayOverlaps(programUsers.zoneIds, [...zoneIds]))
          : undefined,
      ),
    )
    .orderBy(asc(users.fullName), asc(users.id));
  return rows;
}

/** Whether somebody is an executive of a program who is let in; the zones that they work. */
export async function executiveOf(
  tx: Tx,
  programId: string,
  userId: string,
): Promise<{ zoneIds: OwnZones } | undefined> {
  const [row] = await tx
    .select({ zoneIds: programUsers.zoneIds })
    .from(programUsers)
    .where(and(working(programId), isLetIn(programUsers.userId), eq(programUsers.userId, userId)))
    .for('share');
  return row;
}

/** Whether an executive works a zone, as a condition on columns of prospects. */
export const worksZoneOf = (programId: string, userId: SQL, zoneId: SQL): SQL =>
  sql`exists (select 1 from ${programUsers} where ${working(programId)}
        and ${programUsers.userId} = ${userId}
        and ${worksInKept(programUsers.zoneIds, zoneId)})`;
