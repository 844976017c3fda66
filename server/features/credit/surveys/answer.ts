import type { surveyAnswer } from '@contract/credit/surveys';
import { type Day, dayInMexicoCity, toDay } from '@contract/kernel/fields/day';
import { surveyServerWords } from '@contract/locales/es-MX/credit/surveys-server';
import type { Tx } from '@server/db/connection';
import { surveyAnswers, surveys } from '@server/db/schema/credit-surveys';
import { conflict } from '@server/http/errors';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { ProjectRow } from '../projects/project';
import { lockSurvey } from './repository';
import { isDelivered } from './rules';

const firstOfMonth = (day: Day) => toDay(`${day.slice(0, 7)}-01`);

/**
 * Keeps a person's answer about their installation, once. Of an anonymous one only that there was an answer stays
 * with the project, and it has no day of its own: who answered that day stands in the audit trail.
 *
 * @returns the survey's id
 */
export async function keepAnswer(
  tx: Tx,
  { project }: ProjectRow,
  answer: z.output<typeof surveyAnswer>,
  now: Date,
): Promise<string> {
  if (!isDelivered(project.status)) throw conflict(t(surveyServerWords.early));
  const survey = await lockSurvey(tx, project.id, now);
  if (survey.answeredAt) throw conflict(t(surveyServerWords.answered));
  const day = dayInMexicoCity(now);
  const { anonymous, comment, ...given } = answer;
  await tx.insert(surveyAnswers).values({
    ...given,
    comment: comment || null,
    projectId: anonymous ? null : project.id,
    answeredOn: anonymous ? firstOfMonth(day) : day,
  });
  await tx.update(surveys).set({ answeredAt: now }).where(eq(surveys.id, survey.id));
  return survey.id;
}
