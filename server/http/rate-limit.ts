import type { EndpointShape } from '@contract/endpoint';
import type { Config } from '@server/config';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './errors';

type Limit = NonNullable<EndpointShape['limit']>;

/** Calls allowed per address in a span of seconds. Guessing one account is stopped by the account itself. */
const limits: Record<Limit, { points: number; duration: number }> = {
  attempts: { points: 60, duration: 15 * 60 },
  mail: { points: 20, duration: 60 * 60 },
  uploads: { points: 20, duration: 60 },
};

/** Counts in the database, so that several API processes and a restart change nothing. */
export function registerRateLimits(app: FastifyInstance, pool: Pool, config: Config) {
  const limiter = (name: Limit) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points: limits[name].points * config.rateLimitScale,
      duration: limits[name].duration,
    });
  const limiters = {
    attempts: limiter('attempts'),
    mail: limiter('mail'),
    uploads: limiter('uploads'),
  };

  app.addHook('onRequest', async (request, reply) => {
    const name = request.routeOptions.config.endpoint?.limit;
    if (!name) return;
    try {
      await limiters[name].consume(request.ip);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      reply.header('retry-after', Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
      throw new AppError(
        'rate_limited',
        'Hiciste demasiados intentos. Espera unos minutos y vuelve a intentar.',
      );
    }
  });
}
