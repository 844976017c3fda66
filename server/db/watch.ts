import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { breakOff } from './client-guards';
import { sqlState } from './connection';

const PAUSE_MS = 400;
/**
 * Counted in turns of the event loop rather than on the clock: when it is we who were held up, the answer
 * is read before the next turn.
 */
const TURN_MS = 200;
const SILENT_TURNS = 5;

/** Whether the database answers; known without asking it. */
export interface DatabaseWatch {
  answers(): boolean;
  stop(): void;
}

/**
 * Polls the database on a connection of its own, so that no request has to wait for one that
 * is away, or that is there and does not answer: a stopped server keeps its connections, and its limits of
 * time with them.
 *
 * @param received counts the data received on other connections: a database that works for those is only slow.
 * @param onChange called when it falls silent and when it answers again.
 */
export function watchDatabase(
  url: string,
  received: () => number,
  onChange: (answers: boolean) => void,
): DatabaseWatch {
  const stopping = new AbortController();
  let client: Client | null = null;
  let answers = true;

  async function open(): Promise<void> {
    const next = new Client({ connectionString: url, application_name: 'solfondo-watch' });
    // An error fails the current query, or the next.
    next.on('error', () => undefined);
    client = next;
    await next.connect();
  }

  async function ask(): Promise<boolean> {
    try {
      const known = client;
      if (known && (await known.query('select 1').catch(() => null))) return true;
      // This answer is no longer needed.
      if (client !== known) return false;
      // A lost connection proves nothing about the database: a new one does.
      await open();
      return true;
    } catch (error) {
      // It answers, if only that others hold all its connections.
      return sqlState(error)?.startsWith('53') ?? false;
    }
  }

  /** Until nothing came from the database for long, neither here nor on any connection that is used. */
  async function isSilent(answered: AbortSignal): Promise<false> {
    for (let turns = 0; turns < SILENT_TURNS && !answered.aborted; ) {
      const before = received();
      await delay(TURN_MS);
      turns = received() === before ? turns + 1 : 0;
    }
    return false;
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      const answered = new AbortController();
      const now = await Promise.race([ask(), isSilent(answered.signal)]);
      answered.abort();
      if (stopping.signal.aborted) break;
      if (!now && client) breakOff(client);
      if (!now) client = null;
      if (now !== answers) {
        answers = now;
        onChange(now);
      }
      await delay(PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    if (client) breakOff(client);
  }
  void watch();

  return { answers: () => answers, stop: () => stopping.abort() };
}
