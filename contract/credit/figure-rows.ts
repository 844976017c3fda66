import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { centavosFromZero } from '../kernel/fields/centavos';
import { day } from '../kernel/fields/day';
import { listOf, listQuery, searchText } from '../kernel/list';
import { metricsFilters } from '../program/metrics-filters';
import { promiseStates } from './collections';
import { creditBuckets, lateBuckets } from './late-buckets';
import { statusesOnTheWay } from './on-the-way';
import { rolledTo, vintageMonths } from './program-figures';
import { projectStatuses } from './project-states';

/** What became of a request, as the figures count them. */
export const requestCourses = ['approved', 'delivered', 'open', 'ended'] as const;
export type RequestCourse = (typeof requestCourses)[number];

/** How a stage was left: at all, in the days of its target, or after them. */
export const requestPaces = ['on_time', 'late'] as const;

const row = {
  id: z.string(),
  folio: z.string(),
  zone: z.string().nullable(),
  /** Who follows it. */
  owner: z.string().nullable(),
  product: z.number().int(),
};

/** In how many days it left a stage, to the tenth that is full or begun, and in how many it was to. */
const leftStage = z.object({
  stage: z.enum(statusesOnTheWay),
  days: z.number(),
  target_days: z.number().int(),
});

const requestRow = z.object({
  ...row,
  status: z.enum(projectStatuses),
  asked_at: z.iso.datetime(),
  delivered_on: z.iso.date().nullable(),
  /** From when it was asked for to when it began to be repaid, to the tenth that is full or begun. */
  days: z.number().nullable(),
  /** Where a list is narrowed by stages that were left: those that it counts of this request. */
  stages: z.array(leftStage),
});

export type RequestRow = z.infer<typeof requestRow>;

/** A promise, from when it was made to when it was for; or an instalment, from when it was due to when it was paid. */
const creditPart = z.object({ from: day, to: day, cents: centavosFromZero });

const creditRow = z.object({
  ...row,
  delivered_on: z.iso.date().nullable(),
  /** Days of its oldest instalment that is not paid; none of what is not late. */
  late_days: z.number().int(),
  owed_cents: centavosFromZero,
  overdue_cents: centavosFromZero,
  /** What a figure counts of it, where that is not the credit: its promises or what was paid late. */
  parts: z.array(creditPart),
});

export type CreditRow = z.infer<typeof creditRow>;

const month = metricsFilters.from;

/** What a list of credits is narrowed by besides what all figures are: a part of a figure each. */
export const creditFilters = {
  /** Owes capital; or that, and is late. */
  owing: z.enum(['any', 'late']).optional(),
  bucket: z.enum(creditBuckets).optional(),
  /** The month in which it was delivered, and whether it was more than thirty days late: ever, or within so many months of it. */
  delivered: month,
  fell: z.enum(['yes', ...vintageMonths.map((months) => `${months}` as const)]).optional(),
  /** Where it was as a month began, and is at its end: the month of `to`, or the last one that is over. */
  was: z.enum(creditBuckets).optional(),
  is: z.enum([...rolledTo, 'worse']).optional(),
  /** With a promise of the months that is so today. */
  promise: z.enum(promiseStates).optional(),
  /** With an instalment that was paid in the months, so late. */
  recovered: z.enum(lateBuckets).optional(),
} as const;

/** The requests and the credits behind the figures of a program: without names of people. */
export const programRequests = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/program-requests',
    can: 'program-metrics.show',
    query: listQuery(['asked_at'], {
      ...metricsFilters,
      /** Part of a folio. */
      q: searchText,
      course: z.enum(requestCourses).optional(),
      /** Was in this stage, or any, and is not any more. */
      left: z.enum(['any', ...statusesOnTheWay]).optional(),
      /** How it left that stage; where none is named, any. */
      pace: z.enum(requestPaces).optional(),
    }),
    response: listOf(requestRow),
  }),
} as const;

export const programCredits = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/program-credits',
    can: 'program-metrics.show',
    query: listQuery(['delivered_at', 'owed_cents'], { ...metricsFilters, ...creditFilters }),
    response: listOf(creditRow),
  }),
} as const;
