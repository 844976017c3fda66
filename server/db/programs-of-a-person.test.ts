import { databaseBefore } from '@tests/support/earlier-migrations';
import { expect, test } from 'vitest';

test('people of a program keep their role, and their sessions stand in it', async () => {
  const { client, upgrade } = await databaseBefore('_programs_of_a_person');
  await client.query(`
    insert into programs (id, name) values ('00000000-0000-7000-8000-00000000000a', 'Agua');
    insert into users (id, email, full_name, person_type, referral_code)
      select ('00000000-0000-7000-8000-00000000000' || n)::uuid, n || '@ejemplo.mx', 'P' || n, 1, 'C' || n
        from generate_series(1, 3) n;
    insert into user_roles (user_id, role) values
      ('00000000-0000-7000-8000-000000000001', 'client'),
      ('00000000-0000-7000-8000-000000000001', 'program_administrator'),
      ('00000000-0000-7000-8000-000000000003', 'client');
    insert into program_users (id, program_id, user_id, invited, removed_role, removed_at, removed_reason) values
      (gen_random_uuid(), '00000000-0000-7000-8000-00000000000a', '00000000-0000-7000-8000-000000000001', null, null, null, null),
      (gen_random_uuid(), '00000000-0000-7000-8000-00000000000a', '00000000-0000-7000-8000-000000000002', null,
        'program_commercial_manager', now(), 'Cambió de empresa'),
      (gen_random_uuid(), '00000000-0000-7000-8000-00000000000a', null,
        '{"email": "i@ejemplo.mx", "fullName": "Nora Colín", "role": "program_executive_manager"}', null, null, null);
    insert into sessions (id, token_hash, user_id, role, ip, user_agent, expires_at)
      select gen_random_uuid(), n, ('00000000-0000-7000-8000-00000000000' || u)::uuid, r, '', '', now()
        from (values ('a', 1, 'program_administrator'), ('b', 1, 'client'), ('c', 3, 'client')) s (n, u, r)`);
  await upgrade();
  const members = await client.query(
    'select role, invited, removed_at is null as works from program_users order by role',
  );
  expect(members.rows).toEqual([
    { role: 'program_administrator', invited: null, works: true },
    { role: 'program_commercial_manager', invited: null, works: false },
    {
      role: 'program_executive_manager',
      invited: { email: 'i@ejemplo.mx', fullName: 'Nora Colín' },
      works: true,
    },
  ]);
  const placed = await client.query(
    'select role, program_id is not null as placed from sessions order by token_hash',
  );
  expect(placed.rows).toEqual([
    { role: 'program_administrator', placed: true },
    { role: 'client', placed: false },
    { role: 'client', placed: false },
  ]);
});
