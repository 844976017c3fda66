import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { notificationPreferences } from '@server/db/schema/platform-notification-preferences';
import { eq, inArray } from 'drizzle-orm';
import { asMail, asSms, queueMessages } from '../mails/outbox';
import type { Event } from './events/event';
import { kindOf } from './kinds';
import { letterOf, textOf } from './letter';
import { notify } from './notify';
import { wishesOf } from './preferences';
import { quietUntil, waysOf } from './preferences-rules';
import { activeStaff } from './staff';

/**
 * Notifies a person of an event, in the transaction that caused it, by the ways of the event that they want. Mails
 * and texts about work wait for the end of their hours of silence; the bell never does.
 */
export const announce = <Facts>(
  tx: Tx,
  config: Config,
  userId: string,
  event: Event<Facts>,
  facts: Facts,
  now = new Date(),
): Promise<void> => announceToEach(tx, config, [userId], event, facts, now);

/** Notifies every administrator who may sign in, save those whom it does not concern. */
export async function announceToStaff<Facts>(
  tx: Tx,
  config: Config,
  event: Event<Facts>,
  facts: Facts,
  except: readonly string[] = [],
): Promise<void> {
  const staff = (await activeStaff(tx)).filter((userId) => !except.includes(userId));
  await announceToEach(tx, config, staff, event, facts, new Date());
}

/** As many statements for a few people as for one. */
async function announceToEach<Facts>(
  tx: Tx,
  config: Config,
  userIds: string[],
  event: Event<Facts>,
  facts: Facts,
  now: Date,
): Promise<void> {
  if (userIds.length === 0) return;
  const words = event.words(facts);
  const people = await tx
    .select({ user: users, wishes: notificationPreferences })
    .from(users)
    .leftJoin(notificationPreferences, eq(notificationPreferences.userId, users.id))
    .where(inArray(users.id, userIds))
    .orderBy(users.id);
  const kind = kindOf(event);
  const sent = people.map(({ user, wishes }) => {
    const { choices, quietFrom, quietTo } = wishesOf(wishes);
    const phone = user.phoneVerifiedAt ? user.phone : null;
    const ways = waysOf({ kind, channels: event.channels }, choices, phone !== null);
    const dueAt = event.about === 'work' ? quietUntil(now, quietFrom, quietTo) : null;
    return {
      bell: ways.includes('bell') ? [{ userId: user.id, ...words }] : [],
      messages: [
        ...(ways.includes('mail')
          ? [asMail(letterOf(config, user, event.about, words), dueAt)]
          : []),
        ...(phone && ways.includes('sms') ? [asSms(textOf(config, phone, words), dueAt)] : []),
      ],
    };
  });
  await notify(
    tx,
    sent.flatMap(({ bell }) => bell),
  );
  await queueMessages(
    tx,
    config,
    sent.flatMap(({ messages }) => messages),
  );
}
