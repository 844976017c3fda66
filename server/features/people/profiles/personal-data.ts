import { addresses, backgrounds, profiles, taxProfiles } from '@server/db/schema/people-profiles';
import { beneficiaries, personReferences } from '@server/db/schema/people-relations';
import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';
import { keptAboutYou } from '../about-you/kept';
import { keptAddress } from '../addresses/kept';
import { beneficiariesOf } from '../beneficiaries/repository';
import { partyCheck, personCheck } from '../identity-checks/repository';
import { referencesOf } from '../references/repository';
import { keptTaxProfile } from '../tax-profiles/kept';
import { keptProfile } from './kept';

/**
 * What a person said of themselves. What they declared for their identity check stays sealed, as its photographs
 * do: the law has it kept beyond an account's end (LRITF 58).
 */
export const profileData: PersonalData = {
  async collect(db, { userId }, vault) {
    const references = await referencesOf(db, userId);
    const heirs = await beneficiariesOf(db, userId);
    return {
      profile: await keptProfile(db, vault, userId),
      address: await keptAddress(db, userId),
      tax_profile: await keptTaxProfile(db, vault, userId),
      about_you: await keptAboutYou(db, userId),
      references: references.map(({ fullName, phone, relation, years }) => ({
        name: fullName,
        phone,
        relation,
        years,
      })),
      beneficiaries: heirs.map(({ fullName, relation, birthDay, share }) => ({
        name: fullName,
        relation,
        birth_day: birthDay,
        share,
      })),
      identity_check: (await personCheck(db, vault, userId)).answers,
      resource_provider: (await partyCheck(db, vault, userId, 'resource_provider')).answers,
      real_owner: (await partyCheck(db, vault, userId, 'real_owner')).answers,
    };
  },

  async erase(tx, { userId }) {
    for (const table of [profiles, addresses, taxProfiles, backgrounds]) {
      await tx.delete(table).where(eq(table.userId, userId));
    }
    await tx.delete(beneficiaries).where(eq(beneficiaries.userId, userId));
    await tx.delete(personReferences).where(eq(personReferences.userId, userId));
  },
};
