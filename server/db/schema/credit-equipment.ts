import { type ItemKind, itemKinds } from '@contract/credit/equipment';
import {
  type BatchState,
  type ColumnMap,
  type EquipmentBatch,
  outcomes,
} from '@contract/credit/equipment-batches';
import type { CellField } from '@contract/credit/equipment-cells';
import type { Day } from '@contract/kernel/fields/day';
import type { Delimiter } from '@contract/kernel/sheets/columns';
import { encodings } from '@contract/kernel/text-decoder';
import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { searched } from '../search-text';
import { centavos, createdAt, id, instant } from './columns';
import { projects } from './credit';
import { preparedRequests } from './credit-prepared-requests';
import { users } from './identity';
import { suppliers } from './people';

/** What installers sell: their catalogues of equipment and services. */
export const equipmentItems = pgTable(
  'equipment_items',
  {
    id: id(),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id),
    code: text().notNull(),
    kind: text({ enum: itemKinds }).notNull(),
    name: text().notNull(),
    brand: text().notNull(),
    model: text().notNull(),
    unit: text().notNull(),
    productId: smallint(),
    /** When it was last taken out of what is offered; null of what is. */
    deactivatedAt: instant(),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('equipment_items_code_key').on(t.supplierId, sql`lower(${t.code})`),
    index('equipment_items_by_name').on(t.supplierId, t.name, t.id),
    index('equipment_items_by_code').on(t.supplierId, t.code, t.id),
    index('equipment_items_search').using('gin', sql`${searched(itemText(t))} gin_trgm_ops`),
  ],
);

interface ItemText {
  code: unknown;
  name: unknown;
  brand: unknown;
  model: unknown;
}

/** What an item is found by. */
export function itemText({ code, name, brand, model }: ItemText) {
  return sql`(${code} || ' ' || ${name} || ' ' || ${brand} || ' ' || ${model})`;
}

/** What an item cost, costs or will cost from a day on; never changed. Of one day the last one holds. */
export const equipmentVersions = pgTable(
  'equipment_versions',
  {
    id: id(),
    itemId: uuid()
      .notNull()
      .references(() => equipmentItems.id),
    number: integer().notNull(),
    validFrom: date().$type<Day>().notNull(),
    priceCents: centavos().notNull(),
    vatBp: smallint().notNull(),
    costCents: centavos(),
    createdAt: createdAt(),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
  },
  (t) => [
    uniqueIndex('equipment_versions_number_key').on(t.itemId, t.number),
    index('equipment_versions_valid').on(t.itemId, t.validFrom, t.number),
    check('equipment_versions_price', sql`${t.priceCents} > 0 and ${t.costCents} >= 0`),
  ],
);

/** Lines of a quote, with what its item was called and cost in the version that was quoted; never changed. */
export const priceLines = pgTable(
  'price_lines',
  {
    id: id(),
    preparedRequestId: uuid()
      .notNull()
      .references(() => preparedRequests.id, { onDelete: 'cascade' }),
    /** Once its person asked for the credit. */
    projectId: uuid().references(() => projects.id),
    position: smallint().notNull(),
    versionId: uuid()
      .notNull()
      .references(() => equipmentVersions.id),
    code: text().notNull(),
    name: text().notNull(),
    unit: text().notNull(),
    quantity: integer().notNull(),
    priceCents: centavos().notNull(),
    discountBp: smallint().notNull(),
    vatBp: smallint().notNull(),
    netCents: centavos().notNull(),
    vatCents: centavos().notNull(),
    totalCents: centavos().notNull(),
  },
  (t) => [
    uniqueIndex('price_lines_position_key').on(t.preparedRequestId, t.position),
    index('price_lines_project').on(t.projectId, t.position),
    index('price_lines_version').on(t.versionId),
    check('price_lines_sum', sql`${t.netCents} + ${t.vatCents} = ${t.totalCents}`),
  ],
);

/** Files that fill a catalogue. */
export const equipmentBatches = pgTable(
  'equipment_batches',
  {
    id: id(),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id),
    uploadedBy: uuid()
      .notNull()
      .references(() => users.id),
    fileName: text().notNull(),
    /** Of its bytes in the store while it may be read again; null afterwards. */
    sha256: char({ length: 64 }),
    state: text().$type<BatchState>().notNull(),
    note: text(),
    encoding: text({ enum: encodings }),
    delimiter: text().$type<Delimiter>(),
    headings: jsonb().$type<string[]>().notNull(),
    sample: jsonb().$type<string[][]>().notNull(),
    sheets: jsonb().$type<string[]>().notNull(),
    sheet: smallint(),
    headingRow: integer().notNull(),
    top: jsonb().$type<EquipmentBatch['top']>().notNull(),
    columns: jsonb().$type<ColumnMap>().notNull(),
    rowCount: integer().notNull(),
    createdAt: createdAt(),
    takenAt: instant(),
    undoneAt: instant(),
  },
  (t) => [
    index('equipment_batches_supplier').on(t.supplierId, t.id),
    uniqueIndex('equipment_batches_open_key')
      .on(t.supplierId)
      .where(sql`state in ('mapping', 'review')`),
    index('equipment_batches_object').on(t.sha256),
  ],
);

/** The rows of a file until it is taken in; afterwards what each did, so that it can be taken back. */
export const equipmentBatchRows = pgTable(
  'equipment_batch_rows',
  {
    batchId: uuid()
      .notNull()
      .references(() => equipmentBatches.id, { onDelete: 'cascade' }),
    /** As a spreadsheet numbers it. */
    row: integer().notNull(),
    /** As they will be kept, or as they were written where they cannot be. */
    cells: jsonb().$type<Record<CellField, string>>().notNull(),
    problems: jsonb().$type<Record<string, string>>(),
    /** What keeps it from being read as a whole, as a sentence. */
    whole: text(),
    skipped: boolean().notNull().default(false),
    outcome: text({ enum: outcomes }).notNull(),
    /** Once taken in: the item that it added or changed, its version then, and the price that it began. */
    itemId: uuid(),
    itemVersion: integer(),
    versionId: uuid(),
    /** What the item was that it changed; null of one that it added. */
    before: jsonb().$type<ItemBefore>(),
  },
  (t) => [
    primaryKey({ columns: [t.batchId, t.row] }),
    index('equipment_batch_rows_outcome').on(t.batchId, t.outcome, t.row),
  ],
);

/** What a file may change of an item, as it was. */
export interface ItemBefore {
  code: string;
  kind: ItemKind;
  name: string;
  brand: string;
  model: string;
  unit: string;
  productId: number | null;
}
