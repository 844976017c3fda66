import { toDay } from '@contract/kernel/fields/day';
import { participations } from '@server/db/schema/funding-participations';
import { principalRight } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { move, post } from '@server/ledger/post';
import { testApi } from '@tests/support/api';
import { firstOf } from '@tests/support/present';
import { OWN, repayingPeople } from '@tests/support/repaying';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

const api = await testApi();
const { begin, at } = repayingPeople(api);

it('each investor of a delivered loan holds one participation, with the address of their first commitment', async () => {
  const story = await begin();
  const [first] = story.lenders;
  const loanId = firstOf(story.loanIds);
  const rows = await api.db
    .select()
    .from(participations)
    .where(eq(participations.loanId, loanId))
    .orderBy(participations.commitmentId);
  expect(rows.map((row) => row.investorId)).toEqual(story.investors);
  expect(rows.every((row) => row.id === row.commitmentId && row.heldUntil === null)).toBe(true);
  const investor = await api.again(first ?? expect.fail('no investor'));
  const { json } = await investor.call({ url: '/api/v1/participations' });
  expect(json.items).toMatchObject([{ id: rows[0]?.id, status: 'active' }]);
});

it('a participation that passed to another investor pays them from then on, and is theirs to see', async () => {
  const story = await begin();
  const [seller, other] = story.lenders;
  const loanId = firstOf(story.loanIds);
  if (!seller || !other) throw new Error('no investor');
  at('2026-02-28');
  await story.pay(964_277, '2026-02-28', { ...OWN, tracking_key: 'ANTES01' });
  const buyer = await story.story.investor(100_000);
  const [from, to] = [
    principalRight(loanId, seller.investorId),
    principalRight(loanId, buyer.investorId),
  ];
  const owed = await balance(api.db, from);
  await api.db.transaction(async (tx) => {
    const on = toDay('2026-03-10');
    const isSellers = and(
      eq(participations.loanId, loanId),
      eq(participations.investorId, seller.investorId),
    );
    const [ended] = await tx
      .update(participations)
      .set({ heldUntil: on })
      .where(isSellers)
      .returning();
    const { commitmentId, nominalCents } = ended ?? expect.fail('they hold nothing');
    const { investorId } = buyer;
    await tx
      .insert(participations)
      .values({ loanId, investorId, commitmentId, nominalCents, heldSince: on });
    const entry = {
      kind: 'participation_passed',
      key: `passed:${loanId}`,
      occurredOn: on,
      actor: 'test',
    };
    await post(tx, { ...entry, postings: move(to, from, owed) });
  });
  at('2026-03-30');
  await story.pay(964_277, '2026-03-30', { ...OWN, tracking_key: 'DESPUES01' });
  const listOf = async (person: typeof buyer) =>
    (await (await api.again(person)).call({ url: '/api/v1/participations' })).json.items;
  const [bought] = await listOf(buyer);
  expect(bought?.received_capital_cents).toBeGreaterThan(0);
  expect(bought?.outstanding_cents).toBe(owed - (bought?.received_capital_cents ?? 0));
  expect(await listOf(seller)).toEqual([]);
  expect(await balance(api.db, from)).toBe(0);
});
