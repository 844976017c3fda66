import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';

/** What the house looks at in itself, in the order in which it is shown. */
export const healthCheckNames = [
  'database',
  'objects',
  'scanner',
  'disk',
  'jobs',
  'mails',
  'chains',
  'reconciliation',
  'backup',
  'bank',
  'bankNotices',
  'companyAccount',
  'administrators',
  'settings',
] as const;
export type HealthCheckName = (typeof healthCheckNames)[number];

/**
 * `absent` is what this house chose to be without, `warning` wants somebody's eyes, `failed` keeps people from
 * working or money from being sure.
 */
export const healthStates = ['ok', 'absent', 'warning', 'failed'] as const;
export type HealthState = (typeof healthStates)[number];

/** True when nobody has to see to it. */
export const isWell = (state: HealthState): boolean => state === 'ok' || state === 'absent';

export const healthCheck = z.object({
  name: z.enum(healthCheckNames),
  state: z.enum(healthStates),
  /** What was found, in a sentence. */
  detail: z.string(),
});

export const health = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/health-checks',
    can: 'health.show',
    response: z.object({
      checked_at: z.iso.datetime(),
      /** When the process that answered began. */
      started_at: z.iso.datetime(),
      checks: z.array(healthCheck),
    }),
  }),
} as const;
