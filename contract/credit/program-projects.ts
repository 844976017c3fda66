import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { centavosFromZero } from '../kernel/fields/centavos';
import { unlessBlank } from '../kernel/fields/messages';
import { plain } from '../kernel/fields/plain';
import { plainText, tidyText } from '../kernel/fields/text';
import { listOf, listQuery, searchText } from '../kernel/list';
import { roles } from '../kernel/roles';
import { said } from '../kernel/words';
import { fieldMessage } from '../locales/es-MX/kernel/field-messages';
import { metricsFilters } from '../program/metrics-filters';
import { statusesOnTheWay } from './on-the-way';

/** For how many days, at least, a project has stood in its stage. */
export const waits = { week: 7, fortnight: 15, month: 30, two_months: 60 } as const;
export type Wait = keyof typeof waits;
export const waitNames = ['week', 'fortnight', 'month', 'two_months'] as const satisfies Wait[];

/** What may be written of a project at once. */
export const MOST_OF_A_COMMENT = 500;

const comment = z.object({
  id: z.number().int(),
  text: z.string(),
  at: z.iso.datetime(),
  by: z.string(),
});

const programProject = z.object({
  id: z.string(),
  folio: z.string(),
  /** The prospect's business, where it came from one. */
  business_name: z.string().nullable(),
  /** That prospect, where the caller may open it. */
  prospect_id: z.string().nullable(),
  applicant_name: z.string(),
  supplier_name: z.string(),
  status: z.enum(statusesOnTheWay),
  /** Since when it stands there, and for how many days. */
  status_changed_at: z.iso.datetime(),
  days: z.number().int(),
  amount_cents: centavosFromZero,
  created_at: z.iso.datetime(),
  zone_id: z.string().nullable(),
  zone: z.string().nullable(),
  region: z.string().nullable(),
  /** What it waits for, and for whom; null when no role has to act. */
  next_actor: z.enum(roles).nullable(),
  next_step: z.string(),
  /** The executive of the program who follows it. */
  owner: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** What was written of it last. */
  comment: comment.nullable(),
});

export type ProgramProject = z.infer<typeof programProject>;

const byProject = z.strictObject({ programProjectId: z.uuid() });
const done = z.object({ ok: z.literal(true) });

/** The projects of a program that are on their way, as its people follow them. */
export const programProjects = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/program-projects',
    can: 'projects.list',
    query: listQuery(['status_changed_at', 'created_at', 'amount_cents', 'folio'], {
      q: searchText,
      status: z.enum(statusesOnTheWay).optional(),
      zone_id: z.uuid().optional(),
      region: tidyText(120, plain).optional(),
      /** Whose: one's own, nobody's, or one person's. */
      owner: z.union([z.enum(['mine', 'nobody']), z.uuid()]).optional(),
      wait: z.enum(waitNames).optional(),
      /** The months in which they were asked for, and what is financed: as the figures name them. */
      from: metricsFilters.from,
      to: metricsFilters.to,
      technology: metricsFilters.technology,
    }),
    response: listOf(programProject),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/program-projects/:programProjectId',
    can: 'projects.list',
    params: byProject,
    response: programProject,
  }),
  comments: endpoint({
    method: 'GET',
    path: '/api/v1/program-projects/:programProjectId/comments',
    can: 'projects.list',
    params: byProject,
    response: z.object({ items: z.array(comment) }),
  }),
  comment: endpoint({
    method: 'POST',
    path: '/api/v1/program-projects/:programProjectId/comments',
    can: 'prospects.edit',
    audit: { action: 'program-projects.comment', object: 'projects' },
    params: byProject,
    body: z.strictObject({
      text: plainText(MOST_OF_A_COMMENT).min(2, {
        error: unlessBlank(said(fieldMessage.min, { characters: 2 })),
      }),
    }),
    response: done,
  }),
  /** Gives it to an executive who works its zone, or to nobody. */
  assign: endpoint({
    method: 'PUT',
    path: '/api/v1/program-projects/:programProjectId/owner',
    can: 'prospects.edit',
    audit: { action: 'program-projects.assign', object: 'projects' },
    params: byProject,
    body: z.strictObject({
      owner_id: z.union([z.literal('').transform(() => null), z.null(), z.uuid()]),
    }),
    response: done,
  }),
} as const;
