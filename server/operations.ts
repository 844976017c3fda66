import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { t } from '@server/i18n';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import * as z from 'zod';
import type { EarlyListener } from './early-listener';
import { createMetrics, measure, metricsHandler } from './metrics';

/** What operators of the server need, and no other caller. */
export interface OperationsOptions {
  pool: Pool;
  databaseAnswers: () => boolean;
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

const status = z.object({ status: z.enum(['ok', 'unavailable']) });
const healthSchema = {
  summary: t(serverWords.operations.health),
  security: [],
  response: { 200: status, 503: status },
};

/** 200 when calls can be served; 503 when the database does not answer or the server is closing. */
function registerHealth(app: FastifyInstance, { pool, databaseAnswers }: OperationsOptions): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.get('/api/health', { schema: healthSchema }, async (_request, reply) => {
    const ready = !closing && databaseAnswers() && (await answers(pool));
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'unavailable' });
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
