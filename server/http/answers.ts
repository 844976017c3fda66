import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { FileAnswer } from './implement';

function isFileAnswer(value: unknown): value is FileAnswer {
  return typeof value === 'object' && value !== null && 'stream' in value && 'mediaType' in value;
}

/** Sends stored bytes so that a browser shows or saves them, and can do nothing else with them. */
export function sendFile(reply: FastifyReply, answer: unknown) {
  if (!isFileAnswer(answer)) throw new TypeError('a file endpoint answered something else');
  const { stream, size, mediaType, fileName, disposition } = answer;
  const ascii = fileName.replace(/[^\w.-]/g, '_');
  if (size !== undefined) reply.header('content-length', size);
  return (
    reply
      .header('content-type', mediaType)
      .header(
        'content-disposition',
        `${disposition}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      )
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'same-origin')
      .header(
        'content-security-policy',
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      )
      // A browser's own viewer may put the file in a frame of its page.
      .header('x-frame-options', 'SAMEORIGIN')
      .send(stream)
  );
}

/** Sends a stream of server-sent events. */
export function sendEvents(reply: FastifyReply, stream: unknown) {
  if (!(stream instanceof Readable)) throw new TypeError('an event endpoint answered no stream');
  return reply
    .header('content-type', 'text/event-stream')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(stream);
}
