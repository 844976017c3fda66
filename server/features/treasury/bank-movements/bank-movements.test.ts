import { statementColumns } from '@contract/treasury/bank-movements';
import { investors } from '@server/db/schema/people';
import { bankMovements } from '@server/db/schema/treasury';
import { seedSettingsTable } from '@server/features/platform/settings/seed';
import { type Person, testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { multipart } from '@tests/support/multipart';
import { asTwo, freshFactor } from '@tests/support/two-people';
import { count, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assertReconciled } from './reconciliation';

const api = await testApi();
const bank = testBank(api);
await api.db.transaction(seedSettingsTable);
const staff = await api.person('admin');

async function newInvestor(fullName = 'Ana Peña Rojas') {
  const person = await api.person('investor', { fullName });
  const [row] = await api.db.select().from(investors).where(eq(investors.userId, person.userId));
  if (!row) throw new Error('no investor');
  const available = async () =>
    (await person.call({ url: `/api/v1/balances/${row.id}` })).json.available_cents;
  return { ...person, investorId: row.id, clabe: row.depositClabe, available };
}

function post(who: Person, path: string, body: object) {
  const request = { method: 'POST' as const, url: `/api/v1/${path}` as const, body };
  return who.role === 'admin' ? asTwo(api, who, request) : who.call(request);
}

const movementCount = async () => (await api.db.select({ n: count() }).from(bankMovements))[0]?.n;

describe("the bank's signed notice", () => {
  it('credits a deposit to the owner of its CLABE, once, and notifies them', async () => {
    const ana = await newInvestor();
    const movement = bank.line({ receiver_clabe: ana.clabe, sender_name: 'PEÑA ROJAS ANA' });
    const body = bank.event(movement);
    expect((await bank.deliver(body)).status).toBe(200);
    expect(await ana.available()).toBe(1_000_000);
    // The same delivery again, and another notice of the same transfer.
    expect((await bank.deliver(body)).status).toBe(200);
    expect((await bank.report(movement)).status).toBe(200);
    expect(await ana.available()).toBe(1_000_000);
    const { json } = await ana.call({ url: '/api/v1/deposits' });
    expect(json).toMatchObject({
      total: 1,
      items: [{ amount_cents: 1_000_000, third_party: false, tracking_key: movement.tracking_key }],
    });
    expect((await api.lastMail(ana.email))?.text).toContain('Acreditamos $10,000.00 MXN');
  });

  it('counts once when it is delivered twenty times at once', async () => {
    const ana = await newInvestor();
    const body = bank.event(bank.line({ receiver_clabe: ana.clabe, sender_name: 'ANA PEÑA' }));
    const replies = await Promise.all(Array.from({ length: 20 }, () => bank.deliver(body)));
    expect(replies.map((reply) => reply.status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await ana.available()).toBe(1_000_000);
  });

  it('is refused unsigned, signed by another party, or late; and changes nothing', async () => {
    const before = await movementCount();
    const body = bank.event(bank.line());
    const unsigned = await api.anonymous({ method: 'POST', url: '/api/v1/bank-events', body });
    const forged = await bank.deliver(body, { secret: 'otro-secreto-que-no-es-el-del-banco-01' });
    const late = await bank.deliver(body, { secondsAgo: 301 });
    expect([unsigned.status, forged.status, late.status]).toEqual([401, 401, 401]);
    expect(await movementCount()).toBe(before);
  });

  it('is refused with unknown fields, other money, or an event with other content', async () => {
    const movement = bank.line();
    const strange = bank.event({ ...movement, investor_id: staff.userId });
    expect((await bank.deliver(strange)).status).toBe(400);
    expect((await bank.deliver(bank.event(movement, { currency: 'USD' }))).status).toBe(400);
    for (const amount of [0, -1, 1.5, 1e15, '100', null]) {
      const wrong = bank.event({ ...movement, amount_cents: amount });
      expect((await bank.deliver(wrong)).status).toBe(400);
    }
    const first = bank.event(movement, { event_id: 'evento-repetido' });
    const second = bank.event(bank.line(), { event_id: 'evento-repetido' });
    expect((await bank.deliver(first)).status).toBe(200);
    expect((await bank.deliver(second)).status).toBe(409);
  });

  it('never gives one transfer to two people', async () => {
    const [ana, luis] = [await newInvestor(), await newInvestor('Luis Vega Mora')];
    const movement = bank.line({ receiver_clabe: ana.clabe, sender_name: 'ANA PEÑA' });
    await bank.report(movement);
    for (const _ of [1, 2]) {
      const other = await bank.report({ ...movement, receiver_clabe: luis.clabe });
      expect(other.status).toBe(200);
    }
    const url = `/api/v1/bank-movements?q=${movement.tracking_key}&sort=created_at` as const;
    const { items } = (await staff.call({ url })).json;
    expect(items.map(({ status }) => status)).toEqual(['matched', 'review']);
    const reason = 'Es la misma transferencia';
    await post(staff, `bank-movements/${items[1]?.id}/dismiss`, { reason });
    expect([await ana.available(), await luis.available()]).toEqual([1_000_000, 0]);
  });
});

describe('a movement that staff registers', () => {
  it('is the same one that the bank reports', async () => {
    const ana = await newInvestor();
    const movement = bank.line({ receiver_clabe: ana.clabe, sender_name: 'ANA PEÑA' });
    const first = await post(staff, 'bank-movements', movement);
    expect(first.json).toMatchObject({
      fresh: true,
      movement: {
        status: 'matched',
        source: 'staff',
        matched: {
          kind: 'investor',
          name: 'Ana Peña Rojas',
          to: `/backoffice/inversionistas/${first.json.movement.matched?.id}`,
        },
      },
    });
    await bank.report(movement);
    const again = await post(staff, 'bank-movements', movement);
    // From then on it is the bank's word.
    const signed = { ...first.json.movement, source: 'webhook' };
    expect(again.json).toEqual({ movement: signed, fresh: false });
    expect(await ana.available()).toBe(1_000_000);
  });

  it('without owner waits for one, and is given to one person once', async () => {
    const ana = await newInvestor('Zoila Íñiguez Cano');
    const { json } = await post(staff, 'bank-movements', bank.line());
    expect(json.movement.status).toBe('unidentified');
    const found = await staff.call({ url: '/api/v1/bank-movements/owners?q=zoila%20iñ' });
    expect(found.json.items).toMatchObject([{ kind: 'investor', id: ana.investorId }]);
    const path = `bank-movements/${json.movement.id}/match`;
    const choice = { kind: 'investor', id: ana.investorId };
    const replies = await Promise.all([1, 2, 3].map(() => post(staff, path, choice)));
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409, 409]);
    expect(await ana.available()).toBe(1_000_000);
    const { items } = (await staff.call({ url: '/api/v1/bank-movements?status=assigned' })).json;
    expect(items).toMatchObject([{ id: json.movement.id, third_party: true }]);
  });

  it('of an applicant who owes nothing waits too', async () => {
    const applicant = await api.person('client');
    const { clabe } = (await applicant.call({ url: '/api/v1/payments/reference' })).json;
    const { json } = await post(staff, 'bank-movements', bank.line({ receiver_clabe: clabe }));
    expect(json.movement).toMatchObject({ status: 'unidentified', matched: null });
  });

  it('is refused to others, with a bad date, and for records that do not exist', async () => {
    const ana = await newInvestor();
    expect((await post(ana, 'bank-movements', bank.line())).status).toBe(403);
    const future = await post(staff, 'bank-movements', bank.line({ occurred_on: '2999-01-01' }));
    expect(future.json.fields).toEqual({ occurred_on: 'La fecha del movimiento aún no llega.' });
    const past = await post(staff, 'bank-movements', bank.line({ occurred_on: '2023-12-31' }));
    expect(past.json.fields).toEqual({ occurred_on: expect.stringContaining('anterior') });
    const nowhere = '01900000-0000-7000-8000-000000000000';
    expect((await staff.call({ url: `/api/v1/bank-movements/${nowhere}` })).status).toBe(404);
    const { json } = await post(staff, 'bank-movements', bank.line());
    const path = `bank-movements/${json.movement.id}/match`;
    expect((await post(staff, path, { kind: 'investor', id: nowhere })).status).toBe(404);
    // An investor's id is no applicant's.
    const crossed = await post(staff, path, { kind: 'applicant', id: ana.investorId });
    expect(crossed.status).toBe(404);
  });
});

describe('a statement file', () => {
  const importing = (content: string | Buffer, fileName = 'banco.csv') => ({
    method: 'POST' as const,
    url: '/api/v1/bank-movements/import' as const,
    ...multipart({}, { name: 'file', fileName, content }),
  });
  const send = (content: string | Buffer) => asTwo(api, staff, importing(content));
  const csv = (...rows: string[]) => [statementColumns.join(','), ...rows].join('\n');
  const day = '2026-01-05';

  const counted = (outcome: object) => ({
    lines: 0,
    fresh: 0,
    matched: 0,
    unidentified: 0,
    waiting: 0,
    ...outcome,
  });

  it.each([
    ['banco\u202evsc.exe.csv', 'bancovsc.exe.csv'],
    [`${'a'.repeat(9000)}.csv`, `${'a'.repeat(196)}.csv`],
    ['', 'sin nombre'],
  ])('is called for who confirms it as people read names: %#', async (fileName, read) => {
    const file = csv(
      `${day},abono,NOMBRE${read.length},20,032180000118359719,NADIE,002115016003269411,`,
    );
    await freshFactor(api, staff);
    const asked = await staff.call(importing(file, fileName));
    expect(asked.status).toBe(202);
    const { json } = await staff.call({ url: `/api/v1/approvals/${asked.json.approval_id}` });
    expect(json.title).toBe(`Importar el estado de cuenta ${read}`);
  });

  it('registers its lines once', async () => {
    const ana = await newInvestor();
    const file = csv(
      `${day},abono,CSV0000001,"1,500.00",032180000118359719,ANA PEÑA,${ana.clabe},Ahorro`,
      `${day},abono,CSV0000002,20,032180000118359719,NADIE,002115016003269411,`,
    );
    expect((await send(file)).json).toEqual(
      counted({ lines: 2, fresh: 2, matched: 1, unidentified: 1 }),
    );
    expect((await send(file)).json).toEqual(counted({ lines: 2 }));
    // As another export of the same day spells it.
    const again = file
      .replace('CSV0000001', ' csv 0000001')
      .replace(/0321800\w+/, '032-180 00011835971 9');
    expect((await send(again)).json).toEqual(counted({ lines: 2 }));
    expect(await ana.available()).toBe(150_000);
  });

  it('in Latin-1, as banks write it, keeps the names of the senders', async () => {
    const text = csv(
      `${day},abono,CSV0000009,20,032180000118359719,ÍÑIGO PEÑA,002115016003269411,`,
    );
    expect((await send(Buffer.from(text, 'latin1'))).json).toMatchObject({ fresh: 1 });
    const list = await staff.call({ url: '/api/v1/bank-movements?q=CSV0000009' });
    expect(list.json.items).toMatchObject([{ sender_name: 'ÍÑIGO PEÑA' }]);
  });

  it('with one bad line registers none', async () => {
    const ana = await newInvestor();
    const good = `${day},abono,CSV0000003,10,032180000118359719,ANA PEÑA,${ana.clabe},`;
    const before = await movementCount();
    const bad = [good.replace('CSV0000003,10', 'CSV0000004,1e3'), `${good}"sin cerrar`];
    const { status, json } = await send(csv(good, '', ...bad));
    expect(status).toBe(422);
    // As a spreadsheet numbers them, the blank line with them.
    expect(json.fields).toEqual({
      'línea 4': expect.stringMatching(/^monto: /),
      'línea 5': 'Las comillas de la línea no se cierran bien.',
    });
    expect(await movementCount()).toBe(before);
  });
});

it('lists lines as a statement does: by the day of the bank, then as they came, the newest first', async () => {
  const reported: string[] = [];
  for (const day of ['2026-03-04', '2026-03-05', '2026-03-04', '2026-03-05']) {
    const { tracking_key, ...rest } = bank.line({
      occurred_on: day,
      sender_name: 'ORDEN DEL BANCO',
    });
    expect((await bank.report({ tracking_key, ...rest })).status).toBe(200);
    reported.push(tracking_key);
  }
  const listed = [];
  let cursor = '';
  do {
    const { json } = await staff.call({
      url: `/api/v1/bank-movements?q=orden+del+banco&limit=1${cursor}`,
    });
    listed.push(...json.items.map(({ tracking_key }) => tracking_key));
    cursor = json.next_cursor ? `&cursor=${json.next_cursor}` : '';
  } while (cursor);
  expect(listed.map((key) => reported.indexOf(key))).toEqual([3, 1, 2, 0]);
});

it('custody always equals what is owed', async () => {
  const { json } = await staff.call({ url: '/api/v1/bank-movements/reconciliation' });
  expect(json.sound).toBe(true);
  expect(json.ledger_cents).toBe(json.owed_cents);
  expect(json.difference_cents).toBe(0);
  const parts = json.breakdown.map(({ amount_cents }: { amount_cents: number }) => amount_cents);
  expect(parts.reduce((sum: number, cents: number) => sum + cents, 0)).toBe(json.owed_cents);
  await assertReconciled(api.db);
});
