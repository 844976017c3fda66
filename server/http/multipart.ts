import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MAX_FILE_MEGABYTES } from '@contract/documents/file-size';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { t } from '@server/i18n';
import type { FastifyRequest } from 'fastify';
import { AppError } from './errors';

/** Most bytes of one uploaded file. */
export const MAX_FILE_BYTES = MAX_FILE_MEGABYTES * 1024 * 1024;

/** A file that arrived whole, waiting in a temporary place for its handler to keep it. */
export interface ReceivedFile {
  path: string;
  sha256: string;
  size: number;
  fileName: string;
}

const MEGABYTE = 1024 * 1024;

const tooLargeFor = (megabytes: number) => () =>
  new AppError('too_large', t(serverWords.multipart.tooLarge, { megabytes }));

interface Received {
  file: ReceivedFile | null;
  fields: Record<string, string>;
}

/** Streams a multipart request to disk, never to memory; what is cut short leaves nothing behind. */
export async function receiveMultipart(
  request: FastifyRequest,
  temporaryFolder: string,
  megabytes = MAX_FILE_MEGABYTES,
): Promise<Received> {
  const tooLarge = tooLargeFor(megabytes);
  if (!request.isMultipart()) {
    throw new AppError('unsupported_type', t(serverWords.multipart.asForm));
  }
  // A form this long cannot hold a file that is not too large.
  const longest = (megabytes + 1) * MEGABYTE;
  if (Number(request.headers['content-length']) > longest) throw tooLarge();
  await mkdir(temporaryFolder, { recursive: true });
  const fields: Record<string, string> = {};
  let file: ReceivedFile | null = null;
  const parts = request.parts({ limits: { fileSize: megabytes * MEGABYTE } });
  try {
    for await (const part of upTo(longest, parts, request.raw, tooLarge)) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') fields[part.fieldname] = part.value;
        continue;
      }
      // Cut off before we came to read it: nothing would ever arrive, nor an end.
      if (part.file.destroyed) throw cutShort();
      // All of it may have come at once, before there was a listener for its limit.
      if (part.file.truncated) throw tooLarge();
      endWithItsRequest(part.file, request.raw, tooLarge);
      const path = join(temporaryFolder, randomUUID());
      const hash = createHash('sha256');
      let size = 0;
      file = { path, sha256: '', size: 0, fileName: part.filename };
      const measure = new Transform({
        transform(chunk: Buffer, _encoding, next) {
          hash.update(chunk);
          size += chunk.length;
          next(null, chunk);
        },
      });
      const written = createWriteStream(path, { flush: true });
      await pipeline(part.file, measure, written).finally(() => closed(written));
      file = { path, sha256: hash.digest('hex'), size, fileName: part.filename };
    }
  } catch (error) {
    await discard(file);
    throw isCut(error) ? cutShort() : error;
  }
  return { file, fields };
}

/** Parts for as long as its sender is there and the form stays within a length: one that does not say its own may go on around them. */
async function* upTo<Part>(
  longest: number,
  parts: AsyncIterator<Part>,
  request: IncomingMessage,
  tooLarge: () => AppError,
): AsyncGenerator<Part> {
  let length = 0;
  const over = new Promise<never>((_, reject) => {
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > longest) reject(tooLarge());
    });
    whenCut(request, () => reject(cutShort()));
  });
  // A file that is still read when it becomes too long, or is cut, ends by itself.
  over.catch(() => undefined);
  for (;;) {
    const { done, value } = await Promise.race([parts.next(), over]);
    if (done) return;
    yield value;
  }
}

/** The plugin drops a file at its limit, and then nothing ends its stream: neither the limit nor a lost sender. */
function endWithItsRequest(file: Readable, request: IncomingMessage, tooLarge: () => AppError) {
  file.once('limit', () => file.destroy(tooLarge()));
  whenCut(request, () => file.destroy(cutShort()));
}

/** Tells once the sender is gone before all was read, also when that was before one asks: then nothing more ends. */
function whenCut(request: IncomingMessage, told: () => void) {
  const awaitClose = () => {
    if (!request.readableEnded) told();
  };
  if (request.closed) awaitClose();
  else request.once('close', awaitClose);
}

/**
 * What the parser of forms throws has no code; disks, sockets and Fastify give theirs, and streams one of
 * their own to a file whose sender went away.
 */
const isCut = (error: unknown) =>
  error instanceof Error && (!('code' in error) || error.code === 'ERR_STREAM_PREMATURE_CLOSE');

const cutShort = () => new AppError('validation', t(serverWords.multipart.incomplete));

/** A file that is still being opened when its sender goes away would be there again once it was removed. */
async function closed(written: WriteStream): Promise<void> {
  if (!written.closed) await new Promise<void>((resolve) => written.once('close', () => resolve()));
}

/** Removes a received file that was not kept. */
export async function discard(file: ReceivedFile | null): Promise<void> {
  if (file) await rm(file.path, { force: true });
}
