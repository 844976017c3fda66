import { isDatabaseAway, sqlState } from '@server/db/connection';
import type { Pool } from 'pg';
import PgBoss from 'pg-boss';
import { queues } from './queues';

const DAY_SECONDS = 24 * 60 * 60;
const DUPLICATE_KEY = '23505';

/**
 * pg-boss on our own pool; its tables come with our migrations.
 *
 * @param onError called for failures, except an absent database, which is known anyway.
 */
export function createBoss(pool: Pool, onError: (error: unknown) => void): PgBoss {
  const db: PgBoss.Db = {
    // Its scheduler doesn't wait for the end of a job of its own, so a rejection there would end Node.
    // @ts-expect-error It takes no answer for nothing done, as its own pool answers once it is closed.
    executeSql: (text, values) => pool.query(text, values).catch(report),
  };
  const boss = new PgBoss({
    db,
    migrate: false,
    archiveFailedAfterSeconds: 30 * DAY_SECONDS,
  });
  boss.on('error', report);
  return boss;

  function report(error: unknown) {
    if (pool.ending) return;
    // A second job of a queue that does one at a time is a duplicate key: it stays where it is.
    if (!isDatabaseAway(error) && sqlState(error) !== DUPLICATE_KEY) onError(error);
  }
}

/** Makes the queues that are missing and brings the others up to date; several processes may do so at once. */
export async function prepareQueues(pool: Pool): Promise<void> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } });
  for (const [name, settings] of Object.entries(queues)) {
    const queue = { name, ...settings };
    await boss.createQueue(name, queue);
    await boss.updateQueue(name, queue);
  }
}
