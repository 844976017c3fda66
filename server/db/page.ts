import { TOTAL_CAP } from '@contract/kernel/list';
import { kernelFields } from '@contract/locales/es-MX/kernel/schemas';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { AppError } from '@server/http/errors';
import { t } from '@server/i18n';
import { and, asc, desc, type SQL, type Subquery, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import type { Db, Tx } from './connection';

const cursorShape = z.tuple([z.union([z.string(), z.number()]), z.string()]);

/** A column rows are ordered by, and how to read its value from a row of the answer. */
export interface Sortable<Row> {
  column: PgColumn;
  value: (row: Row) => string | number | Date;
}

export interface PageRequest {
  limit: number;
  cursor?: string | undefined;
  sort?: string | undefined;
}

interface PageOf<Row> {
  db: Db | Tx;
  table: PgTable | Subquery;
  /** The primary key, which breaks ties. */
  id: PgColumn;
  where: SQL | undefined;
  request: PageRequest;
  /** Runs the query of one page and applies all three parts. Written first, so that Row is inferred from it. */
  select: (parts: { where: SQL | undefined; orderBy: SQL[]; limit: number }) => Promise<Row[]>;
  sortable: Record<string, Sortable<Row>>;
  /** Sort used when the request names none; a name of `sortable`, "-" in front for descending. */
  defaultSort: string;
  idOf: (row: Row) => string;
}

/**
 * One page by key: rows after the cursor's (sort value, id), never OFFSET, so the last page of a
 * million rows costs what the first does. Counting stops at the cap.
 */
export async function pageOf<Row>(page: PageOf<Row>) {
  const { request, id } = page;
  const { by, descending } = sortOf(request.sort ?? page.defaultSort, page.sortable);
  const after = request.cursor
    ? beyondKey(by.column, id, descending, decodeCursor(request.cursor, by.column, id))
    : undefined;
  const direction = descending ? desc : asc;
  const rows = await page.select({
    where: and(page.where, after),
    orderBy: by.column === id ? [direction(id)] : [direction(by.column), direction(id)],
    limit: request.limit + 1,
  });
  const counted = await page.db.execute<{ n: number }>(
    sql`select count(*)::int as n from (select 1 from ${page.table} where ${page.where ?? sql`true`} limit ${TOTAL_CAP + 1}) counted`,
  );
  return finishPage(rows, request.limit, counted.rows[0]?.n ?? 0, by.value, page.idOf);
}

/** The column and direction that a `sort` asks for. */
export function sortOf<Row>(sort: string, sortable: Record<string, Sortable<Row>>) {
  const by = sortable[sort.replace(/^-/, '')];
  if (!by) throw new AppError('validation', t(kernelFields.shared.noOrder));
  return { by, descending: sort.startsWith('-') };
}

/**
 * The page in the contract's shape.
 * @param rows one more than fit, when there are more
 */
export function finishPage<Row>(
  rows: readonly Row[],
  limit: number,
  counted: number,
  valueIn: (row: Row) => string | number | Date,
  idOf: (row: Row) => string,
) {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const more = rows.length > limit && last !== undefined;
  return {
    items,
    next_cursor: more ? encode(valueIn(last), idOf(last)) : null,
    total: Math.min(counted, TOTAL_CAP),
    total_is_capped: counted > TOTAL_CAP,
  };
}

function encode(value: string | number | Date, id: string): string {
  const plain = value instanceof Date ? value.toISOString() : value;
  return Buffer.from(JSON.stringify([plain, id])).toString('base64url');
}

/** Rows after a key. A comparison of whole rows, so that an index of both columns begins right there. */
export function beyondKey(
  column: PgColumn,
  id: PgColumn,
  descending: boolean,
  key: { value: unknown; id: unknown },
): SQL {
  const beyond = descending ? sql`<` : sql`>`;
  const lastId = sql.param(key.id, id);
  if (column === id) return sql`${id} ${beyond} ${lastId}`;
  return sql`(${column}, ${id}) ${beyond} (${sql.param(key.value, column)}, ${lastId})`;
}

/**
 * Sort value and id of the last row that was seen.
 * @throws AppError when it is not one that a page of this order gave
 */
export function decodeCursor(cursor: string, column: PgColumn, id: PgColumn) {
  try {
    const text = Buffer.from(cursor, 'base64url').toString('utf8');
    const [value, lastId] = cursorShape.parse(JSON.parse(text));
    return { value: valueFor(column).parse(value), id: valueFor(id).parse(lastId) };
  } catch {
    throw new AppError('validation', t(serverWords.shared.noPage));
  }
}

/** What a column can be compared with; PostgreSQL would fail on anything else. */
function valueFor({ columnType, dataType, enumValues }: PgColumn): z.ZodType {
  if (columnType === 'PgUUID') return z.uuid();
  if (columnType === 'PgDateString') return z.iso.date();
  if (columnType === 'PgInteger') return z.coerce.number().pipe(z.int32());
  if (enumValues) return z.enum(enumValues);
  if (dataType === 'date') return z.iso.datetime().transform((iso) => new Date(iso));
  if (dataType === 'number') return z.coerce.number().pipe(z.int());
  return z.string().regex(/^[^\0]*$/);
}
