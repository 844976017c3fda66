import { getTableName, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './connection';

/** A list whose entries stand in an order that people give them. */
type Ordered = PgTable & { id: AnyPgColumn; position: AnyPgColumn };

/** Changes of a list take turns until the transaction ends, so that each place is one entry's own. */
export async function holdPlaces(tx: Tx, table: Ordered): Promise<void> {
  const name = getTableName(table);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** The place after all others. */
export const lastPlace = (table: Ordered) =>
  sql<number>`(select coalesce(max(position), 0) + 1 from ${table})`;

/** Two entries take each other's place. */
export async function swapPlaces(
  tx: Tx,
  table: Ordered,
  one: string,
  other: string,
): Promise<void> {
  await tx.execute(sql`
    update ${table} as moved
    set position = beside.position
    from ${table} as beside
    where (moved.id = ${one} and beside.id = ${other})
       or (moved.id = ${other} and beside.id = ${one})`);
}
