/** Milliseconds without a sign of the person after which the session closes (section 9). */
const IDLE_MS = 255_000;
/** The session closes this long before its token would (section 4). */
export const CLOSE_EARLY_MS = 10_000;
/** The warning shows this long before either end. */
export const WARNING_MS = 30_000;
/** Longest life accepted: a server that sends more means "for ever", which nothing here lasts. */
const LONGEST_MS = 7 * 24 * 60 * 60 * 1000;

export type EndReason = 'timeout' | 'lifetime';

/** The specification's timer: what is kept over a reload. Instants in milliseconds. */
export interface Timer {
  /** Life of the token when it was last received, in seconds. */
  seconds: number;
  /** Last sign of the person. */
  lastTime: number;
  /** When the session closes however busy the person is. */
  nextClose: number;
}

export type TimerStatus =
  | { kind: 'open' }
  | { kind: 'warning'; reason: EndReason; secondsLeft: number }
  | { kind: 'over'; reason: EndReason };

/**
 * The timer of a token just received with a life of `expiresIn` seconds; null when that is no usable life (missing,
 * not a number, too short to close early), which callers treat as a failed load and never retry.
 */
export function timerFor(expiresIn: unknown, now: number): Timer | null {
  if (typeof expiresIn !== 'number' || !Number.isFinite(expiresIn)) return null;
  const life = Math.min(expiresIn * 1000, LONGEST_MS) - CLOSE_EARLY_MS;
  return life > 0 ? { seconds: expiresIn, lastTime: now, nextClose: now + life } : null;
}

/** The status of a session at an instant. */
export function statusAt(timer: Timer, now: number): TimerStatus {
  const idleEnd = timer.lastTime + IDLE_MS;
  const reason: EndReason = timer.nextClose <= idleEnd ? 'lifetime' : 'timeout';
  const left = Math.min(idleEnd, timer.nextClose) - now;
  if (left <= 0) return { kind: 'over', reason };
  if (left > WARNING_MS) return { kind: 'open' };
  return { kind: 'warning', reason, secondsLeft: Math.ceil(left / 1000) };
}
