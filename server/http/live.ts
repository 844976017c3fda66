import { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';
import { type LiveEvent, liveEvent } from '@contract/platform/notifications';
import { breakOff } from '@server/db/client-guards';
import type { Db, Tx } from '@server/db/connection';
import { sessions } from '@server/db/schema/identity';
import { inArray, or, sql } from 'drizzle-orm';
import { Client } from 'pg';
import * as z from 'zod';
import { tooMany } from './rate-limit';

/** PostgreSQL channel that carries live events between all API processes. */
export const LIVE_CHANNEL = 'solfondo_live';

/** An event for a person, or the end of a session and with it of its streams. */
const message = z.union([
  z.object({ userId: z.string(), event: liveEvent }),
  z.object({ endedSessionId: z.string() }),
]);

/** The name on the bus under which every stream listens; no person has it. */
const EVERYONE = '*';

/** How often a stream writes a comment, so that proxies keep it open, and its session is checked. */
const HEARTBEAT_MS = 25_000;
const RECONNECT_MS = 2_000;
const ANSWERS_WITHIN_MS = 5_000;
/** How long it is remembered that an event was published to a person. */
const REMEMBERED_MS = 5 * 60_000;

/**
 * Most streams of a session in one process: one a browser, or one a tab where the browser has no locks. A further one
 * takes the place of the oldest, whose reader may be long gone without a word; but of one that has just begun only after
 * a while, or tabs beyond these would take each other's place without end.
 */
export const MOST_STREAMS = 8;
const KEPT_MS = 60_000;

/** Whose events a stream carries, and for how long. */
interface Listener {
  userId: string;
  sessionId: string;
  /** Polled: a session also ends by itself (idle, lifetime). */
  isOver(now: Date): Promise<boolean>;
  /** For how long the reader has received nothing: one event says whether it missed something meanwhile. */
  missedMs: number;
  /** The reader is gone. */
  signal: AbortSignal;
}

/** Live events of this process: one listening connection, many streams. */
export interface LiveHub {
  /**
   * A server-sent stream of one person's events, closed when their session ends.
   * @throws AppError rate_limited when the session has as many as it may, all of them new
   */
  open(listener: Listener): Readable;
  /** Listens again: the connection may be of a server that is not there any more. */
  reconnect(): void;
  close(): Promise<void>;
}

/**
 * Closes the streams of these sessions, and of the extended sessions opened from them, in all API
 * processes. Sent when the transaction commits, and only then.
 */
export async function closeStreams(db: Db | Tx, sessionIds: string[]): Promise<void> {
  if (sessionIds.length === 0) return;
  await db
    .select({
      notified: sql`pg_notify(${LIVE_CHANNEL}, json_build_object('endedSessionId', ${sessions.id})::text)`,
    })
    .from(sessions)
    .where(or(inArray(sessions.id, sessionIds), inArray(sessions.actorSessionId, sessionIds)));
}

/** When an event was last published to each person, as far back as this process remembers. */
function rememberPublished() {
  const lastAt = new Map<string, number>();
  let since = Number.POSITIVE_INFINITY;

  return {
    begin() {
      since = performance.now();
    },
    note(userId: string) {
      const at = performance.now();
      // The oldest first, as a Map keeps what is put in last.
      lastAt.delete(userId);
      lastAt.set(userId, at);
      for (const [oldest, then] of lastAt) {
        if (at - then <= REMEMBERED_MS) break;
        lastAt.delete(oldest);
      }
    },
    mayHaveMissed(userId: string, missedMs: number): boolean {
      const from = performance.now() - missedMs;
      return missedMs > REMEMBERED_MS || from < since || (lastAt.get(userId) ?? 0) >= from;
    },
  };
}

/** Listens on the database for what any API process publishes; a lost connection is opened again. */
export function createLiveHub(
  databaseUrl: string,
  onError: (error: Error) => void,
  now = () => new Date(),
): LiveHub {
  const bus = new EventEmitter().setMaxListeners(0);
  const streams = new Set<() => void>();
  /** The streams of each session, the oldest first. */
  const ofSession = new Map<string, Map<() => void, number>>();
  const published = rememberPublished();
  let closed = false;
  let client: Client | null = null;
  let retry: NodeJS.Timeout | undefined;

  async function listen() {
    const next = new Client({
      connectionString: databaseUrl,
      application_name: 'solfondo-live',
      connectionTimeoutMillis: ANSWERS_WITHIN_MS,
      query_timeout: ANSWERS_WITHIN_MS,
      keepAlive: true,
    });
    next.on('notification', ({ payload }) => {
      const parsed = message.safeParse(JSON.parse(payload ?? 'null'));
      if (!parsed.success) return;
      if ('endedSessionId' in parsed.data) bus.emit(parsed.data.endedSessionId);
      else publish(parsed.data.userId, parsed.data.event);
    });
    next.on('error', again);
    next.on('end', again);
    client = next;
    await next.connect();
    await next.query(`listen ${LIVE_CHANNEL}`);
    // Between two connections nothing is received: connected readers refetch.
    published.begin();
    bus.emit(EVERYONE, { type: 'missed' });
  }
  function publish(userId: string, event: LiveEvent) {
    published.note(userId);
    bus.emit(userId, event);
  }
  function again(error?: Error) {
    if (closed || retry) return;
    if (error) onError(error);
    if (client) breakOff(client);
    retry = setTimeout(() => {
      retry = undefined;
      listen().catch(again);
    }, RECONNECT_MS);
  }
  listen().catch(again);

  /** Ends the oldest stream of a session that has as many as it may. */
  function makeRoom(sessionId: string) {
    const own = ofSession.get(sessionId);
    if (!own || own.size < MOST_STREAMS) return;
    for (const [end, since] of own) {
      const restMs = KEPT_MS - (performance.now() - since);
      if (restMs > 0) throw tooMany(Math.ceil(restMs / 1000));
      end();
      return;
    }
  }

  return {
    open({ userId, sessionId, isOver, missedMs, signal }) {
      makeRoom(sessionId);
      const stream = new Readable({ read() {} });
      const send = (event: LiveEvent) => stream.push(`data: ${JSON.stringify(event)}\n\n`);
      const forget = () => {
        clearInterval(beat);
        bus.off(userId, send).off(EVERYONE, send).off(sessionId, end);
        streams.delete(end);
        const own = ofSession.get(sessionId);
        own?.delete(end);
        if (own?.size === 0) ofSession.delete(sessionId);
      };
      const end = () => {
        forget();
        stream.push(null);
      };
      const check = () => {
        // Without an answer nothing is known of the session, and the next beat asks again.
        isOver(now()).then((over) => over && streams.has(end) && end(), onError);
      };
      const beat = setInterval(() => {
        stream.push(': sigue\n\n');
        check();
      }, HEARTBEAT_MS);
      bus.on(userId, send).on(EVERYONE, send).on(sessionId, end);
      streams.add(end);
      const own = ofSession.get(sessionId) ?? new Map<() => void, number>();
      ofSession.set(sessionId, own.set(end, performance.now()));
      stream.push(': conectado\n\n');
      if (missedMs > 0 && published.mayHaveMissed(userId, missedMs)) send({ type: 'missed' });
      // It may have ended since the call was let in, before there was a listener for that.
      check();
      stream.once('close', forget);
      signal.addEventListener('abort', () => stream.destroy(), { once: true });
      return stream;
    },
    reconnect() {
      if (client) breakOff(client);
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      for (const end of streams) end();
      if (client) breakOff(client);
    },
  };
}
