import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { centavos } from '../kernel/fields/centavos';
import { rawText } from '../kernel/fields/text';
import { listOf, MAX_PAGE_SIZE } from '../kernel/list';
import { DEFAULT_PAGE_SIZE } from '../kernel/page-size';
import { taxDocumentStatuses, taxFileFormat } from './tax-files';

/** Interest and late interest of a payment; fees; stages of the installed system. */
export const invoiceKinds = ['interest', 'fee', 'system'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** Most documents that one zip holds. */
export const MAX_ARCHIVED = 150;

const filters = {
  kind: z.enum(invoiceKinds).optional(),
  /** Of the day that they document: '2026'. */
  year: rawText(4)
    .regex(/^20\d{2}$/)
    .optional(),
  status: z.enum(taxDocumentStatuses).optional(),
};

const invoice = z.object({
  /** Of the entry of the journal that it documents. */
  id: z.string(),
  folio: z.string(),
  kind: z.enum(invoiceKinds),
  status: z.enum(taxDocumentStatuses),
  occurred_on: z.iso.date(),
  /** Of the credit whose project it is about. */
  loan_id: z.string(),
  project_folio: z.string(),
  issuer: z.string(),
  /** Null where the installer's own invoice says how much of the total is VAT. */
  base_cents: centavos.nullable(),
  vat_cents: centavos.nullable(),
  total_cents: centavos,
});

export type Invoice = z.output<typeof invoice>;

/** What applicants were charged and what was paid for their system, a document for each entry of the journal. */
export const invoices = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/invoices',
    can: 'invoices.list',
    query: z.strictObject({
      limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
      cursor: rawText(100).optional(),
      ...filters,
    }),
    response: listOf(invoice),
  }),
  /** One zip with the PDF and the XML of all that match; of more than `MAX_ARCHIVED` it asks for fewer. */
  archive: endpoint({
    method: 'GET',
    path: '/api/v1/invoices/archive',
    can: 'invoices.show',
    audit: { action: 'invoices.open-all', object: 'invoices' },
    limit: 'drawings',
    impersonation: 'refused',
    query: z.strictObject(filters),
    response: z.any(),
    kind: 'file',
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/v1/invoices/:invoiceId/:format',
    can: 'invoices.show',
    audit: { action: 'invoices.open', object: 'invoices' },
    limit: 'drawings',
    impersonation: 'refused',
    params: z.strictObject({ invoiceId: z.uuid(), format: taxFileFormat }),
    response: z.any(),
    kind: 'file',
  }),
} as const;
