import { performance } from 'node:perf_hooks';
import { statusesOnTheWay } from '@contract/credit/on-the-way';
import { connect, type Db } from '@server/db/connection';
import { sql } from 'drizzle-orm';
import type { Stage } from './stage';

const LOANS = 100_000;
/** No statement takes longer than the product lets one. */
const AT_ONCE = 2_000;
const ROUNDS = 15;
const MONTHS = 12;

const asked = [
  'performance',
  'performance?from=2025-06&to=2025-09&technology=1',
  'collections',
  'collections?region=México&from=2025-06&to=2025-12',
];

/** How long figures of projects and credits take at the server with a hundred thousand of one program, in milliseconds. */
export async function measureProgramFigures(stage: Stage): Promise<string> {
  const { pool, db } = connect(stage.databaseUrl, () => undefined);
  try {
    await fill(stage, db);
    const headers = { authorization: `Bearer ${stage.token}` };
    const lines: string[] = [];
    for (const what of asked) {
      const url = `/api/v1/program-metrics/${encodeURI(what)}`;
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

/** Credits made by the database itself: a year of them, one of nine late at times, one of thirty still. */
async function fill({ programId, userId, zoneId }: Stage, db: Db) {
  await db.execute(sql`
    insert into users (id, email, full_name, person_type, status)
    select gen_random_uuid(), 'bench-' || n || '@ejemplo.mx', 'Banco Prueba', 1, 'active' from generate_series(1, 2) n`);
  await db.execute(sql`
    insert into applicants (id, user_id, payment_clabe) select gen_random_uuid(), id, '000' from users where email = 'bench-1@ejemplo.mx'`);
  await db.execute(sql`
    insert into suppliers (id, user_id, name) select gen_random_uuid(), id, 'Sol' from users where email = 'bench-2@ejemplo.mx'`);
  const statuses = sql.param([...statusesOnTheWay, 'repaying', 'settled', 'rejected']);
  for (let from = 0; from < LOANS; from += AT_ONCE) {
    await db.execute(sql`
      with made as (
        insert into projects (id, folio, applicant_id, supplier_id, program_id, zone_id, executive_user_id, product_id,
                              status, amount_cents, term_months, purpose, status_changed_at, created_at)
        select gen_random_uuid(), 'B-' || n, (select id from applicants limit 1), (select id from suppliers limit 1),
               ${programId}, ${zoneId}::uuid, case when n % 3 > 0 then ${userId}::uuid end, 1 + n % 5,
               (${statuses}::text[])[1 + n % 9], 10000000, ${MONTHS}, 'Paneles',
               timestamptz '2025-01-01' + n * interval '290 seconds', timestamptz '2025-01-01' + n * interval '290 seconds'
          from generate_series(${from + 1}::bigint, ${from + AT_ONCE}::bigint) n returning *)
      insert into loans (id, project_id, applicant_id, status, principal_cents, annual_rate_bp, late_rate_bp, term_months,
                         opening_fee_bp, vat_bp, risk_grade, approved_by, approved_at, disbursed_on)
      select gen_random_uuid(), id, applicant_id, 'repaying', amount_cents, 2000, 4000, ${MONTHS}, 300, 1600, 'B',
             ${userId}::uuid, created_at, created_at::date from made`);
    await db.execute(sql`
      insert into loan_instalments (id, loan_id, n, due_on, capital_cents, interest_cents, vat_cents, balance_cents,
                                    capital_paid_cents, interest_paid_cents, vat_paid_cents, late_interest_paid_cents,
                                    late_vat_paid_cents, paid_on)
      select gen_random_uuid(), l.id, n, due, 800000, 90000, 14400, 0, case when paid then 800000 else 0 end,
             case when paid then 90000 else 0 end, case when paid then 14400 else 0 end, 0, 0,
             case when paid then due + delay end
        from (select *, ('x' || substr(id::text, 1, 4))::bit(16)::int as die
                from loans order by id desc) l
       cross join lateral generate_series(1, ${MONTHS}) n
       cross join lateral (select (l.disbursed_on + n * interval '1 month')::date as due,
                                  case when l.die % 9 = 0 then (l.die + n * 17) % 70 else -1 end as delay) d
       cross join lateral (select due + delay < '2026-01-15' and not (l.die % 30 = 0 and n > 5) as paid) p
       where not exists (select from loan_instalments known where known.loan_id = l.id)`);
  }
  // Each stage took some time.
  await db.execute(sql`
    update project_paths set in_review_s = abs(hashtext(project_id::text)) % 900000,
      approved_s = abs(hashtext(project_id::text || 'a')) % 700000, published_s = abs(hashtext(project_id::text || 'b')) % 3000000,
      to_sign_s = abs(hashtext(project_id::text || 'c')) % 900000, accepted_s = abs(hashtext(project_id::text || 'e')) % 300000,
      installing_s = abs(hashtext(project_id::text || 'd')) % 4000000, course_s = abs(hashtext(project_id::text || 'f')) % 7000000`);
  await db.execute(sql`vacuum analyze`);
}
