import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '@server/config';
import type { FastifyInstance } from 'fastify';

/**
 * Anonymous questions about a mail address are answered no sooner than the work for a known one takes: a
 * refused sign-in, which may block an account and mail its owner, and every call that may send a mail.
 */
export function registerEvenAnswers(
  app: FastifyInstance,
  { evenAnswerMs }: Pick<Config, 'evenAnswerMs'>,
  wait: (ms: number) => Promise<unknown> = delay,
) {
  if (evenAnswerMs === 0) return;
  app.addHook('onSend', async (request, reply) => {
    const limit = request.routeOptions.config.endpoint?.limit;
    const { statusCode } = reply;
    const aboutAnAddress =
      statusCode !== 429 &&
      ((limit === 'login' && statusCode >= 400) || (limit === 'mail' && !request.principal));
    if (aboutAnAddress) await wait(Math.max(0, evenAnswerMs - reply.elapsedTime));
  });
}
