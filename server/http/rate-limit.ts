import { createHash } from 'node:crypto';
import type { EndpointShape } from '@contract/endpoint';
import type { Config } from '@server/config';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './errors';

type Limit = NonNullable<EndpointShape['limit']>;

/**
 * Calls allowed in a span of seconds: per network address, and for `mailbox` per mail address that is
 * written to (security G2). Guessing one account is stopped by the account itself.
 */
const limits: Record<Limit | 'mailbox', { points: number; duration: number }> = {
  attempts: { points: 60, duration: 15 * 60 },
  mail: { points: 20, duration: 60 * 60 },
  mailbox: { points: 3, duration: 60 * 60 },
  uploads: { points: 20, duration: 60 },
};

/** Counts in the database, so that several API processes and a restart change nothing. */
export function registerRateLimits(app: FastifyInstance, pool: Pool, config: Config) {
  const limiter = (name: keyof typeof limits) =>
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
    mailbox: limiter('mailbox'),
    uploads: limiter('uploads'),
  };

  app.addHook('onRequest', async (request, reply) => {
    const name = request.routeOptions.config.endpoint?.limit;
    if (name) await consume(name, request.ip, reply);
  });

  // The same for an address with an account and for one without: the answer tells nothing.
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.endpoint?.limit !== 'mail') return;
    const mailbox = mailboxOf(request.body);
    if (mailbox) await consume('mailbox', mailbox, reply);
  });

  async function consume(name: keyof typeof limits, key: string, reply: FastifyReply) {
    try {
      await limiters[name].consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      reply.header('retry-after', Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
      throw new AppError(
        'rate_limited',
        'Hiciste demasiados intentos. Espera unos minutos y vuelve a intentar.',
      );
    }
  }
}

/** The address in a body, hashed: the table of limits is no list of people. */
function mailboxOf(body: unknown): string | null {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : null;
  if (typeof email !== 'string') return null;
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
}
