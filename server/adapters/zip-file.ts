import { setImmediate } from 'node:timers/promises';
import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate';

/** A file of a zip. */
interface ZippedFile {
  name: string;
  bytes: Uint8Array;
  /** When it was last changed, as the zip says. */
  changedAt: Date;
}

/**
 * Packs files into one zip, each as it comes, with a turn of the event loop after each.
 *
 * @param gone stops it when it is aborted
 * @throws whatever making one of the files throws, or why it was stopped
 */
export async function zipFiles(
  files: AsyncIterable<ZippedFile>,
  gone: AbortSignal,
): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  for await (const { name, bytes, changedAt } of files) {
    const file = new ZipDeflate(name);
    file.mtime = changedAt;
    zip.add(file);
    file.push(bytes, true);
    await setImmediate();
    gone.throwIfAborted();
  }
  zip.end();
  return Buffer.concat(parts);
}

/** The first day that a zip can say. */
const FIRST_DAY = new Date(1980, 0, 1);

/** Packs texts by name into one zip: the same texts make the same bytes. */
export function zipTexts(texts: Readonly<Record<string, string>>): Buffer {
  const files = Object.entries(texts).map(([name, text]) => [name, strToU8(text)]);
  return Buffer.from(zipSync(Object.fromEntries(files), { mtime: FIRST_DAY }));
}
