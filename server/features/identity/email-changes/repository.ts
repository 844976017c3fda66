import type { Db, Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { emailChanges } from '@server/db/schema/identity-email-changes';
import { and, desc, eq, gte, isNotNull, isNull } from 'drizzle-orm';
import { oneTimeLife } from '../auth/rules';

/** Keeps what was asked for, and answers its id. */
export async function keepAsked(
  tx: Tx,
  user: { id: string; email: string },
  toEmail: string,
  now: Date,
): Promise<string> {
  const asked = { userId: user.id, fromEmail: user.email, toEmail, createdAt: now };
  const [row] = await tx.insert(emailChanges).values(asked).returning({ id: emailChanges.id });
  if (!row) throw new Error('the change was not kept');
  return row.id;
}

/** The change whose new mailbox may still answer. */
export async function pendingChange(db: Db | Tx, userId: string, now: Date) {
  const [last] = await db
    .select()
    .from(emailChanges)
    .where(eq(emailChanges.userId, userId))
    .orderBy(desc(emailChanges.id))
    .limit(1);
  if (!last || last.confirmedAt) return undefined;
  const life = now.getTime() - last.createdAt.getTime();
  return life < oneTimeLife.email_change ? last : undefined;
}

export async function findChange(tx: Tx, id: string) {
  const [row] = await tx.select().from(emailChanges).where(eq(emailChanges.id, id));
  return row;
}

export async function markConfirmed(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.update(emailChanges).set({ confirmedAt: now }).where(eq(emailChanges.id, id));
}

/** Marks a change and those that came after it as undone, and answers their ids. */
export async function markUndone(
  tx: Tx,
  change: { userId: string; confirmedAt: Date | null },
  now: Date,
): Promise<string[]> {
  if (!change.confirmedAt) return [];
  const rows = await tx
    .update(emailChanges)
    .set({ undoneAt: now })
    .where(
      and(
        eq(emailChanges.userId, change.userId),
        isNotNull(emailChanges.confirmedAt),
        gte(emailChanges.confirmedAt, change.confirmedAt),
        isNull(emailChanges.undoneAt),
      ),
    )
    .returning({ id: emailChanges.id });
  return rows.map(({ id }) => id);
}

/** Gives an account another address, which begins the wait of its withdrawals. */
export async function setEmail(tx: Tx, userId: string, email: string, now: Date): Promise<void> {
  await tx.update(users).set({ email, emailChangedAt: now }).where(eq(users.id, userId));
}
