import { TOTAL_CAP } from '@contract/kernel/list';
import { and, asc, count, desc, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './connection';
import {
  beyondKey,
  decodeCursor,
  finishPage,
  type PageRequest,
  type Sortable,
  sortOf,
} from './page';
import { prepared } from './prepared';

/** What a query of drizzle is once prepared. */
export interface PageQuery<Row> {
  execute(values: Record<string, unknown>): Promise<Row[]>;
}

interface Definition<Row, Filter extends string> {
  /** Unique in the whole server. */
  name: string;
  table: PgTable;
  /** The primary key, which breaks ties. */
  id: PgColumn;
  /** Conditions, each on the placeholder of its own name. */
  filters: Record<Filter, SQL>;
  /** Filters whose best plan depends on the value: with one of them the query is planned each time. */
  plannedByValue: readonly NoInfer<Filter>[];
  /** The query of one page, with all three parts applied, ended with `.prepare(name)`. */
  select: (
    db: Db,
    parts: { where: SQL | undefined; orderBy: SQL[]; limit: Placeholder },
    name: string,
  ) => PageQuery<Row>;
  sortable: Record<string, Sortable<Row>>;
  defaultSort: string;
  idOf: (row: Row) => string;
}

/**
 * Pages by key like `pageOf`, for tables that are read all the time: each combination of filters and
 * order is written and planned once. Answers a function of the filters' values; those that are null or
 * undefined don't filter.
 */
export function preparedPageOf<Row, Filter extends string>(definition: Definition<Row, Filter>) {
  const shapes = new Map<string, ReturnType<typeof shapeOf<Row, Filter>>>();
  return async (
    db: Db,
    values: Partial<Record<Filter, string | null | undefined>>,
    request: PageRequest,
  ) => {
    const sort = request.sort ?? definition.defaultSort;
    const { by } = sortOf(sort, definition.sortable);
    const after = request.cursor
      ? decodeCursor(request.cursor, by.column, definition.id)
      : undefined;
    const names = namesOf(definition.filters).filter((name) => values[name] != null);
    const key = `${sort}|${names}|${after ? 'after' : ''}`;
    const shape = shapes.get(key) ?? shapeOf(definition, shapes.size, sort, names, Boolean(after));
    shapes.set(key, shape);
    const rows = await shape.page(db).execute({
      ...values,
      rowLimit: request.limit + 1,
      afterValue: after?.value,
      afterId: after?.id,
    });
    const [counted] = await shape.count(db).execute({ ...values });
    return finishPage(rows, request.limit, counted?.n ?? 0, by.value, definition.idOf);
  };
}

function shapeOf<Row, Filter extends string>(
  { name, table, id, filters, plannedByValue, select, sortable }: Definition<Row, Filter>,
  number: number,
  sort: string,
  names: readonly Filter[],
  isAfter: boolean,
) {
  const { by, descending } = sortOf(sort, sortable);
  const where = and(...names.map((filter) => filters[filter]));
  const key = { value: sql.placeholder('afterValue'), id: sql.placeholder('afterId') };
  const direction = descending ? desc : asc;
  // A statement without a name is planned for the values it comes with.
  const isNamed = !names.some((filter) => plannedByValue.includes(filter));
  const statement = (part: string) => (isNamed ? `${name}.${part}.${number}` : '');
  return {
    page: prepared((db) =>
      select(
        db,
        {
          where: isAfter ? and(where, beyondKey(by.column, id, descending, key)) : where,
          orderBy: by.column === id ? [direction(id)] : [direction(by.column), direction(id)],
          limit: sql.placeholder('rowLimit'),
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

const namesOf = <Filter extends string>(filters: Record<Filter, SQL>): Filter[] => {
  const names: Filter[] = [];
  for (const name in filters) names.push(name);
  return names;
};
