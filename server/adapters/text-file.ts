import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import type { Encoding } from '@contract/program/prospect-batches';

/** A multiple of the longest character of any encoding that is read. */
const CHUNK_BYTES = 64 * 1024;
/** As much as tells UTF-16 without a mark by the zeros of its Latin letters. */
const HEAD_BYTES = 4096;

/**
 * How the text of a file is written: UTF-8 or UTF-16 by its mark, UTF-16 by its zeros, UTF-8 when all of it is, Latin-1
 * (what older spreadsheets write) otherwise.
 */
export async function encodingOf(path: string): Promise<Encoding> {
  let head: Encoding | null | undefined;
  let rest = Buffer.alloc(0);
  for await (const chunk of bytesOf(path)) {
    if (head === undefined) head = encodingOfHead(chunk.subarray(0, HEAD_BYTES));
    if (head) return head;
    const bytes = Buffer.concat([rest, chunk]);
    const whole = wholeCharacters(bytes);
    if (!isUtf8(bytes.subarray(0, whole))) return 'windows-1252';
    rest = bytes.subarray(whole);
  }
  return rest.length === 0 ? 'utf-8' : 'windows-1252';
}

function encodingOfHead(head: Buffer): Encoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [n, byte] of head.entries()) if (byte === 0) zeros[n % 2] = (zeros[n % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const most = head.length / 4;
  if (odd > most && even < most / 10) return 'utf-16le';
  return even > most && odd < most / 10 ? 'utf-16be' : null;
}

/** How many of the bytes end with a whole character of UTF-8. */
function wholeCharacters(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return bytes.length;
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return length > back ? bytes.length - back : bytes.length;
    }
  }
  return bytes.length;
}

/** The text of a file, piece by piece, without its mark; `onBytes` is told how many have been read. */
export async function* textOf(
  path: string,
  encoding: Encoding,
  onBytes: (bytes: number) => void = () => undefined,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let read = 0;
  for await (const chunk of bytesOf(path)) {
    read += chunk.length;
    onBytes(read);
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

async function* bytesOf(path: string): AsyncGenerator<Buffer> {
  const stream = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  for await (const chunk of stream) {
    if (Buffer.isBuffer(chunk)) yield chunk;
  }
}
