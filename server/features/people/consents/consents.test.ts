import { inTransaction } from '@server/db/connection';
import { bureauConsentOf } from '@server/features/people';
import { type Person, testApi } from '@tests/support/api';
import { present } from '@tests/support/present';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { acceptLegalTexts } from '../legal/accept';
import { createMembership } from '../memberships/memberships';

const api = await testApi();
const list = async (who: Person) =>
  (await who.call({ url: '/api/v1/profile/consents' })).json.items;
const itemOf = async (who: Person, document: string) =>
  present((await list(who)).find((item) => item.document === document));
type Given = 'bureau' | 'electronic_statements';
/** As it is read now, or was before. */
async function give(who: Person, document: Given, read?: Awaited<ReturnType<typeof itemOf>>) {
  const { text_sha256, names } = read ?? (await itemOf(who, document));
  const url = `/api/v1/profile/consents/${document}` as const;
  return who.call({ method: 'POST', url, body: { text_sha256, names } });
}
/** A company says who represents it. */
const representedBy = (company: Person, representative_name: string, version = 0) =>
  company.call({
    method: 'PUT',
    url: '/api/v1/profile',
    body: {
      version,
      incorporated_on: '2015-03-02',
      representative_name,
      representative_role: 'Administradora única',
    },
  });
const revoke = (who: Person, document: string) =>
  who.call({ method: 'DELETE', url: `/api/v1/profile/consents/${document}` as const });

test('a consent is given with a second factor, taken back without, and both are kept', async () => {
  const who = await api.person('client');
  expect((await give(who, 'bureau')).json.code).toBe('step_up_required');
  await api.stepUp(who);
  const twice = await Promise.all([give(who, 'bureau'), give(who, 'bureau')]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(await bureauConsentOf(api.db, who.userId)).toMatchObject({
    version: '1',
    ip: '127.0.0.1',
  });
  expect((await itemOf(who, 'bureau')).accepted).toMatchObject({ version: '1', revoked_at: null });
  expect((await revoke(who, 'bureau')).status).toBe(200);
  expect(await bureauConsentOf(api.db, who.userId)).toBeNull();
  expect((await itemOf(who, 'bureau')).accepted?.revoked_at).toBe(api.clock.now.toISOString());
  expect((await revoke(who, 'bureau')).status).toBe(409);
  expect((await give(who, 'bureau')).status).toBe(200);
  expect(await bureauConsentOf(api.db, who.userId)).not.toBeNull();
});

test('whose history may be consulted is kept as they were called: of a company also who represents it', async () => {
  const company = await api.person('supplier', { personType: 0 });
  const named = async () => (await itemOf(company, 'bureau')).accepted?.named;
  await api.stepUp(company);
  await give(company, 'bureau');
  const { full_name: name } = (await company.call({ url: '/api/v1/profile' })).json;
  expect(await named()).toEqual([name]);
  await representedBy(company, 'Rosa Mora Téllez');
  const unnamed = async () => (await itemOf(company, 'bureau')).accepted?.unnamed;
  expect(await unnamed()).toBe('Rosa Mora Téllez');
  // Those whom it would name are said before it is given.
  const read = await itemOf(company, 'bureau');
  expect(read.names).toEqual([name, 'Rosa Mora Téllez']);
  // Nobody is named whom its person has not read.
  expect((await give(company, 'bureau', { ...read, names: [name] })).status).toBe(409);
  await give(company, 'bureau', read);
  expect(await named()).toEqual([name, 'Rosa Mora Téllez']);
  expect(await unnamed()).toBeNull();
  // Who comes after her is not consulted by what she gave.
  await representedBy(company, 'Luis Vega Soto', 1);
  expect(await unnamed()).toBe('Luis Vega Soto');
  await revoke(company, 'bureau');
  expect(await unnamed()).toBeNull();
});

test('staff are told whom an authorisation names, and lacks, as its company is', async () => {
  const staff = await api.person('admin');
  const company = await api.person('supplier', { personType: 0, fullName: 'Luz del Norte SA' });
  await api.stepUp(company);
  await give(company, 'bureau');
  await representedBy(company, 'Rosa Mora Téllez');
  const seen = async () =>
    (await staff.call({ url: `/api/v1/users/${company.userId}/consents` })).json.items.filter(
      ({ document }) => document === 'bureau',
    );
  const lacking = { named: ['Luz del Norte SA'], unnamed: 'Rosa Mora Téllez' };
  expect(await seen()).toMatchObject([lacking]);
  expect((await seen())[0]).toMatchObject((await itemOf(company, 'bureau')).accepted ?? {});
  await give(company, 'bureau');
  // The one before lacks nobody any more: another has followed it.
  expect(await seen()).toMatchObject([
    { named: ['Luz del Norte SA', 'Rosa Mora Téllez'], unnamed: null },
    { named: ['Luz del Norte SA'], unnamed: null },
  ]);
});

test('terms and privacy notice are shown with their version and cannot be taken back alone', async () => {
  const who = await api.person('investor');
  const { userId } = who;
  await inTransaction(api.db, (tx) =>
    acceptLegalTexts(tx, { userId, ip: '127.0.0.1', now: api.clock.now }),
  );
  const items = await list(who);
  expect(items.map(({ document, revocable }) => [document, revocable])).toEqual([
    ['terms', false],
    ['privacy', false],
    ['electronic_statements', true],
  ]);
  expect((await revoke(who, 'terms')).status).toBe(404);
});

test('what is not the business of a profile is not offered, and other words than those in force are not accepted', async () => {
  const who = await api.person('investor');
  await api.stepUp(who);
  const body = { text_sha256: 'a'.repeat(64), names: [] };
  const url = '/api/v1/profile/consents' as const;
  expect((await who.call({ method: 'POST', url: `${url}/bureau`, body })).status).toBe(422);
  const other = await who.call({ method: 'POST', url: `${url}/electronic_statements`, body });
  expect(other.status).toBe(409);
});

test('what was given in one profile is taken back, and given again, in another too', async () => {
  const who = await api.person('client');
  await api.stepUp(who);
  await give(who, 'bureau');
  await inTransaction(api.db, (tx) =>
    createMembership(tx, { id: who.userId, fullName: 'Ana Paz' }, 'investor'),
  );
  const asInvestor = await api.again({ ...who, role: 'investor' });
  expect((await revoke(asInvestor, 'bureau')).status).toBe(200);
  await api.stepUp(asInvestor);
  expect((await give(asInvestor, 'bureau')).status).toBe(200);
  expect(await bureauConsentOf(api.db, who.userId)).not.toBeNull();
});

test('a revocation cannot be changed nor removed', async () => {
  const who = await api.person('client');
  await api.stepUp(who);
  await give(who, 'bureau');
  await revoke(who, 'bureau');
  for (const change of ["update legal_revocations set ip = 'x'", 'delete from legal_revocations']) {
    await expect(api.db.execute(sql.raw(change)), change).rejects.toMatchObject({
      cause: { code: 'EV001' },
    });
  }
});
