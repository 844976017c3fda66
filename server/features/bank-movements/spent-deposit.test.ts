import { toCentavos } from '@contract/fields/centavos';
import { dayInMexicoCity } from '@contract/fields/day';
import { investors } from '@server/db/schema/people';
import { investorDebt } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { depositIdentified } from '@server/ledger/events/deposits';
import { recomputeBalances } from '@server/ledger/verify';
import { testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { creditStory } from '@tests/support/credit';
import { firstOf } from '@tests/support/present';
import { asTwo, freshFactor } from '@tests/support/two-people';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { recoverDebts } from './debts';
import { assertReconciled } from './reconciliation';

const api = await testApi();
const bank = testBank(api);
const story = await creditStory(api);
const SENDER = '012180026050783858';

/** An investor with a deposit of 10,000 of which 7,000 are committed. */
async function spender() {
  const person = await api.person('investor', { fullName: 'Ana Peña Rojas' });
  const [row] = await api.db.select().from(investors).where(eq(investors.userId, person.userId));
  if (!row) throw new Error('no investor');
  const { opportunityId } = await story.published();
  const deposit = (cents: number) => {
    const line = bank.line({
      receiver_clabe: row.depositClabe,
      amount_cents: cents,
      sender_clabe: SENDER,
      sender_name: 'PEÑA ROJAS ANA',
    });
    return bank.tell(line).then(() => line);
  };
  const line = await deposit(1_000_000);
  await freshFactor(api, person);
  const invest = (cents: number) => story.invest(person, opportunityId, cents);
  expect((await invest(700_000)).status).toBe(200);
  const available = async () =>
    (await person.call({ url: `/api/v1/balances/${row.id}` })).json.available_cents;
  const debt = () => balance(api.db, investorDebt(row.id));
  const sendBack = () =>
    bank.tell({
      ...line,
      direction: 'out',
      sender_clabe: '646180110400000007',
      receiver_clabe: SENDER,
    });
  return {
    ...person,
    investorId: row.id,
    key: line.tracking_key,
    deposit,
    invest,
    available,
    debt,
    sendBack,
  };
}

async function lines(key: string) {
  const url = `/api/v1/bank-movements?q=${key}&sort=created_at` as const;
  return (await story.staff.call({ url })).json.items;
}

const act = (id: string, verb: string, body: object) =>
  asTwo(api, story.staff, { method: 'POST', url: `/api/v1/bank-movements/${id}/${verb}`, body });

async function assertSound() {
  await assertReconciled(api.db);
  expect(await api.db.transaction(recomputeBalances)).toEqual([]);
}

describe('a deposit that the bank sends back once its investor used it', () => {
  it('waits where staff see it, and two of them finish it: the investor owes the rest', async () => {
    const ana = await spender();
    expect((await ana.sendBack()).status).toBe(200);
    const [deposit, back] = await lines(ana.key);
    expect(deposit).toMatchObject({ status: 'matched' });
    expect(back).toMatchObject({ status: 'held', matched: { kind: 'deposit', id: deposit?.id } });
    expect(await ana.available()).toBe(300_000);
    const { json } = await story.staff.call({ url: '/api/v1/backoffice-summary' });
    const held = json.items.find(({ kind }) => kind === 'bank_movements_held');
    expect(held?.count).toBe(1);

    const body = { reason: 'El banco la devolvió' };
    await freshFactor(api, story.staff);
    const url = `/api/v1/bank-movements/${back?.id ?? ''}/accept` as const;
    expect((await story.staff.call({ method: 'POST', url, body })).status).toBe(202);
    const second = await api.person('admin');
    await freshFactor(api, second);
    const waiting = await second.call({ url: '/api/v1/approvals?outcome=waiting' });
    const asked = firstOf(waiting.json.items);
    const confirmed = await second.call({
      method: 'POST',
      url: `/api/v1/approvals/${asked.id}/confirm`,
      body: { payload_hash: asked.payload_hash },
    });
    expect(confirmed.status).toBe(200);
    expect((await lines(ana.key)).map(({ status }) => status)).toEqual(['returned', 'matched']);
    expect([await ana.available(), await ana.debt()]).toEqual([0, 700_000]);
    expect((await api.lastMail(ana.email))?.text).toContain('$7,000.00');
    const state = await story.staff.call({ url: '/api/v1/bank-movements/reconciliation' });
    const keys = state.json.differences.map(({ tracking_key }) => tracking_key);
    expect(keys).not.toContain(ana.key);
    await assertSound();
  });

  it('is paid by what the investor has next, before they use it', async () => {
    const ana = await spender();
    await ana.sendBack();
    const [, back] = await lines(ana.key);
    expect((await act(back?.id ?? '', 'accept', { reason: 'El banco la devolvió' })).status).toBe(
      200,
    );
    await ana.deposit(100_000);
    expect([await ana.available(), await ana.debt()]).toEqual([0, 600_000]);
    // What a loan pays them comes to their balance first; a job takes it, or their next order does.
    const paid = (cents: number) =>
      api.db.transaction((tx) =>
        depositIdentified(tx, {
          investorId: ana.investorId,
          amount: toCentavos(cents),
          naturalKey: v7(),
          trackingKey: v7(),
          occurredOn: dayInMexicoCity(api.clock.now),
          actor: 'test',
        }),
      );
    await paid(250_000);
    expect((await ana.invest(100_000)).status).toBe(422);
    await recoverDebts(api.db, api.clock.now);
    expect([await ana.available(), await ana.debt()]).toEqual([0, 350_000]);
    await paid(450_000);
    expect((await ana.invest(100_000)).status).toBe(200);
    expect([await ana.available(), await ana.debt()]).toEqual([0, 0]);
    const { json } = await ana.call({ url: '/api/v1/movements' });
    const labels = json.items.map(({ label }) => label);
    expect(labels).toContain('Cobro de un depósito devuelto');
    await assertSound();
  });

  it('can be taken back before the bank tells of it, and is no mistake once it did', async () => {
    const [ana, eva] = [await spender(), await spender()];
    const [deposit] = await lines(ana.key);
    const on = dayInMexicoCity(api.clock.now);
    const returned = { kind: 'returned', occurred_on: on, reason: 'Lo dijo el banco' };
    expect((await act(deposit?.id ?? '', 'reverse', returned)).status).toBe(200);
    expect([await ana.available(), await ana.debt()]).toEqual([0, 700_000]);
    await ana.sendBack();
    expect((await lines(ana.key)).map(({ status }) => status)).toEqual(['returned', 'matched']);

    await eva.sendBack();
    const [hers] = await lines(eva.key);
    const mistaken = { ...returned, kind: 'mistaken' };
    expect((await act(hers?.id ?? '', 'reverse', mistaken)).status).toBe(409);
    expect((await act(hers?.id ?? '', 'reverse', returned)).status).toBe(200);
    expect((await lines(eva.key)).map(({ status }) => status)).toEqual(['returned', 'matched']);
    await assertSound();
  });
});
