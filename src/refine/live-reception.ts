import type { LiveEvent } from '@contract/platform/notifications';

/** A page's first reads are no older than this when it begins to listen. */
const FIRST_READS_MS = 60_000;

/** What arrives now was sent at most so long ago; with a stream that is cut, what was sent since is lost. */
const ON_THE_WAY_MS = 5_000;

/** Longest silence that the server takes. */
const LONGEST_MS = 86_400_000;

/**
 * What this page received of the live events, from its stream or from another tab's. Times are counted on this page's
 * own clock, which begins before its first read.
 */
export function createReception(deliver: (event: LiveEvent) => void) {
  /** Until when every published event was received. */
  let receivedUntil = 0;
  /** Since when nothing was published, of what was received. */
  let quietSince = 0;

  return {
    /** A page begins to listen, which has just read what it shows. */
    begin() {
      receivedUntil = Math.max(receivedUntil, performance.now() - FIRST_READS_MS);
      quietSince = receivedUntil;
    },
    event(event: LiveEvent) {
      quietSince = performance.now();
      deliver(event);
    },
    /** The server was heard, by now or so many milliseconds ago. */
    heard(agoMs = ON_THE_WAY_MS) {
      receivedUntil = performance.now() - agoMs;
    },
    /** For how many milliseconds events may have been published without being received. */
    missedMs: () => Math.min(Math.round(performance.now() - receivedUntil), LONGEST_MS),
    /** For how many milliseconds nothing was published, as far as is known. */
    quietMs: () => performance.now() - quietSince,
  };
}

export type Reception = ReturnType<typeof createReception>;
