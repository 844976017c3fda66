import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { nameOf } from '../kernel/fields/name';
import { reason } from '../kernel/fields/reason';
import { version } from '../kernel/fields/version';
import { listOf, listQuery, searchText } from '../kernel/list';

const program = z.object({
  id: z.string(),
  name: z.string(),
  version,
  /** Since when its people do not come in; null while it works. */
  deactivated_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  zones: z.number().int(),
  users: z.number().int(),
  prospects: z.number().int(),
});

export type Program = z.infer<typeof program>;

const byId = z.strictObject({ programId: z.uuid() });

/** Programs as staff keep them; their own people have one each. */
export const programs = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/programs',
    can: 'programs.list',
    query: listQuery(['name', 'created_at'], {
      q: searchText,
      state: z.enum(['active', 'inactive']).optional(),
    }),
    response: listOf(program),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/programs/:programId',
    can: 'programs.show',
    params: byId,
    response: program,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/programs',
    can: 'programs.create',
    audit: { action: 'programs.create', object: 'programs' },
    body: z.strictObject({ name: nameOf(3) }),
    response: program,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/v1/programs/:programId',
    can: 'programs.edit',
    audit: { action: 'programs.edit', object: 'programs' },
    params: byId,
    body: z.strictObject({ name: nameOf(3), version }),
    response: program,
  }),
  deactivate: endpoint({
    method: 'POST',
    path: '/api/v1/programs/:programId/deactivate',
    can: 'programs.edit',
    impersonation: 'refused',
    audit: { action: 'programs.deactivate', object: 'programs' },
    params: byId,
    body: z.strictObject({ reason }),
    response: program,
  }),
  reactivate: endpoint({
    method: 'POST',
    path: '/api/v1/programs/:programId/reactivate',
    can: 'programs.edit',
    impersonation: 'refused',
    audit: { action: 'programs.reactivate', object: 'programs' },
    params: byId,
    body: z.strictObject({ reason }),
    response: program,
  }),
} as const;
