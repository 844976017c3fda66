import { waitingAnswer } from '@contract/platform/approvals';
import { users } from '@server/db/schema/identity';
import { testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { accountSetHoursAgo } from '@tests/support/bank-account';
import { creditStory } from '@tests/support/credit';
import { firstOf } from '@tests/support/present';
import { freshFactor } from '@tests/support/two-people';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

const api = await testApi();
const story = await creditStory(api);
const bank = testBank(api);

/** A stage that staff may pay, and how they do it. */
async function payable() {
  const { projectId } = await story.installing();
  const { sites, stages } = await story.show(projectId);
  await story.verified(story.supplier, firstOf(sites).id, 21, true);
  await story.act(story.staff, `stages/${firstOf(stages).id}/approve`);
  const { id, amount_cents } = firstOf(stages);
  return {
    amount: amount_cents,
    id,
    pay: (key: string) => story.act(story.treasurer, `stages/${id}/pay`, { tracking_key: key }),
  };
}

const leaves = (key: string, cents: number) =>
  bank.report(bank.line({ direction: 'out', tracking_key: key, amount_cents: cents }));

async function lineOf(key: string) {
  const { json } = await story.staff.call({ url: `/api/v1/bank-movements?q=${key}` });
  return firstOf(json.items);
}

async function difference(): Promise<number> {
  const { json } = await story.staff.call({ url: '/api/v1/bank-movements/reconciliation' });
  return json.difference_cents;
}

describe('a line of outgoing money', () => {
  it('is the stage paid with its clave de rastreo, reported before or after', async () => {
    const [early, late] = [await payable(), await payable()];
    const before = await difference();
    // However staff and the bank spell it.
    await early.pay('pagada 0001');
    await late.pay('PAGADA0002');
    expect(await difference()).toBe(before - early.amount - late.amount);
    await leaves('PAGADA0001', early.amount);
    await leaves(' Pagada0002 ', late.amount);
    expect(await difference()).toBe(before);

    const third = await payable();
    await leaves('PAGADA0003', third.amount);
    expect(await lineOf('PAGADA0003')).toMatchObject({ status: 'unidentified', matched: null });
    await third.pay('PAGADA0003');
    for (const [key, stage] of Object.entries({ PAGADA0001: early, PAGADA0003: third })) {
      expect(await lineOf(key)).toMatchObject({
        status: 'matched',
        matched: {
          kind: 'stage',
          id: stage.id,
          name: 'Sol del Bajío',
          to: expect.stringMatching(/^\/backoffice\/proveedores\/[\da-f-]{36}$/),
        },
      });
    }
  });

  it('of another amount, or reported a second time, has no owner', async () => {
    const stage = await payable();
    await stage.pay('PAGADA0009');
    await leaves('PAGADA0009', stage.amount - 1);
    expect(await lineOf('PAGADA0009')).toMatchObject({ status: 'unidentified' });
    await leaves('PAGADA0009', stage.amount);
    await bank.report(
      bank.line({
        direction: 'out',
        tracking_key: 'PAGADA0009',
        amount_cents: stage.amount,
        sender_clabe: '002115016003269411',
      }),
    );
    const { json } = await story.staff.call({ url: '/api/v1/bank-movements?q=PAGADA0009' });
    expect(json.items.map(({ status }: { status: string }) => status).sort()).toEqual([
      'matched',
      'review',
      'unidentified',
    ]);
  });

  it('to another account than was ordered waits for staff, reported before or after', async () => {
    const ordered = await story.investor(1_000);
    const [user] = await api.db.select().from(users).where(eq(users.id, ordered.userId));
    await ordered.call({
      method: 'PUT',
      url: '/api/v1/bank-account',
      body: { clabe: '032180000118359719', holder: user?.fullName, version: 0 },
    });
    await accountSetHoursAgo(api, ordered.investorId ?? '', 30);
    const withdrawal = async () =>
      (await story.act(ordered, 'withdrawals', { amount_cents: 20_000 })).json.id;
    const statusOf = async (id: string) =>
      (await story.staff.call({ url: `/api/v1/withdrawals/${id}` })).json.status;
    const leavesTo = (key: string, receiver_clabe: string) =>
      bank.report(
        bank.line({ direction: 'out', tracking_key: key, amount_cents: 20_000, receiver_clabe }),
      );
    const elsewhere = '012180026050783858';

    const [after, before] = [await withdrawal(), await withdrawal()];
    await story.act(story.treasurer, `withdrawals/${after}/send`, { tracking_key: 'DESVIO01' });
    await leavesTo('DESVIO01', elsewhere);
    await leavesTo('DESVIO02', elsewhere);
    await story.act(story.treasurer, `withdrawals/${before}/send`, { tracking_key: 'DESVIO02' });
    for (const [key, id] of Object.entries({ DESVIO01: after, DESVIO02: before })) {
      expect(await lineOf(key)).toMatchObject({ status: 'review', matched: null });
      expect(await statusOf(id)).toBe('sent');
    }
    // Its sender may not decide, and it takes two people; both accounts are shown.
    const { id } = await lineOf('DESVIO01');
    const ask = async (who: typeof story.staff, verb: 'accept' | 'dismiss') => {
      await freshFactor(api, who);
      const body = { reason: 'Así está en el banco' };
      return who.call({ method: 'POST', url: `/api/v1/bank-movements/${id}/${verb}`, body });
    };
    expect((await ask(story.treasurer, 'accept')).status).toBe(403);
    expect((await ask(story.treasurer, 'dismiss')).status).toBe(403);
    const { approval_id } = waitingAnswer.parse((await ask(story.staff, 'dismiss')).json);
    const shown = await story.treasurer.call({ url: `/api/v1/approvals/${approval_id}` });
    expect(shown.json.may_confirm).toBe(false);
    expect(shown.json.details.map(({ value }) => value)).toEqual(
      expect.arrayContaining([expect.stringMatching(/terminada en 9719$/), 'terminada en 3858']),
    );
    // Accepted, it is money that left there without an order; the true line still finds its order.
    const accept = async (line: { id: string }) =>
      (
        await story.act(story.staff, `bank-movements/${line.id}/accept`, {
          reason: 'Así está en el banco',
        })
      ).json;
    const found = async () => {
      const { json } = await story.staff.call({ url: '/api/v1/bank-movements/reconciliation' });
      return json.differences
        .filter(({ tracking_key }) => tracking_key === 'DESVIO01')
        .map(({ kind }) => kind);
    };
    expect(await found()).toContain('elsewhere');
    expect(await accept(await lineOf('DESVIO01'))).toMatchObject({ status: 'unidentified' });
    expect(await found()).toEqual(['elsewhere']);
    await leavesTo('DESVIO01', '032180000118359719');
    const { json } = await story.staff.call({
      url: '/api/v1/bank-movements?q=DESVIO01&status=review',
    });
    expect(await accept(firstOf(json.items))).toMatchObject({
      status: 'matched',
      matched: {
        kind: 'withdrawal',
        id: after,
        to: expect.stringMatching(/^\/backoffice\/inversionistas\/[\da-f-]{36}$/),
      },
    });
    expect(await statusOf(after)).toBe('confirmed');
  });

  it('is found by its order when both are reported at once', async () => {
    const stage = await payable();
    await Promise.all([stage.pay('PAGADA0020'), leaves('PAGADA0020', stage.amount)]);
    expect(await lineOf('PAGADA0020')).toMatchObject({ matched: { kind: 'stage', id: stage.id } });
  });

  it('is not given to a person', async () => {
    await leaves('PAGADA0030', 5_000);
    const { id } = await lineOf('PAGADA0030');
    const reply = await story.act(story.staff, `bank-movements/${id}/match`, {
      kind: 'investor',
      id: (await story.investor(1)).investorId,
    });
    expect([reply.status, reply.json.message]).toEqual([
      409,
      'Solo los depósitos se asignan a una persona.',
    ]);
  });
});
