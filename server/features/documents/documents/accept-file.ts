import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import type { Place } from '@contract/credit/geo';
import type { DocumentExtension } from '@contract/documents/definition-parts';
import { type DocumentDefinition, placeOf } from '@contract/documents/document-definitions';
import { keptName } from '@contract/kernel/fields/file-extension';
import { documents as documentWords } from '@contract/locales/es-MX/documents/documents';
import { documentsWords } from '@contract/locales/es-MX/documents/server';
import type { Adapters } from '@server/adapters/adapters';
import type { Db } from '@server/db/connection';
import { AppError, refused } from '@server/http/errors';
import type { ReceivedFile } from '@server/http/multipart';
import { t } from '@server/i18n';
import { placeInExif } from './exif-place';
import { type FileKind, inspect, isHeic, keptAs, mediaTypes, WRONG_TYPE } from './file-rules';
import { cleanImage } from './images';
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
  /** The scanner could not look through it: nobody opens it until it has. */
  quarantine: 'waiting' | null;
}

/** Where files go, and who looks through them. */
export type Receiving = Pick<Adapters, 'objects' | 'scanner'>;

/** The scanner found something in it; it is not kept. */
export class InfectedFile extends AppError {
  constructor(readonly found: string) {
    const message = t(documentsWords.documents.quarantine.infected);
    super('rule', message, { fields: { file: message } });
  }
}

/** A file and who sends it. */
export interface Brought {
  file: ReceivedFile | null;
  sender: string;
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
  receiving: Receiving,
  brought: Brought,
  definition: Asked,
  now: Date,
): Promise<AcceptedFile> => {
  const keepsPlace = placeOf(definition).table === 'fg_locations';
  const kinds = { kinds: definition.file_type, keepsPlace, mayWait: true };
  return acceptKinds(db, receiving, brought, kinds, now);
};

interface Kinds {
  kinds: readonly DocumentExtension[];
  /** Photographs say where they were taken. */
  keepsPlace?: boolean;
  /** Kept in quarantine while the scanner does not answer; otherwise it is not taken then. */
  mayWait?: boolean;
}

/**
 * The same for a file that is no document of anybody: of one of some kinds.
 *
 * @throws AppError rule, with the reason under `file`
 */
export async function acceptKinds(
  db: Db,
  receiving: Receiving,
  { file, sender }: Brought,
  asked: Kinds,
  now: Date,
): Promise<AcceptedFile> {
  if (!file) throw badFile(t(documentWords.prompt));
  const { scanner, objects } = receiving;
  // As it came: a picture is another one afterwards.
  const verdict = await scanner?.scan(createReadStream(file.path));
  if (verdict?.state === 'infected') throw new InfectedFile(verdict.found);
  const isUnknown = verdict?.state === 'unknown';
  if (isUnknown && !asked.mayWait) {
    throw new AppError('unavailable', t(documentsWords.documents.quarantine.away));
  }
  const room = (await isHeic(file.path)) ? turning : within;
  const { kind, kept, taken } = await room(sender, () => lookAt(file, asked));
  try {
    await storeObject(db, objects, kept, now);
    const { sha256, size } = kept;
    const fileName = keptName(file.fileName);
    const quarantine = isUnknown ? 'waiting' : null;
    return { fileName, mediaType: mediaTypes[kind], sha256, size, taken, quarantine };
  } finally {
    // What the store did not take.
    if (kept !== file) await rm(kept.path, { force: true });
  }
}

/** Files that are in memory at once, whole: as many as people send, they would fill it. */
const within = roomFor(3);
/** A photograph that takes seconds of a processor and all its pixels in memory: one at a time, and nobody else waits. */
const turning = roomFor(1);

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
  const taken = keepsPlace && image.exif ? placeInExif(image.exif) : null;
  const path = `${file.path}.${randomUUID()}`;
  try {
    await writeFile(path, image.bytes, { flush: true });
  } catch (error) {
    // Half of it, where the disk is full.
    await rm(path, { force: true });
    throw error;
  }
  const sha256 = createHash('sha256').update(image.bytes).digest('hex');
  return { kind: keptAs(kind), kept: { path, sha256, size: image.bytes.length }, taken };
}
