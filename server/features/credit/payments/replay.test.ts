import { toCentavos } from '@contract/kernel/fields/centavos';
import { addDays, type Day, toDay } from '@contract/kernel/fields/day';
import { investorAvailable, principalDebt, recoverable } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { withdrawalRequested } from '@server/ledger/events/withdrawals';
import { testApi } from '@tests/support/api';
import { BEGUN, repayingPeople } from '@tests/support/repaying';
import fc from 'fast-check';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { applyCreditBalances } from './credit-balance';

const api = await testApi();
const { begin, at, assertSound, stateOf } = repayingPeople(api);

describe('a payment that the bank reports late', () => {
  it('is applied as of its day, to the centavo', async () => {
    const loan = await begin();
    at('2026-02-28');
    await loan.pay(964_277, '2026-02-28');
    at('2026-03-30');
    await loan.pay(964_277, '2026-03-30');
    at('2026-05-20');
    await loan.pay(300_000, '2026-05-20');
    at('2026-05-25');
    expect((await loan.pay(664_277, '2026-05-01')).status).toBe(200);

    const { loans } = await loan.reference();
    expect(loans[0]).toMatchObject({ due_today_cents: 10_115, days_late: 25 });
    const { items } = (await (await loan.me()).call({ url: '/api/v1/payments?sort=received_on' }))
      .json;
    const late = items.slice(2).map((each: { received_on: string; split: object }) => each);
    expect(late).toMatchObject([
      { received_on: '2026-05-01', split: { late_interest_cents: 1_022, late_vat_cents: 164 } },
      { received_on: '2026-05-20', split: { late_interest_cents: 7_630, late_vat_cents: 1_221 } },
    ]);
    expect(1_022 + 7_630).toBe(8_652);
    const notice = (await (await loan.me()).call({ url: '/api/v1/notifications' })).json.items[0];
    expect(notice?.body).toContain('los volvimos a aplicar');
    await assertSound(loan);
  });

  it('never overdraws an investor who took the money home: the applicant owes it', async () => {
    const loan = await begin();
    at('2026-04-15');
    const [owed] = (await loan.reference()).loans;
    await loan.pay(owed?.payoff_cents ?? 0, '2026-04-15');
    expect((await loan.reference()).loans).toEqual([]);
    const [ana = '', luis = ''] = loan.investors;
    const account = investorAvailable(ana);
    const taken = await balance(api.db, account);
    await api.db.transaction((tx) =>
      withdrawalRequested(tx, {
        occurredOn: toDay('2026-04-16'),
        actor: 'test',
        withdrawalId: v7(),
        investorId: ana,
        amount: taken,
      }),
    );
    const before = await balance(api.db, investorAvailable(luis));

    at('2026-04-20');
    expect((await loan.pay(964_277, '2026-02-28')).status).toBe(200);
    expect(await balance(api.db, account)).toBe(0);
    const lent = recoverable(loan.applicantId, account);
    const missing = await balance(api.db, lent);
    expect(missing).toBeGreaterThan(0);
    // Who still has the money gives back the part that was never theirs: 40 % against 60 %.
    const given = before - (await balance(api.db, investorAvailable(luis)));
    expect(Math.abs(given * 1.5 - missing)).toBeLessThan(5);
    expect((await loan.reference()).credit_balance_cents).toBeGreaterThan(964_277);
    await assertSound(loan);
  });

  it('leaves the same in whatever order the same payments were reported, and books that balance', async () => {
    const payment = fc.record({
      day: fc.integer({ min: 5, max: 230 }),
      cents: fc.integer({ min: 10_000, max: 6_000_000 }),
      /** The job of the credit balances may run on any day, or not. */
      jobRuns: fc.boolean(),
    });
    const orders = fc
      .array(payment, { minLength: 2, maxLength: 5 })
      .map((all) => all.map((each, k) => ({ ...each, key: `ORDEN${k}` })))
      .chain((all) =>
        fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
      );
    const on = (day: number): Day => addDays(BEGUN, day);
    const runJob = () => applyCreditBalances(api.db, api.config, api.clock.now);
    await fc.assert(
      fc.asyncProperty(orders, async ([all, shuffled]) => {
        const punctual = await begin(2);
        for (const { day, cents, key, jobRuns } of [...all].sort((a, b) => a.day - b.day)) {
          at(on(day));
          await punctual.pay(cents, on(day), {
            tracking_key: key + punctual.applicantId.slice(-8),
          });
          if (jobRuns) await runJob();
        }
        at(on(240));
        await runJob();
        const expected = await stateOf(punctual);
        await assertSound(punctual);

        const late = await begin(2);
        at(on(240));
        for (const { day, cents, key } of shuffled) {
          await late.pay(cents, on(day), { tracking_key: key + late.applicantId.slice(-8) });
        }
        await runJob();
        expect(await stateOf(late)).toEqual(expected);
        await assertSound(late);
      }),
      { numRuns: 3, endOnFailure: true },
    );
  }, 180_000);
});

describe('a credit balance', () => {
  it('pays on the day of the instalment, however late the job runs', async () => {
    const loan = await begin();
    at('2026-02-10');
    await loan.pay(964_277 + 1_000_000, '2026-02-10');
    at('2026-04-09');
    await applyCreditBalances(api.db, api.config, api.clock.now);
    const { items } = (await (await loan.me()).call({ url: '/api/v1/payments?sort=received_on' }))
      .json;
    expect(items).toMatchObject([
      { received_on: '2026-02-10', applied_cents: 964_277 },
      { received_on: '2026-03-30', applied_cents: 964_277, split: { late_interest_cents: 0 } },
    ]);
    expect(await balance(api.db, principalDebt(loan.loanIds[0] ?? ''))).toBe(
      toCentavos(10_000_000 - 732_277 - 749_266),
    );
  });
});
