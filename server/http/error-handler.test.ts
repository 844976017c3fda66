import { testDatabase } from '@tests/support/database';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { installErrorHandler } from './error-handler';

const { db } = await testDatabase();

const app = Fastify();
installErrorHandler(app);
app.get('/slow', () =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 20`);
    await tx.execute(sql`select pg_sleep(5)`);
  }),
);
app.get('/locked', () =>
  db.transaction(async (holder) => {
    await holder.execute(sql`lock table programs`);
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = 20`);
      await tx.execute(sql`select * from programs`);
    });
  }),
);
app.get('/mistaken', () => db.execute(sql`select * from nowhere`));

const busy = {
  message: 'El servicio no está disponible por el momento. Intenta de nuevo en unos segundos.',
  code: 'unavailable',
};

it.each(['/slow', '/locked'])('a database that takes too long: try again (%s)', async (url) => {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json()).toMatchObject(busy);
});

it('a mistake of ours stays a failure', async () => {
  expect((await app.inject('/mistaken')).statusCode).toBe(500);
});
