import type { Adapters } from '@server/adapters/adapters';
import type { Config } from '@server/config';
import { type Db, inTransaction, type Tx } from '@server/db/connection';
import { mails } from '@server/db/schema/platform';
import type { MailTry } from '@server/jobs/queues';
import { and, eq, isNotNull } from 'drizzle-orm';
import { enqueueMail, LAST } from './outbox';
import type { Mail } from './repository';
import { coverSecrets, isMailbox, nextTry } from './rules';
import { openText, sealText } from './sealed-text';

type Senders = Pick<Adapters, 'mail' | 'sms'>;

/**
 * Job: hands one message over; no transaction is held while a mail server thinks. A refusal is kept with the
 * message, which is tried again later; of one that was handed over, the link or the code are not needed
 * again, and they are not kept. Of what is the last word to somebody nothing is kept, whether it reached them or not:
 * no account stands behind its address any more. A try that is not the message's next one is left alone:
 * staff had it tried before its time.
 */
export async function deliverMail(
  db: Db,
  senders: Senders,
  config: Config,
  { mailId, attempts }: MailTry,
  now: Date,
): Promise<void> {
  // Staff find it waiting rather than failed.
  const [mail] = await db
    .update(mails)
    .set({ lastError: null })
    .where(and(eq(mails.id, mailId), eq(mails.attempts, attempts), isNotNull(mails.dueAt)))
    .returning();
  if (!mail) return;
  const outcome = await handOver(senders, config, mail);
  await inTransaction(db, (tx) =>
    'text' in outcome
      ? keepSent(tx, mail, outcome.text, config, now)
      : keepFailed(tx, mail, outcome.lastError, now),
  );
}

async function keepSent(tx: Tx, { id, channel }: Mail, text: string, config: Config, now: Date) {
  const kept = isMailbox(config, channel) ? text : coverSecrets(text);
  const [row] = await tx
    .update(mails)
    .set({ sentAt: now, dueAt: null, text: sealText(config, { id, text: kept }) })
    .where(eq(mails.id, id))
    .returning();
  await forgetLast(tx, row);
}

async function keepFailed(tx: Tx, mail: Mail, lastError: string, now: Date) {
  const attempts = mail.attempts + 1;
  const dueAt = nextTry(attempts, now);
  const [row] = await tx
    .update(mails)
    .set({ attempts, lastError, dueAt })
    .where(eq(mails.id, mail.id))
    .returning();
  if (dueAt) await enqueueMail(tx, { ...mail, attempts, dueAt });
  else await forgetLast(tx, row);
}

/** Looks at the message as it is by now: its account may have ended while it was handed over. */
async function forgetLast(tx: Tx, mail: Mail | undefined): Promise<void> {
  if (mail?.priority === LAST) await tx.delete(mails).where(eq(mails.id, mail.id));
}

/** The text that was handed over, or why it could not be. */
async function handOver(
  senders: Senders,
  config: Config,
  mail: Mail,
): Promise<{ text: string } | { lastError: string }> {
  try {
    const text = openText(config, mail);
    const { id, channel, to, subject } = mail;
    if (channel === 'sms') await senders.sms.send({ id, to, text });
    else await senders.mail.send({ id, to, subject, text });
    return { text };
  } catch (error) {
    return { lastError: error instanceof Error ? error.message.slice(0, 300) : 'unknown' };
  }
}
