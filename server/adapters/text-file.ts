import { createReadStream } from 'node:fs';
import { encodingOfHead } from '@contract/kernel/sheets/foreign-file';
import { decoderFor, type Encoding, likeliestSingleByte } from '@contract/kernel/text-decoder';

const CHUNK_BYTES = 64 * 1024;

/**
 * How the text of a file is written: UTF-8 or UTF-16 by its mark, UTF-16 by its zeros, UTF-8 when all of it is, otherwise
 * what older spreadsheets of Windows, the Macintosh or MS-DOS write.
 */
export async function encodingOf(path: string): Promise<Encoding> {
  let head: Encoding | null | undefined;
  let single: Encoding = 'windows-1252';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of bytesOf(path)) {
      if (head === undefined) head = encodingOfHead(chunk);
      if (head) return head;
      if (single === 'windows-1252') single = likeliestSingleByte(chunk);
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return single;
    throw error;
  }
}

/** The text of a file, piece by piece, without its mark; `onBytes` is told how many have been read. */
export async function* textOf(
  path: string,
  encoding: Encoding,
  onBytes: (bytes: number) => void = () => undefined,
): AsyncGenerator<string> {
  const decoder = decoderFor(encoding);
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
