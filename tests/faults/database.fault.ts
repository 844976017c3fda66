import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { connect } from '@server/db/connection';
import { migrate } from '@server/db/migrate';
import { bareDatabase } from '@tests/support/bare-database';
import { figure } from '@tests/support/figures';
import { createProspect, programWriter } from '@tests/support/program-writer';
import { endProcess, spawnServer } from '@tests/support/server-process';
import { afterAll, it } from 'vitest';

/*
 * The database under 32 writers: its connections ended inside transactions, then the whole server killed,
 * then stopped, for thirty seconds each. Figures: every refusal within 2 s, no answer later than 10 s, all
 * writers served 5 s after its return, no confirmed write lost.
 */
const WRITERS = 32;
const AWAY_MS = 30_000;
const CALM_MS = 5_000;

interface Call {
  begun: number;
  ended: number;
  /** 0 when no answer came. */
  status: number;
  retryAfter: string | null;
  phone: string;
}

const folder = await mkdtemp(path.join(tmpdir(), 'solfondo-faults-'));
const database = await bareDatabase(path.join(folder, 'postgres'));
await migrate(database.url);
const { db, pool, breakAll } = connect(database.url, () => undefined);
const writer = await programWriter(db);
const { child, address } = await spawnServer(path.join(folder, 'data'), {
  DATABASE_URL: database.url,
});

const calls: Call[] = [];
let writing = true;
afterAll(async () => {
  writing = false;
  await endProcess(child, 'SIGKILL');
  await pool.end();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

it('a database that is cut, killed and stopped is not noticed by users for long', async () => {
  while (!(await isHealthy())) await delay(100);
  const writers = Array.from({ length: WRITERS }, write);
  await delay(CALM_MS);
  report('calm', calls, 0);
  await endedInside();
  await away('killed', database.kill, database.start);
  await away('stopped', database.freeze, async () => database.thaw());
  await delay(CALM_MS);
  writing = false;
  await Promise.all(writers);
  figure('server processes that ended', child.exitCode === null ? 0 : 1, 0);
  await compareWithRows();
});

async function isHealthy(): Promise<boolean> {
  return fetch(`${address}/api/health`).then(
    ({ status }) => status === 200,
    () => false,
  );
}

/** One writer: prospect after prospect, each with a phone of its own. */
async function write(_: unknown, at: number): Promise<void> {
  for (let n = 0; writing; n += 1) {
    const phone = String(2_000_000_000 + at * 1_000_000 + n);
    const begun = performance.now();
    const { status, retryAfter } = await createProspect(address, writer, phone);
    calls.push({ begun, ended: performance.now(), status, retryAfter, phone });
    if (status !== 200) await delay(100);
  }
}

/** Connections ended while their transactions are in progress, again and again for some seconds. */
async function endedInside(): Promise<void> {
  const from = calls.length;
  let ended = 0;
  const until = performance.now() + CALM_MS;
  while (performance.now() < until) {
    const { rowCount } = await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'solfondo' and pid <> pg_backend_pid() and xact_start is not null`,
    );
    ended += rowCount ?? 0;
    await delay(50);
  }
  process.stdout.write(`  ${ended} connections were ended inside transactions\n`);
  report('connections ended inside transactions', calls.slice(from), 0);
  await recovers('after that', performance.now());
}

async function away(how: string, begin: () => void, end: () => Promise<void>): Promise<void> {
  const from = calls.length;
  const since = performance.now();
  begin();
  // Our own connections are to the same server.
  breakAll();
  await delay(AWAY_MS);
  const during = calls.slice(from).filter((call) => call.ended > since);
  report(how, during, since);
  // Calls answered in the first moment had been answered by the database before.
  const served = during.filter(({ status, ended }) => status === 200 && ended > since + 2_000);
  figure(`${how}: calls served without a database`, served.length, 0);
  await end();
  await recovers(how, performance.now());
}

/** What is true of every call, in every database fault. */
function report(when: string, some: Call[], since: number): void {
  const seconds = (call: Call) => (call.ended - Math.max(call.begun, since)) / 1000;
  const refused = some.filter(({ status }) => status === 503);
  const slowest = (of: Call[]) => Math.max(0, ...of.map(seconds));
  process.stdout.write(`  ${when}: ${some.length} calls, ${refused.length} of them refused\n`);
  const odd = some.filter(({ status }) => status !== 200 && status !== 503);
  figure(`${when}: answers that are neither 200 nor 503`, odd.length, 0);
  const bare = refused.filter(({ retryAfter }) => retryAfter === null);
  figure(`${when}: refusals without Retry-After`, bare.length, 0);
  figure(`${when}: slowest refusal`, slowest(refused), 2, ' s');
  figure(`${when}: slowest answer`, slowest(some), 10, ' s');
}

/** Until every writer has been served again. */
async function recovers(when: string, since: number): Promise<void> {
  const served = () => {
    const writers = new Set(
      calls.filter((c) => c.status === 200 && c.begun > since).map((c) => c.phone.slice(0, 4)),
    );
    return writers.size === WRITERS;
  };
  while (!served() && performance.now() - since < 60_000) await delay(20);
  figure(`${when}: until all writers are served`, (performance.now() - since) / 1000, 5, ' s');
}

/** Every call that was answered 200 is a row, and no call made two. */
async function compareWithRows(): Promise<void> {
  const { rows } = await pool.query<{ phone: string }>('select phone from prospects');
  const stored = new Set(rows.map(({ phone }) => phone.slice(-10)));
  const kept = calls.filter(({ status }) => status === 200);
  process.stdout.write(`  ${kept.length} writes were confirmed, ${rows.length} rows are there\n`);
  const lost = kept.filter(({ phone }) => !stored.has(phone));
  figure('confirmed writes that were lost', lost.length, 0);
  figure('rows written twice', rows.length - stored.size, 0);
}
