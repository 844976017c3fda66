import { databaseBefore } from '@tests/support/earlier-migrations';
import { expect, test } from 'vitest';

const PROGRAM = '00000000-0000-7000-8000-00000000000a';
const ZONE = '00000000-0000-7000-8000-00000000000b';

test('prospects that were there before are counted, the lost ones as far as they had come, and found by RFC and postal code', async () => {
  const { client, upgrade } = await databaseBefore('_program_metrics');
  await client.query(`
    insert into programs (id, name) values ('${PROGRAM}', 'Agua');
    insert into zones (id, program_id, name, region) values ('${ZONE}', '${PROGRAM}', 'Norte', 'Norte');
    insert into prospects (id, program_id, zone_id, business_name, contact_name, phone, municipality, state, status,
                           lost_cause, search_text, created_at)
      select ('00000000-0000-7000-8000-00000000000' || n)::uuid, '${PROGRAM}', '${ZONE}', 'Tienda', 'Ana', n::text,
             'Tonalá', 'Jalisco', s, c, '', timestamptz '2026-12-01 05:59:59Z'
        from (values (1, 'new', null), (2, 'quoted', null), (3, 'lost', 'price'), (4, 'lost', 'other'), (5, 'applied', null), (6, 'applied', null)) p (n, s, c);
    insert into prospect_events (prospect_id, program_id, from_zone_id, from_status, zone_id, status, at)
      select '00000000-0000-7000-8000-000000000003', '${PROGRAM}', '${ZONE}', b, '${ZONE}', a, now()
        from (values ('new', 'quoted'), ('quoted', 'lost'), ('lost', 'lost')) e (b, a);
    insert into prospect_events (prospect_id, program_id, from_zone_id, from_status, zone_id, status, at)
      select '00000000-0000-7000-8000-000000000006', '${PROGRAM}', '${ZONE}', b, '${ZONE}', a, at::timestamptz
        from (values ('new', 'applied', '2026-12-02 12:00Z'), ('applied', 'new', '2026-12-03 12:00Z'),
                     ('new', 'applied', '2026-12-05 05:59Z'), ('applied', 'applied', '2026-12-09 12:00Z')) e (b, a, at);
    update prospects set search_text = 'tienda ana', rfc = 'MUÑA800101AB1', postal_code = '45400' where phone = '1'`);
  await upgrade();
  const kept = await client.query(
    'select month::text, status, reached, lost_cause, n, settled from prospect_tallies order by status, reached',
  );
  const one = { month: '2026-11-01', lost_cause: '', n: 1, settled: true };
  expect(kept.rows).toEqual([
    { ...one, status: 'applied', reached: 3, n: 2 },
    { ...one, status: 'lost', reached: 0, lost_cause: 'other' },
    { ...one, status: 'lost', reached: 2, lost_cause: 'price' },
    { ...one, status: 'new', reached: 0 },
    { ...one, status: 'quoted', reached: 2 },
  ]);
  const days = await client.query(
    'select day::text, n, settled from prospect_applied_days order by day',
  );
  expect(days.rows).toEqual([
    { day: '2026-11-30', n: 1, settled: true },
    { day: '2026-12-04', n: 1, settled: true },
  ]);
  const searched = await client.query(
    'select phone, search_text from prospects where phone < $1 order by phone',
    ['3'],
  );
  expect(searched.rows).toEqual([
    { phone: '1', search_text: 'tienda ana muña800101ab1 45400' },
    { phone: '2', search_text: '' },
  ]);
});
