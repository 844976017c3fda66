import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { zones } from '@server/db/schema/program';
import { testApi } from '@tests/support/api';
import { figure } from '@tests/support/figures';
import { present } from '@tests/support/present';
import { endProcess, spawnServer } from '@tests/support/server-process';
import { eq, sql } from 'drizzle-orm';
import { afterAll, it, vi } from 'vitest';

/*
 * The list of a million prospects as one file. Figures: no row is missing, twice or out of its order; the server's memory
 * in the second half is what it was in the first; a reader who takes nothing holds no connection to the database, and
 * one who left none either.
 */
const ROWS = 1_000_000;
/** No statement takes longer than the product lets one. */
const AT_ONCE = 5_000;
const FIRST = 3_310_000_000;
const patience = { timeout: 240_000, interval: 100 };

const api = await testApi();
api.clock.now = new Date();
const programId = await api.program(['Centro']);
let person = await api.person('program_administrator', { programId });
const dataDir = await mkdtemp(path.join(tmpdir(), 'solfondo-export-'));
const { child, address } = await spawnServer(dataDir, {
  DATABASE_URL: api.databaseUrl,
  RATE_LIMIT_SCALE: '1000',
  // With room to spare nothing would be cleared away, and growth say nothing.
  NODE_OPTIONS: '--max-old-space-size=224',
});
afterAll(async () => {
  await endProcess(child, 'SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

async function fill() {
  const [zone] = await api.db.select().from(zones).where(eq(zones.programId, programId));
  // Most of what an insert costs are the indexes of other orders.
  await api.db.execute(sql`
    drop index prospects_search, prospects_name, prospects_program_name, prospects_program_contact,
      prospects_program_municipality, prospects_program_state, prospects_program_next, prospects_program_owner,
      prospects_program_status, prospects_program_zone, prospects_program_created`);
  for (let from = 0; from < ROWS; from += AT_ONCE) {
    await api.db.execute(sql`
      insert into prospects (id, program_id, zone_id, source, business_name, contact_name, phone, municipality, state,
                             search_text, created_at)
      select ('01900000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, ${programId}, ${present(zone).id}, 'upload',
             'Abarrotes La Esperanza ' || n, 'Ana Ruiz', '+52' || (${FIRST}::bigint + n), 'Zapopan', 'Jalisco', 'abarrotes', now()
        from generate_series(${from}::bigint, ${from + AT_ONCE - 1}::bigint) n`);
  }
  await api.db.execute(sql`vacuum analyze prospects`);
}

const url = `${address}/api/v1/prospect-exports?columns=business_name,phone,zone,status&delimiter=,&mark=true`;
const headers = () => ({ authorization: `Bearer ${person.token}` });

const opened = () =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: headers() }, resolve).on('error', reject);
  });

/** Megabytes that the process has in memory at most since the last reset. */
async function peak(): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
const resetPeak = () => writeFile(`/proc/${child.pid}/clear_refs`, '5');

/** Connections that do something, or hold a transaction. */
async function held(): Promise<number> {
  const { rows } = await api.db.execute<{ n: number }>(sql`
    select count(*)::int as n from pg_stat_activity
     where datname = current_database() and query ilike '%prospects%' and state <> 'idle' and pid <> pg_backend_pid()`);
  return present(rows[0]).n;
}

it('a million prospects are one file, and the server is no larger for it', async () => {
  await fill();
  // The session of before has heard nothing for longer than one may.
  api.clock.now = new Date();
  person = await api.again(person);
  await vi.waitFor(async () => {
    const { ok } = await fetch(`${address}/api/health`);
    if (!ok) throw new Error('not yet');
  }, patience);
  const began = performance.now();
  let [rows, wrong, rest, half] = [-1, 0, '', 0];
  const answer = await opened();
  answer.setEncoding('utf8');
  for await (const text of answer) {
    const lines = (rest + String(text)).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      // The newest first, which is the order of the list.
      const digits = Number(line.split(',')[1]?.replaceAll(' ', ''));
      if (rows >= 0 && digits !== FIRST + ROWS - 1 - rows) wrong += 1;
      rows += 1;
    }
    if (half === 0 && rows > ROWS / 2) {
      half = await peak();
      await resetPeak();
    }
  }
  const took = (performance.now() - began) / 1000;
  process.stdout.write(
    `  ${rows} rows in ${took.toFixed(1)} s, ${half.toFixed(0)} MB in the first half\n`,
  );
  figure('rows missing', ROWS - rows, 0);
  figure('rows out of their place', wrong, 0);
  figure('memory in the second half over that in the first', (await peak()) - half, 24, ' MB');
});

it('who takes nothing, or left, holds nothing', async () => {
  await resetPeak();
  const before = await peak();
  const stalled = await Promise.all(Array.from({ length: 40 }, opened));
  await delay(5_000);
  figure('connections of 40 readers who take nothing', await held(), 0);
  figure('memory for each of them', ((await peak()) - before) / 40, 4, ' MB');
  const { ok } = await fetch(`${address}/api/v1/prospects?limit=5`, {
    headers: headers(),
  });
  figure('lists refused meanwhile', ok ? 0 : 1, 0);
  for (const one of stalled) one.destroy();
  await delay(5_000);
  figure('connections of those who left', await held(), 0);
});
