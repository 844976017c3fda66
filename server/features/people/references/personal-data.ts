import { personReferences } from '@server/db/schema/people-relations';
import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';
import { referencesOf } from './repository';

/** Who answers for a person. */
export const referenceData: PersonalData = {
  async collect(db, { userId }) {
    const references = await referencesOf(db, userId);
    return {
      references: references.map(({ fullName, phone, relation, years }) => ({
        name: fullName,
        phone,
        relation,
        years,
      })),
    };
  },

  async erase(tx, { userId }) {
    await tx.delete(personReferences).where(eq(personReferences.userId, userId));
  },
};
