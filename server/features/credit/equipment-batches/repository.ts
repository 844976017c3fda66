import { codeKey } from '@contract/credit/equipment';
import type {
  BatchCounts,
  equipmentBatches as contract,
  EquipmentBatch,
  EquipmentRow,
} from '@contract/credit/equipment-batches';
import { type CellField, cellFields } from '@contract/credit/equipment-cells';
import { isVatRate } from '@contract/credit/price-lines';
import type { Day } from '@contract/kernel/fields/day';
import { headingKey, type Remembered } from '@contract/kernel/sheets/columns';
import type { Db, Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import {
  equipmentBatches,
  equipmentItems,
  equipmentBatchRows as rows,
} from '@server/db/schema/credit-equipment';
import type { QueryOf } from '@server/http/implement';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { type ItemRow, pricesOn, type Reach, type VersionRow } from '../equipment/items';
import { type Cells, type ComparedRow, cellsOfItem, compareRows, mergedCells } from './rules';

export type Batch = typeof equipmentBatches.$inferSelect;

/** The states in which a file waits for a person; a company has one such file at most. */
export const waitingStates = ['mapping', 'review'] as const satisfies Batch['state'][];

const within = ({ supplierId }: Pick<Reach, 'supplierId'>) =>
  eq(equipmentBatches.supplierId, supplierId);

export async function listBatches(db: Db, reach: Reach, query: QueryOf<typeof contract.list>) {
  const page = await pageOf(db, query, {
    table: equipmentBatches,
    id: equipmentBatches.id,
    select: db.select({ batch: equipmentBatches }).from(equipmentBatches),
    own: ({ batch }) => batch,
    within: within(reach),
    filters: { open: () => inArray(equipmentBatches.state, [...waitingStates]) },
    sorts: { created_at: equipmentBatches.id },
    defaultSort: '-created_at',
  });
  const counts = await countsOf(
    db,
    page.items.map(({ batch }) => batch.id),
  );
  return {
    ...page,
    items: page.items.map(({ batch }) => describeListed(batch, counts.get(batch.id))),
  };
}

const noCounts: BatchCounts = { add: 0, update: 0, same: 0, skip: 0, bad: 0 };

const describeListed = (batch: Batch, counts: BatchCounts = noCounts) => ({
  id: batch.id,
  file_name: batch.fileName,
  state: batch.state,
  row_count: batch.rowCount,
  counts,
  created_at: batch.createdAt.toISOString(),
});

async function countsOf(db: Db | Tx, ids: readonly string[]): Promise<Map<string, BatchCounts>> {
  const counted = await db
    .select({ batchId: rows.batchId, outcome: rows.outcome, n: count() })
    .from(rows)
    .where(inArray(rows.batchId, [...ids]))
    .groupBy(rows.batchId, rows.outcome);
  const found = new Map<string, BatchCounts>();
  for (const { batchId, outcome, n } of counted) {
    found.set(batchId, { ...noCounts, ...found.get(batchId), [outcome]: n });
  }
  return found;
}

/** A batch as it is shown. */
export async function describeBatch(db: Db | Tx, batch: Batch): Promise<EquipmentBatch> {
  const { note, encoding, delimiter, headings, sample, sheets, sheet, columns, top } = batch;
  const counts = (await countsOf(db, [batch.id])).get(batch.id);
  return {
    ...describeListed(batch, counts),
    note,
    encoding,
    delimiter,
    headings,
    sample,
    sheets,
    sheet,
    heading_row: batch.headingRow,
    top,
    columns,
  };
}

export async function findBatch(
  db: Db | Tx,
  reach: Pick<Reach, 'supplierId'>,
  batchId: string,
): Promise<Batch | undefined> {
  const [batch] = await db
    .select()
    .from(equipmentBatches)
    .where(and(eq(equipmentBatches.id, batchId), within(reach)));
  return batch;
}

/** What the company said before which field a heading is: by the files that it took in last. */
export async function rememberedColumns(
  db: Db | Tx,
  { supplierId }: Pick<Reach, 'supplierId'>,
): Promise<Remembered<CellField>> {
  const taken = await db
    .select({ headings: equipmentBatches.headings, columns: equipmentBatches.columns })
    .from(equipmentBatches)
    .where(and(within({ supplierId }), eq(equipmentBatches.state, 'done')))
    .orderBy(desc(equipmentBatches.id))
    .limit(5);
  const remembered = new Map<string, CellField | null>();
  for (const { headings, columns } of taken.reverse()) {
    const fields = new Map(cellFields.map((field) => [columns[field], field]));
    for (const [at, heading] of headings.entries()) {
      if (heading) remembered.set(headingKey(heading), fields.get(at) ?? null);
    }
  }
  return remembered;
}

/** Everything of a file's rows, in its order. */
export const rowsOf = (db: Db | Tx, batchId: string) =>
  db.select().from(rows).where(eq(rows.batchId, batchId)).orderBy(rows.row);

/** An item of the catalogue as a file is compared with it. */
export interface Known {
  item: ItemRow;
  price: VersionRow;
  cells: Cells;
}

/** The items of a company that have one of some codes, by the keys of these. */
export async function knownByCode(
  db: Db | Tx,
  supplierId: string,
  codes: readonly string[],
  today: Day,
): Promise<Map<string, Known>> {
  const items = await db
    .select()
    .from(equipmentItems)
    .where(
      and(
        eq(equipmentItems.supplierId, supplierId),
        inArray(sql`lower(${equipmentItems.code})`, codes.map(codeKey)),
      ),
    );
  const prices = await pricesOn(
    db,
    items.map(({ id }) => id),
    today,
  );
  const known = new Map<string, Known>();
  for (const item of items) {
    const price = prices.get(item.id);
    if (!price || !isVatRate(price.vatBp)) throw new Error('an item has no price');
    const { code, kind, name, brand, model, unit, productId } = item;
    const cells = cellsOfItem({
      code,
      kind,
      name,
      brand,
      model,
      unit,
      product_id: productId,
      price_cents: price.priceCents,
      vat_bp: price.vatBp,
      cost_cents: price.costCents,
    });
    known.set(codeKey(code), { item, price, cells });
  }
  return known;
}

export interface Comparison {
  rows: ComparedRow[];
  known: Map<string, Known>;
  /** How many rows came out otherwise than they were kept. */
  changed: number;
}

/** Compares the rows of a file with the catalogue as it is now, and keeps what becomes of each. */
export async function compareBatch(
  tx: Tx,
  { id, supplierId }: Pick<Batch, 'id' | 'supplierId'>,
  today: Day,
): Promise<Comparison> {
  const kept = await rowsOf(tx, id);
  const known = await knownByCode(
    tx,
    supplierId,
    kept.map(({ cells }) => cells.code),
    today,
  );
  const compared = compareRows(kept, new Map([...known].map(([key, { cells }]) => [key, cells])));
  const others = compared.filter((row, at) => !isKept(row, kept[at]));
  if (others.length > 0) {
    const json = JSON.stringify(
      others.map(({ row, cells, problems, outcome }) => ({ row, cells, problems, outcome })),
    );
    await tx.execute(sql`
      update ${rows} r set cells = c.cells, problems = nullif(c.problems, 'null'::jsonb), outcome = c.outcome
        from json_to_recordset(${json}::json) as c(row int, cells jsonb, problems jsonb, outcome text)
       where r.batch_id = ${id}::uuid and r.row = c.row`);
  }
  return { rows: compared, known, changed: others.length };
}

const isKept = (row: ComparedRow, kept: typeof rows.$inferSelect | undefined) =>
  kept !== undefined &&
  kept.outcome === row.outcome &&
  JSON.stringify([kept.problems && sorted(kept.problems), sorted(kept.cells)]) ===
    JSON.stringify([row.problems && sorted(row.problems), sorted(row.cells)]);

/** PostgreSQL keeps the keys of an object in an order of its own. */
const sorted = (texts: Record<string, string>) =>
  Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1));

/** A page of a file's rows, with what each would change. */
export async function listRows(
  db: Db,
  batch: Batch,
  query: QueryOf<typeof contract.rows>,
  today: Day,
) {
  const page = await pageOf(db, query, {
    table: rows,
    id: rows.row,
    select: db.select({ row: rows }).from(rows),
    own: ({ row }) => row,
    within: eq(rows.batchId, batch.id),
    filters: { outcome: rows.outcome },
    sorts: { row: rows.row },
    defaultSort: 'row',
  });
  const listedRows = page.items.map(({ row }) => row);
  return { ...page, items: await describeRows(db, batch, listedRows, today) };
}

/** Rows as they are shown: an update with what it changes of its item. */
export async function describeRows(
  db: Db | Tx,
  { supplierId, state }: Batch,
  some: readonly (typeof rows.$inferSelect)[],
  today: Day,
): Promise<EquipmentRow[]> {
  const updates = some.filter(({ outcome }) => outcome === 'update');
  const known =
    state === 'review'
      ? await knownByCode(
          db,
          supplierId,
          updates.map(({ cells }) => cells.code),
          today,
        )
      : new Map<string, Known>();
  return some.map(({ row, cells, problems, outcome }) => ({
    row,
    cells,
    problems: problems ?? {},
    outcome,
    before: changesOf(cells, known.get(codeKey(cells.code))?.cells),
  }));
}

function changesOf(cells: Cells, existing: Cells | undefined): EquipmentRow['before'] {
  if (!existing) return {};
  const merged = mergedCells(cells, existing);
  const before: EquipmentRow['before'] = {};
  for (const field of cellFields) {
    if (merged[field] !== existing[field]) before[field] = existing[field];
  }
  return before;
}
