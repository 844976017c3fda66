import type { MailSender } from '@server/adapters/adapters';
import type { Config } from '@server/config';
import { type Db, inTransaction } from '@server/db/connection';
import { mails } from '@server/db/schema/sessions';
import { asc, eq, lte } from 'drizzle-orm';
import { coverSecrets, isMailbox, nextTry } from './rules';
import { openText, sealText } from './sealed-text';

/**
 * Hands over one message that is due; answers false when none is. Several processes may run it at once:
 * each locks the row it works on. A failure is kept with the message, which is tried again later; of one
 * that was handed over, nobody needs the link or the code again, and they are not kept.
 */
export function deliverNextMail(
  db: Db,
  sender: MailSender,
  config: Config,
  now: Date,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [mail] = await tx
      .select()
      .from(mails)
      .where(lte(mails.dueAt, now))
      .orderBy(asc(mails.dueAt), asc(mails.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!mail) return false;
    try {
      const text = openText(config, mail);
      await sender.send({ id: mail.id, to: mail.to, subject: mail.subject, text });
      const kept = isMailbox(config) ? text : coverSecrets(text);
      await tx
        .update(mails)
        .set({ sentAt: now, dueAt: null, text: sealText(config, { id: mail.id, text: kept }) })
        .where(eq(mails.id, mail.id));
    } catch (error) {
      const lastError = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
      const attempts = mail.attempts + 1;
      await tx
        .update(mails)
        .set({ attempts, lastError, dueAt: nextTry(attempts, now) })
        .where(eq(mails.id, mail.id));
    }
    return true;
  });
}
