import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { batchFields } from '@contract/program/prospect-cells';
import { fieldHeadings } from '@contract/program/prospect-headings';
import { prospects } from '@server/db/schema/program';
import { testApi } from '@tests/support/api';
import { figure } from '@tests/support/figures';
import { endProcess, spawnServer } from '@tests/support/server-process';
import { eq } from 'drizzle-orm';
import { afterAll, it, vi } from 'vitest';

/*
 * A file of prospects whose server is killed while it reads it, and again while it takes it in. Figures: after each kill
 * no row is in the list, after the next start all are, without anybody asking again.
 */
const ROWS = 30_000;
const patience = { timeout: 240_000, interval: 100 };

const api = await testApi();
api.clock.now = new Date();
const programId = await api.program();
const admin = await api.person('program_administrator', { programId });
const dataDir = await mkdtemp(path.join(tmpdir(), 'solfondo-imports-'));
const start = () =>
  spawnServer(dataDir, { DATABASE_URL: api.databaseUrl, RATE_LIMIT_SCALE: '1000' });
let server = await start();
afterAll(async () => {
  await endProcess(server.child, 'SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

const ask = async (method: string, url: string, body?: FormData) => {
  const answer = await fetch(`${server.address}${url}`, {
    method,
    headers: { authorization: `Bearer ${admin.token}` },
    ...(body && { body }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
};
const inList = () => api.db.$count(prospects, eq(prospects.programId, programId));

async function killedAmid(url: string, state: string) {
  await vi.waitFor(async () => {
    const batch = await ask('GET', url);
    if (batch.state !== state || batch.progress < 1) throw new Error('not yet');
  }, patience);
  await endProcess(server.child, 'SIGKILL');
  figure(`rows in the list after a kill amid ${state}`, await inList(), 0);
  server = await start();
}

it('a file whose server is killed is read and taken in by the next one, whole', async () => {
  await vi.waitFor(() => ask('GET', '/api/v1/prospect-batches'), patience);
  const lines = Array.from(
    { length: ROWS },
    (_, n) => `Tienda ${n},Ana Ruiz,33${10_000_000 + n},,Tonalá,Jalisco,Centro,,`,
  );
  const headings = batchFields.map((field) => fieldHeadings[field][0]).join(',');
  const form = new FormData();
  form.set('file', new Blob([[headings, ...lines].join('\r\n')]), 'muchos.csv');
  const { id } = await ask('POST', '/api/v1/prospect-batches', form);
  const url = `/api/v1/prospect-batches/${id}`;
  await killedAmid(url, 'reading');
  await vi.waitFor(async () => {
    if ((await ask('GET', url)).state !== 'review') throw new Error('not yet');
  }, patience);
  await ask('POST', `${url}/commit`);
  await killedAmid(url, 'taking');
  await vi.waitFor(async () => {
    if ((await ask('GET', url)).state !== 'done') throw new Error('not yet');
  }, patience);
  figure('rows that the next server did not take in', ROWS - (await inList()), 0);
});
