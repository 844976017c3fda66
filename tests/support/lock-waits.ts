import type { Db } from '@server/db/connection';
import { sql } from 'drizzle-orm';

/** Whether a transaction of this database waits for another's rows. */
export async function isAnyoneWaiting(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ n: string }>(sql`
    select count(*)::text as n from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`);
  return Number(rows[0]?.n) > 0;
}
