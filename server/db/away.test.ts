import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { notifications } from '@server/db/schema/platform';
import { testApi } from '@tests/support/api';
import { databaseProxy } from '@tests/support/database-proxy';
import { endProcess, spawnServer } from '@tests/support/server-process';
import { afterAll, expect, test, vi } from 'vitest';

/*
 * A server of its own, whose database is taken away under it while people write.
 */
const WRITERS = 32;
const patience = { timeout: 60_000, interval: 50 };

const api = await testApi();
const proxy = await databaseProxy(api.databaseUrl);
const dataDir = await mkdtemp(path.join(tmpdir(), 'solfondo-away-'));
const { child, address } = await spawnServer(dataDir, { DATABASE_URL: proxy.url });
afterAll(async () => {
  await endProcess(child, 'SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});
const investor = await api.person('investor');

const status = (where: string) => fetch(`${address}${where}`).then((answer) => answer.status);
const becomesWell = () =>
  vi.waitFor(async () => expect(await status('/api/health')).toBe(200), patience);

/** Marks the investor's notifications as read, in a transaction as every write. */
async function write() {
  const answer = await fetch(`${address}/api/v1/notifications/read`, {
    method: 'POST',
    headers: { authorization: `Bearer ${investor.token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  await answer.arrayBuffer();
  return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
}

const writeAtOnce = (writers: number) => Promise.all(Array.from({ length: writers }, write));
const REFUSED = { status: 503, retryAfter: '2' };
/** On a busy machine a first connection may take longer than a caller is let wait for it. */
const writesAgain = () =>
  vi.waitFor(async () => expect((await write()).status).toBe(200), patience);

test('connections that the database ends inside transactions refuse those calls and nothing else', async () => {
  await becomesWell();
  const { userId } = investor;
  await api.db.insert(notifications).values({ userId, title: 'Aviso', body: 'Texto' });
  const holder = await api.pool.connect();
  await holder.query('begin; lock table notifications');
  let answered = false;
  const calls = writeAtOnce(8).finally(() => {
    answered = true;
  });
  let ended = 0;
  while (!answered) {
    const { rowCount } = await holder.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'solfondo' and datname = current_database() and wait_event_type = 'Lock'`,
    );
    ended += rowCount ?? 0;
  }
  expect(ended).toBeGreaterThan(0);
  expect(await calls).toEqual(Array(8).fill(REFUSED));
  await holder.query('rollback');
  holder.release();
  await writesAgain();
  expect(child.exitCode).toBeNull();
});

test.each(['silent', 'gone'] as const)(
  'while the database is %s every call is told to come back, and is served when it does',
  async (how) => {
    await becomesWell();
    proxy[how]();
    expect(await writeAtOnce(WRITERS)).toEqual(Array(WRITERS).fill(REFUSED));
    expect(await status('/api/health')).toBe(503);
    await proxy.back();
    await becomesWell();
    await writesAgain();
    expect(child.exitCode).toBeNull();
  },
);

test('it stops in order while the database is silent', async () => {
  proxy.silent();
  expect(await endProcess(child, 'SIGTERM')).toBe(0);
});
