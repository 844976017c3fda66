import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { prospectStatuses } from './prospects';

/** How many days, today among them, changes are reported. */
export const CHANGE_DAYS = 30;

const byStatus = z.record(z.enum(prospectStatuses), z.number().int());

const prospectMetrics = z.object({
  computed_at: z.iso.datetime(),
  /** How many stand where. */
  counts: byStatus,
  /** By how many that changed, each of the last days, the oldest first. */
  days: z.array(z.object({ day: z.iso.date(), changes: byStatus })),
});

export type ProspectMetrics = z.infer<typeof prospectMetrics>;

export const programMetrics = {
  prospects: endpoint({
    method: 'GET',
    path: '/api/v1/program-metrics/prospects',
    can: 'program-metrics.show',
    response: prospectMetrics,
  }),
} as const;
