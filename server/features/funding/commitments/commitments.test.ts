import { commitments, opportunities } from '@server/db/schema/funding';
import { applicants, investors } from '@server/db/schema/people';
import { investorAvailable, investorReserved } from '@server/ledger/accounts';
import { balances } from '@server/ledger/balances';
import { recomputeBalances } from '@server/ledger/verify';
import { testApi } from '@tests/support/api';
import { creditStory } from '@tests/support/credit';
import { isAnyoneWaiting } from '@tests/support/lock-waits';
import { firstOf } from '@tests/support/present';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { expireOpportunities } from '../opportunities/expire';

const api = await testApi();
const story = await creditStory(api);
const { act, invest, show } = story;

async function wallet(investorId: string) {
  const accounts = [investorAvailable(investorId), investorReserved(investorId)];
  const found = await api.db.transaction((tx) => balances(tx, accounts));
  return accounts.map(({ code }) => found.get(code));
}

async function opportunity(id: string) {
  const [row] = await api.db.select().from(opportunities).where(eq(opportunities.id, id));
  return row;
}

describe('looking for an offer', () => {
  it('finds it by its folio, never by the name of the applicant', async () => {
    const { opportunityId, projectId } = await story.published();
    const who = await story.investor(1_000);
    await invest(who, opportunityId, 20_000);
    const { folio } = await show(projectId);
    const found = async (noun: string, q: string) => {
      const reply = await who.call({ url: `/api/v1/${noun}?q=${encodeURIComponent(q)}` });
      return reply.json.items.map((item: { folio: string }) => item.folio);
    };
    for (const noun of ['opportunities', 'participations']) {
      expect(await found(noun, folio.toLowerCase())).toEqual([folio]);
      expect(await found(noun, '%')).toEqual([]);
      expect(await found(noun, 'Lucía Cruz')).toEqual([]);
    }
    // A list that is not searched refuses the question instead of answering another.
    expect((await who.call({ url: '/api/v1/deposits?q=x' })).status).toBe(400);
  });
});

describe('committing', () => {
  it('is not open to the applicant', async () => {
    const { opportunityId } = await story.published();
    const who = await story.investor(100_000);
    const mine = eq(applicants.userId, story.applicant.userId);
    await api.db.update(applicants).set({ userId: who.userId }).where(mine);
    const reply = await invest(who, opportunityId, 1_000_000);
    const back = eq(applicants.userId, who.userId);
    await api.db.update(applicants).set({ userId: story.applicant.userId }).where(back);
    expect([reply.status, reply.json.message]).toEqual([
      422,
      'No puedes invertir en tu propia solicitud.',
    ]);
    expect((await invest(who, opportunityId, 1_000_000)).status).toBe(200);
  });

  it('refuses what is not open, too little, too much for the balance, and explains why', async () => {
    const { opportunityId } = await story.published();
    const poor = await story.investor(1_000);
    const problem = async (cents: number) => {
      const reply = await invest(poor, opportunityId, cents);
      expect(reply.status).toBe(422);
      return reply.json.fields.amount_cents;
    };
    expect(await problem(10_000_001)).toBe('Quedan $100,000.00 MXN por fondear.');
    expect(await problem(9_999)).toBe('El monto mínimo es de $100.00 MXN.');
    expect(await problem(100_001)).toBe('Tu saldo disponible es de $1,000.00 MXN.');
    expect(await wallet(poor.investorId)).toEqual([100_000, 0]);
  });

  it('asks for a second factor, and for the role', async () => {
    const { opportunityId } = await story.published();
    const bare = await api.person('investor');
    expect((await invest(bare, opportunityId, 10_000)).json.code).toBe('step_up_required');
    expect((await invest(story.supplier, opportunityId, 10_000)).status).toBe(403);
  });

  it('is in the audit trail under its folio', async () => {
    const { opportunityId, projectId } = await story.published();
    const who = await story.investor(1_000);
    await invest(who, opportunityId, 20_000);
    const { folio } = await show(projectId);
    const { json } = await story.staff.call({ url: '/api/v1/audit?action=commitments.create' });
    const entry = json.items.at(0);
    expect(entry?.folios).toEqual({ [String(entry?.object_id)]: folio, [opportunityId]: folio });
  });

  it('moves nothing twice for one key', async () => {
    const { opportunityId } = await story.published();
    const who = await story.investor(1_000);
    const key = 'clave-repetida-1';
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => invest(who, opportunityId, 20_000, key)),
    );
    expect(new Set(replies.map((reply) => reply.json.id)).size).toBe(1);
    expect(await wallet(who.investorId)).toEqual([80_000, 20_000]);
    expect((await invest(who, opportunityId, 30_000, key)).status).toBe(422);
  });

  it('waits for what is under way with the money of its investor', async () => {
    const { opportunityId } = await story.published();
    const who = await story.investor(1_000);
    let reply: ReturnType<typeof invest> | undefined;
    await api.db.transaction(async (tx) => {
      const own = eq(investors.id, who.investorId);
      await tx.select().from(investors).where(own).for('no key update');
      reply = invest(who, opportunityId, 20_000);
      await expect.poll(() => isAnyoneWaiting(api.db), { timeout: 10_000 }).toBe(true);
    });
    expect((await reply)?.status).toBe(200);
  });

  it('never over-funds: fifty at once on the last slice', async () => {
    const { opportunityId, projectId } = await story.published();
    const investors = await Promise.all(Array.from({ length: 10 }, () => story.investor(50_000)));
    const [first] = investors;
    if (first) await invest(first, opportunityId, 4_999_900);
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, n) => {
        const who = investors[n % investors.length];
        return who && invest(who, opportunityId, 500_010);
      }),
    );
    const taken = replies.filter((reply) => reply?.status === 200).length;
    const after = await opportunity(opportunityId);
    const rows = await api.db
      .select()
      .from(commitments)
      .where(eq(commitments.opportunityId, opportunityId));
    // Ten of 5,000.10 fit exactly into what was left.
    expect(taken).toBe(10);
    expect(rows.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(10_000_000);
    expect(after).toMatchObject({ status: 'funded', committedCents: 10_000_000 });
    for (const reply of replies) expect([200, 409, 422]).toContain(reply?.status);
    expect((await show(projectId)).status).toBe('to_sign');
    expect(await api.db.transaction((tx) => recomputeBalances(tx))).toEqual([]);
  });
});

describe('taking a commitment back', () => {
  it('gives the money back, opens the goal again, and keeps the signatures', async () => {
    const { opportunityId, projectId, first, second } = await story.installing();
    const mine = firstOf((await first.call({ url: '/api/v1/commitments' })).json.items);
    expect(mine).toMatchObject({ status: 'firm', can_cancel: true });
    const cancel = `commitments/${mine.id}/cancel`;
    expect((await act(second, cancel)).status).toBe(404);
    const replies = await Promise.all([act(first, cancel), act(first, cancel)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await wallet(first.investorId)).toEqual([10_000_000, 0]);
    const bell = firstOf((await first.call({ url: '/api/v1/notifications' })).json.items);
    expect(bell.title).toMatch(/^Retiraste tu compromiso/);
    expect(await opportunity(opportunityId)).toMatchObject({
      status: 'open',
      committedCents: 4_000_000,
    });
    const { status, stages } = await show(projectId);
    expect(status).toBe('published');
    expect((await act(story.staff, `stages/${firstOf(stages).id}/approve`)).status).toBe(409);
    const third = await story.investor(60_000);
    await invest(third, opportunityId, 6_000_000);
    const again = await show(projectId);
    expect(again).toMatchObject({ status: 'installing', contract: { status: 'signed' } });
    expect(again.stages).toHaveLength(1);
  });

  it('is refused once the money is delivered', async () => {
    const { first } = await story.repaying();
    const mine = firstOf((await first.call({ url: '/api/v1/commitments' })).json.items);
    expect(mine).toMatchObject({ status: 'active', can_cancel: false });
    expect((await act(first, `commitments/${mine.id}/cancel`)).status).toBe(409);
  });
});

describe('a deadline that passes', () => {
  it('gives every reservation back, once', async () => {
    const { opportunityId, projectId } = await story.published();
    const who = await story.investor(50_000);
    await invest(who, opportunityId, 2_000_000);
    await invest(who, opportunityId, 1_000_000);
    await expireOpportunities(api.db, api.config, api.clock.now);
    expect((await opportunity(opportunityId))?.status).toBe('open');
    const later = new Date(api.clock.now.getTime() + 21 * 86_400_000);
    await Promise.all([later, later].map((now) => expireOpportunities(api.db, api.config, now)));
    await api.doJobs();
    expect((await opportunity(opportunityId))?.status).toBe('not_funded');
    expect(await wallet(who.investorId)).toEqual([5_000_000, 0]);
    expect((await show(projectId)).status).toBe('not_funded');
    expect((await invest(who, opportunityId, 10_000)).status).toBe(409);
    expect(await api.db.transaction((tx) => recomputeBalances(tx))).toEqual([]);
  });
});
