import type { Tx } from '@server/db/connection';
import { mintLink } from '@server/features/identity';
import { announceNotices, events, type Notice, toUser } from '@server/features/platform';
import type { Doer } from '../life-cycle/move-credit';
import { type ProjectRow, projectQuery } from '../projects/project';
import { isWaitingAt, lockSurvey } from './repository';

type Asked = 'project' | 'applicantUserId' | 'supplierName';

/** Asks an applicant about their installation as it is delivered, by the ways that they want to be notified. */
export async function askSurvey(
  tx: Tx,
  { project, applicantUserId, supplierName }: ProjectRow,
  { config, now }: Doer,
): Promise<void> {
  const survey = await lockSurvey(tx, project.id, now);
  if (survey.answeredAt) return;
  const facts = { installer: supplierName, projectId: project.id };
  const belled = toUser(applicantUserId, events.surveyAsked, facts);
  const mailed = await mailedSurvey(tx, { project, applicantUserId, supplierName }, now);
  await announceNotices(tx, config, [belled, mailed], now);
}

/** A mail with another link to each survey that an address has to answer, the earlier links being dead by it. */
export async function mailSurveysAnew(
  tx: Tx,
  email: string,
  { config, now }: Pick<Doer, 'config' | 'now'>,
): Promise<void> {
  const rows = await projectQuery(tx).where(isWaitingAt(tx, email));
  const notices: Notice[] = [];
  for (const row of rows) notices.push(await mailedSurvey(tx, row, now));
  await announceNotices(tx, config, notices, now);
}

async function mailedSurvey(
  tx: Tx,
  { project, applicantUserId, supplierName }: Pick<ProjectRow, Asked>,
  now: Date,
): Promise<Notice> {
  const of = { userId: applicantUserId, subject: project.id };
  const token = await mintLink(tx, { purpose: 'survey', ...of, now });
  return toUser(applicantUserId, events.surveyMailed, { installer: supplierName, token });
}
