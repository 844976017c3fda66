import { performance } from 'node:perf_hooks';
import { readConfig } from '@server/config';
import { connect } from '@server/db/connection';
import { zones } from '@server/db/schema/program';
import { createVault } from '@server/db/vault';
import { loadScopeLookup } from '@server/http/access';
import { principalOf, UNKNOWN_ID } from '@tests/support/identities';
import { type ListCall, listCalls } from '@tests/support/list-calls';
import { addManyRecords, madeUpName } from '@tests/support/many-records';
import { eq } from 'drizzle-orm';
import { adminToken } from './allow-admins';
import { judged } from './judged';
import { asOneself } from './many-prospects';
import { percentile } from './requests';
import type { Stage } from './stage';

const PROJECTS = 10_000;
/** Within how many milliseconds a list that is asked for alone is there. */
const MOST_MS = 100;
/** The least of them says what the list takes, whatever else the machine does meanwhile. */
const TRIES = 3;
/** A program's lists are asked for by who works there. */
const ROLES = ['program_administrator', 'admin'] as const;

/** How long each list of the contract takes in each order and with each filter, asked for alone. */
export async function measureLists(stage: Stage): Promise<string> {
  const { db, pool } = connect(stage.databaseUrl, () => undefined);
  try {
    const { appSecret } = readConfig({ DATA_DIR: stage.folder, NODE_ENV: 'test' });
    const vault = createVault(appSecret);
    await asOneself(stage.databaseUrl, (client) => addManyRecords(client, vault, PROJECTS));
    const [zone] = await db.select().from(zones).where(eq(zones.programId, stage.programId));
    const tokens = { admin: await adminToken(db), program_administrator: await stage.token() };
    const scopeOf = await loadScopeLookup();
    const mayAsk = (role: (typeof ROLES)[number], { endpoint: { can } }: ListCall) =>
      can !== 'public' && scopeOf({ ...principalOf(role), programId: stage.programId }, can);
    const took: { url: string; ms: number }[] = [];
    for (const call of listCalls(samples(zone?.id ?? ''), () => stage.userId)) {
      const role = ROLES.find((one) => mayAsk(one, call));
      if (role) took.push({ url: call.url, ms: await leastOf(stage, call.url, tokens[role]) });
    }
    const times = took.map(({ ms }) => ms);
    const slowest = took.toSorted((a, b) => b.ms - a.ms).slice(0, 5);
    return [
      `${took.length} lists: median ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`,
      ...slowest.map(({ url, ms }) => judged(url, ms, MOST_MS, ' ms')),
    ].join('\n');
  } finally {
    await pool.end();
  }
}

const samples = (zoneId: string) => ({
  // A common word of prospects, the beginning of every folio, one person, and what nothing has.
  q: ['esperanza', 'SF-', madeUpName(4001).slice(0, 12), 'qzxw'],
  zone_id: [zoneId],
  region: ['México'],
  product_id: ['1'],
  key: ['iva_rate'],
  from: ['2026-01-01', '2026-01'],
  to: ['2026-12-31', '2026-12'],
  business: ['esperanza'],
  contact: ['garcia'],
  phone: ['331'],
  email: ['tienda'],
  municipality: ['zapopan'],
  state: ['jalisco'],
  supplier_id: [UNKNOWN_ID],
  agent_id: [UNKNOWN_ID],
  loan_id: [UNKNOWN_ID],
  project_id: [UNKNOWN_ID],
  user_id: [UNKNOWN_ID],
});

async function leastOf({ app }: Stage, url: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < TRIES; round += 1) {
    const began = performance.now();
    const { statusCode, body } = await app.inject({ url, headers });
    least = Math.min(least, performance.now() - began);
    // Of records that are not there nothing is listed; some lists ask for more than one filter.
    if (statusCode !== 200 && statusCode !== 404 && statusCode !== 400)
      throw new Error(`${url}: ${body}`);
  }
  return least;
}
