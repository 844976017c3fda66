import { statusesOnTheWay } from '@contract/credit/on-the-way';
import type { Client } from 'pg';
import { asOneself } from './many-prospects';
import type { Stage } from './stage';

const CREDITS = 100_000;
const PEOPLE = 60_000;
const AT_ONCE = 5_000;
const MONTHS = 12;
const STATUSES = [...statusesOnTheWay, 'repaying', 'settled', 'rejected'];
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

/**
 * A hundred thousand projects with their credits, in the zones of the stage, of sixty thousand people and ten who follow
 * six zones each: a year of them, one of nine late at times, one of thirty still, one of ten with a promise.
 *
 * @param settle puts together what the rows of each part were counted into, as a job does between people's acts.
 */
export async function addManyCredits(stage: Stage, settle: () => Promise<void>): Promise<void> {
  await asOneself(stage.databaseUrl, async (client) => {
    await addPeople(client);
    await client.query('analyze');
    for (let from = 0; from < CREDITS; from += AT_ONCE) {
      await addCredits(client, stage, from + 1, from + AT_ONCE);
      await settle();
      await client.query('analyze');
    }
    await addPromises(client, stage);
    await client.query('vacuum analyze');
  });
}

async function addPeople(client: Client) {
  await client.query(`
    insert into users (id, email, full_name, person_type, status, referral_code)
    select gen_random_uuid(), 'persona-' || n || '@ejemplo.mx', 'Persona Prueba ' || n, case when n % 15 = 0 then 0 else 1 end,
           'active', 'PERSONA-' || n
      from generate_series(1, ${PEOPLE}) n`);
  await client.query(`
    insert into users (id, email, full_name, person_type, status, referral_code)
    select gen_random_uuid(), 'ejecutivo-' || n || '@ejemplo.mx', 'Ejecutivo ' || n, 1, 'active', 'EJECUTIVO-' || n
      from generate_series(1, 11) n`);
  await client.query(`
    insert into profiles (user_id, birth_day, sex)
    select id, (date '1950-01-01' + abs(hashtext(email)) % 20000)::text,
           (array['female', 'male', null])[1 + abs(hashtext(email)) % 3]
      from users where email like 'persona-%' and person_type = 1`);
  await client.query(`
    insert into backgrounds (user_id, business_sector, business_size)
    select id, (array['none', 'trade', 'trade', 'trade', null])[1 + abs(hashtext(email)) % 5],
           (array[null, 'micro', 'small', 'medium', null])[1 + abs(hashtext(email)) % 5]
      from users where email like 'persona-%'`);
  await client.query(`
    insert into applicants (id, user_id, payment_clabe)
    select gen_random_uuid(), id, referral_code from users where email like 'persona-%'`);
  await client.query(`
    insert into suppliers (id, user_id, name)
    select gen_random_uuid(), id, 'Sol' from users where email = 'ejecutivo-11@ejemplo.mx'`);
}

async function addCredits(client: Client, { programId, userId }: Stage, from: number, to: number) {
  await client.query(
    `with places as (select array_agg(id order by id) as ids from zones where program_id = $1 and name like 'Zona %'),
     executives as (select array_agg(id order by id) as ids from users where email like 'ejecutivo-%'),
     people as (select array_agg(id order by payment_clabe) as ids from applicants),
     made as (
       insert into projects (id, folio, applicant_id, supplier_id, program_id, zone_id, executive_user_id, product_id,
                             status, amount_cents, term_months, purpose, status_changed_at, created_at)
       select gen_random_uuid(), 'B-' || n, people.ids[1 + n % ${PEOPLE}], (select id from suppliers limit 1), $1,
              places.ids[1 + n % 60], case when n % 7 > 0 then executives.ids[1 + n % 10] end, 1 + n / 200 % 5,
              ($2::text[])[1 + n % ${STATUSES.length}], 10000000, ${MONTHS}, 'Paneles',
              now() - n * interval '315 seconds', now() - n * interval '315 seconds'
         from generate_series($3::bigint, $4::bigint) n, places, executives, people returning *)
     insert into loans (id, project_id, applicant_id, status, principal_cents, annual_rate_bp, late_rate_bp, term_months,
                        opening_fee_bp, vat_bp, risk_grade, approved_by, approved_at, disbursed_on)
     select gen_random_uuid(), id, applicant_id, 'repaying', amount_cents, 2000, 4000, ${MONTHS}, 300, 1600, 'B',
            $5::uuid, created_at, created_at::date from made`,
    [programId, STATUSES, from, to, userId],
  );
  await client.query(`
    insert into installation_sites (id, project_id, street, neighbourhood, municipality, state, postal_code, tariff)
    select gen_random_uuid(), id, 'Calle 1', 'Centro', 'León', 'Guanajuato', '37000',
           (array['1', '1C', 'DAC', 'PDBT', 'GDMTO', 'GDMTH', null])[1 + abs(hashtext(folio)) % 7]
      from projects p where not exists (select from installation_sites s where s.project_id = p.id)`);
  await client.query(`
    insert into loan_instalments (id, loan_id, n, due_on, capital_cents, interest_cents, vat_cents, balance_cents,
                                  capital_paid_cents, interest_paid_cents, vat_paid_cents, late_interest_paid_cents,
                                  late_vat_paid_cents, paid_on)
    select gen_random_uuid(), l.id, n, due, 800000, 90000, 14400, 0, case when paid then 800000 else 0 end,
           case when paid then 90000 else 0 end, case when paid then 14400 else 0 end, 0, 0,
           case when paid then due + delay end
      from (select *, ('x' || substr(id::text, 1, 4))::bit(16)::int as die from loans) l
     cross join lateral generate_series(1, ${MONTHS}) n
     cross join lateral (select (l.disbursed_on + n * interval '1 month')::date as due,
                                case when l.die % 9 = 0 then (l.die + n * 17) % 70 else -1 end as delay) d
     cross join lateral (select due + delay < current_date and not (l.die % 30 = 0 and n > 5) as paid) p
     where not exists (select from loan_instalments known where known.loan_id = l.id)`);
  const took = Object.entries(longest).map(
    ([stage, most]) =>
      `${stage}_s = abs(hashtext(project_id::text || '${stage}')) % ${String(most)}`,
  );
  const targets = statusesOnTheWay.map((stage) => `${stage}_target = 5`);
  await client.query(
    `update project_paths set ${[...took, ...targets].join(', ')} where in_review_s is null`,
  );
}

async function addPromises(client: Client, { userId }: Stage) {
  await client.query(
    `insert into collection_acts (id, loan_id, kind, happened_at, by, amount_cents, made_on, promised_on, paid_before_cents)
     select gen_random_uuid(), id, 'promise', disbursed_on + 60, $1::uuid, 500000, disbursed_on + 60, disbursed_on + 70, 0
       from loans where abs(hashtext(id::text)) % 10 = 0`,
    [userId],
  );
  await client.query(`
    insert into payments (id, loan_id, received_on, amount_cents, applied)
    select gen_random_uuid(), loan_id, promised_on - 1, 500000, '[]' from collection_acts
     where abs(hashtext(loan_id::text)) % 3 > 0`);
}
