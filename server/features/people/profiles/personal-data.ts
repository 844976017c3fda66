import { addresses, backgrounds, profiles, taxProfiles } from '@server/db/schema/people-profiles';
import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';
import { keptPerson } from '../kept-person';

/** What a person said of themselves. */
export const profileData: PersonalData = {
  async collect(db, { userId }, vault) {
    const { profile, address, tax, about } = await keptPerson(db, vault, userId);
    return { profile, address, tax_profile: tax, about_you: about };
  },

  async erase(tx, { userId }) {
    for (const table of [profiles, addresses, taxProfiles, backgrounds]) {
      await tx.delete(table).where(eq(table.userId, userId));
    }
  },
};
