import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Config } from '@server/config';
import type { Db, Tx } from '@server/db/connection';
import { prepared } from '@server/db/prepared';
import { users } from '@server/db/schema/identity';
import { notificationPreferences } from '@server/db/schema/platform-notification-preferences';
import { and, eq, sql } from 'drizzle-orm';
import { asMail, asSms, queued, queueWorded } from '../mails/outbox';
import { inWords, templatesOf, wordsInForce } from '../templates/in-force';
import type { Event, Words } from './events/event';
import { kindOf } from './kinds';
import { letterOf, textOf } from './letter';
import { notify } from './notify';
import { wishesOf } from './preferences';
import { quietUntil, waysOf } from './preferences-rules';
import { isActiveStaff } from './staff';

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
): Promise<void> => announceToEach(tx, config, event, [{ userId, facts }], now);

/** Notifies people of the same event, each of what it is to them. */
export async function announceToEach<Facts>(
  tx: Tx,
  config: Config,
  event: Event<Facts>,
  people: readonly { userId: string; facts: Facts }[],
  now = new Date(),
): Promise<void> {
  const ids = people.map(({ userId }) => userId);
  const told = people.map(({ userId, facts }) => ({ userId, words: event.words(facts) }));
  const asked = askedOf(config, event, told);
  const wordsFor = (userId: string) =>
    told.filter((each) => each.userId === userId).map(({ words }) => words);
  await send(tx, config, event, {
    people: await byId(tx).execute({ ids, ...asked }),
    wordsFor,
    now,
  });
}

/** Notifies every administrator who may sign in, save those whom it does not concern. */
export async function announceToStaff<Facts>(
  tx: Tx,
  config: Config,
  event: Event<Facts>,
  facts: Facts,
  except: readonly string[] = [],
): Promise<void> {
  const words = event.words(facts);
  const asked = askedOf(config, event, [{ words }]);
  const people = await staff(tx).execute({ except: [...except], ...asked });
  await send(tx, config, event, { people, wordsFor: () => [words], now: new Date() });
}

/** What is asked of the words in force along with the people: nothing for what is not mailed. */
const askedOf = (
  config: Config,
  { channels }: Pick<Event<never>, 'channels'>,
  told: readonly { words: Words }[],
) => ({
  templates: channels.includes('mail')
    ? templatesOf(
        config,
        told.map(({ words: { title, body } }) => ({ subject: title, body })),
      )
    : [],
  today: dayInMexicoCity(new Date()),
});

const recipients = (db: Db | Tx) =>
  db
    .select({
      id: users.id,
      email: users.email,
      fullName: users.fullName,
      phone: users.phone,
      phoneVerifiedAt: users.phoneVerifiedAt,
      wishes: notificationPreferences,
      kept: wordsInForce,
    })
    .from(users)
    .leftJoin(notificationPreferences, eq(notificationPreferences.userId, users.id));

const byId = prepared((db) =>
  recipients(db)
    .where(sql`${users.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .orderBy(users.id)
    .prepare('recipients'),
);

const staff = prepared((db) =>
  recipients(db)
    .where(and(isActiveStaff(db), sql`${users.id} <> all(${sql.placeholder('except')}::uuid[])`))
    .orderBy(users.id)
    .prepare('staff_recipients'),
);

interface Sending {
  people: Awaited<ReturnType<typeof recipients>>;
  wordsFor: (userId: string) => readonly Words[];
  now: Date;
}

/** As many statements for a few people as for one. */
async function send(
  tx: Tx,
  config: Config,
  event: Pick<Event<never>, 'about' | 'channels'>,
  { people, wordsFor, now }: Sending,
): Promise<void> {
  const kind = kindOf(event);
  const sent = people.flatMap(({ wishes, phoneVerifiedAt, ...user }) => {
    const { choices, quietFrom, quietTo } = wishesOf(wishes);
    const phone = phoneVerifiedAt ? user.phone : null;
    const ways = waysOf({ kind, channels: event.channels }, choices, phone !== null);
    const dueAt = event.about === 'work' ? quietUntil(now, quietFrom, quietTo) : null;
    return wordsFor(user.id).map((words) => ({
      bell: ways.includes('bell') ? [belled(user.id, words)] : [],
      messages: [
        ...(ways.includes('mail')
          ? [asMail(letterOf(config, user, event.about, words), dueAt)]
          : []),
        ...(phone && ways.includes('sms') ? [asSms(textOf(config, phone, words), dueAt)] : []),
      ],
    }));
  });
  const bells = sent.flatMap(({ bell }) => bell);
  const messages = inWords(
    config,
    sent.flatMap((each) => each.messages),
    people[0]?.kept ?? [],
  );
  if (bells.length > 0) await notify(tx, bells, queued(config, messages));
  else if (messages.length > 0) await queueWorded(tx, config, messages);
}

const belled = (userId: string, { title, body, href }: Words) => ({
  userId,
  title: title.text,
  body: body.text,
  href,
});
