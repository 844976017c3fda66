import type { MailChannel } from '@contract/platform/mails';
import type { Config } from '@server/config';

/**
 * Whether the outbox is the operator's mailbox, where messages of a channel are read whole: only outside
 * production, and mails only without SMTP.
 */
export const isMailbox = (
  { smtpUrl, production }: Pick<Config, 'smtpUrl' | 'production'>,
  channel: MailChannel,
): boolean => !production && (channel === 'sms' || !smtpUrl);

/**
 * The text of a message as staff may read it: one-time links and six-digit codes are the addressee's
 * alone (no employee may know a factor, CUITF 72), so their secret part is covered.
 */
export function coverSecrets(text: string): string {
  return text.replace(/(https?:\/\/\S*\/)[\w-]{20,}/g, '$1••••••').replace(/\b\d{6}\b/g, '••••••');
}

const MOST_ATTEMPTS = 8;
const FIRST_PAUSE_MS = 60_000;

/**
 * When a message is tried again that could not be handed over `attempts` times: after 1, 2, 4 … 64 minutes,
 * so that a mail server has two hours to come back; null after the eighth failure, when it is left to staff.
 */
export function nextTry(attempts: number, now: Date): Date | null {
  if (attempts >= MOST_ATTEMPTS) return null;
  return new Date(now.getTime() + FIRST_PAUSE_MS * 2 ** (attempts - 1));
}
