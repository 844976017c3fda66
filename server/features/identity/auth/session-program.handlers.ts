import { sessionProgram } from '@contract/identity/session-program';
import { sessions } from '@server/db/schema/identity';
import { changed } from '@server/features/platform';
import { notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { eq } from 'drizzle-orm';
import { lockOwnAccount } from './account';
import { programsOf } from './programs';
import { replaceSession } from './sessions';

export const sessionProgramHandlers = implement(sessionProgram, {
  async pick({ db, principal, body, record, now, ip, userAgent }) {
    await lockOwnAccount(db, principal);
    const { userId, sessionId, programId, actorUserId } = principal;
    const mine = await programsOf(db, userId);
    const to = mine.find(({ id }) => id === body.program_id);
    if (!to) throw notFound();
    if (to.id === programId) return { grant: null };
    const from = mine.find(({ id }) => id === programId);
    const details = { from: from?.name ?? '', to: to.name };
    const place = { programId: to.id, role: to.role };
    // An extended session is not renewed, and no second factor is confirmed in it.
    if (actorUserId) {
      await db.update(sessions).set(place).where(eq(sessions.id, sessionId));
      await changed(db, [userId], 'account');
      await record(sessionId, details);
      return { grant: null };
    }
    // Other powers, another token: who has the old one, and a second factor confirmed in it, opens nothing with it.
    const origin = { now, ip, userAgent };
    const next = await replaceSession(db, principal, 'role', { ...place, origin });
    // What else is open of this session goes on in the program too; after its streams were closed, since one that is
    // told now would ask with the token that is over.
    await changed(db, [userId], 'account');
    await record(next.sessionId, details);
    return { grant: next.grant };
  },
});
