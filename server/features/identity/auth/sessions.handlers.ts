import { sessions as contract } from '@contract/identity/auth';
import { sessions } from '@server/db/schema/identity';
import { implement } from '@server/http/implement';
import { desc, eq } from 'drizzle-orm';

const SHOWN = 20;

export const sessionHandlers = implement(contract, {
  async list({ db, principal }) {
    const rows = await db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, principal.userId))
      .orderBy(desc(sessions.id))
      .limit(SHOWN);
    return {
      items: rows.map((row) => ({
        id: row.id,
        created_at: row.createdAt.toISOString(),
        last_seen_at: row.lastSeenAt.toISOString(),
        ip: row.ip,
        user_agent: row.userAgent,
        current: row.id === principal.sessionId,
        ended_at: row.endedAt?.toISOString() ?? null,
      })),
    };
  },

  async registerLocation({ db, principal, body }) {
    await db
      .update(sessions)
      .set({ latitude: body.latitude, longitude: body.longitude })
      .where(eq(sessions.id, principal.sessionId));
    return { ok: true as const };
  },
});
