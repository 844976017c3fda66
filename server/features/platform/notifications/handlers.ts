import { notifications as contract } from '@contract/platform/notifications';
import { pageOf } from '@server/db/page';
import { notifications } from '@server/db/schema/platform';
import { implement } from '@server/http/implement';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { changed } from './notify';
import { isSessionOver } from './session-over';

export const notificationHandlers = implement(contract, {
  async list({ db, principal, query }) {
    const page = await pageOf(db, query, {
      table: notifications,
      id: notifications.id,
      select: db.select().from(notifications),
      own: (row) => row,
      within: eq(notifications.userId, principal.userId),
      filters: { unread: () => isNull(notifications.readAt) },
      // Ids are made in order of time, so the index on (user, id) serves this list.
      sorts: { created_at: notifications.id },
      defaultSort: '-created_at',
    });
    return {
      ...page,
      items: page.items.map((row) => ({
        id: row.id,
        title: row.title,
        body: row.body,
        href: row.href,
        created_at: row.createdAt.toISOString(),
        read_at: row.readAt?.toISOString() ?? null,
      })),
    };
  },

  async markRead({ db, principal, body, now }) {
    await db
      .update(notifications)
      .set({ readAt: now })
      .where(
        and(
          eq(notifications.userId, principal.userId),
          isNull(notifications.readAt),
          body.ids ? inArray(notifications.id, body.ids) : undefined,
        ),
      );
    await changed(db, [principal.userId], 'notifications');
    return { ok: true as const };
  },

  events: async ({ db, live, principal: { userId, sessionId }, query, whenGone }) =>
    live.open({
      userId,
      sessionId,
      isOver: (now) => isSessionOver(db, sessionId, now),
      missedMs: query.missed_ms ?? 0,
      signal: whenGone(),
    }),
});
