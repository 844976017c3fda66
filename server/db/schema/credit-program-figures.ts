import type { ProjectStatus } from '@contract/credit/project-states';
import type { Sex } from '@contract/kernel/fields/curp';
import type { Day } from '@contract/kernel/fields/day';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { centavos, instant } from './columns';
import { loans, projects } from './credit';
import { applicants } from './people';

/**
 * The way of each project as the figures of its program count it, and for how many seconds it stood in each stage
 * that it left. Triggers of `projects` and `loans` keep it, in their transaction; nothing else writes it.
 */
export const projectPaths = pgTable(
  'project_paths',
  {
    projectId: uuid()
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
    programId: uuid(),
    zoneId: uuid(),
    executiveUserId: uuid(),
    productId: smallint().notNull(),
    /** The first day of the month (Mexico City) in which it was asked for. */
    month: date().$type<Day>().notNull(),
    status: text().$type<ProjectStatus>().notNull(),
    approvedAt: instant(),
    deliveredOn: date().$type<Day>(),
    principalCents: centavos(),
    inReviewS: integer(),
    approvedS: integer(),
    acceptedS: integer(),
    publishedS: integer(),
    toSignS: integer(),
    installingS: integer(),
    /** From when it was asked for to when it began to be repaid. */
    courseS: integer(),
  },
  (t) => [index('project_paths_program').on(t.programId, t.month)],
);

/**
 * How each delivered credit stands, in what does not depend on the day on which it is asked. Triggers of
 * `loan_instalments` keep it, in their transaction; nothing else writes it.
 */
export const loanStandings = pgTable(
  'loan_standings',
  {
    loanId: uuid()
      .primaryKey()
      .references(() => loans.id, { onDelete: 'cascade' }),
    projectId: uuid().notNull(),
    /** Capital of its instalments that is not paid. */
    owedCents: centavos().notNull(),
    /** The day of its oldest instalment that is not paid. */
    unpaidSince: date().$type<Day>(),
    /** The day on which its last one was paid; null while one is not. */
    settledOn: date().$type<Day>(),
    /** The first day on which it was more than thirty days late, or will be if nothing more is paid. */
    fell30On: date('fell30_on').$type<Day>(),
  },
  (t) => [index('loan_standings_project').on(t.projectId)],
);

/**
 * Each applicant of a program, as the demographics count them: by their latest request of it. Triggers of `projects`,
 * `profiles` and `users` keep it, in their transaction; nothing else writes it.
 */
export const programPeople = pgTable(
  'program_people',
  {
    applicantId: uuid()
      .notNull()
      .references(() => applicants.id, { onDelete: 'cascade' }),
    programId: uuid().notNull(),
    zoneId: uuid(),
    executiveUserId: uuid(),
    productId: smallint().notNull(),
    /** The first day of the month (Mexico City) in which the latest was asked for. */
    month: date().$type<Day>().notNull(),
    isCompany: boolean().notNull(),
    birthDay: date().$type<Day>(),
    sex: text().$type<Sex>(),
  },
  (t) => [
    primaryKey({ columns: [t.applicantId, t.programId] }),
    index('program_people_program').on(t.programId),
  ],
);
