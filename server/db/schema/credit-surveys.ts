import type { SurveyReason } from '@contract/credit/surveys';
import type { Day } from '@contract/kernel/fields/day';
import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';
import { projects } from './credit';

/** Which applicants were asked about their installation, and who answered: once a project. */
export const surveys = pgTable('surveys', {
  id: id(),
  projectId: uuid()
    .notNull()
    .unique()
    .references(() => projects.id),
  askedAt: instant().notNull(),
  answeredAt: instant(),
});

/**
 * What was answered. An anonymous answer has no project, a key that is not ordered by time, and the first day of its
 * month: nothing leads from it to who gave it.
 */
export const surveyAnswers = pgTable(
  'survey_answers',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: uuid().references(() => projects.id),
    answeredOn: date().$type<Day>().notNull(),
    recommend: smallint().notNull(),
    quality: smallint().notNull(),
    timing: smallint().notNull(),
    reasons: jsonb().$type<SurveyReason[]>().notNull(),
    comment: text(),
  },
  (t) => [
    index('survey_answers_day').on(t.answeredOn, t.id),
    index('survey_answers_recommend').on(t.recommend, t.id),
    index('survey_answers_project').on(t.projectId),
    check('survey_answers_recommend', sql`${t.recommend} between 0 and 10`),
    check('survey_answers_quality', sql`${t.quality} between 1 and 5`),
    check('survey_answers_timing', sql`${t.timing} between 1 and 5`),
  ],
);
