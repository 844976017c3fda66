import { programWords } from '@contract/locales/es-MX/program/server';
import {
  type BatchRow,
  type prospectBatches as contract,
  type Decision,
  deadStates,
  givenUpBefore,
  type RowKind,
  waitingStates,
} from '@contract/program/prospect-batches';
import { type Db, inTransaction, type Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { prospectBatches, prospects } from '@server/db/schema/program';
import { prospectBatchRows as rows } from '@server/db/schema/program-imports';
import { searched } from '@server/db/search-text';
import type { QueryOf } from '@server/http/implement';
import { t } from '@server/i18n';
import { and, eq, exists, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { markMisplaced } from './misplaced';
import type { Batch } from './repository';
import type { Cells, ReadCells } from './rules';

const hasProblem = isNotNull(rows.problems);
const kinds: Record<RowKind, SQL | undefined> = {
  // What was decided before its zone was closed is no reason to come in.
  bad: and(hasProblem, sql`${rows.decision} is distinct from 'skip'`),
  left_out: and(hasProblem, eq(rows.decision, 'skip')),
  repeated: isNotNull(rows.match),
  misplaced: and(
    isNotNull(rows.knownPlace),
    isNull(rows.problems),
    sql`${rows.decision} is distinct from 'skip'`,
  ),
};

/** The row that another repeats. */
const first = alias(rows, 'first_row');

/** Whether both rows say the same by what one repeats the other. */
const saysSame = sql`
  case ${rows.match} when 'phone' then ${rows.phone} = ${first.phone} when 'rfc' then ${rows.rfc} = ${first.rfc}
       when 'email' then ${rows.email} = ${first.email}
       when 'name' then ${rows.postalCode} = ${first.postalCode}
                    and ${searched(rows.businessName)} = ${searched(first.businessName)} end`;

const selected = (db: Db | Tx) =>
  db
    .select({
      row: rows,
      throughProspect: sql<boolean>`${first.row} is not null and ${saysSame} is not true`,
      existing: {
        id: prospects.id,
        businessName: prospects.businessName,
        contactName: prospects.contactName,
        phone: prospects.phone,
        email: prospects.email,
        municipality: prospects.municipality,
        state: prospects.state,
        rfc: prospects.rfc,
        postalCode: prospects.postalCode,
      },
    })
    .from(rows)
    .leftJoin(first, and(eq(first.batchId, rows.batchId), eq(first.row, rows.matchRow)))
    .leftJoin(prospects, eq(prospects.id, rows.matchId));

type Row = Awaited<ReturnType<typeof selected>>[number];

const described = ({ row, throughProspect, existing }: Row): BatchRow => ({
  row: row.row,
  cells: cellsOf(row),
  problems: row.problems ?? {},
  match: row.match,
  match_row: row.matchRow,
  through_prospect: throughProspect,
  existing: existing && { id: existing.id, cells: existingCells(existing) },
  decision: row.decision,
  known_place: row.knownPlace,
});

function existingCells(existing: NonNullable<Row['existing']>) {
  const { zone: _, ...written } = cellsOf(existing);
  return written;
}

export const cellsOf = (row: Partial<typeof rows.$inferSelect>): Cells => ({
  business_name: row.businessName ?? '',
  contact_name: row.contactName ?? '',
  phone: row.phone ?? '',
  email: row.email ?? '',
  municipality: row.municipality ?? '',
  state: row.state ?? '',
  zone: row.zone ?? '',
  rfc: row.rfc ?? '',
  postal_code: row.postalCode ?? '',
});

export async function listRows(db: Db, batchId: string, query: QueryOf<typeof contract.rows>) {
  const page = await pageOf(db, query, {
    table: rows,
    id: rows.row,
    select: selected(db),
    own: ({ row }) => row,
    within: eq(rows.batchId, batchId),
    filters: { kind: (kind) => kinds[kind] },
    // A file has an end: its reader is told how much is left to do, not that it is much.
    known: () =>
      db.$count(rows, and(eq(rows.batchId, batchId), query.kind ? kinds[query.kind] : undefined)),
    sorts: { row: rows.row },
    defaultSort: 'row',
  });
  return { ...page, items: page.items.map(described) };
}

export async function findRow(
  db: Db | Tx,
  batchId: string,
  row: number,
): Promise<BatchRow | undefined> {
  const [found] = await selected(db).where(and(eq(rows.batchId, batchId), eq(rows.row, row)));
  return found && described(found);
}

export type StoredRow = typeof rows.$inferSelect;

const behind = (batchId: string, row: number, which: SQL | undefined) =>
  and(eq(rows.batchId, batchId), which, sql`${rows.row} > ${row}`);

const rowsAfter = (db: Db | Tx, where: SQL | undefined, most: number): Promise<StoredRow[]> =>
  db.select().from(rows).where(where).orderBy(rows.row).limit(most);

/** Some rows with a wrong cell, after a row; those left out too, which may come in with another file. */
export const badRowsAfter = (db: Db | Tx, batchId: string, row: number, most: number) =>
  rowsAfter(db, behind(batchId, row, hasProblem), most);

/** The same without those left out. */
export const undecidedBadRowsAfter = (db: Db | Tx, batchId: string, row: number, most: number) =>
  rowsAfter(db, behind(batchId, row, kinds.bad), most);

/** How many of these there are. */
export const countBadRowsAfter = (db: Db | Tx, batchId: string, row: number): Promise<number> =>
  db.$count(rows, behind(batchId, row, kinds.bad));

/** A row as it is read again. */
export interface RereadRow extends ReadCells {
  row: number;
}

export interface StagedRow extends RereadRow {
  id: string;
}

/** Writes rows as they were read, many in one statement. */
export async function stageRows(tx: Tx, batchId: string, staged: readonly StagedRow[]) {
  const json = JSON.stringify(staged.map((row) => ({ id: row.id, ...asColumns(row) })));
  await tx.execute(sql`
    insert into prospect_batch_rows (batch_id, row, id, business_name, contact_name, phone, email, municipality, state,
                                     zone, rfc, postal_code, zone_id, search_text, problems)
    select ${batchId}::uuid, t.* from json_to_recordset(${json}::json) as t(
      row int, id uuid, business_name text, contact_name text, phone text, email text, municipality text, state text,
      zone text, rfc text, postal_code text, zone_id uuid, search_text text, problems jsonb)`);
}

const asColumns = ({ row, cells, zoneId, searchText, problems }: RereadRow) => ({
  row,
  ...Object.fromEntries(Object.entries(cells).map(([field, cell]) => [field, cell || null])),
  zone_id: zoneId,
  search_text: searchText,
  problems,
});

/** Writes what rows are now that their cells were corrected; nothing is decided of them any more. */
export async function restageRows(tx: Tx, batchId: string, read: readonly RereadRow[]) {
  const json = JSON.stringify(read.map(asColumns));
  await tx.execute(sql`
    update prospect_batch_rows r
       set business_name = t.business_name, contact_name = t.contact_name, phone = t.phone, email = t.email,
           municipality = t.municipality, state = t.state, zone = t.zone, rfc = t.rfc, postal_code = t.postal_code,
           zone_id = t.zone_id, search_text = t.search_text, problems = t.problems, decision = null, known_place = null
      from json_to_recordset(${json}::json) as t(
           row int, business_name text, contact_name text, phone text, email text, municipality text, state text,
           zone text, rfc text, postal_code text, zone_id uuid, search_text text, problems jsonb)
     where r.batch_id = ${batchId}::uuid and r.row = t.row`);
  await markMisplaced(
    tx,
    batchId,
    sql`r.row = any(${sql.param(read.map(({ row }) => row))}::int[])`,
  );
}

/** Takes a row, or all of them, for right where its place is not that of its postal code. */
export async function acceptPlaces(tx: Tx, batchId: string, which: 'misplaced' | number) {
  await tx
    .update(rows)
    .set({ knownPlace: null })
    .where(
      and(
        eq(rows.batchId, batchId),
        isNotNull(rows.knownPlace),
        typeof which === 'number' ? eq(rows.row, which) : undefined,
      ),
    );
}

/** Keeps what was decided of a row, or of all of a kind; of those that repeat something, about which nothing is. */
export async function decideRows(
  tx: Tx,
  batchId: string,
  which: RowKind | number,
  decision: Decision | null,
): Promise<void> {
  const asked: SQL | undefined =
    typeof which === 'number'
      ? eq(rows.row, which)
      : and(kinds[which], decision && which === 'repeated' ? isNull(rows.decision) : undefined);
  await tx
    .update(rows)
    .set({ decision })
    .where(and(eq(rows.batchId, batchId), asked));
}

const DELETED_AT_ONCE = 50_000;

/** The last row of a batch, 0 of one without rows. */
export async function lastRow(tx: Tx, batchId: string): Promise<number> {
  const { rows: found } = await tx.execute<{ last: number | null }>(
    sql`select max(row) as last from prospect_batch_rows where batch_id = ${batchId}::uuid`,
  );
  return found[0]?.last ?? 0;
}

/**
 * Job: gives up files that nobody took in, and removes what is left of those that came to nothing; a transaction
 * each, for a million rows take a while.
 */
export async function forgetDeadRows(db: Db, now: Date): Promise<void> {
  await db
    .update(prospectBatches)
    .set({ state: 'discarded', counts: null, failure: t(programWords.prospects.upload.nobodyTook) })
    .where(
      and(
        inArray(prospectBatches.state, [...waitingStates]),
        lt(prospectBatches.createdAt, givenUpBefore(now)),
      ),
    );
  const dead = await db
    .select({ id: prospectBatches.id })
    .from(prospectBatches)
    .where(
      and(
        inArray(prospectBatches.state, [...deadStates]),
        exists(db.select().from(rows).where(eq(rows.batchId, prospectBatches.id))),
      ),
    );
  for (const batch of dead) await inTransaction(db, (tx) => forgetRows(tx, batch));
}

/** Removes rows of a batch that nothing is to be known of any more. */
export async function forgetRows(tx: Tx, { id }: Pick<Batch, 'id'>, which: SQL = sql`true`) {
  const last = await lastRow(tx, id);
  for (let from = 0; from < last; from += DELETED_AT_ONCE) {
    await tx.execute(sql`
      delete from prospect_batch_rows
       where batch_id = ${id}::uuid and row > ${from} and row <= ${from + DELETED_AT_ONCE} and ${which}`);
  }
}
