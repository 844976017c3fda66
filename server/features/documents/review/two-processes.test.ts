import { buildApp } from '@server/app';
import { connect, inTransaction } from '@server/db/connection';
import { changed } from '@server/features/platform/notifications/notify';
import { createLiveHub } from '@server/http/live';
import type { Person } from '@tests/support/api';
import { databaseProxy } from '@tests/support/database-proxy';
import { documentsApi } from '@tests/support/documents';
import { pdf } from '@tests/support/files';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const PATIENCE = { timeout: 30_000, interval: 20 };
const local = { host: '127.0.0.1', port: 0 };

const api = await documentsApi();
const { clock, identity, staff: luz } = api;
const eva = await api.person('admin', { fullName: 'Eva Revisora' });
const listening = await databaseProxy(api.databaseUrl);

/** What a second API process has of its own: its connections to the one database, and its port. */
async function secondProcess() {
  const { db, pool } = connect(api.databaseUrl, () => undefined);
  const now = () => clock.now;
  const live = createLiveHub(listening.url, () => undefined, now);
  const { config, adapters, databaseAnswers, app: first } = api;
  const log = first.log.child({});
  const app = await buildApp({ config, db, pool, adapters, live, log, databaseAnswers, now });
  return {
    address: await app.listen(local),
    async close() {
      await Promise.all([app.close(), live.close()]);
      await pool.end();
    },
  };
}

let one = '';
let two: Awaited<ReturnType<typeof secondProcess>>;
beforeAll(async () => {
  one = await api.app.listen(local);
  two = await secondProcess();
});
afterAll(() => two.close());

/** A call over HTTP to one of the two. */
async function ask(address: string, who: Person, path: string, body?: object) {
  const response = await fetch(`${address}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${who.token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

/** What a person receives from one of the two, from when it is known to listen. */
async function listen(address: string, who: Person, missedMs = 0) {
  const leave = new AbortController();
  const response = await fetch(`${address}/api/v1/events?missed_ms=${missedMs}`, {
    headers: { authorization: `Bearer ${who.token}` },
    signal: leave.signal,
  });
  const seen = { text: '', ended: false };
  void (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) seen.text += decoder.decode(chunk);
  })()
    .catch(() => undefined)
    .finally(() => {
      seen.ended = true;
    });
  await vi.waitFor(() => expect(seen.text).toContain(': conectado'), PATIENCE);
  return {
    seen,
    leave: () => leave.abort(),
    receives: (event: string) =>
      vi.waitFor(() => expect(seen.text).toContain(`"${event}"`), PATIENCE),
  };
}

/** The stream of a reviewer that has received everything told before: notices come in the order of their commits. */
async function reviewing(address: string, who: Person) {
  const stream = await listen(address, who);
  await vi.waitFor(async () => {
    await inTransaction(api.db, (tx) => changed(tx, [who.userId], 'projects'));
    expect(stream.seen.text).toContain('"projects"');
  }, PATIENCE);
  stream.seen.text = '';
  return stream;
}

async function waiting() {
  const who = await api.person('client');
  const { json } = await identity(who, pdf());
  return { userId: who.userId, id: String(json.id) };
}

const queueOf = async (address: string, userId: string) => {
  const { text } = await ask(address, eva, `/api/v1/documents?user_id=${userId}`);
  return JSON.parse(text).items;
};

it('a reviewer at one process sees at once what is taken and decided at the other', async () => {
  const { userId, id } = await waiting();
  const atTwo = await reviewing(two.address, eva);
  expect((await ask(one, luz, '/api/v1/document-claims', { document_id: id })).status).toBe(200);
  await atTwo.receives('documents');
  expect(await queueOf(two.address, userId)).toMatchObject([
    { review: { held_by: { full_name: 'Revisora Prueba' } } },
  ]);
  // The lock holds there too.
  const taken = await ask(two.address, eva, '/api/v1/document-claims', { document_id: id });
  expect(taken.status).toBe(409);

  atTwo.seen.text = '';
  expect((await ask(one, luz, '/storagev3/documents/verify', { id })).status).toBe(200);
  await atTwo.receives('documents');
  expect(await queueOf(two.address, userId)).toMatchObject([{ status: 'verificado' }]);
  atTwo.leave();
});

it('what was told while a process did not listen is read again when it listens again', async () => {
  const { userId, id } = await waiting();
  const atTwo = await reviewing(two.address, eva);
  listening.gone();
  expect((await ask(one, luz, '/api/v1/document-claims', { document_id: id })).status).toBe(200);
  expect(atTwo.seen.text).not.toContain('"missed"');
  await listening.back();
  await atTwo.receives('missed');
  expect(await queueOf(two.address, userId)).toMatchObject([
    { review: { held_by: { full_name: 'Revisora Prueba' } } },
  ]);
  // And it goes on.
  atTwo.seen.text = '';
  expect((await ask(one, luz, '/storagev3/documents/verify', { id })).status).toBe(200);
  await atTwo.receives('documents');
  atTwo.leave();
});

it('who moves from one process to the other is told that something was missed between them', async () => {
  const { id } = await waiting();
  const before = await reviewing(two.address, eva);
  before.leave();
  expect((await ask(two.address, luz, '/api/v1/document-claims', { document_id: id })).status).toBe(
    200,
  );
  const after = await listen(one, eva, 60_000);
  await after.receives('missed');
  after.leave();
});

it('a session that ends at one process ends its streams at the other', async () => {
  const ana = await api.again(eva);
  const atTwo = await listen(two.address, ana);
  await ask(one, ana, '/api/auth/logout', { device_id: 'x' });
  await vi.waitFor(() => expect(atTwo.seen.ended).toBe(true), PATIENCE);
});
