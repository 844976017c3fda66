import { toCentavos } from '@contract/kernel/fields/centavos';
import type { CardGateway, ChargeOutcome } from '@server/adapters/adapters';
import { localCards } from '@server/adapters/cards';
import { inTransaction } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { applicants } from '@server/db/schema/people';
import { auditLog, mails, notifications } from '@server/db/schema/platform';
import { cardCharges, cardLinks, cards } from '@server/db/schema/treasury-cards';
import { createVault } from '@server/db/vault';
import { setPhone } from '@server/features/identity';
import { chargeCard, forgetCard, settleCardCharge, usableCards } from '@server/features/treasury';
import { doAll } from '@server/jobs/worker';
import { type Person, testApi } from '@tests/support/api';
import { worker } from '@tests/support/jobs';
import { firstOf } from '@tests/support/present';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

const api = await testApi();
const vault = createVault(api.config.appSecret);
const gateway = localCards(api.config, vault);
/** Noon in Mexico City; a card of this month is still good. */
const NOW = new Date('2026-11-20T18:00:00Z');
beforeEach(() => {
  api.clock.now = NOW;
});
const NUMBER = '4242424242424242';
const UNKNOWN = 'x'.repeat(43);

const post = <const U extends string>(url: U, body: object) =>
  api.anonymous({ method: 'POST', url, body });
const codes = (external_id: string, channel = 'mail') =>
  post('/api/v1/cards/codes', { external_id, channel });
const open = (external_id: string, code: string) =>
  post('/api/v1/cards/open', { external_id, code });
const list = (pass: string) => post('/api/v1/cards/list', { pass });
const add = (pass: string, token: string) => post('/api/v1/cards', { pass, token });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

async function codeSentTo(address: string) {
  return /código es (\d{6})/.exec((await api.lastMail(address))?.text ?? '')?.[1] ?? '';
}

async function linkOf(who: Person) {
  return (await who.call({ method: 'POST', url: '/api/v1/card-link' })).json.external_id;
}

async function applicantOf({ userId }: Person) {
  return firstOf(await api.db.select().from(applicants).where(eq(applicants.userId, userId))).id;
}

/** Opens the address of somebody's cards, as they do. */
async function passOf(who: Person, externalId?: string) {
  const address = externalId ?? (await linkOf(who));
  await codes(address);
  return (await open(address, await codeSentTo(who.email))).json.pass;
}

/** What the field makes of a card that is typed into it. */
async function typed(pass: string, card = 'visa.4242.0429') {
  const { url } = (await post('/api/v1/cards/fields', { pass })).json;
  return `${new URL(url).hash.slice(1)}.${card}.${crypto.randomUUID().replaceAll('-', '')}`;
}

const newcomer = () => api.person('client');

describe('the address of the cards', () => {
  test('shows nothing before a code, which works once and opens half an hour', async () => {
    const ana = await newcomer();
    const none = { available: true, since: null };
    expect((await ana.call({ url: '/api/v1/card-link' })).json).toEqual(none);
    const externalId = await linkOf(ana);
    expect(externalId).toMatch(/^[\w-]{43}$/);
    expect(await linkOf(ana)).toBe(externalId);
    expect((await list(externalId)).json.code).toBe('rule');
    expect((await codes(externalId)).json).toEqual({ seconds: 120 });
    const code = await codeSentTo(ana.email);
    expect((await open(externalId, wrong(code))).json.fields).toHaveProperty('code');
    const { pass, expires_at } = (await open(externalId, code)).json;
    expect(Date.parse(expires_at) - api.clock.now.getTime()).toBe(30 * 60_000);
    expect((await list(pass)).json).toEqual({ items: [], may_add: true });
    expect((await open(externalId, code)).status).toBe(400);
    api.clock.now = new Date(NOW.getTime() + 30 * 60_000);
    expect((await list(pass)).status).toBe(422);
  });

  test('one that never was is answered as one that is', async () => {
    const ana = await newcomer();
    const externalId = await linkOf(ana);
    const [known, unknown] = [await codes(externalId), await codes(UNKNOWN)];
    expect([unknown.status, unknown.json]).toEqual([known.status, known.json]);
    const typedWrong = wrong(await codeSentTo(ana.email));
    const [bad, none] = [await open(externalId, typedWrong), await open(UNKNOWN, typedWrong)];
    expect([none.status, none.json.code, none.json.fields]).toEqual([
      bad.status,
      bad.json.code,
      bad.json.fields,
    ]);
    expect(none.headers['cache-control']).toBe('no-store');
  });

  test('a code goes to the confirmed telephone where it is asked for, else by mail', async () => {
    const ana = await newcomer();
    const externalId = await linkOf(ana);
    await codes(externalId, 'sms');
    expect(await codeSentTo(ana.email)).toMatch(/^\d{6}$/);
    await inTransaction(api.db, (tx) => setPhone(tx, ana.userId, '+523312345678', api.clock.now));
    await codes(externalId, 'sms');
    const code = await codeSentTo('+523312345678');
    expect((await open(externalId, code)).status).toBe(200);
  });

  test('ten wrong codes end it, and its holder is told and opens another', async () => {
    const ana = await newcomer();
    const externalId = await linkOf(ana);
    for (let tries = 0; tries < 10; tries += 1) {
      if (tries % 4 === 0) await codes(externalId);
      await open(externalId, wrong(await codeSentTo(ana.email)));
    }
    const told = await api.lastMailOf(ana.email, 'Cerramos el enlace de tus tarjetas');
    expect(told?.text).toContain('demasiados códigos');
    const before = await api.db.$count(mails, eq(mails.to, ana.email));
    expect((await codes(externalId)).status).toBe(200);
    expect(await api.db.$count(mails, eq(mails.to, ana.email))).toBe(before);
    expect(await linkOf(ana)).not.toBe(externalId);
  });

  test('a right code takes back the wrong ones before it', async () => {
    const ana = await newcomer();
    const externalId = await linkOf(ana);
    for (let tries = 0; tries < 12; tries += 1) {
      if (tries % 3 === 0) await codes(externalId);
      const code = await codeSentTo(ana.email);
      const answer = await open(externalId, tries % 3 === 2 ? code : wrong(code));
      expect(answer.status).toBe(tries % 3 === 2 ? 200 : 400);
    }
  });

  test('once replaced, the old one, its codes and its passes are dead', async () => {
    const ana = await newcomer();
    const externalId = await linkOf(ana);
    const pass = await passOf(ana);
    await codes(externalId);
    const code = await codeSentTo(ana.email);
    const replaced = await ana.call({ method: 'POST', url: '/api/v1/card-link/replace' });
    expect(replaced.json.external_id).not.toBe(externalId);
    expect((await open(externalId, code)).status).toBe(400);
    expect((await list(pass)).status).toBe(422);
    expect(await linkOf(ana)).toBe(replaced.json.external_id);
  });

  test('is nowhere in the database as it reads', async () => {
    const externalId = await linkOf(await newcomer());
    const rows = JSON.stringify(await api.db.select().from(cardLinks));
    expect(rows).not.toContain(externalId);
  });

  test('two who open it at once get one', async () => {
    const ana = await newcomer();
    const both = await Promise.all([linkOf(ana), linkOf(ana), linkOf(ana)]);
    expect(new Set(both).size).toBe(1);
  });

  test('staff send it to its holder, and another one when they doubt it; nobody else does', async () => {
    const ana = await newcomer();
    const staff = await api.person('admin');
    const url = `/api/v1/applicants/${await applicantOf(ana)}/card-link-mails` as const;
    const send = (who: Person, replace: boolean) =>
      who.call({ method: 'POST', url, body: { replace } });
    const mailed = async () =>
      /\/tarjetas\/([\w-]{43})/.exec(
        (await api.lastMailOf(ana.email, 'Enlace de tus tarjetas para pagar'))?.text ?? '',
      )?.[1];
    expect((await send(staff, false)).status).toBe(200);
    const first = await mailed();
    expect(first).toBe(await linkOf(ana));
    await send(staff, true);
    expect(await mailed()).not.toBe(first);
    expect(await mailed()).toBe(await linkOf(ana));
    const bells = await api.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, ana.userId));
    expect(JSON.stringify(bells)).not.toContain('/tarjetas/');
    const committee = await api.person('admin', { duties: ['committee'] });
    expect((await send(committee, false)).status).toBe(403);
    expect((await send(ana, false)).status).toBe(403);
    const other = `/api/v1/applicants/${crypto.randomUUID()}/card-link-mails` as const;
    const none = await staff.call({ method: 'POST', url: other, body: { replace: false } });
    expect(none.status).toBe(404);
  });

  test('opens nothing for an account that staff closed, and only removal for a restricted one', async () => {
    const ana = await newcomer();
    const pass = await passOf(ana);
    const { id } = (await add(pass, await typed(pass))).json;
    const change = (changes: Partial<typeof users.$inferInsert>) =>
      api.db.update(users).set(changes).where(eq(users.id, ana.userId));
    await change({ restrictionLevel: 2, restrictionReason: 'En revisión' });
    expect((await list(pass)).json.items).toHaveLength(1);
    const token = `${'x'.repeat(30)}`;
    expect((await add(pass, token)).json.code).toBe('restricted');
    expect((await post('/api/v1/cards/fields', { pass })).json.code).toBe('restricted');
    const removed = await post('/api/v1/cards/remove', { pass, card_id: id });
    expect(removed.status).toBe(200);
    await change({ restrictionLevel: 0, restrictionReason: null, staffBlockedAt: api.clock.now });
    expect((await list(pass)).status).toBe(422);
  });
});

describe('registered cards', () => {
  test('are brand, last four and expiry; the number is neither sent nor anywhere kept', async () => {
    const ana = await newcomer();
    const pass = await passOf(ana);
    const token = await typed(pass);
    const { id } = (await add(pass, token)).json;
    const { items } = (await list(pass)).json;
    expect(items).toEqual([
      {
        id,
        brand: 'visa',
        last4: '4242',
        month: 4,
        year: 2029,
        expired: false,
        is_default: true,
        last_charge: null,
      },
    ]);
    const row = firstOf(await api.db.select().from(cards).where(eq(cards.id, id)));
    expect(row.token).not.toContain('4242');
    const told = await api.lastMailOf(ana.email, 'Registraste una tarjeta para pagar');
    expect(told?.text).toContain('Visa que termina en 4242');
    const entries = await api.db.select().from(auditLog).where(eq(auditLog.objectId, id));
    expect(entries.map(({ action }) => action)).toEqual(['cards.create']);
    expect(JSON.stringify([row, entries, items, told])).not.toContain(NUMBER);
  });

  test('take no token of another holder, nor one that is none, nor the same card twice', async () => {
    const [ana, ben] = [await passOf(await newcomer()), await passOf(await newcomer())];
    const token = await typed(ana);
    expect((await add(ben, token)).json.message).toMatch(/no reconoce/);
    const [holder = '', mark = '', ...rest] = token.split('.');
    for (const forged of [
      NUMBER,
      [holder, `${mark.slice(0, -1)}${mark.endsWith('0') ? '1' : '0'}`, ...rest].join('.'),
      `${token}.x`,
      token.replace('0429', '1329'),
    ]) {
      expect((await add(ana, forged)).json.message).toMatch(/no reconoce/);
    }
    expect((await add(ana, token)).status).toBe(200);
    expect((await add(ana, await typed(ana))).json.message).toMatch(/ya está registrada: Visa/);
    expect((await add(ana, await typed(ana, 'amex.0005.1026'))).json.message).toMatch(/venció/);
  });

  test('are five at most, also of many that come at once', async () => {
    const pass = await passOf(await newcomer());
    const tokens = await Promise.all(
      Array.from({ length: 8 }, (_, n) => typed(pass, `visa.424${n}.0429`)),
    );
    const all = await Promise.all(tokens.map((token) => add(pass, token)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(5);
    const { items, may_add } = (await list(pass)).json;
    expect([items.length, may_add]).toEqual([5, false]);
    expect(items.filter((card) => card.is_default)).toHaveLength(1);
  });

  test('the first is charged first until another is chosen or it goes', async () => {
    const ana = await newcomer();
    const pass = await passOf(ana);
    const ids = [];
    for (const card of ['visa.4242.0429', 'mastercard.4444.0130', 'amex.0005.0631']) {
      ids.push((await add(pass, await typed(pass, card))).json.id);
    }
    const [first = '', second = '', third = ''] = ids;
    const order = async () => (await list(pass)).json.items.map(({ id }) => id);
    expect(await order()).toEqual([first, third, second]);
    const choose = (card_id: string) => post('/api/v1/cards/default', { pass, card_id });
    expect((await choose(second)).status).toBe(200);
    expect(await order()).toEqual([second, third, first]);
    const remove = (card_id: string, by = pass) =>
      post('/api/v1/cards/remove', { pass: by, card_id });
    const stranger = await passOf(await newcomer());
    expect((await remove(second, stranger)).status).toBe(404);
    expect((await remove(second)).status).toBe(200);
    expect(await order()).toEqual([third, first]);
    expect((await remove(second)).status).toBe(404);
    expect((await choose(second)).status).toBe(404);
    const told = await api.lastMailOf(ana.email, 'Quitaste una tarjeta');
    expect(told?.text).toContain('Mastercard que termina en 4444');
  });

  test('an expired one says so, is chosen no more, and gives way to the next that is registered', async () => {
    const ana = await newcomer();
    const externalId = await linkOf(ana);
    const first = await passOf(ana, externalId);
    const old = (await add(first, await typed(first, 'visa.4242.1126'))).json.id;
    api.clock.now = new Date('2026-12-01T05:59:00Z');
    const lastMinute = await passOf(ana, externalId);
    expect((await list(lastMinute)).json.items).toMatchObject([{ id: old, expired: false }]);
    api.clock.now = new Date('2026-12-01T06:01:00Z');
    const pass = await passOf(ana, externalId);
    expect((await list(pass)).json.items).toMatchObject([{ id: old, expired: true }]);
    const choose = await post('/api/v1/cards/default', { pass, card_id: old });
    expect(choose.json.message).toMatch(/venció/);
    const next = (await add(pass, await typed(pass, 'amex.0005.0631'))).json.id;
    expect((await list(pass)).json.items).toMatchObject([
      { id: next, is_default: true },
      { id: old, is_default: false },
    ]);
  });

  test('the gateway forgets a removed one, and so does its row', async () => {
    const pass = await passOf(await newcomer());
    const token = await typed(pass);
    const { id } = (await add(pass, token)).json;
    await post('/api/v1/cards/remove', { pass, card_id: id });
    const removed: string[] = [];
    const remove = async (each: string) => void removed.push(each);
    const forgetting = worker(api.pool, {
      'forget-card': ({ cardId }) =>
        forgetCard(api.db, { cardId, gateway: { ...gateway, remove }, vault }),
    });
    await doAll('forget-card', forgetting);
    expect(removed).toContain(token);
    const row = firstOf(await api.db.select().from(cards).where(eq(cards.id, id)));
    expect([row.token, row.last4]).toEqual([null, '4242']);
  });

  test('none is registered in a house without a gateway', async () => {
    const ana = await newcomer();
    const pass = await passOf(ana);
    const { adapters } = api;
    adapters.cards = null;
    expect((await ana.call({ url: '/api/v1/card-link' })).json.available).toBe(false);
    expect((await list(pass)).json.may_add).toBe(false);
    expect((await post('/api/v1/cards/fields', { pass })).json.message).toMatch(/transferencia/);
    adapters.cards = gateway;
  });
});

describe('charges', () => {
  const amountCents = toCentavos(125_000);

  async function holder(card = 'visa.4242.0429') {
    const ana = await newcomer();
    const pass = await passOf(ana);
    const cardId = (await add(pass, await typed(pass, card))).json.id;
    return { pass, cardId, applicantId: await applicantOf(ana) };
  }

  /** Counts what the gateway is really asked for. */
  function counting(answer: () => Promise<ChargeOutcome>) {
    const asked: string[] = [];
    const counted: CardGateway = {
      ...gateway,
      async charge(_token, _amount, reference) {
        asked.push(reference);
        return answer();
      },
    };
    return { asked, counted };
  }

  const charge = (by: CardGateway, cardId: string, reference: string, amount = amountCents) =>
    chargeCard(
      api.db,
      { gateway: by, vault, now: api.clock.now },
      { cardId, amountCents: amount, reference },
    );

  test('only a holder’s own cards that are in force and not expired can be charged', async () => {
    const { pass, cardId, applicantId } = await holder('visa.4242.1126');
    const other = (await add(pass, await typed(pass, 'amex.0005.0631'))).json.id;
    const ids = async (now = api.clock.now) =>
      (await usableCards(api.db, applicantId, now)).map(({ id }) => id);
    expect(await ids()).toEqual([cardId, other]);
    expect(await ids(new Date('2026-12-01T06:01:00Z'))).toEqual([other]);
    await post('/api/v1/cards/remove', { pass, card_id: other });
    expect(await ids()).toEqual([cardId]);
    expect(await usableCards(api.db, crypto.randomUUID(), api.clock.now)).toEqual([]);
  });

  test('one reference is one charge, however often it is asked for, and of one card and amount', async () => {
    const { pass, cardId } = await holder();
    const { asked, counted } = counting(async () => ({ state: 'paid', chargeId: 'c-1' }));
    const reference = `mandate-1|${crypto.randomUUID()}`;
    expect(await charge(counted, cardId, reference)).toEqual({ state: 'paid' });
    expect(await charge(counted, cardId, reference)).toEqual({ state: 'paid' });
    expect(asked).toEqual([reference]);
    await expect(charge(counted, cardId, reference, toCentavos(1))).rejects.toThrow(/otro cargo/);
    const second = await holder();
    await expect(charge(counted, second.cardId, reference)).rejects.toThrow(/otro cargo/);
    expect(asked).toHaveLength(1);
    const [item] = (await list(pass)).json.items;
    expect(item?.last_charge).toEqual({
      amount_cents: 125_000,
      at: api.clock.now.toISOString(),
      state: 'paid',
      reason: null,
    });
  });

  test('at the same moment it is written once', async () => {
    const { cardId } = await holder();
    const reference = crypto.randomUUID();
    const all = await Promise.all(
      Array.from({ length: 6 }, () => charge(gateway, cardId, reference)),
    );
    expect(all).toEqual(Array.from({ length: 6 }, () => ({ state: 'pending' })));
    const rows = await api.db.select().from(cardCharges).where(eq(cardCharges.cardId, cardId));
    expect(rows).toHaveLength(1);
  });

  test('a gateway that did not answer is asked again by the same reference', async () => {
    const { cardId } = await holder();
    const reference = crypto.randomUUID();
    const away = counting(() => Promise.reject(new Error('away')));
    await expect(charge(away.counted, cardId, reference)).rejects.toThrow('away');
    const back = counting(async () => ({ state: 'declined', reason: 'funds' }));
    const declined = { state: 'declined', reason: 'funds' };
    expect(await charge(back.counted, cardId, reference)).toEqual(declined);
    expect(await charge(back.counted, cardId, reference)).toEqual(declined);
    expect([away.asked, back.asked]).toEqual([[reference], [reference]]);
  });

  test('an expired and a removed card are declined without asking', async () => {
    const { asked, counted } = counting(async () => ({ state: 'paid', chargeId: 'c-1' }));
    const expired = await holder('visa.4242.1126');
    api.clock.now = new Date('2026-12-01T06:01:00Z');
    expect(await charge(counted, expired.cardId, crypto.randomUUID())).toMatchObject({
      reason: 'expired',
    });
    api.clock.now = NOW;
    const { pass, cardId } = await holder();
    await post('/api/v1/cards/remove', { pass, card_id: cardId });
    expect(await charge(counted, cardId, crypto.randomUUID())).toMatchObject({
      reason: 'removed',
    });
    expect(asked).toEqual([]);
  });

  test('the local one waits for the bank or for staff, who say it once; one card is always declined', async () => {
    const { pass, cardId } = await holder();
    const reference = crypto.randomUUID();
    expect(await charge(gateway, cardId, reference)).toEqual({ state: 'pending' });
    const settle = (outcome: Parameters<typeof settleCardCharge>[2]) =>
      inTransaction(api.db, (tx) => settleCardCharge(tx, reference, outcome, api.clock.now));
    await settle({ state: 'declined', reason: 'refused' });
    await settle({ state: 'declined', reason: 'refused' });
    await expect(settle({ state: 'returned' })).rejects.toThrow(/otro resultado/);
    const [item] = (await list(pass)).json.items;
    expect(item?.last_charge).toMatchObject({ state: 'declined', reason: 'refused' });
    // Money on the bank's statement is over what anybody said.
    await settle({ state: 'paid' });
    await expect(settle({ state: 'declined', reason: 'funds' })).rejects.toThrow(/otro resultado/);
    await settle({ state: 'returned' });
    const [back] = (await list(pass)).json.items;
    expect(back?.last_charge).toMatchObject({ state: 'returned', reason: null });
    const poor = await holder('visa.0002.0429');
    expect(await charge(gateway, poor.cardId, crypto.randomUUID())).toEqual({
      state: 'declined',
      reason: 'funds',
    });
  });
});

describe('the field of the local gateway', () => {
  test('is a marked page that may send nothing anywhere, in a frame of the portal alone', async () => {
    const page = await api.anonymous({ url: new URL(gateway.frame).pathname });
    expect(page.status).toBe(200);
    const policy = String(page.headers['content-security-policy']);
    const { origin } = new URL(api.config.publicUrl);
    expect(policy).toContain(`frame-ancestors ${origin}`);
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/connect-src|allow-same-origin|unsafe|img-src/);
    expect(policy).toContain("form-action 'none'");
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    const html = page.bytes.toString();
    expect(html).toContain('Página de prueba');
    expect(html).not.toMatch(/fetch\(|XMLHttpRequest|sendBeacon|WebSocket|localStorage/);
  });

  test('is the only address that pages may put in a frame', async () => {
    const { headers } = await api.anonymous({ url: '/api/health' });
    expect(String(headers['content-security-policy'])).toContain(
      `frame-src blob: ${gateway.frame};`,
    );
  });
});

test('of nobody’s card the number is anywhere in the database', async () => {
  const { rows } = await api.db.execute<{ found: boolean }>(
    sql`select exists (select 1 from ${mails} m where m::text like ${`%${NUMBER}%`})
      or exists (select 1 from ${cards} c where c::text like ${`%${NUMBER}%`}) as found`,
  );
  expect(rows).toEqual([{ found: false }]);
});
