import { type Day, toDay } from '@contract/kernel/fields/day';
import { investors } from '@server/db/schema/people';
import { bankMovements } from '@server/db/schema/treasury';
import { createVault } from '@server/db/vault';
import { seedSettingsTable } from '@server/features/platform/settings/seed';
import { testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { present } from '@tests/support/present';
import { asTwo } from '@tests/support/two-people';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assertReconciled } from './reconciliation';
import { sealStoredLines } from './seal-stored';

const api = await testApi();
const bank = testBank(api);
await api.db.transaction(seedSettingsTable);
const staff = await api.person('admin');
await api.stepUp(staff);
const SENDER = '012180026050783858';
const DAY = toDay('2026-01-05');

async function newInvestor() {
  const person = await api.person('investor', { fullName: 'Ana Peña Rojas' });
  const [row] = await api.db.select().from(investors).where(eq(investors.userId, person.userId));
  if (!row) throw new Error('no investor');
  const available = async () =>
    (await person.call({ url: `/api/v1/balances/${row.id}` })).json.available_cents;
  const line = (changes: object = {}) =>
    bank.line({
      receiver_clabe: row.depositClabe,
      sender_clabe: SENDER,
      sender_name: 'PEÑA ROJAS ANA',
      occurred_on: DAY,
      ...changes,
    });
  return { ...person, line, available };
}

const act = (id: string, verb: string, body: object = { reason: 'Revisado con el banco' }) =>
  asTwo(api, staff, { method: 'POST', url: `/api/v1/bank-movements/${id}/${verb}`, body });

const linesOf = async (key: string) =>
  (await staff.call({ url: `/api/v1/bank-movements?q=${key}&sort=created_at` })).json.items;

describe('the same line in another spelling', () => {
  it('of its key, its account or the account it went to, is the same line', async () => {
    const ana = await newInvestor();
    const line = ana.line({ tracking_key: 'Spei2026a01' });
    await bank.report(line);
    for (const changes of [
      { tracking_key: 'SPEI2026A01' },
      { tracking_key: ' spei 2026 a01 ' },
      { sender_clabe: '012 180 02605078385 8' },
      { sender_clabe: '012-180-02605078385-8' },
      { receiver_clabe: line.receiver_clabe.replace(/^(...)/, '$1 ') },
    ]) {
      expect((await bank.report({ ...line, ...changes })).status).toBe(200);
    }
    expect(await linesOf('spei2026A01')).toHaveLength(1);
    expect(await ana.available()).toBe(1_000_000);
  });

  it('of a phone, with or without the code of the country, is the same line', async () => {
    const ana = await newInvestor();
    const line = ana.line({ sender_clabe: '33 1234 5678' });
    await bank.report(line);
    for (const phone of ['3312345678', '+52 33 1234 5678', '+52 1 (33) 1234-5678']) {
      await bank.report({ ...line, sender_clabe: phone });
    }
    expect(await linesOf(line.tracking_key)).toMatchObject([{ sender_last4: '5678' }]);
    expect(await ana.available()).toBe(1_000_000);
  });
});

describe('a deposit that went back and is reported again by the bank', () => {
  it('with the same content waits for staff, once', async () => {
    const ana = await newInvestor();
    const line = ana.line();
    await bank.report(line);
    await bank.report({
      ...line,
      direction: 'out',
      sender_clabe: '646180110400000007',
      receiver_clabe: SENDER,
    });
    await bank.report(line);
    await bank.report(line);
    const items = await linesOf(line.tracking_key);
    expect(items.map(({ status }) => status)).toEqual(['returned', 'matched', 'review']);
    expect(await ana.available()).toBe(0);
  });
});

describe('the same key of the same account and day with another amount', () => {
  const key = () => `CENT${Math.random().toString(36).slice(2, 12).toUpperCase()}`;

  it('waits for staff, from any source, and is no second deposit unless they say so', async () => {
    const ana = await newInvestor();
    const line = ana.line({ tracking_key: key() });
    await bank.report(line);
    await bank.report({ ...line, amount_cents: 1_000_001 });
    const typed = await asTwo(api, staff, {
      method: 'POST',
      url: '/api/v1/bank-movements',
      body: { ...line, amount_cents: 999_999 },
    });
    expect(typed.json).toMatchObject({ fresh: true, movement: { status: 'review' } });
    expect(await ana.available()).toBe(1_000_000);
    const [, off] = await linesOf(line.tracking_key);
    expect((await act(present(off).id, 'dismiss')).status).toBe(200);
    // Told again it stays decided.
    await bank.report({ ...line, amount_cents: 1_000_001 });
    expect(await ana.available()).toBe(1_000_000);
  });

  it('is the right one when staff took back the one that they mistyped', async () => {
    const ana = await newInvestor();
    const line = ana.line({ tracking_key: key() });
    const typed = { ...line, amount_cents: 1_000_001 };
    const asked = { method: 'POST', url: '/api/v1/bank-movements', body: typed } as const;
    const { movement } = (await asTwo(api, staff, asked)).json;
    const mistaken = {
      kind: 'mistaken',
      occurred_on: DAY,
      reason: 'Se escribió un centavo de más',
    };
    expect((await act(movement.id, 'reverse', mistaken)).json.status).toBe('mistaken');
    await bank.report(line);
    expect(await ana.available()).toBe(1_000_000);
  });
});

describe('the same key and amount with another day or sender', () => {
  it('wait for staff instead of becoming a balance, also when reported at once', async () => {
    const ana = await newInvestor();
    const line = ana.line();
    const days: Day[] = [DAY, toDay('2026-01-06'), toDay('2026-01-07')];
    await Promise.all(days.map((occurred_on) => bank.report({ ...line, occurred_on })));
    await bank.report({ ...line, sender_clabe: '002115016003269411' });
    expect(await ana.available()).toBe(1_000_000);
    const items = await linesOf(line.tracking_key);
    expect(items.map(({ status }) => status).sort()).toEqual([
      'matched',
      'review',
      'review',
      'review',
    ]);
    // Another amount of another day is another transfer.
    await bank.report({ ...line, amount_cents: 1, occurred_on: '2026-01-08' });
    expect(await ana.available()).toBe(1_000_001);
  });

  it('are decided once: another transfer is credited, the same one has no owner', async () => {
    const ana = await newInvestor();
    const line = ana.line();
    await bank.report(line);
    await bank.report({ ...line, occurred_on: '2026-01-06' });
    await bank.report({ ...line, occurred_on: '2026-01-07' });
    const lines = await linesOf(line.tracking_key);
    const [other, same] = [present(lines[1]), present(lines[2])];
    expect((await act(other.id, 'accept', {})).status).toBe(400);
    const replies = await Promise.all([1, 2].map(() => act(other.id, 'accept')));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await act(same.id, 'dismiss')).json).toMatchObject({ status: 'dismissed' });
    expect((await act(same.id, 'accept')).status).toBe(409);
    expect((await act(other.id, 'dismiss')).status).toBe(409);
    // Reported again, what was decided stays decided.
    await bank.report({ ...line, occurred_on: '2026-01-07' });
    expect(await ana.available()).toBe(2_000_000);
  });

  it('need a second factor to be decided, and staff', async () => {
    const ana = await newInvestor();
    const line = ana.line();
    await bank.report(line);
    await bank.report({ ...line, occurred_on: '2026-01-06' });
    const { id } = present((await linesOf(line.tracking_key))[1]);
    const tired = await api.person('admin');
    for (const who of [tired, ana]) {
      const reply = await who.call({
        method: 'POST',
        url: `/api/v1/bank-movements/${id}/accept`,
        body: { reason: 'Sin confirmar' },
      });
      expect(reply.status).toBe(403);
    }
  });
});

describe('a line that staff took back as never there', () => {
  /** Typed by hand, taken back; answers the line. */
  async function mistaken(ana: Awaited<ReturnType<typeof newInvestor>>, changes: object = {}) {
    const line = ana.line(changes);
    const request = { method: 'POST', url: '/api/v1/bank-movements', body: line } as const;
    const { json } = await asTwo(api, staff, request);
    const body = { kind: 'mistaken', occurred_on: '2026-01-08', reason: 'No está en el estado' };
    expect((await act(json.movement.id, 'reverse', body)).status).toBe(200);
    expect(await ana.available()).toBe(0);
    return line;
  }
  const byHand = (line: object) =>
    asTwo(api, staff, { method: 'POST', url: '/api/v1/bank-movements', body: line });

  it('waits for staff when the bank reports it, and is credited once when they accept it', async () => {
    const ana = await newInvestor();
    const line = await mistaken(ana);
    for (const repeated of [line, line]) expect((await bank.report(repeated)).status).toBe(200);
    expect(await ana.available()).toBe(0);
    const [, waiting, ...more] = await linesOf(line.tracking_key);
    expect(more).toEqual([]);
    expect(waiting).toMatchObject({ status: 'review', source: 'webhook' });
    expect((await act(present(waiting).id, 'accept')).json).toMatchObject({ status: 'matched' });
    expect(await ana.available()).toBe(1_000_000);
    await bank.report(line);
    expect(await ana.available()).toBe(1_000_000);
    expect(await linesOf(line.tracking_key)).toHaveLength(2);
    await assertReconciled(api.db);
    // It can be taken back again, and reported again.
    const body = { kind: 'mistaken', occurred_on: '2026-01-08', reason: 'Tampoco esta vez' };
    expect((await act(present(waiting).id, 'reverse', body)).status).toBe(200);
    await bank.report(line);
    const statuses = (await linesOf(line.tracking_key)).map(({ status }) => status);
    expect(statuses).toEqual(['mistaken', 'mistaken', 'review']);
  });

  it('waits too when it is reported by hand or file, or to the account that was meant', async () => {
    const ana = await newInvestor();
    const luis = await newInvestor();
    const line = await mistaken(ana, { receiver_clabe: luis.line().receiver_clabe });
    const right = ana.line({ tracking_key: line.tracking_key });
    expect((await byHand(right)).json).toMatchObject({
      fresh: true,
      movement: { status: 'review' },
    });
    expect((await bank.report(right)).status).toBe(200);
    expect([await ana.available(), await luis.available()]).toEqual([0, 0]);
    expect(await linesOf(line.tracking_key)).toHaveLength(2);
  });

  it('and then discarded, waits once more when the bank signs it', async () => {
    const ana = await newInvestor();
    const line = await mistaken(ana);
    const { json } = await byHand(line);
    expect((await act(json.movement.id, 'dismiss')).json).toMatchObject({ status: 'dismissed' });
    expect((await byHand(line)).json).toMatchObject({ fresh: false });
    await bank.report(line);
    const lines = await linesOf(line.tracking_key);
    expect(lines.map(({ status }) => status)).toEqual(['mistaken', 'dismissed', 'review']);
  });
});

describe('what is stored of a line', () => {
  const stored = async () =>
    JSON.stringify([
      (await api.pool.query('select * from bank_movements')).rows,
      (await api.pool.query('select * from journal_entries')).rows,
      (await api.pool.query('select * from postings')).rows,
    ]);

  it('shows no account number, and is found by one', async () => {
    const ana = await newInvestor();
    const line = ana.line();
    await bank.report(line);
    const text = await stored();
    for (const account of [SENDER, line.receiver_clabe, '3312345678']) {
      expect(text).not.toContain(account);
    }
    const { json } = await staff.call({ url: '/api/v1/bank-movements?q=012 180 02605078385 8' });
    expect(json.total).toBeGreaterThan(0);
    expect(json.items[0]).toMatchObject({ sender_last4: '3858' });
  });

  it('by an earlier version is sealed at the start, once, and still found when reported again', async () => {
    const ana = await newInvestor();
    const line = ana.line({ tracking_key: 'VIEJA0001' });
    const vault = createVault(api.config.appSecret);
    await bank.report(line);
    const read = async () =>
      (
        await api.db.select().from(bankMovements).where(eq(bankMovements.trackingKey, 'VIEJA0001'))
      )[0];
    const before = await read();
    // As the migration leaves the lines that it found.
    await api.db
      .update(bankMovements)
      .set({
        senderClabe: '012-180-026050783858',
        receiverClabe: line.receiver_clabe,
        senderMark: '',
        receiverMark: '',
        naturalKey: sql`'unsealed:' || ${bankMovements.id}`,
      })
      .where(eq(bankMovements.trackingKey, 'VIEJA0001'));
    await sealStoredLines(api.db, vault);
    const after = await read();
    expect(after).toEqual({
      ...before,
      senderClabe: after?.senderClabe,
      receiverClabe: after?.receiverClabe,
    });
    expect(after?.senderClabe).toMatch(/^k1\./);
    await sealStoredLines(api.db, vault);
    expect(await read()).toEqual(after);
    expect((await bank.report(line)).status).toBe(200);
    expect(await ana.available()).toBe(1_000_000);
  });
});
