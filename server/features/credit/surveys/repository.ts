import type { surveys as contract, SurveyItem } from '@contract/credit/surveys';
import type { Db, Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { projects } from '@server/db/schema/credit';
import { surveyAnswers, surveys } from '@server/db/schema/credit-surveys';
import { users } from '@server/db/schema/identity';
import { applicants, suppliers } from '@server/db/schema/people';
import type { QueryOf } from '@server/http/implement';
import { and, avg, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { promoterScore } from './rules';

/** A project's survey, if it was asked for. */
export async function surveyOf(db: Db | Tx, projectId: string) {
  const [row] = await db.select().from(surveys).where(eq(surveys.projectId, projectId));
  return row;
}

/** The same, locked, and begun where nobody was asked: two answers come one after another. */
export async function lockSurvey(tx: Tx, projectId: string, now: Date) {
  await tx.insert(surveys).values({ projectId, askedAt: now }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(surveys)
    .where(eq(surveys.projectId, projectId))
    .for('no key update');
  if (!row) throw new Error('the survey was not kept');
  return row;
}

/** Of projects, those whose survey is not answered yet, of the applicant with that address. */
export const isWaitingAt = (tx: Tx, email: string) =>
  and(
    inArray(
      projects.id,
      tx.select({ id: surveys.projectId }).from(surveys).where(isNull(surveys.answeredAt)),
    ),
    inArray(
      projects.applicantId,
      tx
        .select({ id: applicants.id })
        .from(applicants)
        .innerJoin(users, eq(users.id, applicants.userId))
        .where(and(sql`lower(${users.email}) = ${email}`, eq(users.status, 'active'))),
    ),
  );

export async function listAnswers(db: Db, query: QueryOf<typeof contract.list>) {
  const page = await pageOf(db, query, {
    table: surveyAnswers,
    id: surveyAnswers.id,
    select: db
      .select({
        answer: surveyAnswers,
        folio: projects.folio,
        installerId: suppliers.id,
        installer: suppliers.name,
      })
      .from(surveyAnswers)
      .leftJoin(projects, eq(projects.id, surveyAnswers.projectId))
      .leftJoin(suppliers, eq(suppliers.id, projects.supplierId)),
    own: (row) => row.answer,
    filters: { recommend: surveyAnswers.recommend },
    sorts: { answered_on: surveyAnswers.answeredOn, recommend: surveyAnswers.recommend },
    defaultSort: '-answered_on',
  });
  return {
    ...page,
    items: page.items.map(
      ({ answer, folio, installerId, installer }): SurveyItem => ({
        id: answer.id,
        answered_on: answer.answeredOn,
        project_id: answer.projectId,
        folio,
        installer_id: installerId,
        installer,
        recommend: answer.recommend,
        quality: answer.quality,
        timing: answer.timing,
        reasons: answer.reasons,
        comment: answer.comment,
      }),
    ),
  };
}

const tenths = (average: string | null) =>
  average === null ? null : Math.round(Number(average) * 10) / 10;

/** Counts and averages over all answers. */
export async function summarise(db: Db) {
  const [row] = await db
    .select({
      answered: count(),
      promote: sql<number>`count(*) filter (where ${surveyAnswers.recommend} >= 9)::int`,
      detract: sql<number>`count(*) filter (where ${surveyAnswers.recommend} <= 6)::int`,
      quality: avg(surveyAnswers.quality),
      timing: avg(surveyAnswers.timing),
    })
    .from(surveyAnswers);
  if (!row) throw new Error('a count has a row');
  return {
    asked: await db.$count(surveys),
    answered: row.answered,
    nps: promoterScore(row),
    quality: tenths(row.quality),
    timing: tenths(row.timing),
  };
}
