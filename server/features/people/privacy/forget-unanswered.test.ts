import { toDay } from '@contract/kernel/fields/day';
import { auditLog, mails, settings } from '@server/db/schema/platform';
import { forgetUnanswered } from '@server/features/people';
import { seedSettingsTable } from '@server/features/platform/settings/seed';
import { PASSWORD, testApi } from '@tests/support/api';
import { heaterRequest } from '@tests/support/heater-request';
import { freshFactor } from '@tests/support/two-people';
import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

const api = await testApi();
await api.db.transaction(seedSettingsTable);
await api.db.insert(settings).values({
  key: 'udi_value',
  value: '8.500000',
  validFrom: toDay('2020-01-01'),
  source: 'Ejemplo',
  setBy: 'test',
});
const DAY_MS = 86_400_000;

const supplier = await api.person('supplier');
const programId = await api.program();
const admin = await api.person('program_administrator', { programId });

const post = (who: typeof supplier, url: string, body: object) =>
  who.call({ method: 'POST', url, body });

/** Everyone who may be asked by mail before they have an account. */
async function askAll(mark: string) {
  const full_name = 'Nora Colín Paz';
  const of = (kind: string) => `${kind}.${mark}@ejemplo.mx`;
  await freshFactor(api, admin);
  const asked = await Promise.all([
    post(supplier, '/api/v1/applicant-invitations', { full_name, email: of('solicitante') }),
    post(supplier, '/api/v1/agents', { full_name, email: of('vendedor') }),
    post(admin, '/api/v1/program-users', {
      full_name,
      email: of('programa'),
      role: 'program_executive_manager',
    }),
    post(supplier, '/api/v1/prepared-requests', {
      full_name,
      email: of('credito'),
      ...heaterRequest,
    }),
  ]);
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await api.doJobs();
}

/** Which tables have a text, of all that the product keeps. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await api.pool.query<{ table_name: string }>(
    `select table_name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { table_name: table } of rows) {
    const { rowCount } = await api.pool.query(
      `select 1 from "${table}" t where to_jsonb(t)::text ilike $1 limit 1`,
      [`%${text}%`],
    );
    if (rowCount) found.push(table);
  }
  return found.sort();
}

test('what a person never answered is erased a while later, and of no one else', async () => {
  await askAll('antes');
  const begun = api.clock.now;
  api.clock.now = new Date(begun.getTime() + 20 * DAY_MS);
  await api.db.update(mails).set({ dueAt: null, sentAt: begun });
  await forgetUnanswered(api.db, api.clock.now);
  expect(await tablesWith('antes@ejemplo.mx')).toEqual([
    'applicant_invitations',
    'mails',
    'prepared_requests',
    'program_users',
    'supplier_agents',
  ]);

  api.clock.now = new Date(begun.getTime() + 31 * DAY_MS);
  await api.db.execute('delete from one_time_tokens');
  await forgetUnanswered(api.db, api.clock.now);
  expect(await tablesWith('antes@ejemplo.mx')).toEqual([]);
  expect(await tablesWith(admin.email)).toContain('users');
  const [entry] = await api.db.select().from(auditLog).orderBy(desc(auditLog.seq)).limit(1);
  expect(entry).toMatchObject({ action: 'privacy.expire', userId: null });
  // With nothing left to erase nothing is written either.
  await forgetUnanswered(api.db, api.clock.now);
  const [last] = await api.db.select().from(auditLog).orderBy(desc(auditLog.seq)).limit(1);
  expect(last?.seq).toBe(entry?.seq);
  api.clock.now = begun;
});

test('closing an account erases the messages to its address, but the one that says so until it was sent', async () => {
  const client = await api.person('client');
  const other = await api.person('client');
  for (const { email } of [client, other]) {
    const body = { email };
    await api.anonymous({ method: 'POST', url: '/api/v1/password-resets', body });
  }
  await api.db.update(mails).set({ dueAt: null, sentAt: api.clock.now });
  const url = '/api/v1/profile/closing';
  await freshFactor(api, client);
  const closed = await client.call({ method: 'POST', url, body: { password: PASSWORD } });
  expect(closed.status).toBe(200);
  const to = (email: string) => api.db.select().from(mails).where(eq(mails.to, email));
  expect((await to(client.email)).every(({ dueAt }) => dueAt !== null)).toBe(true);
  expect(await to(other.email)).not.toEqual([]);
});
