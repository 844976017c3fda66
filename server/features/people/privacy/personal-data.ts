import { peopleWords } from '@contract/locales/es-MX/people/server';
import { dataExports, privacyRequests } from '@server/db/schema/people-privacy';
import { t } from '@server/i18n';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';
import { describeRequest } from './repository';

const isOpenOf = (userId: string) =>
  and(eq(privacyRequests.userId, userId), isNull(privacyRequests.answeredAt));

/** What was asked by law stays, with its answer; copies of data go. */
export const privacyData: PersonalData = {
  async collect(db, { userId }) {
    const asked = await db.select().from(privacyRequests).where(eq(privacyRequests.userId, userId));
    return { privacy_requests: asked.map(describeRequest) };
  },

  /** Its answer would reach nobody; of one who asks for the end of their data, closing is the answer. */
  async holds(db, { userId }) {
    const open = await db
      .select({ folio: privacyRequests.folio, day: privacyRequests.dueOn })
      .from(privacyRequests)
      .where(and(isOpenOf(userId), ne(privacyRequests.kind, 'cancellation')))
      .orderBy(privacyRequests.dueOn, privacyRequests.id);
    return open.map((asked) => t(peopleWords.privacy.holds.request, asked));
  },

  async erase(tx, { userId }, now) {
    const answer = t(peopleWords.privacy.answeredByClosing);
    await tx
      .update(privacyRequests)
      .set({ outcome: 'accepted', answer, answeredAt: now, answeredBy: userId })
      .where(isOpenOf(userId));
    await tx.delete(dataExports).where(eq(dataExports.userId, userId));
  },
};
