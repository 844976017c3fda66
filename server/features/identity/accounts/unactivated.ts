import { type Db, inTransaction, type Tx } from '@server/db/connection';
import { oneTimeTokens, userRoles, users } from '@server/db/schema/identity';
import { audit } from '@server/features/platform';
import { and, eq, gt, isNull, lt, notExists } from 'drizzle-orm';
import { port } from '../../port';

/** Ends what other domains opened for an account that was never activated. */
export const endRecords = port<[tx: Tx, userId: string], Promise<void>>('endRecords');

const DAY_MS = 86_400_000;
/** Days that an account waits for its mailbox. */
const ACTIVATION_DAYS = 7;

/** Ends an account that was not activated, with all that was typed for it; false when it is no such account. */
export async function endPending(tx: Tx, userId: string): Promise<boolean> {
  const pending = and(eq(users.id, userId), eq(users.status, 'pending'));
  const [held] = await tx.select({ id: users.id }).from(users).where(pending).for('update');
  if (!held) return false;
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId));
  await endRecords(tx, userId);
  await tx.delete(userRoles).where(eq(userRoles.userId, userId));
  await tx.delete(users).where(eq(users.id, userId));
  return true;
}

/** Ends the accounts that were not activated in time, but those whose mailbox was just sent a link. */
export async function endUnactivated(db: Db, now: Date): Promise<void> {
  const openLink = db
    .select({ id: oneTimeTokens.id })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, users.id),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now),
      ),
    );
  const due = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.status, 'pending'),
        lt(users.createdAt, new Date(now.getTime() - ACTIVATION_DAYS * DAY_MS)),
        notExists(openLink),
      ),
    );
  for (const { id } of due) {
    await inTransaction(db, async (tx) => {
      if (!(await endPending(tx, id))) return;
      await audit(tx, {
        at: now,
        userId: id,
        action: 'registrations.expire',
        object: 'users',
        objectId: id,
      });
    });
  }
}
