import { randomUUID } from 'node:crypto';
import { testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { creditStory } from '@tests/support/credit';
import { firstOf } from '@tests/support/present';
import { saver } from '@tests/support/saver';
import { asTwo, freshFactor } from '@tests/support/two-people';
import { afterEach, describe, expect, it } from 'vitest';
import { assertReconciled } from './reconciliation';

const api = await testApi();
const bank = testBank(api);
const story = await creditStory(api);
const { staff } = story;
const ANA = '032180000118359719';
const SAT = '012180026050783858';

const { person: ana, investorId } = await saver(api, bank, { clabe: ANA, cents: 500_000 });

const arrives = (key: string, cents: number, from = ANA) =>
  bank.report(bank.line({ tracking_key: key, amount_cents: cents, sender_clabe: from }));

const leaves = (key: string, cents: number, to = ANA) =>
  bank.report(
    bank.line({
      direction: 'out',
      tracking_key: key,
      amount_cents: cents,
      receiver_clabe: to,
    }),
  );

async function lineOf(key: string, direction: 'in' | 'out') {
  const { json } = await staff.call({
    url: `/api/v1/bank-movements?q=${key}&direction=${direction}`,
  });
  return firstOf(json.items);
}

const available = async () =>
  (await ana.call({ url: `/api/v1/balances/${investorId}` })).json.available_cents;

async function withdrawal(cents: number): Promise<string> {
  await freshFactor(api, ana);
  return (await story.act(ana, 'withdrawals', { amount_cents: cents })).json.id;
}

const send = (id: string, key: string) =>
  story.act(staff, `withdrawals/${id}/send`, { tracking_key: key });

const statusOf = async (id: string) =>
  (await staff.call({ url: `/api/v1/withdrawals/${id}` })).json.status;

const assign = (id: string) =>
  story.act(staff, `bank-movements/${id}/match`, { kind: 'investor', id: investorId });

afterEach(() => assertReconciled(api.db));

describe('money without owner that came from an account registered here', () => {
  it('is assigned by staff to a person, and is the bounce of no order that waits', async () => {
    const before = await available();
    const order = await withdrawal(10_000);
    await arrives('LLEGA00001', 10_000);
    const line = await lineOf('LLEGA00001', 'in');
    expect(line).toMatchObject({ status: 'unidentified', matched: null });
    expect((await send(order, 'SALE000001')).json.status).toBe('sent');
    expect((await assign(line.id)).json).toMatchObject({ status: 'assigned' });
    expect([await statusOf(order), await available()]).toEqual(['sent', before]);
    await leaves('SALE000001', 10_000);
    expect(await statusOf(order)).toBe('confirmed');
  });

  it('goes back where it came from when its bank sends it back, also when other money left there before', async () => {
    const confirmed = await withdrawal(20_000);
    await send(confirmed, 'SALE000002');
    await leaves('SALE000002', 20_000);
    await arrives('LLEGA00002', 20_000);
    await leaves('LLEGA00002', 20_000);
    expect(await lineOf('LLEGA00002', 'in')).toMatchObject({ status: 'returned' });
    expect(await lineOf('LLEGA00002', 'out')).toMatchObject({
      status: 'matched',
      matched: { kind: 'deposit' },
    });
    expect(await statusOf(confirmed)).toBe('confirmed');
  });

  it('waits for staff while it may be an order that they wrote down under another key', async () => {
    const before = await available();
    const order = await withdrawal(30_000);
    await send(order, 'MALESCRITA');
    await arrives('LLEGA00003', 30_000);
    await leaves('LLEGA00003', 30_000);
    const line = await lineOf('LLEGA00003', 'in');
    expect(line).toMatchObject({ status: 'unidentified', matched: null });
    expect(await lineOf('LLEGA00003', 'out')).toMatchObject({ status: 'unidentified' });
    // It came back, and is its owner's.
    expect((await assign(line.id)).json).toMatchObject({ status: 'assigned' });
    expect([await statusOf(order), await available()]).toEqual(['sent', before]);
  });

  it('is taken back with its own line once staff decide that it only came and went', async () => {
    const order = await withdrawal(40_000);
    await send(order, 'SALE000004');
    await arrives('LLEGA00004', 40_000);
    await leaves('LLEGA00004', 40_000);
    const { id } = await lineOf('LLEGA00004', 'in');
    const undone = await story.act(staff, `bank-movements/${id}/reverse`, {
      kind: 'returned',
      occurred_on: '2026-01-05',
      reason: 'El banco lo devolvió',
    });
    expect(undone.json).toMatchObject({ status: 'returned' });
    expect(await lineOf('LLEGA00004', 'out')).toMatchObject({
      status: 'matched',
      matched: { kind: 'deposit' },
    });
    expect(await statusOf(order)).toBe('sent');
  });
});

describe('tax, which goes by its reference', () => {
  it('neither goes to nor comes back from an account that is registered here by another person', async () => {
    await story.repaying();
    const { clabe } = (await story.applicant.call({ url: '/api/v1/payments/reference' })).json;
    await bank.report(bank.line({ receiver_clabe: clabe, amount_cents: 964_277 }));
    const order = async (cents: number, key: string) => {
      const { json } = await asTwo(api, staff, {
        method: 'POST',
        url: '/api/v1/payouts',
        body: { kind: 'income_tax', amount_cents: cents },
        headers: { 'idempotency-key': randomUUID() },
      });
      await story.act(staff, `payouts/${json.id}/send`, { tracking_key: key });
      return async () => (await staff.call({ url: `/api/v1/payouts/${json.id}` })).json.status;
    };
    const first = await order(1_000, 'IMPUESTO01');
    await arrives('IMPUESTO01', 1_000);
    expect([await first(), (await lineOf('IMPUESTO01', 'in')).status]).toEqual([
      'sent',
      'unidentified',
    ]);
    const second = await order(2_000, 'IMPUESTO02');
    await leaves('IMPUESTO02', 2_000);
    expect([await second(), (await lineOf('IMPUESTO02', 'out')).status]).toEqual([
      'sent',
      'review',
    ]);
    const third = await order(3_000, 'IMPUESTO03');
    await leaves('IMPUESTO03', 3_000, SAT);
    expect(await third()).toBe('confirmed');
    await arrives('IMPUESTO03', 3_000, SAT);
    expect(await third()).toBe('returned');
  });
});
