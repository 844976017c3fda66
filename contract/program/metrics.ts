import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { placesQuery, prospectsQuery } from './metrics-filters';
import { lostCauses, prospectSources, prospectStatuses } from './prospects';

/** How many days, today among them, changes are reported. */
export const CHANGE_DAYS = 30;

const byStatus = z.record(z.enum(prospectStatuses), z.number().int());

const computed = { /** When the answer was made. */ computed_at: z.iso.datetime() };

const prospectMetrics = z.object({
  ...computed,
  /** How many stand where. */
  counts: byStatus,
  /** By how many that changed, each of the last days, the oldest first. */
  days: z.array(z.object({ day: z.iso.date(), changes: byStatus })),
});

export type ProspectMetrics = z.infer<typeof prospectMetrics>;

const count = z.number().int();

/** How far prospects came, those that were lost as far as they were then. */
const funnel = z.object({
  prospects: count,
  contacted: count,
  quoted: count,
  applied: count,
  /** What was asked for is installed. */
  installed: count,
  lost: count,
});

export type Funnel = z.infer<typeof funnel>;

const named = z.object({ id: z.string(), name: z.string() });

const effectiveness = z.object({
  ...computed,
  total: funnel,
  by_source: z.array(funnel.extend({ source: z.enum(prospectSources) })),
  /** Null of those that nobody has. */
  by_owner: z.array(funnel.extend({ owner: named.nullable() })),
  by_zone: z.array(funnel.extend({ zone: named.extend({ region: z.string() }) })),
  losses: z.array(z.object({ cause: z.enum(lostCauses), count })),
  /** What waits: new ones that nobody has, and new ones that came before this month. */
  waiting: z.object({ unowned: count, old: count }),
});

export type Effectiveness = z.infer<typeof effectiveness>;

const target = z.object({
  goal: count,
  starts_on: z.iso.date(),
  ends_on: z.iso.date(),
  set_by: z.string(),
  set_at: z.iso.datetime(),
});

/** Of the days of a target that are asked for. */
const pace = {
  /** The part of the goal that falls into them, to a tenth. */
  goal: z.number(),
  /** Stand with a request, and came to that in these days until today. */
  applied: count,
  /** What would be by today if the goal were reached evenly. */
  planned: z.number(),
  /** What the end will bring when it goes on as until today; null before it began. */
  forecast: count.nullable(),
};

const zoneProgress = z.object({
  zone: named.extend({ region: z.string() }),
  /** Of the municipalities that it covers. */
  states: z.array(z.string()),
  /** Null of a zone without one. */
  target: target.nullable(),
  /** Null without a target, or when none of its days is asked for. */
  pace: z.object({ ...pace, from: z.iso.date(), to: z.iso.date() }).nullable(),
});

export type ZoneProgress = z.infer<typeof zoneProgress>;

const progress = z.object({
  ...computed,
  zones: z.array(zoneProgress),
  /** Of all the targets together; null without any. */
  total: z.object(pace).nullable(),
  /** From the first of their days to the last: what was planned by each, and what came of it until today. */
  curve: z.array(z.object({ day: z.iso.date(), planned: z.number(), applied: count.nullable() })),
});

export type Progress = z.infer<typeof progress>;

export const programMetrics = {
  prospects: endpoint({
    method: 'GET',
    path: '/api/v1/program-metrics/prospects',
    can: 'program-metrics.show',
    query: placesQuery,
    response: prospectMetrics,
  }),
  effectiveness: endpoint({
    method: 'GET',
    path: '/api/v1/program-metrics/effectiveness',
    can: 'program-metrics.show',
    query: prospectsQuery,
    response: effectiveness,
  }),
  progress: endpoint({
    method: 'GET',
    path: '/api/v1/program-metrics/progress',
    can: 'program-metrics.show',
    query: prospectsQuery,
    response: progress,
  }),
} as const;
