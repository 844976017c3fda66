import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { rawText } from '../kernel/fields/text';

/** The files that a statement is handed out as, all made of the same content. */
export const statementFormats = ['pdf', 'xml', 'csv'] as const;
export type StatementFormat = (typeof statementFormats)[number];

/** '2026-03' for a month, '2026' for a year. */
const period = rawText(7).regex(/^20\d{2}(-(0[1-9]|1[0-2]))?$/);

/** Staff name one of them: whose statements. */
const owner = { investor_id: z.uuid().optional(), applicant_id: z.uuid().optional() };

const item = z.object({
  period: z.string(),
  /** Null until it is issued: by the job of its month, or when it is first opened. */
  issued: z
    .object({
      folio: z.string(),
      issued_at: z.iso.datetime(),
      /** SHA-256 of the content, as the ledger's chain has it. */
      sha256: z.string(),
    })
    .nullable(),
});
export type StatementItem = z.output<typeof item>;

export const statements = {
  /** Closed periods of one year, the newest first; of the latest year without `year`. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/statements',
    can: 'statements.list',
    query: z.strictObject({
      year: z.coerce.number().int().min(2000).max(2099).optional(),
      ...owner,
    }),
    response: z.object({
      /** Years with closed periods, the newest first. */
      years: z.array(z.int()),
      year: z.int().nullable(),
      items: z.array(item),
    }),
  }),
  /** Issues the statement of a closed period that was not issued yet. */
  file: endpoint({
    method: 'GET',
    path: '/api/v1/statements/:period/file',
    can: 'statements.show',
    audit: { action: 'statements.open', object: 'statements' },
    limit: 'drawings',
    stepUp: true,
    params: z.strictObject({ period }),
    query: z.strictObject({ format: z.enum(statementFormats).default('pdf'), ...owner }),
    response: z.any(),
    kind: 'file',
  }),
} as const;
