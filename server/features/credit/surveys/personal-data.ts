import { projects } from '@server/db/schema/credit';
import { surveyAnswers } from '@server/db/schema/credit-surveys';
import { asc, eq, inArray } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';

/** What an applicant answered under their name; an anonymous answer is nobody's. */
export const surveyData: PersonalData = {
  async collect(db, { applicantId }) {
    if (!applicantId) return { surveys: [] };
    const rows = await db
      .select({ answer: surveyAnswers, folio: projects.folio })
      .from(surveyAnswers)
      .innerJoin(projects, eq(projects.id, surveyAnswers.projectId))
      .where(eq(projects.applicantId, applicantId))
      .orderBy(asc(projects.id));
    return {
      surveys: rows.map(({ answer: { id: _, projectId: __, ...answer }, folio }) => ({
        folio,
        ...answer,
      })),
    };
  },

  async erase(tx, { applicantId }) {
    if (!applicantId) return;
    const own = tx
      .select({ id: projects.id })
      .from(projects)
      .where(eq(projects.applicantId, applicantId));
    await tx
      .update(surveyAnswers)
      .set({ projectId: null, comment: null })
      .where(inArray(surveyAnswers.projectId, own));
  },
};
