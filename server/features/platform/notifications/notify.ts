import type { LiveEvent } from '@contract/platform/notifications';
import type { Tx } from '@server/db/connection';
import { prepared, preparedSql } from '@server/db/prepared';
import { users } from '@server/db/schema/identity';
import { notifications } from '@server/db/schema/platform';
import { LIVE_CHANNEL } from '@server/http/live';
import { and, or, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { type queued, queueing } from '../mails/outbox';
import { isActiveStaff } from './staff';

/** Sent when the transaction commits, and only then. */
const publishing = sql`select pg_notify(${LIVE_CHANNEL}, payload)
  from unnest(${sql.placeholder('payloads')}::text[]) as payload`;

const publishQuery = preparedSql('publish', () => publishing);

interface Notice {
  userId: string;
  title: string;
  body: string;
  /** Path inside the portal, or null. */
  href: string | null;
  matter?: string | undefined;
}

/**
 * Notifies people: kept in their lists, shown at once where they are connected, and written to. One statement does
 * all of it.
 * @param outgoing messages about the same, for the outbox
 */
export async function notify(
  tx: Tx,
  notices: readonly Notice[],
  outgoing: ReturnType<typeof queued>,
): Promise<void> {
  const createdAt = new Date().toISOString();
  const rows = notices.map((notice) => ({ id: v7(), ...notice }));
  const payloads = payloadsOf(
    rows.map(({ userId, matter: _, ...notice }) => ({
      userId,
      event: {
        type: 'notification',
        notification: { ...notice, created_at: createdAt, read_at: null },
      },
    })),
  );
  const kept = rows.map(({ userId, ...row }) => ({
    ...row,
    user_id: userId,
    created_at: createdAt,
  }));
  await notifyQuery(tx).execute({ notices: JSON.stringify(kept), payloads, ...outgoing });
}

const notifyQuery = preparedSql(
  'notices',
  () => sql`with kept as (
      insert into ${notifications} (id, user_id, title, body, href, matter, created_at)
      select id, user_id, title, body, href, matter, created_at
      from jsonb_populate_recordset(null::${notifications}, ${sql.placeholder('notices')}::jsonb)
    ), ${queueing} ${publishing}`,
);

/** Signals to the given people that rows of a resource changed, so that open lists fetch again. */
export async function changed(tx: Tx, userIds: string[], resource: string): Promise<void> {
  if (userIds.length === 0) return;
  const payloads = payloadsOf(
    [...new Set(userIds)].map((userId) => ({ userId, event: { type: 'changed', resource } })),
  );
  await publishQuery(tx).execute({ payloads });
}

interface Besides {
  /** People who are no staff, and see some of its rows too. */
  also?: readonly string[];
  /** Who acted: their own list is fetched again anyway. */
  except?: string | null;
}

/** The same for what all administrators see. */
export async function changedForStaff(
  tx: Tx,
  resource: string,
  { also = [], except = null }: Besides = {},
): Promise<void> {
  const event: LiveEvent = { type: 'changed', resource };
  await signalStaff(tx).execute({ event: JSON.stringify(event), also: [...also], except });
}

const signalStaff = prepared((db) => {
  const message = sql`json_build_object('userId', ${users.id}, 'event', ${sql.placeholder('event')}::json)::text`;
  const invited = sql`${users.id} = any(${sql.placeholder('also')}::uuid[])`;
  return db
    .select({ sent: sql`pg_notify(${LIVE_CHANNEL}, ${message})` })
    .from(users)
    .where(
      and(
        or(isActiveStaff(db), invited),
        sql`${users.id} is distinct from ${sql.placeholder('except')}::uuid`,
      ),
    )
    .prepare('signal_staff');
});

/** As PostgreSQL takes them, which refuses longer payloads; the list still holds the notice. */
const payloadsOf = (messages: readonly { userId: string; event: LiveEvent }[]) =>
  messages
    .map((message) => JSON.stringify(message))
    .filter((payload) => Buffer.byteLength(payload) <= 7900);
