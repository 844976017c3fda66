import type { QuizAnswers } from '@contract/people/agent-training';
import {
  boolean,
  char,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant } from './columns';
import { users } from './identity';

/** What a company or a seller does for a living: experience, technologies that it sells, and where. */
export const workProfiles = pgTable(
  'work_profiles',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    years: smallint(),
    systemsInstalled: integer(),
    summary: text(),
    website: text(),
    /** Names of the catalogue of products. */
    technologies: text().array().notNull().default([]),
    states: text().array().notNull().default([]),
    version: integer().notNull(),
    savedAt: instant().notNull(),
  },
  (t) => [index('work_profiles_states').using('gin', t.states)],
);

/** That a seller accepted the code of conduct, and each try at the quiz; rows are added alone. */
export const agentTrainings = pgTable(
  'agent_trainings',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    part: text({ enum: ['conduct', 'quiz'] }).notNull(),
    /** Version of the code, and SHA-256 of its text. */
    version: text().notNull(),
    textHash: char({ length: 64 }).notNull(),
    answers: jsonb().$type<QuizAnswers>(),
    passed: boolean().notNull(),
    at: instant().notNull(),
  },
  (t) => [index('agent_trainings_user').on(t.userId, t.part, t.id)],
);
