import { createHash } from 'node:crypto';
import type { EndpointShape } from '@contract/kernel/endpoint';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import type { Config } from '@server/config';
import { t } from '@server/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './errors';
import { addressOf, networkOf } from './network';

type Limit = NonNullable<EndpointShape['limit']>;

/** Seconds that a network waits for its next sign-in after so many late ones: 5, 10, 20 … 300. */
export const waitAfter = (late: number) => Math.min(5 * 60, 5 * 2 ** (late - 1));

/**
 * Calls allowed in a span of seconds, per caller's network. Mails are counted besides by call and by whom
 * they go to, so that one caller cannot use up another user's: `mailbox` per network that asks for one address,
 * `otherNetworks` for all networks together from which its owner has not come in, `account` per signed-in
 * person, or pass or address of one without a session. Who is signed in is not counted with strangers, who would use up the codes
 * of everybody behind their address, but by person and, unless they are staff, in the `crowd` of their network; what
 * anybody tries with a session is counted by person too. Guessing one account is stopped by the account itself. Files
 * are counted by who sends them, so that in an office, or behind one address of a telephone company, nobody waits for others'.
 */
const limits: Record<
  | Limit
  | 'mailbox'
  | 'otherNetworks'
  | 'crowd'
  | 'account'
  | 'refused'
  | 'slowed'
  | 'late'
  | 'sender',
  { points: number; duration: number }
> = {
  attempts: { points: 60, duration: 15 * 60 },
  login: { points: 60, duration: 15 * 60 },
  /** Sign-ins that were refused: beyond these, one at a time and ever more slowly. */
  refused: { points: 10, duration: 15 * 60 },
  slowed: { points: 1, duration: 5 },
  late: { points: 1, duration: 15 * 60 },
  mail: { points: 20, duration: 60 * 60 },
  mailbox: { points: 3, duration: 60 * 60 },
  otherNetworks: { points: 12, duration: 60 * 60 },
  /** Of a network's signed-in people together: an office of them works all day, and a flood from one place ends. */
  crowd: { points: 200, duration: 60 * 60 },
  /** A code holds for five minutes of work: more than twelve an hour is not work. */
  account: { points: 15, duration: 60 * 60 },
  /** Of a whole network: several people who move the sliders of the simulator, each up to six times a second. */
  quotes: { points: 600, duration: 60 },
  /** Of a person, or of a whole network of people who are not signed in: each takes the server as long as many quotes. */
  drawings: { points: 60, duration: 60 },
  /** Of a whole network. */
  uploads: { points: 200, duration: 60 },
  /** Of a person, or of a network's people without an account together. */
  sender: { points: 20, duration: 60 },
};

interface RateLimitDeps {
  pool: Pool;
  config: Config;
  /** Whether the owner of a mail address comes in from a network. */
  isKnownNetwork(email: string, network: string): Promise<boolean>;
}

/** Counts in the database, so that several API processes and a restart change nothing. */
export function registerRateLimits(
  app: FastifyInstance,
  { pool, config, isKnownNetwork }: RateLimitDeps,
) {
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
    login: limiter('login'),
    refused: limiter('refused'),
    slowed: limiter('slowed'),
    late: limiter('late'),
    mail: limiter('mail'),
    mailbox: limiter('mailbox'),
    otherNetworks: limiter('otherNetworks'),
    crowd: limiter('crowd'),
    account: limiter('account'),
    quotes: limiter('quotes'),
    drawings: limiter('drawings'),
    uploads: limiter('uploads'),
    sender: limiter('sender'),
  };

  app.addHook('onRequest', async (request, reply) => {
    const { endpoint } = request.routeOptions.config;
    const name = endpoint?.limit;
    if (!name || isCountedBySender(endpoint)) return;
    const network = networkOf(addressOf(request));
    await consume(name, network, reply);
    if (name === 'login') await slowDown(network, reply);
  });

  // Counted before it is judged, so that many at once are no more guesses, and taken back when it was right.
  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.config.endpoint?.limit !== 'login') return;
    const refused = reply.statusCode >= 400 && reply.statusCode < 500;
    if (!refused) await limiters.refused.reward(networkOf(addressOf(request)));
  });

  // Before the body is read, and once it is known who sends it.
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.endpoint?.limit !== 'uploads') return;
    await consume('sender', senderOf(request), reply);
  });

  async function slowDown(network: string, reply: FastifyReply) {
    const { consumedPoints } = await limiters.refused.penalty(network);
    if (consumedPoints <= limiters.refused.points) return;
    try {
      await consume('slowed', network, reply);
    } catch (error) {
      // A call that only comes too early does not extend the wait.
      await limiters.refused.reward(network);
      throw error;
    }
    const late = await limiters.late.penalty(network);
    await limiters.slowed.block(network, waitAfter(late.consumedPoints));
  }

  app.addHook('preHandler', async (request, reply) => {
    const { endpoint } = request.routeOptions.config;
    const sender = request.principal;
    if (!sender || !isCountedBySender(endpoint)) return;
    // Their tries and files are their own: nobody behind the same address waits for them.
    if (endpoint.limit === 'attempts' || endpoint.limit === 'drawings')
      await consume(endpoint.limit, sender.userId, reply);
    else if (sender.role !== 'admin') {
      // First by person, so that one of them uses up little of what is their network's.
      await consume('mail', sender.userId, reply);
      await consume('crowd', networkOf(addressOf(request)), reply);
    }
  });

  // The same for an address with an account and for one without: the answer reveals nothing.
  app.addHook('preHandler', async (request, reply) => {
    const { endpoint } = request.routeOptions.config;
    if (endpoint?.limit !== 'mail') return;
    const email = emailIn(request.body);
    if (email === null) {
      const asking = request.principal?.userId ?? passIn(request.body);
      if (asking) await consume('account', `${endpoint.path}/${asking}`, reply);
      return;
    }
    const network = networkOf(addressOf(request));
    const mailbox = hashed(`${endpoint.path}/${email}`);
    await consume('mailbox', hashed(`${mailbox}/${network}`), reply);
    if (!(await isKnownNetwork(email, network))) await consume('otherNetworks', mailbox, reply);
  });

  async function consume(name: keyof typeof limits, key: string, reply: FastifyReply) {
    try {
      await limiters[name].consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      reply.header('retry-after', seconds);
      throw tooMany(seconds);
    }
  }
}

/** Whether it tries a code, or asks for a mail or a drawn file, of somebody who is signed in: who it is decides how it is counted. */
const isCountedBySender = (endpoint: EndpointShape | undefined): endpoint is EndpointShape =>
  endpoint?.limit !== undefined &&
  ['mail', 'attempts', 'drawings'].includes(endpoint.limit) &&
  endpoint.can !== 'public';

/** Who a call is from: a person, or a network's people without an account together. */
export const senderOf = (request: FastifyRequest): string =>
  request.principal?.userId ?? networkOf(addressOf(request));

/** Refuses what was asked for too often, until so many seconds from now. */
export const tooMany = (seconds: number) =>
  new AppError('rate_limited', t(serverWords.rateLimit.tooMany, { span: spanOf(seconds) }));

function spanOf(seconds: number): string {
  if (seconds < 60) return t(serverWords.rateLimit.seconds, { count: seconds });
  const minutes = Math.ceil(seconds / 60);
  return t(serverWords.rateLimit.minutes, { count: minutes });
}

/** The address that a body asks a mail for. */
function emailIn(body: unknown): string | null {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : null;
  return typeof email === 'string' ? email.trim().toLowerCase() : null;
}

/** By what a person without a session acts: from however many networks, their codes are few. */
function passIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const pass = 'pass' in body ? body.pass : 'external_id' in body ? body.external_id : null;
  return typeof pass === 'string' ? hashed(pass) : null;
}

/** The table of limits is no list of people. */
const hashed = (text: string) => createHash('sha256').update(text).digest('hex');
