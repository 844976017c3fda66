import { suppliers } from '@server/db/schema/people';
import { type Person, testApi } from '@tests/support/api';
import { freshFactor } from '@tests/support/two-people';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

const api = await testApi();
const staff = await api.person('admin');

const asked = async ({ userId }: Person, permission: string) => {
  const { json } = await staff.call({ url: `/api/v1/users/${userId}/permissions` });
  return {
    mayEnter: json.may_enter,
    of: json.items.filter((item) => item.permission === permission),
  };
};

it('says by which role and over what a person may, and which condition holds it back', async () => {
  const owner = await api.person('supplier');
  expect(await asked(owner, 'applicants.list')).toMatchObject({
    mayEnter: true,
    of: [{ role: 'supplier', scope: 'org', condition: 'supplier-status-4', held: true }],
  });
  await api.db.update(suppliers).set({ status: 1 }).where(eq(suppliers.userId, owner.userId));
  expect((await asked(owner, 'applicants.list')).of).toMatchObject([{ held: false }]);
  // What it says is what the call answers.
  expect((await owner.call({ url: '/api/v1/applicants' })).status).toBe(403);
  expect((await asked(owner, 'withdrawals.create')).of).toEqual([]);
});

it('says that a blocked person cannot enter, and is for staff alone', async () => {
  const ana = await api.person('client');
  await freshFactor(api, staff);
  await staff.call({
    method: 'POST',
    url: `/api/v1/users/${ana.userId}/block`,
    body: { reason: 'Lo pidió por teléfono' },
  });
  expect((await asked(ana, 'account.show')).mayEnter).toBe(false);
  const eva = await api.person('client');
  expect((await eva.call({ url: `/api/v1/users/${eva.userId}/permissions` })).status).toBe(403);
});
