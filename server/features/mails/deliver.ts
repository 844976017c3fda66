import type { MailSender } from '@server/adapters/adapters';
import { type Db, inTransaction } from '@server/db/connection';
import { mails } from '@server/db/schema/sessions';
import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';

const MOST_ATTEMPTS = 8;

/**
 * Hands over one waiting message; answers false when none waits. Several processes may run it at once:
 * each locks the row it works on. A failure is kept with the message and tried again later.
 */
export function deliverNextMail(db: Db, sender: MailSender, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [mail] = await tx
      .select()
      .from(mails)
      .where(and(isNull(mails.sentAt), lt(mails.attempts, MOST_ATTEMPTS)))
      .orderBy(asc(mails.attempts), asc(mails.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!mail) return false;
    try {
      await sender.send({ id: mail.id, to: mail.to, subject: mail.subject, text: mail.text });
      await tx.update(mails).set({ sentAt: now }).where(eq(mails.id, mail.id));
    } catch (error) {
      const lastError = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
      await tx
        .update(mails)
        .set({ attempts: sql`${mails.attempts} + 1`, lastError })
        .where(eq(mails.id, mail.id));
    }
    return true;
  });
}
