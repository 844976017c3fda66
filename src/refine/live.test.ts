import type { LiveEvent } from '@contract/platform/notifications';
import { emptyState, type SessionState } from '@portal/session/state';
import { browserTabs } from '@tests/support/browser-tabs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const asked = vi.hoisted(() => vi.fn());
vi.mock('@portal/api/call', () => ({ callStream: asked }));

type Tab = ReturnType<ReturnType<typeof browserTabs>['open']>;

const changed: LiveEvent = { type: 'changed', resource: 'projects' };
const moved: LiveEvent = { type: 'changed', resource: 'movements' };

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockReset();
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.doUnmock('@portal/session/portal-session');
  vi.doUnmock('@portal/session/bus');
});

/** A page of the portal, with the session of that token. */
async function openTab(token: string, browser?: Tab) {
  vi.resetModules();
  const listeners = new Set<() => void>();
  let state: SessionState = { ...emptyState, token };
  const session = {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  if (browser) {
    vi.stubGlobal('navigator', { locks: { request: browser.hold } });
    // At once, so that a tab has joined when it was opened, however busy the machine.
    const digest = async (_: string, { buffer }: Uint8Array) => buffer;
    vi.stubGlobal('crypto', { subtle: { digest } });
    vi.doMock('@portal/session/bus', () => ({ openBus: browser.openBus }));
  }
  vi.doMock('@portal/session/portal-session', () => ({ session }));
  const { onLiveEvent } = await import('./live');
  const received: LiveEvent[] = [];
  const listen = () => onLiveEvent((event) => received.push(event));
  const leave = listen();
  if (browser) await pass(0);
  return {
    received,
    listen,
    leave,
    take(next: Partial<SessionState>) {
      state = { ...state, ...next };
      for (const listener of listeners) listener();
    },
    show(visibilityState: 'visible' | 'hidden') {
      page.visibilityState = visibilityState;
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

/** The streams that a server has open, each with what it was asked. */
function serve() {
  const streams: { missedMs: number; send(event: LiveEvent): void }[] = [];
  asked.mockImplementation(async (_endpoint, { query }, { signal }) => {
    let out: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        out = controller;
      },
    });
    const stream = {
      missedMs: query.missed_ms,
      send: (event: LiveEvent) =>
        out.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)),
    };
    streams.push(stream);
    signal.addEventListener('abort', () => {
      streams.splice(streams.indexOf(stream), 1);
      out.error(new DOMException('', 'AbortError'));
    });
    return body;
  });
  return streams;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const soon = (assertion: () => void) => vi.waitFor(assertion, { timeout: 10_000, interval: 1 });

/** How often the stream is asked for in ten minutes, and once more by another screen. */
async function asksOf(status: number, code: string): Promise<number> {
  const tab = await openTab('token-1');
  const { ApiFailure } = await import('@portal/api/failure');
  tab.leave();
  asked.mockReset().mockRejectedValue(new ApiFailure('', status, code));
  const leave = tab.listen();
  await pass(10 * 60_000);
  leave();
  tab.listen()();
  return asked.mock.calls.length;
}

it('asks once a server that has no stream', async () => {
  expect(await asksOf(404, 'not_found')).toBe(1);
  // The page that some servers send for any address.
  expect(await asksOf(200, 'unreadable')).toBe(1);
});

it('asks again a server that fails', async () => {
  expect(await asksOf(503, 'unavailable')).toBeGreaterThan(5);
});

it('sends for how long it received nothing, and passes on that something was missed', async () => {
  const stream = (text: string) => new Blob([text]).stream();
  asked.mockImplementation(async () => stream(': conectado\n\ndata: {"type":"missed"}\n\n'));
  const before = performance.now();
  const { received, leave } = await openTab('token-1');
  await pass(0);
  expect(received).toEqual([{ type: 'missed' }]);
  const unheard = () => asked.mock.calls.map(([, { query }]) => query.missed_ms);
  // From before the first read of this page on, and after a stream's end from when its last words were sent.
  expect(unheard()[0]).toBeGreaterThanOrEqual(Math.min(before, 60_000));
  await pass(1_000);
  expect(unheard()[1]).toBe(6_000);
  leave();
});

it('holds no stream while its page is not seen, and then asks for what it missed', async () => {
  const streams = serve();
  const tab = await openTab('token-1');
  expect(streams).toHaveLength(1);
  streams[0]?.send(changed);
  await soon(() => expect(tab.received).toEqual([changed]));
  tab.show('hidden');
  expect(streams).toHaveLength(0);
  await pass(600_000);
  expect(asked).toHaveBeenCalledOnce();
  tab.show('visible');
  expect(streams).toHaveLength(1);
  expect(streams[0]?.missedMs).toBeGreaterThanOrEqual(600_000);
  tab.leave();
  expect(streams).toHaveLength(0);
});

it('ends the stream with its session, and has one of the next session alone', async () => {
  const streams = serve();
  const tab = await openTab('token-1');
  tab.take({ token: 'token-2' });
  expect(streams).toHaveLength(1);
  expect(asked).toHaveBeenCalledTimes(2);
  streams[0]?.send({ type: 'missed' });
  await soon(() => expect(tab.received).toEqual([{ type: 'missed' }]));
  tab.take({ token: null });
  expect(streams).toHaveLength(0);
  await pass(600_000);
  expect(asked).toHaveBeenCalledTimes(2);
  tab.leave();
});

describe('the tabs of a browser', () => {
  it('share a stream when they have one session, and never receive the events of another', async () => {
    const streams = serve();
    const browser = browserTabs();
    const first = await openTab('token-1', browser.open('1'));
    await soon(() => expect(streams).toHaveLength(1));
    const same = await openTab('token-1', browser.open('2'));
    const other = await openTab('token-2', browser.open('3'));
    await soon(() => expect(streams).toHaveLength(2));
    streams[0]?.send(changed);
    await soon(() => {
      expect(first.received).toEqual([changed]);
      expect(same.received).toEqual([changed]);
    });
    // A switch of role, or acting as another person.
    same.take({ token: 'token-2' });
    await pass(0);
    streams[0]?.send(changed);
    await soon(() => expect(first.received).toEqual([changed, changed]));
    expect(streams).toHaveLength(2);
    streams[1]?.send(moved);
    await soon(() => {
      expect(other.received).toEqual([moved]);
      expect(same.received.at(-1)).toEqual(moved);
    });
    expect(same.received.filter(({ type }) => type !== 'missed')).toEqual([changed, moved]);
    first.leave();
    await soon(() => expect(streams).toHaveLength(1));
    for (const tab of [same, other]) tab.leave();
    await soon(() => expect(streams).toHaveLength(0));
  });
});
