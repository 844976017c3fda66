import { randomUUID } from 'node:crypto';
import { bankMovements } from '@server/db/schema/treasury';
import { closeSignedDays } from '@server/features/treasury/bank-days/close-day';
import { assertReconciled } from '@server/features/treasury/bank-movements/reconciliation';
import { testApi } from '@tests/support/api';
import { CUSTODY_CLABE, testBank } from '@tests/support/bank';
import { creditStory, INSTALLER_CLABE } from '@tests/support/credit';
import { firstOf, present } from '@tests/support/present';
import { OWN } from '@tests/support/repaying';
import { saver } from '@tests/support/saver';
import { asTwo } from '@tests/support/two-people';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

const api = await testApi();
const bank = testBank(api);
const ANA = '032180000118359719';
const LUIS = '002180026050783855';

const at = (day: string) => {
  api.clock.now = new Date(`${day}T18:00:00Z`);
};

/** What the bank reported, by day, as its own balances need it. */
const reported: { day: string; cents: number }[] = [];
async function report(day: string, cents: number, changes: object) {
  reported.push({ day, cents });
  const direction = cents < 0 ? 'out' : 'in';
  const line = { direction, occurred_on: day, amount_cents: Math.abs(cents), ...changes };
  expect((await bank.report(bank.line(line))).status).toBe(200);
}

async function balanceOf(day: string) {
  const until = (last: (on: string) => boolean) =>
    reported.filter((line) => last(line.day)).reduce((sum, { cents }) => sum + cents, 0);
  const balance = {
    day,
    opening_cents: until((on) => on < day),
    closing_cents: until((on) => on <= day),
  };
  await bank.deliverBalance({ event_id: randomUUID(), type: 'balance', currency: 'MXN', balance });
}

it('a centavo that rounding takes from an investor is seen with its remedy, and so much of the operator’s fees makes the days sound', async () => {
  at('2026-01-28');
  const story = await creditStory(api);
  const staff = async () => api.again(story.staff);
  const { projectId, opportunityId } = await story.published();
  const people: (Awaited<ReturnType<typeof saver>> & { clabe: string })[] = [];
  for (const [clabe, cents] of [
    [ANA, 6_000_000],
    [LUIS, 4_000_000],
  ] as const) {
    reported.push({ day: '2026-01-28', cents });
    const lender = await saver(api, bank, { clabe, cents });
    await story.invest(lender.person, opportunityId, cents);
    people.push({ ...lender, clabe });
  }
  const contract = present((await story.show(projectId)).contract);
  await story.sign(story.applicant, contract);
  await story.sign(story.supplier, contract);
  at('2026-01-30');
  for (const who of [story.staff, story.treasurer, story.applicant, story.supplier]) {
    Object.assign(who, await api.again(who));
  }
  const { sites, stages } = await story.show(projectId);
  await story.verified(story.supplier, firstOf(sites).id, 21, true);
  const stage = firstOf(stages);
  await story.act(story.staff, `stages/${stage.id}/approve`);
  await story.act(story.treasurer, `stages/${stage.id}/pay`, { tracking_key: 'ETAPA00001' });
  const paid = { tracking_key: 'ETAPA00001', receiver_clabe: INSTALLER_CLABE };
  await report('2026-01-30', -stage.amount_cents, paid);
  // What comes early pays the next instalment, so that a line told late turns one payment into two.
  await story.chooseEarly(projectId, 'instalments');
  const { clabe } = (await story.applicant.call({ url: '/api/v1/payments/reference' })).json;

  /** The investors take home all that they have. */
  async function takeHome(day: string) {
    for (const lender of people) {
      const cents = await lender.available();
      if (cents === 0) continue;
      Object.assign(lender.person, await api.again(lender.person));
      const id = await lender.withdraw(cents);
      const tracking_key = `RETIRO${id.slice(-8)}`.toUpperCase();
      const url = `/api/v1/withdrawals/${id}/send` as const;
      await asTwo(api, await staff(), { method: 'POST', url, body: { tracking_key } });
      await report(day, -cents, { tracking_key, receiver_clabe: lender.clabe });
    }
  }
  const pays = (day: string, cents: number) =>
    report(day, cents, { ...OWN, receiver_clabe: clabe });
  for (const [known, day, cents] of [
    ['2026-03-24', '2026-03-24', 964_277],
    ['2026-03-29', '2026-03-20', 192_156],
    ['2026-04-15', '2026-04-15', 964_277],
    ['2026-04-28', '2026-04-28', 964_277],
    ['2026-05-11', '2026-04-16', 149_870],
  ] as const) {
    at(known);
    await pays(day, cents);
    await takeHome(known);
  }

  const treasury = async () =>
    (await (await staff()).call({ url: '/api/v1/bank-movements/reconciliation' })).json;
  const home = async () =>
    (await (await staff()).call({ url: '/api/v1/backoffice-summary' })).json.shortfall_cents;
  const days = async () => {
    await closeSignedDays(api.db, api.config, api.clock.now);
    const { json } = await (await staff()).call({ url: '/api/v1/bank-days' });
    return json.items.map(({ day, state, close }) => [day, state, close?.differences]);
  };
  const lacking = { kind: 'shortfall', tracking_key: null, bank_cents: -1, ledger_cents: null };
  expect(await treasury()).toMatchObject({
    shortfall_cents: 1,
    sound: false,
    differences: [{ ...lacking, day: null }],
  });
  expect(await home()).toBe(1);
  // The applicant is not asked for it.
  const reference = async () =>
    (await (await api.again(story.applicant)).call({ url: '/api/v1/payments/reference' })).json;
  expect(await reference()).toMatchObject({ give_back_cents: 0 });
  await balanceOf('2026-05-11');
  at('2026-05-12');
  const unsound = ['2026-05-11', 'unsound', [{ ...lacking, day: '2026-05-11' }]];
  expect(await days()).toEqual([unsound]);

  const operator = {
    sender_clabe: present(api.config.companyClabe),
    receiver_clabe: CUSTODY_CLABE,
  };
  async function gives(tracking_key: string, cents: number) {
    await report('2026-05-12', cents, { ...operator, tracking_key });
    const [line] = await api.db
      .select()
      .from(bankMovements)
      .where(eq(bankMovements.trackingKey, tracking_key));
    const url = `/api/v1/bank-movements/${line?.id}/contribute` as const;
    return asTwo(api, await staff(), { method: 'POST', url });
  }
  expect((await gives('REDONDEO02', 2)).json.message).toBe(
    'El depósito es mayor que lo que falta: $0.01 MXN.',
  );
  const covers = async (cents: number) =>
    asTwo(api, await staff(), {
      method: 'POST',
      url: '/api/v1/bank-movements/rounding',
      body: { amount_cents: cents },
    });
  expect((await covers(2)).json.fields).toEqual({
    amount_cents: 'Ya no falta esa cantidad. Ahora falta $0.01 MXN.',
  });
  const sources = async () => (await (await staff()).call({ url: '/api/v1/payouts/sources' })).json;
  const { fees_cents: fees, fees_vat_cents: vat } = await sources();
  const { json: order } = await asTwo(api, await staff(), {
    method: 'POST',
    url: '/api/v1/payouts',
    body: { kind: 'fees', amount_cents: fees + vat },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect((await covers(1)).json.message).toMatch(/^Las comisiones por traspasar no alcanzan/);
  await asTwo(api, await staff(), {
    method: 'POST',
    url: `/api/v1/payouts/${order.id}/cancel`,
    body: { reason: 'Repone un redondeo' },
  });
  expect((await covers(1)).json).toEqual({ shortfall_cents: 0 });
  expect(await sources()).toMatchObject({ fees_cents: fees - 1, fees_vat_cents: vat });
  const { json: acts } = await (await staff()).call({ url: '/api/v1/audit?limit=5' });
  expect(acts.items.map(({ action }) => action)).toContain('bank-movements.cover-rounding');
  await assertReconciled(api.db);
  expect(await treasury()).toMatchObject({ shortfall_cents: 0, sound: true, differences: [] });
  expect(await home()).toBe(0);
  await balanceOf('2026-05-12');
  at('2026-05-13');
  // The day that lacked it did: two people explain it.
  expect(await days()).toEqual([['2026-05-12', 'sound', []], unsound]);

  // What the applicant pays next to that investor repays it, and the operator may have it back.
  at('2026-05-30');
  await pays('2026-05-30', 964_277);
  expect((await sources()).contribution_cents).toBe(1);
  expect(await treasury()).toMatchObject({ shortfall_cents: 0, sound: true });
});
