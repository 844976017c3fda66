import { randomUUID } from 'node:crypto';
import { type Day, toDay } from '@contract/kernel/fields/day';
import { investors } from '@server/db/schema/people';
import { seedSettingsTable } from '@server/features/platform/settings/seed';
import { testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { accountSetHoursAgo } from '@tests/support/bank-account';
import { firstOf, present } from '@tests/support/present';
import { asTwo, freshFactor } from '@tests/support/two-people';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { assertAgreesWithBank } from '../bank-movements/reconciliation';
import { closeSignedDays } from './close-day';

const api = await testApi();
const bank = testBank(api);
await api.db.transaction(seedSettingsTable);
const HOUSE = '646180110400000007';
const OTHER = '032180000118359719';
const ana = await api.person('investor', { fullName: 'Ana Peña Rojas' });
const staff = await api.person('admin');
const row = firstOf(await api.db.select().from(investors).where(eq(investors.userId, ana.userId)));

/** At noon of a day, with everybody's second factor just confirmed. */
async function at(day: Day) {
  api.clock.now = new Date(`${day}T18:00:00Z`);
  const [investor, clerk] = [await api.again(ana), await api.again(staff)];
  await freshFactor(api, investor);
  await freshFactor(api, clerk);
  return { investor, clerk };
}

const signs = (day: Day, opening: number, closing: number) =>
  bank.deliverBalance({
    event_id: randomUUID(),
    type: 'balance',
    currency: 'MXN',
    balance: { day, opening_cents: opening, closing_cents: closing },
  });
const closes = () => closeSignedDays(api.db, api.config, api.clock.now);

const line = (day: Day, cents: number, key: string) => ({
  ...bank.line(),
  tracking_key: key,
  occurred_on: day,
  amount_cents: cents,
  sender_name: 'PEÑA ROJAS ANA',
});
const arrives = (day: Day, cents: number) =>
  bank.report({
    ...line(day, cents, `D${cents}`),
    direction: 'in',
    receiver_clabe: row.depositClabe,
  });
const leaves = (day: Day, cents: number, key: string) =>
  bank.report({
    ...line(day, cents, key),
    direction: 'out',
    sender_clabe: HOUSE,
    receiver_clabe: OTHER,
  });

const tuesday = toDay('2026-03-03');
const wednesday = toDay('2026-03-04');
const thursday = toDay('2026-03-05');
const friday = toDay('2026-03-06');
const monday = toDay('2026-03-09');
const nextTuesday = toDay('2026-03-10');

async function withdraws(cents: number, key: string, day: Day) {
  const { investor, clerk } = await at(day);
  const { json } = await investor.call({
    method: 'POST',
    url: '/api/v1/withdrawals',
    body: { amount_cents: cents },
    headers: { 'idempotency-key': randomUUID() },
  });
  const sent = await asTwo(api, clerk, {
    method: 'POST',
    url: `/api/v1/withdrawals/${json.id}/send`,
    body: { tracking_key: key },
  });
  expect(sent.status).toBe(200);
  return clerk;
}

const dayAt = async (clerk: typeof staff, day: Day) => {
  const { json } = await clerk.call({ url: '/api/v1/bank-days?limit=100' });
  return present(json.items.find((item) => item.day === day));
};
const reconciled = async (clerk: typeof staff) =>
  (await clerk.call({ url: '/api/v1/bank-movements/reconciliation' })).json;

it('what was sent is on the way until the end of the bank’s next day, and a difference after it', async () => {
  const { investor } = await at(tuesday);
  await investor.call({
    method: 'PUT',
    url: '/api/v1/bank-account',
    body: { clabe: OTHER, holder: 'Ana Peña Rojas', version: 0 },
  });
  await accountSetHoursAgo(api, row.id, 30);
  await arrives(tuesday, 100_000);
  await signs(tuesday, 0, 100_000);

  const sender = await withdraws(5_000, 'RETIRO0001', wednesday);
  const sent = { kind: 'on_the_way', tracking_key: 'RETIRO0001', day: wednesday };
  expect(await reconciled(sender)).toMatchObject({ sound: true, differences: [sent] });
  await assertAgreesWithBank(api.db, api.clock.now);

  const { clerk } = await at(thursday);
  await signs(wednesday, 100_000, 100_000);
  await closes();
  expect(await dayAt(clerk, wednesday)).toMatchObject({
    state: 'on_the_way',
    close: {
      sound: true,
      ledger_cents: 95_000,
      differences: [{ kind: 'on_the_way', tracking_key: null, bank_cents: 100_000 }, sent],
    },
  });
  const listed = await clerk.call({ url: '/api/v1/bank-days?state=on_the_way' });
  expect(listed.json.items).toHaveLength(1);
  expect((await clerk.call({ url: '/api/v1/bank-days?state=unsound' })).json.items).toEqual([]);
  expect(await api.lastMail(staff.email)).toBeUndefined();
  const settling = await asTwo(api, clerk, {
    method: 'POST',
    url: `/api/v1/bank-days/${wednesday}/settle`,
    body: { reason: 'No hay nada que explicar' },
  });
  expect(settling.status).toBe(409);

  // The bank dates it on its next day: the day before is as the bank has it.
  await leaves(thursday, 5_000, 'RETIRO0001');
  await closes();
  expect(await dayAt(clerk, wednesday)).toMatchObject({
    state: 'sound',
    close: { ledger_cents: 100_000, differences: [] },
  });
  expect(await reconciled(clerk)).toMatchObject({ sound: true, differences: [] });
});

it('over a weekend it is on the way until Monday ends, and staff learn on Tuesday that it never arrived', async () => {
  await signs(thursday, 100_000, 95_000);
  await withdraws(7_000, 'RETIRO0002', friday);
  await at(monday);
  await signs(friday, 95_000, 95_000);
  await closes();
  const waiting = await at(monday);
  expect(await dayAt(waiting.clerk, friday)).toMatchObject({ state: 'on_the_way' });
  expect(await reconciled(waiting.clerk)).toMatchObject({ sound: true });
  await assertAgreesWithBank(api.db, api.clock.now);

  const { clerk } = await at(nextTuesday);
  await expect(assertAgreesWithBank(api.db, api.clock.now)).rejects.toThrow('disagree');
  await closes();
  expect(await dayAt(clerk, friday)).toMatchObject({
    state: 'unsound',
    close: {
      sound: false,
      differences: [
        { kind: 'closing', bank_cents: 95_000, ledger_cents: 88_000 },
        { kind: 'untold_out', tracking_key: 'RETIRO0002' },
      ],
    },
  });
  expect((await api.lastMail(staff.email))?.text).toContain('se cerró con');
});
