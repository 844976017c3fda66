import * as z from 'zod';
import { endpoint } from './endpoint';
import { listOf, listQuery } from './list';

const row = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  created_at: z.iso.datetime(),
  sent_at: z.iso.datetime().nullable(),
  last_error: z.string().nullable(),
});

export const mails = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/mails',
    can: 'mails.list',
    summary: 'Correos enviados y por enviar',
    query: listQuery(['created_at'], { to: z.string().max(254).optional() }),
    response: listOf(row),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/mails/:mailId',
    can: 'mails.show',
    summary: 'Un correo, sin los enlaces ni códigos que lleva',
    params: z.strictObject({ mailId: z.uuid() }),
    response: row.extend({ text: z.string() }),
  }),
} as const;
