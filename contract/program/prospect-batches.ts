import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { between } from '../kernel/fields/between';
import { choice } from '../kernel/fields/choice';
import { rawText } from '../kernel/fields/text';
import { listOf, listQuery } from '../kernel/list';
import { delimiters } from '../kernel/sheets/columns';
import { encodings } from '../kernel/text-decoder';
import { batchFields, matchKeys, writtenFields } from './prospect-cells';

/** Most bytes of one uploaded file: a million prospects are about half of it. */
export const MAX_IMPORT_MEGABYTES = 300;

/** What a file of prospects may be. */
export const importExtensions = ['csv', 'txt', 'xlsx'] as const;

/**
 * How far an upload is: its file is read, waits to be told which column is what, waits to be taken in, is being taken
 * in, is in the list; or is being taken back, was, could not be read, or was given up.
 */
export const batchStates = [
  'reading',
  'mapping',
  'review',
  'taking',
  'done',
  'undoing',
  'undone',
  'failed',
  'discarded',
] as const;
export type BatchState = (typeof batchStates)[number];

/** The states in which the server works by itself, and tells how far it is. */
export const workingStates: readonly BatchState[] = ['reading', 'taking', 'undoing'];

/** The states that lead on to being taken in. */
export const openStates: readonly BatchState[] = ['reading', 'mapping', 'review', 'taking'];

/** The states that lead to nothing any more: the file goes, and may come again. */
export const deadStates = ['undone', 'failed', 'discarded'] as const satisfies BatchState[];

/** The states that wait for a person. */
export const waitingStates = ['mapping', 'review'] as const satisfies BatchState[];

const WAITING_MS = 30 * 24 * 60 * 60 * 1000;

/** The instant from which a file uploaded at another instant is given up: data of people do not wait for ever. */
export const givenUpAt = (uploadedAt: Date) => new Date(uploadedAt.getTime() + WAITING_MS);

/** Files uploaded before this instant are given up now. */
export const givenUpBefore = (now: Date) => new Date(now.getTime() - WAITING_MS);

/** What becomes of rows that the program has already: left out, written over what is there, or asked one by one. */
export const policies = ['ask', 'skip', 'update'] as const;
export type Policy = (typeof policies)[number];

/** What may be decided of one row: a repeated one comes in as another prospect by `add`. */
export const decisions = ['skip', 'update', 'add'] as const;
export type Decision = (typeof decisions)[number];

const count = z.number().int();

/** What taking the batch in would do, or did. */
const batchCounts = z.object({
  add: count,
  update: count,
  /** Rows that would update a prospect and change nothing of it; older batches told them with `update`. */
  same: count.default(0),
  skip: count,
  /** Rows with a cell that cannot stay so, and nothing decided about them. */
  bad: count,
  /** Repeated rows that wait for a decision. */
  ask: count,
  /** Rows that come in with a postal code of another place, which nobody accepted. */
  misplaced: count.default(0),
  /** Of those that come in, how many get an executive of their zone. */
  assigned: count,
});
export type BatchCounts = z.infer<typeof batchCounts>;

const listed = z.object({
  id: z.string(),
  file_name: z.string(),
  state: z.enum(batchStates),
  row_count: count,
  counts: batchCounts.nullable(),
  created_at: z.iso.datetime(),
  uploaded_by: z.string(),
});

/** The column of the file, from 0, that each field is read from; a field without one is read from none. */
export const columnMap = z.partialRecord(z.enum(batchFields), z.number().int().min(0).max(199));
export type ColumnMap = z.infer<typeof columnMap>;

const batch = listed.extend({
  /** Percent of what is under way. */
  progress: count,
  /** Why it came to nothing, or what has to be known of it to review it, as a sentence. */
  failure: z.string().nullable(),
  encoding: z.enum(encodings).nullable(),
  delimiter: z.enum(delimiters).nullable(),
  headings: z.array(z.string()),
  /** The first rows as they were read, by column. */
  sample: z.array(z.array(z.string())),
  /** The sheets of a workbook that are not hidden, by name; none of a text. */
  sheets: z.array(z.string()),
  /** Which of them was read, from 0. */
  sheet: count.nullable(),
  /** The row that has the headings, as a spreadsheet numbers it. */
  heading_row: count.nullable(),
  /** The first rows that hold anything, from which the row of headings is chosen. */
  top: z.array(z.object({ row: count, cells: z.array(z.string()) })),
  columns: columnMap.nullable(),
  policy: z.enum(policies),
});
export type ProspectBatch = z.infer<typeof batch>;

const cells = z.record(z.enum(batchFields), z.string());

const batchRow = z.object({
  /** As a spreadsheet numbers it; 1 is the headings. */
  row: count,
  cells,
  /** What cannot stay so, by field; of the row as a whole under "". */
  problems: z.record(z.string(), z.string()),
  match: z.enum(matchKeys).nullable(),
  /** The row of the file that it repeats. */
  match_row: count.nullable(),
  /** Whether it repeats that row by the prospect that both are, which has what that row may not say. */
  through_prospect: z.boolean(),
  /** What the program has of it; null of what repeats another row. */
  existing: z
    .object({ id: z.string(), cells: z.record(z.enum(writtenFields), z.string()) })
    .nullable(),
  decision: z.enum(decisions).nullable(),
  /** Where its postal code is by the catalogue, while the row says another place and nobody accepted it. */
  known_place: z.string().nullable(),
});
export type BatchRow = z.infer<typeof batchRow>;

/** Rows with a wrong cell that are looked at for what can be mended, by one call. */
export const MOST_REPAIRED = 20_000;

const byId = z.strictObject({ batchId: z.uuid() });
const object = 'prospect-batches' as const;

/** Which rows of a batch: those with a wrong cell, of these the ones left out, those that repeat something, or whose postal code is of another place. */
export const rowKinds = ['bad', 'left_out', 'repeated', 'misplaced'] as const;
export type RowKind = (typeof rowKinds)[number];

/** Uploads of whole files; only a program's administrator. */
export const prospectBatches = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/prospect-batches',
    can: 'prospects.upload',
    query: listQuery(['created_at'], {
      /** One's own that lead on to being taken in. */
      open: z.literal('mine').optional(),
    }),
    response: listOf(listed),
  }),
  /** What people of the program said before which field a heading is; null of one that is none. */
  columns: endpoint({
    method: 'GET',
    path: '/api/v1/prospect-columns',
    can: 'prospects.upload',
    response: z.object({
      items: z.array(z.object({ heading: z.string(), field: z.enum(batchFields).nullable() })),
    }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/prospect-batches/:batchId',
    can: 'prospects.upload',
    params: byId,
    response: batch,
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/v1/prospect-batches',
    can: 'prospects.upload',
    audit: { action: 'prospects.upload', object },
    kind: 'multipart',
    megabytes: MAX_IMPORT_MEGABYTES,
    transaction: 'own',
    limit: 'uploads',
    response: z.object({ id: z.string() }),
  }),
  map: endpoint({
    method: 'POST',
    path: '/api/v1/prospect-batches/:batchId/columns',
    can: 'prospects.upload',
    audit: { action: 'prospects.map-upload', object },
    params: byId,
    body: z.strictObject({
      /** Guessed anew where it is left out: its headings may read otherwise. */
      columns: columnMap.optional(),
      encoding: choice(encodings).optional(),
      delimiter: choice(delimiters).optional(),
      /** The place of a sheet among those of the workbook, from 0. */
      sheet: between(0, 999).optional(),
      /** One of `top`; another one is guessed anew. */
      heading_row: between(1, 1_048_576).optional(),
    }),
    response: batch,
  }),
  policy: endpoint({
    method: 'POST',
    path: '/api/v1/prospect-batches/:batchId/policy',
    can: 'prospects.upload',
    audit: { action: 'prospects.decide-upload', object },
    params: byId,
    body: z.strictObject({ policy: choice(policies) }),
    response: batch,
  }),
  rows: endpoint({
    method: 'GET',
    path: '/api/v1/prospect-batches/:batchId/rows',
    can: 'prospects.upload',
    params: byId,
    query: listQuery(['row'], { kind: z.enum(rowKinds).optional() }),
    response: listOf(batchRow),
  }),
  fix: endpoint({
    method: 'PATCH',
    path: '/api/v1/prospect-batches/:batchId/rows',
    can: 'prospects.upload',
    audit: { action: 'prospects.fix-upload', object },
    params: byId,
    body: z.strictObject({
      row: z.int32().min(2),
      cells: z.partialRecord(z.enum(batchFields), rawText(1000)),
    }),
    response: batchRow,
  }),
  /**
   * Mends in all rows what a spreadsheet or a program added to a cell (`repairCell`). One call looks at `MOST_REPAIRED`
   * rows with a wrong cell, and answers behind which row the next one goes on.
   */
  repair: endpoint({
    method: 'POST',
    path: '/api/v1/prospect-batches/:batchId/repair',
    can: 'prospects.upload',
    audit: { action: 'prospects.fix-upload', object },
    params: byId,
    /** The row behind which to look: 0 for all of them. */
    body: z.strictObject({ after: z.int32().min(0) }),
    response: batch.extend({
      repaired: z.object({
        rows: count,
        /** The last row that was looked at; null once all were. */
        after: count.nullable(),
        /** Rows with a wrong cell that were not looked at yet. */
        left: count,
      }),
    }),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/v1/prospect-batches/:batchId/decisions',
    can: 'prospects.upload',
    audit: { action: 'prospects.decide-upload', object },
    params: byId,
    body: z.strictObject({
      /** One row, or all of a kind about which nothing is decided. */
      rows: z.union([z.enum(rowKinds), z.int32().min(2)]),
      /** Null to decide it anew. */
      decision: choice(decisions).nullable(),
    }),
    response: batch,
  }),
  /** Takes rows as they are, though their postal code is of another place. */
  acceptPlaces: endpoint({
    method: 'POST',
    path: '/api/v1/prospect-batches/:batchId/accepted-places',
    can: 'prospects.upload',
    audit: { action: 'prospects.decide-upload', object },
    params: byId,
    body: z.strictObject({ rows: z.union([z.literal('misplaced'), z.int32().min(2)]) }),
    response: batch,
  }),
  badRows: endpoint({
    method: 'GET',
    path: '/api/v1/prospect-batches/:batchId/bad-rows.csv',
    can: 'prospects.upload',
    kind: 'file',
    params: byId,
    response: z.any(),
  }),
  /** The file of a batch that was taken in, as it was uploaded. */
  file: endpoint({
    method: 'GET',
    path: '/api/v1/prospect-batches/:batchId/file',
    can: 'prospects.upload',
    audit: { action: 'prospects.download-upload', object },
    kind: 'file',
    params: byId,
    response: z.any(),
  }),
  commit: endpoint({
    method: 'POST',
    path: '/api/v1/prospect-batches/:batchId/commit',
    can: 'prospects.upload',
    audit: { action: 'prospects.commit-upload', object },
    params: byId,
    response: batch,
  }),
  discard: endpoint({
    method: 'POST',
    path: '/api/v1/prospect-batches/:batchId/discard',
    can: 'prospects.upload',
    audit: { action: 'prospects.discard-upload', object },
    params: byId,
    response: batch,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/v1/prospect-batches/:batchId/undo',
    can: 'prospects.upload',
    audit: { action: 'prospects.undo-upload', object },
    params: byId,
    response: batch,
  }),
} as const;
