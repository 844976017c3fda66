import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { columnFinder } from '../kernel/sheets/columns';
import { otherHeadings, surestHeadings } from '../program/prospect-headings';
import { leadHeadings } from './lead-headings';

/** Most bytes of a file of leads. */
export const MAX_LEAD_MEGABYTES = 5;
/** Most rows of one. */
export const MOST_LEADS = 2_000;

export const leadExtensions = ['csv', 'txt', 'xlsx'] as const;

/** The fields that a file gives of a lead, in the order of the template. */
export const leadFields = [
  'contact_name',
  'phone',
  'business_name',
  'email',
  'rfc',
  'municipality',
  'state',
  'postal_code',
] as const;
export type LeadField = (typeof leadFields)[number];

/** Fields that a file may have no column for, and a row may leave empty. */
export const optionalLeadFields: readonly LeadField[] = leadFields.filter(
  (field) => field !== 'contact_name' && field !== 'phone',
);

const { state } = surestHeadings;

/** How the columns of a file of leads are known. */
export const leadSheet = columnFinder<LeadField>({
  fields: leadFields,
  optional: optionalLeadFields,
  headings: leadHeadings,
  surest: { ...(state && { state }) },
  others: otherHeadings,
});

const count = z.number().int();

/** A row that is somebody who is there already, or an earlier row of the file. */
const repeatedRow = z.object({
  /** As a spreadsheet numbers it. */
  row: count,
  name: z.string(),
  by: z.enum(['phone', 'rfc']),
  /** The lead that has it; null where it is another seller's, or a row of the file. */
  lead: z.object({ id: z.string(), name: z.string() }).nullable(),
  first_row: count.nullable(),
});
export type RepeatedRow = z.infer<typeof repeatedRow>;

/** Leads out of a file: reviewed first, then taken in as a whole or not at all. */
export const leadUploads = {
  create: endpoint({
    method: 'POST',
    path: '/api/v1/lead-uploads',
    can: 'leads.create',
    audit: { action: 'leads.upload', object: 'leads' },
    kind: 'multipart',
    megabytes: MAX_LEAD_MEGABYTES,
    transaction: 'own',
    limit: 'uploads',
    body: z.strictObject({ mode: z.enum(['preview', 'commit']) }),
    response: z.object({
      rows: count,
      /** Rows that are nobody who is there already. */
      fresh: count,
      /** The first of them, as they will be kept. */
      sample: z.array(z.object({ row: count, name: z.string(), phone: z.string() })),
      /** Left out, the first of them. */
      repeated: z.array(repeatedRow),
      repeated_count: count,
      problems: z.array(z.object({ row: count, column: z.string(), message: z.string() })),
      problem_count: count,
      /** What has to be known of the file to review it, as a sentence. */
      note: z.string().nullable(),
      done: z.boolean(),
    }),
  }),
} as const;
