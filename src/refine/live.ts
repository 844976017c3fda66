import type { LiveEvent } from '@contract/platform/notifications';
import { openBus } from '@portal/session/bus';
import { session } from '@portal/session/portal-session';
import { actingToken } from '@portal/session/state';
import { createReception } from './live-reception';
import { type HoldLock, shareStream } from './live-sharing';
import { readLiveStream, type StreamReader } from './live-stream';

type Listener = (event: LiveEvent) => void;

const listeners = new Set<Listener>();
const reception = createReception((event) => {
  for (const listener of listeners) listener(event);
});
/** The server has no stream; for the life of this page. */
let absent = false;
let stopFollowing: (() => void) | null = null;

/** Subscribes to the server's live events, which are received while there are listeners and the page is seen. */
export function onLiveEvent(listener: Listener): () => void {
  listeners.add(listener);
  if (!stopFollowing) {
    reception.begin();
    stopFollowing = followSession();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopLive();
  };
}

/** Stops receiving when the person leaves the private areas, with any remaining listeners. */
export function stopLive(): void {
  listeners.clear();
  stopFollowing?.();
  stopFollowing = null;
}

/** Receives the events of the session of this tab, whichever that is, while its page is seen. */
function followSession(): () => void {
  let token: string | null = null;
  let stop = () => {};

  function follow() {
    const isSeen = document.visibilityState === 'visible';
    const next = isSeen && !absent ? actingToken(session.state()) : null;
    if (next === token) return;
    token = next;
    stop();
    stop = next ? receive(next) : () => {};
  }

  follow();
  const unsubscribe = session.subscribe(follow);
  document.addEventListener('visibilitychange', follow);
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', follow);
    stop();
  };
}

/** Receives the events of one token's session: by a stream that its tabs share, where the browser has locks. */
function receive(token: string): () => void {
  const leaving = new AbortController();
  const { locks } = navigator;
  if (!locks) {
    void read({ ...reception, heard: () => reception.heard() }, leaving.signal);
    return () => leaving.abort();
  }
  const hold: HoldLock = (name, options, work) => locks.request(name, options, work);
  void nameFor(token).then((name) => {
    if (leaving.signal.aborted) return;
    const leave = shareStream(name, { hold, openBus, reception, read });
    leaving.signal.addEventListener('abort', leave);
  });
  return () => leaving.abort();
}

async function read(reader: StreamReader, signal: AbortSignal): Promise<boolean> {
  const isThere = await readLiveStream(reader, signal);
  if (!isThere) absent = true;
  return isThere;
}

/** Known to the tabs of one session alone; the token cannot be told from it. */
async function nameFor(token: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return `live:${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
}
