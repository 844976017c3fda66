import { Zip, ZipDeflate } from 'fflate';

/** A file of a zip. */
interface ZippedFile {
  name: string;
  bytes: Uint8Array;
  /** When it was last changed, as the zip says. */
  changedAt: Date;
}

/**
 * Packs files into one zip, each as it comes.
 *
 * @throws whatever making one of the files throws
 */
export async function zipFiles(files: AsyncIterable<ZippedFile>): Promise<Buffer> {
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
  }
  zip.end();
  return Buffer.concat(parts);
}
