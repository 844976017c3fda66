import { hasAllowedExtension } from '@contract/kernel/fields/file-extension';
import { receivedName } from '@contract/kernel/fields/file-name';
import { documents as documentWords } from '@contract/locales/es-MX/documents/documents';
import { programWords } from '@contract/locales/es-MX/program/server';
import { deadStates, importExtensions } from '@contract/program/prospect-batches';
import type { ObjectStore } from '@server/adapters/adapters';
import { type Db, inTransaction, sqlState, type Tx } from '@server/db/connection';
import { prospectBatches } from '@server/db/schema/program';
import { storeObject } from '@server/features/documents';
import { conflict, refused } from '@server/http/errors';
import type { ReceivedFile } from '@server/http/multipart';
import { t } from '@server/i18n';
import { enqueue } from '@server/jobs/outbox';
import { and, eq, notInArray } from 'drizzle-orm';
import type { BatchScope } from './repository';

interface Upload {
  file: ReceivedFile | null;
  objects: ObjectStore;
  now: Date;
  /** In the transaction of the batch. */
  record(tx: Tx, batch: { id: string; fileName: string }): Promise<void>;
}

/** Keeps an uploaded file, once: a job reads it. */
export async function uploadFile(db: Db, scope: BatchScope, upload: Upload) {
  const { objects, now, record } = upload;
  const file = acceptable(upload.file);
  if (await isThere(db, scope.programId, file.sha256)) throw repeated();
  await storeObject(db, objects, file, now);
  try {
    return await inTransaction(db, async (tx) => {
      const batch = await insertBatch(tx, scope, file, now);
      await enqueueWork(tx, batch.id);
      await record(tx, batch);
      return batch;
    });
  } catch (error) {
    // The same file came twice at the same moment.
    if (sqlState(error) === '23505') throw repeated();
    throw error;
  }
}

function acceptable(file: ReceivedFile | null): ReceivedFile {
  if (!file) throw badFile(t(documentWords.prompt));
  const isAllowed = hasAllowedExtension(file.fileName, importExtensions);
  if (!isAllowed) throw badFile(t(documentWords.wrongType));
  return file;
}

const badFile = (message: string) => refused(message, { file: message });

const repeated = () => conflict(t(programWords.prospects.upload.loadedAlready));

async function insertBatch(
  tx: Tx,
  { programId, zoneIds, userId }: BatchScope,
  { fileName, sha256 }: ReceivedFile,
  now: Date,
) {
  const [batch] = await tx
    .insert(prospectBatches)
    .values({
      programId,
      zoneIds: zoneIds && [...zoneIds],
      uploadedBy: userId,
      fileName: receivedName(fileName),
      sha256,
      state: 'reading',
      createdAt: now,
    })
    .returning({ id: prospectBatches.id, fileName: prospectBatches.fileName });
  if (!batch) throw new Error('the batch was not stored');
  return batch;
}

/** Has the server do what the batch waits for. */
export const enqueueWork = (tx: Tx, batchId: string) =>
  enqueue(tx, 'import-prospects', [{ data: { batchId } }]);

async function isThere(db: Db, programId: string, sha256: string): Promise<boolean> {
  const same = await db
    .select({ id: prospectBatches.id })
    .from(prospectBatches)
    .where(
      and(
        eq(prospectBatches.programId, programId),
        eq(prospectBatches.sha256, sha256),
        notInArray(prospectBatches.state, [...deadStates]),
      ),
    );
  return same.length > 0;
}
