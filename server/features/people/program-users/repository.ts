import type { programUsers as contract, ProgramUserState } from '@contract/people/program-users';
import type { Db, Tx } from '@server/db/connection';
import { keptZones } from '@server/db/own-zones';
import { pageOf } from '@server/db/page';
import { users } from '@server/db/schema/identity';
import { programUsers } from '@server/db/schema/people';
import { zones } from '@server/db/schema/program';
import { contains } from '@server/db/search-text';
import type { QueryOf } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import {
  and,
  arrayOverlaps,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';

/** The people of a scope's program, and for people of some zones those who work in these and not in all. */
function scopeFilter(scope: Scope): SQL | undefined {
  if (scope.kind === 'all') return undefined;
  if (scope.kind !== 'program') return sql`false`;
  const { programId, zoneIds } = scope;
  return and(
    eq(programUsers.programId, programId),
    zoneIds ? arrayOverlaps(programUsers.zoneIds, [...zoneIds]) : undefined,
  );
}

const columns = {
  member: programUsers,
  role: programUsers.role,
  email: users.email,
  fullName: users.fullName,
  accountStatus: users.status,
  lastLoginAt: users.lastLoginAt,
  zones: keptZones(programUsers.zoneIds),
};

const people = (db: Db | Tx) =>
  db.select(columns).from(programUsers).leftJoin(users, eq(users.id, programUsers.userId));

type Row = Awaited<ReturnType<typeof people>>[number];

export const stateOf = ({ member }: Row): ProgramUserState =>
  member.removedAt ? 'deactivated' : member.userId ? 'active' : 'invited';

const stateFilter: Record<ProgramUserState, SQL | undefined> = {
  invited: isNull(programUsers.userId),
  active: and(isNotNull(programUsers.userId), isNull(programUsers.removedAt)),
  deactivated: isNotNull(programUsers.removedAt),
};

export function listMembers(db: Db, scope: Scope, query: QueryOf<typeof contract.list>) {
  return pageOf(db, query, {
    table: programUsers,
    id: programUsers.id,
    select: people(db),
    own: (row) => row.member,
    within: scopeFilter(scope),
    filters: {
      q: (typed) =>
        or(
          sql`exists (select 1 from ${users} where ${users.id} = ${programUsers.userId}
                and (${contains(users.fullName, typed)} or ${contains(users.email, typed)}))`,
          contains(sql`(${programUsers.invited} ->> 'fullName')`, typed),
          contains(sql`(${programUsers.invited} ->> 'email')`, typed),
        ),
      program_id: programUsers.programId,
      role: programUsers.role,
      state: (asked) => stateFilter[asked],
    },
    sorts: { created_at: programUsers.id },
    defaultSort: 'created_at',
  });
}

export async function findMember(db: Db | Tx, scope: Scope, id: string) {
  const [row] = await people(db).where(and(eq(programUsers.id, id), scopeFilter(scope)));
  return row;
}

/** Whether zones are a program's. */
export async function hasZones(
  db: Db,
  programId: string,
  zoneIds: readonly string[],
): Promise<boolean> {
  const its = and(inArray(zones.id, [...zoneIds]), eq(zones.programId, programId));
  return (await db.$count(zones, its)) === new Set(zoneIds).size;
}

/** A person of a program, who stays as they are until the transaction ends. */
export async function lockMember(tx: Tx, id: string): Promise<void> {
  await tx
    .select({ id: programUsers.id })
    .from(programUsers)
    .where(eq(programUsers.id, id))
    .for('update');
}

/** The person of a program at an address; invitations that are still open aside. */
export async function memberAt(tx: Tx, programId: string, email: string) {
  const [row] = await people(tx).where(
    and(eq(programUsers.programId, programId), sql`lower(${users.email}) = ${email}`),
  );
  return row;
}

/** Whether an invitation of a program to an address is open. */
export async function isInvited(tx: Tx, programId: string, email: string): Promise<boolean> {
  const same = sql`${programUsers.invited} ->> 'email' = ${email}`;
  return (await tx.$count(programUsers, and(eq(programUsers.programId, programId), same))) > 0;
}

/** The administrators of a program who may sign in and work all of it, but one. */
export async function otherAdministrators(tx: Tx, programId: string, exceptId: string | null) {
  const rows = await tx
    .select({ userId: users.id })
    .from(programUsers)
    .innerJoin(users, eq(users.id, programUsers.userId))
    .where(
      and(
        eq(programUsers.programId, programId),
        eq(programUsers.role, 'program_administrator'),
        isNull(programUsers.removedAt),
        isNull(programUsers.zoneIds),
        eq(users.status, 'active'),
        isNull(users.staffBlockedAt),
        exceptId ? ne(programUsers.id, exceptId) : undefined,
      ),
    )
    .orderBy(desc(programUsers.id));
  return rows.map(({ userId }) => userId);
}
