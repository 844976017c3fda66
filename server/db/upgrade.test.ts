import { duties } from '@contract/kernel/duties';
import { addMigration, openDatabaseAt } from '@tests/support/earlier-migrations';
import type { Client } from 'pg';
import { expect, test } from 'vitest';

const [PROGRAM, ZONE, ANA, PROSPECT, ENTRY] = ['0a', '0b', '0c', '0d', '0e'].map(
  (end) => `00000000-0000-7000-8000-0000000000${end}`,
);

/** What an installation has written under the baseline, in the words of that version. */
async function fillBaseline(client: Client): Promise<void> {
  await client.query(`
    insert into programs (id, name) values ('${PROGRAM}', 'Agua');
    insert into zones (id, program_id, name, region) values ('${ZONE}', '${PROGRAM}', 'Norte', 'Norte');
    insert into users (id, email, full_name, person_type, referral_code)
      values ('${ANA}', 'ana@ejemplo.mx', 'Ana', 1, 'ANA');
    insert into user_roles (user_id, role) values ('${ANA}', 'client');
    insert into prospects (id, program_id, zone_id, business_name, contact_name, phone, municipality, state, status, search_text)
      values ('${PROSPECT}', '${PROGRAM}', '${ZONE}', 'Tienda', 'Ana', '1', 'Tonalá', 'Jalisco', 'quoted', '');
    select ledger_post(
      '[{"id": "${ENTRY}", "kind": "deposit", "occurred_on": "2026-12-01", "key": "k", "payload_hash": "h", "actor": "test"}]',
      '[{"entry_id": "${ENTRY}", "line": 1, "code": "banco:custodia", "book": "custodia", "side": "debit", "no_negative": true, "amount": 100, "concept": "c", "family": "banco"},
        {"entry_id": "${ENTRY}", "line": 2, "code": "conciliacion:sin_identificar", "book": "custodia", "side": "credit", "no_negative": true, "amount": -100, "concept": "c", "family": "sin_identificar"}]');
    select audit_append(now(), '${ANA}', null, 'create', 'prospects', '${PROSPECT}', '{}', ',"tail"]')`);
}

/** How many rows each table has that is not empty. */
async function countRows(client: Client) {
  const { rows } = await client.query<{ name: string; n: number }>(`
    select table_name as name, (xpath('/row/n/text()',
             query_to_xml(format('select count(*) as n from public.%I', table_name), false, true, '')))[1]::text::int as n
      from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  return Object.fromEntries(rows.filter(({ n }) => n > 0).map(({ name, n }) => [name, n]));
}

test('later migrations keep the rows of a baseline installation', async () => {
  const { client, upgrade } = await openDatabaseAt('baseline');
  await fillBaseline(client);
  const before = await countRows(client);
  expect(before).toMatchObject({
    prospects: 1,
    prospect_tallies: 1,
    postings: 2,
    journal_chain: 1,
  });
  await upgrade();
  expect(await countRows(client)).toMatchObject(before);
});

test('a later migration runs on the rows that are there', async () => {
  const { client, upgrade } = await openDatabaseAt('baseline');
  await fillBaseline(client);
  await upgrade(addMigration(`UPDATE prospects SET business_name = 'Taller'`));
  const { rows } = await client.query('select business_name from prospects');
  expect(rows).toEqual([{ business_name: 'Taller' }]);
});

test('refuses a migration that only an empty database takes, and leaves the rows as they were', async () => {
  const { client, upgrade } = await openDatabaseAt('baseline');
  await fillBaseline(client);
  const before = await countRows(client);
  const later = addMigration('ALTER TABLE prospects ADD COLUMN tax_regime text NOT NULL');
  await expect(upgrade(later)).rejects.toMatchObject({ cause: { code: '23502' } });
  expect(await countRows(client)).toEqual(before);
});

test('who administers an earlier installation keeps every power, and nobody else gets one', async () => {
  const { client, upgrade } = await openDatabaseAt('questions_of_early_payments');
  const LEO = '00000000-0000-7000-8000-00000000000f';
  await client.query(`
    insert into users (id, email, full_name, person_type, referral_code)
      values ('${ANA}', 'ana@ejemplo.mx', 'Ana', 1, 'ANA'), ('${LEO}', 'leo@ejemplo.mx', 'Leo', 1, 'LEO');
    insert into user_roles (user_id, role) values ('${ANA}', 'client'), ('${LEO}', 'admin');
    insert into approvals (id, endpoint, kind, object, object_id, title, details, people, requested_by, requested_at, outcome, expires_at)
      values ('${LEO}', 'POST /api/v1/administrators', 'access', 'users', 'x', 'Invitar', '[]', '{}', '${LEO}', now(), 'waiting', now());`);
  await upgrade();
  const { rows } = await client.query('select full_name, duties from users order by full_name');
  expect(rows).toEqual([
    { full_name: 'Ana', duties: [] },
    { full_name: 'Leo', duties: [...duties] },
  ]);
  // It names no duties, which who confirmed it could not give.
  const waiting = await client.query('select outcome from approvals');
  expect(waiting.rows).toEqual([{ outcome: 'expired' }]);
});
