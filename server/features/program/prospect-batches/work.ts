import { programWords } from '@contract/locales/es-MX/program/server';
import type { ObjectStore } from '@server/adapters/adapters';
import type { Config } from '@server/config';
import { type Db, inTransaction, sqlState, type Tx } from '@server/db/connection';
import { t } from '@server/i18n';
import { sql } from 'drizzle-orm';
import { readBatch } from './read';
import { type Batch, batchOf, changeBatch, countRows, GivenUp, workingBatches } from './repository';
import { lastRow } from './rows';
import { compared, takeBatch } from './take';
import { type StepEnd, tellUploader } from './tell';
import { undoBatch, WorkedMeanwhile } from './undo';

interface Work {
  batchId: string;
  config: Config;
  objects: ObjectStore;
  dataDir: string;
  now: Date;
}

/**
 * Job: does what a batch waits for. All of it is one transaction, whose lock is gone with the process: another that
 * finds it working begins anew, and two never do the same.
 */
export async function workBatch(db: Db, work: Work): Promise<void> {
  const batch = await batchOf(db, work.batchId);
  if (!batch) return;
  try {
    await inTransaction(db, async (tx) => {
      const { rows } = await tx.execute<{ held: boolean }>(
        sql`select pg_try_advisory_xact_lock(hashtextextended(${batch.id}, 0)) as held`,
      );
      // Its state may be another by now: of two who came, one waited for nothing.
      const now = rows[0]?.held ? await batchOf(tx, batch.id) : undefined;
      if (now) await doStep(db, tx, now, work);
    });
  } catch (error) {
    if (error instanceof GivenUp) return;
    if (!isOvertaken(error)) throw error;
    await overtaken(db, batch, work);
  }
}

const UNIQUE = '23505';
const REFERENCED = '23503';

const isOvertaken = (error: unknown) =>
  error instanceof WorkedMeanwhile ||
  [UNIQUE, REFERENCED].some((state) => state === sqlState(error));

async function doStep(db: Db, tx: Tx, batch: Batch, work: Work): Promise<void> {
  const doing = { ...work, tell: teller(db, batch) };
  let end: StepEnd | undefined;
  if (batch.state === 'reading') end = await readBatch(tx, batch, doing);
  if (batch.state === 'taking') end = await takeBatch(tx, batch, doing);
  if (batch.state === 'undoing') end = await undoBatch(tx, batch, doing);
  if (end) await tellUploader(tx, work.config, batch, end);
}

/** Somebody wrote the same telephone, or built on one of them, between the look and the act. */
async function overtaken(db: Db, batch: Batch, { now, config }: Work): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { changedMeanwhile, builtOn } = programWords.prospects.upload;
    if (batch.state === 'undoing') {
      const end = { state: 'done' as const, failure: t(builtOn) };
      await changeBatch(tx, batch, { ...end, progress: 0 });
      return tellUploader(tx, config, batch, end);
    }
    await compared(tx, batch, await lastRow(tx, batch.id));
    const counts = await countRows(tx, batch);
    const end = { state: 'review' as const, counts, failure: t(changedMeanwhile) };
    await changeBatch(tx, batch, { ...end, matchedAt: now, progress: 0 });
    await tellUploader(tx, config, batch, end);
  });
}

/** Job: goes on with batches whose process ended amid them. */
export async function resumeBatches(db: Db, work: Omit<Work, 'batchId'>): Promise<void> {
  const failed: unknown[] = [];
  for (const batchId of await workingBatches(db)) {
    // One that fails keeps none of the others waiting.
    await workBatch(db, { ...work, batchId }).catch((error: unknown) => failed.push(error));
  }
  if (failed.length > 0) throw new AggregateError(failed, 'batches that could not be resumed');
}

const TOLD_EVERY_MS = 400;

/** Tells how far a batch is, on a connection of its own: those of the work are seen at its end. */
function teller(db: Db, batch: Batch) {
  let [told, at] = [0, Date.now()];
  return async (percent: number): Promise<void> => {
    if (percent <= told || Date.now() - at < TOLD_EVERY_MS) return;
    [told, at] = [percent, Date.now()];
    await inTransaction(db, (tx) => changeBatch(tx, batch, { progress: percent }));
  };
}
