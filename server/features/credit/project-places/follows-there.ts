import type { Tx } from '@server/db/connection';
import { isLetIn } from '@server/db/let-in';
import { worksInKept } from '@server/db/own-zones';
import { programUsers } from '@server/db/schema/people';
import { and, eq, isNull, sql } from 'drizzle-orm';

interface Following {
  executiveUserId: string | null;
  programId: string | null;
  zoneId: string | null;
}

/** Whether somebody follows projects of a program there now. */
export async function followsThere(
  tx: Tx,
  { executiveUserId: userId, programId, zoneId }: Following,
): Promise<boolean> {
  if (!userId || !programId) return false;
  const member = and(
    eq(programUsers.programId, programId),
    eq(programUsers.userId, userId),
    eq(programUsers.role, 'program_executive_manager'),
    isNull(programUsers.removedAt),
    isLetIn(programUsers.userId),
    worksInKept(programUsers.zoneIds, sql`${zoneId}::uuid`),
  );
  return (await tx.$count(programUsers, member)) > 0;
}
