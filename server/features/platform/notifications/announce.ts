import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { eq } from 'drizzle-orm';
import { queueMail } from '../mails/outbox';
import type { Event } from './events/event';
import { letterOf } from './letter';
import { notify } from './notify';
import { activeStaff } from './staff';

/** Notifies a person of an event on each of its channels, in the transaction that caused it. */
export async function announce<Facts>(
  tx: Tx,
  config: Config,
  userId: string,
  event: Event<Facts>,
  facts: Facts,
): Promise<void> {
  const words = event.words(facts);
  if (event.channels.includes('bell')) await notify(tx, { userId, ...words });
  if (!event.channels.includes('mail')) return;
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (user) await queueMail(tx, config, letterOf(config, user, event.about, words));
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
