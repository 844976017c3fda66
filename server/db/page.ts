import { TOTAL_CAP } from '@contract/kernel/list';
import { kernelFields } from '@contract/locales/es-MX/kernel/schemas';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { AppError } from '@server/http/errors';
import { t } from '@server/i18n';
import { and, asc, desc, eq, not, type SQL, type Subquery, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, PgView } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import type { Db, Tx } from './connection';

const cursorShape = z.tuple([z.union([z.string(), z.number()]), z.string()]);

export interface PageRequest {
  limit: number;
  cursor?: string | undefined;
  sort?: string | undefined;
}

/** What rows are ordered by; a row without a value would have no place. */
type Ordering = PgColumn & { _: { notNull: true } };

/** What a list is ordered by, and where a row of its answer has the values of that. */
export interface Order<Row> {
  /** The primary key, which breaks ties. */
  id: Ordering;
  /** The columns of the table in a row, where others are joined to them. */
  own: (row: Row) => Readonly<Record<string, unknown>>;
  /** By the names that a request gives them. */
  sorts: Readonly<Record<string, Ordering>>;
  /** Used when the request names none; a name of `sorts`, "-" in front for descending. */
  defaultSort: string;
}

/** A query that conditions, order and length of one page are still to be applied to. */
interface Selecting<Row> extends PromiseLike<Row[]> {
  where(where: SQL | undefined): {
    orderBy(...orderBy: SQL[]): { limit(limit: number): PromiseLike<NoInfer<Row>[]> };
  };
}

/** The column that equals what is asked for, or the condition that it means. */
type Filter<Value> = PgColumn | ((value: Value) => SQL | undefined | Promise<SQL | undefined>);

type FilterName<Query> = Extract<Exclude<keyof Query, keyof PageRequest>, string>;

/** A filter for each that the contract's query has. */
type FiltersOf<Query> = {
  [Name in FilterName<Query>]: Filter<NonNullable<Query[Name]>>;
};

export interface List<Row, Query extends PageRequest> extends Order<Row> {
  table: PgTable | PgView | Subquery;
  select: Selecting<Row>;
  /** What is listed at all: what the caller reaches. */
  within?: SQL | undefined;
  filters: FiltersOf<Query>;
  /** How many rows match, where something knows without counting them. */
  known?: () => Promise<number | null>;
}

/**
 * One page by key: rows after the cursor's (sort value, id), never OFFSET, so the last page of a
 * million rows costs what the first does. Counting stops at the cap, unless something knows how many there are.
 */
export async function pageOf<Row, Query extends PageRequest>(
  db: Db | Tx,
  request: Query,
  list: List<Row, Query>,
) {
  const { id, table } = list;
  const { by, descending } = sortOf(request.sort, list);
  const where = and(list.within, ...(await conditions(request, list.filters)));
  const after = request.cursor
    ? beyondKey(by, id, descending, decodeCursor(request.cursor, by, id))
    : undefined;
  const rows = await list.select
    .where(and(where, after))
    .orderBy(...orderOf(by, id, descending))
    .limit(request.limit + 1);
  const known = await list.known?.();
  if (known != null) {
    const page = finishPage(rows, request.limit, 0, by, list);
    return { ...page, total: known, total_is_capped: false };
  }
  if (isWhole(rows, request)) return finishPage(rows, request.limit, rows.length, by, list);
  const counted = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from (select 1 from ${table} where ${where ?? sql`true`} limit ${TOTAL_CAP + 1}) counted`,
  );
  return finishPage(rows, request.limit, counted.rows[0]?.n ?? 0, by, list);
}

/** Whether a page has all that matches: what nothing has, looked for through a whole table, is not looked for again to count it. */
export const isWhole = (rows: readonly unknown[], { limit, cursor }: PageRequest): boolean =>
  !cursor && rows.length <= limit;

/** What of a request says which rows of a list are read, and how; not which it has. */
const paging = ['limit', 'cursor', 'sort', 'counted'];

/** Whether a request narrows its list by some of these filters alone, or by none. */
export const isNarrowedBy = (request: object, filters: readonly string[]): boolean =>
  Object.entries(request).every(
    ([name, value]) => !value || paging.includes(name) || filters.includes(name),
  );

/** Which part of a list a page in two begins in, before the key in it. */
const PART = /^([01])\.(.*)$/;

/**
 * One page by key of a list whose rows that satisfy `first` come before all others, each part in the order of the list and
 * along its index.
 */
export async function pageInTwo<Row, Query extends PageRequest>(
  db: Db | Tx,
  request: Query,
  list: List<Row, Query>,
  first: SQL,
) {
  const { part, cursor } = partIn(request.cursor);
  const read = (limit: number, after: string | undefined, which: SQL) =>
    pageOf(db, { ...request, limit, cursor: after }, { ...list, within: and(list.within, which) });
  const ahead = await read(request.limit, part === 0 ? cursor : undefined, first);
  const begun = part === 0 ? ahead.items : [];
  const left = request.limit - begun.length;
  const rest = await read(Math.max(left, 1), part === 1 ? cursor : undefined, not(first));
  const total = ahead.total + rest.total;
  return {
    items: [...begun, ...rest.items.slice(0, left)],
    next_cursor: nextInTwo(),
    total: Math.min(total, TOTAL_CAP),
    total_is_capped: total > TOTAL_CAP || ahead.total_is_capped || rest.total_is_capped,
  };

  function nextInTwo() {
    if (part === 0 && ahead.next_cursor !== null) return `0.${ahead.next_cursor}`;
    if (left === 0) return rest.items.length > 0 ? '1.' : null;
    return rest.next_cursor === null ? null : `1.${rest.next_cursor}`;
  }
}

function partIn(cursor: string | undefined) {
  if (cursor === undefined) return { part: 0, cursor: undefined };
  const [, part, key] = PART.exec(cursor) ?? [];
  if (part === undefined) throw new AppError('validation', t(serverWords.shared.noPage));
  return { part: Number(part), cursor: key || undefined };
}

/** What the request asks for; a filter that is left out, or empty, asks for nothing. */
async function conditions<Query>(request: Query, filters: FiltersOf<Query>) {
  const found: (SQL | undefined)[] = [];
  for (const name of namesOf(filters)) found.push(await condition(request, filters, name));
  return found;
}

async function condition<Query, Name extends FilterName<Query>>(
  request: Query,
  filters: FiltersOf<Query>,
  name: Name,
) {
  const value = request[name];
  if (value === undefined || value === null || value === '') return undefined;
  const filter: Filter<NonNullable<Query[Name]>> = filters[name];
  return typeof filter === 'function' ? filter(value) : eq(filter, value);
}

export function namesOf<Name extends string>(filters: Readonly<Record<Name, unknown>>): Name[] {
  const names: Name[] = [];
  for (const name in filters) names.push(name);
  return names;
}

/** The column and direction that a `sort` asks for. */
export function sortOf<Row>(
  asked: string | undefined,
  { sorts, defaultSort }: Pick<Order<Row>, 'sorts' | 'defaultSort'>,
) {
  const sort = asked ?? defaultSort;
  const by = sorts[sort.replace(/^-/, '')];
  if (!by) throw new AppError('validation', t(kernelFields.shared.noOrder));
  return { by, descending: sort.startsWith('-') };
}

export function orderOf(by: PgColumn, id: PgColumn, descending: boolean): SQL[] {
  const direction = descending ? desc : asc;
  return by === id ? [direction(id)] : [direction(by), direction(id)];
}

/**
 * The page in the contract's shape.
 * @param rows one more than fit, when there are more
 */
export function finishPage<Row>(
  rows: readonly Row[],
  limit: number,
  counted: number,
  by: PgColumn,
  { id, own }: Pick<Order<Row>, 'id' | 'own'>,
) {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const more = rows.length > limit && last !== undefined;
  return {
    items,
    next_cursor: more ? encode(own(last)[by.name], own(last)[id.name]) : null,
    total: Math.min(counted, TOTAL_CAP),
    total_is_capped: counted > TOTAL_CAP,
  };
}

function encode(value: unknown, id: unknown): string {
  const plain = value instanceof Date ? value.toISOString() : value;
  const key = JSON.stringify(cursorShape.parse([plain, String(id)]));
  return Buffer.from(key).toString('base64url');
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
