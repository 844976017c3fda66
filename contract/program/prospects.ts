import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { choice } from '../kernel/fields/choice';
import { day } from '../kernel/fields/day';
import { email } from '../kernel/fields/email';
import { unlessBlank } from '../kernel/fields/messages';
import { mexicanState } from '../kernel/fields/mexican-state';
import { businessName, personNameOf, placeName } from '../kernel/fields/name';
import { phone } from '../kernel/fields/phone';
import { plain } from '../kernel/fields/plain';
import { postalCode } from '../kernel/fields/postal-code';
import { rfc } from '../kernel/fields/rfc';
import { plainText, tidyText } from '../kernel/fields/text';
import { version } from '../kernel/fields/version';
import { listOf, listQuery, searchText } from '../kernel/list';
import { said } from '../kernel/words';
import { fieldMessage } from '../locales/es-MX/kernel/field-messages';
import { programFields } from '../locales/es-MX/program/schemas';

export const prospectStatuses = ['new', 'contacted', 'quoted', 'applied', 'lost'] as const;
export type ProspectStatus = (typeof prospectStatuses)[number];

/** How far a prospect may have come, besides being there. */
export const reachedStages = ['contacted', 'quoted', 'applied', 'installed'] as const;
export type ReachedStage = (typeof reachedStages)[number];

/** Why a prospect was lost; what happened is written besides. */
export const lostCauses = [
  'not_interested',
  'price',
  'other_provider',
  'not_eligible',
  'unreachable',
  'closed_business',
  'duplicate',
  'other',
] as const;
export type LostCause = (typeof lostCauses)[number];

/** How a prospect came in: in an uploaded file, or written by hand. */
export const prospectSources = ['upload', 'hand'] as const;
export type ProspectSource = (typeof prospectSources)[number];

/** The farthest that somebody plans to take one up again. */
export const MAX_NEXT_DAYS = 730;

/** What may be given as empty; a change that leaves it out leaves it as it is. */
export const orEmpty = <T extends z.ZodType<string>>(field: T) =>
  z.union([z.literal('').transform(() => null), z.null(), field]);

/** What a form or a file may leave empty, or out. */
export const emptyOr = <T extends z.ZodType<string>>(field: T) =>
  orEmpty(field)
    .optional()
    .transform((value) => value ?? null);

/** What is known of a prospect, as a form or a row of a file gives it. */
export const prospectInput = z.strictObject({
  business_name: businessName,
  contact_name: personNameOf(2),
  phone,
  email: emptyOr(email),
  rfc: emptyOr(rfc),
  municipality: placeName,
  state: mexicanState,
  postal_code: emptyOr(postalCode),
  zone_id: z.uuid({ error: unlessBlank(said(programFields.prospects.chooseZone)) }),
});

const personName = z.object({ id: z.string(), name: z.string() });

export const prospect = z.object({
  id: z.string(),
  business_name: z.string(),
  contact_name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  rfc: z.string().nullable(),
  municipality: z.string(),
  state: z.string(),
  postal_code: z.string().nullable(),
  zone_id: z.string(),
  zone: z.string(),
  region: z.string(),
  source: z.enum(prospectSources),
  status: z.enum(prospectStatuses),
  lost_cause: z.enum(lostCauses).nullable(),
  lost_reason: z.string().nullable(),
  /** The executive who works it. */
  owner: personName.nullable(),
  /** The day on which somebody takes it up again. */
  next_on: z.string().nullable(),
  /** When somebody last did something with it; null of one that nobody worked. */
  last_touch_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  version,
});

export type Prospect = z.infer<typeof prospect>;

/**
 * What else was done with a prospect: something noted, somebody else's since, another day for it, data corrected; and on
 * its way to a request: invited to open an account, that taken back, the account made, a credit asked for.
 */
export const prospectActs = [
  'noted',
  'given',
  'planned',
  'corrected',
  'invited',
  'uninvited',
  'joined',
  'asked',
] as const;
export type ProspectAct = (typeof prospectActs)[number];

/**
 * A line of a prospect's history: it came to stand somewhere (`moved`: added from nowhere, or its status or zone
 * changed), or something else was done with it.
 */
const prospectEvent = z.object({
  id: z.string(),
  kind: z.enum(['moved', ...prospectActs]),
  at: z.iso.datetime(),
  by: z.string().nullable(),
  from_status: z.enum(prospectStatuses).nullable(),
  status: z.enum(prospectStatuses).nullable(),
  from_zone: z.string().nullable(),
  zone: z.string().nullable(),
  /** Of the upload that it came with. */
  file_name: z.string().nullable(),
  reason: z.string().nullable(),
  from_owner: z.string().nullable(),
  owner: z.string().nullable(),
  from_day: z.string().nullable(),
  day: z.string().nullable(),
  note: z.string().nullable(),
});

export type ProspectEvent = z.infer<typeof prospectEvent>;

const byId = z.strictObject({ prospectId: z.uuid() });

/** When somebody is to take it up again, by today in Mexico City. */
export const nextDays = ['overdue', 'today', 'week', 'none'] as const;

/** When somebody last did something with it, by today in Mexico City; the older spans hold no one that nobody touched. */
export const touchSpans = ['week', 'over_week', 'over_month', 'never'] as const;

const typed = plainText(80).optional();

/** What a list of prospects is narrowed by. */
export const prospectFilters = {
  q: searchText,
  status: z.enum(prospectStatuses).optional(),
  zone_id: z.uuid().optional(),
  region: tidyText(120, plain).optional(),
  /** Whose: one's own, nobody's, or one person's. */
  owner: z.union([z.enum(['mine', 'nobody']), z.uuid()]).optional(),
  source: z.enum(prospectSources).optional(),
  /** At least as far, now or when it was lost. */
  reached: z.enum(reachedStages).optional(),
  lost_cause: z.enum(lostCauses).optional(),
  next: z.enum(nextDays).optional(),
  touched: z.enum(touchSpans).optional(),
  created_from: day.optional(),
  created_to: day.optional(),
  /** Those that stand with a request, by the day on which they came to that. */
  applied_from: day.optional(),
  applied_to: day.optional(),
  /** Those of them that count toward the target of their zone. */
  toward: z.literal('target').optional(),
  // Typed words, each somewhere in the column.
  business: typed,
  contact: typed,
  phone: typed,
  email: typed,
  municipality: typed,
  state: typed,
};

/** The columns that lists of prospects are ordered by. */
const prospectSorts = [
  'created_at',
  'business_name',
  'contact_name',
  'phone',
  'email',
  'municipality',
  'state',
  'zone',
  'region',
  'owner',
  'status',
  'next_on',
  'last_touch',
  'source',
] as const;

/** What happened when a prospect was lost, besides its cause. */
export const lostReason = plainText(300).min(5, {
  error: unlessBlank(said(fieldMessage.min, { characters: 5 })),
});

/** What a prospect's note says; it is never changed. */
export const prospectNote = z.strictObject({
  text: plainText(1000).min(2, { error: unlessBlank(said(fieldMessage.min, { characters: 2 })) }),
});

/** A change of what is known of a prospect and of how far it is: what is left out stays. */
export const prospectEdit = prospectInput.partial().extend({
  version,
  email: orEmpty(email).optional(),
  rfc: orEmpty(rfc).optional(),
  postal_code: orEmpty(postalCode).optional(),
  status: choice(prospectStatuses).optional(),
  lost_cause: orEmpty(choice(lostCauses)).optional(),
  lost_reason: orEmpty(lostReason).optional(),
  owner_id: orEmpty(z.uuid()).optional(),
  next_on: orEmpty(day).optional(),
});

export const prospects = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/prospects',
    can: 'prospects.list',
    query: listQuery(prospectSorts, prospectFilters).extend({
      /** Of who wants rows alone, before or without their count: `total` is then at least what is there. */
      counted: z.literal('no').optional(),
    }),
    response: listOf(prospect),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/prospects/:prospectId',
    can: 'prospects.show',
    params: byId,
    response: prospect,
  }),
  events: endpoint({
    method: 'GET',
    path: '/api/v1/prospects/:prospectId/history',
    can: 'prospects.show',
    params: byId,
    response: z.object({
      items: z.array(prospectEvent),
      /** Whether earlier ones are left out. */
      is_cut: z.boolean(),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/prospects',
    can: 'prospects.create',
    audit: { action: 'prospects.create', object: 'prospects' },
    body: prospectInput,
    response: prospect,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/v1/prospects/:prospectId',
    can: 'prospects.edit',
    audit: { action: 'prospects.edit', object: 'prospects' },
    params: byId,
    body: prospectEdit,
    response: prospect,
  }),
  note: endpoint({
    method: 'POST',
    path: '/api/v1/prospects/:prospectId/notes',
    can: 'prospects.edit',
    audit: { action: 'prospects.note', object: 'prospects' },
    params: byId,
    body: prospectNote,
    response: prospect,
  }),
  /** The executives that prospects are given to, and where each works. */
  owners: endpoint({
    method: 'GET',
    path: '/api/v1/prospect-owners',
    can: 'prospects.show',
    response: z.object({
      items: z.array(
        personName.extend({
          /** Null of who works all zones. */
          zone_ids: z.array(z.string()).nullable(),
        }),
      ),
    }),
  }),
} as const;
