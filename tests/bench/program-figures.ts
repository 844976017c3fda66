import { performance } from 'node:perf_hooks';
import { statusesOnTheWay } from '@contract/credit/on-the-way';
import { addMonths, dayInMexicoCity } from '@contract/kernel/fields/day';
import { connect, type Db } from '@server/db/connection';
import { settleProgramFigures } from '@server/features/credit';
import { sql } from 'drizzle-orm';
import type { Stage } from './stage';

const LOANS = 100_000;
/** No statement takes longer than the product lets one. */
const AT_ONCE = 1_000;
const ROUNDS = 15;
const MONTHS = 12;
/** For how many seconds a project stands in each stage at most, and for the whole course. */
const longest = {
  in_review: 900_000,
  approved: 700_000,
  accepted: 300_000,
  published: 3_000_000,
  to_sign: 900_000,
  installing: 4_000_000,
  course: 7_000_000,
};
const targets = statusesOnTheWay.map((stage) => sql.raw(`${stage}_target = 5`));

const today = dayInMexicoCity(new Date());
const [from, to] = [-8, -3].map((months) => addMonths(today, months).slice(0, 7));

const asked = [
  'performance',
  `performance?from=${from}&to=${to}&technology=1`,
  'collections',
  'performance?region=Norte',
  `collections?region=Norte&from=${from}&to=${to}`,
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

/**
 * Credits made by the database itself, of twenty zones and ten who follow them: a year of them, one of nine late at
 * times, one of thirty still, one of ten with a promise.
 */
async function fill({ programId, userId }: Stage, db: Db) {
  await db.execute(sql`
    insert into users (id, email, full_name, person_type, status, referral_code)
    select gen_random_uuid(), 'bench-' || n || '@ejemplo.mx', 'Banco Prueba ' || n, 1, 'active', 'BENCH-' || n
      from generate_series(1, 11) n`);
  await db.execute(sql`
    insert into zones (id, program_id, name, region)
    select gen_random_uuid(), ${programId}, 'Zona ' || n, (array['Norte', 'Sur', 'Centro', 'Golfo'])[1 + n % 4]
      from generate_series(1, 20) n`);
  await db.execute(sql`
    insert into applicants (id, user_id, payment_clabe) select gen_random_uuid(), id, '000' from users where email = 'bench-1@ejemplo.mx'`);
  await db.execute(sql`
    insert into suppliers (id, user_id, name) select gen_random_uuid(), id, 'Sol' from users where email = 'bench-2@ejemplo.mx'`);
  const statuses = sql.param([...statusesOnTheWay, 'repaying', 'settled', 'rejected']);
  for (let from = 0; from < LOANS; from += AT_ONCE) {
    await db.execute(sql`
      with places as (select array_agg(id order by id) as ids from zones where name like 'Zona %'),
      people as (select array_agg(id order by id) as ids from users where email like 'bench-%' and email <> 'bench-1@ejemplo.mx'),
      made as (
        insert into projects (id, folio, applicant_id, supplier_id, program_id, zone_id, executive_user_id, product_id,
                              status, amount_cents, term_months, purpose, status_changed_at, created_at)
        select gen_random_uuid(), 'B-' || n, (select id from applicants limit 1), (select id from suppliers limit 1),
               ${programId}, places.ids[1 + n % 20], case when n % 7 > 0 then people.ids[1 + n / 20 % 10] end, 1 + n / 200 % 5,
               (${statuses}::text[])[1 + n % 9], 10000000, ${MONTHS}, 'Paneles',
               now() - n * interval '315 seconds', now() - n * interval '315 seconds'
          from generate_series(${from + 1}::bigint, ${from + AT_ONCE}::bigint) n, places, people returning *)
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
       cross join lateral (select due + delay < current_date and not (l.die % 30 = 0 and n > 5) as paid) p
       where not exists (select from loan_instalments known where known.loan_id = l.id)`);
    // Each stage took some time.
    const took = (stage: string, most: number) =>
      sql`${sql.raw(`${stage}_s`)} = abs(hashtext(project_id::text || ${stage})) % ${sql.raw(String(most))}`;
    await db.execute(sql`
      update project_paths set ${sql.join(
        [...Object.entries(longest).map(([stage, most]) => took(stage, most)), ...targets],
        sql`, `,
      )} where in_review_s is null`);
    await settleProgramFigures(db);
  }
  await db.execute(sql`
    insert into collection_acts (id, loan_id, kind, happened_at, by, amount_cents, made_on, promised_on, paid_before_cents)
    select gen_random_uuid(), id, 'promise', disbursed_on + 60, ${userId}::uuid, 500000, disbursed_on + 60, disbursed_on + 70, 0
      from loans where abs(hashtext(id::text)) % 10 = 0`);
  await db.execute(sql`
    insert into payments (id, loan_id, received_on, amount_cents, applied)
    select gen_random_uuid(), loan_id, promised_on - 1, 500000, '[]' from collection_acts
     where abs(hashtext(loan_id::text)) % 3 > 0`);
  await db.execute(sql`vacuum analyze`);
}
