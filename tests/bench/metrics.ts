import { performance } from 'node:perf_hooks';
import { prospectStatuses } from '@contract/program/prospects';
import { connect, type Db } from '@server/db/connection';
import { zones } from '@server/db/schema/program';
import { settleTallies } from '@server/features/program';
import { eq, sql } from 'drizzle-orm';
import type { Stage } from './stage';

const MANY = 1_000_000;
/** No statement takes longer than the product lets one. */
const AT_ONCE = 2_500;
const ROUNDS = 30;

/** The figures as people ask for them: all of a program, and narrowed. */
const asked = [
  'prospects',
  'effectiveness',
  'effectiveness?from=2026-02&to=2026-05',
  'effectiveness?region=Norte',
  'effectiveness?owner=nobody&from=2026-03',
  'progress',
  'progress?region=Norte',
];

/** How long a dashboard takes at the server with a million prospects of one program, in milliseconds. */
export async function measureMetrics(stage: Stage): Promise<string> {
  const { pool, db } = connect(stage.databaseUrl, () => undefined);
  try {
    await fill(stage, db);
    const headers = { authorization: `Bearer ${stage.token}` };
    const lines = [await kinds(db)];
    for (const what of asked) {
      const url = `/api/v1/program-metrics/${what}`;
      const took: number[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const began = performance.now();
        const { statusCode, body } = await stage.app.inject({ url, headers });
        if (statusCode !== 200) throw new Error(`${url}: ${body}`);
        // The first round warms connections and plans.
        if (round > 0) took.push(performance.now() - began);
      }
      const sorted = took.toSorted((a, b) => a - b);
      const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
      lines.push(`${what}: median ${at(0.5)} ms, slowest ${at(0.999)} ms`);
    }
    return lines.join('\n');
  } finally {
    await pool.end();
  }
}

async function kinds(db: Db): Promise<string> {
  const { rows } = await db.execute<{ n: number; all: number }>(
    sql`select count(*)::int as n, sum(n)::int as all from prospect_tallies`,
  );
  return `${rows[0]?.all} prospects of ${rows[0]?.n} kinds`;
}

/** Prospects made by the database itself: twelve months, sixty zones, one of two executives or nobody. */
async function fill({ programId, userId }: Stage, db: Db) {
  await db.insert(zones).values(
    Array.from({ length: 60 }, (_, n) => ({
      programId,
      name: `Zona ${n + 1}`,
      region: ['Norte', 'Sur', 'Centro', 'Bajío', 'Pacífico', 'Golfo'][n % 6] ?? 'Centro',
    })),
  );
  const ids = (
    await db.select({ id: zones.id }).from(zones).where(eq(zones.programId, programId))
  ).map(({ id }) => id);
  const zoneIds = sql.param(ids);
  const statuses = sql.param([...prospectStatuses]);
  // No list is read here, and most of what an insert costs is their indexes.
  await db.execute(sql`
    drop index prospects_search, prospects_name, prospects_program_name, prospects_program_contact,
      prospects_program_municipality, prospects_program_state, prospects_program_next, prospects_program_owner,
      prospects_program_status, prospects_program_zone, prospects_program_id, prospects_program_created`);
  for (let from = 0; from < MANY; from += AT_ONCE) {
    await db.execute(sql`
      with added as (insert into prospects (id, program_id, zone_id, source, business_name, contact_name, phone, municipality, state,
                             status, lost_cause, executive_user_id, search_text, created_at)
      select gen_random_uuid(), ${programId}, (${zoneIds}::uuid[])[1 + n % ${ids.length}],
             case when n % 11 = 0 then 'hand' else 'upload' end, 'Tienda ' || n, 'Ana Ruiz', '+52' || (3310000000 + n),
             'Zapopan', 'Jalisco', (${statuses}::text[])[1 + (n * 7) % 5],
             case when (n * 7) % 5 = 4 then (array['price', 'other', 'duplicate'])[1 + n % 3] end,
             case when n % 3 = 0 then ${userId}::uuid end, 'tienda', timestamptz '2026-01-01' + n * interval '31 seconds'
        from generate_series(${from + 1}::bigint, ${from + AT_ONCE}::bigint) n returning *)
      insert into prospect_days (program_id, day, zone_id, status, entered, exited)
      select program_id, (created_at at time zone 'America/Mexico_City')::date, zone_id, status, count(*), 0
        from added group by 1, 2, 3, 4
      on conflict (program_id, day, zone_id, status) do update
        set entered = prospect_days.entered + excluded.entered`);
  }
  await db.execute(sql`
    insert into zone_targets (id, program_id, zone_id, goal, starts_on, ends_on, set_by, set_at)
    select gen_random_uuid(), program_id, id, 5000, '2026-01-01', '2026-12-31', ${userId}::uuid, now()
      from zones where id = any(${zoneIds}::uuid[])`);
  await settleTallies(db);
  await db.execute(sql`vacuum analyze prospect_tallies`);
  await db.execute(sql`vacuum analyze prospect_days`);
}
