import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { eq } from 'drizzle-orm';
import { queueMail, queueSms } from '../mails/outbox';
import type { Event } from './events/event';
import { kindOf } from './kinds';
import { letterOf, textOf } from './letter';
import { notify } from './notify';
import { preferencesOf } from './preferences';
import { quietUntil, waysOf } from './preferences-rules';
import { activeStaff } from './staff';

/**
 * Notifies a person of an event, in the transaction that caused it, by the ways of the event that they want. Mails
 * and texts about work wait for the end of their hours of silence; the bell never does.
 */
export async function announce<Facts>(
  tx: Tx,
  config: Config,
  userId: string,
  event: Event<Facts>,
  facts: Facts,
  now = new Date(),
): Promise<void> {
  const words = event.words(facts);
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user) return;
  const { choices, quietFrom, quietTo } = await preferencesOf(tx, userId);
  const phone = user.phoneVerifiedAt ? user.phone : null;
  const kind = kindOf(event);
  const ways = waysOf({ kind, channels: event.channels }, choices, phone !== null);
  const dueAt = event.about === 'work' ? quietUntil(now, quietFrom, quietTo) : null;
  if (ways.includes('bell')) await notify(tx, { userId, ...words });
  if (ways.includes('mail')) {
    await queueMail(tx, config, letterOf(config, user, event.about, words), dueAt);
  }
  if (phone && ways.includes('sms'))
    await queueSms(tx, config, textOf(config, phone, words), dueAt);
}

/** Notifies every administrator who may sign in, save those whom it does not concern. */
export async function announceToStaff<Facts>(
  tx: Tx,
  config: Config,
  event: Event<Facts>,
  facts: Facts,
  except: readonly string[] = [],
): Promise<void> {
  for (const userId of await activeStaff(tx)) {
    if (!except.includes(userId)) await announce(tx, config, userId, event, facts);
  }
}
