import { type Person, testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { creditStory } from '@tests/support/credit';
import { creditBalanceNote } from '@tests/support/payouts';
import { saver } from '@tests/support/saver';
import { freshFactor } from '@tests/support/two-people';
import { describe, expect, it } from 'vitest';

const api = await testApi();
const bank = testBank(api);
const story = await creditStory(api);
const { staff, treasurer } = story;
const ANA = '032180000118359719';
const LUCIA = '012180026050783858';
const reason = 'La cuenta es dudosa';

async function alone(who: Person, path: string, body: object) {
  await freshFactor(api, who);
  return who.call({ method: 'POST', url: `/api/v1/${path}`, body });
}

const leaves = (cents: number, clabe: string) =>
  bank.report(bank.line({ direction: 'out', amount_cents: cents, receiver_clabe: clabe }));

describe('a withdrawal that may have left the bank', () => {
  const started = {
    'since its account was seen': (id: string) =>
      alone(treasurer, 'withdrawals/reveal', { ids: [id] }),
    'since it was asked to be sent': (id: string) =>
      alone(treasurer, `withdrawals/${id}/send`, { tracking_key: 'ESPERA0001' }),
    'since the bank told of its amount and account': () => leaves(6_000_000, ANA),
  };
  it.each(Object.entries(started))(
    '%s is neither cancelled nor rejected by one person',
    async (name, start) => {
      const ana = await saver(api, bank, { clabe: ANA, cents: 6_000_000 });
      const id = await ana.withdraw(6_000_000);
      expect((await ana.shown(id)).in_process).toBe(false);
      await start(id);
      const { status, json } = await ana.cancel(id);
      expect([status, json.message]).toEqual([409, 'Tu retiro ya está en proceso de envío.']);
      expect(await ana.shown(id)).toMatchObject({
        status: 'requested',
        in_process: !name.includes('bank told'),
      });
      expect(await ana.available()).toBe(0);
    },
  );

  it('takes two people to be rejected, whatever its amount', async () => {
    const ana = await saver(api, bank, { clabe: ANA, cents: 20_000 });
    const [seen, reported] = [await ana.withdraw(10_000), await ana.withdraw(10_000)];
    await alone(treasurer, 'withdrawals/reveal', { ids: [seen] });
    expect((await alone(staff, `withdrawals/${seen}/reject`, { reason })).status).toBe(202);
    await leaves(10_000, ANA);
    expect((await alone(staff, `withdrawals/${reported}/reject`, { reason })).status).toBe(202);
    const rejected = await story.act(treasurer, `withdrawals/${seen}/reject`, { reason });
    expect(rejected.status).toBe(409);
    expect(await ana.available()).toBe(0);
  });
});

it('a credit balance that may have left takes two people to be cancelled', async () => {
  await story.repaying();
  const { applicant } = story;
  const applicantId = await creditBalanceNote(api, bank, applicant, { clabe: LUCIA, cents: 5_000 });
  const { json } = await story.act(staff, 'payouts', {
    kind: 'credit_balance',
    amount_cents: 5_000,
    applicant_id: applicantId,
  });
  await alone(treasurer, 'payouts/reveal', { ids: [json.id] });
  expect((await alone(staff, `payouts/${json.id}/cancel`, { reason })).status).toBe(202);
});
