import type { LiveEvent } from '@contract/platform/notifications';
import type { Tx } from '@server/db/connection';
import { prepared } from '@server/db/prepared';
import { users } from '@server/db/schema/identity';
import { notifications } from '@server/db/schema/platform';
import { LIVE_CHANNEL } from '@server/http/live';
import { and, or, type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { isActiveStaff } from './staff';

interface Notice {
  userId: string;
  title: string;
  body: string;
  /** Path inside the portal, or null. */
  href: string | null;
}

/**
 * Notifies people: kept in their lists, and shown at once where they are connected. One statement does both.
 * @param besides what the same statement writes too, after its "with"
 */
export async function notify(tx: Tx, notices: readonly Notice[], besides?: SQL): Promise<void> {
  if (notices.length === 0) return;
  const createdAt = new Date();
  const rows = notices.map((notice) => ({ id: v7(), ...notice, createdAt }));
  const messages = rows.map(({ id, userId, title, body, href }) => ({
    userId,
    event: {
      type: 'notification' as const,
      notification: { id, title, body, href, created_at: createdAt.toISOString(), read_at: null },
    },
  }));
  await tx.execute(
    sql`with kept as ${tx.insert(notifications).values(rows)} ${besides && sql`, ${besides}`}
      ${publishing(messages)}`,
  );
}

/** Signals to the given people that rows of a resource changed, so that open lists fetch again. */
export async function changed(tx: Tx, userIds: string[], resource: string): Promise<void> {
  if (userIds.length === 0) return;
  await tx.execute(
    publishing(
      [...new Set(userIds)].map((userId) => ({ userId, event: { type: 'changed', resource } })),
    ),
  );
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

/** Sent when the transaction commits, and only then. */
function publishing(messages: readonly { userId: string; event: LiveEvent }[]): SQL {
  const payloads = messages
    .map((message) => JSON.stringify(message))
    // PostgreSQL refuses longer payloads; the list still holds the notice.
    .filter((payload) => Buffer.byteLength(payload) <= 7900);
  return sql`select pg_notify(${LIVE_CHANNEL}, payload) from unnest(${sql.param(payloads)}::text[]) as payload`;
}
