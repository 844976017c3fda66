import { randomUUID } from 'node:crypto';
import { auditLog } from '@server/db/schema/platform';
import { testApi } from '@tests/support/api';
import { approvalStory } from '@tests/support/approvals';
import { once } from '@tests/support/credit';
import { isAnyoneWaiting } from '@tests/support/lock-waits';
import { firstOf } from '@tests/support/present';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

const api = await testApi();
const { story, staffMember, saver, withdrawal, send, statusOf, waiting, confirm } =
  await approvalStory(api);

describe('above the amount', () => {
  it('what one person asks waits until another confirms it, and both are audited', async () => {
    const [first, second] = [await staffMember(), await staffMember()];
    const ana = await saver(9_000_000);
    const id = await withdrawal(ana, 6_000_000);
    const asked = await send(first, id);
    expect([asked.status, asked.json.code]).toEqual([202, 'second_person']);
    expect(await statusOf(id)).toBe('requested');
    const approvalId = asked.json.approval_id;
    expect(await waiting(second, approvalId)).toMatchObject({
      title: 'Enviar un retiro',
      amount_cents: 6_000_000,
      outcome: 'waiting',
      mine: false,
      may_confirm: true,
    });
    expect(await waiting(first, approvalId)).toMatchObject({ mine: true, may_confirm: false });
    const bell = firstOf((await second.call({ url: '/api/v1/notifications' })).json.items);
    expect(bell.body).toContain('$60,000.00');

    const own = await confirm(first, approvalId);
    expect([own.status, own.json.message]).toEqual([
      403,
      'Tú lo pediste: otra persona tiene que autorizarlo.',
    ]);
    expect((await confirm(second, approvalId, '0'.repeat(64))).status).toBe(409);
    const replies = await Promise.all([confirm(second, approvalId), confirm(second, approvalId)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await statusOf(id)).toBe('sent');
    const trail = await api.db.select().from(auditLog).where(eq(auditLog.objectId, id));
    expect(trail.map(({ action, userId }) => [action, userId])).toEqual([
      ['withdrawals.create', ana.userId],
      ['approvals.create', first.userId],
      ['withdrawals.send', first.userId],
    ]);
    const [confirmed] = await api.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.objectId, approvalId), eq(auditLog.action, 'approvals.confirm')));
    expect(confirmed).toMatchObject({ userId: second.userId });
    expect(confirmed?.details).toMatchObject({ requested_by: first.userId });
    const { json: entries } = await second.call({ url: '/api/v1/audit?object=approvals' });
    expect(firstOf(entries.items)).toMatchObject({
      action: 'approvals.confirm',
      folios: { [approvalId]: 'Enviar un retiro' },
    });
  });

  it('is found by the row that it would change, while it waits', async () => {
    const [first, second] = [await staffMember(), await staffMember()];
    const ana = await saver(15_000_000);
    const [id, other] = [await withdrawal(ana, 6_000_000), await withdrawal(ana, 6_000_000)];
    const asked = await send(first, id);
    await send(first, other);
    const about = () =>
      second.call({
        url: `/api/v1/approvals?outcome=waiting&object_id=${id}` as '/api/v1/approvals',
      });
    expect((await about()).json.items).toMatchObject([
      { id: asked.json.approval_id, object_id: id, mine: false },
    ]);
    await confirm(second, asked.json.approval_id);
    expect((await about()).json.items).toEqual([]);
  });

  it('splitting does not help: a day of one person counts together, another person starts from zero', async () => {
    const [first, second] = [await staffMember(), await staffMember()];
    const ana = await saver(12_000_000);
    const parts = [];
    for (let n = 0; n < 4; n += 1) parts.push(await withdrawal(ana, 2_000_000));
    const replies = [];
    for (const id of parts.slice(0, 3)) replies.push((await send(first, id)).status);
    expect(replies).toEqual([200, 200, 202]);
    expect((await send(second, parts[3] ?? '')).status).toBe(200);
  });

  it('two at the same moment do not each count without the other', async () => {
    const first = await staffMember();
    const ana = await saver(9_000_000);
    const [one, two] = [await withdrawal(ana, 3_000_000), await withdrawal(ana, 3_000_000)];
    const replies = await Promise.all([send(first, one), send(first, two)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 202]);
  });

  it('one waits for another of the same person that is under way', async () => {
    const first = await staffMember();
    const id = await withdrawal(await saver(9_000_000), 3_000_000);
    const key = `approvals/${first.userId}`;
    let reply: ReturnType<typeof send> | undefined;
    await api.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
      reply = send(first, id);
      await expect.poll(() => isAnyoneWaiting(api.db), { timeout: 10_000 }).toBe(true);
    });
    expect((await reply)?.status).toBe(200);
  });

  it('what cannot be done is refused to who asks, and the same thing waits once', async () => {
    const first = await staffMember();
    const ana = await saver(9_000_000);
    const id = await withdrawal(ana, 6_000_000);
    expect((await send(first, randomUUID())).status).toBe(404);
    expect((await send(first, id)).status).toBe(202);
    const again = await send(await staffMember(), id);
    expect([again.status, again.json.message]).toEqual([
      409,
      'Esto ya espera a que otra persona lo autorice.',
    ]);
  });

  it('the same key answers the same, and waits once', async () => {
    const first = await staffMember();
    const { projectId } = await story.installing();
    const { sites, stages } = await story.show(projectId);
    await story.verified(story.supplier, firstOf(sites).id, 21, true);
    const headers = once();
    const url = `/api/v1/stages/${firstOf(stages).id}/approve`;
    const one = await first.call({ method: 'POST', url, headers });
    const two = await first.call({ method: 'POST', url, headers });
    expect([one.status, two.status]).toEqual([202, 202]);
    expect(two.json).toEqual(one.json);
  });
});

it('the amount itself changes by two people', async () => {
  const [first, second] = [await staffMember(), await staffMember()];
  const body = {
    key: 'two_person_amount',
    value: '80,000.00',
    valid_from: '2999-01-01',
    source: 'Consejo de administración',
  };
  const asked = await first.call({ method: 'POST', url: '/api/v1/settings', body });
  expect(asked.status).toBe(202);
  expect((await confirm(second, asked.json.approval_id)).json.answer).toMatchObject({
    value: '$80,000.00 MXN',
  });
});
