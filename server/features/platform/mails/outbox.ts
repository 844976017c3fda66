import type { MailChannel } from '@contract/platform/mails';
import type { Mail, Sms } from '@server/adapters/adapters';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { mails } from '@server/db/schema/platform';
import { enqueue } from '@server/jobs/outbox';
import { v7 } from 'uuid';
import { sealText } from './sealed-text';

/** Which messages go out first, by what they are: the lower number. */
const priorityOf = {
  /** A code: a user waits for it at a screen, and it is valid for two minutes. */
  code: 0,
  /** A link that opens an account, or word of what happened to one. */
  access: 1,
  notice: 2,
} as const;

/** A message, and what it is. */
export interface Letter extends Mail {
  kind: keyof typeof priorityOf;
}

/**
 * Puts a message in the outbox, in the transaction that caused it, with the job that hands it to the mail
 * adapter.
 * @param dueAt when it goes out; null for now
 */
export function queueMail(
  tx: Tx,
  config: Config,
  { kind, ...mail }: Letter,
  dueAt: Date | null = null,
): Promise<void> {
  return queue(tx, config, { ...mail, channel: 'mail', priority: priorityOf[kind] }, dueAt);
}

/** A text message, and what it is. */
export interface TextMessage extends Sms {
  kind: keyof typeof priorityOf;
  /** What staff see it is; the person reads the text alone. */
  subject: string;
}

/** The same for a text message to a telephone. */
export function queueSms(
  tx: Tx,
  config: Config,
  { kind, ...sms }: TextMessage,
  dueAt: Date | null = null,
): Promise<void> {
  return queue(tx, config, { ...sms, channel: 'sms', priority: priorityOf[kind] }, dueAt);
}

type Queued = Mail & { channel: MailChannel; priority: number };

async function queue(tx: Tx, config: Config, message: Queued, dueAt: Date | null): Promise<void> {
  const row = { id: v7(), ...message, ...(dueAt && { dueAt }) };
  await tx.insert(mails).values({ ...row, text: sealText(config, row) });
  await enqueueMail(tx, { id: row.id, attempts: 0, priority: row.priority, dueAt });
}

interface NextTry {
  id: string;
  attempts: number;
  priority: number;
  /** Null for now. */
  dueAt: Date | null;
}

/** The job that tries to hand a message over. */
export function enqueueMail(tx: Tx, { id, attempts, priority, dueAt }: NextTry): Promise<void> {
  const job = { data: { mailId: id, attempts }, priority: -priority };
  return enqueue(tx, 'deliver-mail', [dueAt ? { ...job, startAfter: dueAt } : job]);
}
