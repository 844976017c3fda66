import type { Tx } from '@server/db/connection';
import { projects } from '@server/db/schema/credit';
import { programUsers } from '@server/db/schema/people';
import { and, eq, sql } from 'drizzle-orm';

/** Takes from an executive the projects of a program that they do not work any more. */
export async function releaseProjects(
  tx: Tx,
  { programId, executiveId }: { programId: string; executiveId: string },
): Promise<void> {
  const works = sql`exists (select 1 from ${programUsers}
    where ${programUsers.programId} = ${programId} and ${programUsers.userId} = ${executiveId}
      and ${programUsers.role} = 'program_executive_manager' and ${programUsers.removedAt} is null
      and coalesce(${programUsers.zoneId} = ${projects.zoneId}, ${programUsers.zoneId} is null))`;
  await tx
    .update(projects)
    .set({ executiveUserId: null })
    .where(
      and(
        eq(projects.programId, programId),
        eq(projects.executiveUserId, executiveId),
        sql`not ${works}`,
      ),
    );
}
