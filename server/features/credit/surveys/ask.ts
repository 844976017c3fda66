import type { Tx } from '@server/db/connection';
import { mintLink } from '@server/features/identity';
import { announce, events } from '@server/features/platform';
import type { Doer } from '../life-cycle/move-credit';
import type { ProjectRow } from '../projects/project';
import { lockSurvey } from './repository';

/** Asks an applicant about their installation as it is delivered, by the ways that they want to be notified. */
export async function askSurvey(
  tx: Tx,
  { project, applicantUserId, supplierName }: ProjectRow,
  { config, now }: Doer,
): Promise<void> {
  const survey = await lockSurvey(tx, project.id, now);
  if (survey.answeredAt) return;
  const facts = { installer: supplierName, projectId: project.id };
  await announce(tx, config, applicantUserId, events.surveyAsked, facts, now);
  const token = await mintLink(tx, {
    purpose: 'survey',
    userId: applicantUserId,
    subject: project.id,
    now,
  });
  await announce(tx, config, applicantUserId, events.surveyMailed, { ...facts, token }, now);
}
