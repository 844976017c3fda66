import { testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { creditStory } from '@tests/support/credit';
import { firstOf } from '@tests/support/present';
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
  bank.tell(bank.line({ direction: 'out', tracking_key: key, amount_cents: cents }));

async function lineOf(key: string) {
  const { json } = await story.staff.call({ url: `/api/v1/bank-movements?q=${key}` });
  return firstOf(json.items);
}

async function difference(): Promise<number> {
  const { json } = await story.staff.call({ url: '/api/v1/bank-movements/reconciliation' });
  return json.difference_cents;
}

describe('a line that says money left', () => {
  it('is the stage paid with its clave de rastreo, told before or after', async () => {
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
        matched: { kind: 'stage', id: stage.id, name: 'Sol del Bajío' },
      });
    }
  });

  it('of another amount, or told a second time, is nobody’s', async () => {
    const stage = await payable();
    await stage.pay('PAGADA0009');
    await leaves('PAGADA0009', stage.amount - 1);
    expect(await lineOf('PAGADA0009')).toMatchObject({ status: 'unidentified' });
    await leaves('PAGADA0009', stage.amount);
    await bank.tell(
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

  it('is found by its order when both are told at once', async () => {
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
