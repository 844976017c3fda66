import { sessionProgram } from '@contract/identity/session-program';
import { sessions } from '@server/db/schema/identity';
import { changed } from '@server/features/platform';
import { notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { eq } from 'drizzle-orm';
import { lockOwnAccount } from './account';
import { programsOf } from './programs';

export const sessionProgramHandlers = implement(sessionProgram, {
  async pick({ db, principal, body, record }) {
    await lockOwnAccount(db, principal);
    const { userId, sessionId, programId } = principal;
    const mine = await programsOf(db, userId);
    const to = mine.find(({ id }) => id === body.program_id);
    if (!to) throw notFound();
    if (to.id === programId) return { ok: true as const };
    await db
      .update(sessions)
      // A second factor that was confirmed in the program before opens nothing in this one.
      .set({ programId: to.id, role: to.role, steppedUpAt: null })
      .where(eq(sessions.id, sessionId));
    // What else is open of this session stands in the program too.
    await changed(db, [userId], 'account');
    const from = mine.find(({ id }) => id === programId);
    await record(sessionId, { from: from?.name ?? '', to: to.name });
    return { ok: true as const };
  },
});
