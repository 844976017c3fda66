import type { Role } from '@contract/kernel/roles';
import type { ProgramRole } from '@contract/people/program-users';
import type { Db, Tx } from '@server/db/connection';
import { programUsers } from '@server/db/schema/people';
import { programs } from '@server/db/schema/program';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';

export const isProgramRole = (role: Role): role is ProgramRole => role.startsWith('program_');

/** The programs that an account may work in now, those that were deactivated or taken from it aside. */
const programsWhere = (db: Db | Tx, userId: string, which?: SQL) =>
  db
    .select({ id: programs.id, name: programs.name, role: programUsers.role })
    .from(programUsers)
    .innerJoin(programs, eq(programs.id, programUsers.programId))
    .where(
      and(
        eq(programUsers.userId, userId),
        isNull(programUsers.removedAt),
        isNull(programs.deactivatedAt),
        which,
      ),
    );

export const programsOf = (db: Db | Tx, userId: string) =>
  programsWhere(db, userId).orderBy(asc(programs.name), asc(programs.id));

/**
 * The program in which a person comes in: the one that they last worked in, else the one that they joined first.
 * Where others acted as them does not count.
 * @param role only of those where they have it
 */
export async function lastProgram(db: Db | Tx, userId: string, role?: ProgramRole) {
  const lastSession = sql`(select s.id from sessions s
    where s.user_id = ${userId} and s.program_id = ${programs.id} and s.actor_user_id is null
    order by s.id desc limit 1)`;
  const [program] = await programsWhere(db, userId, role && eq(programUsers.role, role))
    .orderBy(sql`${lastSession} desc nulls last`, asc(programUsers.id))
    .limit(1);
  return program;
}
