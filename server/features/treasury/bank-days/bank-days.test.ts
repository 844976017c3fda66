import { randomUUID } from 'node:crypto';
import { addDays, type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import { statementColumns } from '@contract/treasury/bank-movements';
import { investors } from '@server/db/schema/people';
import { bankDays } from '@server/db/schema/treasury';
import { seedSettingsTable } from '@server/features/platform/settings/seed';
import { testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { accountSetHoursAgo } from '@tests/support/bank-account';
import { multipart } from '@tests/support/multipart';
import { asTwo } from '@tests/support/two-people';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assertAgreesWithBank, assertReconciled } from '../bank-movements/reconciliation';
import { closeSignedDays } from './close-day';

const api = await testApi();
const bank = testBank(api);
await api.db.transaction(seedSettingsTable);
const staff = await api.person('admin', { fullName: 'Elena Guzmán' });
await api.stepUp(staff);
const ana = await api.person('investor', { fullName: 'Ana Peña Rojas' });
const [row] = await api.db.select().from(investors).where(eq(investors.userId, ana.userId));
const clabe = row?.depositClabe ?? '';
const today = dayInMexicoCity(api.clock.now);
const ago = (days: number) => addDays(today, -days);

const arrives = (on: Day, cents: number, changes: object = {}) =>
  bank.report(
    bank.line({
      receiver_clabe: clabe,
      sender_name: 'ANA PEÑA ROJAS',
      occurred_on: on,
      amount_cents: cents,
      ...changes,
    }),
  );

const leaves = (on: Day, cents: number, key: string, receiver?: string) =>
  bank.report(
    bank.line({
      direction: 'out',
      occurred_on: on,
      amount_cents: cents,
      tracking_key: key,
      ...(receiver && { receiver_clabe: receiver }),
    }),
  );

const balanceOf = (day: Day, opening: number, closing: number) => ({
  method: 'POST' as const,
  url: '/api/v1/bank-days' as const,
  body: { day, opening_cents: opening, closing_cents: closing },
});
const closing = (day: Day) => ({
  method: 'POST' as const,
  url: `/api/v1/bank-days/${day}/close` as const,
});
const report = (day: Day, opening: number, closes: number) =>
  asTwo(api, staff, balanceOf(day, opening, closes));
const close = (day: Day) => asTwo(api, staff, closing(day));

/** The bank's own signed notice of its balance. */
const signs = (day: Day, opening: number, closes: number) =>
  bank.deliverBalance({
    event_id: randomUUID(),
    type: 'balance',
    currency: 'MXN',
    balance: { day, opening_cents: opening, closing_cents: closes },
  });

const now = async () => (await staff.call({ url: '/api/v1/bank-movements/reconciliation' })).json;

describe('a day of the bank', () => {
  it('whose lines and balances the ledger has is closed sound, once, and kept with who and when', async () => {
    await arrives(ago(10), 100_000);
    await arrives(ago(10), 50_000);
    expect((await report(ago(10), 0, 150_000)).status).toBe(200);
    await report(ago(11), 0, 0);
    // Before a day is closed its question shows what the ledger has.
    const { json: open } = await staff.call({ url: '/api/v1/bank-days?state=open' });
    expect(open.items.map(({ day, ledger_cents }) => [day, ledger_cents])).toEqual([
      [ago(10), 150_000],
      [ago(11), 0],
    ]);
    await api.db.delete(bankDays).where(eq(bankDays.day, ago(11)));
    const { json } = await close(ago(10));
    expect(json.ledger_cents).toBe(150_000);
    expect(json.close).toMatchObject({
      lines_in_cents: 150_000,
      lines_out_cents: 0,
      ledger_cents: 150_000,
      sound: true,
      differences: [],
    });
    expect((await close(ago(10))).status).toBe(409);
    // The same figures again change nothing; others come too late.
    expect((await report(ago(10), 0, 150_000)).status).toBe(200);
    expect((await report(ago(10), 0, 150_001)).status).toBe(409);
    const { json: list } = await staff.call({ url: '/api/v1/bank-days' });
    // Both of those whom it took.
    const closedBy = [{ user_id: staff.userId, name: 'Elena Guzmán' }, { name: 'Segunda Persona' }];
    expect(list.items).toMatchObject([
      { day: ago(10), source: 'staff', close: { sound: true, closed_by: closedBy } },
    ]);
    expect((await now()).sound).toBe(true);
    await assertAgreesWithBank(api.db, api.clock.now);
  });

  it('with a charge that has no order is unsound and names the line', async () => {
    await leaves(ago(9), 20_000, 'ROBO0001');
    await report(ago(9), 150_000, 130_000);
    const state = await now();
    expect(state.sound).toBe(false);
    expect(state.differences).toEqual([
      expect.objectContaining({ kind: 'closing', bank_cents: 130_000, ledger_cents: 150_000 }),
      {
        kind: 'unordered_out',
        tracking_key: 'ROBO0001',
        day: ago(9),
        bank_cents: -20_000,
        ledger_cents: null,
      },
    ]);
    await expect(assertAgreesWithBank(api.db, api.clock.now)).rejects.toThrow('disagree about 2');
    // The books by themselves still add up: that alone never showed it.
    await assertReconciled(api.db);
    const { json } = await close(ago(9));
    expect(json.close?.sound).toBe(false);
    expect(json.close?.differences.map(({ kind }) => kind)).toEqual(['closing', 'unordered_out']);
  });

  it('whose balance does not follow from its lines misses one of them', async () => {
    await arrives(ago(8), 1_000);
    await report(ago(8), 130_000, 133_500);
    const { json } = await close(ago(8));
    expect(json.close?.differences).toContainEqual({
      kind: 'bank_sum',
      tracking_key: null,
      day: ago(8),
      bank_cents: 133_500,
      ledger_cents: 131_000,
    });
  });

  it('that does not open with what the one before closed with is unsound', async () => {
    await report(ago(7), 133_000, 133_000);
    const { json } = await close(ago(7));
    expect(json.close?.differences.map(({ kind }) => kind)).toContain('opening');
  });

  it('with a line reported again, not yet decided, is unsound', async () => {
    const line = { tracking_key: 'DOBLE0001' };
    await arrives(ago(6), 700, line);
    await arrives(ago(5), 700, line);
    expect((await now()).differences).toContainEqual({
      kind: 'review',
      tracking_key: 'DOBLE0001',
      day: ago(5),
      bank_cents: 700,
      ledger_cents: null,
    });
  });

  it('with an order that the bank has not reported lists it until it does', async () => {
    const session = await api.again(ana);
    await api.stepUp(session);
    await session.call({
      method: 'PUT',
      url: '/api/v1/bank-account',
      body: { clabe: '032180000118359719', holder: 'Ana Peña Rojas', version: 0 },
    });
    await accountSetHoursAgo(api, row?.id ?? '', 30);
    const { json } = await session.call({
      method: 'POST',
      url: '/api/v1/withdrawals',
      body: { amount_cents: 5_000 },
      headers: { 'idempotency-key': randomUUID() },
    });
    await staff.call({
      method: 'POST',
      url: `/api/v1/withdrawals/${json.id}/send`,
      body: { tracking_key: 'RETIRO0001' },
    });
    const missing = {
      kind: 'on_the_way',
      tracking_key: 'RETIRO0001',
      day: today,
      bank_cents: null,
      ledger_cents: -5_000,
    };
    expect((await now()).differences).toContainEqual(missing);
    await leaves(today, 5_000, 'retiro 0001', '032180000118359719');
    expect((await now()).differences).not.toContainEqual(missing);
  });

  it('is reported by a signed notice and by the statement file too', async () => {
    const balance = { day: ago(3), opening_cents: 0, closing_cents: 12_345 };
    const event = { event_id: randomUUID(), type: 'balance', currency: 'MXN', balance };
    expect((await bank.deliverBalance(event)).status).toBe(200);
    expect((await bank.deliverBalance(event, { secret: 'x'.repeat(40) })).status).toBe(401);
    const csv = [
      statementColumns.join(','),
      `${ago(2)},saldo_inicial,,"12,345.67",,,,`,
      `${ago(2)},saldo_final,,0.00,,,,`,
    ].join('\n');
    const sent = await asTwo(api, staff, {
      method: 'POST',
      url: '/api/v1/bank-movements/import',
      ...multipart({}, { name: 'file', fileName: 'banco.csv', content: csv }),
    });
    expect(sent.status).toBe(200);
    // A balance that the bank signed is never replaced.
    expect((await report(ago(3), 0, 99_999)).status).toBe(409);
    const { json } = await staff.call({ url: '/api/v1/bank-days?limit=2' });
    expect(json.items).toMatchObject([
      { day: ago(2), opening_cents: 1_234_567, closing_cents: 0, source: 'file', close: null },
      { day: ago(3), closing_cents: 12_345, source: 'webhook' },
    ]);
  });

  it('is for staff with a second factor, and not before it is over', async () => {
    const tired = await api.person('admin');
    for (const who of [tired, ana]) {
      expect((await who.call(balanceOf(ago(1), 0, 0))).status).toBe(403);
      expect((await who.call(closing(ago(3)))).status).toBe(403);
    }
    expect((await report(addDays(today, 1), 0, 0)).status).toBe(422);
    await report(today, 0, 0);
    expect((await close(today)).status).toBe(422);
    expect((await close(ago(100))).status).toBe(404);
  });
});

describe('who may feed and close a day', () => {
  it('is two people for a balance that is typed, and for closing against it', async () => {
    const day = ago(20);
    await api.stepUp(staff);
    expect((await staff.call(balanceOf(day, 0, 0))).status).toBe(202);
    const { json: none } = await staff.call({ url: '/api/v1/bank-days?limit=100' });
    expect(none.items.map((item) => item.day)).not.toContain(day);
    await report(ago(21), 0, 0);
    await api.stepUp(staff);
    expect((await staff.call(closing(ago(21)))).status).toBe(202);
    expect((await close(ago(21))).status).toBe(409);
  });

  it('takes one person, or none, for a balance that the bank signed, once the day is over', async () => {
    await signs(ago(31), 0, 0);
    await api.stepUp(staff);
    const { json } = await staff.call(closing(ago(31)));
    expect(json.close).toMatchObject({
      sound: true,
      closed_by: [{ user_id: staff.userId, name: 'Elena Guzmán' }],
    });
    await signs(ago(30), 0, 0);
    await report(ago(29), 0, 0);
    await closeSignedDays(api.db, api.config, api.clock.now);
    const { json: list } = await staff.call({ url: '/api/v1/bank-days?limit=100' });
    const stateOf = (day: Day) => list.items.find((item) => item.day === day);
    expect(stateOf(ago(30))).toMatchObject({ state: 'sound', close: { closed_by: [] } });
    expect(stateOf(ago(29))).toMatchObject({ state: 'open', close: null });
    expect(stateOf(today)?.close ?? null).toBeNull();
  });
});

it('a balance that people typed and the bank then signs is the bank’s: it closes by itself, and no form replaces it', async () => {
  const day = ago(71);
  await report(day, 0, 0);
  await signs(day, 0, 0);
  await api.stepUp(staff);
  const other = await staff.call(balanceOf(day, 0, 700));
  expect([other.status, other.json.message]).toMatchObject([409, expect.stringContaining('banco')]);
  await closeSignedDays(api.db, api.config, api.clock.now);
  const { json } = await staff.call({ url: '/api/v1/bank-days?limit=100' });
  expect(json.items.find((item) => item.day === day)).toMatchObject({
    source: 'webhook',
    close: { closed_by: [] },
  });
});

describe('a day that was closed unsound', () => {
  const unsoundDays = async () => {
    const { json } = await staff.call({ url: '/api/v1/bank-days?state=unsound&limit=100' });
    return json.items.map((item) => item.day);
  };
  const settle = (day: Day, reason: string) => ({
    method: 'POST' as const,
    url: `/api/v1/bank-days/${day}/settle` as const,
    body: { reason },
  });

  it('notifies staff and is counted on their start page, until it is corrected', async () => {
    const day = ago(41);
    await arrives(ago(40), 900, { tracking_key: 'TARDE0001' });
    await signs(day, 0, 500);
    await closeSignedDays(api.db, api.config, api.clock.now);
    expect(await unsoundDays()).toContain(day);
    expect((await api.lastMail(staff.email))?.text).toContain('se cerró con');
    const counted = async () =>
      (await staff.call({ url: '/api/v1/backoffice-summary' })).json.items.find(
        ({ kind }) => kind === 'bank_days_unsound',
      )?.count;
    expect(await counted()).toBe((await unsoundDays()).length);
    // The line that was missing is reported.
    await arrives(day, 500, { tracking_key: 'TARDE0002' });
    await closeSignedDays(api.db, api.config, api.clock.now);
    expect(await unsoundDays()).not.toContain(day);
    const { json } = await staff.call({ url: '/api/v1/bank-days?state=settled' });
    expect(json.items).toMatchObject([
      { day, close: { sound: false }, settled: { explanation: null, by: [] } },
    ]);
    expect(await counted()).toBe((await unsoundDays()).length);
  });

  it('is explained by two people, once, and never when it is sound or open', async () => {
    await signs(ago(51), 0, 700);
    await closeSignedDays(api.db, api.config, api.clock.now);
    await api.stepUp(staff);
    const request = settle(ago(51), 'Comisión del banco, la devuelven el lunes');
    expect((await staff.call(request)).status).toBe(202);
    expect(await unsoundDays()).toContain(ago(51));
    const declined = await staff.call({ url: '/api/v1/approvals?outcome=waiting&limit=100' });
    const waiting = declined.json.items.find(({ title }) => title.startsWith('Explicar'));
    await staff.call({
      method: 'POST',
      url: `/api/v1/approvals/${waiting?.id ?? ''}/decline`,
      body: { reason: 'Lo pido otra vez' },
    });
    expect((await asTwo(api, staff, request)).json).toMatchObject({
      state: 'settled',
      settled: { explanation: 'Comisión del banco, la devuelven el lunes' },
    });
    const { json: list } = await staff.call({ url: '/api/v1/bank-days?state=settled&limit=100' });
    expect(list.items.find(({ day }) => day === ago(51))?.settled?.by).toMatchObject([
      { name: 'Elena Guzmán' },
      { name: 'Segunda Persona' },
    ]);
    expect(await unsoundDays()).not.toContain(ago(51));
    expect((await asTwo(api, staff, request)).status).toBe(409);
    expect((await asTwo(api, staff, settle(ago(31), 'Cuadra desde siempre'))).status).toBe(409);
    expect((await asTwo(api, staff, settle(ago(29), 'Aún está abierto'))).status).toBe(409);
  });

  it('is also one that was sound until a line of it was told late', async () => {
    const day = ago(61);
    await arrives(day, 800);
    await signs(day, 0, 800);
    await closeSignedDays(api.db, api.config, api.clock.now);
    expect(await unsoundDays()).not.toContain(day);
    api.clock.now = new Date(api.clock.now.getTime() + 1000);
    await leaves(day, 100, 'COBRO0001');
    await closeSignedDays(api.db, api.config, api.clock.now);
    const late = (await staff.call({ url: '/api/v1/bank-days?state=unsound&limit=100' })).json
      .items;
    expect(late.find((item) => item.day === day)?.close).toMatchObject({
      sound: false,
      lines_out_cents: 100,
      closed_by: [],
    });
    expect((await api.lastMail(staff.email))?.text).toContain('se cerró con');
  });
});
