import { toCentavos } from '@contract/kernel/fields/centavos';
import { toDay } from '@contract/kernel/fields/day';
import { inTransaction } from '@server/db/connection';
import { auditLog } from '@server/db/schema/platform';
import { seedSettingsTable } from '@server/features/platform/settings/seed';
import { outsideFlows } from '@server/ledger/outside-flows';
import { testApi } from '@tests/support/api';
import { present } from '@tests/support/present';
import { OWN, repayingPeople } from '@tests/support/repaying';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

const api = await testApi();
const { begin, at } = repayingPeople(api);
// The rates of taxes, as every start has them.
await inTransaction(api.db, seedSettingsTable);

const portfolioOf = async (person: Awaited<ReturnType<typeof api.person>>) =>
  (await (await api.again(person)).call({ url: '/api/v1/portfolio' })).json;

it('is empty for who has not invested, and closed to everybody else', async () => {
  at('2026-01-15');
  const investor = await api.person('investor');
  expect(await portfolioOf(investor)).toMatchObject({
    value_cents: 0,
    active: 0,
    rate_bp: null,
    return: { invested_bp: null, with_idle_bp: null, since: null },
    warnings: [],
    overdue_cents: 0,
  });
  const income = await investor.call({ url: '/api/v1/passive-income' });
  expect(income.json).toMatchObject({ invests: false, target_cents: null, to_add_cents: null });
  for (const role of ['client', 'supplier', 'admin'] as const) {
    const { status } = await (await api.person(role)).call({ url: '/api/v1/portfolio' });
    expect([role, status]).toEqual([role, 403]);
  }
});

it('adds up what the ledger has, by what was lent, what came back and what is left', async () => {
  const story = await begin();
  const [first] = story.lenders;
  const lender = present(first);
  at('2026-02-28');
  await story.pay(964_277, '2026-02-28', { ...OWN, tracking_key: 'PORTAFOLIO01' });
  const list = (await (await api.again(lender)).call({ url: '/api/v1/participations' })).json;
  const held = present(list.items[0]);
  const seen = await portfolioOf(lender);
  const balance = (
    await (await api.again(lender)).call({ url: `/api/v1/balances/${lender.investorId}` })
  ).json;
  expect(seen).toMatchObject({
    as_of: '2026-02-28',
    active: 1,
    participations: 1,
    invested_cents: held.outstanding_cents,
    cash_cents: balance.available_cents,
    value_cents: balance.available_cents + held.outstanding_cents,
    uncounted_cents: 0,
    rate_bp: 2400,
    overdue_cents: 0,
    later_cents: 0,
  });
  for (const { slices } of seen.allocation) {
    expect(slices.map((slice) => [slice.cents, slice.share_bp])).toEqual([
      [held.outstanding_cents, 10_000],
    ]);
  }
  expect(seen.allocation.flatMap(({ slices }) => slices.map(({ key }) => key))).toEqual([
    '1',
    'Yucatán',
    expect.any(String),
    'Sol del Bajío',
    '0-5',
  ]);
  expect(seen.warnings.map(({ by }) => by)).toEqual(['project', 'installer', 'state', 'product']);
  // What is to come is all that is owed: the calendar repays the standing principal to the centavo.
  expect(seen.calendar).toHaveLength(60);
  expect(seen.calendar.reduce((sum, month) => sum + month.capital_cents, 0)).toBe(
    held.outstanding_cents,
  );
  // 24 % a year by months, less 20 % of tax, is about 20.9 % a year.
  expect(seen.return.since).toBe('2026-01-30');
  expect(seen.return.invested_bp).toBeNull();
});

it('discounts to nothing at the return that it shows, and counts money that waits', async () => {
  const story = await begin();
  const lender = present(story.lenders[0]);
  at('2026-02-28');
  await story.pay(964_277, '2026-02-28', { ...OWN, tracking_key: 'PORTAFOLIO02' });
  at('2026-03-30');
  await story.pay(964_277, '2026-03-30', { ...OWN, tracking_key: 'PORTAFOLIO03' });
  const seen = await portfolioOf(lender);
  const brought = await outsideFlows(api.db, lender.investorId, toDay('2026-03-30'));
  const put = brought.reduce((sum, { cents }) => sum + cents, 0);
  expect(put).toBeGreaterThan(0);
  // Interest came: there is more than was brought.
  expect(seen.value_cents).toBeGreaterThan(put);
  const gained = seen.value_cents - put;
  const participation = present(
    (await (await api.again(lender)).call({ url: '/api/v1/participations' })).json.items[0],
  );
  expect(gained).toBe(participation.received_interest_cents - participation.withheld_isr_cents);
  const { invested_bp: lent, with_idle_bp: withIdle } = seen.return;
  expect(present(lent)).toBeGreaterThan(1_900);
  expect(present(lent)).toBeLessThan(2_400);
  expect(present(withIdle)).toBeLessThanOrEqual(present(lent));
});

it('leaves out what is more than 90 days late', async () => {
  const story = await begin();
  const lender = present(story.lenders[0]);
  at('2026-06-15');
  const seen = await portfolioOf(lender);
  expect(seen.uncounted_cents).toBe(seen.invested_cents);
  expect(seen.calendar.every((month) => month.net_cents === 0)).toBe(true);
  expect(seen.delinquency.at(-1)).toMatchObject({
    bucket: 'over-90',
    credits: 1,
    share_bp: 10_000,
  });
  expect(seen.return.invested_bp).toBeNull();
});

it('keeps the target of an investor, and says what to add to reach it', async () => {
  const story = await begin();
  const lender = present(story.lenders[0]);
  const me = await api.again(lender);
  const before = (await me.call({ url: '/api/v1/passive-income' })).json;
  expect(before.months).toHaveLength(12);
  expect(before.months[0]?.month).toBe('2026-02');
  expect(before.rule).toMatchObject({ rate_bp: 2400, months: 12 });
  const url = '/api/v1/passive-income/target';
  const save = (target: number) =>
    me.call({ method: 'PUT', url, body: { target_cents: toCentavos(target) } });
  expect((await save(100)).status).toBe(200);
  const reached = (await me.call({ url: '/api/v1/passive-income' })).json;
  expect(reached).toMatchObject({ target_cents: 100, reached: 12, to_add_cents: 0 });
  await save(2_000_000);
  const wanting = (await me.call({ url: '/api/v1/passive-income' })).json;
  expect(wanting.reached).toBe(0);
  const missing = 2_000_000 - wanting.average_cents;
  const needed = (missing / wanting.rule.monthly_per_100k_cents) * 10_000_000;
  expect(Math.abs(present(wanting.to_add_cents) - needed)).toBeLessThan(needed / 1_000);
  expect((await save(0)).json.fields).toHaveProperty('target_cents');
  const trail = await api.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'passive-income.edit'));
  expect(trail).toHaveLength(2);
});
