import { type LiveEvent, liveEvent, notifications } from '@contract/platform/notifications';
import { callStream } from '@portal/api/call';
import { ApiFailure } from '@portal/api/failure';
import { readEvents } from './read-events';

const SHORTEST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

export interface StreamReader {
  /** For how many milliseconds events may have been published without being received. */
  missedMs(): number;
  event(event: LiveEvent): void;
  /** Something arrived; before the event that it carries. */
  heard(): void;
}

/** The server has no stream, as one with the specification's calls alone. */
const isAbsent = (thrown: unknown) =>
  thrown instanceof ApiFailure &&
  ([404, 405, 501].includes(thrown.status) || isOtherAnswer(thrown));

/** A success that is no stream: the server's page for any address. */
const isOtherAnswer = ({ code, status }: ApiFailure) => code === 'unreadable' && status === 200;

/**
 * Reads the server's live events until the signal aborts, waiting longer after each failure.
 *
 * @returns whether the server has such a stream
 */
export async function readLiveStream(reader: StreamReader, signal: AbortSignal): Promise<boolean> {
  let wait = SHORTEST_WAIT_MS;
  while (!signal.aborted) {
    try {
      // Events between the page's reads and this stream, or while there was none, would be lost.
      const query = { missed_ms: reader.missedMs() };
      const stream = await callStream(notifications.events, { query }, { signal });
      wait = SHORTEST_WAIT_MS;
      await readEvents(
        stream,
        (data) => {
          const event = liveEvent.safeParse(data);
          if (event.success && !signal.aborted) reader.event(event.data);
        },
        () => {
          if (!signal.aborted) reader.heard();
        },
      );
    } catch (thrown) {
      // Without live events the portal works; lists are refetched when they are opened.
      if (isAbsent(thrown)) return false;
    }
    await pause(wait, signal);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }
  return true;
}

/** Waits, but no longer than the signal lets it. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, signal.aborted ? 0 : ms);
    signal.addEventListener('abort', end);
  });
}
