import { Readable } from 'node:stream';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { t } from '@server/i18n';
import type { FastifyRequest } from 'fastify';
import { AppError } from './errors';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, kept for endpoints of kind 'webhook'. */
    rawBody: Buffer | null;
  }
}

/** Keeps the exact bytes of a body before they are parsed: a signature covers those and nothing else. */
export async function keepRawBody(
  request: FastifyRequest,
  _reply: unknown,
  payload: AsyncIterable<Buffer>,
) {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of payload) {
    size += chunk.length;
    if (size > request.routeOptions.bodyLimit)
      throw new AppError('too_large', t(serverWords.shared.tooLarge));
    chunks.push(chunk);
  }
  request.rawBody = Buffer.concat(chunks);
  return Object.assign(Readable.from([request.rawBody]), { receivedEncodedLength: size });
}
