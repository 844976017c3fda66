import { hasAllowedExtension } from '@contract/kernel/fields/file-extension';
import { documents as documentWords } from '@contract/locales/es-MX/documents/documents';
import { programWords } from '@contract/locales/es-MX/program/server';
import { importExtensions } from '@contract/program/prospect-batches';
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

const repeated = () => conflict(t(programWords.prospects.upload.loadedAlready));

interface Upload extends BatchScope {
  file: ReceivedFile | null;
  objects: ObjectStore;
  now: Date;
  /** In the transaction of the batch. */
  record(tx: Tx, batchId: string): Promise<void>;
}

/** Keeps an uploaded file, once: a job reads it. */
export async function uploadFile(db: Db, { file, objects, now, ...upload }: Upload) {
  if (!file) throw badFile(t(documentWords.prompt));
  if (!hasAllowedExtension(file.fileName, importExtensions))
    throw badFile(t(documentWords.wrongType));
  const { programId, zoneId, userId: uploadedBy } = upload;
  const { sha256 } = file;
  if (await isThere(db, programId, sha256)) throw repeated();
  await storeObject(db, objects, file, now);
  const fileName = file.fileName.slice(0, 200);
  try {
    return await inTransaction(db, async (tx) => {
      const [batch] = await tx
        .insert(prospectBatches)
        .values({
          ...{ programId, zoneId, uploadedBy, fileName, sha256, createdAt: now },
          state: 'reading',
        })
        .returning({ id: prospectBatches.id });
      if (!batch) throw new Error('the batch was not stored');
      await enqueueWork(tx, batch.id);
      await upload.record(tx, batch.id);
      return batch;
    });
  } catch (error) {
    // The same file came twice at the same moment.
    if (sqlState(error) === '23505') throw repeated();
    throw error;
  }
}

const badFile = (message: string) => refused(message, { file: message });

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
        notInArray(prospectBatches.state, ['undone', 'failed', 'discarded']),
      ),
    );
  return same.length > 0;
}
