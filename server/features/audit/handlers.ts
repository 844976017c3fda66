import { auditTrail } from '@contract/audit';
import { pageOf } from '@server/db/page';
import { users } from '@server/db/schema/people';
import { auditLog } from '@server/db/schema/sessions';
import { implement } from '@server/http/implement';
import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { firstBrokenAuditEntry } from './audit';

const actors = alias(users, 'actors');

export const auditHandlers = implement(auditTrail, {
  async list({ db, query }) {
    const page = await pageOf({
      db,
      table: auditLog,
      id: auditLog.seq,
      where: and(
        query.user_id ? eq(auditLog.userId, query.user_id) : undefined,
        query.object ? eq(auditLog.object, query.object) : undefined,
        query.action ? eq(auditLog.action, query.action) : undefined,
      ),
      request: query,
      defaultSort: '-at',
      select: ({ where, orderBy, limit }) =>
        db
          .select({ entry: auditLog, user: users.fullName, actor: actors.fullName })
          .from(auditLog)
          .leftJoin(users, eq(users.id, auditLog.userId))
          .leftJoin(actors, eq(actors.id, auditLog.actorUserId))
          .where(where)
          .orderBy(...orderBy)
          .limit(limit),
      sortable: { at: { column: auditLog.seq, value: (row) => row.entry.seq } },
      idOf: (row) => String(row.entry.seq),
    });
    return {
      ...page,
      items: page.items.map(({ entry, user, actor }) => ({
        seq: entry.seq,
        at: entry.at.toISOString(),
        user,
        actor,
        action: entry.action,
        object: entry.object,
        object_id: entry.objectId,
        details: entry.details,
        hash: entry.hash,
      })),
    };
  },

  verify: async ({ db }) => ({ broken_at: await firstBrokenAuditEntry(db) }),
});
