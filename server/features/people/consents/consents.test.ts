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
const give = async (who: Person, document: 'bureau' | 'electronic_statements') =>
  who.call({
    method: 'POST',
    url: `/api/v1/profile/consents/${document}`,
    body: { text_sha256: (await itemOf(who, document)).text_sha256 },
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
  const body = {
    version: 0,
    incorporated_on: '2015-03-02',
    representative_name: 'Rosa Mora Téllez',
    representative_role: 'Administradora única',
  };
  await company.call({ method: 'PUT', url: '/api/v1/profile', body });
  const unnamed = async () => (await itemOf(company, 'bureau')).accepted?.unnamed;
  expect(await unnamed()).toBe('Rosa Mora Téllez');
  await give(company, 'bureau');
  expect(await named()).toEqual([name, 'Rosa Mora Téllez']);
  expect(await unnamed()).toBeNull();
  // Who comes after her is not consulted by what she gave.
  const after = { ...body, version: 1, representative_name: 'Luis Vega Soto' };
  await company.call({ method: 'PUT', url: '/api/v1/profile', body: after });
  expect(await unnamed()).toBe('Luis Vega Soto');
  await revoke(company, 'bureau');
  expect(await unnamed()).toBeNull();
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
  const body = { text_sha256: 'a'.repeat(64) };
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
