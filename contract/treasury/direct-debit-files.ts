import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { centavosFromZero } from '../kernel/fields/centavos';
import { listOf, listQuery } from '../kernel/list';

/** Most charges of one file. */
export const MOST_CHARGES = 200;

const file = z.object({
  id: z.string(),
  folio: z.string(),
  charges: z.int(),
  total_cents: centavosFromZero,
  /** Charges of it of which the bank has said nothing yet. */
  waiting: z.int(),
  created_at: z.iso.datetime(),
  created_by_id: z.string(),
  created_by: z.string(),
});
export type DirectDebitFile = z.output<typeof file>;

export const directDebitFiles = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/direct-debit-files',
    can: 'direct-debit-files.list',
    query: listQuery(['created_at'], {}),
    response: listOf(file),
  }),
  /** Puts every charge that waits for the bank into a file, each once and with what is owed now. */
  create: endpoint({
    method: 'POST',
    path: '/api/v1/direct-debit-files',
    can: 'direct-debit-files.create',
    audit: { action: 'direct-debit-files.create', object: 'direct_debit_files' },
    idempotent: true,
    stepUp: true,
    money: 'staff',
    response: z.object({
      /** Null when nothing of what waited is owed any more. */
      file: file.nullable(),
      /** Charges that were taken out: nothing is owed any more, or their account is another. */
      left_out: z.int(),
    }),
  }),
  /** The file as it is given to the bank: the same bytes each time. */
  download: endpoint({
    method: 'POST',
    path: '/api/v1/direct-debit-files/:fileId/download',
    can: 'direct-debit-files.create',
    audit: { action: 'direct-debit-files.download', object: 'direct_debit_files' },
    stepUp: true,
    money: 'staff',
    params: z.strictObject({ fileId: z.uuid() }),
    response: z.any(),
    kind: 'file',
  }),
} as const;
