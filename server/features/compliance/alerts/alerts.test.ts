import { randomUUID } from 'node:crypto';
import type { Duty } from '@contract/kernel/duties';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { addDays, type Day, dayInMexicoCity, toDay } from '@contract/kernel/fields/day';
import { amlAlertActs, amlAlerts } from '@server/db/schema/compliance-alerts';
import { loans } from '@server/db/schema/credit';
import { participations } from '@server/db/schema/funding-participations';
import { applicants, investors } from '@server/db/schema/people';
import { backgrounds } from '@server/db/schema/people-profiles';
import { notifications, settings } from '@server/db/schema/platform';
import { owedByLoan } from '@server/features/credit/payments/owed-now';
import { createMembership } from '@server/features/people';
import { depositIdentified, repaymentReceived } from '@server/ledger/events/deposits';
import { reverse } from '@server/ledger/reverse';
import { type Person, testApi } from '@tests/support/api';
import { once } from '@tests/support/credit';
import { repayingPeople } from '@tests/support/repaying';
import { asTwo } from '@tests/support/two-people';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { lookForAlerts } from '..';

const api = await testApi();
const { begin, at } = repayingPeople(api);
const person = await begin();
const { story } = person;
const staff = story.staff;

const look = () => lookForAlerts(api.db, api.clock.now);
const note = 'Se revisó el estado de cuenta y el contrato de la venta.';

const deposit = (investorId: string, pesos: number, on: Day = dayInMexicoCity(api.clock.now)) =>
  api.db.transaction((tx) =>
    depositIdentified(tx, {
      investorId,
      amount: toCentavos(pesos * 100),
      trackingKey: randomUUID(),
      naturalKey: randomUUID(),
      occurredOn: on,
      actor: 'test',
    }),
  );

const alertsOf = ({ userId }: { userId: string }) =>
  api.db.select().from(amlAlerts).where(eq(amlAlerts.userId, userId)).orderBy(amlAlerts.id);

/** Staff, with a session of today. */
const desk = () => api.again(staff);

/** An alert of a large deposit of a new investor. */
async function opened() {
  const investor = await story.investor(0);
  await deposit(investor.investorId, 300_000);
  await look();
  const [alert] = await alertsOf(investor);
  return { investor, id: alert?.id ?? '' };
}

const decide = (who: Person, id: string, body: object) =>
  who.call({
    method: 'POST',
    url: `/api/v1/alerts/${id}/decisions`,
    body: { decision: 'dismiss', reason: 'data_error', note, ...body },
    headers: once(),
  });

const assign = (who: Person, id: string, assigneeId: string | null) =>
  who.call({
    method: 'POST',
    url: `/api/v1/alerts/${id}/assignments`,
    body: { assignee_id: assigneeId },
    headers: once(),
  });

it('a month of deposits is held against the UDI of the last day of the month before it', async () => {
  const udi = (day: string, value: string) => ({
    key: 'udi_value' as const,
    value,
    validFrom: toDay(day),
    source: 'test',
    setBy: 'test',
  });
  await api.db
    .insert(settings)
    .values([udi('2024-01-31', '8.000000'), udi('2024-02-29', '8.400000')])
    .onConflictDoNothing();
  await api.db.insert(settings).values({
    key: 'aml_monthly_udis',
    value: 50_000,
    validFrom: toDay('2024-01-02'),
    source: 'test',
    setBy: 'test',
  });
  const [inTime, later] = [await story.investor(0), await story.investor(0)];
  // 50,000 UDI are 400,000 pesos in February and 420,000 in March.
  for (const day of ['2024-02-03', '2024-02-29'] as const) {
    await deposit(inTime.investorId, 200_000, toDay(day));
  }
  for (const day of ['2024-03-04', '2024-03-28'] as const) {
    await deposit(later.investorId, 200_000, toDay(day));
  }
  // Of another month: together they would reach it.
  await deposit(later.investorId, 200_000, toDay('2024-04-01'));
  await look();
  await look();
  const ofMonth = async (who: { userId: string }) =>
    (await alertsOf(who)).filter(({ rule }) => rule === 'monthly_udis');
  expect(await ofMonth(inTime)).toMatchObject([
    {
      happenedOn: '2024-02-29',
      amountCents: 40_000_000,
      facts: { limit_cents: 40_000_000, udis: { count: 50_000, value: '8.000000' } },
    },
  ]);
  expect(await ofMonth(later)).toEqual([]);
  await deposit(later.investorId, 20_000, toDay('2024-03-30'));
  await look();
  expect(await ofMonth(later)).toMatchObject([{ amountCents: 42_000_000 }]);
});

describe('a rule', () => {
  it('opens one alert of a fact, however often it looks, with what it saw', async () => {
    const { investor, id } = await opened();
    await look();
    await Promise.all([look(), look()]);
    expect(await alertsOf(investor)).toHaveLength(1);
    const shown = (await (await desk()).call({ url: `/api/v1/alerts/${id}` })).json;
    expect(shown).toMatchObject({
      rule: 'large_deposit',
      status: 'open',
      amount_cents: 30_000_000,
      urgency: 'fresh',
      assignee: null,
      acts: [],
      facts: { limit_cents: 30_000_000, deposits: [{ amount_cents: 30_000_000 }] },
    });
  });

  it('adds up the deposits of some days', async () => {
    const investor = await story.investor(0);
    const today = dayInMexicoCity(api.clock.now);
    for (const [pesos, back] of [
      [120_000, 4],
      [100_000, 2],
      [90_000, 0],
      [10_000, 0],
    ] as const)
      await deposit(investor.investorId, pesos, addDays(today, -back));
    await look();
    const found = await alertsOf(investor);
    expect(found).toMatchObject([
      { rule: 'split_deposits', amountCents: 31_000_000, facts: { days: 5 } },
    ]);
    expect(found[0]?.facts.deposits).toHaveLength(3);
  });

  it('adds up what comes to a person as investor and as applicant', async () => {
    const investor = await story.investor(0);
    const { userId, investorId } = investor;
    await api.db.transaction((tx) =>
      createMembership(tx, { id: userId, fullName: 'Ana Luna Paz' }, 'client'),
    );
    const [applicant] = await api.db.select().from(applicants).where(eq(applicants.userId, userId));
    await deposit(investorId, 160_000);
    await api.db.transaction((tx) =>
      repaymentReceived(tx, {
        applicantId: applicant?.id ?? '',
        loanId: person.loanIds[0] ?? '',
        amount: toCentavos(15_000_000),
        trackingKey: randomUUID(),
        naturalKey: randomUUID(),
        occurredOn: dayInMexicoCity(api.clock.now),
        actor: 'test',
      }),
    );
    await look();
    expect(await alertsOf(investor)).toMatchObject([
      { rule: 'split_deposits', amountCents: 31_000_000 },
    ]);
  });

  it('goes by the income that was declared', async () => {
    const investor = await story.investor(0);
    await api.db
      .insert(backgrounds)
      .values({ userId: investor.userId, monthlyIncomeCents: toCentavos(1_000_000) });
    await deposit(investor.investorId, 50_000);
    await deposit(investor.investorId, 50_001);
    await look();
    expect(await alertsOf(investor)).toMatchObject([
      { rule: 'income', facts: { limit_cents: 5_000_000, monthly_income_cents: 1_000_000 } },
    ]);
  });

  it('obeys the value of the day of the fact', async () => {
    const investor = await story.investor(0);
    const validFrom = addDays(dayInMexicoCity(api.clock.now), 1);
    const value = { key: 'aml_large_deposit_amount', value: 10_000_000, source: 'x', setBy: 'x' };
    await api.db.insert(settings).values({ ...value, validFrom });
    await deposit(investor.investorId, 100_000);
    await deposit(investor.investorId, 100_000, validFrom);
    await look();
    expect(await alertsOf(investor)).toMatchObject([
      { rule: 'large_deposit', happenedOn: validFrom, facts: { limit_cents: 10_000_000 } },
    ]);
    await api.db.delete(settings).where(eq(settings.validFrom, validFrom));
  });

  it('does not count money that never was', async () => {
    const investor = await story.investor(0);
    const { id } = await deposit(investor.investorId, 400_000);
    const occurredOn = dayInMexicoCity(api.clock.now);
    await api.db.transaction((tx) => reverse(tx, id, { occurredOn, actor: 'x', reason: 'x' }));
    await look();
    expect(await alertsOf(investor)).toEqual([]);
  });

  it('sees a credit that is settled soon after it was delivered', async () => {
    at('2026-02-20');
    const [loan] = await api.db.select().from(loans).where(inArray(loans.id, person.loanIds));
    if (!loan) throw new Error('no loan');
    const on = toDay('2026-02-20');
    const owed = (await owedByLoan(api.db, [loan], on)).get(loan.id);
    await look();
    expect(await api.db.$count(amlAlerts, eq(amlAlerts.rule, 'early_payment'))).toBe(0);
    await person.pay(owed?.payoff.total ?? 0, on);
    await look();
    await look();
    const found = await api.db.select().from(amlAlerts).where(eq(amlAlerts.rule, 'early_payment'));
    expect(found).toMatchObject([
      {
        userId: story.applicant.userId,
        amountCents: 10_000_000,
        happenedOn: on,
        facts: { days: 60, loan: { delivered_on: '2026-01-30', settled_on: on } },
      },
    ]);
  });
});

describe('staff', () => {
  it('take an alert, escalate it, and another of them reports it; each act stays', async () => {
    const { id } = await opened();
    const who = await desk();
    const eva = await api.person('admin');
    expect((await assign(who, id, who.userId)).json.assignee?.id).toBe(who.userId);
    const mine = await who.call({ url: '/api/v1/alerts?assignee=mine' });
    expect(mine.json.items.map((item) => item.id)).toEqual([id]);
    const escalated = await decide(who, id, { decision: 'escalate', reason: 'unexplained' });
    expect(escalated.json).toMatchObject({
      status: 'escalated',
      urgency: 'fresh',
      assignee: null,
      others_decide: true,
    });
    expect((await decide(eva, id, { decision: 'escalate', reason: 'unexplained' })).status).toBe(
      409,
    );
    for (const own of [{ decision: 'report', reason: 'unusual' }, {}]) {
      expect(await decide(who, id, own)).toMatchObject({
        status: 409,
        json: { message: 'Tú escalaste esta alerta: la decide otra persona del equipo.' },
      });
    }
    expect((await assign(eva, id, who.userId)).json.fields).toEqual({
      assignee_id: 'Esa persona escaló la alerta: la decide otra.',
    });
    expect((await assign(who, id, eva.userId)).json.assignee?.id).toBe(eva.userId);
    expect((await eva.call({ url: `/api/v1/alerts/${id}` })).json.others_decide).toBe(false);
    const reported = await decide(eva, id, { decision: 'report', reason: 'unusual' });
    expect(reported.json).toMatchObject({ status: 'reported', urgency: null });
    expect(reported.json.acts).toMatchObject([
      { kind: 'assigned', reason: null },
      { kind: 'escalate', reason: 'unexplained', note },
      { kind: 'assigned', assignee: null },
      { kind: 'assigned' },
      { kind: 'report', reason: 'unusual', note },
    ]);
    expect((await decide(eva, id, {})).status).toBe(409);
    expect((await assign(who, id, null)).status).toBe(409);
    const change = api.db.update(amlAlertActs).set({ note: 'otra cosa que no se dijo antes' });
    await expect(change).rejects.toThrow();
    await expect(api.db.delete(amlAlertActs)).rejects.toThrow();
    const trail = await who.call({ url: '/api/v1/audit?object=alerts' });
    const of = trail.json.items.filter(({ object_id }) => object_id === id);
    expect(of).toMatchObject([
      { action: 'alerts.decide', details: { decision: 'report', reason: 'unusual' } },
      { action: 'alerts.assign' },
      { action: 'alerts.decide' },
      { action: 'alerts.assign' },
    ]);
  });

  it('leave their alerts to the queue with the duty for them, and not with another', async () => {
    const { id } = await opened();
    const [who, eva] = [await desk(), await api.person('admin')];
    await assign(who, id, eva.userId);
    const charge = (version: number, charged: Duty[]) =>
      asTwo(api, who, {
        method: 'PUT',
        url: `/api/v1/users/${eva.userId}/duties`,
        body: { version, duties: charged, reason: 'Cambió de puesto' },
      });
    const shown = async () => (await who.call({ url: `/api/v1/alerts/${id}` })).json;
    expect((await charge(0, ['compliance', 'administration'])).status).toBe(200);
    expect((await shown()).assignee?.id).toBe(eva.userId);
    expect((await charge(1, ['administration'])).status).toBe(200);
    const { assignee, acts } = await shown();
    expect([assignee, acts.length, acts[1]]).toMatchObject([
      null,
      2,
      { kind: 'assigned', by: 'Comité Prueba', assignee: null },
    ]);
    const trail = await who.call({ url: '/api/v1/audit?object=alerts' });
    expect(trail.json.items.find(({ object_id }) => object_id === id)).toMatchObject({
      action: 'alerts.assign',
      details: { from: eva.userId, to: null },
    });
  });

  it.each(['block', 'admin-revocation'])('leave them where they are kept out: %s', async (act) => {
    const { id } = await opened();
    const [who, eva] = [await desk(), await api.person('admin')];
    await assign(who, id, eva.userId);
    const kept = await asTwo(api, who, {
      method: 'POST',
      url: `/api/v1/users/${eva.userId}/${act}`,
      body: { reason: 'Dejó la empresa' },
    });
    expect(kept.status).toBe(200);
    expect((await who.call({ url: `/api/v1/alerts/${id}` })).json.assignee).toBeNull();
  });

  it('give a reason of that decision, and say what they looked at', async () => {
    const { id } = await opened();
    const who = await desk();
    expect((await decide(who, id, { reason: 'unusual' })).json.fields).toEqual({
      reason: 'Elige un motivo de esa decisión.',
    });
    expect((await decide(who, id, { note: 'Todo bien.' })).json.fields).toHaveProperty('note');
    expect((await decide(who, id, {})).json.status).toBe('dismissed');
  });

  it('see those that wait, those that are due first, and the others by their status', async () => {
    const { investor, id } = await opened();
    const who = await desk();
    const ids = async (query: string) =>
      (await who.call({ url: `/api/v1/alerts?limit=100${query}` as '/api/v1/alerts' })).json.items;
    const waiting = await ids('');
    expect(waiting.map((item) => item.id)).toContain(id);
    expect(waiting.every(({ urgency }) => urgency !== null)).toBe(true);
    const dues = waiting.map(({ due_at }) => due_at);
    expect(dues).toEqual(dues.toSorted());
    expect((await ids('&rule=income')).every(({ rule }) => rule === 'income')).toBe(true);
    const page = await who.call({ url: '/api/v1/alerts?limit=2' });
    const cursor = page.json.next_cursor;
    const next = await who.call({ url: `/api/v1/alerts?limit=2&cursor=${cursor}` });
    const paged = [...page.json.items, ...next.json.items].map((item) => item.id);
    expect(paged).toEqual(waiting.slice(0, 4).map((item) => item.id));
    await decide(who, id, {});
    expect((await ids('')).map((item) => item.id)).not.toContain(id);
    expect((await ids('&status=dismissed')).map((item) => item.id)).toContain(id);
    const late = addDays(dayInMexicoCity(api.clock.now), 4);
    at(late);
    const later = await api.again(staff);
    const { json } = await later.call({ url: '/api/v1/alerts?limit=1' });
    expect(json.items[0]).toMatchObject({ urgency: 'late' });
    expect(json.items[0]?.user_id).not.toBe(investor.userId);
  });
});

describe('nobody is told of an alert about themselves', () => {
  it('neither by a copy of their data, nor by a notice, nor by a call', async () => {
    const { investor } = await opened();
    const own = await api.again(investor);
    await api.stepUp(own);
    await own.call({ method: 'POST', url: '/api/v1/profile/data-export' });
    await api.doJobs();
    const copy = await own.call({ method: 'POST', url: '/api/v1/profile/data-export/download' });
    expect(copy.json.content).toContain(investor.email);
    expect(copy.json.content).not.toMatch(/alert|aml_|lavado|large_deposit/i);
    const told = await api.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, investor.userId));
    expect(JSON.stringify(told)).not.toMatch(/alert/i);
    expect((await own.call({ url: '/api/v1/alerts' })).status).toBe(403);
  });

  it('also not one of staff, who finds it nowhere and may not have it', async () => {
    const { id } = await opened();
    const concerned = await api.person('admin');
    await api.db.update(amlAlerts).set({ userId: concerned.userId }).where(eq(amlAlerts.id, id));
    const { json } = await concerned.call({ url: '/api/v1/alerts?limit=100' });
    expect(json.items.map((item) => item.id)).not.toContain(id);
    expect((await concerned.call({ url: `/api/v1/alerts/${id}` })).status).toBe(404);
    expect((await assign(concerned, id, concerned.userId)).status).toBe(404);
    expect((await decide(concerned, id, {})).status).toBe(404);
    const other = await desk();
    expect((await assign(other, id, concerned.userId)).json.fields).toEqual({
      assignee_id: 'Esa persona no puede atender esta alerta.',
    });
    expect((await assign(other, id, story.applicant.userId)).json.fields).toEqual({
      assignee_id: 'Elige a alguien activo del equipo, con la función Cumplimiento.',
    });
  });

  it('also not one of staff who is in the credit that it is about', async () => {
    const [investor] = await api.db
      .select({ userId: investors.userId })
      .from(investors)
      .innerJoin(participations, eq(participations.investorId, investors.id))
      .where(inArray(participations.loanId, person.loanIds));
    const lender = await api.person('admin');
    const { id } = await opened();
    const [loanId = ''] = person.loanIds;
    await api.db
      .update(amlAlerts)
      .set({ factKey: 'another fact' })
      .where(eq(amlAlerts.factKey, loanId));
    await api.db
      .update(amlAlerts)
      .set({ rule: 'early_payment', factKey: loanId })
      .where(eq(amlAlerts.id, id));
    expect((await lender.call({ url: `/api/v1/alerts/${id}` })).status).toBe(200);
    await api.db
      .update(investors)
      .set({ userId: lender.userId })
      .where(eq(investors.userId, investor?.userId ?? ''));
    const { json } = await lender.call({ url: '/api/v1/alerts?limit=100' });
    expect(json.items.map((item) => item.id)).not.toContain(id);
    expect((await lender.call({ url: `/api/v1/alerts/${id}` })).status).toBe(404);
    expect((await decide(lender, id, {})).status).toBe(404);
    expect((await assign(await desk(), id, lender.userId)).json.fields).toEqual({
      assignee_id: 'Esa persona no puede atender esta alerta.',
    });
  });

  it('and does not learn from the trail that colleagues work on it', async () => {
    const { id } = await opened();
    const other = await desk();
    expect((await decide(other, id, { decision: 'escalate', reason: 'structured' })).status).toBe(
      200,
    );
    const acts = async (who: Person) => {
      const own = await who.call({ url: `/api/v1/users/${other.userId}/timeline?limit=5` });
      const trail = await who.call({ url: `/api/v1/audit?object_id=${id}` });
      return [
        trail.json.items.map(({ action }) => action),
        trail.json.total,
        JSON.stringify(own.json.items).includes(id),
      ];
    };
    const concerned = await api.person('admin');
    expect(await acts(concerned)).toEqual([['alerts.decide'], 1, true]);
    await api.db.update(amlAlerts).set({ userId: concerned.userId }).where(eq(amlAlerts.id, id));
    expect(await acts(concerned)).toEqual([[], 0, false]);
  });
});
