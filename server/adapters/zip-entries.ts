import type { Readable } from 'node:stream';
import { type Entry, openPromise } from 'yauzl';
import { NoTable, TooMuch } from './csv-records';

/** What a file that is small on disk may not become. */
const MOST_ENTRIES = 1000;
const MOST_BYTES = 100 * 1024 * 1024;
const MOST_RATIO = 100;
/** Below it the ratio says nothing. */
const SMALL_BYTES = 1024 * 1024;

export interface ZipFile {
  entries: ReadonlyMap<string, Entry>;
  /** The bytes of an entry, unpacked; an error when they are not as many as the directory says. */
  read(entry: Entry): Promise<Readable>;
  close(): void;
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
