import { createHash, randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import type { DocumentDefinition } from '@contract/documents/document-definitions';
import { documents as documentWords } from '@contract/locales/es-MX/documents/documents';
import { documentsWords } from '@contract/locales/es-MX/documents/server';
import type { ObjectStore } from '@server/adapters/adapters';
import type { Db } from '@server/db/connection';
import { refused } from '@server/http/errors';
import type { ReceivedFile } from '@server/http/multipart';
import { t } from '@server/i18n';
import { inspect, mediaTypes, WRONG_TYPE } from './file-rules';
import { cleanImage } from './images';
import { storeObject } from './store-object';

/** A file of the right kind, durable in the store. */
export interface AcceptedFile {
  sha256: string;
  size: number;
  fileName: string;
  mediaType: string;
}

const badFile = (message: string) => refused(message, { file: message });

/**
 * Takes an uploaded file in: checks its name and bytes against the slot, leaves nothing of a
 * picture but its pixels, and stores it.
 *
 * @throws AppError rule, with the reason under `file`
 */
export async function acceptFile(
  db: Db,
  objects: ObjectStore,
  file: ReceivedFile | null,
  definition: Pick<DocumentDefinition, 'file_type'>,
  now: Date,
): Promise<AcceptedFile> {
  if (!file) throw badFile(t(documentWords.prompt));
  const bytes = await readFile(file.path);
  const found = await inspect(file.fileName, bytes, definition.file_type);
  if ('problem' in found) throw badFile(found.problem);
  const { kind } = found;
  const accepted = { fileName: file.fileName, mediaType: mediaTypes[kind] };
  if (kind === 'pdf' || kind === 'xml') {
    await storeObject(db, objects, file, now);
    return { ...accepted, sha256: file.sha256, size: file.size };
  }
  const image = await cleanImage(kind, bytes);
  if (image === 'broken') throw badFile(WRONG_TYPE);
  if (image === 'too large') {
    throw badFile(t(documentsWords.documents.acceptFile.imageTooLarge));
  }
  const sha256 = createHash('sha256').update(image).digest('hex');
  const temporary = `${file.path}.${randomUUID()}`;
  try {
    await writeFile(temporary, image, { flush: true });
    await storeObject(db, objects, { path: temporary, sha256 }, now);
    return { ...accepted, sha256, size: image.length };
  } finally {
    await rm(temporary, { force: true });
  }
}
