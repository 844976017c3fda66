import { addDays } from '@contract/kernel/fields/day';
import { accountsWithMoney } from '@server/ledger/balances';
import { testApi } from '@tests/support/api';
import { BEGUN, OWN, repayingPeople } from '@tests/support/repaying';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const api = await testApi();
const { begin, at, assertSound, stateOf, takeBack, returnCreditBalance } = repayingPeople(api);

type Begun = Awaited<ReturnType<typeof begin>>;

/** Everything that was carried for an applicant. */
const carried = async ({ applicantId }: Begun) =>
  (await accountsWithMoney(api.db, 'recuperable_solicitante')).filter(
    (account) => account.applicantId === applicantId,
  );

describe('two lines of one day', () => {
  it('settle the loan that one of them pays off, in whatever order they are reported and listed', async () => {
    const states = [];
    for (const [small, large] of [
      ['UNO', 'DOS'],
      ['DOS', 'UNO'],
    ]) {
      const loan = await begin();
      at('2026-02-10');
      const key = loan.applicantId.slice(-8);
      await loan.pay(50_000, '2026-02-10', { tracking_key: `${small}${key}` });
      const payoff = (await loan.reference()).loans[0]?.payoff_cents ?? 0;
      // Eleven days: 733.33 and its VAT of 117.33; the month's interest is not due yet.
      expect(payoff).toBe(10_000_000 + 73_333 + 11_733 - 50_000);
      await loan.pay(payoff - 1, '2026-02-10', { tracking_key: `${large}${key}` });
      expect((await loan.reference()).loans[0]?.payoff_cents).toBe(1);
      await loan.pay(20_001, '2026-02-10', { tracking_key: `TRES${key}` });
      expect(await loan.reference()).toMatchObject({ loans: [], credit_balance_cents: 20_000 });
      await assertSound(loan);
      const { instalments, participations, loans } = await stateOf(loan);
      states.push({ instalments, participations, loans });
    }
    expect(states[1]).toEqual(states[0]);
  });
});

describe('what was returned to a person and then taken back', () => {
  it('comes out of their next money first, to the centavo', async () => {
    const loan = await begin();
    at('2026-03-02');
    await loan.pay(10_248_599, '2026-03-02', { ...OWN, tracking_key: 'SALDA0001' });
    await loan.pay(50_000, '2026-03-02', { ...OWN, tracking_key: 'DEMAS0001' });
    expect(await loan.reference()).toMatchObject({ loans: [], credit_balance_cents: 50_000 });
    await returnCreditBalance(loan, 50_000);
    at('2026-03-05');
    await takeBack(loan, 'SALDA0001');
    await takeBack(loan, 'DEMAS0001');
    expect(await loan.reference()).toMatchObject({
      give_back_cents: 50_000,
      credit_balance_cents: 0,
    });
    await assertSound(loan);

    at('2026-03-10');
    const { loans } = await loan.reference();
    // Ten days late: 97.64 and its VAT of 15.62; ten days of interest: 617.85 and its VAT of 98.86.
    const payoff = 10_000_000 + 200_000 + 32_000 + 9_764 + 1_562 + 61_785 + 9_886;
    expect(loans).toMatchObject([
      {
        due_today_cents: 964_277 + 9_764 + 1_562 + 50_000,
        give_back_cents: 50_000,
        payoff_cents: payoff + 50_000,
      },
    ]);
    await loan.pay(payoff + 50_000 + 20_000, '2026-03-10');
    expect(await loan.reference()).toMatchObject({
      loans: [],
      credit_balance_cents: 20_000,
      give_back_cents: 0,
    });
    expect(await carried(loan)).toEqual([]);
    await assertSound(loan);
  });

  it('is asked for by itself when the loan stays settled', async () => {
    const loan = await begin();
    at('2026-03-02');
    await loan.pay(10_248_599, '2026-03-02', { ...OWN, tracking_key: 'SALDA0002' });
    await loan.pay(50_000, '2026-03-02', { ...OWN, tracking_key: 'DEMAS0002' });
    await returnCreditBalance(loan, 50_000);
    at('2026-03-05');
    await takeBack(loan, 'DEMAS0002');
    expect(await loan.reference()).toMatchObject({ loans: [], give_back_cents: 50_000 });
    await loan.pay(60_000, '2026-03-06');
    expect(await loan.reference()).toMatchObject({
      credit_balance_cents: 10_000,
      give_back_cents: 0,
    });
    await assertSound(loan);
  });
});

describe('a credit balance', () => {
  it('has paid what fell due on every screen at once, before any job runs', async () => {
    const loan = await begin();
    at('2026-02-10');
    await loan.pay(964_277 + 1_000_000, '2026-02-10');
    at('2026-04-09');
    const me = await loan.me();
    const { loans, credit_balance_cents } = await loan.reference();
    const owed = { due_today_cents: 0, days_late: 0, next: { n: 3 } };
    expect(credit_balance_cents).toBe(1_000_000 - 964_277);
    expect(loans).toMatchObject([owed]);
    const home = (await me.call({ url: '/api/v1/loans' })).json.items[0];
    const credit = (await me.call({ url: `/api/v1/loans/${loan.loanIds[0]}` })).json;
    expect([home?.owed, credit.owed]).toMatchObject([owed, owed]);
    expect(credit.instalments[1]).toMatchObject({ owed_cents: 0, overdue: false, late_cents: 0 });
    expect(credit.instalments[1]?.paid_on).toBe('2026-03-30');
    const investor = await api.again(loan.lenders[0] ?? expect.fail('no investor'));
    const { items } = (await investor.call({ url: '/api/v1/participations' })).json;
    expect(items).toMatchObject([{ days_late: 0, next_due_on: '2026-04-30' }]);
    await assertSound(loan);
  });
});

describe('a line that is taken back', () => {
  it('of an instalment paid early leaves a loan settled while the rest of the day covers it', async () => {
    const loan = await begin();
    at('2026-02-10');
    await loan.pay(964_277, '2026-02-10', { tracking_key: 'ANTES0001' });
    at('2026-03-02');
    const payoff = (await loan.reference()).loans[0]?.payoff_cents ?? 0;
    // Without the first instalment: 9,267,723 and two days of interest.
    expect(payoff).toBe(9_267_723 + 12_357 + 1_977);
    await loan.pay(10_248_599, '2026-03-02');
    expect(await loan.reference()).toMatchObject({ loans: [] });
    at('2026-03-05');
    await takeBack(loan, 'ANTES0001');
    expect(await loan.reference()).toMatchObject({ loans: [], credit_balance_cents: 0 });
    await assertSound(loan);
  });

  it('of an instalment paid early leaves the rest to pay each instalment on its day', async () => {
    const loan = await begin();
    at('2026-02-10');
    await loan.pay(964_277, '2026-02-10', { tracking_key: 'ANTES0002' });
    at('2026-03-02');
    await loan.pay(9_267_723 + 12_357 + 1_977, '2026-03-02');
    expect((await loan.reference()).loans).toEqual([]);
    at('2026-03-05');
    await takeBack(loan, 'ANTES0002');
    // What is left paid the first, two days late, and the next one; it is not what settles the loan.
    const left = 9_282_057 - (964_277 + 1_953 + 312) - 964_277;
    // Of the next one five days have accrued, 308.92 and its VAT of 49.43; the rest of what it got counts whole.
    const payoff = 10_000_000 - 732_277 + 30_892 + 4_943 - 964_277 - left;
    expect(await loan.reference()).toMatchObject({
      credit_balance_cents: left,
      loans: [{ due_today_cents: 0, payoff_cents: payoff }],
    });
    at('2026-06-01');
    expect(await loan.reference()).toMatchObject({
      credit_balance_cents: left - 2 * 964_277,
      loans: [{ due_today_cents: 0, days_late: 0 }],
    });
    await assertSound(loan);
  });

  it('leaves what would be there had it never been reported', async () => {
    const payment = fc.record({
      day: fc.integer({ min: 5, max: 150 }),
      cents: fc.integer({ min: 100_000, max: 6_000_000 }),
      isMistaken: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(payment, { minLength: 2, maxLength: 4 }), async (all) => {
        const byDay = [...all].sort((a, b) => a.day - b.day).map((each, k) => ({ ...each, k }));
        const report = async (loan: Begun, lines: typeof byDay) => {
          for (const { day, cents, k } of lines) {
            const on = addDays(BEGUN, day);
            at(on);
            await loan.pay(cents, on, { tracking_key: `HECHO${k}${loan.applicantId.slice(-8)}` });
          }
          at(addDays(BEGUN, 160));
        };
        const mistaken = await begin();
        await report(mistaken, byDay);
        for (const { k } of byDay.filter(({ isMistaken }) => isMistaken)) {
          await takeBack(mistaken, `HECHO${k}${mistaken.applicantId.slice(-8)}`);
        }
        await assertSound(mistaken);
        const never = await begin();
        await report(
          never,
          byDay.filter(({ isMistaken }) => !isMistaken),
        );
        await assertSound(never);
        expect(await stateOf(mistaken)).toEqual(await stateOf(never));
      }),
      { numRuns: 2, endOnFailure: true },
    );
  }, 120_000);
});
