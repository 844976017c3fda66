import { TOTAL_CAP } from '@contract/kernel/list';
import { and, count, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './connection';
import {
  beyondKey,
  decodeCursor,
  finishPage,
  isWhole,
  namesOf,
  type Order,
  orderOf,
  type PageRequest,
  sortOf,
} from './page';
import { prepared } from './prepared';

/** What a query of drizzle is once prepared. */
export interface PageQuery<Row> {
  execute(values: Record<string, unknown>): Promise<Row[]>;
}

export interface PageParts {
  where: SQL | undefined;
  orderBy: SQL[];
  limit: Placeholder;
  /** What `orderBy` begins with. */
  by: PgColumn;
  /** The filters that `where` has. */
  filters: readonly string[];
}

/** Most combinations of filters and order that are kept; one beyond them is written and planned each time. */
const MOST_SHAPES = 1000;

interface Definition<Row, Filter extends string> extends Order<Row> {
  /** Unique in the whole server. */
  name: string;
  table: PgTable;
  /** Conditions, each on the placeholder of its own name. */
  filters: Record<Filter, SQL>;
  /** Filters whose best plan depends on the value: with one of them the query is planned each time. */
  plannedByValue: readonly NoInfer<Filter>[];
  /** The query of one page, with its parts applied, ended with `.prepare(name)`. */
  select: (db: Db, parts: PageParts, name: string) => PageQuery<Row>;
}

type FilterValues<Filter extends string> = Partial<
  Record<Filter, string | readonly string[] | null | undefined>
>;

interface PageReading<Filter extends string> {
  counted?: boolean;
  countedBy?: FilterValues<Filter>;
}

/**
 * Pages by key like `pageOf`, for tables that are read all the time: each combination of filters and
 * order is written and planned once. Answers a function of the filters' values; those that are null or
 * undefined don't filter. Who reads on and on asks for no count. `countedBy` are other values of which as many match, where a
 * count has a better plan with them than the page.
 */
export function preparedPageOf<Row, Filter extends string>(definition: Definition<Row, Filter>) {
  const shapes = new Map<string, ReturnType<typeof shapeOf<Row, Filter>>>();
  const shapeFor = (sort: string, values: FilterValues<Filter>, isAfter: boolean) => {
    const names = namesOf(definition.filters).filter((name) => values[name] != null);
    const key = `${sort}|${names}|${isAfter ? 'after' : ''}`;
    const number = shapes.size < MOST_SHAPES ? shapes.size : null;
    const shape = shapes.get(key) ?? shapeOf(definition, number, sort, names, isAfter);
    if (number !== null) shapes.set(key, shape);
    return shape;
  };
  return async (
    db: Db,
    values: FilterValues<Filter>,
    request: PageRequest,
    { counted = true, countedBy = values }: PageReading<Filter> = {},
  ) => {
    const sort = request.sort ?? definition.defaultSort;
    const { by } = sortOf(sort, definition);
    const after = request.cursor ? decodeCursor(request.cursor, by, definition.id) : undefined;
    const rows = await shapeFor(sort, values, Boolean(after))
      .page(db)
      .execute({
        ...values,
        rowLimit: request.limit + 1,
        afterValue: after?.value,
        afterId: after?.id,
      });
    if (isWhole(rows, request)) return finishPage(rows, request.limit, rows.length, by, definition);
    const [count] = counted
      ? await shapeFor(sort, countedBy, Boolean(after))
          .count(db)
          .execute({ ...countedBy })
      : [];
    return finishPage(rows, request.limit, count?.n ?? 0, by, definition);
  };
}

function shapeOf<Row, Filter extends string>(
  definition: Definition<Row, Filter>,
  number: number | null,
  sort: string,
  names: readonly Filter[],
  isAfter: boolean,
) {
  const { name, table, id, filters, plannedByValue, select } = definition;
  const { by, descending } = sortOf(sort, definition);
  const where = and(...names.map((filter) => filters[filter]));
  const key = { value: sql.placeholder('afterValue'), id: sql.placeholder('afterId') };
  // A statement without a name is planned for the values it comes with.
  const isNamed = number !== null && !names.some((filter) => plannedByValue.includes(filter));
  const statement = (part: string) => (isNamed ? `${name}.${part}.${number}` : '');
  return {
    page: prepared((db) =>
      select(
        db,
        {
          where: isAfter ? and(where, beyondKey(by, id, descending, key)) : where,
          orderBy: orderOf(by, id, descending),
          limit: sql.placeholder('rowLimit'),
          by,
          filters: names,
        },
        statement('page'),
      ),
    ),
    count: prepared((db) =>
      db
        .select({ n: count() })
        .from(
          db
            .select({ one: sql`1`.as('one') })
            .from(table)
            .where(where)
            .limit(TOTAL_CAP + 1)
            .as('counted'),
        )
        .prepare(statement('count')),
    ),
  };
}
