import type { LiveEvent } from '@contract/platform/notifications';
import type { Tx } from '@server/db/connection';
import { notifications } from '@server/db/schema/platform';
import { LIVE_CHANNEL } from '@server/http/live';
import { sql } from 'drizzle-orm';

interface Notice {
  userId: string;
  title: string;
  body: string;
  /** Path inside the portal, or null. */
  href: string | null;
}

/** Notifies people: kept in their lists, and shown at once where they are connected. */
export async function notify(tx: Tx, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const rows = await tx
    .insert(notifications)
    .values([...notices])
    .returning();
  await publish(
    tx,
    rows.map((row) => ({
      userId: row.userId,
      event: {
        type: 'notification',
        notification: {
          id: row.id,
          title: row.title,
          body: row.body,
          href: row.href,
          created_at: row.createdAt.toISOString(),
          read_at: null,
        },
      },
    })),
  );
}

/** Signals to the given people that rows of a resource changed, so that open lists fetch again. */
export function changed(tx: Tx, userIds: string[], resource: string): Promise<void> {
  return publish(
    tx,
    [...new Set(userIds)].map((userId) => ({ userId, event: { type: 'changed', resource } })),
  );
}

/** Sent when the transaction commits, and only then. */
async function publish(tx: Tx, messages: readonly { userId: string; event: LiveEvent }[]) {
  const payloads = messages
    .map((message) => JSON.stringify(message))
    // PostgreSQL refuses longer payloads; the list still holds the notice.
    .filter((payload) => Buffer.byteLength(payload) <= 7900);
  if (payloads.length === 0) return;
  await tx.execute(
    sql`select pg_notify(${LIVE_CHANNEL}, payload) from unnest(${sql.param(payloads)}::text[]) as payload`,
  );
}
