import pg from 'pg';
import type { Stage } from './stage';

const ZONES = 60;
const REGIONS = ['Norte', 'Sur', 'Centro', 'Bajío', 'Pacífico', 'Golfo'];
const STATUSES = ['new', 'contacted', 'quoted', 'applied', 'lost'];
const CAUSES = ['price', 'other', 'duplicate'];

/** Sixty zones of six regions, each with a target for the year. */
export async function addZones({ programId, userId, databaseUrl }: Stage): Promise<void> {
  await asOneself(databaseUrl, async (client) => {
    await client.query(
      `insert into zones (id, program_id, name, region)
       select gen_random_uuid(), $1, 'Zona ' || n, ($2::text[])[1 + n % ${REGIONS.length}]
         from generate_series(1, ${ZONES}) n`,
      [programId, REGIONS],
    );
    await client.query(
      `insert into zone_targets (id, program_id, zone_id, goal, starts_on, ends_on, set_by, set_at)
       select gen_random_uuid(), program_id, id, 5000, '2026-01-01', '2026-12-31', $2::uuid, now()
         from zones where program_id = $1 and name like 'Zona %'`,
      [programId, userId],
    );
  });
}

/**
 * Prospects made by the database itself, from one number to another: a year of them, one of three an executive's; a place
 * says nothing of a prospect's name or status.
 */
export async function addManyProspects(stage: Stage, from: number, to: number): Promise<void> {
  await asOneself(stage.databaseUrl, async (client) => {
    await client.query(
      `with places as (select array_agg(id order by id) as ids from zones where program_id = $1 and name like 'Zona %'),
       added as (
         insert into prospects (id, program_id, zone_id, source, business_name, contact_name, phone, municipality, state,
                                status, lost_cause, executive_user_id, next_on, search_text, created_at)
         select (lpad(to_hex(n), 12, '0') || substr(md5(n::text), 1, 20))::uuid, $1, places.ids[1 + n % ${ZONES}],
                case when n % 11 = 0 then 'hand' else 'upload' end, names.business, names.contact,
                '+52' || (3310000000 + n), names.municipality, names.state, ($3::text[])[1 + n / ${ZONES} * 7 % 5],
                case when n / ${ZONES} * 7 % 5 = 4 then ($4::text[])[1 + n / 7 % 3] end, case when n / 11 % 3 = 0 then $2::uuid end,
                case when n % 4 = 0 then date '2026-01-01' + (n % 700)::int end,
                lower(concat_ws(' ', names.business, names.contact, names.municipality, '+52' || (3310000000 + n), names.state)),
                timestamptz '2026-01-01' + n * interval '28 seconds'
           from generate_series($5::bigint, $6::bigint) n
          cross join places
          cross join lateral (select
                (array['Abarrotes', 'Tienda', 'Papeleria', 'Cremeria'])[1 + n % 4] || ' ' ||
                  (array['La Esperanza', 'El Sol', 'Don Juan', 'San Jose', 'La Luna'])[1 + (n / 4) % 5] || ' ' || n as business,
                (array['Ana', 'Eva', 'Luis', 'Jose', 'Rosa', 'Juan'])[1 + n % 6] || ' ' || substr(md5(n::text), 1, 6) as contact,
                'Municipio ' || abs(hashtext(n::text)) % 900 as municipality, 'Estado ' || (n * 17) % 32 as state) names
         returning *)
       insert into prospect_days (program_id, day, zone_id, status, entered, exited)
       select program_id, (created_at at time zone 'America/Mexico_City')::date, zone_id, status, count(*), 0
         from added group by 1, 2, 3, 4
       on conflict (program_id, day, zone_id, status) do update set entered = prospect_days.entered + excluded.entered`,
      [stage.programId, stage.userId, STATUSES, CAUSES, from + 1, to],
    );
    // As autovacuum leaves a table that people have worked on for a while.
    await client.query('vacuum analyze prospects');
  });
}

/** A connection of its own: the product's stop what takes longer than an answer may. */
export async function asOneself(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
