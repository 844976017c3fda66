import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { between } from '../kernel/fields/between';
import { choice } from '../kernel/fields/choice';
import { rawText } from '../kernel/fields/text';
import { listOf, listQuery } from '../kernel/list';
import { delimiters } from '../kernel/sheets/columns';
import { encodings } from '../kernel/text-decoder';
import { cellFields } from './equipment-cells';

/** Most bytes of a file of a catalogue. */
export const MAX_CATALOG_MEGABYTES = 5;
/** Most rows of one. */
export const MOST_ROWS = 2_000;

export const catalogExtensions = ['csv', 'txt', 'xlsx'] as const;

/** How far an upload is: waits to be told which column is what, waits to be taken in, is in; or was taken back or given up. */
export const batchStates = ['mapping', 'review', 'done', 'undone', 'discarded'] as const;
export type BatchState = (typeof batchStates)[number];

/** What becomes of a row: a new item, another price or other words of one, nothing new; left out, or wrong. */
export const outcomes = ['add', 'update', 'same', 'skip', 'bad'] as const;
export type Outcome = (typeof outcomes)[number];

const count = z.number().int();

const counts = z.record(z.enum(outcomes), count);
export type BatchCounts = z.infer<typeof counts>;

const listed = z.object({
  id: z.string(),
  file_name: z.string(),
  state: z.enum(batchStates),
  row_count: count,
  counts,
  created_at: z.iso.datetime(),
});

/** The column of the file, from 0, that each field is read from; a field without one is read from none. */
const columnMap = z.partialRecord(z.enum(cellFields), z.number().int().min(0).max(199));
export type ColumnMap = z.infer<typeof columnMap>;

const batch = listed.extend({
  /** What has to be known of the file to review it, as a sentence. */
  note: z.string().nullable(),
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
  heading_row: count,
  /** The first rows that hold anything, from which the row of headings is chosen. */
  top: z.array(z.object({ row: count, cells: z.array(z.string()) })),
  columns: columnMap,
});
export type EquipmentBatch = z.infer<typeof batch>;

const batchRow = z.object({
  /** As a spreadsheet numbers it. */
  row: count,
  /** As they will be kept, or as they were written where they cannot be. */
  cells: z.record(z.enum(cellFields), z.string()),
  /** What cannot stay so, by field; of the row as a whole under "". */
  problems: z.record(z.string(), z.string()),
  outcome: z.enum(outcomes),
  /** What would change of the item that is there, by field: as it is now. */
  before: z.partialRecord(z.enum(cellFields), z.string()),
});
export type EquipmentRow = z.infer<typeof batchRow>;

const byId = z.strictObject({ equipmentBatchId: z.uuid() });
const object = 'equipment-batches' as const;

const act = {
  method: 'POST',
  impersonation: 'refused',
  can: 'equipment.edit',
  params: byId,
  response: batch,
} as const;

/** Files that fill a catalogue: reviewed first, taken in as a whole, and taken back as a whole. */
export const equipmentBatches = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/equipment-batches',
    can: 'equipment.edit',
    query: listQuery(['created_at'], {
      /** That wait for a person; there is one at most. */
      open: z.literal('mine').optional(),
    }),
    response: listOf(listed),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/equipment-batches/:equipmentBatchId',
    can: 'equipment.edit',
    params: byId,
    response: batch,
  }),
  /** Reads a file. The one that waited is given up. */
  upload: endpoint({
    method: 'POST',
    path: '/api/v1/equipment-batches',
    impersonation: 'refused',
    can: 'equipment.edit',
    audit: { action: 'equipment.upload', object },
    kind: 'multipart',
    megabytes: MAX_CATALOG_MEGABYTES,
    transaction: 'own',
    limit: 'uploads',
    response: z.object({ id: z.string() }),
  }),
  /** Reads the file again, in another way. */
  map: endpoint({
    ...act,
    path: '/api/v1/equipment-batches/:equipmentBatchId/columns',
    audit: { action: 'equipment.map-upload', object },
    transaction: 'own',
    limit: 'uploads',
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
  }),
  rows: endpoint({
    method: 'GET',
    path: '/api/v1/equipment-batches/:equipmentBatchId/rows',
    can: 'equipment.edit',
    params: byId,
    query: listQuery(['row'], { outcome: z.enum(outcomes).optional() }),
    response: listOf(batchRow),
  }),
  fix: endpoint({
    method: 'PATCH',
    path: '/api/v1/equipment-batches/:equipmentBatchId/rows',
    impersonation: 'refused',
    can: 'equipment.edit',
    audit: { action: 'equipment.fix-upload', object },
    params: byId,
    body: z.strictObject({
      row: z.int32().min(2),
      cells: z.partialRecord(z.enum(cellFields), rawText(1000)),
    }),
    response: batchRow,
  }),
  /** Leaves rows out, or takes them up again: one, or all that are wrong. */
  skip: endpoint({
    ...act,
    path: '/api/v1/equipment-batches/:equipmentBatchId/skipped',
    audit: { action: 'equipment.fix-upload', object },
    body: z.strictObject({
      rows: z.union([z.literal('bad'), z.int32().min(2)]),
      skipped: z.boolean(),
    }),
  }),
  commit: endpoint({
    ...act,
    path: '/api/v1/equipment-batches/:equipmentBatchId/commit',
    audit: { action: 'equipment.commit-upload', object },
  }),
  discard: endpoint({
    ...act,
    path: '/api/v1/equipment-batches/:equipmentBatchId/discard',
    audit: { action: 'equipment.discard-upload', object },
  }),
  undo: endpoint({
    ...act,
    path: '/api/v1/equipment-batches/:equipmentBatchId/undo',
    audit: { action: 'equipment.undo-upload', object },
  }),
} as const;
