import { custodyBank } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { type Person, testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { creditStory } from '@tests/support/credit';
import { firstOf } from '@tests/support/present';
import { saver } from '@tests/support/saver';
import { freshFactor } from '@tests/support/two-people';
import { expect, it } from 'vitest';

const api = await testApi();
const bank = testBank(api);
const story = await creditStory(api);
const { staff, treasurer } = story;

const WHY =
  'El monto o el titular de esta orden no es el que se apartó en el libro: no la envíes y avisa a quien administra el sistema.';

async function alone(who: Person, path: string, body: object) {
  await freshFactor(api, who);
  return who.call({ method: 'POST', url: `/api/v1/${path}`, body });
}

/** An order of each kind that waits to be sent, and how it is. */
async function orders() {
  const ana = await saver(api, bank, { clabe: '032180000118359719', cents: 40_000 });
  const withdrawal = await ana.withdraw(10_000);
  const { projectId } = await story.repaying();
  const stage = firstOf((await story.show(projectId)).stages).id;
  const fees = (await staff.call({ url: '/api/v1/payouts/sources' })).json;
  const amount_cents = fees.fees_cents + fees.fees_vat_cents;
  const payout = (await story.act(staff, 'payouts', { kind: 'fees', amount_cents })).json.id;
  return [
    { noun: 'withdrawals', id: withdrawal, send: 'send', open: 'requested' },
    { noun: 'stages', id: stage, send: 'pay', open: 'payable' },
    { noun: 'payouts', id: payout, send: 'send', open: 'ordered' },
  ] as const;
}

let key = 0;

it('an order is shown, listed and sent as the ledger keeps it, or not at all', async () => {
  const bea = await saver(api, bank, { clabe: '012180026050783858', cents: 40_000 });
  for (const { noun, id, send, open } of await orders()) {
    const change = (what: string) =>
      api.pool.query(`update ${noun} set ${what} where id = $1`, [id]);
    const held = await balance(api.db, custodyBank);
    const sent = () => {
      key += 1;
      return story.act(treasurer, `${noun}/${id}/${send}`, { tracking_key: `ENVIO0000${key}` });
    };

    async function assertRefused() {
      for (const file of [false, true]) {
        const shown = await alone(treasurer, `${noun}/reveal`, { ids: [id], file });
        expect(shown.json).toMatchObject({ items: [], left_out: [{ id, reason: WHY }] });
      }
      expect(await sent()).toMatchObject({ status: 409, json: { message: WHY } });
      expect(await balance(api.db, custodyBank)).toBe(held);
    }

    // Raised by a hundred thousand pesos, as who could write to the database would; or lowered.
    await change('amount_cents = amount_cents + 10000000');
    await assertRefused();
    await change('amount_cents = amount_cents - 10000001');
    await assertRefused();
    await change('amount_cents = amount_cents + 1');
    if (noun === 'withdrawals') {
      const { rows } = await api.pool.query(`select investor_id from withdrawals where id = $1`, [
        id,
      ]);
      await change(`investor_id = '${bea.investorId}'`);
      await assertRefused();
      await change(`investor_id = '${rows[0].investor_id}'`);
    }

    const shown = await alone(treasurer, `${noun}/reveal`, { ids: [id], file: true });
    expect(shown.json).toMatchObject({ items: [{ id }], left_out: [] });
    expect((await sent()).status).toBe(200);
    // It is not sent a second time when its row says that it waits.
    const left = await balance(api.db, custodyBank);
    await change(`status = '${open}', listed_at = null`);
    expect(await sent()).toMatchObject({ status: 409, json: { message: WHY } });
    expect(await balance(api.db, custodyBank)).toBe(left);
  }
});
