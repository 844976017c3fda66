import { getTableColumns, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './connection';

type Row<Table extends PgTable> = Table['$inferInsert'] & Record<string, unknown>;

/**
 * Inserts rows as one parameter, so that the statement is as short for a hundred as for one: drizzle's own writes and
 * binds each value of each row. What all of them leave out gets its default of the database.
 */
export async function insertMany<Table extends PgTable>(
  tx: Tx,
  table: Table,
  rows: readonly Row<Table>[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.entries(getTableColumns(table)).filter(
    ([field, column]) => column.defaultFn || rows.some((row) => row[field] !== undefined),
  );
  const values = rows.map((row) =>
    Object.fromEntries(
      columns.map(([field, column]) => {
        const value = row[field] ?? column.defaultFn?.() ?? null;
        return [toSnakeCase(field), value === null ? null : column.mapToDriverValue(value)];
      }),
    ),
  );
  const names = sql.join(
    columns.map(([field]) => sql.identifier(toSnakeCase(field))),
    sql`, `,
  );
  await tx.execute(sql`insert into ${table} (${names})
    select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(values)}::jsonb)`);
}
