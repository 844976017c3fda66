import type { RestrictionLevel } from '@contract/kernel/restriction';
import { users } from '@server/db/schema/identity';
import { suppliers } from '@server/db/schema/people';
import { settings } from '@server/db/schema/platform';
import { implementations } from '@server/features/implementations';
import { type Person, testApi } from '@tests/support/api';
import { present } from '@tests/support/present';
import { enrolSecondFactor } from '@tests/support/second-factor';
import { freshFactor } from '@tests/support/two-people';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { leftWithoutFactor } from '../auth/rules';

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
    of: [{ role: 'supplier', scope: 'org', condition: 'supplier-status-4', held_back_by: null }],
  });
  await api.db.update(suppliers).set({ status: 1 }).where(eq(suppliers.userId, owner.userId));
  expect((await asked(owner, 'applicants.list')).of).toMatchObject([{ held_back_by: 'condition' }]);
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

it('says what a restriction holds back, of a company for who sells for it too', async () => {
  const restrict = ({ userId }: Person, restrictionLevel: RestrictionLevel) =>
    api.db
      .update(users)
      .set({ restrictionLevel, restrictionReason: 'Por revisar' })
      .where(eq(users.id, userId));
  const held = async (person: Person, permission: string) =>
    (await asked(person, permission)).of.map((item) => item.held_back_by);
  const ana = await api.person('client');
  expect(await held(ana, 'projects.create')).toEqual([null]);
  await restrict(ana, 1);
  expect(await held(ana, 'projects.create')).toEqual(['restriction']);
  expect(await held(ana, 'contracts.sign')).toEqual([null]);
  await restrict(ana, 2);
  expect(await held(ana, 'contracts.sign')).toEqual(['restriction']);
  expect(await held(ana, 'account.edit')).toEqual([null]);

  const owner = await api.person('supplier');
  const [company] = await api.db.select().from(suppliers).where(eq(suppliers.userId, owner.userId));
  const seller = await api.person('supplier_agent', { supplierId: present(company).id });
  expect(await held(seller, 'applicants.create')).toEqual([null]);
  await restrict(owner, 1);
  expect(await held(seller, 'applicants.create')).toEqual(['restriction']);
});

it('says that who is in no program reaches none of its rows', async () => {
  const outside = await api.person('program_administrator');
  expect(await asked(outside, 'prospects.list')).toMatchObject({
    of: [{ scope: 'program', held_back_by: 'program' }],
  });
  expect((await asked(outside, 'program-area.open')).of).toMatchObject([{ held_back_by: null }]);
  const inside = await api.person('program_administrator', { programId: await api.program() });
  expect((await asked(inside, 'prospects.list')).of).toMatchObject([{ held_back_by: null }]);
});

it('says that who was closed by wrong codes, or went too long unused, cannot enter', async () => {
  const mayEnter = async (person: Person) => (await asked(person, 'account.show')).mayEnter;
  const guessed = await api.person('client');
  const away = await api.person('client');
  expect([await mayEnter(guessed), await mayEnter(away)]).toEqual([true, true]);
  await api.db.update(users).set({ wrongCodes: 10 }).where(eq(users.id, guessed.userId));
  const longAgo = new Date(api.clock.now.getTime() - 500 * 86_400_000);
  await api.db
    .update(users)
    .set({ createdAt: longAgo, lastLoginAt: longAgo, passwordChangedAt: longAgo })
    .where(eq(users.id, away.userId));
  expect([await mayEnter(guessed), await mayEnter(away)]).toEqual([false, false]);
});

it('says that staff without the second factor that they are asked for reach nothing but what sets it up', async () => {
  const bare = await api.person('admin');
  const held = async (permission: string) =>
    (await asked(bare, permission)).of.map((item) => item.held_back_by);
  expect(await held('users.list')).toEqual([null]);
  await enrolSecondFactor(api, staff);
  const required = (value: boolean) =>
    api.db.update(settings).set({ value }).where(eq(settings.key, 'admin_second_factor'));
  await required(true);
  expect(await held('users.list')).toEqual(['second_factor']);
  expect(await held('account.edit')).toEqual([null]);
  // What it says is what the call answers.
  expect((await bare.call({ url: '/api/v1/users' })).json.code).toBe('second_factor_required');
  const ana = await api.person('client');
  expect((await asked(ana, 'projects.list')).of).toMatchObject([{ held_back_by: null }]);
  await enrolSecondFactor(api, bare);
  expect(await held('users.list')).toEqual([null]);
  await required(false);
});

it('knows the permissions of the calls that are open to who owes a second factor', () => {
  const open = implementations.filter(({ endpoint }) => endpoint.factorOwed === 'open');
  const permissions = new Set(open.map(({ endpoint }) => endpoint.can));
  expect([...permissions].toSorted()).toEqual(leftWithoutFactor.toSorted());
});

it('says which duty an administrator lacks for an act, as the call does', async () => {
  const cashier = await api.person('admin', { duties: ['treasury'] });
  expect((await asked(cashier, 'withdrawals.approve')).of).toMatchObject([
    { condition: 'duty-treasury', held_back_by: null },
  ]);
  expect((await asked(cashier, 'documents.verify')).of).toMatchObject([
    { condition: 'duty-review', held_back_by: 'condition' },
  ]);
  expect((await asked(cashier, 'documents.list')).of).toMatchObject([{ held_back_by: null }]);
});
