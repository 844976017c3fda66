import { inTransaction } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { auditLog, notifications } from '@server/db/schema/platform';
import { withdrawals } from '@server/db/schema/treasury';
import { recurringOrderRuns, recurringOrders } from '@server/db/schema/treasury-recurring-orders';
import { paidBackTo } from '@server/ledger/paid-back';
import { type Person, testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { accountSetHoursAgo, registerAccount } from '@tests/support/bank-account';
import { once } from '@tests/support/credit';
import { present } from '@tests/support/present';
import { OWN, repayingPeople } from '@tests/support/repaying';
import { saver } from '@tests/support/saver';
import { freshFactor } from '@tests/support/two-people';
import { asc, desc, eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { followRecurringOrders } from './follow';
import { endOrders } from './orders';

const api = await testApi();
const people = repayingPeople(api);
const bank = testBank(api);
const CLABE = '032180000118359719';
const NAME = 'ANA PEÑA ROJAS';

/** Each test has an investor of its own: what one leaves is followed by no other. */
afterEach(async () => {
  const now = api.clock.now;
  await api.db
    .update(recurringOrderRuns)
    .set({ status: 'cancelled', settledAt: now })
    .where(eq(recurringOrderRuns.status, 'waiting'));
  await api.db.update(recurringOrders).set({ status: 'ended', endedAt: now });
});

type Saver = Awaited<ReturnType<typeof begin>>;

/** An investor with 1,000.00 and an account that takes money, on Friday 2 January 2026. */
async function begin(cents = 100_000) {
  people.at('2026-01-02');
  const ana = await saver(api, bank, { clabe: CLABE, cents });
  return { ...ana, me: () => asMe(ana.person) };
}

async function asMe(person: Person) {
  const me = await api.again(person);
  await freshFactor(api, me);
  return me;
}

const fixed = { kind: 'withdrawal', rule: 'fixed', amount_cents: 30_000, day: 15 };

async function agree({ me }: Pick<Saver, 'me'>, changes: object = {}) {
  const body = { ...fixed, ...changes };
  return (await me()).call({
    method: 'POST',
    url: '/api/v1/recurring-orders',
    body,
    headers: once(),
  });
}

const edit = async ({ me }: Saver, id: string, terms: object) =>
  (await me()).call({ method: 'PUT', url: `/api/v1/recurring-orders/${id}`, body: terms });

const act = async ({ me }: Saver, id: string, what: 'pause' | 'resume' | 'end') =>
  (await me()).call({ method: 'POST', url: `/api/v1/recurring-orders/${id}/${what}` });

const orders = async ({ me }: Saver) =>
  (await (await me()).call({ url: '/api/v1/recurring-orders' })).json.orders;

/** Runs the job twice at once, at noon of a day. */
async function run(on: string) {
  people.at(on);
  const when = { config: api.config, now: api.clock.now };
  await Promise.all([followRecurringOrders(api.db, when), followRecurringOrders(api.db, when)]);
}

const runsOf = ({ investorId }: Pick<Saver, 'investorId'>) =>
  api.db
    .select()
    .from(recurringOrderRuns)
    .where(eq(recurringOrderRuns.investorId, investorId))
    .orderBy(asc(recurringOrderRuns.dueOn));

const said = async (ana: Pick<Saver, 'investorId'>) =>
  (await runsOf(ana)).map(
    ({ dueOn, status, amountCents, reason }) =>
      `${dueOn} ${status} ${amountCents ?? '-'}${reason ? ` ${reason}` : ''}`,
  );

const withdrawn = ({ investorId }: Pick<Saver, 'investorId'>) =>
  api.db
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.investorId, investorId))
    .orderBy(asc(withdrawals.id));

const told = async ({ person }: Pick<Saver, 'person'>) =>
  (
    await api.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, person.userId))
      .orderBy(desc(notifications.id))
  ).map(({ title, body }) => `${title}. ${body}`);

function deposit(ana: Saver, cents: number, on: string) {
  people.at(on);
  return bank.report(
    bank.line({
      receiver_clabe: ana.depositClabe,
      amount_cents: cents,
      occurred_on: on,
      sender_clabe: CLABE,
      sender_name: NAME,
    }),
  );
}

describe('an order', () => {
  it('asks for the second factor, is one of a kind, and says its next day', async () => {
    const ana = await begin();
    const noFactor = await api.again(ana.person);
    const refused = await noFactor.call({
      method: 'POST',
      url: '/api/v1/recurring-orders',
      body: fixed,
      headers: once(),
    });
    expect(refused.json.code).toBe('step_up_required');
    const { json } = await agree(ana);
    expect(json).toMatchObject({ status: 'active', next_on: '2026-01-15', amount_cents: 30_000 });
    expect(json.folio).toMatch(/^REC-\d+$/);
    expect((await agree(ana)).json.message).toBe(
      'Ya tienes un retiro recurrente. Puedes cambiarlo en esta pantalla.',
    );
    expect((await agree(ana, { kind: 'deposit' })).status).toBe(200);
    expect((await orders(ana)).map(({ kind }) => kind)).toEqual(['withdrawal', 'deposit']);
    const [entry] = await api.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'recurring-orders.create'))
      .orderBy(asc(auditLog.seq));
    expect(entry?.details).toMatchObject({ order_kind: 'withdrawal', order_rule: 'fixed' });
    expect((await told(ana))[1]).toContain('Activaste tu retiro recurrente REC-');
  });

  it('puts what cannot be on its field', async () => {
    const ana = await begin();
    const fields = async (changes: object) => (await agree(ana, changes)).json.fields;
    expect(await fields({ amount_cents: undefined })).toEqual({
      amount_cents: 'El campo es obligatorio',
    });
    expect(await fields({ kind: 'deposit', rule: 'above' })).toEqual({
      rule: 'Un abono recurrente es de un monto fijo.',
    });
    expect(await fields({ ends_on: '2026-01-14' })).toEqual({
      ends_on: 'Con esa fecha no queda ningún mes por hacer. Elige una posterior al próximo día.',
    });
    expect(Object.keys((await fields({ day: 29 })) ?? {})).toEqual(['day']);
  });

  it('is paused, resumed and ended by its person alone', async () => {
    const ana = await begin();
    const { json } = await agree(ana);
    const other = await begin();
    expect((await act(other, json.id, 'pause')).status).toBe(404);
    expect((await act(ana, json.id, 'resume')).status).toBe(409);
    expect((await act(ana, json.id, 'pause')).json).toMatchObject({
      status: 'paused',
      next_on: null,
    });
    await run('2026-01-15');
    expect(await runsOf(ana)).toEqual([]);
    people.at('2026-01-16');
    expect((await act(ana, json.id, 'resume')).json.next_on).toBe('2026-02-16');
    expect((await act(ana, json.id, 'end')).json.status).toBe('ended');
    expect(await orders(ana)).toEqual([]);
    expect((await edit(ana, json.id, { rule: 'received', day: 1 })).json.message).toContain(
      'Ya se terminó',
    );
    expect((await agree(ana)).status).toBe(200);
  });

  it('ends by itself after its last day, and with its account', async () => {
    const ana = await begin();
    await agree(ana, { ends_on: '2026-01-31' });
    await agree(ana, { kind: 'deposit', day: 20, amount_cents: 500 });
    await run('2026-01-15');
    await run('2026-01-31');
    expect((await orders(ana)).length).toBe(2);
    await run('2026-02-01');
    expect((await orders(ana)).map(({ kind }) => kind)).toEqual(['deposit']);
    expect((await told(ana))[0]).toContain('Terminó tu retiro recurrente');
    await inTransaction(api.db, (tx) => endOrders(tx, ana.investorId, api.clock.now));
    expect(await orders(ana)).toEqual([]);
  });
});

describe('a recurring withdrawal', () => {
  it('is asked for once a month, on its day or the next day of the banks, as one by hand', async () => {
    const ana = await begin();
    await agree(ana);
    await run('2026-01-14');
    expect(await runsOf(ana)).toEqual([]);
    await run('2026-01-15');
    await run('2026-01-16');
    const [first] = await withdrawn(ana);
    expect(first).toMatchObject({ status: 'requested', amountCents: 30_000, clabeLast4: '9719' });
    expect(await ana.available()).toBe(70_000);
    // 15 February is a Sunday.
    await run('2026-02-15');
    expect((await withdrawn(ana)).length).toBe(1);
    await run('2026-02-16');
    expect(await said(ana)).toEqual(['2026-01-15 requested 30000', '2026-02-16 requested 30000']);
    const list = await (await ana.me()).call({
      url: '/api/v1/recurring-order-runs?kind=withdrawal',
    });
    expect(list.json.items.map((each) => each.withdrawal_folio)).toEqual(
      (await withdrawn(ana)).map(({ folio }) => folio).reverse(),
    );
  });

  it('waits for money for three days of the banks, tells so once, and is left out then', async () => {
    const ana = await begin(20_000);
    await agree(ana);
    await run('2026-01-15');
    await run('2026-01-16');
    expect(await said(ana)).toEqual(['2026-01-15 waiting 30000 insufficient_funds']);
    const waits = (await told(ana)).filter((each) => each.startsWith('Aún no pudimos'));
    expect(waits).toEqual([
      expect.stringContaining('Tu saldo disponible no alcanza. Lo intentaremos cada hora hasta el'),
    ]);
    // Thursday, Friday, Monday, Tuesday.
    await run('2026-01-20');
    expect((await runsOf(ana))[0]?.status).toBe('waiting');
    await run('2026-01-21');
    expect(await said(ana)).toEqual(['2026-01-15 skipped 30000 insufficient_funds']);
    expect((await told(ana))[0]).toContain('Este mes no se pidió tu retiro recurrente');
    await run('2026-01-22');
    expect((await withdrawn(ana)).length).toBe(0);
    await deposit(ana, 50_000, '2026-01-22');
    await run('2026-02-16');
    expect((await withdrawn(ana)).length).toBe(1);
  });

  it('goes out when the money comes while it waits, or by terms that fit', async () => {
    const ana = await begin(20_000);
    const { json } = await agree(ana);
    await run('2026-01-15');
    expect(
      (await edit(ana, json.id, { rule: 'fixed', amount_cents: 15_000, day: 20 })).status,
    ).toBe(200);
    await run('2026-01-16');
    expect(await said(ana)).toEqual(['2026-01-15 requested 15000']);
    // The month has had its turn.
    await run('2026-01-20');
    expect((await withdrawn(ana)).length).toBe(1);
    const [order] = await orders(ana);
    expect(order?.next_on).toBe('2026-02-20');
  });

  it('waits for an account that rests, and for one that is there', async () => {
    const ana = await begin();
    await agree(ana);
    people.at('2026-01-15');
    await registerAccount(api, await ana.me(), '012180026050783858', 'Ana Peña Rojas');
    await run('2026-01-15');
    expect(await said(ana)).toEqual(['2026-01-15 waiting 30000 account_rests']);
    await run('2026-01-16');
    await accountSetHoursAgo(api, ana.investorId, 25);
    await run('2026-01-16');
    expect((await withdrawn(ana))[0]).toMatchObject({ clabeLast4: '3858', status: 'requested' });
  });

  it('waits while staff hold the account back or its owner changed their second factor', async () => {
    const ana = await begin();
    await agree(ana);
    const set = (change: Partial<typeof users.$inferInsert>) =>
      api.db.update(users).set(change).where(eq(users.id, ana.person.userId));
    await set({ restrictionLevel: 2, restrictionReason: 'Revisión' });
    await run('2026-01-15');
    expect(await said(ana)).toEqual(['2026-01-15 waiting 30000 restricted']);
    await set({ restrictionLevel: 0, restrictionReason: null, staffBlockedAt: api.clock.now });
    await run('2026-01-15');
    expect((await withdrawn(ana)).length).toBe(0);
    people.at('2026-01-16');
    await set({ staffBlockedAt: null, secondFactorChangedAt: api.clock.now });
    await run('2026-01-16');
    expect(await said(ana)).toEqual(['2026-01-15 waiting 30000 owner_held']);
    await run('2026-01-19');
    expect((await withdrawn(ana)).length).toBe(1);
  });

  it('takes what is above a balance, and nothing when there is nothing', async () => {
    const ana = await begin();
    await agree(ana, { rule: 'above', amount_cents: 60_000 });
    await run('2026-01-15');
    await run('2026-02-16');
    expect(await said(ana)).toEqual(['2026-01-15 requested 40000', '2026-02-16 nothing -']);
    expect(await ana.available()).toBe(60_000);
  });

  it('takes what was paid back since the last time, after tax and fee', async () => {
    const story = await people.begin(1, 'credit_balance');
    const { investorId, ...lender } = present(story.lenders[0]);
    const ana = { investorId, me: () => asMe(lender) };
    people.at('2026-02-02');
    await registerAccount(api, await ana.me(), CLABE, 'Ana Peña Rojas');
    const [{ name } = { name: '' }] = await api.db
      .select({ name: users.fullName })
      .from(users)
      .where(eq(users.id, lender.userId));
    await registerAccount(api, await ana.me(), CLABE, name);
    await accountSetHoursAgo(api, investorId, 25);
    const agreed = await agree(ana, { rule: 'received', amount_cents: undefined, day: 5 });
    expect(agreed.json).toMatchObject({ rule: 'received', amount_cents: null });
    await run('2026-02-05');
    expect(await said(ana)).toEqual(['2026-02-05 nothing -']);
    people.at('2026-02-28');
    await story.pay(964_277, '2026-02-28', OWN);
    const paidBack = await paidBackTo(api.db, investorId);
    expect(paidBack).toBeGreaterThan(0);
    await run('2026-03-05');
    await run('2026-04-06');
    expect(await said(ana)).toEqual([
      '2026-02-05 nothing -',
      `2026-03-05 requested ${paidBack}`,
      '2026-04-06 nothing -',
    ]);
    await people.assertSound(story);
  });

  it('is that of its own order, where another one waits', async () => {
    const [ana, other] = [await begin(20_000), await begin()];
    await agree(ana);
    await agree(other);
    await run('2026-01-15');
    expect(await said(ana)).toEqual(['2026-01-15 waiting 30000 insufficient_funds']);
    expect((await withdrawn(ana)).length).toBe(0);
    expect(await said(other)).toEqual(['2026-01-15 requested 30000']);
    expect((await withdrawn(other)).length).toBe(1);
  });
});

describe('a recurring deposit', () => {
  const order = { kind: 'deposit', amount_cents: 50_000 };

  it('is reminded of on its day with what is missing, and arrives with the money', async () => {
    const ana = await begin();
    await agree(ana, order);
    // Before the days that count.
    await deposit(ana, 9_000, '2026-01-09');
    await deposit(ana, 20_000, '2026-01-12');
    await run('2026-01-15');
    expect(await said(ana)).toEqual(['2026-01-15 waiting 50000']);
    expect((await told(ana))[0]).toContain('Hoy toca tu abono de $300.00');
    expect((await told(ana))[0]).toContain(`termina en ${ana.depositClabe?.slice(-4)}`);
    await deposit(ana, 30_000, '2026-01-20');
    await run('2026-01-20');
    expect(await said(ana)).toEqual(['2026-01-15 arrived 50000']);
    const reminders = (await told(ana)).filter((each) => each.startsWith('Hoy toca'));
    expect(reminders.length).toBe(1);
  });

  it('is not reminded of when the money came before, and is missed when it does not come', async () => {
    const ana = await begin();
    await agree(ana, order);
    await deposit(ana, 50_000, '2026-01-14');
    await run('2026-01-15');
    await run('2026-02-16');
    await run('2026-02-26');
    expect(await said(ana)).toEqual(['2026-01-15 arrived 50000', '2026-02-16 waiting 50000']);
    await run('2026-02-27');
    expect((await said(ana))[1]).toBe('2026-02-16 missed 50000');
    expect((await told(ana)).filter((each) => each.startsWith('Hoy toca')).length).toBe(1);
  });

  it('makes up for no month in which nobody looked', async () => {
    const ana = await begin();
    await agree(ana, order);
    await run('2026-06-20');
    expect(await said(ana)).toEqual(['2026-06-15 waiting 50000']);
    await run('2026-08-31');
    expect(await said(ana)).toEqual(['2026-06-15 missed 50000', '2026-08-17 missed 50000']);
  });
});

it('never asks twice for the withdrawal of a month', async () => {
  const ana = await begin();
  await agree(ana);
  people.at('2026-01-15');
  const when = { config: api.config, now: api.clock.now };
  await Promise.all(Array.from({ length: 8 }, () => followRecurringOrders(api.db, when)));
  expect((await runsOf(ana)).map(({ period }) => period)).toEqual(['2026-01-01']);
  expect((await withdrawn(ana)).length).toBe(1);
});
