import { codeKey } from '@contract/credit/equipment';
import type { Day } from '@contract/kernel/fields/day';
import type { Tx } from '@server/db/connection';
import {
  equipmentItems,
  equipmentVersions,
  equipmentBatchRows as rows,
} from '@server/db/schema/credit-equipment';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { isSamePrice, itemColumns, newestNumbers, versionColumns } from '../equipment/items';
import type { Batch, Comparison, Known } from './repository';
import { type ComparedRow, itemOfCells, mergedCells } from './rules';

/** Rows written by one statement. */
const AT_ONCE = 500;

interface Taking {
  userId: string;
  today: Day;
  now: Date;
}

/** What a row did, kept so that it can be taken back. */
interface Done {
  row: number;
  itemId: string;
  versionId: string | null;
  before: object | null;
}

/** Takes in the rows of a file that come: new items, other words and other prices, which hold from today. */
export async function takeBatch(
  tx: Tx,
  batch: Batch,
  { rows: compared, known }: Comparison,
  taking: Taking,
): Promise<void> {
  const coming = compared.filter(({ outcome }) => outcome === 'add' || outcome === 'update');
  const numbers = await newestNumbers(
    tx,
    coming.flatMap(({ cells }) => known.get(codeKey(cells.code))?.item.id ?? []),
  );
  for (let at = 0; at < coming.length; at += AT_ONCE) {
    await takeSome(tx, batch, coming.slice(at, at + AT_ONCE), { known, numbers, ...taking });
  }
}

interface Meeting extends Taking {
  known: Comparison['known'];
  numbers: ReadonlyMap<string, number>;
}

async function takeSome(tx: Tx, batch: Batch, some: readonly ComparedRow[], meeting: Meeting) {
  const items: (typeof equipmentItems.$inferInsert)[] = [];
  const changes: object[] = [];
  const versions: (typeof equipmentVersions.$inferInsert)[] = [];
  const done: Done[] = [];
  const { numbers, today: validFrom, userId, now } = meeting;
  for (const { row, cells } of some) {
    const existing = meeting.known.get(codeKey(cells.code));
    const form = itemOfCells(mergedCells(cells, existing?.cells));
    const itemId = existing?.item.id ?? v7();
    const own = itemColumns(form);
    if (existing) changes.push({ id: itemId, ...own });
    else items.push({ id: itemId, supplierId: batch.supplierId, ...own, createdAt: now });
    const versionId = isSamePrice(form, existing?.price) ? null : v7();
    if (versionId) {
      const number = (numbers.get(itemId) ?? 0) + 1;
      const begun = { itemId, number, validFrom, userId, now };
      versions.push({ id: versionId, ...versionColumns(form, begun) });
    }
    done.push({ row, itemId, versionId, before: existing ? beforeOf(existing) : null });
  }
  if (items.length > 0) await tx.insert(equipmentItems).values(items);
  if (changes.length > 0) await writeItems(tx, changes);
  if (versions.length > 0) await tx.insert(equipmentVersions).values(versions);
  await noteDone(tx, batch, done);
}

function beforeOf({ item }: Known) {
  const { code, kind, name, brand, model, unit, productId } = item;
  return { code, kind, name, brand, model, unit, productId };
}

/** Writes other words over items, each with its id. */
const writeItems = (tx: Tx, changes: readonly object[]) =>
  tx.execute(sql`
    update ${equipmentItems} i
       set kind = c.kind, name = c.name, brand = c.brand, model = c.model, unit = c.unit,
           product_id = c."productId", version = i.version + 1
      from json_to_recordset(${JSON.stringify(changes)}::json)
        as c(id uuid, kind text, name text, brand text, model text, unit text, "productId" smallint)
     where i.id = c.id`);

const noteDone = (tx: Tx, { id }: Batch, done: readonly Done[]) =>
  tx.execute(sql`
    update ${rows} r
       set item_id = d."itemId", version_id = d."versionId", before = nullif(d.before, 'null'::jsonb),
           item_version = i.version
      from json_to_recordset(${JSON.stringify(done)}::json)
        as d("row" int, "itemId" uuid, "versionId" uuid, before jsonb)
      join ${equipmentItems} i on i.id = d."itemId"
     where r.batch_id = ${id}::uuid and r.row = d."row"`);

/** How many items of a file were changed since, or quoted at a price of it. */
export async function usedSince(tx: Tx, batchId: string): Promise<number> {
  const { rows: found } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n
      from ${rows} r join ${equipmentItems} i on i.id = r.item_id
     where r.batch_id = ${batchId}::uuid
       and (i.version <> r.item_version
            or exists (select 1 from price_lines l where l.version_id = r.version_id))`);
  return found[0]?.n ?? 0;
}

/** Takes a file back: what it added goes, what it changed is as it was, and so are the prices. */
export async function undoBatch(tx: Tx, batchId: string): Promise<void> {
  const mine = sql`select * from ${rows} where batch_id = ${batchId}::uuid and item_id is not null`;
  await tx.execute(sql`
    delete from ${equipmentVersions} v using (${mine}) r where v.id = r.version_id`);
  await tx.execute(sql`
    delete from ${equipmentItems} i using (${mine}) r where i.id = r.item_id and r.before is null`);
  await tx.execute(sql`
    update ${equipmentItems} i
       set kind = b.kind, name = b.name, brand = b.brand, model = b.model, unit = b.unit,
           product_id = b."productId", version = i.version + 1
      from (${mine}) r,
           jsonb_to_record(r.before) as b(kind text, name text, brand text, model text, unit text, "productId" smallint)
     where i.id = r.item_id and r.before is not null`);
}
