import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { NoTable } from './csv-records';

/** What a file that is small on disk may not become. */
const MOST_ENTRIES = 1000;
const MOST_BYTES = 100 * 1024 * 1024;
const MOST_RATIO = 100;
/** Below it the ratio says nothing. */
const SMALL_BYTES = 1024 * 1024;

const END_BYTES = 22;
const MOST_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;

export interface ZipEntry {
  method: number;
  packed: number;
  size: number;
  offset: number;
}

/**
 * What a zip file holds, by name.
 *
 * @throws NoTable when it is none, or one that would unpack to far more than it is
 */
export async function zipEntries(path: string): Promise<Map<string, ZipEntry>> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const tail = Buffer.alloc(Math.min(size, END_BYTES + MOST_COMMENT));
    await file.read(tail, 0, tail.length, size - tail.length);
    const end = tail.lastIndexOf(Buffer.from('PK\u0005\u0006'));
    if (end < 0 || end + END_BYTES > tail.length) throw new NoTable();
    const count = tail.readUInt16LE(end + 10);
    const directory = Buffer.alloc(tail.readUInt32LE(end + 12));
    if (count > MOST_ENTRIES || directory.length > size) throw new NoTable();
    await file.read(directory, 0, directory.length, tail.readUInt32LE(end + 16));
    return entriesOf(directory, count);
  } finally {
    await file.close();
  }
}

function entriesOf(directory: Buffer, count: number): Map<string, ZipEntry> {
  const found = new Map<string, ZipEntry>();
  let at = 0;
  let bytes = 0;
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== 0x02014b50) {
      throw new NoTable();
    }
    const method = directory.readUInt16LE(at + 10);
    const packed = directory.readUInt32LE(at + 20);
    const size = directory.readUInt32LE(at + 24);
    const nameLength = directory.readUInt16LE(at + 28);
    const name = directory.toString('utf8', at + 46, at + 46 + nameLength);
    bytes += size;
    const isBomb = size > SMALL_BYTES && size > packed * MOST_RATIO;
    if (bytes > MOST_BYTES || isBomb || name.includes('..')) throw new NoTable();
    found.set(name, { method, packed, size, offset: directory.readUInt32LE(at + 42) });
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return found;
}

/**
 * The bytes of an entry, unpacked; no more of them than the directory says.
 *
 * @throws NoTable
 */
export async function openEntry(path: string, entry: ZipEntry): Promise<Readable> {
  const file = await open(path, 'r');
  const local = Buffer.alloc(30);
  try {
    await file.read(local, 0, local.length, entry.offset);
  } finally {
    await file.close();
  }
  if (local.readUInt32LE(0) !== 0x04034b50) throw new NoTable();
  const start = entry.offset + 30 + local.readUInt16LE(26) + local.readUInt16LE(28);
  if (entry.packed === 0) throw new NoTable();
  const packed = createReadStream(path, { start, end: start + entry.packed - 1 });
  if (entry.method === STORED) return packed;
  if (entry.method !== DEFLATED) throw new NoTable();
  let bytes = 0;
  const bounded = new Transform({
    transform(chunk: Buffer, _, next) {
      bytes += chunk.length;
      if (bytes > entry.size) next(new NoTable());
      else next(null, chunk);
    },
  });
  const unpacking = createInflateRaw();
  for (const part of [packed, unpacking])
    part.on('error', (error: Error) => bounded.destroy(error));
  bounded.on('close', () => packed.destroy());
  return packed.pipe(unpacking).pipe(bounded);
}
