import { toCentavos } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity, toDay } from '@contract/kernel/fields/day';
import { type WaitingKind, waitingKinds } from '@contract/platform/backoffice-summary';
import { amlAlerts } from '@server/db/schema/compliance-alerts';
import { privacyRequests } from '@server/db/schema/people-privacy';
import { approvals as approvalRows, mails, settings } from '@server/db/schema/platform';
import { type Person, testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { creditStory, once } from '@tests/support/credit';
import { pdf } from '@tests/support/files';
import { multipart } from '@tests/support/multipart';
import { firstOf } from '@tests/support/present';
import { freshFactor } from '@tests/support/two-people';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { udiDay } from '../settings/udi-day';

const api = await testApi();
const story = await creditStory(api);
const bank = testBank(api);
const DAY = 86_400_000;
const facts = {
  deposits: [],
  limit_cents: null,
  days: null,
  monthly_income_cents: null,
  loan: null,
};

async function summary() {
  const reply = await story.staff.call({ url: '/api/v1/backoffice-summary' });
  expect(reply.status).toBe(200);
  return reply.json.items;
}

/** Only what waits, as kind → how many. */
async function waiting(): Promise<Partial<Record<WaitingKind, number>>> {
  const items: { kind: WaitingKind; count: number }[] = await summary();
  return Object.fromEntries(
    items.filter(({ count }) => count > 0).map(({ kind, count }) => [kind, count]),
  );
}

describe('what waits for staff', () => {
  it('is nothing at first, each kind in its place', async () => {
    const items = await summary();
    expect(items).toEqual(
      waitingKinds.map((kind) => ({
        kind,
        count: 0,
        count_is_capped: false,
        oldest_at: null,
        due_at: null,
      })),
    );
  });

  it('follows a credit from its request to the payment of its installer', async () => {
    const projectId = await story.ask();
    expect(await waiting()).toEqual({ projects_to_decide: 1 });
    await story.approve(projectId);
    expect(await waiting()).toEqual({});
    await story.accept(projectId);
    expect(await waiting()).toEqual({ projects_to_publish: 1 });
    await story.publish(projectId);
    expect(await waiting()).toEqual({});
  });

  it('counts stages once all their photographs are verified, then their payment', async () => {
    const { projectId } = await story.installing();
    expect(await waiting()).toEqual({});
    const { sites, stages } = await story.show(projectId);
    await story.verified(story.supplier, firstOf(sites).id, 21, true);
    expect(await waiting()).toEqual({ stages_to_approve: 1 });
    await story.act(story.staff, `stages/${firstOf(stages).id}/approve`);
    expect(await waiting()).toEqual({ stages_to_pay: 1 });
    await story.act(story.treasurer, `stages/${firstOf(stages).id}/pay`, {
      tracking_key: 'RASTREO123',
    });
    expect(await waiting()).toEqual({});
  });

  it('counts current documents that wait, since the oldest one', async () => {
    const upload = () =>
      story.applicant.call({
        method: 'POST',
        url: `/storagev3/documents/upload/user/${story.applicant.userId}`,
        ...multipart({ file_type: '2' }, { name: 'file', fileName: 'b.pdf', content: pdf() }),
      });
    const first = await upload();
    expect(first.status).toBe(200);
    const { json } = await upload();
    expect(await waiting()).toEqual({ documents: 1 });
    const since = async () => {
      const items: { kind: WaitingKind; oldest_at: string | null }[] = await summary();
      return items.find(({ kind }) => kind === 'documents')?.oldest_at;
    };
    const brought = await since();
    const decide = async (act: 'verify' | 'unverify') => {
      api.clock.now = new Date(api.clock.now.getTime() + 60_000);
      const url = `/storagev3/documents/${act}`;
      expect((await story.staff.call({ method: 'POST', url, body: { id: json.id } })).status).toBe(
        200,
      );
    };
    // Taken back it waits anew.
    await decide('verify');
    await decide('unverify');
    expect(await since()).toBe(api.clock.now.toISOString());
    expect(await since()).not.toBe(brought);
  });

  it('counts money without an owner and messages that could not leave, with their age', async () => {
    await bank.report(bank.line());
    const since = new Date(api.clock.now.getTime() - 2 * DAY);
    await api.db.insert(mails).values([
      { to: 'a@ejemplo.mx', subject: 'a', text: '', lastError: 'x', createdAt: api.clock.now },
      { to: 'b@ejemplo.mx', subject: 'b', text: '', lastError: 'x', createdAt: since },
      { to: 'c@ejemplo.mx', subject: 'c', text: '', lastError: 'x', sentAt: since },
    ]);
    expect(await waiting()).toEqual({
      documents: 1,
      bank_movements_unidentified: 1,
      mails_failed: 2,
    });
    const items: { kind: WaitingKind; oldest_at: string | null }[] = await summary();
    expect(items.find(({ kind }) => kind === 'mails_failed')?.oldest_at).toBe(since.toISOString());
  });

  it('counts the acts that this person may authorise, and not what they asked for themselves', async () => {
    const asker = await api.person('admin');
    await freshFactor(api, asker);
    const approvals = async (who: Person) =>
      firstOf((await who.call({ url: '/api/v1/backoffice-summary' })).json.items);
    const before = await approvals(story.staff);
    expect(before.kind).toBe('approvals');
    const asked = await asker.call({
      method: 'POST',
      url: '/api/v1/bank-movements',
      body: bank.line(),
      headers: once(),
    });
    expect(asked.status).toBe(202);
    expect(await approvals(asker)).toMatchObject({ count: 0, oldest_at: null });
    expect((await approvals(story.staff)).count).toBe(before.count + 1);
    await api.db.update(approvalRows).set({ people: [story.staff.userId] });
    expect((await approvals(story.staff)).count).toBe(0);
  });

  it('counts alerts and ARCO requests until they are decided, with the first end of their terms', async () => {
    const of = async (kind: WaitingKind, who = story.staff) => {
      const { items } = (await who.call({ url: '/api/v1/backoffice-summary' })).json;
      return items.find((item) => item.kind === kind);
    };
    const soonest = new Date(api.clock.now.getTime() + DAY);
    const alert = (factKey: string, userId: string, dueAt: Date) => ({
      ...{ rule: 'income' as const, factKey, userId, dueAt, soonAt: dueAt },
      ...{ happenedOn: dayInMexicoCity(api.clock.now), amountCents: toCentavos(1), facts },
    });
    const colleague = await api.person('admin');
    await api.db
      .insert(amlAlerts)
      .values([
        alert('a', story.applicant.userId, new Date(api.clock.now.getTime() + 2 * DAY)),
        alert('b', colleague.userId, soonest),
      ]);
    expect(await of('aml_alerts')).toMatchObject({ count: 2, due_at: soonest.toISOString() });
    expect((await of('aml_alerts', colleague))?.count, 'not the one about themselves').toBe(1);
    await api.db.update(amlAlerts).set({ status: 'dismissed', endedAt: api.clock.now });
    expect(await of('aml_alerts')).toMatchObject({ count: 0, due_at: null });

    const text = 'Quiero saber qué datos míos tienen.';
    const ask = (dueOn: string) =>
      api.db.insert(privacyRequests).values({
        ...{ userId: story.applicant.userId, kind: 'access' as const, text },
        dueOn: toDay(dueOn),
      });
    await ask('2026-12-15');
    await ask('2026-12-04');
    // The last day of the term, in Mexico City, counts whole.
    const due_at = '2026-12-05T05:59:00.000Z';
    expect(await of('privacy_requests')).toMatchObject({ count: 2, due_at });
    await api.db.update(privacyRequests).set({
      ...{ outcome: 'accepted', answer: 'Aquí están.', answeredAt: api.clock.now },
      answeredBy: story.staff.userId,
    });
    expect(await of('privacy_requests')).toMatchObject({ count: 0, due_at: null });
  });

  it('names the day without whose UDI no request is taken, and none while it is there', async () => {
    const missing = async () =>
      (await story.staff.call({ url: '/api/v1/backoffice-summary' })).json.udi_missing_on;
    expect(await missing()).toBeNull();
    await api.db.delete(settings).where(eq(settings.key, 'udi_value'));
    expect(await missing()).toBe(udiDay(dayInMexicoCity(api.clock.now)));
  });

  it('is for staff only', async () => {
    for (const who of [story.applicant, story.supplier]) {
      expect((await who.call({ url: '/api/v1/backoffice-summary' })).status).toBe(403);
    }
  });
});
