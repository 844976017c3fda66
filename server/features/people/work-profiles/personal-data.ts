import { workProfiles } from '@server/db/schema/people-work';
import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';
import { workProfileOf } from './kept';

/** What a person does for a living, as a company or a seller. */
export const workProfileData: PersonalData = {
  async collect(db, { userId }) {
    const { version: _, ...work } = await workProfileOf(db, userId);
    return { work };
  },

  async erase(tx, { userId }) {
    await tx.delete(workProfiles).where(eq(workProfiles.userId, userId));
  },
};
