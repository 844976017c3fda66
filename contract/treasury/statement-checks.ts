import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { sha256 } from '../kernel/fields/sha256';
import { rawText } from '../kernel/fields/text';
import { statementFormats } from './statements';

/** What a hash may be of: the content that a statement prints, or one of its files. */
const checkedKinds = ['content', ...statementFormats] as const;

export const statementChecks = {
  /**
   * For anyone who holds a statement: whether it was issued so. It names no person, period or amount. Only the hash of a
   * file proves it: who alters a document copies its folio and the hash that it prints.
   */
  show: endpoint({
    method: 'GET',
    path: '/api/v1/statement-checks',
    can: 'public',
    limit: 'quotes',
    query: z.strictObject({
      /** Of the content, with the folio beside it, or of a file. */
      sha256,
      folio: rawText(20).optional(),
    }),
    response: z.object({
      /** Null when nothing was issued with this hash. */
      issued: z
        .object({
          kind: z.enum(checkedKinds),
          folio: z.string(),
          /** As the sealed content has it, where that stands. */
          issued_at: z.iso.datetime(),
          /** The content's link in the ledger's chain; 0 and '' where it does not stand. */
          seq: z.int(),
          link: z.string(),
          /** Whether content, file, their seals and links still fit, and the last check of the whole chain found no fault. */
          stands: z.boolean(),
        })
        .nullable(),
    }),
  }),
} as const;
