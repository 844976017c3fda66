import { toCentavos } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { investorDebt } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { depositIdentified } from '@server/ledger/events/deposits';
import { recomputeBalances } from '@server/ledger/verify';
import { testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { creditStory } from '@tests/support/credit';
import { firstOf } from '@tests/support/present';
import { saver } from '@tests/support/saver';
import { asTwo, freshFactor } from '@tests/support/two-people';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { recoverDebts } from './debts';
import { assertReconciled } from './reconciliation';

const api = await testApi();
const bank = testBank(api);
const story = await creditStory(api);
const SENDER = '012180026050783858';

/** An investor with a deposit of 10,000 of which 7,000 may be on their way out. */
async function spender() {
  const ana = await saver(api, bank, { clabe: SENDER, cents: 1_000_000 });
  const { person, investorId } = ana;
  const { opportunityId } = await story.published();
  const from = { sender_clabe: SENDER, sender_name: 'PEÑA ROJAS ANA' };
  const deposit = (cents: number) =>
    bank.report(bank.line({ receiver_clabe: ana.depositClabe, amount_cents: cents, ...from }));
  const id = await ana.withdraw(700_000);
  await freshFactor(api, story.treasurer);
  const looked = {
    method: 'POST',
    url: '/api/v1/withdrawals/reveal',
    body: { ids: [id] },
  } as const;
  expect((await story.treasurer.call(looked)).status).toBe(200);
  const sendBack = () =>
    bank.report(
      bank.line({
        direction: 'out',
        tracking_key: ana.deposit,
        amount_cents: 1_000_000,
        sender_clabe: '646180110400000007',
        receiver_clabe: SENDER,
      }),
    );
  return {
    ...person,
    investorId,
    key: ana.deposit,
    deposit,
    invest: (cents: number) => story.invest(person, opportunityId, cents),
    available: ana.available,
    debt: () => balance(api.db, investorDebt(investorId)),
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

  it('can be taken back before the bank reports it, and is no mistake once it did', async () => {
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
