import { join } from 'node:path';
import type { EndpointShape } from '@contract/endpoint';
import type { Adapters } from '@server/adapters/adapters';
import type { Config } from '@server/config';
import { type Db, inTransaction, type Tx } from '@server/db/connection';
import type { Vault } from '@server/db/vault';
import { noteActing } from '@server/features/impersonations/acting';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { sendEvents, sendFile } from './answers';
import { authorise, type Identity, type Reach } from './authorise';
import { AppError } from './errors';
import { once } from './idempotency';
import type { BaseCall, Implementation } from './implement';
import type { LiveHub } from './live';
import { discard, type ReceivedFile, receiveMultipart } from './multipart';
import { addressOf } from './network';
import type { Principal, Scope } from './principal';
import { keepRawBody } from './signed';

export interface RouteDeps {
  config: Config;
  db: Db;
  adapters: Adapters;
  vault: Vault;
  live: LiveHub;
  reach: Reach;
  identify(request: FastifyRequest): Promise<Identity>;
  now(): Date;
}

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal | null;
    scope: Scope | null;
  }
  interface FastifyContextConfig {
    endpoint?: EndpointShape;
  }
}

/** Registers one Fastify route for each endpoint, with its access rule in front of it. */
export function registerRoutes(
  app: FastifyInstance,
  implementations: Implementation[],
  deps: RouteDeps,
) {
  app.decorateRequest('principal', null);
  app.decorateRequest('scope', null);
  app.decorateRequest('rawBody', null);
  for (const { endpoint, handler } of implementations) {
    const handle = (request: FastifyRequest, reply: FastifyReply) =>
      answer(request, reply, endpoint, handler, deps);
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { endpoint },
      schema: schemaOf(endpoint),
      ...(endpoint.kind === 'webhook' && { preParsing: keepRawBody }),
      ...(endpoint.ignoresBody && { preParsing: handle }),
      onRequest: async (request) => {
        const { principal, ended } = await deps.identify(request);
        request.principal = principal;
        request.scope = authorise(endpoint, { principal, ended }, deps.reach, deps.now());
      },
      handler: handle,
    });
  }
}

/** Of calls that take none: an unknown field is refused there too. */
const noBody = z.strictObject({}).nullable();

function schemaOf(endpoint: EndpointShape) {
  const answersJson = endpoint.kind !== 'file' && endpoint.kind !== 'events';
  const takesJson = endpoint.method !== 'GET' && endpoint.kind !== 'multipart';
  return {
    summary: endpoint.summary,
    ...(endpoint.params && { params: endpoint.params }),
    querystring: (endpoint.query ?? z.object({})).strict(),
    ...(takesJson && { body: endpoint.body?.strict() ?? noBody }),
    ...(answersJson && { response: { 200: endpoint.response } }),
  };
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: EndpointShape,
  handler: Implementation['handler'],
  deps: RouteDeps,
) {
  const { file, fields } =
    endpoint.kind === 'multipart'
      ? await receiveMultipart(request, join(deps.config.dataDir, 'tmp'))
      : { file: null, fields: null };
  try {
    const body = fields ? parseFields(endpoint, fields) : request.body;
    const result = await run(request, reply, endpoint, handler, deps, body, file);
    if (endpoint.kind === 'file') return await sendFile(reply, result);
    if (endpoint.kind === 'events') return sendEvents(reply, result);
    return await reply.send(result);
  } finally {
    await discard(file);
  }
}

function parseFields(endpoint: EndpointShape, fields: Record<string, string>) {
  const parsed = (endpoint.body ?? z.object({})).strict().safeParse(fields);
  if (parsed.success) return parsed.data;
  throw new AppError('validation', 'Información faltante o incorrecta', {
    fields: Object.fromEntries(
      parsed.error.issues.map((issue) => [issue.path.join('.') || '_', issue.message]),
    ),
  });
}

function run(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: EndpointShape,
  handler: Implementation['handler'],
  deps: RouteDeps,
  body: unknown,
  file: ReceivedFile | null,
): Promise<unknown> {
  const base: Omit<BaseCall, 'db'> = {
    config: deps.config,
    adapters: deps.adapters,
    vault: deps.vault,
    live: deps.live,
    now: deps.now(),
    ip: addressOf(request),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    log: request.log,
    whenGone: () => signalOf(reply),
  };
  const handle = (db: Db | Tx) => {
    const call = {
      ...base,
      db,
      body,
      file,
      signed: request.rawBody && { bytes: request.rawBody, headers: request.headers },
      principal: request.principal,
      scope: request.scope,
      params: request.params,
      query: request.query,
    };
    // The one place where the contract's types meet untyped input: Fastify has just parsed params,
    // query and body with this very endpoint's schemas, and `implement` paired it with the handler.
    return handler(call as never);
  };
  if (endpoint.method === 'GET') return handle(deps.db);
  const invoke = async (tx: Tx) => {
    const result = await handle(tx);
    await noteActing(tx, request.principal, endpoint, base.now);
    return result;
  };
  return committing(deps.db, (tx) => {
    if (!endpoint.idempotent || !request.principal) return invoke(tx);
    const key = request.headers['idempotency-key'];
    return once(
      tx,
      {
        userId: request.principal.userId,
        endpoint: `${endpoint.method} ${endpoint.path}`,
        key: typeof key === 'string' ? key : undefined,
        payload: { params: request.params, body },
      },
      () => invoke(tx),
    );
  });
}

function signalOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.on('close', () => gone.abort());
  return gone.signal;
}

/** One transaction for a call; a refusal that keeps its writes commits them and is still a refusal. */
async function committing(db: Db, work: (tx: Tx) => Promise<unknown>): Promise<unknown> {
  const outcome = await inTransaction(db, async (tx) => {
    try {
      return { answer: await work(tx) };
    } catch (error) {
      if (error instanceof AppError && error.keepWrites) return { refusal: error };
      throw error;
    }
  });
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.answer;
}
