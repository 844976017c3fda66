import { createHash } from 'node:crypto';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import type { Tx } from '@server/db/connection';
import { prepared } from '@server/db/prepared';
import { idempotencyKeys } from '@server/db/schema/http';
import { t } from '@server/i18n';
import { and, eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { canonical } from './canonical';
import { AppError } from './errors';

const KEY = /^[A-Za-z0-9_-]{8,80}$/;

interface Request {
  userId: string;
  endpoint: string;
  key: string | undefined;
  /** What was asked: path parameters and body. */
  payload: unknown;
}

/**
 * Does the work once per key. The key's row is written in the work's own transaction, so a crash
 * leaves neither; a second caller waits for the first to commit and is given its answer. A refusal
 * rolls back and leaves the key free.
 */
export async function once(tx: Tx, request: Request, work: () => Promise<unknown>) {
  const { userId, endpoint, key } = request;
  if (!key) throw new AppError('validation', t(serverWords.idempotency.missingKey));
  if (!KEY.test(key)) {
    throw new AppError('validation', t(serverWords.idempotency.badKey));
  }
  const bodyHash = createHash('sha256').update(canonical(request.payload)).digest('hex');
  const [mine] = await keepKey(tx).execute({ id: v7(), userId, endpoint, key, bodyHash });
  if (!mine) {
    const [earlier] = await tx
      .select()
      .from(idempotencyKeys)
      .where(
        and(
          eq(idempotencyKeys.userId, userId),
          eq(idempotencyKeys.endpoint, endpoint),
          eq(idempotencyKeys.key, key),
        ),
      );
    if (earlier && earlier.bodyHash !== bodyHash) {
      throw new AppError('idempotency_mismatch', t(serverWords.idempotency.arrivedBefore));
    }
    return earlier?.response;
  }
  const response = await work();
  await keepAnswer(tx).execute({ id: mine.id, response });
  return response;
}

const keepKey = prepared((db) =>
  db
    .insert(idempotencyKeys)
    .values({
      id: sql.placeholder('id'),
      userId: sql.placeholder('userId'),
      endpoint: sql.placeholder('endpoint'),
      key: sql.placeholder('key'),
      bodyHash: sql.placeholder('bodyHash'),
    })
    .onConflictDoNothing()
    .returning({ id: idempotencyKeys.id })
    .prepare('keep_idempotency_key'),
);

const keepAnswer = prepared((db) =>
  db
    .update(idempotencyKeys)
    .set({ status: 200, response: sql.placeholder('response') })
    .where(eq(idempotencyKeys.id, sql.placeholder('id')))
    .prepare('keep_idempotent_answer'),
);
