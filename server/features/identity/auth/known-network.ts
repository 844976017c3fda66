import type { Db } from '@server/db/connection';
import { sessions, users } from '@server/db/schema/identity';
import { networkOf } from '@server/http/network';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';

/** How long a network counts as known after a sign-in from it. */
const REMEMBERED_MS = 90 * 86_400_000;
const LATEST = 200;

/** Whether the owner of a mail address has lately come in to their account from a network. */
export async function isKnownNetwork(
  db: Db,
  email: string,
  network: string,
  now: Date,
): Promise<boolean> {
  const lately = await db
    .select({ ip: sessions.ip })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        sql`lower(${users.email}) = ${email}`,
        isNull(sessions.actorUserId),
        gt(sessions.createdAt, new Date(now.getTime() - REMEMBERED_MS)),
      ),
    )
    .orderBy(desc(sessions.id))
    .limit(LATEST);
  return lately.some(({ ip }) => networkOf(ip) === network);
}
