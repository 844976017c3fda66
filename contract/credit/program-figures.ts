import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { centavosFromZero } from '../kernel/fields/centavos';
import { metricsQuery } from '../program/metrics-filters';
import { promiseStates } from './collections';
import { creditBuckets, lateBuckets } from './late-buckets';
import { statusesOnTheWay } from './on-the-way';

const count = z.number().int();
/** Days, to the tenth that is full or begun. */
const days = z.number().nullable();
const computed = { /** When the answer was made. */ computed_at: z.iso.datetime() };

/** How many left a stage, and how many of them in no more days than its target of the day on which they left. */
const onTime = { finished: count, on_time: count };

const way = {
  requests: count,
  approved: count,
  /** Installed, and being repaid or settled since. */
  delivered: count,
  /** From the request to the delivery. */
  median_days: days,
};

const stage = z.object({
  stage: z.enum(statusesOnTheWay),
  /** How many stand there now. */
  now: count,
  /** In how many days a project that leaves it today was to leave it. */
  target_days: count,
  ...onTime,
  median_days: days,
  p90_days: days,
});

export type StageFigures = z.infer<typeof stage>;

const performance = z.object({
  ...computed,
  total: z.object({ ...way, ...onTime, open: count, ended: count, p90_days: days }),
  stages: z.array(stage),
  by_owner: z.array(
    z.object({
      /** Null of those that nobody follows. */
      owner: z.object({ id: z.string(), name: z.string() }).nullable(),
      ...way,
      ...onTime,
    }),
  ),
});

export type Performance = z.infer<typeof performance>;

/** Where a credit that was owed at the end of a month is at the end of the next. */
export const rolledTo = [...creditBuckets, 'settled'] as const;

/** Months after its delivery at which a month's credits are compared with those of others. */
export const vintageMonths = [3, 6, 9, 12, 18, 24] as const;

const cents = centavosFromZero;

const programCollections = z.object({
  ...computed,
  /** Today, of all that is owed. */
  buckets: z.array(
    z.object({
      bucket: z.enum(creditBuckets),
      credits: count,
      /** Capital. */
      owed_cents: cents,
      /** Capital, interest and VAT that fell due and are not paid. */
      overdue_cents: cents,
    }),
  ),
  /** Between the ends of two days. */
  rolls: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    moves: z.array(z.object({ from: z.enum(creditBuckets), to: z.enum(rolledTo), credits: count })),
  }),
  vintages: z.array(
    z.object({
      /** In which they were delivered. */
      month: z.string(),
      credits: count,
      principal_cents: cents,
      /** How many were ever more than thirty days late. */
      fell: count,
      /** The same within so many months of their delivery; null while one of them is younger. */
      fell_by: z.array(z.object({ months: count, credits: count.nullable() })),
    }),
  ),
  promises: z.array(z.object({ state: z.enum(promiseStates), promises: count, cents })),
  /** Paid after its day, by how late it was then. */
  recovered: z.array(z.object({ bucket: z.enum(lateBuckets), instalments: count, cents })),
});

export type ProgramCollections = z.infer<typeof programCollections>;

/** Figures of a program's projects and of its credits. */
export const programFigures = {
  performance: endpoint({
    method: 'GET',
    path: '/api/v1/program-metrics/performance',
    can: 'program-metrics.show',
    query: metricsQuery,
    response: performance,
  }),
  collections: endpoint({
    method: 'GET',
    path: '/api/v1/program-metrics/collections',
    can: 'program-metrics.show',
    query: metricsQuery,
    response: programCollections,
  }),
} as const;
