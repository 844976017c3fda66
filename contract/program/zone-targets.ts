import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { between } from '../kernel/fields/between';
import { day } from '../kernel/fields/day';
import { said } from '../kernel/words';
import { programFields } from '../locales/es-MX/program/schemas';

/** More than any zone has businesses. */
const MOST_GOAL = 1_000_000;

/** A target is for years that people plan in; days at the ends of the calendar have none before or after them. */
const plannedDay = day.refine((when) => when >= '2000-01-01' && when <= '2099-12-31', {
  error: said(programFields.targets.years),
});

/** How many prospects of a zone are to have applied between two days. */
export const zoneTargetForm = z
  .strictObject({
    goal: between(1, MOST_GOAL),
    starts_on: plannedDay,
    ends_on: plannedDay,
  })
  .refine(({ starts_on, ends_on }) => starts_on < ends_on, {
    error: said(programFields.targets.order),
    path: ['ends_on'],
  });

const byZone = z.strictObject({ zoneId: z.uuid() });
const done = z.object({ ok: z.literal(true) });

export const zoneTargets = {
  /** In place of the one that is in force. */
  set: endpoint({
    method: 'PUT',
    path: '/api/v1/zones/:zoneId/target',
    can: 'zones.edit',
    audit: { action: 'zones.set-target', object: 'zones' },
    params: byZone,
    body: zoneTargetForm,
    response: done,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/zones/:zoneId/target',
    can: 'zones.edit',
    audit: { action: 'zones.remove-target', object: 'zones' },
    params: byZone,
    response: done,
  }),
} as const;
