import type { Db } from '@server/db/connection';
import { sql } from 'drizzle-orm';

/** How many transactions of this database wait for what another holds; files of other databases of the server run beside. */
export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await db.execute<{ n: string }>(sql`
    select count(*)::text as n from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`);
  return Number(rows[0]?.n);
}

/** Whether a transaction of this database waits for another's rows. */
export const isAnyoneWaiting = async (db: Db): Promise<boolean> => (await countWaiting(db)) > 0;
