import { addresses, backgrounds, profiles, taxProfiles } from '@server/db/schema/people-profiles';
import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';
import { keptAboutYou } from '../about-you/kept';
import { keptAddress } from '../addresses/kept';
import { keptTaxProfile } from '../tax-profiles/kept';
import { keptProfile } from './kept';

/** What a person said of themselves. */
export const profileData: PersonalData = {
  async collect(db, { userId }, vault) {
    return {
      profile: await keptProfile(db, vault, userId),
      address: await keptAddress(db, userId),
      tax_profile: await keptTaxProfile(db, vault, userId),
      about_you: await keptAboutYou(db, userId),
    };
  },

  async erase(tx, { userId }) {
    for (const table of [profiles, addresses, taxProfiles, backgrounds]) {
      await tx.delete(table).where(eq(table.userId, userId));
    }
  },
};
