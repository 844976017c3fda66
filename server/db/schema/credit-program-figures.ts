import type { ProjectStatus } from '@contract/credit/project-states';
import type { Tariff } from '@contract/credit/tariffs';
import type { Sex } from '@contract/kernel/fields/curp';
import type { Day } from '@contract/kernel/fields/day';
import type { BusinessSize } from '@contract/people/about-you';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
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
    /** In how many days it was to leave each stage, by the setting of the day on which it last left it. */
    inReviewTarget: smallint(),
    approvedTarget: smallint(),
    acceptedTarget: smallint(),
    publishedTarget: smallint(),
    toSignTarget: smallint(),
    installingTarget: smallint(),
    /** From when it was asked for to when it began to be repaid. */
    courseS: integer(),
    /** The same in tenths of days that began. */
    courseTenths: integer().generatedAlwaysAs(sql`(course_s + 8639) / 8640`),
  },
  (t) => [
    index('project_paths_program').on(t.programId, t.month),
    // With what figures are narrowed by, so that the times of a program are read from the index alone.
    index('project_paths_course')
      .on(t.programId, t.executiveUserId, t.courseTenths, t.month, t.zoneId, t.productId)
      .where(sql`course_tenths is not null`),
  ],
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
    // Of its project, as `project_paths` has them.
    programId: uuid(),
    zoneId: uuid(),
    executiveUserId: uuid(),
    productId: smallint(),
    deliveredOn: date().$type<Day>(),
    principalCents: centavos(),
    /** Capital of its instalments that is not paid. */
    owedCents: centavos().notNull(),
    /** The day of its oldest instalment that is not paid. */
    unpaidSince: date().$type<Day>(),
    /** When those that are not paid fall due, the first one first, and what each lacks: capital, interest and VAT. */
    dueOn: date().$type<Day>().array(),
    dueCents: bigint({ mode: 'number' }).array(),
    /** The day on which its last one was paid; null while one is not. */
    settledOn: date().$type<Day>(),
    /** The first day on which it was more than thirty days late, or will be if nothing more is paid. */
    fell30On: date('fell30_on').$type<Day>(),
  },
  (t) => [
    index('loan_standings_project').on(t.projectId),
    index('loan_standings_unpaid').on(t.programId, t.unpaidSince),
    index('loan_standings_fell').on(t.programId, t.fell30On),
  ],
);

/*
 * What follows are sums over the rows above, as `prospect_tallies` are of prospects: triggers add what a statement
 * changed as rows of their own, in its transaction, so that writers never wait for each other, and a job puts rows of
 * the same key together (`settled`). The sum over the rows of a key is what counts, at any moment. Of what has no zone
 * or nobody who follows it the key has `NOBODY`.
 */
const kept = {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  settled: boolean().notNull().default(false),
  programId: uuid().notNull(),
};
const whose = {
  ...kept,
  zoneId: uuid().notNull(),
  executiveUserId: uuid().notNull(),
  productId: smallint().notNull(),
};
const n = () => integer().notNull().default(0);

/** How many projects came how far, by the month in which they were asked for. */
export const projectTallies = pgTable(
  'project_tallies',
  {
    ...whose,
    month: date().$type<Day>().notNull(),
    requests: n(),
    approved: n(),
    delivered: n(),
    ended: n(),
    nowInReview: n(),
    nowApproved: n(),
    nowAccepted: n(),
    nowPublished: n(),
    nowToSign: n(),
    nowInstalling: n(),
    finishedInReview: n(),
    finishedApproved: n(),
    finishedAccepted: n(),
    finishedPublished: n(),
    finishedToSign: n(),
    finishedInstalling: n(),
    onTimeInReview: n(),
    onTimeApproved: n(),
    onTimeAccepted: n(),
    onTimePublished: n(),
    onTimeToSign: n(),
    onTimeInstalling: n(),
  },
  (t) => [
    uniqueIndex('project_tallies_key')
      .on(t.programId, t.month, t.zoneId, t.executiveUserId, t.productId)
      .where(sql`settled`),
    index('project_tallies_program').on(t.programId, t.month),
    index('project_tallies_fresh').on(t.id).where(sql`not settled`),
  ],
);

/**
 * How many projects took so many tenths of a day in each stage, and for the whole course: of the whole program, of each
 * zone, of each who follows them and of each product. What is narrowed by two of these is counted from the projects.
 */
export const projectTimes = pgTable(
  'project_times',
  {
    ...kept,
    by: text().$type<'all' | 'zone' | 'owner' | 'product'>().notNull(),
    key: text().notNull(),
    month: date().$type<Day>().notNull(),
    tenths: integer().notNull(),
    inReview: n(),
    approved: n(),
    accepted: n(),
    published: n(),
    toSign: n(),
    installing: n(),
    course: n(),
  },
  (t) => [
    uniqueIndex('project_times_key')
      .on(t.programId, t.by, t.key, t.month, t.tenths)
      .where(sql`settled`),
    index('project_times_program').on(t.programId, t.by, t.key, t.month),
    index('project_times_fresh').on(t.id).where(sql`not settled`),
  ],
);

/** Credits by the months in which they were delivered and settled, '9999-12-01' of those that were not. */
export const creditTallies = pgTable(
  'credit_tallies',
  {
    ...whose,
    deliveredMonth: date().$type<Day>().notNull(),
    settledMonth: date().$type<Day>().notNull(),
    credits: n(),
    principalCents: centavos().notNull(),
    /** How many owe capital, and how much. */
    owing: n(),
    owedCents: centavos().notNull(),
  },
  (t) => [
    uniqueIndex('credit_tallies_key')
      .on(t.programId, t.zoneId, t.executiveUserId, t.productId, t.deliveredMonth, t.settledMonth)
      .where(sql`settled`),
    index('credit_tallies_fresh').on(t.id).where(sql`not settled`),
  ],
);

/** What came of instalments that were paid after their day, by the month in which they were paid whole and how late. */
export const recoveryTallies = pgTable(
  'recovery_tallies',
  {
    ...whose,
    month: date().$type<Day>().notNull(),
    /** The place of its delay among the buckets. */
    bucket: smallint().notNull(),
    instalments: n(),
    cents: centavos().notNull(),
  },
  (t) => [
    uniqueIndex('recovery_tallies_key')
      .on(t.programId, t.month, t.zoneId, t.executiveUserId, t.productId, t.bucket)
      .where(sql`settled`),
    index('recovery_tallies_program').on(t.programId, t.month),
    index('recovery_tallies_fresh').on(t.id).where(sql`not settled`),
  ],
);

/**
 * Each applicant of a program, as the demographics count them: by their latest request of it. Triggers of `projects`,
 * `installation_sites`, `profiles`, `backgrounds` and `users` keep it, in their transaction; nothing else writes it.
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
    businessSize: text().$type<BusinessSize | 'none'>(),
    /** Of the site of that request. */
    tariff: text().$type<Tariff>(),
  },
  (t) => [
    primaryKey({ columns: [t.applicantId, t.programId] }),
    index('program_people_program').on(t.programId),
  ],
);
