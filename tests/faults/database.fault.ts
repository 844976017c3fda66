import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { connect, inTransaction } from '@server/db/connection';
import { migrate } from '@server/db/migrate';
import { programUsers } from '@server/db/schema/people';
import { programs, zones } from '@server/db/schema/program';
import { createUser, grantRole } from '@server/features/identity/accounts/create';
import { beginSession } from '@server/features/identity/auth/sessions';
import { bareDatabase } from '@tests/support/bare-database';
import { figure } from '@tests/support/figures';
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
const { token, zoneId } = await person();
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

async function person() {
  return inTransaction(db, async (tx) => {
    const [program] = await tx.insert(programs).values({ name: 'Frío Eficiente' }).returning();
    if (!program) throw new Error('the program was not created');
    const zone = { programId: program.id, name: 'León', region: 'Occidente' };
    const [{ id } = { id: '' }] = await tx.insert(zones).values(zone).returning();
    const user = await createUser(tx, {
      email: 'programa@ejemplo.mx',
      fullName: 'Patricia Salas Cruz',
      personType: 1,
      password: null,
      status: 'active',
      termsAcceptedAt: new Date(),
    });
    const role = 'program_administrator';
    await grantRole(tx, user.id, role);
    await tx.insert(programUsers).values({ userId: user.id, programId: program.id, role });
    const origin = { ip: '127.0.0.1', userAgent: 'faults', deviceId: null, now: new Date() };
    const { grant } = await beginSession(tx, { userId: user.id, role, origin });
    return { token: grant.access_token, zoneId: id };
  });
}

async function isHealthy(): Promise<boolean> {
  return fetch(`${address}/api/health`).then(
    ({ status }) => status === 200,
    () => false,
  );
}

/** One writer: prospect after prospect, each with a phone of its own. */
async function write(_: unknown, writer: number): Promise<void> {
  for (let n = 0; writing; n += 1) {
    const phone = String(2_000_000_000 + writer * 1_000_000 + n);
    const begun = performance.now();
    const { status, retryAfter } = await create(phone);
    calls.push({ begun, ended: performance.now(), status, retryAfter, phone });
    if (status !== 200) await delay(100);
  }
}

async function create(phone: string): Promise<Pick<Call, 'status' | 'retryAfter'>> {
  try {
    const answer = await fetch(`${address}/api/v1/prospects`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        business_name: 'Abarrotes La Esperanza',
        contact_name: 'María Núñez',
        phone,
        municipality: 'Guadalajara',
        state: 'Jalisco',
        zone_id: zoneId,
      }),
    });
    await answer.arrayBuffer();
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
  } catch {
    return { status: 0, retryAfter: null };
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
