import { dataExports, privacyRequests } from '@server/db/schema/people-privacy';
import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';
import { describeRequest } from './repository';

/** What was asked by law stays, with its answer; copies of data go. */
export const privacyData: PersonalData = {
  async collect(db, { userId }) {
    const asked = await db.select().from(privacyRequests).where(eq(privacyRequests.userId, userId));
    return { privacy_requests: asked.map(describeRequest) };
  },

  async erase(tx, { userId }) {
    await tx.delete(dataExports).where(eq(dataExports.userId, userId));
  },
};
