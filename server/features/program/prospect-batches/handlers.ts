import { sheets } from '@contract/locales/es-MX/kernel/sheets';
import { programWords } from '@contract/locales/es-MX/program/server';
import { prospectBatches as contract, openStates } from '@contract/program/prospect-batches';
import { prospectSheet } from '@contract/program/prospect-columns';
import type { ObjectStore } from '@server/adapters/adapters';
import { ObjectMissing } from '@server/adapters/store-faults';
import type { Db, Tx } from '@server/db/connection';
import { recorderOf } from '@server/features/platform';
import { conflict, notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import type { Principal, Scope } from '@server/http/principal';
import { t } from '@server/i18n';
import { badRowsFile } from './bad-rows';
import { matchRows } from './match';
import { repairRows } from './repair';
import {
  type Batch,
  type BatchScope,
  changeBatch,
  countRows,
  listBatches,
  lockBatch,
  reachedBatch,
  rememberColumns,
  rememberedColumns,
  shownBatch,
  zoneFinder,
} from './repository';
import { acceptPlaces, decideRows, findRow, lastRow, listRows, restageRows } from './rows';
import { readCells } from './rules';
import { workedSince } from './undo';
import { enqueueWork, uploadFile } from './upload';

export const prospectBatchHandlers = implement(contract, {
  list: ({ db, scope, principal, query }) => listBatches(db, reach(scope, principal), query),

  async columns({ db, scope, principal }) {
    const remembered = await rememberedColumns(db, reach(scope, principal).programId);
    return { items: [...remembered].map(([heading, field]) => ({ heading, field })) };
  },

  show: ({ db, scope, principal, params }) =>
    getShownBatch(db, reach(scope, principal), params.batchId),

  async upload({ db, scope, principal, file, adapters, now }) {
    return uploadFile(db, reach(scope, principal), {
      file,
      objects: adapters.objects,
      now,
      record: (tx, { id, fileName }) =>
        recorderOf(contract.upload, { db: tx, principal, now })(id, { name: fileName }),
    });
  },

  async map({ db, scope, principal, params, body, record }) {
    const own = reach(scope, principal);
    const batch = await lockBatchIn(db, own, params.batchId, ['mapping', 'review']);
    const { columns, encoding = batch.encoding, delimiter = batch.delimiter } = body;
    const { sheet = batch.sheet } = body;
    // Read in another way, other rows may be the headings: which are is guessed anew, unless it is said.
    const headingRow = body.heading_row ?? (columns ? batch.headingRow : null);
    if (columns) {
      const [missing] = prospectSheet.missingFields(columns);
      const message = t(sheets.missingColumn);
      if (missing) throw refused(message, { [`columns.${missing}`]: message });
      await rememberColumns(db, batch, columns);
    }
    const how = { columns: columns ?? null, encoding, delimiter, sheet, headingRow };
    const change = { state: 'reading' as const, progress: 0 };
    await changeBatch(db, batch, { ...how, ...change });
    await enqueueWork(db, batch.id);
    await record(batch.id);
    return getShownBatch(db, own, batch.id);
  },

  async policy({ db, scope, principal, params, body, record }) {
    const own = reach(scope, principal);
    const batch = await lockBatchIn(db, own, params.batchId, ['review']);
    await recounted(db, { ...batch, policy: body.policy });
    await record(batch.id, { decision: body.policy });
    return getShownBatch(db, own, batch.id);
  },

  async rows({ db, scope, principal, params, query }) {
    const { id } = await getShownBatch(db, reach(scope, principal), params.batchId);
    return listRows(db, id, query);
  },

  async fix({ db, scope, principal, params, body, record }) {
    const batch = await lockBatchIn(db, reach(scope, principal), params.batchId, ['review']);
    const known = await findRow(db, batch.id, body.row);
    if (!known) throw notFound();
    const read = readCells({ ...known.cells, ...body.cells }, await zoneFinder(db, batch));
    await restageRows(db, batch.id, [{ row: body.row, ...read }]);
    await comparedAgain(db, batch, body.row);
    await record(batch.id, { row: body.row });
    const row = await findRow(db, batch.id, body.row);
    if (!row) throw notFound();
    return row;
  },

  async repair({ db, scope, principal, params, body, record }) {
    const own = reach(scope, principal);
    const batch = await lockBatchIn(db, own, params.batchId, ['review']);
    const zones = await zoneFinder(db, batch);
    const repaired = await repairRows(db, batch.id, { zones, from: body.after });
    if (repaired.rows > 0) await comparedAgain(db, batch);
    await record(batch.id, { rows: repaired.rows });
    return { ...(await getShownBatch(db, own, batch.id)), repaired };
  },

  async decide({ db, scope, principal, params, body, record }) {
    const own = reach(scope, principal);
    const batch = await lockBatchIn(db, own, params.batchId, ['review']);
    await decideRows(db, batch.id, body.rows, body.decision);
    // What repeats a row that is left out repeats nothing that comes in.
    if (typeof body.rows === 'number') await comparedAgain(db, batch, body.rows);
    else await recounted(db, batch);
    await record(batch.id, { decision: body.decision ?? '' });
    return getShownBatch(db, own, batch.id);
  },

  async acceptPlaces({ db, scope, principal, params, body, record }) {
    const own = reach(scope, principal);
    const batch = await lockBatchIn(db, own, params.batchId, ['review']);
    await acceptPlaces(db, batch.id, body.rows);
    await recounted(db, batch);
    await record(batch.id, { decision: 'accept' });
    return getShownBatch(db, own, batch.id);
  },

  async badRows({ db, scope, principal, params, log, assertStillLetIn }) {
    const batch = await getShownBatch(db, reach(scope, principal), params.batchId);
    const stream = badRowsFile(db, batch.id, assertStillLetIn);
    // Its reader is told by the end of the connection alone.
    stream.on('error', (error) => log.error(error));
    return {
      stream,
      mediaType: 'text/csv; charset=utf-8',
      fileName: t(programWords.prospects.upload.badRowsFile),
      disposition: 'attachment' as const,
    };
  },

  async file({ db, scope, principal, params, adapters, record }) {
    const batch = await reachedBatch(db, reach(scope, principal), params.batchId);
    if (!batch) throw notFound();
    if (!keptStates.includes(batch.state)) throw otherState();
    const { id, fileName, sha256 } = batch;
    await record(id, { name: fileName, sha256 });
    const { stream, size } = await openFile(adapters.objects, sha256);
    return {
      stream,
      size,
      mediaType: 'application/octet-stream',
      fileName,
      disposition: 'attachment' as const,
    };
  },

  async commit({ db, scope, principal, params, record }) {
    const own = reach(scope, principal);
    const batch = await lockBatchIn(db, own, params.batchId, ['review']);
    const { bad = 0, ask = 0, misplaced = 0, add = 0, update = 0 } = batch.counts ?? {};
    if (bad + ask > 0) throw conflict(t(programWords.prospects.upload.refused));
    if (misplaced > 0) throw conflict(t(programWords.prospects.upload.misplaced));
    if (add + update === 0) throw conflict(t(programWords.prospects.upload.nothing));
    await changeBatch(db, batch, { state: 'taking', progress: 0, failure: null });
    await enqueueWork(db, batch.id);
    await record(batch.id, { rows: add + update });
    return getShownBatch(db, own, batch.id);
  },

  async discard({ db, scope, principal, params, record }) {
    const own = reach(scope, principal);
    const batch = await lockBatchIn(
      db,
      own,
      params.batchId,
      openStates.filter((state) => state !== 'taking'),
    );
    await changeBatch(db, batch, { state: 'discarded', counts: null });
    await record(batch.id);
    return getShownBatch(db, own, batch.id);
  },

  async undo({ db, scope, principal, params, record }) {
    const own = reach(scope, principal);
    const batch = await lockBatchIn(db, own, params.batchId, ['done']);
    const worked = await workedSince(db, batch.id);
    if (worked > 0) throw conflict(t(programWords.prospects.upload.worked, { count: worked }));
    await changeBatch(db, batch, { state: 'undoing', progress: 0, failure: null });
    await enqueueWork(db, batch.id);
    await record(batch.id, { rows: batch.rowCount });
    return getShownBatch(db, own, batch.id);
  },
});

/** Of files from before they were kept nothing is there. */
async function openFile(objects: ObjectStore, sha256: string) {
  try {
    return await objects.open(sha256);
  } catch (error) {
    throw error instanceof ObjectMissing ? notFound() : error;
  }
}

const otherState = () => conflict(t(programWords.prospects.upload.otherState));

/** The states in which a file is the history of prospects that are there. */
const keptStates: readonly Batch['state'][] = ['done', 'undoing'];

/** After one row changed, or many: what changed is compared now, and everything before it is taken in. */
async function comparedAgain(tx: Tx, batch: Batch, row?: number): Promise<void> {
  const { id: batchId, programId, zoneIds } = batch;
  await matchRows(tx, { batchId, programId, zoneIds, last: await lastRow(tx, batchId) }, row);
  await recounted(tx, { ...batch, matchedAt: null });
}

async function recounted(tx: Tx, batch: Batch): Promise<void> {
  const { policy, matchedAt } = batch;
  const counts = await countRows(tx, batch);
  await changeBatch(tx, batch, { policy, matchedAt, counts, failure: null });
}

async function getShownBatch(db: Db | Tx, scope: BatchScope, batchId: string) {
  const batch = await shownBatch(db, scope, batchId);
  if (!batch) throw notFound();
  return batch;
}

/** A batch, held, as long as it is in one of these states. */
async function lockBatchIn(
  tx: Tx,
  scope: BatchScope,
  batchId: string,
  states: readonly Batch['state'][],
): Promise<Batch> {
  const batch = await lockBatch(tx, scope, batchId);
  if (!batch) throw notFound();
  if (!states.includes(batch.state)) throw otherState();
  return batch;
}

/** Uploads belong to a program, so only its own people have them. */
function reach(scope: Scope, { userId }: Principal): BatchScope {
  if (scope.kind !== 'program') throw notFound();
  const { programId, zoneIds } = scope;
  return { programId, zoneIds, userId };
}
