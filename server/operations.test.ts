import { freePort } from '@server/db/embedded/free-port';
import { serializerCompiler } from '@server/http/serialize';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { Pool } from 'pg';
import pino from 'pino';
import { afterEach, expect, inject, test } from 'vitest';
import { openEarlyListener } from './early-listener';
import { registerOperations } from './operations';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function start(databaseUrl: string, lines: string[] = []) {
  const pool = new Pool({ connectionString: databaseUrl, connectionTimeoutMillis: 2_000 });
  const loggerInstance: FastifyBaseLogger = pino(
    { base: null },
    { write: (line) => void lines.push(line) },
  );
  const app: FastifyInstance = Fastify({ loggerInstance });
  app.setSerializerCompiler(serializerCompiler);
  const metricsPort = await freePort();
  const metrics = await openEarlyListener('METRICS_PORT', metricsPort, '127.0.0.1');
  registerOperations(app, { pool, metrics, databaseAnswers: () => true });
  app.get('/things/:id', async () => ({}));
  closers.push(async () => {
    await app.close();
    await pool.end();
  });
  return { metricsPort, address: await app.listen({ host: '127.0.0.1', port: 0 }) };
}

test('health is 200 while the database answers and 503 when it does not', async () => {
  const alive = await start(inject('databaseUrl'));
  expect((await fetch(`${alive.address}/api/health`)).status).toBe(200);
  const closedPort = await freePort();
  const dead = await start(`postgres://nadie@127.0.0.1:${closedPort}/nada`);
  const answer = await fetch(`${dead.address}/api/health`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ status: 'unavailable' });
});

test('log and metrics name the route, never the path or its query', async () => {
  const lines: string[] = [];
  const { address, metricsPort } = await start(inject('databaseUrl'), lines);
  await fetch(`${address}/things/secret-id?access_token=secret-token`);
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(metrics).toContain('route="/things/:id",status="200"');
  expect(metrics).toContain('# TYPE jobs gauge');
  const answers = lines.filter((line) => line.includes('"route"')).join('');
  expect(answers).toContain('"route":"/things/:id","status":200');
  expect(answers).not.toContain('secret');
  expect(metrics).not.toContain('secret');
});
