import { bankMovements } from '@server/db/schema/treasury';
import { type Person, testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { creditStory } from '@tests/support/credit';
import { creditBalanceNote } from '@tests/support/payouts';
import { firstOf, present } from '@tests/support/present';
import { saver } from '@tests/support/saver';
import { freshFactor, secondPerson } from '@tests/support/two-people';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

const api = await testApi();
const bank = testBank(api);
const story = await creditStory(api);
const { staff, treasurer, applicant } = story;
const ANA = '032180000118359719';
const LUCIA = '012180026050783858';

const sentBack = (tracking_key: string, amount_cents: number, receiver_clabe: string) =>
  bank.report(bank.line({ direction: 'out', tracking_key, amount_cents, receiver_clabe }));

async function heldReturnOf(trackingKey: string): Promise<string> {
  const [line] = await api.db
    .select()
    .from(bankMovements)
    .where(and(eq(bankMovements.trackingKey, trackingKey), eq(bankMovements.direction, 'out')));
  expect(line?.status).toBe('held');
  return present(line).id;
}

async function reveal(noun: 'withdrawals' | 'stages' | 'payouts', id: string, file = true) {
  await freshFactor(api, treasurer);
  const url = `/api/v1/${noun}/reveal` as const;
  return (await treasurer.call({ method: 'POST', url, body: { ids: [id], file } })).json;
}

const RETURNING = 'El banco avisó que devolvió un depósito suyo. Primero decide ese movimiento.';

it('a withdrawal whose deposit the bank sent back is in no file, its account is not shown, and it ends with it', async () => {
  const ana = await saver(api, bank, { clabe: ANA, cents: 40_000 });
  const id = await ana.withdraw(40_000);
  await sentBack(ana.deposit, 40_000, ANA);
  const lineId = await heldReturnOf(ana.deposit);
  for (const file of [true, false]) {
    expect(await reveal('withdrawals', id, file)).toMatchObject({
      items: [],
      left_out: [{ id, reason: RETURNING, listed: false }],
    });
  }
  // Its account was never revealed, so it cannot be on its way.
  const reason = 'Lo devolvió el banco';
  await story.act(staff, `bank-movements/${lineId}/accept`, { reason });
  expect(await ana.shown(id)).toMatchObject({ status: 'rejected' });
});

it('what the bank reported is shown, whatever is owed', async () => {
  const ana = await saver(api, bank, { clabe: ANA, cents: 41_000 });
  const id = await ana.withdraw(41_000);
  await bank.report(bank.line({ direction: 'out', amount_cents: 41_000, receiver_clabe: ANA }));
  await sentBack(ana.deposit, 41_000, ANA);
  await heldReturnOf(ana.deposit);
  expect((await reveal('withdrawals', id, false)).items).toMatchObject([{ id, clabe: ANA }]);
});

it('nor is the payment of a stage with whose money that happened', async () => {
  const { projectId, opportunityId } = await story.published();
  const ana = await saver(api, bank, { clabe: ANA, cents: 10_000_000 });
  await freshFactor(api, ana.person);
  await story.invest(ana.person, opportunityId, 10_000_000);
  const contract = present((await story.show(projectId)).contract);
  await story.sign(applicant, contract);
  await story.sign(story.supplier, contract);
  const { sites, stages } = await story.show(projectId);
  await story.verified(story.supplier, firstOf(sites).id, 21, true);
  const { id } = firstOf(stages);
  await story.act(staff, `stages/${id}/approve`);
  await sentBack(ana.deposit, 10_000_000, ANA);
  await heldReturnOf(ana.deposit);
  const why = expect.stringContaining('que invierte en este proyecto');
  expect(await reveal('stages', id)).toMatchObject({ items: [], left_out: [{ id, reason: why }] });
});

it('nor the credit balance of an applicant who owes', async () => {
  const applicantId = await creditBalanceNote(api, bank, applicant, {
    clabe: LUCIA,
    cents: 50_000,
  });
  const { json: ordered } = await story.act(staff, 'payouts', {
    kind: 'credit_balance',
    amount_cents: 50_000,
    applicant_id: applicantId,
  });
  const [deposit] = await api.db
    .select()
    .from(bankMovements)
    .where(eq(bankMovements.matchedId, applicantId));
  // What was ordered cannot be voided any more.
  expect((await reveal('payouts', ordered.id, false)).items).toHaveLength(1);
  const { trackingKey, amountCents } = present(deposit);
  await sentBack(trackingKey, amountCents, LUCIA);
  expect(await reveal('payouts', ordered.id)).toMatchObject({
    items: [],
    left_out: [{ reason: expect.stringContaining('Debe dinero de un depósito') }],
  });
});

it('people who make it at once list each transfer once, in whichever order they chose them', async () => {
  const ana = await saver(api, bank, { clabe: ANA, cents: 40_000 });
  const ids = [await ana.withdraw(1_000), await ana.withdraw(1_001), await ana.withdraw(1_002)];
  const people = [staff, treasurer, await secondPerson(api), await api.person('admin')];
  for (const who of people) await freshFactor(api, who);
  const lists = (who: Person, chosen: string[]) =>
    who.call({
      method: 'POST',
      url: '/api/v1/withdrawals/reveal',
      body: { ids: chosen, file: true },
    });
  const replies = await Promise.all(
    people.flatMap((who) => [lists(who, ids), lists(who, ids.toReversed())]),
  );
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  const listed = replies.flatMap(({ json }) => json.items.map(({ id }) => id));
  expect(listed.sort()).toEqual(ids);
});
