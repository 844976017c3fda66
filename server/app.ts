import { auth } from '@contract/identity/auth';
import { speakSpanish } from '@contract/kernel/spanish-errors';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import type { Adapters } from '@server/adapters/adapters';
import type { OutsideService } from '@server/adapters/outside-watch';
import type { Config } from '@server/config';
import type { Db } from '@server/db/connection';
import { demoSignIn } from '@server/db/seed/demo-sign-in';
import { createVault } from '@server/db/vault';
import { connectDomains } from '@server/features/connect';
import { identify, isKnownNetwork, staffSecondFactor } from '@server/features/identity';
import { implementations } from '@server/features/implementations';
import { loadScopeLookup } from '@server/http/access';
import { registerCardField } from '@server/http/card-field';
import { installErrorHandler, refuseUnparsed } from '@server/http/error-handler';
import { databaseAway } from '@server/http/errors';
import { registerEvenAnswers } from '@server/http/even-answers';
import type { LiveHub } from '@server/http/live';
import { MAX_FILE_BYTES } from '@server/http/multipart';
import { registerOpenApi } from '@server/http/openapi';
import { answerElsewhere, registerPortal } from '@server/http/portal';
import { registerRateLimits } from '@server/http/rate-limit';
import { requestId } from '@server/http/request-id';
import { registerRoutes } from '@server/http/routes';
import {
  registerSecurityHeaders,
  securityHeaders,
  writeSecurityHeaders,
} from '@server/http/security-headers';
import { serializerCompiler } from '@server/http/serialize';
import { refuseSilentSenders } from '@server/http/silent-senders';
import { refuseDeepBodies, refuseNul } from '@server/http/unreadable';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import { type EarlyListeners, serverFor } from './early-listener';
import { registerOperations } from './operations';

export interface AppDeps {
  config: Config;
  db: Db;
  pool: Pool;
  adapters: Adapters;
  live: LiveHub;
  log: FastifyBaseLogger;
  /** Whether the database answers; calls are refused at once while it does not. */
  databaseAnswers: () => boolean;
  /** The services outside that are away; none where nobody watches them. */
  away?: () => Iterable<OutsideService>;
  now?: () => Date;
}

/** Of whichever server carries the app, Fastify's own or the one that listened before. */
const TIMEOUTS = {
  /** Of a whole request, however slow its sender; one who falls silent is refused sooner. */
  requestTimeout: 900_000,
  keepAliveTimeout: 72_000,
};

/** Fastify itself trusts no mere number of hops; its port must then be reached through the proxies alone. */
const trusted = (proxies: Config['trustProxy']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;

/**
 * The whole API and the portal's files, ready to listen; everything it needs comes in.
 *
 * @param earlyListeners the ports to take over when it listens; without them it is called without a port or
 * opens its own.
 */
export async function buildApp(
  deps: AppDeps,
  earlyListeners?: EarlyListeners,
): Promise<FastifyInstance> {
  const { config, db, log } = deps;
  const now = deps.now ?? (() => new Date());
  const headers = securityHeaders(config, deps.adapters.cards?.frame ?? null);
  const elsewhere = await answerElsewhere(config);
  speakSpanish();
  connectDomains();

  const app = Fastify({
    loggerInstance: log,
    trustProxy: trusted(config.trustProxy),
    bodyLimit: 1024 * 1024,
    ...TIMEOUTS,
    genReqId: requestId,
    logController: new LogController({ disableRequestLogging: true }),
    // What arrives on an open connection while we stop is still answered, then the connection closes.
    return503OnClosing: false,
    routerOptions: {
      caseSensitive: true,
      ignoreTrailingSlash: false,
      ignoreDuplicateSlashes: false,
    },
    exposeHeadRoutes: false,
    ...(earlyListeners && { serverFactory: serverFor(earlyListeners.portal, TIMEOUTS) }),
    clientErrorHandler: (error, socket) => refuseUnparsed(error, socket, headers),
    // What the router itself refuses, before any hook: an address that cannot be decoded, or is too long.
    frameworkErrors(_error, request, reply) {
      writeSecurityHeaders(reply, headers);
      elsewhere.unreadable(request, reply);
    },
  });
  // Fastify would take plain text too; our calls send JSON and forms.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  installErrorHandler(app);
  refuseSilentSenders(app);

  registerSecurityHeaders(app, headers);
  app.setNotFoundHandler(elsewhere.unknown);
  await app.register(underPressure, {
    maxEventLoopDelay: config.maxEventLoopDelayMs,
    // No tick within a sample counts as an endless delay: a shorter one would refuse calls after a stall of its length.
    sampleInterval: config.maxEventLoopDelayMs,
    exposeStatusRoute: false,
  });
  await app.register(cors, {
    origin: config.corsOrigins,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    credentials: true,
    maxAge: 600,
    // A bare OPTIONS would be refused in English and in no shape of ours.
    strictPreflight: false,
  });
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(multipart, {
    limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 20, fieldSize: 10 * 1024, parts: 21 },
  });
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.endpoint && !deps.databaseAnswers()) throw databaseAway();
  });
  registerRateLimits(app, {
    pool: deps.pool,
    config,
    isKnownNetwork: (email, network) => isKnownNetwork(db, email, network, now()),
  });
  refuseNul(app);
  refuseDeepBodies(app);
  registerEvenAnswers(app, config);
  await registerOpenApi(app, config);

  registerOperations(app, {
    ...deps,
    away: deps.away ?? (() => []),
    metrics: earlyListeners?.metrics ?? null,
  });

  const lookUpScope = await loadScopeLookup();
  const vault = createVault(config.appSecret);
  registerRoutes(app, implementations, {
    config,
    db,
    adapters: deps.adapters,
    vault,
    live: deps.live,
    lookUpScope,
    now,
    identify: ({ headers, routeOptions }, since) =>
      identify(db, headers.authorization, now(), {
        renewing: routeOptions.url === auth.renew.path,
        ...(since && { arriving: { since, vault } }),
      }),
  });
  registerCardField(app, deps.adapters.cards);
  await registerPortal(app, config, {
    // A database that is away takes nothing else of it along.
    staffSecondFactor: () => staffSecondFactor(db, now()).catch(() => 'required'),
    demo: () => demoSignIn(db).catch(() => null),
  });
  // A route of its own, since nothing else of an answer is compressed.
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    handler: elsewhere.unknown,
  });
  return app;
}
