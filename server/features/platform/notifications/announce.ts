import type { Duty } from '@contract/kernel/duties';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { prepared } from '@server/db/prepared';
import { userRoles, users } from '@server/db/schema/identity';
import { notifications } from '@server/db/schema/platform';
import { notificationPreferences } from '@server/db/schema/platform-notification-preferences';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { asMail, asSms, queued, queueWorded } from '../mails/outbox';
import { inWords, templatesOf, wordsInForce } from '../templates/in-force';
import type { Event, Words } from './events/event';
import { choiceOf } from './kinds';
import { letterOf, mailedBody, textOf } from './letter';
import { notify } from './notify';
import { wishesOf } from './preferences';
import { quietUntil, wantedOf, waysOf } from './preferences-rules';
import { isActiveStaff } from './staff';

/** What a person is told, or staff are: an event in its words for them. */
export interface Notice {
  /** A person, or every administrator who may sign in and holds the duty that it is about. */
  to: { userId: string } | { except: readonly string[]; duty: Duty | null };
  event: Pick<Event<never>, 'about' | 'by' | 'channels'>;
  words: Words;
}

export const toUser = <Facts>(userId: string, event: Event<Facts>, facts: Facts): Notice => ({
  to: { userId },
  event,
  words: event.words(facts),
});

/** To all of them, save those whom it does not concern. */
export const toStaff = <Facts>(
  event: Event<Facts>,
  facts: Facts,
  except: readonly string[] = [],
  duty: Duty | null = null,
): Notice => ({ to: { except, duty }, event, words: event.words(facts) });

/**
 * Notifies a person of an event, in the transaction that caused it, by the ways of the event that they want. Mails
 * and texts about work and about legal texts wait for the end of their hours of silence; the bell never does.
 */
export const announce = <Facts>(
  tx: Tx,
  config: Config,
  userId: string,
  event: Event<Facts>,
  facts: Facts,
  now = new Date(),
): Promise<void> => announceNotices(tx, config, [toUser(userId, event, facts)], now);

/** Notifies people of the same event, each of what it is to them. */
export const announceToEach = <Facts>(
  tx: Tx,
  config: Config,
  event: Event<Facts>,
  people: readonly { userId: string; facts: Facts }[],
): Promise<void> =>
  announceNotices(
    tx,
    config,
    people.map(({ userId, facts }) => toUser(userId, event, facts)),
  );

/**
 * Notifies every administrator who may sign in, save those whom it does not concern.
 * @param duty of them, those who hold it; null for all
 */
export const announceToStaff = <Facts>(
  tx: Tx,
  config: Config,
  event: Event<Facts>,
  facts: Facts,
  except: readonly string[] = [],
  duty: Duty | null = null,
): Promise<void> => announceNotices(tx, config, [toStaff(event, facts, except, duty)]);

/** All that one act tells people, in their order: as many statements for several notices as for one. */
export async function announceNotices(
  tx: Tx,
  config: Config,
  notices: readonly Notice[],
  now = new Date(),
): Promise<void> {
  if (notices.length === 0) return;
  const people = await recipients(tx).execute({
    ids: notices.flatMap(({ to }) => ('userId' in to ? to.userId : [])),
    withStaff: notices.some(({ to }) => 'except' in to),
    templates: templatesOf(
      config,
      // Nothing is asked for what is not mailed.
      notices
        .filter(({ event }) => event.channels.includes('mail'))
        .map(({ words }) => ({ subject: words.title, body: mailedBody(config, words) })),
    ),
    today: dayInMexicoCity(new Date()),
  });
  const unread = await unreadMatters(tx, notices);
  const sent = notices.flatMap((notice) =>
    people
      .filter((person) => isFor(notice, person) && !unread.has(matterTo(person.id, notice.words)))
      .map((person) => delivered(config, notice, person, now)),
  );
  const bells = sent.flatMap(({ bell }) => bell);
  const messages = inWords(
    config,
    sent.flatMap((each) => each.messages),
    people[0]?.kept ?? [],
  );
  if (bells.length > 0) await notify(tx, bells, queued(config, messages));
  else if (messages.length > 0) await queueWorded(tx, config, messages);
}

type Recipient = Awaited<ReturnType<ReturnType<typeof recipients>['execute']>>[number];

const isFor = ({ to }: Notice, { id, isStaff, duties }: Recipient): boolean =>
  'userId' in to
    ? to.userId === id
    : isStaff && !to.except.includes(id) && (to.duty === null || duties.includes(to.duty));

const matterTo = (userId: string, { matter }: Pick<Words, 'matter'>) => `${userId} ${matter}`;

/** What of these somebody was told before, and has not read yet. */
async function unreadMatters(tx: Tx, notices: readonly Notice[]): Promise<ReadonlySet<string>> {
  const matters = notices.flatMap(({ words: { matter } }) => matter ?? []);
  if (matters.length === 0) return new Set();
  const rows = await tx
    .select({ userId: notifications.userId, matter: sql<string>`${notifications.matter}` })
    .from(notifications)
    .where(and(inArray(notifications.matter, matters), isNull(notifications.readAt)));
  return new Set(rows.map((row) => matterTo(row.userId, row)));
}

/** What goes to one person of a notice. */
function delivered(config: Config, { event, words }: Notice, person: Recipient, now: Date) {
  const { wishes, phoneVerifiedAt, ...user } = person;
  const kept = wishesOf(wishes);
  const phone = phoneVerifiedAt ? user.phone : null;
  const { name, kind } = choiceOf(event);
  const wanted = wantedOf(kept, name, kind);
  const ways = waysOf({ kind, channels: event.channels }, wanted, phone !== null);
  const canWait = event.about === 'work' || event.about === 'legal';
  const dueAt = canWait ? quietUntil(now, kept.quietFrom, kept.quietTo) : null;
  return {
    bell: ways.includes('bell') ? [belled(user.id, words)] : [],
    messages: [
      ...(ways.includes('mail') ? [asMail(letterOf(config, user, event, words), dueAt)] : []),
      ...(phone && ways.includes('sms') ? [asSms(textOf(config, phone, words), dueAt)] : []),
    ],
  };
}

const withStaff = sql`${sql.placeholder('withStaff')}::bool`;
/** By their ids alone, which are found in an index. */
const asked = sql`${sql.placeholder('ids')}::uuid[] || array(
  select ${userRoles.userId} from ${userRoles} where ${userRoles.role} = 'admin' and ${withStaff})`;

/** Those people, and with them staff where they are told. */
const recipients = prepared((db) =>
  db
    .select({
      id: users.id,
      email: users.email,
      // Whoever typed the name of an account that was never activated is a stranger to who reads its mail.
      fullName: sql<
        string | null
      >`case when ${users.status} <> 'pending' then ${users.fullName} end`,
      phone: users.phone,
      phoneVerifiedAt: users.phoneVerifiedAt,
      wishes: notificationPreferences,
      duties: users.duties,
      isStaff: sql<boolean>`(${withStaff} and ${isActiveStaff(db)})`,
      kept: wordsInForce,
    })
    .from(users)
    .leftJoin(notificationPreferences, eq(notificationPreferences.userId, users.id))
    .where(sql`${users.id} = any(${asked})`)
    .orderBy(users.id)
    .prepare('recipients'),
);

const belled = (userId: string, { title, body, href, matter }: Words) => ({
  userId,
  title: title.text,
  body: body.text,
  href,
  matter,
});
