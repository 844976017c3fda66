import type { Readable } from 'node:stream';
import { type Entry, openPromise } from 'yauzl';
import { NoTable, TooMuch } from './csv-records';

/** What a file that is small on disk may not become. */
const MOST_ENTRIES = 1000;
const MOST_BYTES = 100 * 1024 * 1024;
const MOST_RATIO = 100;
/** Below it the ratio says nothing. */
const SMALL_BYTES = 1024 * 1024;
const ZIP = 'PK\u0003\u0004';

export interface ZipFile {
  entries: ReadonlyMap<string, Entry>;
  /** The bytes of an entry, unpacked; an error when they are not as many as the directory says. */
  read(entry: Entry): Promise<Readable>;
  close(): void;
}

/** Whether bytes begin as those of a zip file: within another it unpacks to what no limit of that one counts. */
async function isZip(bytes: Readable): Promise<boolean> {
  let head = '';
  for await (const chunk of bytes) {
    if (Buffer.isBuffer(chunk)) head += chunk.toString('latin1', 0, ZIP.length);
    if (head.length >= ZIP.length) break;
  }
  return head.startsWith(ZIP);
}

/**
 * Opens a zip file.
 *
 * @throws TooMuch when it would unpack to far more than it is
 */
export async function openZip(path: string): Promise<ZipFile> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true });
  try {
    if (zip.entryCount > MOST_ENTRIES) throw new NoTable();
    const entries = new Map<string, Entry>();
    let bytes = 0;
    for await (const entry of zip.eachEntry()) {
      const { fileName, compressedSize, uncompressedSize: size } = entry;
      bytes += size;
      const isBomb = size > SMALL_BYTES && size > compressedSize * MOST_RATIO;
      if (bytes > MOST_BYTES || isBomb) throw new TooMuch();
      entries.set(fileName, entry);
    }
    for (const entry of entries.values()) {
      if (await isZip(await zip.openReadStreamPromise(entry))) throw new NoTable();
    }
    return {
      entries,
      read: (entry) => zip.openReadStreamPromise(entry),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}
