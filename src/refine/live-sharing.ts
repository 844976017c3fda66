import { liveEvent } from '@contract/platform/notifications';
import type { Bus } from '@portal/session/bus';
import * as z from 'zod';
import type { Reception } from './live-reception';
import type { readLiveStream } from './live-stream';

/** How often the leader gives a sign of life, and after which silence the others take its place. */
const SIGN_MS = 10_000;
const MOST_SILENCE_MS = 35_000;

/** What tabs say to each other about the one stream. Times are spans: each page has a clock of its own. */
const message = z.discriminatedUnion('type', [
  /** A tab wants to be told; the leader gives a sign. */
  z.object({ type: z.literal('join') }),
  /** The leader lives; `begins`: it has just become one. */
  z.object({
    type: z.literal('sign'),
    begins: z.boolean(),
    missedMs: z.number(),
    quietMs: z.number(),
  }),
  z.object({ type: z.literal('event'), event: liveEvent }),
]);

type Message = z.infer<typeof message>;

/** Works while it holds the lock of that name; rejects with an AbortError when it loses it or the signal aborts. */
export type HoldLock = (
  name: string,
  options: { steal: true } | { signal: AbortSignal },
  work: () => Promise<void>,
) => Promise<void>;

interface Sharing {
  hold: HoldLock;
  openBus(name: string, onMessage: (message: unknown) => void): Bus;
  reception: Reception;
  read: typeof readLiveStream;
}

/**
 * Shares one stream among the tabs that call this with the same name, until the function that it returns is called.
 * One of them, the leader, holds the lock and passes on what it receives. When it leaves, closes or falls silent,
 * another takes its place.
 */
export function shareStream(name: string, { hold, openBus, reception, read }: Sharing): () => void {
  let left = false;
  /** This tab's wait for the lead, and its lead. */
  let turn = new AbortController();
  let leading: AbortController | null = null;
  /** The leader said what it knows; until then events may be missing. */
  let joined = false;
  let steals = false;
  let silence: ReturnType<typeof setTimeout>;

  const bus = openBus(name, receive);
  /** A lead goes on until its stream has ended, after the channel was closed. */
  const publish = (told: Message) => {
    if (!left) bus.publish(told);
  };
  const sign = (begins = false) =>
    publish({
      type: 'sign',
      begins,
      missedMs: reception.missedMs(),
      quietMs: reception.quietMs(),
    });

  function receive(given: unknown) {
    const { data: told } = message.safeParse(given);
    if (!told || left) return;
    if (leading) {
      if (told.type === 'join') sign();
      return;
    }
    if (told.type === 'join') return;
    awaitSign();
    if (told.type === 'event') return reception.event(told.event);
    // Something was published that this tab did not receive, or the leader knows of no such time.
    const missed = (!joined || told.begins) && reception.missedMs() > told.quietMs;
    joined = true;
    reception.heard(told.missedMs);
    if (missed) reception.event({ type: 'missed' });
  }

  function awaitSign() {
    clearTimeout(silence);
    silence = setTimeout(() => {
      // Frozen, or too busy to notice.
      steals = true;
      turn.abort();
    }, MOST_SILENCE_MS);
  }

  async function lead(mine: AbortController) {
    leading = mine;
    steals = false;
    clearTimeout(silence);
    sign(true);
    const signs = setInterval(sign, SIGN_MS);
    try {
      const isThere = await read(
        {
          missedMs: reception.missedMs,
          event(event) {
            publish({ type: 'event', event });
            reception.event(event);
          },
          heard() {
            reception.heard();
            sign();
          },
        },
        mine.signal,
      );
      if (!isThere) leave();
    } finally {
      clearInterval(signs);
      if (leading === mine) leading = null;
    }
  }

  async function takeTurns() {
    while (!left) {
      const mine = new AbortController();
      turn = mine;
      joined = false;
      publish({ type: 'join' });
      awaitSign();
      await hold(name, steals ? { steal: true } : { signal: mine.signal }, () => lead(mine)).catch(
        (thrown: unknown) => {
          // Another tab took the lead, or this one stopped waiting for it.
          if (thrown instanceof DOMException && thrown.name === 'AbortError') return;
          // A browser that keeps no locks for this page.
          return lead(mine);
        },
      );
      leading = null;
      mine.abort();
    }
  }

  function leave() {
    if (left) return;
    left = true;
    clearTimeout(silence);
    turn.abort();
    bus.close();
  }

  void takeTurns();
  return leave;
}
