import * as z from 'zod';
import { endpoint } from './endpoint';
import { listOf, listQuery } from './list';

export const auditTrail = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/audit',
    can: 'audit.list',
    summary: 'Bitácora de actos, los más nuevos primero',
    query: listQuery(['at'], {
      user_id: z.uuid().optional(),
      object: z.string().max(60).optional(),
      action: z.string().max(60).optional(),
    }),
    response: listOf(
      z.object({
        seq: z.number().int(),
        at: z.iso.datetime(),
        user: z.string().nullable(),
        actor: z.string().nullable(),
        action: z.string(),
        object: z.string(),
        object_id: z.string(),
        details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
        hash: z.string(),
      }),
    ),
  }),
  verify: endpoint({
    method: 'POST',
    path: '/api/v1/audit/verify',
    can: 'audit.verify',
    summary: 'Comprueba la cadena completa y nombra el primer registro que no cuadra',
    response: z.object({ broken_at: z.number().int().nullable() }),
  }),
} as const;
