import { mails, notifications } from '@server/db/schema/platform';
import { investorAvailable, investorReserved } from '@server/ledger/accounts';
import { balances } from '@server/ledger/balances';
import { recomputeBalances } from '@server/ledger/verify';
import { type Person, testApi } from '@tests/support/api';
import { creditStory } from '@tests/support/credit';
import { and, eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

const api = await testApi();
const story = await creditStory(api);
const { staff, applicant, supplier, act, show } = story;
const in20days = () => new Date(api.clock.now.getTime() + 20 * 86_400_000).toISOString();

const notified = async ({ userId }: Person, title: string) =>
  (
    await api.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, userId), like(notifications.title, title)))
  ).length;

/** Available and reserved, in centavos. */
async function wallet(investorId: string) {
  const accounts = [investorAvailable(investorId), investorReserved(investorId)];
  const found = await balances(api.db, accounts);
  return accounts.map(({ code }) => found.get(code));
}

describe('terms that were approved', () => {
  it('are shown beside what was simulated, and are published only once the applicant accepts', async () => {
    const projectId = await story.ask();
    expect((await show(projectId)).terms).toBeNull();
    await story.approve(projectId);
    const seen = await show(projectId, applicant);
    expect(seen).toMatchObject({
      status: 'approved',
      next_actor: 'client',
      actions: ['accept', 'decline', 'correct_tariff'],
      terms: {
        // The reference terms of the day of the request: 18.9 % and 3 %.
        asked: { annual_rate_bp: 1890, amount_cents: 10_000_000, term_months: 12 },
        approved: { annual_rate_bp: 2400, payment_cents: 964_277, total_cents: 11_571_327 },
      },
    });
    const publish = () => act(staff, `projects/${projectId}/publish`, { closes_at: in20days() });
    expect((await publish()).status).toBe(409);
    for (const who of [staff, supplier]) {
      expect((await act(who, `projects/${projectId}/accept`)).status).not.toBe(200);
    }
    expect((await story.accept(projectId)).json).toMatchObject({ status: 'accepted' });
    expect((await story.accept(projectId)).status).toBe(409);
    expect(await notified(staff, 'Condiciones aceptadas%')).toBe(1);
    await story.prepare(projectId);
    expect((await publish()).status).toBe(200);
  });

  it('may be declined with a reason, which ends the request', async () => {
    const projectId = await story.ask();
    await story.approve(projectId);
    const path = `projects/${projectId}/decline`;
    expect((await act(applicant, path, { reason: '' })).status).toBe(400);
    const reply = await act(applicant, path, { reason: 'La mensualidad es muy alta' });
    expect(reply.json).toMatchObject({ status: 'cancelled' });
    expect(await show(projectId)).toMatchObject({
      status: 'cancelled',
      decision_reason: 'La mensualidad es muy alta',
      loan: { status: 'cancelled' },
    });
    expect(await notified(staff, 'Condiciones no aceptadas%')).toBe(1);
    expect((await story.accept(projectId)).status).toBe(409);
  });
});

describe('an applicant who withdraws', () => {
  const withdraw = (projectId: string) =>
    act(applicant, `projects/${projectId}/cancel`, { reason: 'Vendí la casa' });

  it('gives every investor the money back at once, with the contract signed and the installation begun', async () => {
    const { projectId, opportunityId, first, second } = await story.installing();
    expect(await wallet(first.investorId)).toEqual([4_000_000, 6_000_000]);
    expect((await show(projectId, applicant)).actions).toContain('cancel');
    expect((await withdraw(projectId)).json).toMatchObject({ status: 'cancelled' });
    for (const { investorId } of [first, second]) {
      expect(await wallet(investorId)).toEqual([10_000_000, 0]);
    }
    expect(await show(projectId)).toMatchObject({
      status: 'cancelled',
      loan: { status: 'cancelled' },
      opportunity: { status: 'withdrawn' },
      contract: null,
      stages: [],
      next_actor: null,
    });
    await api.doJobs();
    expect(await notified(first, 'Te devolvimos $60,000.00 MXN')).toBe(1);
    expect(await notified(second, 'Te devolvimos $40,000.00 MXN')).toBe(1);
    expect(await notified(supplier, 'Solicitud retirada%')).toBe(1);
    expect(await notified(staff, 'Solicitud retirada%')).toBe(1);
    const letters = await api.db
      .select()
      .from(mails)
      .where(and(eq(mails.to, first.email), like(mails.subject, 'Te devolvimos%')));
    expect(letters).toHaveLength(1);
    expect((await story.invest(first, opportunityId, 10_000)).status).toBe(409);
    expect((await withdraw(projectId)).status).toBe(409);
    expect(await api.db.transaction((tx) => recomputeBalances(tx))).toEqual([]);
  });

  it('may do so while the project is in funding, and no more once the money is delivered', async () => {
    const open = await story.published();
    const investor = await story.investor(50_000);
    await story.invest(investor, open.opportunityId, 2_000_000);
    expect((await withdraw(open.projectId)).status).toBe(200);
    expect(await wallet(investor.investorId)).toEqual([5_000_000, 0]);
    const { projectId } = await story.repaying();
    expect((await withdraw(projectId)).status).toBe(409);
  });
});
