import { headingKey } from '@contract/kernel/sheets/columns';
import type {
  BatchCounts,
  ColumnMap,
  prospectBatches as contract,
  ProspectBatch,
} from '@contract/program/prospect-batches';
import { openStates } from '@contract/program/prospect-batches';
import type { BatchField } from '@contract/program/prospect-cells';
import type { Db, Tx } from '@server/db/connection';
import { isLetIn } from '@server/db/let-in';
import { inOwnZones } from '@server/db/own-zones';
import { pageOf } from '@server/db/page';
import { users } from '@server/db/schema/identity';
import {
  prospectBatches,
  zoneMunicipalities,
  zonePostalCodes,
  zones,
} from '@server/db/schema/program';
import { prospectBatchRows, prospectColumns } from '@server/db/schema/program-imports';
import { searchText } from '@server/db/search-text';
import { changed } from '@server/features/platform';
import type { QueryOf } from '@server/http/implement';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ProgramScope } from '../prospects/reach';
import { outcomeOf } from './match';
import { placeKey, type ZoneFinder } from './rules';

export interface BatchScope extends ProgramScope {
  userId: string;
}

export type Batch = typeof prospectBatches.$inferSelect;

/** Somebody gave the batch up while it was worked at: nothing of that stays. */
export class GivenUp extends Error {}

/** The batches of a program; for people of some zones their own, which hold nothing of the others. */
const within = ({ programId, zoneIds, userId }: BatchScope) =>
  and(
    eq(prospectBatches.programId, programId),
    zoneIds ? eq(prospectBatches.uploadedBy, userId) : undefined,
  );

const selected = (db: Db | Tx) =>
  db
    .select({ batch: prospectBatches, uploadedBy: users.fullName })
    .from(prospectBatches)
    .innerJoin(users, eq(users.id, prospectBatches.uploadedBy));

type Row = Awaited<ReturnType<typeof selected>>[number];

const describeListed = ({ batch, uploadedBy }: Row) => ({
  id: batch.id,
  file_name: batch.fileName,
  state: batch.state,
  row_count: batch.rowCount,
  counts: batch.counts,
  created_at: batch.createdAt.toISOString(),
  uploaded_by: uploadedBy,
});

export async function listBatches(db: Db, scope: BatchScope, query: QueryOf<typeof contract.list>) {
  const page = await pageOf(db, query, {
    table: prospectBatches,
    id: prospectBatches.id,
    select: selected(db),
    own: (row) => row.batch,
    within: within(scope),
    filters: {
      open: () =>
        and(
          eq(prospectBatches.uploadedBy, scope.userId),
          inArray(prospectBatches.state, [...openStates, 'undoing']),
        ),
    },
    sorts: { created_at: prospectBatches.id },
    defaultSort: '-created_at',
  });
  return { ...page, items: page.items.map(describeListed) };
}

/** A batch as it is shown, or undefined where the caller reaches none. */
export async function shownBatch(
  db: Db | Tx,
  scope: BatchScope,
  batchId: string,
): Promise<ProspectBatch | undefined> {
  const [row] = await selected(db).where(and(eq(prospectBatches.id, batchId), within(scope)));
  if (!row) return undefined;
  const { progress, failure, encoding, delimiter, headings, sample, columns, policy } = row.batch;
  const { sheets, sheet, headingRow, top } = row.batch;
  return {
    ...describeListed(row),
    progress,
    failure,
    encoding,
    delimiter,
    headings,
    sample,
    sheets,
    sheet,
    heading_row: headingRow,
    top,
    columns,
    policy,
  };
}

/** A batch with what is not shown of it, or undefined where the caller reaches none. */
export async function reachedBatch(
  db: Db | Tx,
  scope: BatchScope,
  batchId: string,
): Promise<Batch | undefined> {
  const [batch] = await db
    .select()
    .from(prospectBatches)
    .where(and(eq(prospectBatches.id, batchId), within(scope)));
  return batch;
}

/** The same, held until the transaction ends. */
export async function lockBatch(
  tx: Tx,
  scope: BatchScope,
  batchId: string,
): Promise<Batch | undefined> {
  const [batch] = await tx
    .select()
    .from(prospectBatches)
    .where(and(eq(prospectBatches.id, batchId), within(scope)))
    .for('no key update');
  return batch;
}

export async function batchOf(db: Db | Tx, batchId: string): Promise<Batch | undefined> {
  const [batch] = await db.select().from(prospectBatches).where(eq(prospectBatches.id, batchId));
  return batch;
}

/** Batches that the server works at, or did when it ended. */
export async function workingBatches(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: prospectBatches.id })
    .from(prospectBatches)
    .where(inArray(prospectBatches.state, ['reading', 'taking', 'undoing']));
  return rows.map(({ id }) => id);
}

/** Changes a batch as long as it is in the state that it was found in; answers whether it was. */
export async function changeBatch(
  tx: Tx,
  batch: Pick<Batch, 'id' | 'state' | 'uploadedBy'>,
  change: Partial<typeof prospectBatches.$inferInsert>,
): Promise<boolean> {
  const kept = await tx
    .update(prospectBatches)
    .set(change)
    .where(and(eq(prospectBatches.id, batch.id), eq(prospectBatches.state, batch.state)))
    .returning({ id: prospectBatches.id });
  if (kept.length > 0) await changed(tx, [batch.uploadedBy], 'prospect-batches');
  return kept.length > 0;
}

/** Where rows of this reach may be put, and what each zone covers; they stay so until the transaction ends. */
export async function zoneFinder(
  tx: Tx,
  { programId, zoneIds }: ProgramScope,
): Promise<ZoneFinder> {
  const reached = await tx
    .select({ id: zones.id, name: zones.name })
    .from(zones)
    .where(
      and(
        eq(zones.programId, programId),
        inOwnZones(zoneIds, zones.id),
        isNull(zones.deactivatedAt),
      ),
    )
    .for('key share');
  const ids = reached.map(({ id }) => id);
  const covered = await tx
    .select()
    .from(zoneMunicipalities)
    .where(inArray(zoneMunicipalities.zoneId, ids));
  const coded = await tx.select().from(zonePostalCodes).where(inArray(zonePostalCodes.zoneId, ids));
  const byPlace = new Map<string, string[]>();
  for (const { name, zoneId: id } of covered) {
    const [municipality = '', state = ''] = name.split(', ');
    const key = placeKey(municipality, state);
    byPlace.set(key, [...(byPlace.get(key) ?? []), id]);
  }
  return {
    byName: new Map(reached.map(({ id, name }) => [searchText(name), id])),
    byCode: new Map(coded.map(({ code, zoneId: id }) => [code, id])),
    byPlace,
  };
}

/** What people of the program said which field a heading is. */
export async function rememberedColumns(
  db: Db | Tx,
  programId: string,
): Promise<Map<string, BatchField | null>> {
  const rows = await db
    .select()
    .from(prospectColumns)
    .where(eq(prospectColumns.programId, programId));
  return new Map(rows.map(({ heading, field }) => [heading, field]));
}

export async function rememberColumns(
  tx: Tx,
  { programId, headings }: Batch,
  columns: ColumnMap,
): Promise<void> {
  const fieldOf = new Map(Object.entries(columns).map(([field, column]) => [column, field]));
  const rows = new Map(
    headings.map((heading, column) => [headingKey(heading), fieldOf.get(column) ?? null]),
  );
  const json = JSON.stringify(
    [...rows].filter(([heading]) => heading).map(([heading, field]) => ({ heading, field })),
  );
  await tx.execute(sql`
    insert into ${prospectColumns} (program_id, heading, field)
    select ${programId}::uuid, heading, field from json_to_recordset(${json}::json) as t(heading text, field text)
    on conflict (program_id, heading) do update set field = excluded.field`);
}

/** What taking the batch in would do, row by row added up. */
export async function countRows(
  tx: Tx,
  { id, programId, policy }: Pick<Batch, 'id' | 'programId' | 'policy'>,
): Promise<BatchCounts> {
  const { rows } = await tx.execute<BatchCounts & Record<string, unknown>>(sql`
    with outcome as (
      select ${outcomeOf(policy)} as what, r.zone_id, r.known_place is not null as misplaced from ${prospectBatchRows} r where r.batch_id = ${id}::uuid
    ), summed as (
      select what, zone_id, misplaced, count(*)::int as n from outcome group by 1, 2, 3
    )
    select ${sql.join(
      (['add', 'update', 'same', 'skip', 'bad', 'ask'] as const).map(
        (what) =>
          sql`coalesce(sum(n) filter (where what = ${what}), 0)::int as ${sql.identifier(what)}`,
      ),
      sql`, `,
    )},
           coalesce(sum(n) filter (where misplaced and what in ('add', 'update')), 0)::int as misplaced,
           coalesce(sum(n) filter (where what = 'add' and zone_id in (
             select zone_id from (${executivesOf(programId)}) e)), 0)::int as assigned
      from summed`);
  const [counts] = rows;
  return (
    counts ?? { add: 0, update: 0, same: 0, skip: 0, bad: 0, ask: 0, misplaced: 0, assigned: 0 }
  );
}

/**
 * The executives that work some zones and not all, in the order in which they take turns in each, and whose turn is
 * next there: that of the one after who got the last, also when that one left.
 */
export const executivesOf = (programId: string) => sql`
  select zone_id, user_id, (row_number() over each_zone - 1)::int as turn, (count(*) over whole_zone)::int as among,
         (count(*) filter (where user_id <= last_given_to) over whole_zone % count(*) over whole_zone)::int as next
    from program_users, unnest(zone_ids) as zone_id join zones on zones.id = zone_id
   where program_users.program_id = ${programId}::uuid and role = 'program_executive_manager' and removed_at is null
     and ${isLetIn(sql`user_id`)}
  window each_zone as (partition by zone_id order by user_id), whole_zone as (partition by zone_id)`;
