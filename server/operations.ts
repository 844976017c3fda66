import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { t } from '@server/i18n';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import * as z from 'zod';
import type { OutsideService } from './adapters/outside-watch';
import type { EarlyListener } from './early-listener';
import { createMetrics, measure, metricsHandler } from './metrics';

/** What operators of the server need, and no other caller. */
export interface OperationsOptions {
  pool: Pool;
  databaseAnswers: () => boolean;
  /** The services outside that are away. */
  away: () => Iterable<OutsideService>;
  /** Where `/metrics` is served; null when they are not configured. */
  metrics: EarlyListener | null;
}

/**
 * Health, request log and metrics. Called before the routes are registered, since
 * hooks reach only the routes that follow.
 */
export function registerOperations(app: FastifyInstance, options: OperationsOptions): void {
  registerHealth(app, options);
  logAnswers(app);
  const { metrics: listener } = options;
  if (!listener) return;
  const metrics = createMetrics(options.pool);
  measure(app, metrics);
  app.addHook('onListen', async () => listener.handOver(metricsHandler(metrics)));
  app.addHook('onClose', () => listener.close());
}

const services = ['objects', 'scanner'] as const satisfies OutsideService[];
const status = z.object({
  status: z.enum(['ok', 'degraded', 'unavailable']),
  /** What people are served without: the files, or the scanner that looks through them. */
  away: z.array(z.enum(services)),
});
const healthSchema = {
  summary: t(serverWords.operations.health),
  security: [],
  response: { 200: status, 503: status },
};

/**
 * 200 when calls can be served, `degraded` where some cannot: to take this server away would take the rest away too.
 * 503 when the database does not answer or the server is closing.
 */
function registerHealth(
  app: FastifyInstance,
  { pool, databaseAnswers, away }: OperationsOptions,
): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.get('/api/health', { schema: healthSchema }, async (_request, reply) => {
    const ready = !closing && databaseAnswers() && (await answers(pool));
    const gone = new Set(away());
    const missing = services.filter((service) => gone.has(service));
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: !ready ? 'unavailable' : missing.length > 0 ? 'degraded' : 'ok',
        away: missing,
      });
  });
}

function answers(pool: Pool): Promise<boolean> {
  return pool.query('SELECT 1').then(
    () => true,
    () => false,
  );
}

/** One line for each answer, with the route's pattern: real paths and queries carry tokens and ids. */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}
