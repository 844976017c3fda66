import { isDeepStrictEqual } from 'node:util';
import type { EndpointShape } from '@contract/kernel/endpoint';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { waitingAnswer } from '@contract/platform/approvals';
import type { Adapters } from '@server/adapters/adapters';
import type { Config } from '@server/config';
import { type Db, inTransaction, type Tx } from '@server/db/connection';
import type { Vault } from '@server/db/vault';
import { noteActing } from '@server/features/identity';
import { keepForSecond } from '@server/features/platform';
import { temporaryFolder } from '@server/http/temporary-folder';
import { t } from '@server/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { sendEvents, sendFile } from './answers';
import { authorise, type Identity, type ScopeLookup } from './authorise';
import { limitBody } from './body-limit';
import { callHandler } from './call-handler';
import { summaryOf } from './call-summary';
import { drawByTurns } from './drawings';
import { isArriving } from './error-handler';
import { AppError, callerGone } from './errors';
import { once } from './idempotency';
import type { BaseCall, Implementation } from './implement';
import type { LiveHub } from './live';
import { discard, type ReceivedFile, receiveMultipart } from './multipart';
import { addressOf } from './network';
import type { Principal, Scope } from './principal';
import { senderOf } from './rate-limit';
import { keepRawBody } from './signed';
import { attempt, inBase64, noSecondPerson, performer } from './two-people';

export interface RouteDeps {
  config: Config;
  db: Db;
  adapters: Adapters;
  vault: Vault;
  live: LiveHub;
  lookUpScope: ScopeLookup;
  /** @param since when a call began whose body took time to arrive */
  identify(request: FastifyRequest, since?: Date): Promise<Identity>;
  now(): Date;
}

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal | null;
    scope: Scope | null;
    /** When a call was let in whose body was still to come; null of one that was all there. */
    letInEarlyAt: Date | null;
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
  app.decorateRequest('letInEarlyAt', null);
  app.decorateRequest('rawBody', null);
  const draw = drawByTurns();
  for (const implementation of implementations) {
    const { endpoint } = implementation;
    const handle = (request: FastifyRequest, reply: FastifyReply) =>
      answer(request, reply, implementation, implementations, { ...deps, draw });
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { endpoint },
      schema: schemaOf(endpoint),
      bodyLimit: limitBody(endpoint),
      ...(endpoint.kind === 'webhook' && { preParsing: keepRawBody }),
      ...(endpoint.ignoresBody && { preParsing: handle }),
      onRequest: async (request) => {
        const now = deps.now();
        await letIn(request, endpoint, deps);
        // A call that never was on the wire says neither: its body is there.
        if (isArriving(request) && request.raw.complete === false) request.letInEarlyAt = now;
      },
      handler: handle,
    });
  }
}

/** Says whose call it is and what it reaches, or refuses it. */
async function letIn(
  request: FastifyRequest,
  endpoint: EndpointShape,
  { identify, lookUpScope, now }: RouteDeps,
  since?: Date,
): Promise<void> {
  const identity = await identify(request, since);
  request.principal = identity.principal;
  request.scope = authorise(endpoint, identity, lookUpScope, now());
}

/**
 * A body may take minutes to arrive, and who sends it may have been blocked, have lost a duty or have signed out
 * meanwhile: a call acts as whom its sender is once all of it is there.
 * @throws AppError as for a call of this moment
 */
async function letInAgain(
  request: FastifyRequest,
  endpoint: EndpointShape,
  deps: RouteDeps,
): Promise<void> {
  const { letInEarlyAt } = request;
  const waited = letInEarlyAt && endpoint.method !== 'GET' && !endpoint.ignoresBody;
  if (waited && endpoint.can !== 'public') await letIn(request, endpoint, deps, letInEarlyAt);
}

/** Of calls that take none: an unknown field is refused there too. */
const noBody = z.strictObject({}).nullable();

function schemaOf(endpoint: EndpointShape) {
  const answersJson = endpoint.kind !== 'file' && endpoint.kind !== 'events';
  const takesJson = endpoint.method !== 'GET' && endpoint.kind !== 'multipart';
  return {
    summary: summaryOf(endpoint),
    ...(endpoint.params && { params: endpoint.params }),
    querystring: (endpoint.query ?? z.object({})).strict(),
    ...(takesJson && { body: endpoint.body?.strict() ?? noBody }),
    ...(answersJson && {
      response: { 200: endpoint.response, ...(endpoint.twoPeople && { 202: waitingAnswer }) },
    }),
  };
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  implementation: Implementation,
  all: readonly Implementation[],
  deps: RouteDeps & { draw: ReturnType<typeof drawByTurns> },
) {
  const { endpoint } = implementation;
  const { file, fields } =
    endpoint.kind === 'multipart'
      ? await receiveMultipart(request, temporaryFolder(deps.config.dataDir), endpoint.megabytes)
      : { file: null, fields: null };
  try {
    await letInAgain(request, endpoint, deps);
    const body = fields ? parseFields(endpoint, fields) : request.body;
    const make = () => run(request, reply, implementation, all, deps, body, file);
    const result =
      endpoint.limit === 'drawings'
        ? await deps.draw(senderOf(request), signalOf(reply), make)
        : await make();
    if (endpoint.kind === 'file') return await sendFile(reply, result);
    if (endpoint.kind === 'events') return sendEvents(reply, result);
    const waits = endpoint.twoPeople && waitingAnswer.safeParse(result).success;
    // What a person was answered is not left on the disk of a browser that others use.
    return await reply
      .code(waits ? 202 : 200)
      .header('cache-control', 'no-store')
      .send(result);
  } finally {
    await discard(file);
  }
}

function parseFields(endpoint: EndpointShape, fields: Record<string, string>) {
  const parsed = (endpoint.body ?? z.object({})).strict().safeParse(fields);
  if (parsed.success) return parsed.data;
  throw new AppError('validation', t(outcomes.invalidTitle), {
    fields: Object.fromEntries(
      parsed.error.issues.map((issue) => [issue.path.join('.') || '_', issue.message]),
    ),
  });
}

function run(
  request: FastifyRequest,
  reply: FastifyReply,
  implementation: Implementation,
  all: readonly Implementation[],
  deps: RouteDeps,
  body: unknown,
  file: ReceivedFile | null,
): Promise<unknown> {
  const { endpoint } = implementation;
  const { principal, params } = request;
  const base: Omit<BaseCall, 'db' | 'twoPeople' | 'perform'> = {
    config: deps.config,
    adapters: deps.adapters,
    vault: deps.vault,
    live: deps.live,
    now: deps.now(),
    ip: addressOf(request),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    log: request.log,
    whenGone: () => signalOf(reply),
    assertStillLetIn: () => assertStillLetIn(request, endpoint, deps),
  };
  const input = {
    body,
    file,
    signed: request.rawBody && { bytes: request.rawBody, headers: request.headers },
    principal,
    scope: request.scope,
    params,
    query: request.query,
  };
  if (endpoint.method === 'GET' || endpoint.transaction === 'own') {
    return callHandler(implementation, { ...base, ...input, ...noSecondPerson, db: deps.db });
  }
  const act = (tx: Tx) => {
    if (!principal)
      return callHandler(implementation, { ...base, ...input, ...noSecondPerson, db: tx });
    const perform = performer(tx, { all, lookUpScope: deps.lookUpScope, base, principal });
    const handle = (db: Tx, { twoPeople }: Pick<BaseCall, 'twoPeople'>) =>
      callHandler(implementation, { ...base, ...input, db, twoPeople, perform });
    if (!endpoint.twoPeople) return handle(tx, noSecondPerson);
    const { now, vault, config } = base;
    return attempt(
      tx,
      { endpoint, principal, confirmation: null, now },
      (db, twoPeople) => handle(db, { twoPeople }),
      async (about) => {
        const sent = { params, body, file: file && (await inBase64(file)) };
        return keepForSecond(tx, { endpoint, sent, act: about, principal, vault, config, now });
      },
    );
  };
  const invoke = async (tx: Tx) => {
    const result = await act(tx);
    await noteActing(tx, principal, endpoint, base.now);
    return result;
  };
  return committing(deps.db, (tx) => {
    if (!endpoint.idempotent || !principal) return invoke(tx);
    const key = request.headers['idempotency-key'];
    return once(
      tx,
      {
        userId: principal.userId,
        endpoint: `${endpoint.method} ${endpoint.path}`,
        key: typeof key === 'string' ? key : undefined,
        payload: { params, body },
      },
      () => invoke(tx),
    );
  });
}

/** @throws AppError as a call of this moment would, and where it would reach other rows */
async function assertStillLetIn(
  request: FastifyRequest,
  endpoint: EndpointShape,
  { identify, lookUpScope, now }: RouteDeps,
): Promise<void> {
  const scope = authorise(endpoint, await identify(request), lookUpScope, now());
  if (isDeepStrictEqual(scope, request.scope)) return;
  throw new AppError('forbidden', t(serverWords.shared.forbidden));
}

function signalOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.on('close', () => gone.abort(callerGone()));
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
