import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { email } from '../kernel/fields/email';
import { unlessBlank } from '../kernel/fields/messages';
import { nameOf } from '../kernel/fields/name';
import { phone } from '../kernel/fields/phone';
import { plain } from '../kernel/fields/plain';
import { listOf, listQuery, searchText } from '../kernel/list';
import { said } from '../kernel/words';
import { fieldMessage } from '../locales/es-MX/kernel/field-messages';
import { programFields } from '../locales/es-MX/program/schemas';

export const prospectStatuses = ['new', 'contacted', 'quoted', 'applied', 'lost'] as const;
export type ProspectStatus = (typeof prospectStatuses)[number];

/** Most rows and bytes of one uploaded file. */
export const MAX_UPLOAD_ROWS = 10_000;
export const MAX_UPLOAD_MEGABYTES = 5;
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MEGABYTES * 1024 * 1024;

const requiredText = (max: number) =>
  z
    .string({ error: said(fieldMessage.required) })
    .overwrite(plain)
    .trim()
    .min(2, { error: unlessBlank(said(fieldMessage.min, { characters: 2 })) })
    .max(max, { error: said(fieldMessage.max, { characters: max }) });

/** What is known of a prospect, as a form or a row of a file gives it. */
export const prospectInput = z.strictObject({
  business_name: nameOf(2),
  contact_name: nameOf(2),
  phone,
  email: z
    .union([z.literal('').transform(() => null), email])
    .nullish()
    .transform((value) => value ?? null),
  municipality: requiredText(80),
  state: requiredText(60),
  zone_id: z.uuid({ error: unlessBlank(said(programFields.prospects.chooseZone)) }),
});

/** Column headings of the template, and the field each one fills. */
export const uploadColumns = {
  negocio: 'business_name',
  contacto: 'contact_name',
  telefono: 'phone',
  correo: 'email',
  municipio: 'municipality',
  estado: 'state',
  zona: 'zone_id',
} as const;

export const prospect = z.object({
  id: z.string(),
  business_name: z.string(),
  contact_name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  municipality: z.string(),
  state: z.string(),
  zone_id: z.string(),
  zone: z.string(),
  status: z.enum(prospectStatuses),
  lost_reason: z.string().nullable(),
  created_at: z.iso.datetime(),
});

export type Prospect = z.infer<typeof prospect>;

/** A prospect came to stand somewhere: it was added (from nowhere), or its status or zone changed. */
const prospectEvent = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  from_status: z.enum(prospectStatuses).nullable(),
  status: z.enum(prospectStatuses).nullable(),
  from_zone: z.string().nullable(),
  zone: z.string().nullable(),
  by: z.string().nullable(),
  /** Of the upload that it came with. */
  file_name: z.string().nullable(),
  reason: z.string().nullable(),
});

export type ProspectEvent = z.infer<typeof prospectEvent>;

const rowProblem = z.object({ row: z.number().int(), column: z.string(), message: z.string() });

const byId = z.strictObject({ prospectId: z.uuid() });

export const prospects = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/prospects',
    can: 'prospects.list',
    query: listQuery(['created_at', 'business_name'], {
      q: searchText,
      status: z.enum(prospectStatuses).optional(),
      zone_id: z.uuid().optional(),
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
    response: z.object({ items: z.array(prospectEvent) }),
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
    body: prospectInput.partial().extend({
      status: z.enum(prospectStatuses).optional(),
      lost_reason: z
        .string()
        .overwrite(plain)
        .trim()
        .min(5, { error: unlessBlank(said(fieldMessage.min, { characters: 5 })) })
        .max(300)
        .optional(),
    }),
    response: prospect,
  }),
} as const;

const batch = z.object({
  id: z.string(),
  file_name: z.string(),
  row_count: z.number().int(),
  created_at: z.iso.datetime(),
  undone_at: z.iso.datetime().nullable(),
  uploaded_by: z.string(),
});

/** Uploads of whole files; only a program's administrator. */
export const prospectBatches = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/prospect-batches',
    can: 'prospects.upload',
    query: listQuery(['created_at'], {}),
    response: listOf(batch),
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/v1/prospect-batches',
    can: 'prospects.upload',
    audit: { action: 'prospects.upload', object: 'prospect-batches' },
    kind: 'multipart',
    limit: 'uploads',
    body: z.strictObject({ mode: z.enum(['preview', 'commit']) }),
    response: z.object({
      rows: z.number().int(),
      problems: z.array(rowProblem),
      problem_count: z.number().int(),
      batch_id: z.string().nullable(),
      sample: z.array(z.record(z.string(), z.string())),
    }),
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/v1/prospect-batches/:batchId/undo',
    can: 'prospects.upload',
    audit: { action: 'prospects.undo-upload', object: 'prospect-batches' },
    params: z.strictObject({ batchId: z.uuid() }),
    response: z.object({ removed: z.number().int(), kept: z.number().int() }),
  }),
} as const;
