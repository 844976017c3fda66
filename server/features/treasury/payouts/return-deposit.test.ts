import { investors } from '@server/db/schema/people';
import { unidentified } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { creditStory } from '@tests/support/credit';
import { firstOf } from '@tests/support/present';
import { freshFactor } from '@tests/support/two-people';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { assertReconciled } from '../bank-movements/reconciliation';

const api = await testApi();
const bank = testBank(api);
const story = await creditStory(api);
const { staff } = story;
const STRANGER = '012180026050783858';
const HOUSE = '646180110400000007';
const ana = await api.person('investor', { fullName: 'Ana Peña Rojas' });
const [row] = await api.db.select().from(investors).where(eq(investors.userId, ana.userId));

async function receiveUnowned(key: string, changes: object = {}) {
  await bank.report(
    bank.line({
      tracking_key: key,
      amount_cents: 70_000,
      sender_clabe: STRANGER,
      sender_name: 'PEDRO AJENO VIL',
      receiver_clabe: row?.depositClabe,
      ...changes,
    }),
  );
  return lineOf(key);
}

const lineOf = async (key: string, direction = 'in') => {
  const { json } = await staff.call({
    url: `/api/v1/bank-movements?q=${key}&direction=${direction}`,
  });
  return firstOf(json.items);
};

const giveBack = (id: string) =>
  story.act(staff, `bank-movements/${id}/return`, { reason: 'No es una cuenta suya' });

const sees = async () => {
  const { json } = await ana.call({ url: '/api/v1/deposits' });
  return firstOf(json.items).status;
};

afterEach(() => assertReconciled(api.db));

describe('a deposit that waits', () => {
  it('goes back to the account that sent it, by order, and its line finds it', async () => {
    const { id, status } = await receiveUnowned('AJENO00001');
    expect(status).toBe('held');
    const { json: payout } = await giveBack(id);
    expect(payout).toMatchObject({
      kind: 'deposit',
      amount_cents: 70_000,
      beneficiary: 'PEDRO AJENO VIL',
      clabe_last4: '3858',
    });
    expect((await lineOf('AJENO00001')).status).toBe('returning');
    expect(await balance(api.db, unidentified)).toBe(0);
    // It is not returned twice, nor while it is on its way.
    expect((await giveBack(id)).status).toBe(409);
    const accept = await story.act(staff, `bank-movements/${id}/accept`, { reason: 'Es suya' });
    expect(accept.status).toBe(409);

    await freshFactor(api, staff);
    const send = `payouts/${payout.id}/send`;
    const alone = await staff.call({
      method: 'POST',
      url: `/api/v1/${send}`,
      body: { tracking_key: 'DEVUELTO01' },
    });
    expect(alone.status).toBe(202);
    const second = await api.person('admin');
    await freshFactor(api, second);
    const shown = await second.call({
      method: 'POST',
      url: '/api/v1/payouts/reveal',
      body: { ids: [payout.id] },
    });
    // Known from the very deposit that goes back.
    expect(firstOf(shown.json.items)).toMatchObject({
      clabe: STRANGER,
      told_since: expect.stringMatching(/^\d{4}-/),
    });
    const { json: waiting } = await second.call({ url: '/api/v1/approvals?outcome=waiting' });
    const act = firstOf(waiting.items);
    expect(act.title).toBe('Registrar el envío · Devolución de un depósito');
    expect(act.details).toEqual(
      expect.arrayContaining([
        { label: 'Clave de rastreo del depósito', value: 'AJENO00001' },
        { label: 'Lo recibió', value: 'Ana Peña Rojas' },
      ]),
    );
    // Its amount is the act's own.
    expect(act.details.map(({ label }) => label)).not.toContain('Monto');
    await second.call({
      method: 'POST',
      url: `/api/v1/approvals/${act.id}/confirm`,
      body: { payload_hash: act.payload_hash },
    });
    expect((await lineOf('AJENO00001')).status).toBe('returned');
    expect(await sees()).toBe('returned');
    expect((await api.lastMail(ana.email))?.text).toContain('AJENO00001');
    await bank.report(
      bank.line({
        direction: 'out',
        tracking_key: 'DEVUELTO01',
        amount_cents: 70_000,
        sender_clabe: HOUSE,
        receiver_clabe: STRANGER,
      }),
    );
    expect(await lineOf('DEVUELTO01', 'out')).toMatchObject({
      status: 'matched',
      matched: { kind: 'payout', id: payout.id },
    });
    // Sent back by its bank, it waits again.
    await bank.report(
      bank.line({
        tracking_key: 'DEVUELTO01',
        amount_cents: 70_000,
        sender_clabe: STRANGER,
      }),
    );
    expect((await lineOf('AJENO00001')).status).toBe('held');
    expect(await balance(api.db, unidentified)).toBe(70_000);
  });

  it('waits again when the order is cancelled', async () => {
    const { id } = await receiveUnowned('AJENO00002');
    const { json: payout } = await giveBack(id);
    await story.act(staff, `payouts/${payout.id}/cancel`, { reason: 'La cuenta sí era suya' });
    expect((await lineOf('AJENO00002')).status).toBe('held');
    const accept = await story.act(staff, `bank-movements/${id}/accept`, { reason: 'Es suya' });
    expect(accept.json).toMatchObject({ status: 'assigned' });
  });

  it('is not sent back when its bank did so meanwhile', async () => {
    const { id } = await receiveUnowned('AJENO00005');
    const { json: payout } = await giveBack(id);
    await bank.report(
      bank.line({
        direction: 'out',
        tracking_key: 'AJENO00005',
        amount_cents: 70_000,
        sender_clabe: HOUSE,
        receiver_clabe: STRANGER,
      }),
    );
    const sent = await story.act(staff, `payouts/${payout.id}/send`, {
      tracking_key: 'DEVUELTO05',
    });
    expect([sent.status, sent.json.message]).toEqual([
      409,
      'El banco ya devolvió este depósito por su cuenta. Cancela este pago.',
    ]);
    const { status } = await story.act(staff, `payouts/${payout.id}/cancel`, {
      reason: 'Lo devolvió el banco',
    });
    expect(status).toBe(200);
  });

  it('without an owner goes back too, but not to a card or a telephone', async () => {
    const unowned = await receiveUnowned('AJENO00003', { receiver_clabe: HOUSE });
    expect((await giveBack(unowned.id)).status).toBe(200);
    const card = await receiveUnowned('AJENO00004', { sender_clabe: '4152313412345678' });
    const { status, json } = await giveBack(card.id);
    expect([status, json.message]).toEqual([
      422,
      'Llegó de una tarjeta o un teléfono, no de una CLABE: pide al banco que lo devuelva.',
    ]);
  });
});
