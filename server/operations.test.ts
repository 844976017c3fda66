import { freePort } from '@server/db/embedded/free-port';
import { serializerCompiler } from '@server/http/serialize';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { Pool } from 'pg';
import pino from 'pino';
import { afterEach, expect, inject, test } from 'vitest';
import type { OutsideService } from './adapters/outside-watch';
import { openEarlyListener } from './early-listener';
import { registerOperations } from './operations';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function start(
  databaseUrl: string,
  { lines = [], away = [] }: { lines?: string[]; away?: OutsideService[] } = {},
) {
  const pool = new Pool({ connectionString: databaseUrl, connectionTimeoutMillis: 2_000 });
  const loggerInstance: FastifyBaseLogger = pino(
    { base: null },
    { write: (line) => void lines.push(line) },
  );
  const app: FastifyInstance = Fastify({ loggerInstance });
  app.setSerializerCompiler(serializerCompiler);
  const metricsPort = await freePort();
  const metrics = await openEarlyListener('METRICS_PORT', metricsPort, '127.0.0.1');
  registerOperations(app, { pool, metrics, databaseAnswers: () => true, away: () => away });
  app.get('/things/:id', async () => ({}));
  closers.push(async () => {
    await app.close();
    await pool.end();
  });
  return { metricsPort, address: await app.listen({ host: '127.0.0.1', port: 0 }) };
}

test('health is 200 while the database answers and 503 when it does not', async () => {
  const alive = await start(inject('databaseUrl'));
  const well = await fetch(`${alive.address}/api/health`);
  expect(well.status).toBe(200);
  expect(await well.json()).toEqual({ status: 'ok', away: [] });
  const closedPort = await freePort();
  const dead = await start(`postgres://nadie@127.0.0.1:${closedPort}/nada`);
  const answer = await fetch(`${dead.address}/api/health`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ status: 'unavailable', away: [] });
});

test('health says which services outside are away, and still takes calls', async () => {
  const { address } = await start(inject('databaseUrl'), { away: ['objects'] });
  const answer = await fetch(`${address}/api/health`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ status: 'degraded', away: ['objects'] });
});

test('log and metrics name the route, never the path or its query', async () => {
  const lines: string[] = [];
  const { address, metricsPort } = await start(inject('databaseUrl'), { lines });
  await fetch(`${address}/things/secret-id?access_token=secret-token`);
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(metrics).toContain('route="/things/:id",status="200"');
  expect(metrics).toContain('# TYPE jobs gauge');
  const answers = lines.filter((line) => line.includes('"route"')).join('');
  expect(answers).toContain('"route":"/things/:id","status":200');
  expect(answers).not.toContain('secret');
  expect(metrics).not.toContain('secret');
});
