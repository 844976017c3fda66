import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { inTransaction } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { referralDays, referralNetworks } from '@server/db/schema/people-referrals';
import { createVault } from '@server/db/vault';
import { type Person, testApi } from '@tests/support/api';
import { firstOf } from '@tests/support/present';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { countVisit, forgetVisitors, MOST_OF_A_DAY, MOST_OF_A_NETWORK } from './visits';

const api = await testApi();
const today = dayInMexicoCity(api.clock.now);
const vault = createVault('otro secreto de prueba');

const figures = async (who: Person) => (await who.call({ url: '/api/v1/referrals' })).json;
const open = (code: string) =>
  api.anonymous({ method: 'POST', url: `/api/v1/referral-codes/${code}/visits` });
const visit = (userId: string, ip: string, now = api.clock.now) =>
  inTransaction(api.db, (tx) => countVisit(tx, vault, { userId, ip, now }));

it('shows a person their link, and how often it was opened and used', async () => {
  const luz = await api.person('supplier');
  const { code, url, visits } = await figures(luz);
  expect(visits).toBe(0);
  expect(url).toBe(`${api.config.publicUrl}/r/${code}`);
  expect((await open(code.toLowerCase())).json).toEqual({ ok: true });
  const register = (email: string) =>
    api.anonymous({
      method: 'POST',
      url: '/api/v1/registrations',
      body: {
        type: 'client',
        full_name: 'Lucía Ñandú Pérez',
        email,
        person_type: 1,
        terms: true,
        referral_code: code,
      },
    });
  await register('activa@ejemplo.mx');
  await register('sin-activar@ejemplo.mx');
  await api.db.update(users).set({ status: 'active' }).where(eq(users.email, 'activa@ejemplo.mx'));
  const after = await figures(luz);
  // An account that was not activated may be anybody's idea.
  expect(after).toMatchObject({ visits: 1, registrations: 1 });
  expect(after.months).toHaveLength(6);
  expect(after.months[0]).toEqual({ month: today.slice(0, 7), visits: 1, registrations: 1 });
  expect(after.months[1]).toMatchObject({ visits: 0, registrations: 0 });
});

it('is each one’s own, and of installers and their sellers', async () => {
  const luz = await api.person('supplier');
  const seller = await api.person('supplier_agent');
  expect((await figures(seller)).code).not.toBe((await figures(luz)).code);
  const client = await api.person('client');
  expect((await client.call({ url: '/api/v1/referrals' })).status).toBe(403);
});

it('answers alike for a code that nobody has, and counts nothing for an account that ended', async () => {
  const luz = await api.person('supplier');
  const { code } = await figures(luz);
  await api.db.update(users).set({ status: 'closed' }).where(eq(users.id, luz.userId));
  for (const one of ['NADIE', code]) {
    const { status, json } = await open(one);
    expect([status, json]).toEqual([200, { ok: true }]);
  }
  expect(await api.db.$count(referralDays, eq(referralDays.userId, luz.userId))).toBe(0);
});

it('counts so many of one network and of a day, also where all come at once', async () => {
  const luz = await api.person('supplier');
  const flood = Array.from({ length: MOST_OF_A_NETWORK + 10 }, () => visit(luz.userId, '10.1.2.3'));
  await Promise.all(flood);
  expect((await figures(luz)).visits).toBe(MOST_OF_A_NETWORK);
  // All addresses of a line are one network; another one counts.
  await visit(luz.userId, '2001:db8:1:2::1');
  await visit(luz.userId, '10.1.2.4');
  expect((await figures(luz)).visits).toBe(MOST_OF_A_NETWORK + 2);
  await api.db
    .update(referralDays)
    .set({ visits: MOST_OF_A_DAY - 1 })
    .where(eq(referralDays.userId, luz.userId));
  await Promise.all(['10.1.2.5', '10.1.2.6', '10.1.2.7'].map((ip) => visit(luz.userId, ip)));
  expect((await figures(luz)).visits).toBe(MOST_OF_A_DAY);
});

it('keeps no address, another mark each day, and no mark once the day is over', async () => {
  const luz = await api.person('supplier');
  const marks = () =>
    api.db.select().from(referralNetworks).where(eq(referralNetworks.userId, luz.userId));
  await visit(luz.userId, '10.9.8.7');
  const tomorrow = new Date(api.clock.now.getTime() + 24 * 3_600_000);
  await visit(luz.userId, '10.9.8.7', tomorrow);
  const kept = await marks();
  expect(new Set(kept.map(({ network }) => network)).size).toBe(2);
  expect(JSON.stringify(kept)).not.toContain('10.9.8.7');
  await forgetVisitors(api.db, addDays(today, 1));
  expect(firstOf(await marks()).day).toBe(addDays(today, 1));
  expect(await marks()).toHaveLength(1);
  expect(await api.db.$count(referralDays, eq(referralDays.userId, luz.userId))).toBe(2);
});
