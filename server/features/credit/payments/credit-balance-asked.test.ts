import { notifications } from '@server/db/schema/platform';
import { testApi } from '@tests/support/api';
import { firstOf } from '@tests/support/present';
import { OWN, repayingPeople } from '@tests/support/repaying';
import { and, eq, like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { remindOfInstalments } from './reminders';

const api = await testApi();
const world = repayingPeople(api);
const INSTALMENT = 964_277;

type Loan = Awaited<ReturnType<typeof world.begin>>;

/** Runs the job three days before the second instalments fall due; answers what it notified. */
async function notified(loan: Loan) {
  world.at('2026-03-27');
  await remindOfInstalments(api.db, api.config, api.clock.now);
  const rows = await api.db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, loan.story.applicant.userId),
        like(notifications.title, 'Tu mensualidad vence el 30%'),
      ),
    )
    .orderBy(notifications.id);
  return rows.map(({ body }) => body);
}

const steps = async (loan: Loan) =>
  (await (await loan.me()).call({ url: '/api/v1/projects' })).json.items
    .map(({ next_step }) => next_step)
    .sort();

it('a reminder asks for what a credit balance will not pay, as every screen does', async () => {
  const loan = await world.begin();
  world.at('2026-02-01');
  await loan.pay(INSTALMENT + 500_000, '2026-02-01', OWN);
  const [first, ...others] = await notified(loan);
  expect(first).toContain('mensualidad 2: paga $4,642.77 MXN');
  expect(others).toEqual([]);
  expect(firstOf((await loan.reference()).loans).next).toMatchObject({ amount_cents: 464_277 });
  expect(await steps(loan)).toEqual([
    expect.stringContaining('Tu próxima mensualidad, de $4,642.77 MXN'),
  ]);
  world.at('2026-03-30');
  expect(firstOf((await loan.reference()).loans).due_today_cents).toBe(464_277);
});

it('one credit balance pays one of two credits, and the other is asked for', async () => {
  const loan = await world.begin(2);
  world.at('2026-02-01');
  await loan.pay(INSTALMENT * 2 + 1_000_000, '2026-02-01', OWN);
  const rest = 2 * INSTALMENT - 1_000_000;
  const texts = await notified(loan);
  expect(texts).toHaveLength(1);
  expect(texts[0]).toContain('mensualidad 2: paga $9,285.54 MXN');
  expect((await loan.reference()).loans.map(({ next }) => next?.amount_cents).sort()).toEqual(
    [0, rest].sort(),
  );
  expect(await steps(loan)).toEqual([
    expect.stringContaining('Tu próxima mensualidad, de $9,285.54 MXN'),
    expect.stringContaining('Tu saldo a favor paga tu próxima mensualidad'),
  ]);
  world.at('2026-03-30');
  const due = (await loan.reference()).loans.map(({ due_today_cents }) => due_today_cents);
  expect(due.sort()).toEqual([0, rest].sort());
});
