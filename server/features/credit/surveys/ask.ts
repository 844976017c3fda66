import type { Tx } from '@server/db/connection';
import { mintLink } from '@server/features/identity';
import { announceNotices, events, toUser } from '@server/features/platform';
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
  const token = await mintLink(tx, {
    purpose: 'survey',
    userId: applicantUserId,
    subject: project.id,
    now,
  });
  const notices = [
    toUser(applicantUserId, events.surveyAsked, facts),
    toUser(applicantUserId, events.surveyMailed, { ...facts, token }),
  ];
  await announceNotices(tx, config, notices, now);
}
