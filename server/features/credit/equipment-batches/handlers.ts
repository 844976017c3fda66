import {
  catalogExtensions,
  equipmentBatches as contract,
  type Outcome,
} from '@contract/credit/equipment-batches';
import { equipmentSheet } from '@contract/credit/equipment-cells';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { hasAllowedExtension } from '@contract/kernel/fields/file-extension';
import { receivedName } from '@contract/kernel/fields/file-name';
import { equipmentWords } from '@contract/locales/es-MX/credit/equipment-server';
import { documents as documentWords } from '@contract/locales/es-MX/documents/documents';
import { sheets } from '@contract/locales/es-MX/kernel/sheets';
import { Unreadable } from '@server/adapters/sheet-cells';
import { type Db, inTransaction, type Tx } from '@server/db/connection';
import { equipmentBatches, equipmentBatchRows as rows } from '@server/db/schema/credit-equipment';
import { storeObject } from '@server/features/documents';
import { recorderOf } from '@server/features/platform';
import { AppError, conflict, notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import type { ReceivedFile } from '@server/http/multipart';
import { withStoredFile } from '@server/http/stored-file';
import { t } from '@server/i18n';
import { and, eq, inArray } from 'drizzle-orm';
import { holdCatalog, type Reach, reachOf } from '../equipment/items';
import { cellsBy, type ReadFile, readFile } from './read';
import {
  type Batch,
  type Comparison,
  compareBatch,
  describeBatch,
  describeRows,
  findBatch,
  listBatches,
  listRows,
  rememberedColumns,
  rowsOf,
  waitingStates,
} from './repository';
import { takeBatch, undoBatch, usedSince } from './take';

export const equipmentBatchHandlers = implement(contract, {
  list: ({ db, scope, query }) => listBatches(db, reachOf(scope), query),

  async show({ db, scope, params }) {
    return describeBatch(db, await getBatch(db, reachOf(scope), params.equipmentBatchId));
  },

  async upload({ db, scope, principal, file, adapters, now }) {
    const reach = reachOf(scope);
    const received = acceptable(file);
    const read = await readUpload(db, reach, received);
    await storeObject(db, adapters.objects, received, now);
    return inTransaction(db, async (tx) => {
      await holdCatalog(tx, reach.supplierId);
      await discardWaiting(tx, reach);
      const { rows: _, ...kept } = read;
      const [batch] = await tx
        .insert(equipmentBatches)
        .values({
          ...kept,
          supplierId: reach.supplierId,
          uploadedBy: principal.userId,
          fileName: receivedName(received.fileName),
          sha256: received.sha256,
          state: stateOf(read),
          rowCount: read.rows.length,
          createdAt: now,
        })
        .returning();
      if (!batch) throw new Error('the batch was not stored');
      await stage(tx, batch, read, now);
      const record = recorderOf(contract.upload, { db: tx, principal, now });
      await record(batch.id, { name: batch.fileName });
      return { id: batch.id };
    });
  },

  async map({ db, scope, principal, params, body, adapters, config, now }) {
    const reach = reachOf(scope);
    const asked = await getBatch(db, reach, params.equipmentBatchId);
    const { sha256 } = asked;
    if (!isWaiting(asked) || !sha256) throw otherState();
    const { columns = null, encoding = asked.encoding, delimiter = asked.delimiter } = body;
    const [missing] = columns ? equipmentSheet.missingFields(columns) : [];
    if (missing) {
      const message = t(sheets.missingColumn);
      throw refused(message, { [`columns.${missing}`]: message });
    }
    const reading = {
      columns,
      encoding,
      delimiter,
      sheet: body.sheet ?? asked.sheet,
      // Read in another way, other rows may be the headings: which are is guessed anew, unless it is said.
      headingRow: body.heading_row ?? (columns ? asked.headingRow : null),
      remembered: await rememberedColumns(db, reach),
    };
    const stored = { objects: adapters.objects, dataDir: config.dataDir, sha256 };
    const read = await withStoredFile(stored, (path) => readFile(path, reading)).catch(readAsSaid);
    return inTransaction(db, async (tx) => {
      const batch = await lockBatchIn(tx, reach, params.equipmentBatchId, waitingStates);
      const { rows: _, ...kept } = read;
      const [changed] = await tx
        .update(equipmentBatches)
        .set({ ...kept, state: stateOf(read), rowCount: read.rows.length })
        .where(eq(equipmentBatches.id, batch.id))
        .returning();
      if (!changed) throw new Error('the batch was not changed');
      await stage(tx, changed, read, now);
      await recorderOf(contract.map, { db: tx, principal, now })(batch.id);
      return describeBatch(tx, changed);
    });
  },

  async rows({ db, scope, params, query, now }) {
    const batch = await getBatch(db, reachOf(scope), params.equipmentBatchId);
    return listRows(db, batch, query, dayInMexicoCity(now));
  },

  async fix({ db, scope, params, body, now, record }) {
    const batch = await lockBatchIn(db, reachOf(scope), params.equipmentBatchId, ['review']);
    const known = (await rowsOf(db, batch.id)).find(({ row }) => row === body.row);
    if (!known) throw notFound();
    const cells = cellsBy((field) => body.cells[field] ?? known.cells[field]);
    await db
      .update(rows)
      // What was typed is a whole row, whatever the file had.
      .set({ cells, whole: null, skipped: false })
      .where(and(eq(rows.batchId, batch.id), eq(rows.row, body.row)));
    const today = dayInMexicoCity(now);
    await compareBatch(db, batch, today);
    await record(batch.id, { row: body.row });
    const fixed = (await rowsOf(db, batch.id)).filter(({ row }) => row === body.row);
    const [described] = await describeRows(db, batch, fixed, today);
    if (!described) throw notFound();
    return described;
  },

  async skip({ db, scope, params, body, now, record }) {
    const batch = await lockBatchIn(db, reachOf(scope), params.equipmentBatchId, ['review']);
    const { skipped } = body;
    // All that are wrong are left out, or all that were are taken up again.
    const all = skipped ? eq(rows.outcome, 'bad') : eq(rows.skipped, true);
    const some = body.rows === 'bad' ? all : eq(rows.row, body.rows);
    const changed = await db
      .update(rows)
      .set({ skipped })
      .where(and(eq(rows.batchId, batch.id), some))
      .returning({ row: rows.row });
    if (body.rows !== 'bad' && changed.length === 0) throw notFound();
    await compareBatch(db, batch, dayInMexicoCity(now));
    await record(batch.id, { rows: changed.length });
    return describeBatch(db, batch);
  },

  async commit({ db, scope, principal, params, now, record }) {
    const batch = await lockBatchIn(db, reachOf(scope), params.equipmentBatchId, ['review']);
    const today = dayInMexicoCity(now);
    const comparison = await compareBatch(db, batch, today);
    if (comparison.changed > 0) {
      const message = t(equipmentWords.upload.changedMeanwhile);
      throw new AppError('conflict', message, { keepWrites: true });
    }
    const come = countOf(comparison, 'add') + countOf(comparison, 'update');
    if (countOf(comparison, 'bad') > 0) throw conflict(t(equipmentWords.upload.refused));
    if (come === 0) throw conflict(t(equipmentWords.upload.nothing));
    await takeBatch(db, batch, comparison, { userId: principal.userId, today, now });
    const taken = await settle(db, batch, { state: 'done', takenAt: now });
    await record(batch.id, { rows: come });
    return describeBatch(db, taken);
  },

  async discard({ db, scope, params, record }) {
    const batch = await lockBatchIn(db, reachOf(scope), params.equipmentBatchId, waitingStates);
    await forgetRows(db, batch.id);
    const discarded = await settle(db, batch, { state: 'discarded' });
    await record(batch.id);
    return describeBatch(db, discarded);
  },

  async undo({ db, scope, params, now, record }) {
    const batch = await lockBatchIn(db, reachOf(scope), params.equipmentBatchId, ['done']);
    const used = await usedSince(db, batch.id);
    if (used > 0) throw conflict(t(equipmentWords.upload.used, { count: used }));
    await undoBatch(db, batch.id);
    await forgetRows(db, batch.id);
    const undone = await settle(db, batch, { state: 'undone', undoneAt: now });
    await record(batch.id, { rows: batch.rowCount });
    return describeBatch(db, undone);
  },
});

function acceptable(file: ReceivedFile | null): ReceivedFile {
  if (!file) throw badFile(t(documentWords.prompt));
  const isAllowed = hasAllowedExtension(file.fileName, catalogExtensions);
  if (!isAllowed) throw badFile(t(documentWords.wrongType));
  return file;
}

const badFile = (message: string) => refused(message, { file: message });

async function readUpload(db: Db, reach: Reach, { path }: ReceivedFile): Promise<ReadFile> {
  const nothingSaid = { encoding: null, delimiter: null, sheet: null, headingRow: null };
  const remembered = await rememberedColumns(db, reach);
  return readFile(path, { ...nothingSaid, columns: null, remembered }).catch((error: unknown) => {
    throw error instanceof Unreadable ? badFile(error.message) : error;
  });
}

/** Of a file that can be read, and not as it was asked for. */
function readAsSaid(error: unknown): never {
  throw error instanceof Unreadable ? refused(error.message) : error;
}

const stateOf = ({ columns }: ReadFile) =>
  equipmentSheet.missingFields(columns).length > 0 ? 'mapping' : 'review';

const isWaiting = ({ state }: Batch) => waitingStates.some((one) => one === state);

const otherState = () => conflict(t(equipmentWords.upload.otherState));

const countOf = (comparison: Comparison, outcome: Outcome) =>
  comparison.rows.filter((row) => row.outcome === outcome).length;

const AT_ONCE = 500;

/** Keeps the rows of a file that is read so that they may be reviewed, in place of those before. */
async function stage(tx: Tx, batch: Batch, read: ReadFile, now: Date): Promise<void> {
  await forgetRows(tx, batch.id);
  if (batch.state === 'mapping') return;
  for (let at = 0; at < read.rows.length; at += AT_ONCE) {
    await tx
      .insert(rows)
      .values(
        read.rows
          .slice(at, at + AT_ONCE)
          .map((row) => ({ ...row, batchId: batch.id, outcome: 'bad' as const })),
      );
  }
  await compareBatch(tx, batch, dayInMexicoCity(now));
}

const forgetRows = (tx: Tx, batchId: string) => tx.delete(rows).where(eq(rows.batchId, batchId));

/** A file that waited is given up once another one comes. */
async function discardWaiting(tx: Tx, { supplierId }: Reach): Promise<void> {
  const given = await tx
    .update(equipmentBatches)
    .set({ state: 'discarded', sha256: null })
    .where(
      and(
        eq(equipmentBatches.supplierId, supplierId),
        inArray(equipmentBatches.state, [...waitingStates]),
      ),
    )
    .returning({ id: equipmentBatches.id });
  for (const { id } of given) await forgetRows(tx, id);
}

/** Its file is read no more. */
async function settle(
  tx: Tx,
  { id }: Batch,
  change: Partial<typeof equipmentBatches.$inferInsert>,
): Promise<Batch> {
  const [settled] = await tx
    .update(equipmentBatches)
    .set({ ...change, sha256: null })
    .where(eq(equipmentBatches.id, id))
    .returning();
  if (!settled) throw new Error('the batch was not changed');
  return settled;
}

async function getBatch(db: Db | Tx, reach: Reach, batchId: string): Promise<Batch> {
  const batch = await findBatch(db, reach, batchId);
  if (!batch) throw notFound();
  return batch;
}

/** A batch with its catalogue held, as long as it is in one of these states. */
async function lockBatchIn(
  tx: Tx,
  reach: Reach,
  batchId: string,
  states: readonly Batch['state'][],
): Promise<Batch> {
  await getBatch(tx, reach, batchId);
  await holdCatalog(tx, reach.supplierId);
  const batch = await getBatch(tx, reach, batchId);
  if (!states.includes(batch.state)) throw otherState();
  return batch;
}
