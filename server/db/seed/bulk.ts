import type { Tx } from '@server/db/connection';
import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Few enough that a statement of any table ends long before the pool's time is up. */
const ROWS_AT_ONCE = 2_000;

/**
 * Inserts many rows, a statement for each two thousand: they travel as one JSON parameter, which takes a
 * fraction of the time that a parameter for each value does. Every row must name the same columns;
 * those that it leaves out get the database's defaults, not the schema's.
 */
export async function insertMany<T extends PgTable>(
  tx: Tx,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const keys = Object.keys(first);
  const columns: SQL = sql.join(
    keys.map((key) => sql.identifier(columnName(key))),
    sql`, `,
  );
  const name = sql.identifier(getTableName(table));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = rows.slice(from, from + ROWS_AT_ONCE).map(asColumns);
    await tx.execute(
      sql`insert into ${name} (${columns})
        select ${columns} from json_populate_recordset(null::${name}, ${JSON.stringify(some)}::json)`,
    );
  }
}

const asColumns = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [columnName(key), value]));

/** As the connection's own `casing` writes it. */
const columnName = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
