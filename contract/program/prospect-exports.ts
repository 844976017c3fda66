import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { rawText } from '../kernel/fields/text';
import { delimiters } from '../kernel/sheets/columns';
import { prospects } from './prospects';

/** The columns of the list that a file may have, in its order. */
export const exportColumns = [
  'business_name',
  'contact_name',
  'phone',
  'email',
  'rfc',
  'municipality',
  'state',
  'postal_code',
  'zone',
  'region',
  'owner',
  'status',
  'next_on',
  'last_touch',
  'source',
  'created_at',
] as const;
export type ExportColumn = (typeof exportColumns)[number];

/** Names in one text, with commas; the file has them in the order of the list, and with a municipality its state. */
const columns = rawText(300)
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(exportColumns)).min(1))
  .default([...exportColumns]);

/**
 * All prospects that a list narrowed so has, in its order, as one CSV that is written while it is read. Rows are
 * found by the key of the one before: in the order of arrival, which is the list's own, each row that was there
 * from beginning to end is in it once. In the order of another column a row that somebody gives another place
 * meanwhile may be missing or twice.
 */
export const prospectExports = {
  file: endpoint({
    method: 'GET',
    path: '/api/v1/prospect-exports',
    can: 'prospects.export',
    audit: { action: 'prospects.export', object: 'programs' },
    query: prospects.list.query.omit({ limit: true, cursor: true, counted: true }).extend({
      columns,
      delimiter: z.enum(delimiters).default(','),
      /** Begins with the mark by which spreadsheets read its accents. */
      mark: z.enum(['true', 'false']).default('false'),
    }),
    response: z.any(),
    kind: 'file',
  }),
} as const;
