import { performance } from 'node:perf_hooks';
import { prospectStatuses } from '@contract/program/prospects';
import { connect, type Db } from '@server/db/connection';
import { zones } from '@server/db/schema/program';
import { eq, sql } from 'drizzle-orm';
import type { Stage } from './stage';

const FEW = 10_000;
const MANY = 1_000_000;
const ROUNDS = 20;

/** What is asked of the list: an order each, and filters as people combine them. */
const asked = [
  '',
  'sort=business_name',
  'sort=-contact_name',
  'sort=phone',
  'sort=municipality',
  'sort=state',
  'sort=-zone',
  'sort=region',
  'sort=owner',
  'sort=-status',
  'sort=next_on',
  'status=quoted&sort=business_name',
  'status=lost&sort=-next_on',
  'owner=nobody&sort=zone',
  'region=Norte&sort=-created_at',
  'next=overdue&sort=next_on',
  'q=esperanza',
  'q=esperanza&sort=owner',
  'q=33+1234',
  'business=esperanza&status=new&sort=municipality',
];

interface Measured {
  rows: number;
  median: number;
  p99: number;
  slowest: string;
}

/** How long a filtered page takes at ten thousand prospects and at a million, in milliseconds. */
export async function measureProspects(stage: Stage): Promise<string> {
  const { pool, db } = connect(stage.databaseUrl, () => undefined);
  try {
    const few = await measured(stage, db, 0, FEW);
    const many = await measured(stage, db, FEW, MANY);
    const line = ({ rows, median, p99, slowest }: Measured) =>
      `${rows} rows: median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (${slowest})`;
    return `${line(few)}\n${line(many)}\np99 ratio ${(many.p99 / few.p99).toFixed(2)}`;
  } finally {
    await pool.end();
  }
}

async function measured(stage: Stage, db: Db, from: number, to: number): Promise<Measured> {
  await fill(stage, db, from, to);
  const headers = { authorization: `Bearer ${stage.token}` };
  const took: { query: string; ms: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const query of asked) {
      const began = performance.now();
      const url = `/api/v1/prospects?limit=25&${query}`;
      const { statusCode, body } = await stage.app.inject({ url, headers });
      if (statusCode !== 200) throw new Error(`${url}: ${body}`);
      // The first round warms connections and plans.
      if (round > 0) took.push({ query, ms: performance.now() - began });
    }
  }
  const sorted = took.toSorted((a, b) => a.ms - b.ms);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]?.ms ?? 0;
  return { rows: to, median: at(0.5), p99: at(0.99), slowest: sorted.at(-1)?.query ?? '' };
}

/** Prospects made by the database itself, in sixty zones of six regions. */
async function fill({ programId, userId }: Stage, db: Db, from: number, to: number) {
  if (from === 0) {
    await db.insert(zones).values(
      Array.from({ length: 60 }, (_, n) => ({
        programId,
        name: `Zona ${n + 1}`,
        region: ['Norte', 'Sur', 'Centro', 'Bajío', 'Pacífico', 'Golfo'][n % 6] ?? 'Centro',
      })),
    );
  }
  const ids = (
    await db.select({ id: zones.id }).from(zones).where(eq(zones.programId, programId))
  ).map(({ id }) => id);
  const statuses = sql.param([...prospectStatuses]);
  await db.execute(sql`
    insert into prospects (id, program_id, zone_id, source, business_name, contact_name, phone, municipality, state,
                           status, executive_user_id, next_on, search_text, created_at)
    select (lpad(to_hex(n), 12, '0') || substr(md5(n::text), 1, 20))::uuid, ${programId},
           (${sql.param(ids)}::uuid[])[1 + n % ${ids.length}], 'upload', names.business, names.contact,
           '+52' || (3310000000 + n), names.municipality, names.state,
           (${statuses}::text[])[1 + (n * 7) % 5],
           case when n % 3 = 0 then ${userId}::uuid end,
           case when n % 4 = 0 then date '2026-01-01' + (n % 700)::int end,
           lower(concat_ws(' ', names.business, names.contact, names.municipality, '+52' || (3310000000 + n), names.state)),
           timestamptz '2026-01-01' + n * interval '20 seconds'
      from generate_series(${from + 1}::bigint, ${to}::bigint) n
     cross join lateral (select
           (array['Abarrotes', 'Tienda', 'Papeleria', 'Cremeria'])[1 + n % 4] || ' ' ||
             (array['La Esperanza', 'El Sol', 'Don Juan', 'San Jose', 'La Luna'])[1 + (n / 4) % 5] || ' ' || n as business,
           (array['Ana', 'Eva', 'Luis', 'Jose', 'Rosa', 'Juan'])[1 + n % 6] || ' ' || substr(md5(n::text), 1, 6) as contact,
           'Municipio ' || (n * 31) % 900 as municipality,
           'Estado ' || (n * 17) % 32 as state) names`);
  await db.execute(sql`vacuum analyze prospects`);
}
