import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from './connection';

/** Up to so many rows are looked up by their key. */
const FEW = 200;

/**
 * Narrows a list to the rows whose key a query finds. Few are looked up by the index of their key; of more, `each` is asked
 * of one row after another in the order of the page, which is soon full.
 *
 * @param found selects the key, as `id`
 * @param each a condition on one row, as a scalar subquery: the planner reads a whole table for one that it can join
 */
export async function amongFound(db: Db, key: PgColumn, found: SQL, each: SQL): Promise<SQL> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from (${found}) found limit ${FEW + 1}`,
  );
  return rows.length > FEW
    ? each
    : inArray(
        key,
        rows.map(({ id }) => id),
      );
}
