import { type LiveEvent, liveEvent, notifications } from '@contract/platform/notifications';
import { callStream } from '@portal/api/call';
import { ApiFailure } from '@portal/api/failure';
import { readEvents } from './read-events';

type Listener = (event: LiveEvent) => void;

const SHORTEST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/** A page's first reads are no older than this when its stream opens. */
const FIRST_READS_MS = 60_000;

/** What arrives now was sent at most so long ago; with a stream that is cut, what was sent since is lost. */
const ON_THE_WAY_MS = 5_000;

const listeners = new Set<Listener>();
let connection: AbortController | null = null;
/** For the life of this page. */
let absent = false;
/** Until when every published event was received, in ms of this page's life; it begins before its first read. */
let receivedUntil = 0;

/** Subscribes to the server's live events; the one stream is open while there are listeners. */
export function onLiveEvent(listener: Listener): () => void {
  listeners.add(listener);
  if (!connection && !absent) {
    connection = new AbortController();
    receivedUntil = Math.max(receivedUntil, performance.now() - FIRST_READS_MS);
    void listen(connection.signal);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopLive();
  };
}

/** Closes the stream when the person leaves the private areas, with any remaining listeners. */
export function stopLive(): void {
  listeners.clear();
  connection?.abort();
  connection = null;
}

/** The server has no stream, as one with the specification's calls alone. */
const isAbsent = (thrown: unknown) =>
  thrown instanceof ApiFailure &&
  ([404, 405, 501].includes(thrown.status) || isOtherAnswer(thrown));

/** A success that is no stream: the server's page for any address. */
const isOtherAnswer = ({ code, status }: ApiFailure) => code === 'unreadable' && status === 200;

/** Reads the stream for as long as it is wanted, waiting longer after each failure. */
async function listen(signal: AbortSignal): Promise<void> {
  let wait = SHORTEST_WAIT_MS;
  while (!signal.aborted) {
    try {
      // Events between the page's reads and this stream, or while there was none, would be lost.
      const missed_ms = Math.ceil(performance.now() - receivedUntil);
      const stream = await callStream(notifications.events, { query: { missed_ms } }, { signal });
      wait = SHORTEST_WAIT_MS;
      await readEvents(
        stream,
        (data) => {
          const event = liveEvent.safeParse(data);
          if (event.success) for (const listener of listeners) listener(event.data);
        },
        () => {
          receivedUntil = performance.now() - ON_THE_WAY_MS;
        },
      );
    } catch (thrown) {
      // Without live events the portal works; lists are refetched when they are opened.
      if (isAbsent(thrown)) {
        absent = true;
        return;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }
}
