import { beneficiaries } from '@server/db/schema/people-relations';
import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';
import { beneficiariesOf } from './repository';

/** To whom a person's money goes after them. */
export const beneficiaryData: PersonalData = {
  async collect(db, { userId }) {
    const heirs = await beneficiariesOf(db, userId);
    return {
      beneficiaries: heirs.map(({ fullName, relation, birthDay, share }) => ({
        name: fullName,
        relation,
        birth_day: birthDay,
        share,
      })),
    };
  },

  async erase(tx, { userId }) {
    await tx.delete(beneficiaries).where(eq(beneficiaries.userId, userId));
  },
};
