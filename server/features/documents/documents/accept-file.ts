import { createHash, randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import type { Place } from '@contract/credit/geo';
import type { DocumentExtension } from '@contract/documents/definition-parts';
import { type DocumentDefinition, placeOf } from '@contract/documents/document-definitions';
import { documents as documentWords } from '@contract/locales/es-MX/documents/documents';
import { documentsWords } from '@contract/locales/es-MX/documents/server';
import type { ObjectStore } from '@server/adapters/adapters';
import type { Db } from '@server/db/connection';
import { refused } from '@server/http/errors';
import type { ReceivedFile } from '@server/http/multipart';
import { t } from '@server/i18n';
import { type FileKind, inspect, mediaTypes, WRONG_TYPE } from './file-rules';
import { cleanImage, placeOfImage } from './images';
import { roomFor } from './room';
import { storeObject } from './store-object';

/** What is asked of a file, and of which record: the photographs of installation sites keep their place. */
type Asked = Pick<DocumentDefinition<string>, 'file_type' | 'db_table' | 'db_field' | 'extras'>;

/** A file of the right kind, durable in the store. */
export interface AcceptedFile {
  sha256: string;
  size: number;
  fileName: string;
  mediaType: string;
  /** Of a photograph of an installation, where it was taken. */
  taken: Place | null;
}

const badFile = (message: string) => refused(message, { file: message });

/**
 * Takes an uploaded file in: checks its name and bytes against the slot, leaves nothing of a
 * picture but its pixels, and stores it.
 *
 * @throws AppError rule, with the reason under `file`
 */
export const acceptFile = (
  db: Db,
  objects: ObjectStore,
  file: ReceivedFile | null,
  definition: Asked,
  now: Date,
): Promise<AcceptedFile> => {
  const keepsPlace = placeOf(definition).table === 'fg_locations';
  return acceptKinds(db, objects, file, { kinds: definition.file_type, keepsPlace }, now);
};

interface Kinds {
  kinds: readonly DocumentExtension[];
  /** Photographs say where they were taken. */
  keepsPlace?: boolean;
}

/**
 * The same for a file that is no document of anybody: of one of some kinds.
 *
 * @throws AppError rule, with the reason under `file`
 */
export async function acceptKinds(
  db: Db,
  objects: ObjectStore,
  file: ReceivedFile | null,
  asked: Kinds,
  now: Date,
): Promise<AcceptedFile> {
  if (!file) throw badFile(t(documentWords.prompt));
  const { kind, kept, taken } = await within(() => lookAt(file, asked));
  try {
    await storeObject(db, objects, kept, now);
    const { sha256, size } = kept;
    return { fileName: file.fileName, mediaType: mediaTypes[kind], sha256, size, taken };
  } finally {
    // What the store did not take.
    if (kept !== file) await rm(kept.path, { force: true });
  }
}

/** Files that are in memory at once, whole: as many as people send, they would fill it. */
const within = roomFor(3);

type Bytes = Pick<ReceivedFile, 'path' | 'sha256' | 'size'>;

/** What a file is, and what of it is kept: of a picture, a new one. */
async function lookAt(
  file: ReceivedFile,
  { kinds, keepsPlace }: Kinds,
): Promise<{ kind: FileKind; kept: Bytes; taken: Place | null }> {
  const bytes = await readFile(file.path);
  const found = await inspect(file.fileName, bytes, kinds);
  if ('problem' in found) throw badFile(found.problem);
  const { kind } = found;
  if (kind === 'pdf' || kind === 'xml') return { kind, kept: file, taken: null };
  const image = await cleanImage(kind, bytes);
  if (image === 'broken') throw badFile(WRONG_TYPE);
  if (image === 'too large') {
    throw badFile(t(documentsWords.documents.acceptFile.imageTooLarge));
  }
  const taken = keepsPlace && kind !== 'bmp' ? await placeOfImage(bytes) : null;
  const path = `${file.path}.${randomUUID()}`;
  try {
    await writeFile(path, image, { flush: true });
  } catch (error) {
    // Half of it, where the disk is full.
    await rm(path, { force: true });
    throw error;
  }
  const sha256 = createHash('sha256').update(image).digest('hex');
  return { kind, kept: { path, sha256, size: image.length }, taken };
}
