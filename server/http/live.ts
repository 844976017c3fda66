import { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';
import { liveEvent } from '@contract/notifications';
import { Client } from 'pg';
import * as z from 'zod';

/** PostgreSQL channel that carries live events between all API processes. */
export const LIVE_CHANNEL = 'solfondo_live';

const message = z.object({ userId: z.string(), event: liveEvent });

/** How often an idle stream writes a comment, so that proxies keep it open. */
const HEARTBEAT_MS = 25_000;
const RECONNECT_MS = 2_000;

/** Live events of this process: one listening connection, many streams. */
export interface LiveHub {
  /** A server-sent stream of one person's events, ended by `signal`. */
  open(userId: string, signal: AbortSignal): Readable;
  close(): Promise<void>;
}

/** Listens on the database for what any API process publishes; a lost connection is opened again. */
export function createLiveHub(databaseUrl: string, onError: (error: Error) => void): LiveHub {
  const bus = new EventEmitter().setMaxListeners(0);
  const streams = new Set<Readable>();
  let closed = false;
  let client: Client | null = null;
  let retry: NodeJS.Timeout | undefined;

  async function listen() {
    const next = new Client({ connectionString: databaseUrl, application_name: 'solfondo-live' });
    next.on('notification', ({ payload }) => {
      const parsed = message.safeParse(JSON.parse(payload ?? 'null'));
      if (parsed.success) bus.emit(parsed.data.userId, parsed.data.event);
    });
    next.on('error', again);
    next.on('end', again);
    client = next;
    await next.connect();
    await next.query(`listen ${LIVE_CHANNEL}`);
  }
  function again(error?: Error) {
    if (closed || retry) return;
    if (error) onError(error);
    retry = setTimeout(() => {
      retry = undefined;
      listen().catch(again);
    }, RECONNECT_MS);
  }
  listen().catch(again);

  return {
    open(userId, signal) {
      const stream = new Readable({ read() {} });
      const send = (event: unknown) => stream.push(`data: ${JSON.stringify(event)}\n\n`);
      const beat = setInterval(() => stream.push(': sigue\n\n'), HEARTBEAT_MS);
      bus.on(userId, send);
      streams.add(stream);
      stream.push(': conectado\n\n');
      stream.once('close', () => {
        clearInterval(beat);
        bus.off(userId, send);
        streams.delete(stream);
      });
      signal.addEventListener('abort', () => stream.destroy(), { once: true });
      return stream;
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      for (const stream of streams) stream.push(null);
      await client?.end().catch(onError);
    },
  };
}
