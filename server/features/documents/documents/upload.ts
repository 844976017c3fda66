import { placeOf } from '@contract/documents/document-definitions';
import type { Config } from '@server/config';
import { type Db, inTransaction, type Tx } from '@server/db/connection';
import { documents } from '@server/db/schema/documents';
import { holdOpenAccount } from '@server/features/identity';
import { audit } from '@server/features/platform';
import { notFound, refused } from '@server/http/errors';
import type { ReceivedFile } from '@server/http/multipart';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { type Definition, holdDefinition } from '../definitions/definitions';
import { type AcceptedFile, acceptFile, InfectedFile, type Receiving } from './accept-file';
import { invalidateLists } from './invalidate-lists';
import { isStaff, type Owner, type Reader, uploaderProblem } from './owners';
import { assertWithinQuota, lockQuota } from './quota';
import { lockSlot, toRecord } from './repository';
import { assertAllowed, blockedBecause, isVisible, statusAfterUpload } from './rules';

interface Upload {
  reader: Reader;
  definition: Definition;
  /** Which of several files of the kind there; the first one where it is not said. */
  index?: number | undefined;
  /** The record that it belongs to, as it is by then. */
  findOwner: (db: Db | Tx) => Promise<Owner>;
  file: ReceivedFile | null;
  /** True when the caller means to replace what is there. */
  update: boolean;
  receiving: Receiving;
  config: Config;
  now: Date;
}

/**
 * Puts a new version in a slot: bytes first, without a transaction that would wait for the store, then the row
 * that names them. What may not be brought is not stored, and is refused once more if things changed meanwhile.
 */
export async function uploadDocument(db: Db, upload: Upload) {
  const owner = await findPlace(db, upload);
  // Before the store is asked to keep it, and once more where others are sent at the same time.
  await assertWithinQuota(db, bringing(upload, upload.file?.size ?? 0));
  const file = await accept(db, upload, owner);
  return inTransaction(db, async (tx) => {
    await holdDefinition(tx, upload.definition, upload.now);
    return keepVersion(tx, upload, await findPlace(tx, upload), file);
  });
}

const bringing = ({ reader: { principal }, config, now }: Upload, size: number) => ({
  userId: principal.actorUserId ?? principal.userId,
  size,
  config,
  now,
});

/** Of a file that is not kept because of what the scanner found, the trail has who brought it and where to. */
async function accept(db: Db, upload: Upload, owner: Owner): Promise<AcceptedFile> {
  const { receiving, file, definition, reader, now } = upload;
  try {
    const { userId: sender } = bringing(upload, 0);
    return await acceptFile(db, receiving, { file, sender }, definition, now);
  } catch (error) {
    if (!(error instanceof InfectedFile)) throw error;
    const { userId, actorUserId } = reader.principal;
    await inTransaction(db, (tx) =>
      audit(tx, {
        at: now,
        userId: owner.table === 'co_obligors' ? null : userId,
        actorUserId,
        action: 'documents.infected',
        ...aboutOwner(owner),
        details: { doc_id: definition.doc_id, found: error.found },
      }),
    );
    throw error;
  }
}

/** What the trail names in place of a document that is not there. */
function aboutOwner({ table, projectId, userId, id }: Owner) {
  if (table === 'co_obligors') return { object: 'co-obligors', objectId: id } as const;
  return projectId
    ? ({ object: 'projects', objectId: projectId } as const)
    : ({ object: 'users', objectId: userId } as const);
}

/** The record that may be given the file. */
async function findPlace(db: Db | Tx, { reader, definition, findOwner }: Upload): Promise<Owner> {
  const owner = await findOwner(db);
  if (isStaff(reader) && owner.table !== 'co_obligors') await holdOpenAccount(db, owner.userId);
  const sight = { staff: isStaff(reader) };
  if (!isVisible(definition, owner.facts, sight)) throw notFound();
  const problem =
    uploaderProblem(definition, owner, reader) ?? blockedBecause(definition, owner.facts, sight);
  if (problem) throw refused(problem);
  return owner;
}

/** With the slot locked: what is verified stays, also in a race with a verification. */
async function keepVersion(tx: Tx, upload: Upload, owner: Owner, accepted: AcceptedFile) {
  const { taken, ...file } = accepted;
  const { reader, definition, now } = upload;
  const { userId, actorUserId } = reader.principal;
  const { key } = placeOf(definition);
  const slot = { docId: definition.doc_id, key, owner, index: upload.index ?? 0 };
  const previous = await lockSlot(tx, slot);
  if (previous) assertAllowed('replace', previous.status);
  else if (upload.update) throw notFound();
  const part = bringing(upload, file.size);
  await lockQuota(tx, part.userId);
  await assertWithinQuota(tx, part);
  const id = v7();
  if (previous) {
    await tx.update(documents).set({ supersededBy: id }).where(eq(documents.id, previous.id));
  }
  const [row] = await tx
    .insert(documents)
    .values({
      id,
      docId: slot.docId,
      definitionId: definition.id,
      ownerTable: owner.table,
      ownerId: owner.id,
      ownerKey: slot.key,
      assocIndex: slot.index,
      userId: owner.userId,
      projectId: owner.projectId,
      ...file,
      ...taken,
      status: statusAfterUpload(definition),
      uploadedBy: part.userId,
      createdAt: now,
      updatedAt: now,
      waitsSince: now,
    })
    .returning();
  if (!row) throw new Error('the document was not stored');
  await invalidateLists(tx, row, definition);
  await audit(tx, {
    at: now,
    userId: owner.table === 'co_obligors' ? null : userId,
    actorUserId,
    action: 'documents.upload',
    object: 'documents',
    objectId: id,
    details: { doc_id: slot.docId, sha256: file.sha256, replaces: previous?.id ?? null },
  });
  return toRecord(row, null);
}
