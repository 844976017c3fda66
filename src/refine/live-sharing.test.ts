import type { LiveEvent } from '@contract/platform/notifications';
import { browserTabs } from '@tests/support/browser-tabs';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReception } from './live-reception';
import { shareStream } from './live-sharing';
import type { StreamReader } from './live-stream';

const changed: LiveEvent = { type: 'changed', resource: 'projects' };
const missed: LiveEvent = { type: 'missed' };
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  vi.useFakeTimers();
  // Pages that have been there for longer than their first reads take.
  await wait(100_000);
});
afterEach(() => void vi.useRealTimers());

/** A browser, the streams that its tabs opened, and what each tab received. */
function world({ offersStream = true } = {}) {
  const browser = browserTabs();
  const streams = new Map<string, StreamReader & { session: string; asked: number }>();

  function open(id: string, session = 'ana') {
    const received: LiveEvent[] = [];
    const reception = createReception((event) => received.push(event));
    reception.begin();
    const join = () =>
      shareStream(session, {
        ...browser.open(id),
        reception,
        async read(reader, signal) {
          if (signal.aborted || !offersStream) return offersStream;
          const stream = { ...reader, session, asked: reader.missedMs() };
          streams.set(id, stream);
          reader.heard();
          await new Promise((resolve) => signal.addEventListener('abort', resolve));
          // The tab may have opened its next one by now.
          if (streams.get(id) === stream) streams.delete(id);
          return true;
        },
      });
    let leave = join();
    return {
      received,
      leave: () => leave(),
      /** Is seen again. */
      comeBack() {
        leave = join();
      },
    };
  }

  function publish(event: LiveEvent, session = 'ana') {
    for (const stream of streams.values()) {
      if (stream.session !== session) continue;
      stream.heard();
      stream.event(event);
    }
  }
  return { browser, streams, open, publish, leaders: () => [...streams.keys()] };
}

describe('the tabs of one session', () => {
  it('share one stream, whose events each of them receives once', async () => {
    const { open, publish, leaders } = world();
    const tabs = Array.from({ length: 12 }, (_, index) => open(`tab ${index}`));
    await wait(0);
    expect(leaders()).toEqual(['tab 0']);
    publish(changed);
    expect(tabs.map(({ received }) => received)).toEqual(tabs.map(() => [changed]));
    for (const tab of tabs) tab.leave();
    await wait(0);
    expect(leaders()).toEqual([]);
  });

  it('go on with the stream of another one when the leader leaves', async () => {
    const { open, publish, leaders, streams } = world();
    const [first, second, third] = [open('1'), open('2'), open('3')];
    await wait(8_000);
    first.leave();
    await wait(0);
    expect(leaders()).toEqual(['2']);
    // It asks for what was published since the former leader heard the server.
    expect(streams.get('2')?.asked).toBe(13_000);
    publish(changed);
    expect([first, second, third].map(({ received }) => received)).toEqual([
      [],
      [changed],
      [changed],
    ]);
  });

  it('take the place of a leader that froze, which follows once it wakes', async () => {
    const { browser, open, publish, leaders } = world();
    const tabs = [open('1'), open('2'), open('3')];
    await wait(60_000);
    expect(leaders()).toEqual(['1']);
    browser.freeze('1');
    await wait(35_000);
    // The connection of a frozen page stays open.
    expect(leaders()).toEqual(['1', '2']);
    publish(changed);
    expect(tabs[2]?.received.at(-1)).toEqual(changed);
    browser.wake('1');
    await wait(10 * 60_000);
    expect(leaders()).toEqual(['2']);
    publish(changed);
    expect(tabs[0]?.received.at(-1)).toEqual(changed);
  });

  it('leave a server that has no stream alone', async () => {
    const { open, leaders } = world({ offersStream: false });
    open('1');
    open('2');
    await wait(10 * 60_000);
    expect(leaders()).toEqual([]);
  });
});

describe('a tab that joins', () => {
  it('reads nothing again when nothing was published since its first reads', async () => {
    const { open, publish } = world();
    open('1');
    await wait(30_000);
    publish(changed);
    await wait(61_000);
    expect(open('2').received).toEqual([]);
  });

  it('reads again what it shows when something was published while it was not seen', async () => {
    const { open, publish } = world();
    open('1');
    const second = open('2');
    await wait(1_000);
    second.leave();
    publish(changed);
    await wait(120_000);
    second.comeBack();
    expect(second.received).toEqual([missed]);
    publish(changed);
    await wait(10_000);
    expect(second.received).toEqual([missed, changed]);
  });

  it('and has read what it shows before the leader began does so, too', async () => {
    const { open } = world();
    const first = open('1');
    await wait(1_000);
    first.leave();
    await wait(200_000);
    // It knows of the last minute alone.
    open('2');
    first.comeBack();
    expect(first.received).toEqual([missed]);
  });
});

it('an event of one session never reaches a tab of another', async () => {
  const { open, publish, leaders } = world();
  const ana = [open('1', 'ana'), open('2', 'ana')];
  const asAna = [open('3', 'as ana'), open('4', 'as ana')];
  await wait(0);
  expect(leaders()).toEqual(['1', '3']);
  publish(changed, 'ana');
  expect(ana.map(({ received }) => received)).toEqual([[changed], [changed]]);
  expect(asAna.map(({ received }) => received)).toEqual([[], []]);
});

it('however tabs come, go, freeze and wake, one stream is left, whose events all of them receive once', async () => {
  const act = fc.record({
    id: fc.constantFrom('1', '2', '3', '4'),
    what: fc.constantFrom('open', 'leave', 'freeze', 'wake', 'publish'),
    ms: fc.constantFrom(0, 1, 9_000, 40_000),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (acts) => {
      const { browser, open, publish, leaders } = world();
      const tabs = new Map<string, ReturnType<typeof open>>();
      const asleep = new Set<string>();
      for (const { id, what, ms } of acts) {
        const tab = tabs.get(id);
        if (what === 'open' && !tab) tabs.set(id, open(id));
        if (what === 'publish') publish(changed);
        if (what === 'leave' && !asleep.has(id)) {
          tabs.delete(id);
          tab?.leave();
        }
        if (what === 'freeze' && tab) {
          browser.freeze(id);
          asleep.add(id);
        }
        if (what === 'wake' && asleep.delete(id)) browser.wake(id);
        await wait(ms);
      }
      for (const id of asleep) browser.wake(id);
      await wait(120_000);
      expect(leaders()).toHaveLength(Math.min(tabs.size, 1));
      for (const { received } of tabs.values()) received.length = 0;
      publish(changed);
      for (const { received } of tabs.values()) expect(received).toEqual([changed]);
      for (const tab of tabs.values()) tab.leave();
    }),
    {
      numRuns: 100,
      examples: [
        // The one that took the place of a frozen leader is gone when that wakes.
        [
          [
            { id: '1', what: 'open', ms: 0 },
            { id: '3', what: 'open', ms: 0 },
            { id: '1', what: 'freeze', ms: 40_000 },
            { id: '3', what: 'leave', ms: 0 },
          ],
        ],
      ],
    },
  );
});
