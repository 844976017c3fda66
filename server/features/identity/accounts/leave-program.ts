import type { Tx } from '@server/db/connection';
import { userRoles } from '@server/db/schema/identity';
import { programUsers } from '@server/db/schema/people';
import { and, eq, isNull, like, notExists, sql } from 'drizzle-orm';
import { lockAccount } from '../auth/account';
import { endSessionsInProgram } from '../auth/sessions';

interface Leaving {
  userId: string;
  programId: string;
  now: Date;
}

/**
 * Ends what is open of an account in a program that it left, or in which it has another role now, and takes the roles
 * that none of its programs gives it any more; called once its membership says so. Its sessions elsewhere go on. Who
 * signs in or picks the program at the same moment comes before or waits.
 */
export async function leaveProgram(tx: Tx, { userId, programId, now }: Leaving): Promise<void> {
  await lockAccount(tx, userId);
  const stillGiven = tx
    .select({ id: programUsers.id })
    .from(programUsers)
    .where(
      and(
        eq(programUsers.userId, userId),
        sql`${programUsers.role} = ${userRoles.role}`,
        isNull(programUsers.removedAt),
      ),
    );
  await tx
    .delete(userRoles)
    .where(
      and(eq(userRoles.userId, userId), like(userRoles.role, 'program\\_%'), notExists(stillGiven)),
    );
  await endSessionsInProgram(tx, userId, programId, now);
}
