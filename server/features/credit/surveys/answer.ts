import type { surveyAnswer } from '@contract/credit/surveys';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
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

/**
 * Keeps a person's answer about their installation, once. Of an anonymous one only that there was an answer stays
 * with the project.
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
  const { anonymous, comment, ...given } = answer;
  await tx.insert(surveyAnswers).values({
    ...given,
    comment: comment || null,
    projectId: anonymous ? null : project.id,
    answeredOn: dayInMexicoCity(now),
  });
  await tx.update(surveys).set({ answeredAt: now }).where(eq(surveys.id, survey.id));
  return survey.id;
}
