import { databaseBefore } from '@tests/support/earlier-migrations';
import { expect, test } from 'vitest';

const uuid = (end: string) => `00000000-0000-7000-8000-0000000000${end}`;
const [PROGRAM, ZONE, OTHER, ANA] = [uuid('0a'), uuid('0b'), uuid('0c'), uuid('0d')];
const [GIVEN, TAKEN, QUOTED, MOVED] = [uuid('11'), uuid('12'), uuid('13'), uuid('14')];
const [ONE, TWO] = [uuid('21'), uuid('22')];

test('changes of many prospects that were there before are told with what became of them', async () => {
  const { client, upgrade } = await databaseBefore('_prospect_bulks_told');
  const at = (second: number) => `timestamptz '2026-12-01 12:00:0${second}Z'`;
  await client.query(`
    insert into programs (id, name) values ('${PROGRAM}', 'Agua');
    insert into zones (id, program_id, name, region)
      values ('${ZONE}', '${PROGRAM}', 'Norte', 'Norte'), ('${OTHER}', '${PROGRAM}', 'Sur', 'Sur');
    insert into prospects (id, program_id, zone_id, business_name, contact_name, phone, municipality, state, status, search_text)
      select p::uuid, '${PROGRAM}', '${OTHER}', 'Tienda', 'Ana', p, 'Tonalá', 'Jalisco', 'quoted', ''
        from unnest(array['${ONE}', '${TWO}']) p;
    insert into prospect_bulks (id, program_id, act, by_user_id, at) values
      ('${GIVEN}', '${PROGRAM}', 'assign', '${ANA}', ${at(1)}), ('${TAKEN}', '${PROGRAM}', 'assign', '${ANA}', ${at(2)}),
      ('${QUOTED}', '${PROGRAM}', 'status', '${ANA}', ${at(3)}), ('${MOVED}', '${PROGRAM}', 'zone', '${ANA}', ${at(4)});
    insert into prospect_bulk_rows (bulk_id, prospect_id, version, zone_id, status)
      select b::uuid, p::uuid, 1, '${ZONE}', 'new'
        from unnest(array['${GIVEN}', '${TAKEN}', '${QUOTED}', '${MOVED}']) b, unnest(array['${ONE}', '${TWO}']) p;
    insert into prospect_acts (prospect_id, act, from_user_id, to_user_id, at, by_user_id)
      select p::uuid, 'given', f::uuid, t::uuid, s, '${ANA}' from unnest(array['${ONE}', '${TWO}']) p,
        (values (null, '${ANA}', ${at(1)}), ('${ANA}', null, ${at(2)})) a (f, t, s);
    insert into prospect_events (prospect_id, program_id, from_zone_id, from_status, zone_id, status, at, by_user_id)
      select p::uuid, '${PROGRAM}', '${ZONE}', f, z::uuid, 'quoted', s, '${ANA}' from unnest(array['${ONE}', '${TWO}']) p,
        (values ('new', '${ZONE}', ${at(3)}), ('quoted', '${OTHER}', ${at(4)})) e (f, z, s)`);
  await upgrade();
  const kept = await client.query(
    'select to_owner_id, to_status, to_zone_id from prospect_bulks order by at',
  );
  const nothing = { to_owner_id: null, to_status: null, to_zone_id: null };
  expect(kept.rows).toEqual([
    { ...nothing, to_owner_id: ANA },
    nothing,
    { ...nothing, to_status: 'quoted' },
    { ...nothing, to_zone_id: OTHER },
  ]);
});
