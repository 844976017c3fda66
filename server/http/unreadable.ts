import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { t } from '@server/i18n';
import type { FastifyInstance } from 'fastify';
import { unstorable } from './error-handler';
import { AppError } from './errors';

/** Deeper than any body of the contract. */
const DEEPEST = 32;

/**
 * Refuses queries with a NUL in them, which PostgreSQL keeps nowhere: an answer that is written while
 * it is read has begun by then.
 */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ url }) => {
    // A malformed id, in the path, is a record that does not exist.
    const query = url.indexOf('?');
    if (query >= 0 && url.includes('%00', query)) throw unstorable;
  });
}

/**
 * Refuses bodies that are nested without end before anything looks into them: what reads or writes JSON by
 * calling itself would run out of its stack.
 */
export function refuseDeepBodies(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body }) => {
    if (isDeeper(body)) {
      throw new AppError('validation', t(serverWords.errorHandler.unreadable));
    }
  });
}

/** Level by level, so that it goes as deep as the limit and no deeper itself. */
function isDeeper(body: unknown): boolean {
  let level = [body].filter(isNode);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((node) => Object.values(node).filter(isNode));
  }
  return false;
}

const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null;
