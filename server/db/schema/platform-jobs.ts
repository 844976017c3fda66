import type { JobQueue, JobState } from '@contract/platform/jobs';
import { boolean, integer, pgView, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/**
 * Every job that pg-boss keeps, done or not, also those that it archived; a view over its tables, made by a
 * migration and written by nobody.
 */
export const jobRuns = pgView('job_runs', {
  id: uuid().notNull(),
  queue: text().$type<JobQueue>().notNull(),
  state: text().$type<JobState>().notNull(),
  retryCount: integer().notNull(),
  retryLimit: integer().notNull(),
  createdAt: instant().notNull(),
  startAfter: instant().notNull(),
  startedAt: instant(),
  completedAt: instant(),
  /** What the last failure said; never statements or values. */
  error: text(),
  /** pg-boss forgets it soon and does not try it again. */
  archived: boolean().notNull(),
}).existing();
