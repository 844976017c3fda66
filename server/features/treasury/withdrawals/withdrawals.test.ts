import { randomUUID } from 'node:crypto';
import { addBusinessDays } from '@contract/kernel/fields/business-day';
import { dayInMexicoCity, toDay } from '@contract/kernel/fields/day';
import { bankAccounts, investors } from '@server/db/schema/people';
import { auditLog, settings } from '@server/db/schema/platform';
import { withdrawals } from '@server/db/schema/treasury';
import { seedSettingsTable } from '@server/features/platform/settings/seed';
import { type Person, testApi } from '@tests/support/api';
import { CUSTODY_CLABE, testBank } from '@tests/support/bank';
import { accountSetHoursAgo, leaveAccountTo } from '@tests/support/bank-account';
import { once } from '@tests/support/credit';
import { firstOf } from '@tests/support/present';
import { enrolSecondFactor } from '@tests/support/second-factor';
import { asTwo } from '@tests/support/two-people';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

const api = await testApi();
const bank = testBank(api);
await api.db.transaction(seedSettingsTable);
const staff = await api.person('admin');
const CLABE = '032180000118359719';
const HOUR = 3_600_000;

async function newInvestor(cents: number) {
  const person = await api.person('investor', { fullName: 'Ana Peña Rojas' });
  const [row] = await api.db.select().from(investors).where(eq(investors.userId, person.userId));
  if (!row) throw new Error('no investor');
  if (cents > 0)
    await bank.report(
      bank.line({
        receiver_clabe: row.depositClabe,
        amount_cents: cents,
        sender_name: 'ANA PEÑA ROJAS',
      }),
    );
  return { ...person, investorId: row.id };
}

/** An investor whose account for withdrawals was set long ago, with a second factor just confirmed. */
async function ready(cents: number) {
  const person = await newInvestor(cents);
  await api.stepUp(person);
  await setAccount(person);
  await accountSetHoursAgo(api, person.investorId, 25);
  return person;
}

const setAccount = async (who: Person, changes: object = {}) => {
  const { version } = (await who.call({ url: '/api/v1/bank-account' })).json;
  return who.call({
    method: 'PUT',
    url: '/api/v1/bank-account',
    body: { clabe: CLABE, holder: 'ANA PEÑA ROJAS', version, ...changes },
  });
};

const withdraw = (who: Person, cents: unknown, key: string = randomUUID()) =>
  who.call({
    method: 'POST',
    url: '/api/v1/withdrawals',
    body: { amount_cents: cents },
    headers: once(key),
  });

function act(who: Person, id: string, verb: string, body?: object) {
  const url = `/api/v1/withdrawals/${id}/${verb}` as const;
  const request = { method: 'POST' as const, url, ...(body && { body }) };
  return who.role === 'admin' ? asTwo(api, who, request) : who.call(request);
}

const balanceOf = async (who: Person & { investorId: string }) =>
  (await who.call({ url: `/api/v1/balances/${who.investorId}` })).json;

describe('the account that withdrawals go to', () => {
  it('needs a second factor, a valid CLABE and the own name; it is kept encrypted and notified', async () => {
    const ana = await newInvestor(0);
    expect((await setAccount(ana)).json.code).toBe('step_up_required');
    await api.stepUp(ana);
    const wrong = await setAccount(ana, { clabe: '032180000118359718' });
    expect(wrong.json.fields).toEqual({ clabe: 'La CLABE no es válida; revisa sus dígitos.' });
    const others = await setAccount(ana, { holder: 'Luis Vega Mora' });
    expect(others.json.fields.holder).toContain('a tu nombre');
    const { json } = await setAccount(ana, { clabe: '032 180 00011835971 9' });
    // Bank 032 is not in the catalogue: shown as unknown, not refused.
    expect(json.account).toMatchObject({ clabe_last4: '9719', bank: null });
    const [row] = await api.db
      .select()
      .from(bankAccounts)
      .where(eq(bankAccounts.ownerId, ana.investorId));
    expect(row?.clabe).toMatch(/^k1\./);
    expect(row?.clabe).not.toContain(CLABE);
    expect((await api.lastMail(ana.email))?.text).toContain('termina en 9719');
    expect((await api.lastMail(ana.email))?.text).not.toContain(CLABE);
    const kept = await ana.call({ url: '/api/v1/bank-account' });
    expect(kept.json).toEqual({ ...json, held_until: null, rest_hours: 24 });
    expect(JSON.stringify(kept.json)).not.toContain(CLABE);
  });

  it('is none of the portal, and of a bank', async () => {
    const [ana, luis] = [await newInvestor(0), await newInvestor(0)];
    await api.stepUp(ana);
    await bank.report(bank.line({ direction: 'out' }));
    const personal = async ({ investorId }: typeof ana) =>
      (await api.db.select().from(investors).where(eq(investors.id, investorId)))[0]?.depositClabe;
    const ours = [
      await personal(ana),
      await personal(luis),
      api.config.companyClabe,
      CUSTODY_CLABE,
    ];
    for (const clabe of ours) {
      const reply = await setAccount(ana, { clabe: clabe ?? undefined });
      expect(reply.json.fields).toEqual({
        clabe: 'Esta CLABE es del portal: escribe la de tu banco.',
      });
    }
    expect((await setAccount(ana, { clabe: '0'.repeat(18) })).json.fields).toEqual({
      clabe: 'La CLABE no es de ningún banco; revisa sus dígitos.',
    });
    const added = await setAccount(ana, { holder: 'Pedro Ladrón Vélez, Ana Peña Rojas' });
    expect(added.json.fields.holder).toContain('a tu nombre');
    // Two people may hold one account.
    await api.stepUp(luis);
    expect((await setAccount(luis)).status).toBe(200);
    expect((await setAccount(ana)).status).toBe(200);
  });

  it('takes withdrawals a day after it changed', async () => {
    const start = api.clock.now;
    const ana = await newInvestor(50_000);
    await api.stepUp(ana);
    expect((await withdraw(ana, 50_000)).json.message).toBe(
      'Primero registra la cuenta a la que irán tus retiros.',
    );
    await setAccount(ana);
    const early = await withdraw(ana, 50_000);
    expect([early.status, early.json.code]).toEqual([422, 'rule']);
    expect(early.json.message).toContain('Por seguridad');
    // The same account again is no change: the day goes on counting.
    api.clock.now = new Date(start.getTime() + 24 * HOUR - 1000);
    let session = await api.again(ana);
    await api.stepUp(session);
    await setAccount(session);
    expect((await withdraw(session, 50_000)).status).toBe(422);
    api.clock.now = new Date(start.getTime() + 24 * HOUR + 1000);
    session = await api.again(ana);
    await api.stepUp(session);
    expect((await withdraw(session, 50_000)).status).toBe(200);
    api.clock.now = start;
  });
});

describe('a withdrawal', () => {
  it('needs a second factor, a key and a strictly valid amount', async () => {
    const ana = await ready(100_000);
    for (const amount of [0, -1, 1.5, 1e15, '100', '1e3', null, Number.NaN]) {
      expect((await withdraw(ana, amount)).status).toBe(400);
    }
    const keyless = await ana.call({
      method: 'POST',
      url: '/api/v1/withdrawals',
      body: { amount_cents: 100 },
    });
    expect(keyless.status).toBe(400);
    const unconfirmed = await newInvestor(100);
    expect((await withdraw(unconfirmed, 100)).json.code).toBe('step_up_required');
    const over = await withdraw(ana, 100_001);
    expect([over.status, over.json.fields.amount_cents]).toEqual([
      422,
      'El monto es mayor que tu saldo disponible.',
    ]);
    expect(await balanceOf(ana)).toMatchObject({ available_cents: 100_000, in_transit_cents: 0 });
  });

  it('answers with its own folio and the business day on which it should arrive', async () => {
    const ana = await ready(100_000);
    const nextBusinessDay = addBusinessDays(dayInMexicoCity(api.clock.now), 1);
    // The question before it shows the same.
    expect((await balanceOf(ana)).withdrawal_expected_on).toBe(nextBusinessDay);
    const replies = [await withdraw(ana, 1_000), await withdraw(ana, 1_000)];
    for (const { json } of replies) {
      expect(json).toMatchObject({ status: 'requested', expected_on: nextBusinessDay });
      expect(json.folio).toMatch(/^RT-\d{6}$/);
    }
    expect(new Set(replies.map(({ json }) => json.folio)).size).toBe(2);
  });

  it('does not arrive on a day on which staff know the banks to be closed', async () => {
    const ana = await ready(100_000);
    const closed = addBusinessDays(dayInMexicoCity(api.clock.now), 1);
    const added = { key: 'bank_holidays', value: [closed], validFrom: toDay('2026-01-01') };
    await api.db.insert(settings).values({ ...added, source: 'CNBV', setBy: 'x' });
    const next = addBusinessDays(closed, 1);
    expect((await balanceOf(ana)).withdrawal_expected_on).toBe(next);
    expect((await withdraw(ana, 1_000)).json.expected_on).toBe(next);
    await api.db.delete(settings).where(eq(settings.validFrom, added.validFrom));
  });

  it('is listed for its owner alone', async () => {
    const [ana, luis] = [await ready(100_000), await ready(100_000)];
    const { json } = await withdraw(ana, 30_000);
    const listIds = async (who: typeof ana) =>
      (await who.call({ url: '/api/v1/withdrawals' })).json.items.map(
        ({ id }: { id: string }) => id,
      );
    expect(await listIds(ana)).toEqual([json.id]);
    expect(await listIds(luis)).toEqual([]);
  });

  it('of the whole balance asked for fifty times at once succeeds once', async () => {
    const ana = await ready(100_000);
    const replies = await Promise.all(Array.from({ length: 50 }, () => withdraw(ana, 100_000)));
    const statuses = replies.map((reply) => reply.status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 422)]);
    expect(await balanceOf(ana)).toMatchObject({ available_cents: 0, in_transit_cents: 100_000 });
  });

  it('with one key is made once, with the same answer; the key takes no other amount', async () => {
    const ana = await ready(100_000);
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 10 }, () => withdraw(ana, 30_000, key)));
    const [first] = replies;
    expect(first?.status).toBe(200);
    for (const reply of replies) expect(reply.json).toEqual(first?.json);
    expect((await withdraw(ana, 40_000, key)).json.code).toBe('idempotency_mismatch');
    expect(await balanceOf(ana)).toMatchObject({
      available_cents: 70_000,
      in_transit_cents: 30_000,
    });
    // A refusal leaves the key free.
    const free = randomUUID();
    expect((await withdraw(ana, 70_001, free)).status).toBe(422);
    expect((await withdraw(ana, 70_000, free)).status).toBe(200);
  });

  it('is cancelled while it is not sent, and the money is available again', async () => {
    const ana = await ready(100_000);
    const { json } = await withdraw(ana, 60_000);
    const replies = await Promise.all([
      act(ana, json.id, 'cancel'),
      act(staff, json.id, 'reject', { reason: 'Cuenta inexistente' }),
      act(staff, json.id, 'send', { tracking_key: `SEND${randomUUID().slice(0, 8)}` }),
    ]);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409, 409]);
    const balance = await balanceOf(ana);
    expect(balance.in_transit_cents).toBe(0);
    expect([40_000, 100_000]).toContain(balance.available_cents);
  });

  it('goes to an account that the bank vouches for by its own deposits, not by others’', async () => {
    const NEW = '012180026050783858';
    const [luis, ana] = [await newInvestor(0), await ready(100_000)];
    await setAccount(ana, { clabe: NEW });
    await accountSetHoursAgo(api, ana.investorId, 25);
    const deposits = async (who: { investorId: string }) => {
      const [row] = await api.db.select().from(investors).where(eq(investors.id, who.investorId));
      const line = { receiver_clabe: row?.depositClabe, amount_cents: 5_000, sender_clabe: NEW };
      await bank.report(bank.line({ ...line, sender_name: 'ANA PEÑA ROJAS' }));
    };
    const { json } = await withdraw(ana, 60_000);
    await api.stepUp(staff);
    const notifiedSince = async () => {
      const url = '/api/v1/withdrawals/reveal' as const;
      const shown = await staff.call({ method: 'POST', url, body: { ids: [json.id] } });
      return firstOf(shown.json.items).told_since;
    };
    await deposits(luis);
    expect(await notifiedSince()).toBeNull();
    await deposits(ana);
    expect(await notifiedSince()).toBe(dayInMexicoCity(api.clock.now));
  });

  it('asked for before the second factor changed does not leave while it rests', async () => {
    const ana = await ready(100_000);
    const { json } = await withdraw(ana, 60_000);
    await enrolSecondFactor(api, ana);
    await api.stepUp(staff);
    const why = expect.stringContaining('porque su dueño cambió su verificación en dos pasos');
    const reveal = { method: 'POST', url: '/api/v1/withdrawals/reveal' } as const;
    expect((await staff.call({ ...reveal, body: { ids: [json.id] } })).json).toMatchObject({
      items: [],
      left_out: [{ id: json.id, reason: why }],
    });
    const sent = await act(staff, json.id, 'send', { tracking_key: 'FACTOR0002' });
    expect([sent.status, sent.json.message]).toEqual([422, why]);
  });

  it('asked for before staff blocked its owner does not leave until they are let in again', async () => {
    const ana = await ready(100_000);
    const { json } = await withdraw(ana, 60_000);
    const setBlock = (what: 'block' | 'unblock') =>
      staff.call({
        method: 'POST',
        url: `/api/v1/users/${ana.userId}/${what}`,
        body: { reason: 'Dice que no fue ella' },
      });
    expect((await setBlock('block')).status).toBe(200);
    await api.stepUp(staff);
    const why =
      'Nuestro equipo bloqueó la cuenta de su dueño: este dinero sale cuando se desbloquee.';
    const url = '/api/v1/withdrawals/reveal' as const;
    const reveal = () => staff.call({ method: 'POST', url, body: { ids: [json.id] } });
    expect((await reveal()).json).toMatchObject({
      items: [],
      left_out: [{ id: json.id, reason: why }],
    });
    const sent = await act(staff, json.id, 'send', { tracking_key: 'BLOQUEO001' });
    expect([sent.status, sent.json.message]).toEqual([422, why]);
    expect((await setBlock('unblock')).status).toBe(200);
    expect((await reveal()).json.left_out).toEqual([]);
  });

  it('is sent by staff, and confirmed by the line of the bank', async () => {
    const ana = await ready(100_000);
    const { json } = await withdraw(ana, 60_000);
    expect(json).toMatchObject({ status: 'requested', clabe_last4: '9719' });
    const mine = await ana.call({ url: `/api/v1/withdrawals/${json.id}` });
    const theirs = await staff.call({ url: `/api/v1/withdrawals/${json.id}` });
    expect(JSON.stringify([mine.json, theirs.json])).not.toContain(CLABE);
    const reveal = (who: Person) =>
      who.call({ method: 'POST', url: '/api/v1/withdrawals/reveal', body: { ids: [json.id] } });
    const treasurer = await api.person('admin');
    expect([(await reveal(ana)).status, (await reveal(treasurer)).status]).toEqual([403, 403]);
    await api.stepUp(staff);
    expect((await reveal(staff)).json.items).toMatchObject([
      { clabe: CLABE, holder: 'ANA PEÑA ROJAS', amount_cents: 60_000 },
    ]);
    expect((await act(ana, json.id, 'send', { tracking_key: 'MIA1' })).status).toBe(403);
    await leaveAccountTo(api, ana.investorId);
    const tracking = `ENVIO${randomUUID().slice(0, 8)}`.toUpperCase();
    const sent = await act(staff, json.id, 'send', { tracking_key: tracking });
    expect(sent.json).toMatchObject({ status: 'sent', tracking_key: tracking });
    expect((await api.lastMail(ana.email))?.text).toContain(tracking);
    expect(await balanceOf(ana)).toMatchObject({ available_cents: 40_000, in_transit_cents: 0 });
    await bank.report(
      bank.line({
        direction: 'out',
        tracking_key: tracking,
        amount_cents: 60_000,
        receiver_clabe: CLABE,
      }),
    );
    const after = await ana.call({ url: `/api/v1/withdrawals/${json.id}` });
    expect(after.json.status).toBe('confirmed');
    const other = await withdraw(ana, 10_000);
    const twice = await act(staff, other.json.id, 'send', { tracking_key: tracking });
    expect(twice.json.fields).toEqual({
      tracking_key: 'Otra transferencia ya tiene esta clave de rastreo.',
    });
    const rows = await api.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.object, 'withdrawals'), eq(auditLog.objectId, json.id)))
      .orderBy(auditLog.seq);
    expect(rows.map((row) => row.action)).toEqual([
      'withdrawals.create',
      'withdrawals.reveal',
      'withdrawals.send',
    ]);
  });

  it('is confirmed at once when the bank reported it first', async () => {
    const ana = await ready(100_000);
    const { json } = await withdraw(ana, 60_000);
    const tracking = `ENVIO${randomUUID().slice(0, 8)}`.toUpperCase();
    const left = { direction: 'out', tracking_key: tracking, amount_cents: 60_000 };
    await bank.report(bank.line({ ...left, receiver_clabe: CLABE }));
    const sent = await act(staff, json.id, 'send', { tracking_key: tracking });
    expect(sent.json.status).toBe('confirmed');
    const line = await staff.call({ url: `/api/v1/bank-movements?q=${tracking}` });
    expect(firstOf(line.json.items).matched).toMatchObject({ kind: 'withdrawal', id: json.id });
  });

  it('is rejected with a reason that the investor reads', async () => {
    const ana = await ready(100_000);
    const { json } = await withdraw(ana, 100_000);
    expect((await act(staff, json.id, 'reject', { reason: ' no ' })).status).toBe(400);
    const rejected = await act(staff, json.id, 'reject', { reason: 'La cuenta no existe' });
    expect(rejected.json).toMatchObject({
      status: 'rejected',
      reject_reason: 'La cuenta no existe',
    });
    expect(await balanceOf(ana)).toMatchObject({ available_cents: 100_000, in_transit_cents: 0 });
    expect((await api.lastMail(ana.email))?.text).toContain('La cuenta no existe');
    const { json: moved } = await ana.call({ url: '/api/v1/movements?type=withdrawal' });
    expect(
      moved.items.map((row: { label: string; amount_cents: number; balance_cents: number }) => [
        row.label,
        row.amount_cents,
        row.balance_cents,
      ]),
    ).toEqual([
      ['Devolución de retiro', 100_000, 100_000],
      ['Retiro', -100_000, 0],
    ]);
  });

  it('of another user does not exist', async () => {
    const ana = await ready(100_000);
    const rival = await ready(100_000);
    const { json } = await withdraw(ana, 100_000);
    const nowhere = randomUUID();
    for (const id of [json.id, nowhere]) {
      const reply = await rival.call({ url: `/api/v1/withdrawals/${id}` });
      expect([reply.status, reply.json.message]).toEqual([404, 'No encontramos lo que buscas.']);
      expect((await act(rival, id, 'cancel')).status).toBe(404);
    }
    expect((await rival.call({ url: `/api/v1/balances/${ana.investorId}` })).status).toBe(404);
    const { json: list } = await rival.call({ url: '/api/v1/withdrawals' });
    expect(list.total).toBe(0);
    const [row] = await api.db.select().from(withdrawals).where(eq(withdrawals.id, json.id));
    expect(row?.status).toBe('requested');
  });
});
