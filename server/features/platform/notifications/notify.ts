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

/** Notifies a person: kept in their list, and shown at once where they are connected. */
export async function notify(tx: Tx, notice: Notice): Promise<void> {
  const [row] = await tx.insert(notifications).values(notice).returning();
  if (!row) return;
  await publish(tx, notice.userId, {
    type: 'notification',
    notification: {
      id: row.id,
      title: row.title,
      body: row.body,
      href: row.href,
      created_at: row.createdAt.toISOString(),
      read_at: null,
    },
  });
}

/** Signals to the given people that rows of a resource changed, so that open lists fetch again. */
export async function changed(tx: Tx, userIds: string[], resource: string): Promise<void> {
  for (const userId of new Set(userIds)) await publish(tx, userId, { type: 'changed', resource });
}

/** Sent when the transaction commits, and only then. */
async function publish(tx: Tx, userId: string, event: LiveEvent) {
  const payload = JSON.stringify({ userId, event });
  // PostgreSQL refuses longer payloads; the list still holds the notice.
  if (Buffer.byteLength(payload) > 7900) return;
  await tx.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${payload})`);
}
