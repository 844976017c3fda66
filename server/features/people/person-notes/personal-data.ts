import { personNotes } from '@server/db/schema/people-notes';
import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';

/**
 * What staff noted about a person is data of theirs, which the right of access covers, and no law keeps it once the
 * account is closed. Who of staff wrote it is not theirs.
 */
export const noteData: PersonalData = {
  async collect(db, { userId }) {
    const notes = await db
      .select({ text: personNotes.text, written_at: personNotes.createdAt })
      .from(personNotes)
      .where(eq(personNotes.userId, userId))
      .orderBy(asc(personNotes.id));
    return { staff_notes: notes };
  },

  async erase(tx, { userId }) {
    await tx.delete(personNotes).where(eq(personNotes.userId, userId));
  },
};
