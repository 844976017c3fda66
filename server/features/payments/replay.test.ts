import { toCentavos } from '@contract/fields/centavos';
import { addDays, type Day, toDay } from '@contract/fields/day';
import {
  investorAvailable,
  loanCollection,
  principalDebt,
  recoverable,
} from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { withdrawalRequested } from '@server/ledger/events/withdrawals';
import { recomputeBalances, verifyChain } from '@server/ledger/verify';
import { testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { creditStory } from '@tests/support/credit';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { assertReconciled } from '../bank-movements/reconciliation';
import { applyFavourBalances } from './favour';

const api = await testApi();
const bank = testBank(api);
const BEGUN = toDay('2026-01-30');

const at = (on: string) => {
  api.clock.now = new Date(`${on}T18:00:00Z`);
};

/** A person with credits of 100,000 at 24 % (late 48 %) for 12 months, begun on 30 January. */
async function begin(credits = 1) {
  at(BEGUN);
  const story = await creditStory(api);
  const delivered = [];
  for (let n = 0; n < credits; n += 1) delivered.push(await story.repaying());
  const { clabe } = (await story.applicant.call({ url: '/api/v1/payments/reference' })).json;
  const me = async () => api.again(story.applicant);
  const reference = async () =>
    (await (await me()).call({ url: '/api/v1/payments/reference' })).json;
  const loanIds: string[] = (await reference()).loans.map(
    (loan: { loan_id: string }) => loan.loan_id,
  );
  const investors = delivered.flatMap(({ first, second }) => [first.investorId, second.investorId]);
  const pay = (cents: number, on: string, changes: object = {}) =>
    bank.tell(
      bank.line({ receiver_clabe: clabe, amount_cents: cents, occurred_on: on, ...changes }),
    );
  const { rows } = await api.db.execute<{ id: string }>(
    sql`select id from applicants where payment_clabe = ${clabe}`,
  );
  return { story, me, reference, loanIds, investors, pay, applicantId: rows[0]?.id ?? '' };
}

type Begun = Awaited<ReturnType<typeof begin>>;

/** Properties of the books that hold after anything (sums, segregation, nobody overdrawn, nothing in transit). */
async function assertSound({ loanIds }: Begun) {
  await assertReconciled(api.db);
  expect(await api.db.transaction(recomputeBalances)).toEqual([]);
  expect(await verifyChain(api.db)).toMatchObject({ ok: true });
  for (const loanId of loanIds) expect(await balance(api.db, loanCollection(loanId))).toBe(0);
  const { rows } = await api.db.execute(sql`
    select a.code from account_balances b join ledger_accounts a on a.id = b.account_id
     where a.no_negative and case a.kind when 'debit' then 1 else -1 end * b.balance_signed < 0`);
  expect(rows).toEqual([]);
}

/** Everything that the payments of a person's loans left, with places instead of ids. */
async function stateOf({ loanIds, investors, applicantId }: Begun) {
  const names = [
    ...loanIds.map((id, k) => [id, `loan ${k}`] as const),
    ...investors.map((id, k) => [id, `investor ${k}`] as const),
    [applicantId, 'applicant'] as const,
  ];
  const name = (text: string) => names.reduce((all, [id, as]) => all.replaceAll(id, as), text);
  const read = async (query: ReturnType<typeof sql>) => {
    const { rows } = await api.db.execute(query);
    return rows.map((row) => name(JSON.stringify(row))).sort();
  };
  const mine = sql`(${sql.join(
    loanIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  )})`;
  return {
    instalments: await read(sql`
      select loan_id, n, capital_cents, interest_cents, vat_cents, late_interest_cents, late_vat_cents,
             late_accrued_on::text, capital_paid_cents, interest_paid_cents, vat_paid_cents,
             late_interest_paid_cents, late_vat_paid_cents, paid_on::text
        from loan_instalments where loan_id in ${mine}`),
    payments: await read(sql`
      select p.loan_id, p.received_on::text, p.amount_cents, p.applied, m.amount_cents as line
        from payments p left join bank_movements m on m.id = p.bank_movement_id
       where p.loan_id in ${mine} and p.reversed_at is null`),
    ledger: await read(sql`
      select a.code, p.concept, sum(p.amount_signed)::text as sum
        from postings p join ledger_accounts a on a.id = p.account_id
       where p.loan_id in ${mine} and a.code not like 'proyecto:%'
       group by a.code, p.concept having sum(p.amount_signed) <> 0`),
    participations: await read(sql`
      select c.investor_id, c.outstanding_cents, c.status from commitments c
        join opportunities o on o.id = c.opportunity_id where o.loan_id in ${mine}`),
    loans: await read(sql`select id, status from loans where id in ${mine}`),
  };
}

describe('a payment that the bank tells late', () => {
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
    expect((await loan.reference()).favour_cents).toBeGreaterThan(964_277);
    await assertSound(loan);
  });

  it('leaves the same in whatever order the same payments were told, and books that hold', async () => {
    const payment = fc.record({
      day: fc.integer({ min: 5, max: 230 }),
      cents: fc.integer({ min: 10_000, max: 6_000_000 }),
      /** The job of the balances in favour may run on any day, or not. */
      jobRuns: fc.boolean(),
    });
    const orders = fc
      .array(payment, { minLength: 2, maxLength: 5 })
      .map((all) => all.map((each, k) => ({ ...each, key: `ORDEN${k}` })))
      .chain((all) =>
        fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
      );
    const on = (day: number): Day => addDays(BEGUN, day);
    const runJob = () => applyFavourBalances(api.db, api.config, api.clock.now);
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

describe('a balance in favour', () => {
  it('pays on the day of the instalment, however late the job runs', async () => {
    const loan = await begin();
    at('2026-02-10');
    await loan.pay(964_277 + 1_000_000, '2026-02-10');
    at('2026-04-09');
    await applyFavourBalances(api.db, api.config, api.clock.now);
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
