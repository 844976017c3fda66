import { randomUUID } from 'node:crypto';
import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { toDay } from '@contract/kernel/fields/day';
import type { PlanInputs } from '@contract/treasury/investment-plans';
import { projectPlan } from '@contract/treasury/plan-projection';
import { inTransaction } from '@server/db/connection';
import { auditLog } from '@server/db/schema/platform';
import { seedSettingsTable } from '@server/features/platform/settings/seed';
import { type Person, testApi } from '@tests/support/api';
import { present } from '@tests/support/present';
import { OWN, repayingPeople } from '@tests/support/repaying';
import { inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { readPlatformHistory } from './platform-history';

const api = await testApi();
const { begin, at } = repayingPeople(api);
// The rates of taxes, as every start has them.
await inTransaction(api.db, seedSettingsTable);

const url = '/api/v1/investment-plan';
const planOf = async (person: Person) => (await (await api.again(person)).call({ url })).json;

const inputs = (changes: Partial<PlanInputs> = {}): PlanInputs => ({
  goal_cents: toCentavos(50_000_000),
  goal_on: toDay('2031-01-15'),
  monthly_cents: toCentavos(300_000),
  reinvest_bp: toBasisPoints(10_000),
  ...changes,
});

const save = (person: Person, body: PlanInputs, version = 0, key: string = randomUUID()) =>
  person.call({
    method: 'POST',
    url: `${url}/versions`,
    body: { ...body, version },
    headers: { 'idempotency-key': key },
  });

const restore = (person: Person, number: number) =>
  person.call({
    method: 'POST',
    url: `${url}/restore`,
    body: { number },
    headers: { 'idempotency-key': randomUUID() },
  });

it('begins with nothing at the reference rate, and is closed to everybody else', async () => {
  at('2026-01-15');
  const investor = await api.person('investor');
  expect(await planOf(investor)).toMatchObject({
    as_of: '2026-01-15',
    basis: { start_cents: 0, lent_cents: 0, rate_from: 'reference', losses: null },
    platform: { credits: 0, written_off_cents: 0, over_90_cents: 0, late_cents: 0 },
    versions: [],
  });
  for (const role of ['client', 'supplier', 'admin'] as const) {
    const { status } = await (await api.person(role)).call({ url });
    expect([role, status]).toEqual([role, 403]);
  }
});

it('keeps every version, restores an older one as a new one, and shows nobody those of another', async () => {
  at('2026-01-15');
  const investor = await api.person('investor');
  const key = randomUUID();
  expect((await save(investor, inputs(), 0, key)).json).toMatchObject({ number: 1 });
  // Sent again it is the same version.
  expect((await save(investor, inputs(), 0, key)).json).toMatchObject({ number: 1 });
  const without = inputs({ monthly_cents: toCentavos(0) });
  // Who did not read the first version is shown it.
  const stale = await save(investor, without);
  expect([stale.status, stale.json]).toMatchObject([
    409,
    { code: 'stale', current: { ...inputs(), version: 1 } },
  ]);
  await save(investor, without, 1);
  const restored = await restore(investor, 1);
  expect(restored.json).toMatchObject({ number: 3, restored_from: 1, monthly_cents: 300_000 });
  const { versions } = await planOf(investor);
  expect(versions.map(({ number, monthly_cents }) => [number, monthly_cents])).toEqual([
    [3, 300_000],
    [2, 0],
    [1, 300_000],
  ]);
  expect(versions.map(({ created_by }) => created_by)).toEqual(
    Array.from({ length: 3 }, () => expect.any(String)),
  );
  const other = await api.person('investor');
  expect((await restore(other, 1)).status).toBe(404);
  expect((await planOf(other)).versions).toEqual([]);
  const trail = await api.db
    .select()
    .from(auditLog)
    .where(inArray(auditLog.action, ['investment-plans.create', 'investment-plans.restore']));
  expect(trail).toHaveLength(3);
});

it('refuses days and amounts on their fields', async () => {
  at('2026-01-15');
  const investor = await api.person('investor');
  const refusedFields = async (changes: object) =>
    Object.keys((await save(investor, { ...inputs(), ...changes })).json.fields ?? {});
  expect(await refusedFields({ goal_on: toDay('2026-02-14') })).toEqual(['goal_on']);
  expect(await refusedFields({ goal_on: toDay('2046-01-16') })).toEqual(['goal_on']);
  expect(await refusedFields({ goal_cents: 0 })).toEqual(['goal_cents']);
  expect(await refusedFields({ monthly_cents: -1 })).toEqual(['monthly_cents']);
  expect(await refusedFields({ reinvest_bp: 10_001 })).toEqual(['reinvest_bp']);
  expect((await save(investor, inputs({ goal_on: toDay('2026-02-15') }))).status).toBe(200);
  // A month later that day has come too near.
  at('2026-02-01');
  const again = await restore(await api.again(investor), 1);
  expect([again.status, Object.keys(again.json.fields ?? {})]).toEqual([422, ['goal_on']]);
});

it('begins with what the ledger has, and estimates by the losses of the platform', async () => {
  const story = await begin();
  const lender = present(story.lenders[0]);
  const lent = 10_000_000;
  // Thirty days of 100,000, nobody late.
  at('2026-02-28');
  await story.pay(964_277, '2026-02-28', { ...OWN, tracking_key: 'PLANDEINV001' });
  const history = await readPlatformHistory(api.db, toDay('2026-02-28'));
  expect(history).toMatchObject({
    credits: 1,
    writtenOff: 0,
    over90: 0,
    late: 0,
    meanCredit: lent,
  });
  expect(history.centDays).toBe(BigInt(lent) * 29n);
  const seen = await planOf(lender);
  const portfolio = (await (await api.again(lender)).call({ url: '/api/v1/portfolio' })).json;
  expect(seen.basis).toMatchObject({
    start_cents: portfolio.value_cents,
    cash_cents: portfolio.cash_cents,
    lent_cents: portfolio.invested_cents,
    rate_from: 'own',
    annual_rate_bp: 2400,
    // 20 % of the interest is withheld.
    net_rate_bp: 1920,
    losses: { low_bp: 10_000, expected_bp: 0, high_bp: 0 },
  });
  const saved = (await save(await api.again(lender), inputs())).json;
  const last = projectPlan(
    {
      start: seen.basis.start_cents,
      netRate: seen.basis.net_rate_bp,
      losses: { low: toBasisPoints(10_000), expected: toBasisPoints(0), high: toBasisPoints(0) },
    },
    { monthly: toCentavos(300_000), reinvest: toBasisPoints(10_000) },
    { today: toDay('2026-02-28'), months: 58 },
  ).at(-1);
  expect([saved.low_cents, saved.expected_cents, saved.high_cents]).toEqual([
    last?.low,
    last?.expected,
    last?.high,
  ]);

  // In June the next instalments are more than 90 days late: nothing of it is counted any more, and all is expected lost.
  at('2026-07-15');
  const late = await planOf(lender);
  expect(late.basis).toMatchObject({ lent_cents: 0, start_cents: late.basis.cash_cents });
  expect(late.platform).toMatchObject({
    late_cents: late.platform.over_90_cents,
    written_off_cents: 0,
  });
  expect(late.platform.over_90_cents).toBeGreaterThan(9_000_000);
  expect(late.basis.losses?.high_bp).toBe(0);
  expect(late.basis.losses?.expected_bp).toBe(10_000);
});
