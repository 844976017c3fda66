import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { inTransaction } from '@server/db/connection';
import { sessions } from '@server/db/schema/identity';
import { beginSession } from '@server/features/identity/auth/sessions';
import { closeStreams, createLiveHub, MOST_STREAMS } from '@server/http/live';
import { PASSWORD, type Person, testApi } from '@tests/support/api';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changed } from './notify';

const HEARTBEAT_MS = 25_000;
const patience = { timeout: 30_000, interval: 20 };
const api = await testApi();
const address = await api.app.listen({ host: '127.0.0.1', port: 0 });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const origin = () => ({ ip: '127.0.0.1', userAgent: 'test', deviceId: null, now: api.clock.now });
const signal = (userId: string) => inTransaction(api.db, (tx) => changed(tx, [userId], 'projects'));
const sessionOf = async ({ userId }: Person) => {
  const [session] = await api.db.select().from(sessions).where(eq(sessions.userId, userId));
  if (!session) throw new Error('a person of these tests has a session');
  return session;
};

/** Opens a stream over HTTP that has been seen to carry events. */
async function listen(userId: string, token: string, query = '') {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${address}/api/v1/events${query}`, { headers });
  expect(response.status).toBe(200);
  let received = '';
  let closed = false;
  const end = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) received += decoder.decode(chunk);
    closed = true;
  })();
  const receives = async () => {
    received = '';
    await vi.waitFor(async () => {
      await signal(userId);
      expect(received).toContain('"resource":"projects"');
    }, patience);
  };
  await vi.waitFor(() => expect(received).toContain(': conectado'), patience);
  const begunWith = received;
  await receives();
  return { end, receives, begunWith, isClosed: () => closed };
}

const listenAs = (who: Person) => listen(who.userId, who.token);

describe('what was published while a reader had no stream', () => {
  const missed = expect.stringContaining('"type":"missed"');

  test('is not lost: the stream that opens later begins by saying so, to that person alone', async () => {
    const [ana, eva] = [await api.person('client'), await api.person('client')];
    // Received, so it has been published.
    await listenAs(ana);
    const later = await listen(ana.userId, ana.token, '?missed_ms=60000');
    expect(later.begunWith).toEqual(missed);
    const others = await listen(eva.userId, eva.token, '?missed_ms=1');
    expect(others.begunWith).not.toEqual(missed);
  });

  test('is not sent to a reader that received it, or that has read nothing yet', async () => {
    const ana = await api.person('client');
    await listenAs(ana);
    for (const query of ['', '?missed_ms=1']) {
      // The last event may have come this very millisecond.
      await vi.waitFor(async () => {
        const { begunWith } = await listen(ana.userId, ana.token, query);
        expect(begunWith).not.toEqual(missed);
      }, patience);
    }
  });

  test('may be anything when it is longer ago than is remembered', async () => {
    const ana = await api.person('client');
    const old = await listen(ana.userId, ana.token, '?missed_ms=3600000');
    expect(old.begunWith).toEqual(missed);
  });

  test('is said to the open streams when the database was away', async () => {
    const hub = createLiveHub(api.databaseUrl, () => undefined);
    const stream = hub.open({
      userId: 'ana',
      sessionId: 'hers',
      isOver: async () => false,
      missedMs: 0,
      signal: new AbortController().signal,
    });
    let received = '';
    stream.on('data', (chunk) => {
      received += chunk;
    });
    await vi.waitFor(() => expect(received).toEqual(missed), patience);
    received = '';
    hub.reconnect();
    await vi.waitFor(() => expect(received).toEqual(missed), patience);
    await hub.close();
  });
});

describe('of the streams of one session', () => {
  test('a further one takes the place of the oldest, once that has had its time, and of nobody else’s', async () => {
    const hub = createLiveHub(api.databaseUrl, () => undefined);
    const open = (sessionId: string, signal = new AbortController().signal) => {
      const stream = hub.open({
        userId: 'ana',
        sessionId,
        isOver: async () => false,
        missedMs: 0,
        signal,
      });
      return stream.resume();
    };
    const another = open('another');
    const gone = new AbortController();
    const left = open('hers', gone.signal);
    const [oldest, ...others] = Array.from({ length: MOST_STREAMS - 1 }, () => open('hers'));
    // All are new: nobody's place is taken.
    expect(() => open('hers')).toThrow('Hiciste demasiados intentos.');
    const closed = once(left, 'close');
    gone.abort();
    await closed;
    const late = open('hers');
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000);
    const newest = open('hers');
    clock.mockRestore();
    await vi.waitFor(() => expect(oldest?.readableEnded).toBe(true), patience);
    for (const stream of [...others, late, newest, another])
      expect(stream.readableEnded).toBe(false);
    await hub.close();
  });
});

describe('a stream of events is closed', () => {
  test('by a logout, and no other stream with it', async () => {
    const [ana, eva] = [await api.person('client'), await api.person('client')];
    const [hers, others] = [await listenAs(ana), await listenAs(eva)];
    await ana.call({ method: 'POST', url: '/api/auth/logout', body: { device_id: 'x' } });
    await hers.end;
    await others.receives();
    expect(others.isClosed()).toBe(false);
  });

  test('by a login that replaces the session', async () => {
    const ana = await api.person('client');
    const stream = await listenAs(ana);
    const body = { email: ana.email, password: PASSWORD };
    const { json } = await api.anonymous({ method: 'POST', url: '/api/auth/login', body });
    await stream.end;
    await listen(ana.userId, json.access_token);
  });

  test('by the renewal of its token', async () => {
    const ana = await api.person('client');
    const stream = await listenAs(ana);
    expect((await ana.call({ method: 'POST', url: '/api/auth/renew', body: {} })).status).toBe(200);
    await stream.end;
  });

  test('when the administrator behind an extended session leaves', async () => {
    const [ana, admin] = [await api.person('client'), await api.person('admin')];
    const { id } = await sessionOf(admin);
    const { grant } = await inTransaction(api.db, (tx) =>
      beginSession(tx, {
        userId: ana.userId,
        role: 'client',
        origin: origin(),
        actor: { sessionId: id, userId: admin.userId },
      }),
    );
    const stream = await listen(ana.userId, grant.access_token);
    const own = await listenAs(ana);
    await admin.call({ method: 'POST', url: '/api/auth/logout', body: { device_id: 'x' } });
    await stream.end;
    await own.receives();
  });

  test('in every process', async () => {
    const ana = await api.person('client');
    const session = await sessionOf(ana);
    const other = createLiveHub(api.databaseUrl, () => undefined);
    const stream = other.open({
      userId: ana.userId,
      sessionId: session.id,
      isOver: async () => false,
      missedMs: 0,
      signal: new AbortController().signal,
    });
    const end = text(stream);
    // Notified again for as long as the other process may not have been listening yet.
    await vi.waitFor(async () => {
      await closeStreams(api.db, [session.id]);
      expect(stream.readableEnded).toBe(true);
    }, patience);
    expect(await end).toContain(': conectado');
    await other.close();
  });

  test('at the heartbeat after the session was left idle, which listening does not prevent', async () => {
    const ana = await api.person('client');
    const stream = await listenAs(ana);
    const begun = api.clock.now.getTime();
    for (const seconds of [100, 200, 299]) {
      api.clock.now = new Date(begun + seconds * 1000);
      await vi.advanceTimersByTimeAsync(HEARTBEAT_MS);
      await stream.receives();
    }
    api.clock.now = new Date(begun + 301_000);
    await vi.advanceTimersByTimeAsync(HEARTBEAT_MS);
    await stream.end;
  });

  test('at the heartbeat after the end of its life', async () => {
    const ana = await api.person('client');
    const stream = await listenAs(ana);
    const { id } = await sessionOf(ana);
    await api.db.update(sessions).set({ expiresAt: api.clock.now }).where(eq(sessions.id, id));
    await vi.advanceTimersByTimeAsync(HEARTBEAT_MS);
    await stream.end;
  });
});
