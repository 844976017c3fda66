import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { choice } from '../kernel/fields/choice';
import { unlessBlank } from '../kernel/fields/messages';
import { listOf, listQuery, TOTAL_CAP } from '../kernel/list';
import { said } from '../kernel/words';
import { programFields } from '../locales/es-MX/program/schemas';
import { lostCauses, lostReason, orEmpty, prospectFilters, prospectStatuses } from './prospects';

/** Most prospects that one act changes: as many as a list counts exactly. */
export const MOST_IN_BULK = TOTAL_CAP;

export const bulkActs = ['assign', 'status', 'zone'] as const;
export type BulkAct = (typeof bulkActs)[number];

export const bulkStatus = z.strictObject({
  act: z.literal('status'),
  status: choice(prospectStatuses),
  lost_cause: orEmpty(choice(lostCauses)).optional(),
  lost_reason: orEmpty(lostReason).optional(),
});

export const bulkZone = z.strictObject({
  act: z.literal('zone'),
  zone_id: z.uuid({ error: unlessBlank(said(programFields.prospects.chooseZone)) }),
});

/** What is done to each; its owner stays or goes by the rule of a single change. */
const bulkChange = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('assign'), owner_id: z.uuid().nullable() }),
  bulkStatus,
  bulkZone,
]);

export type BulkChange = z.output<typeof bulkChange>;

/** All that a list narrowed so has. */
export const bulkFilter = z.strictObject(prospectFilters);

/** Which prospects: those that were marked, or all that a filter lets through. */
const bulkChosen = z.union([
  z.strictObject({ ids: z.array(z.uuid()).min(1).max(100) }),
  z.strictObject({ filter: bulkFilter }),
]);

/**
 * Whether an act is taken back: it may be, it was, somebody worked one of its prospects since, one of them was in a
 * zone that the program works no more or is in one that the reader does not work, or somebody else did it.
 */
const bulkStandings = [
  'open',
  'undone',
  'worked',
  'zone_closed',
  'other_zone',
  'of_another',
] as const;
export type BulkStanding = (typeof bulkStandings)[number];

const bulk = z.object({
  id: z.string(),
  at: z.string(),
  by: z.string(),
  act: z.enum(bulkActs),
  /** The new status, of an act that changed it. */
  status: z.enum(prospectStatuses).nullable(),
  /** Whose they became, or where they were moved; null of nobody's. */
  to: z.string().nullable(),
  changed: z.number().int(),
  standing: z.enum(bulkStandings),
  /** How many of them somebody worked since. */
  worked: z.number().int(),
  undone_at: z.string().nullable(),
});

export type ProspectBulk = z.infer<typeof bulk>;

/** Many prospects changed by one act, all of them or none. */
export const prospectBulks = {
  /** Acts that changed something, the newest first; of who works some zones, their own. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/prospect-bulks',
    can: 'prospects.assign',
    query: listQuery(['at'], {}),
    response: listOf(bulk),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/prospect-bulks',
    can: 'prospects.assign',
    audit: { action: 'prospects.bulk', object: 'prospect-bulks' },
    idempotent: true,
    body: z.strictObject({
      chosen: bulkChosen,
      /** How many that were when it was asked: with more or fewer nothing is done. */
      count: z.int().min(1).max(MOST_IN_BULK),
      change: bulkChange,
    }),
    response: z.object({
      id: z.string(),
      changed: z.number().int(),
      /** Those that were so already. */
      unchanged: z.number().int(),
      /** Of those changed, how many lost an owner who does not work the zone. */
      released: z.number().int(),
    }),
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/v1/prospect-bulks/:bulkId/undo',
    can: 'prospects.assign',
    audit: { action: 'prospects.undo-bulk', object: 'prospect-bulks' },
    params: z.strictObject({ bulkId: z.uuid() }),
    response: z.object({ restored: z.number().int() }),
  }),
} as const;
