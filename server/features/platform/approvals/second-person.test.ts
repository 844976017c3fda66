import { toDay } from '@contract/kernel/fields/day';
import { waitingAnswer } from '@contract/platform/approvals';
import { userRoles } from '@server/db/schema/identity';
import { auditLog, settings } from '@server/db/schema/platform';
import { type Person, testApi } from '@tests/support/api';
import { approvalStory } from '@tests/support/approvals';
import { completeSheet } from '@tests/support/credit';
import { firstOf } from '@tests/support/present';
import { alsoStaff, freshFactor } from '@tests/support/two-people';
import { and, eq, ne } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

const api = await testApi();
const { story, staffMember, post, saver, withdrawal, send, statusOf, waiting, confirm } =
  await approvalStory(api);
const HOUR = 3_600_000;
const OWN_MONEY = 'Nadie decide sobre su propio dinero: pídelo a otra persona.';

describe('a second person', () => {
  async function asked() {
    const first = await staffMember();
    const ana = await saver(9_000_000);
    const id = await withdrawal(ana, 6_000_000);
    const { json } = await send(first, id);
    return { first, ana, id, approvalId: String(json.approval_id) };
  }

  it('needs a fresh second factor', async () => {
    const { approvalId } = await asked();
    const other = await api.person('admin');
    expect((await confirm(other, approvalId)).json.code).toBe('step_up_required');
  });

  it('is neither the owner of the money nor the person who asks', async () => {
    const { ana, approvalId, id } = await asked();
    const both = await alsoStaff(api, ana);
    expect(await waiting(both, approvalId)).toMatchObject({ may_confirm: false });
    expect((await confirm(both, approvalId)).status).toBe(403);
    const declined = await post(both, `approvals/${approvalId}/decline`, { reason: 'No conviene' });
    expect([declined.status, declined.json.message]).toEqual([403, OWN_MONEY]);
    expect(await waiting(both, approvalId)).toMatchObject({ outcome: 'waiting' });
    const sent = await send(both, id);
    expect([sent.status, sent.json.code]).toEqual([403, 'forbidden']);
    expect(await statusOf(id)).toBe('requested');
  });

  it('declines with a reason that who asked reads', async () => {
    const { first, approvalId, id } = await asked();
    const second = await staffMember();
    expect((await post(second, `approvals/${approvalId}/decline`, { reason: 'no' })).status).toBe(
      400,
    );
    const reason = 'La cuenta no coincide con el titular';
    const other = await api.person('admin');
    const unconfirmed = await post(other, `approvals/${approvalId}/decline`, { reason });
    expect(unconfirmed.json.code).toBe('step_up_required');
    expect((await post(second, `approvals/${approvalId}/decline`, { reason })).status).toBe(200);
    expect(await waiting(first, approvalId)).toMatchObject({
      outcome: 'declined',
      decline_reason: reason,
    });
    const bell = firstOf((await first.call({ url: '/api/v1/notifications' })).json.items);
    expect(bell.body).toContain(reason);
    expect((await confirm(second, approvalId)).status).toBe(409);
    // Declined, it may be asked for again.
    expect((await send(first, id)).status).toBe(202);
  });

  it('comes within three days, and for a person who is still staff', async () => {
    const { first, approvalId, id } = await asked();
    const begun = api.clock.now;
    api.clock.now = new Date(begun.getTime() + 73 * HOUR);
    const late = await staffMember();
    expect(await waiting(late, approvalId)).toMatchObject({ outcome: 'expired' });
    expect((await confirm(late, approvalId)).status).toBe(409);
    const again = await api.again(first);
    await freshFactor(api, again);
    const anew = await send(again, id);
    expect(anew.status).toBe(202);
    await api.db.delete(userRoles).where(eq(userRoles.userId, first.userId));
    expect((await confirm(late, anew.json.approval_id)).status).toBe(422);
    api.clock.now = begun;
  });

  it('does nothing that has become impossible meanwhile', async () => {
    const { approvalId, id } = await asked();
    await story.act(story.staff, `withdrawals/${id}/reject`, { reason: 'La cuenta no existe' });
    const { status, json } = await confirm(await staffMember(), approvalId);
    expect([status, json.message]).toEqual([409, 'El retiro ya no está por enviarse.']);
  });
});

describe('what waits and cannot be done any more', () => {
  const toldTo = async (who: Person) =>
    firstOf((await who.call({ url: '/api/v1/notifications' })).json.items);

  it('waits no more once its owner cancels a withdrawal, and who asked is told why', async () => {
    const [first, second] = [await staffMember(), await staffMember()];
    const ana = await saver(9_000_000);
    const id = await withdrawal(ana, 6_000_000);
    const asked = await post(first, `withdrawals/${id}/reject`, { reason: 'La cuenta no existe' });
    expect(asked.status).toBe(202);
    const approvalId = String(asked.json.approval_id);
    expect((await post(ana, `withdrawals/${id}/cancel`)).status).toBe(200);
    const why = 'El retiro ya no está por enviarse.';
    expect(await waiting(second, approvalId)).toMatchObject({
      outcome: 'expired',
      decline_reason: why,
      decided_by: null,
      may_confirm: false,
    });
    expect(await toldTo(first)).toMatchObject({
      title: 'Lo que pediste ya no espera autorización',
      body: `Rechazar un retiro: ya no se puede. ${why}`,
    });
    const { status, json } = await confirm(second, approvalId);
    expect([status, json.message]).toEqual([409, why]);
  });

  it('waits no more once its credit is decided otherwise', async () => {
    const [first, second] = [await staffMember(), await staffMember()];
    const projectId = await story.ask();
    await story.documented(projectId);
    const terms = { annual_rate_bp: 2400, term_months: 12, opening_fee_bp: 300, risk_grade: 'B' };
    const asked = await post(first, `projects/${projectId}/approve`, terms);
    expect(asked.status).toBe(202);
    const refused = await post(second, `projects/${projectId}/reject`, { reasons: ['policy'] });
    expect(refused.status).toBe(200);
    expect(await waiting(second, asked.json.approval_id)).toMatchObject({
      outcome: 'expired',
      decline_reason: expect.stringContaining('esta operación no está disponible'),
    });
  });

  it('of any kind waits no more once it is refused for that as it is confirmed', async () => {
    const [first, second] = [await staffMember(), await staffMember()];
    const [added] = await api.db
      .insert(settings)
      .values({
        key: 'max_funding_days',
        value: 40,
        validFrom: toDay('2998-01-01'),
        source: 'prueba',
        setBy: 'prueba',
      })
      .returning();
    const url = `/api/v1/settings/${added?.id}` as const;
    const asked = await first.call({ method: 'DELETE', url });
    expect(asked.status).toBe(202);
    await api.db.delete(settings).where(eq(settings.id, added?.id ?? ''));
    const { approval_id: approvalId } = waitingAnswer.parse(asked.json);
    expect((await confirm(second, approvalId)).status).toBe(404);
    expect(await waiting(second, approvalId)).toMatchObject({ outcome: 'expired' });
    expect((await toldTo(first)).body).toContain('ya no se puede');
    const [entry] = await api.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.objectId, approvalId), eq(auditLog.action, 'approvals.set-aside')));
    expect(entry?.userId).toBeNull();
  });
});

describe('an approval without anyone to confirm it', () => {
  it('the person who asks sees how many can confirm, and each sees what waits for them', async () => {
    const [first, second] = [await staffMember(), await staffMember()];
    const counts = async (who: Person) =>
      (await who.call({ url: '/api/v1/approvals/waiting' })).json;
    const before = [await counts(first), await counts(second)];
    const ana = await saver(9_000_000);
    const asked = await send(first, await withdrawal(ana, 6_000_000));
    const others = before[0]?.others ?? 0;
    expect(others).toBeGreaterThan(1);
    expect(asked.json.message).toBe(
      `Quedó en espera: otra persona del backoffice tiene que autorizarlo; hay ${others} personas que pueden.`,
    );
    const gained = [await counts(first), await counts(second)].map(
      ({ confirmable }, k) => confirmable - (before[k]?.confirmable ?? 0),
    );
    expect(gained).toEqual([0, 1]);
    expect(await waiting(first, asked.json.approval_id)).toMatchObject({ others });
    await post(second, `approvals/${asked.json.approval_id}/decline`, { reason: 'No procede' });
    expect((await counts(second)).confirmable).toBe(before[1]?.confirmable);
  });

  it('and that there is none, while there is one administrator', async () => {
    const only = await staffMember();
    const ana = await saver(9_000_000);
    const id = await withdrawal(ana, 6_000_000);
    const staff = await api.db.select().from(userRoles).where(eq(userRoles.role, 'admin'));
    await api.db
      .delete(userRoles)
      .where(and(eq(userRoles.role, 'admin'), ne(userRoles.userId, only.userId)));
    const asked = await send(only, id);
    expect([asked.status, asked.json.message]).toEqual([
      202,
      'Quedó en espera, y falta una segunda persona: nadie más del backoffice puede autorizarlo todavía.',
    ]);
    expect((await only.call({ url: '/api/v1/approvals/waiting' })).json.others).toBe(0);
    expect(await waiting(only, asked.json.approval_id)).toMatchObject({ others: 0 });
    await staffMember();
    const again = await send(only, await withdrawal(await saver(9_000_000), 6_000_000));
    expect(again.json.message).toBe(
      'Quedó en espera: otra persona del backoffice tiene que autorizarlo; hay 1 persona que puede.',
    );
    await api.db.insert(userRoles).values(staff).onConflictDoNothing();
  });
});

it('staff decide nothing about a credit of their own: the request, its offer, or what it pays', async () => {
  const projectId = await story.ask();
  const rejected = await story.ask();
  await story.approve(projectId);
  await story.accept(projectId);
  const repaying = await story.repaying();
  const stage = firstOf((await story.show(repaying.projectId)).stages);
  const both = await alsoStaff(api, story.applicant);
  const sheet = { method: 'PUT', url: `/api/v1/projects/${projectId}/offer` } as const;
  const replies = [
    await post(both, `projects/${rejected}/reject`, { reasons: ['policy'] }),
    await both.call({ ...sheet, body: { ...completeSheet, version: 0 } }),
    await post(both, `stages/${stage.id}/pay`, { tracking_key: 'ETAPAMIA01' }),
  ];
  for (const { status, json } of replies) expect([status, json.message]).toEqual([403, OWN_MONEY]);
});
