import { TOTAL_CAP } from '@contract/list';
import { AppError } from '@server/http/errors';
import { and, asc, desc, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm';
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
  table: PgTable;
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
  const { request, sortable, id } = page;
  const sort = request.sort ?? page.defaultSort;
  const descending = sort.startsWith('-');
  const by = sortable[sort.replace(/^-/, '')];
  if (!by) throw new AppError('validation', 'El orden solicitado no existe.');
  const after = request.cursor ? afterCursor(by.column, id, descending, request.cursor) : undefined;
  const direction = descending ? desc : asc;
  const sameColumn = by.column === id;
  const rows = await page.select({
    where: and(page.where, after),
    orderBy: sameColumn ? [direction(id)] : [direction(by.column), direction(id)],
    limit: request.limit + 1,
  });
  const items = rows.slice(0, request.limit);
  const last = items.at(-1);
  const more = rows.length > request.limit && last !== undefined;
  const counted = await page.db.execute<{ n: number }>(
    sql`select count(*)::int as n from (select 1 from ${page.table} where ${page.where ?? sql`true`} limit ${TOTAL_CAP + 1}) counted`,
  );
  const n = counted.rows[0]?.n ?? 0;
  return {
    items,
    next_cursor: more ? encode(by.value(last), page.idOf(last)) : null,
    total: Math.min(n, TOTAL_CAP),
    total_is_capped: n > TOTAL_CAP,
  };
}

function encode(value: string | number | Date, id: string): string {
  const plain = value instanceof Date ? value.toISOString() : value;
  return Buffer.from(JSON.stringify([plain, id])).toString('base64url');
}

function afterCursor(column: PgColumn, id: PgColumn, descending: boolean, cursor: string) {
  const [value, lastId] = decode(cursor);
  const beyond = descending ? lt : gt;
  if (column === id) return beyond(id, lastId);
  const typed = column.dataType === 'date' ? new Date(value) : value;
  return or(beyond(column, typed), and(eq(column, typed), beyond(id, lastId)));
}

function decode(cursor: string) {
  try {
    return cursorShape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw new AppError('validation', 'La página solicitada no existe.');
  }
}
