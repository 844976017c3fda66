import { referralDays, referralNetworks } from '@server/db/schema/people-referrals';
import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';

/** How often a person's invitation was opened; nothing of who opened it. */
export const referralData: PersonalData = {
  async collect(db, { userId }) {
    const { day, visits } = referralDays;
    const rows = await db
      .select({ day, visits })
      .from(referralDays)
      .where(eq(referralDays.userId, userId))
      .orderBy(asc(day));
    return { referral_visits: rows };
  },

  async erase(tx, { userId }) {
    await tx.delete(referralNetworks).where(eq(referralNetworks.userId, userId));
    await tx.delete(referralDays).where(eq(referralDays.userId, userId));
  },
};
