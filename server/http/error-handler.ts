import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { ErrorBody, ErrorCode } from '@contract/kernel/errors';
import { BeyondCalendar } from '@contract/kernel/fields/day';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { StoreAway } from '@server/adapters/store-faults';
import { isDatabaseAway, isDiskFull, sqlState } from '@server/db/connection';
import { t } from '@server/i18n';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError, databaseAway, noRoom, storeAway } from './errors';
import type { SecurityHeaders } from './security-headers';

const GENERIC = t(outcomes.operation);

/** Failures of Fastify itself and of its plugins, in our words. */
const byFastifyCode: Record<string, AppError> = {
  FST_ERR_CTP_INVALID_JSON_BODY: new AppError('validation', t(serverWords.errorHandler.badJson)),
  FST_ERR_CTP_EMPTY_JSON_BODY: new AppError('validation', t(serverWords.errorHandler.empty)),
  FST_ERR_CTP_BODY_TOO_LARGE: new AppError('too_large', t(serverWords.shared.tooLarge)),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new AppError(
    'unsupported_type',
    t(serverWords.errorHandler.badType),
  ),
  FST_FILES_LIMIT: new AppError('validation', t(serverWords.errorHandler.oneFile)),
  FST_FIELDS_LIMIT: new AppError('validation', t(serverWords.errorHandler.tooManyFields)),
  FST_PARTS_LIMIT: new AppError('validation', t(serverWords.errorHandler.tooManyParts)),
  FST_UNDER_PRESSURE: new AppError('unavailable', t(serverWords.errorHandler.busy)),
};

/** Everything else that Fastify and its plugins refuse to parse. */
const unreadable = new AppError('validation', t(serverWords.errorHandler.unreadable));

/** What holds a NUL, or half of a pair that makes one sign. */
export const unstorable = new AppError('validation', t(serverWords.errorHandler.badCharacters));

const unholdable = new AppError('validation', t(serverWords.errorHandler.badNumber));

const undatable = new AppError('validation', t(serverWords.errorHandler.badDate));

/** Of a day that was sent another was reckoned that no calendar has, here or in PostgreSQL (22007, 22008). */
function isUndatable(error: Error): boolean {
  return error instanceof BeyondCalendar || ['22007', '22008'].includes(sqlState(error) ?? '');
}

/** PostgreSQL keeps no NUL (22021) and, in JSON, no half of a surrogate pair (22P02, 22P05). */
function isUnstorable(error: Error): boolean {
  const { cause } = error;
  if (!(cause instanceof Error) || !('code' in cause)) return false;
  if (cause.code === '22021' || cause.code === '22P05') return true;
  return cause.code === '22P02' && cause.message.includes('type json');
}

/** Told of one request: its sender mends these first. */
const MOST_FAULTS = 50;

/** Turns anything thrown into the one shape of an answer; what was not foreseen is logged, never shown. */
function understand(error: FastifyError | Error): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = Object.fromEntries(
      error.validation
        .slice(0, MOST_FAULTS)
        .map((issue) => [
          issue.instancePath.replace(/^\//, '').replaceAll('/', '.') || '_',
          issue.message ?? t(serverWords.errorHandler.checkThis),
        ]),
    );
    // A malformed id is a record that does not exist.
    if (error.validationContext === 'params')
      return new AppError('not_found', t(serverWords.shared.notFound));
    return new AppError('validation', t(outcomes.invalidTitle), { fields });
  }
  const known = 'code' in error ? byFastifyCode[error.code] : undefined;
  if (known) return known;
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status >= 400 && status < 500) return unreadable;
  if (isUnstorable(error)) return unstorable;
  if (isUndatable(error)) return undatable;
  // numeric_value_out_of_range
  if (sqlState(error) === '22003') return unholdable;
  if (isDiskFull(error)) return noRoom();
  if (isDatabaseAway(error)) return databaseAway();
  if (error instanceof StoreAway) return storeAway();
  return new AppError('internal', GENERIC);
}

/** Whether a request has a body of which more may come. */
export function isArriving({ raw, headers }: FastifyRequest): boolean {
  const hasBody =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return hasBody && !raw.readableEnded;
}

function send(request: FastifyRequest, reply: FastifyReply, error: AppError) {
  const body: ErrorBody = {
    message: error.message,
    code: error.code,
    request_id: request.id,
    ...(error.fields && { fields: error.fields }),
    ...(error.current && { current: error.current }),
  };
  if (error.status === 503) reply.header('retry-after', '2');
  // What was said of a file that cannot be sent is not so of its refusal.
  for (const name of ['content-disposition', 'content-encoding', 'content-length']) {
    reply.removeHeader(name);
  }
  // Node would read what is still arriving of a refused request to its end.
  if (isArriving(request)) reply.header('connection', 'close');
  return reply
    .status(error.status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(body);
}

/** One error handler for the whole API, and a JSON 404 for unknown API paths. */
export function installErrorHandler(app: FastifyInstance) {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const understood = understand(error);
    if (understood.code === 'internal') request.log.error({ err: error }, 'unforeseen failure');
    else if (understood.code === 'unavailable') request.log.warn({ err: error }, 'unavailable');
    return send(request, reply, understood);
  });
}

/** What Node's own parser of HTTP gives up on, by its code: status line, our code, and why. */
const unparsed: Readonly<Record<string, [string, ErrorCode, string]>> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'too_large',
    t(serverWords.shared.tooLarge),
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    '408 Request Timeout',
    'validation',
    t(serverWords.errorHandler.tooSlow),
  ],
};

/** Answers bytes that never became a request, in the one shape of an answer, and closes the connection. */
export function refuseUnparsed(
  error: Error & { code?: string },
  socket: Socket,
  headers: SecurityHeaders,
) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, code, message] = unparsed[error.code ?? ''] ?? [
    '400 Bad Request',
    'validation',
    unreadable.message,
  ];
  const body: ErrorBody = { message, code, request_id: randomUUID() };
  const payload = Buffer.from(JSON.stringify(body));
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${payload.length}`,
    'Cache-Control: no-store',
    'Connection: close',
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  if (socket.writable)
    socket.write(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), payload]));
  socket.destroy(error);
}

export function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
  return send(request, reply, new AppError('not_found', t(serverWords.shared.notFound)));
}
