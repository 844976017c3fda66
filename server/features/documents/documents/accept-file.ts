import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import type { Place } from '@contract/credit/geo';
import type { DocumentExtension } from '@contract/documents/definition-parts';
import { type DocumentDefinition, placeOf } from '@contract/documents/document-definitions';
import { keptName } from '@contract/kernel/fields/file-extension';
import { receivedName } from '@contract/kernel/fields/file-name';
import { documents as documentWords } from '@contract/locales/es-MX/documents/documents';
import { documentsWords } from '@contract/locales/es-MX/documents/server';
import type { Adapters } from '@server/adapters/adapters';
import type { PictureKind } from '@server/adapters/pictures/draw';
import { MAX_SIDE, PDFS_AT_ONCE, PICTURES_AT_ONCE } from '@server/adapters/pictures/limits';
import type { PictureProblem, Pictures } from '@server/adapters/pictures/pictures';
import type { Db } from '@server/db/connection';
import { AppError, refused } from '@server/http/errors';
import type { ReceivedFile } from '@server/http/multipart';
import { t } from '@server/i18n';
import { placeInExif } from './exif-place';
import { type BroughtKind, inspect, keptAs, mediaTypes } from './file-rules';
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

/** Where files go, who looks through them and who draws their pictures anew. */
export type Receiving = Pick<Adapters, 'objects' | 'scanner' | 'pictures'>;

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
  const { scanner, objects, pictures } = receiving;
  // As it came: a picture is another one afterwards.
  const verdict = await scanner?.scan(createReadStream(file.path));
  if (verdict?.state === 'infected') throw new InfectedFile(verdict.found);
  const isUnknown = verdict?.state === 'unknown';
  if (isUnknown && !asked.mayWait) {
    throw new AppError('unavailable', t(documentsWords.documents.quarantine.away));
  }
  const name = receivedName(file.fileName);
  const kind = await reading(sender, () => lookAt(file, name, asked));
  if (kind === 'pdf') await examining(sender, () => assertReadablePdf(pictures, file));
  const picture = isDrawn(kind)
    ? await drawing(sender, () => drawAnew(pictures, file, kind))
    : null;
  const kept = picture ?? file;
  try {
    await storeObject(db, objects, kept, now);
    const { sha256, size } = kept;
    const fileName = keptName(name);
    const quarantine = isUnknown ? 'waiting' : null;
    const mediaType = mediaTypes[keptAs(kind)];
    const taken = asked.keepsPlace && picture?.exif ? placeInExif(picture.exif) : null;
    return { fileName, mediaType, sha256, size, taken, quarantine };
  } finally {
    // What the store did not take.
    if (kept !== file) await rm(kept.path, { force: true });
  }
}

/** Files that are in memory at once, whole: as many as people send, they would fill it. */
const reading = roomFor(3);
/** A picture may take seconds: it waits for other pictures, and no other file waits for it. */
const drawing = roomFor(PICTURES_AT_ONCE);
const examining = roomFor(PDFS_AT_ONCE);

/** What a file is, of the kinds that are taken. */
async function lookAt(file: ReceivedFile, name: string, { kinds }: Kinds): Promise<BroughtKind> {
  const found = await inspect(name, await readFile(file.path), kinds);
  if ('problem' in found) throw badFile(found.problem);
  return found.kind;
}

const isDrawn = (kind: BroughtKind): kind is PictureKind => kind !== 'pdf' && kind !== 'xml';

const { acceptFile: words } = documentsWords.documents;
const problemWords: Record<PictureProblem, string> = {
  broken: t(words.imageBroken),
  'too long': t(words.imageTooLong, { pixels: MAX_SIDE }),
  'too large': t(words.imageTooLarge),
  'too many scans': t(words.imageTooManyScans),
  'too slow': t(words.imageTooSlow),
  failed: t(words.imageFailed),
};

const pdfWords = {
  locked: t(words.pdfLocked),
  'no pages': t(words.pdfWithoutPages),
  'dynamic form': t(words.pdfDynamicForm),
  damaged: t(words.pdfDamaged),
  active: t(words.pdfActive),
  'too slow': t(words.pdfTooSlow),
  failed: t(words.pdfFailed),
} as const;

/** @throws AppError rule, when nobody could read it, or it does more than show its pages */
async function assertReadablePdf(pictures: Pictures, { path }: ReceivedFile): Promise<void> {
  const answer = await pictures.examinePdf(path);
  if (answer !== 'fine') throw badFile(pdfWords[answer]);
}

/** A new picture of the pixels of one that came. */
async function drawAnew(
  pictures: Pictures,
  { path: source }: ReceivedFile,
  kind: PictureKind,
): Promise<{ path: string; sha256: string; size: number; exif: Buffer | null }> {
  const picture = await pictures.draw({ kind, path: source });
  if (typeof picture === 'string') throw badFile(problemWords[picture]);
  const { bytes, exif } = picture;
  const path = `${source}.${randomUUID()}`;
  try {
    await writeFile(path, bytes, { flush: true });
  } catch (error) {
    // Half of it, where the disk is full.
    await rm(path, { force: true });
    throw error;
  }
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { path, sha256, size: bytes.length, exif: exif && Buffer.from(exif) };
}
