import type { Db, Tx } from '@server/db/connection';
import { worksInKept } from '@server/db/own-zones';
import { projects } from '@server/db/schema/credit';
import { programUsers } from '@server/db/schema/people';
import { and, eq, sql } from 'drizzle-orm';

interface Leaving {
  programId: string;
  executiveId: string;
}

const heldBy = ({ programId, executiveId }: Leaving) =>
  and(eq(projects.programId, programId), eq(projects.executiveUserId, executiveId));

/** How many projects an executive follows outside of some zones. */
export const countProjectsOutside = (db: Db | Tx, who: Leaving, zoneIds: readonly string[]) =>
  db.$count(
    projects,
    and(heldBy(who), sql`coalesce(${projects.zoneId} <> all(${sql.param(zoneIds)}::uuid[]), true)`),
  );

/** Takes from an executive the projects of a program that they do not work any more. */
export async function releaseProjects(tx: Tx, who: Leaving): Promise<void> {
  const { programId, executiveId } = who;
  const works = sql`exists (select 1 from ${programUsers}
    where ${programUsers.programId} = ${programId} and ${programUsers.userId} = ${executiveId}
      and ${programUsers.role} = 'program_executive_manager' and ${programUsers.removedAt} is null
      and ${worksInKept(programUsers.zoneIds, projects.zoneId)})`;
  await tx
    .update(projects)
    .set({ executiveUserId: null })
    .where(and(heldBy(who), sql`not ${works}`));
}
