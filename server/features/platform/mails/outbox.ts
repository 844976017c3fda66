import type { MailChannel } from '@contract/platform/mails';
import type { Mail, Sms } from '@server/adapters/adapters';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { preparedSql } from '@server/db/prepared';
import { mails } from '@server/db/schema/platform';
import { enqueue, insertingJobs, jobsOf } from '@server/jobs/outbox';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { inForceWords } from '../templates/in-force';
import type { Wording } from './said';
import { sealText } from './sealed-text';

/** Which messages go out first, by what they are: the lower number. */
const priorityOf = {
  /** A code: a user waits for it at a screen, and it is valid for two minutes. */
  code: 0,
  /** A link that opens an account, or word of what happened to one. */
  access: 1,
  notice: 2,
  /** To whoever had an account until now: nothing of it stays once it was handed over, or given up. */
  last: 3,
} as const;

/** How the last messages of an account stand among the others; by it the outbox knows them once they are out. */
export const LAST = priorityOf.last;

/** A message, and what it is. */
export interface Letter extends Mail {
  kind: keyof typeof priorityOf;
  /** What it is made of, where staff's own words in force take the place of the product's. */
  wording?: Wording;
}

/** A text message, and what it is. */
export interface TextMessage extends Sms {
  kind: keyof typeof priorityOf;
  /** What staff see it is; the person reads the text alone. */
  subject: string;
}

/** A message on its way: when it goes out, null for now. */
type Outgoing = Mail & { channel: MailChannel; priority: number; dueAt: Date | null } & Pick<
    Letter,
    'wording'
  >;

export const asMail = ({ kind, ...mail }: Letter, dueAt: Date | null): Outgoing => ({
  ...mail,
  channel: 'mail',
  priority: priorityOf[kind],
  dueAt,
});

export const asSms = ({ kind, ...sms }: TextMessage, dueAt: Date | null): Outgoing => ({
  ...sms,
  channel: 'sms',
  priority: priorityOf[kind],
  dueAt,
});

/**
 * Puts a message in the outbox, in the transaction that caused it, with the job that hands it to the mail
 * adapter.
 */
export const queueMail = (tx: Tx, config: Config, letter: Letter): Promise<void> =>
  queueMessages(tx, config, [asMail(letter, null)]);

/** The same for a text message to a telephone. */
export const queueSms = (tx: Tx, config: Config, message: TextMessage): Promise<void> =>
  queueMessages(tx, config, [asSms(message, null)]);

/** The same for many messages at once. */
export async function queueMessages(
  tx: Tx,
  config: Config,
  messages: readonly Outgoing[],
): Promise<void> {
  if (messages.length === 0) return;
  await queueWorded(tx, config, await inForceWords(tx, config, messages));
}

/** The same for messages that are in their last words. */
export async function queueWorded(
  tx: Tx,
  config: Config,
  messages: readonly Omit<Outgoing, 'wording'>[],
): Promise<void> {
  await queueQuery(tx).execute(queued(config, messages));
}

/** The parts of a statement that do so, after its "with"; their values are those of `queued`. */
export const queueing = sql`queued_mails as (
    insert into ${mails} (id, channel, "to", subject, text, priority, due_at)
    select id, channel, "to", subject, text, priority, coalesce(due_at, now())
    from jsonb_populate_recordset(null::${mails}, ${sql.placeholder('messages')}::jsonb)
  ), queued_tries as (${insertingJobs(sql.placeholder('tries'))})`;

const queueQuery = preparedSql('messages', () => sql`with ${queueing} select`);

/** Messages in their last words, as the statement that queues them takes them. */
export function queued(config: Config, messages: readonly Omit<Outgoing, 'wording'>[]) {
  const rows = messages.map((message) => ({ id: v7(), ...message }));
  return {
    messages: JSON.stringify(
      rows.map(({ dueAt, ...row }) => ({
        ...row,
        text: sealText(config, row),
        due_at: dueAt,
      })),
    ),
    tries: jobsOf(
      'deliver-mail',
      rows.map((row) => tryOf({ ...row, attempts: 0 })),
    ),
  };
}

interface NextTry {
  id: string;
  attempts: number;
  priority: number;
  /** Null for now. */
  dueAt: Date | null;
}

/** The job that tries to hand a message over. */
export const enqueueMail = (tx: Tx, next: NextTry): Promise<void> =>
  enqueue(tx, 'deliver-mail', [tryOf(next)]);

const tryOf = ({ id, attempts, priority, dueAt }: NextTry) => ({
  data: { mailId: id, attempts },
  priority: -priority,
  ...(dueAt && { startAfter: dueAt }),
});
