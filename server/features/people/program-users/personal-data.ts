import { oneTimeTokens } from '@server/db/schema/identity';
import { programUsers } from '@server/db/schema/people';
import { and, eq, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';

/** Whom a program invited, until they answer; what is kept of its people is their membership's. */
export const programInvitationData: PersonalData = {
  async forget(tx, before) {
    // A link that was sent anew is as good as an invitation of that day.
    const openLink = tx
      .select({ id: oneTimeTokens.id })
      .from(oneTimeTokens)
      .where(
        and(
          eq(oneTimeTokens.purpose, 'program_activation'),
          eq(oneTimeTokens.subject, sql`${programUsers.id}::text`),
        ),
      );
    const { rowCount } = await tx
      .delete(programUsers)
      .where(
        and(isNull(programUsers.userId), lt(programUsers.createdAt, before), notExists(openLink)),
      );
    return rowCount ?? 0;
  },
};
