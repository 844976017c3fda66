import type { MailSender } from '@server/adapters/adapters';
import type { Config } from '@server/config';
import type { Db } from '@server/db/connection';
import { mails } from '@server/db/schema/sessions';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Mail } from './repository';
import { coverSecrets, isMailbox, nextTry } from './rules';
import { openText, sealText } from './sealed-text';

/** Messages of one burst on their way at the same time. */
const WORKERS = 4;

/** One burst lasts so long, so that a stop need not wait for a full outbox; the next follows at once. */
const BURST_MS = 3_000;

/**
 * Longer than a mail server may take over a message. What a worker that ended had in hand is due again
 * after this.
 */
const IN_HAND_MS = 15 * 60_000;

/** Hands over what is due, several messages at a time; what is urgent never waits for the rest. */
export async function deliverMails(
  db: Db,
  sender: MailSender,
  config: Config,
  clock: () => Date,
): Promise<void> {
  const until = clock().getTime() + BURST_MS;
  const work = async () => {
    while (clock().getTime() < until && (await deliverNextMail(db, sender, config, clock())));
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
}

/**
 * Hands over the most urgent message that is due; answers false when none is. A failure is kept with the
 * message, which is tried again later; of one that was handed over, nobody needs the link or the code
 * again, and they are not kept.
 */
export async function deliverNextMail(
  db: Db,
  sender: MailSender,
  config: Config,
  now: Date,
): Promise<boolean> {
  const mail = await takeInHand(db, now);
  if (!mail) return false;
  const inHand = and(eq(mails.id, mail.id), eq(mails.dueAt, inHandUntil(now)));
  const outcome = await handOver(sender, config, mail);
  await db
    .update(mails)
    .set('text' in outcome ? sent(mail, outcome.text, config, now) : failed(mail, outcome, now))
    .where(inHand);
  return true;
}

function sent({ id }: Mail, text: string, config: Config, now: Date) {
  const kept = isMailbox(config) ? text : coverSecrets(text);
  return { sentAt: now, dueAt: null, text: sealText(config, { id, text: kept }) };
}

function failed(mail: Mail, { lastError }: { lastError: string }, now: Date) {
  const attempts = mail.attempts + 1;
  return { attempts, lastError, dueAt: nextTry(attempts, now) };
}

/** The text that was handed over, or why it could not be. */
async function handOver(
  sender: MailSender,
  config: Config,
  mail: Mail,
): Promise<{ text: string } | { lastError: string }> {
  try {
    const text = openText(config, mail);
    await sender.send({ id: mail.id, to: mail.to, subject: mail.subject, text });
    return { text };
  } catch (error) {
    return { lastError: error instanceof Error ? error.message.slice(0, 300) : 'unknown' };
  }
}

const inHandUntil = (now: Date) => new Date(now.getTime() + IN_HAND_MS);

/**
 * Takes a message from the outbox for one worker, of however many processes: nobody else finds it due, and
 * staff find it waiting rather than failed. No transaction is held while a mail server thinks.
 */
async function takeInHand(db: Db, now: Date): Promise<Mail | undefined> {
  const next = db
    .select({ id: mails.id })
    .from(mails)
    .where(lte(mails.dueAt, now))
    .orderBy(asc(mails.priority), asc(mails.dueAt), asc(mails.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [mail] = await db
    .update(mails)
    .set({ dueAt: inHandUntil(now), lastError: null })
    .where(eq(mails.id, next))
    .returning();
  return mail;
}
