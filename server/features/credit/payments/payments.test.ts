import { loanInstalments, loans, payments } from '@server/db/schema/credit';
import { applicants } from '@server/db/schema/people';
import { assertReconciled } from '@server/features/treasury/bank-movements/reconciliation';
import { loanCollection } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { type Person, testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { creditStory } from '@tests/support/credit';
import { firstOf } from '@tests/support/present';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applyCreditBalances } from './credit-balance';

const api = await testApi();
const bank = testBank(api);
const START = api.clock.now;
const DAY = 86_400_000;

/** Each test has people of its own: all the money of an applicant is one story. */
let story: Awaited<ReturnType<typeof creditStory>>;
let clabe = '';

const later = (days: number) => {
  api.clock.now = new Date(START.getTime() + days * DAY);
};

/** A credit of $100,000 at 24 % for 12 months (schedule A), of two investors with 60 and 40 %. */
async function begin() {
  later(0);
  story = await creditStory(api);
  clabe = (await reference()).clabe;
  const { projectId, first, second } = await story.repaying();
  const [loan] = await api.db.select().from(loans).where(eq(loans.projectId, projectId));
  const people = await Promise.all([
    api.again(story.applicant),
    api.again(first),
    api.again(second),
  ]);
  const [applicant, major, minor] = people;
  return { projectId, loanId: loan?.id ?? '', applicant, major, minor };
}

const payCents = (cents: number, changes: object = {}) =>
  bank.report(
    bank.line({
      receiver_clabe: clabe,
      amount_cents: cents,
      sender_name: 'LUCIA CRUZ PEÑA',
      ...changes,
    }),
  );

const reference = async () =>
  (await (await api.again(story.applicant)).call({ url: '/api/v1/payments/reference' })).json;

type Row = { label: string; amount_cents: number; balance_cents: number };
const rowsOf = async (who: Person, query = ''): Promise<Row[]> =>
  (await who.call({ url: `/api/v1/movements?limit=50${query}` })).json.items;

it('installer and staff read that a credit is being paid, and nothing of what the applicant owes', async () => {
  const { projectId } = await begin();
  for (const who of [story.supplier, story.staff]) {
    expect((await story.show(projectId, await api.again(who))).next_step).toBe(
      'El crédito está en pagos.',
    );
  }
});

describe('the first instalment', () => {
  it('is applied and distributed to the centavo, gross first and then the tax', async () => {
    const { loanId, applicant, major, minor } = await begin();
    const before = await reference();
    expect(before.loans).toMatchObject([
      {
        due_today_cents: 0,
        days_late: 0,
        next: { n: 1, amount_cents: 964_277 },
        outstanding_cents: 10_000_000,
      },
    ]);
    const movement = bank.line({ receiver_clabe: clabe, amount_cents: 964_277 });
    const replies = await Promise.all(Array.from({ length: 8 }, () => bank.report(movement)));
    expect(replies.every((reply) => reply.status === 200)).toBe(true);

    const { items, total } = (await applicant.call({ url: '/api/v1/payments' })).json;
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({
      received_cents: 964_277,
      applied_cents: 964_277,
      split: {
        capital_cents: 732_277,
        interest_cents: 200_000,
        vat_cents: 32_000,
        late_interest_cents: 0,
      },
    });
    const rows = await rowsOf(major);
    expect(rows.slice(0, 3).map((row) => [row.label, row.amount_cents])).toEqual([
      ['ISR retenido sobre interés', -24_000],
      ['Interés', 120_000],
      ['Capital', 439_366],
    ]);
    expect((await rowsOf(minor)).slice(0, 3).map((row) => row.amount_cents)).toEqual([
      -16_000, 80_000, 292_911,
    ]);
    const { json: shares } = await major.call({ url: '/api/v1/participations' });
    expect(shares.items).toMatchObject([
      {
        status: 'active',
        invested_cents: 6_000_000,
        outstanding_cents: 6_000_000 - 439_366,
        received_capital_cents: 439_366,
        received_interest_cents: 120_000,
        withheld_isr_cents: 24_000,
      },
    ]);
    const detail = (await major.call({ url: `/api/v1/participations/${firstOf(shares.items).id}` }))
      .json;
    expect(detail.payments).toMatchObject([{ net_cents: 439_366 + 120_000 - 24_000 }]);
    expect(detail.schedule).toHaveLength(11);
    const capital = detail.schedule.reduce(
      (sum: number, row: { capital_cents: number }) => sum + row.capital_cents,
      0,
    );
    expect(capital).toBe(detail.outstanding_cents);
    const { json: balances } = await major.call({ url: `/api/v1/balances/${major.investorId}` });
    expect(balances).toMatchObject({
      available_cents: 4_000_000 + 439_366 + 120_000 - 24_000,
      invested_cents: 6_000_000 - 439_366,
    });
    expect(await balance(api.db, loanCollection(loanId))).toBe(0);
    await assertReconciled(api.db);
  });

  it('shows each row with the balance that the account had after it, page by page', async () => {
    const { major } = await begin();
    await payCents(964_277);
    const all = await rowsOf(major);
    let running = 0;
    for (const row of [...all].reverse()) {
      running += row.amount_cents;
      expect(row.balance_cents).toBe(running);
    }
    const paged: Row[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const url: string = `/api/v1/movements?limit=2${cursor && `&cursor=${cursor}`}`;
      const { json } = await major.call({ url });
      paged.push(...json.items);
      cursor = json.next_cursor;
    }
    expect(paged).toEqual(all);
    const taxes = await rowsOf(major, '&type=tax');
    expect(taxes).toEqual(all.filter((row) => row.label.startsWith('ISR')));
  });
});

describe('money beyond what is due', () => {
  it('stays as a credit balance, and pays the next instalment on its day and not before', async () => {
    const { loanId } = await begin();
    await payCents(964_277 + 500_000);
    expect((await reference()).credit_balance_cents).toBe(500_000);
    const count = async () =>
      (await api.db.select().from(payments).where(eq(payments.loanId, loanId))).length;
    expect(await count()).toBe(1);
    later(40);
    await applyCreditBalances(api.db, api.config, api.clock.now);
    expect(await count()).toBe(1);
    later(63);
    await applyCreditBalances(api.db, api.config, api.clock.now);
    await applyCreditBalances(api.db, api.config, api.clock.now);
    expect(await count()).toBe(2);
    const [, fromCreditBalance] = await api.db
      .select()
      .from(payments)
      .where(eq(payments.loanId, loanId))
      .orderBy(asc(payments.id));
    expect(fromCreditBalance).toMatchObject({ bankMovementId: null, amountCents: 500_000 });
    expect((await reference()).credit_balance_cents).toBe(0);
  });

  it('that reaches the payoff settles the loan, everyone whole', async () => {
    const { projectId, loanId, major, minor } = await begin();
    later(15);
    const { loans: open } = await reference();
    expect(open).toMatchObject([{ payoff_cents: 10_000_000 + 100_000 + 16_000 }]);
    await payCents(firstOf(open).payoff_cents + 12_345);
    const after = await reference();
    expect(after).toMatchObject({ loans: [], credit_balance_cents: 12_345 });
    const [loan] = await api.db.select().from(loans).where(eq(loans.id, loanId));
    expect(loan?.status).toBe('settled');
    expect(
      (await (await api.again(story.staff)).call({ url: `/api/v1/projects/${projectId}` })).json
        .status,
    ).toBe('settled');
    for (const [who, capital, interest] of [
      [await api.again(major), 6_000_000, 60_000],
      [await api.again(minor), 4_000_000, 40_000],
    ] as const) {
      const { json } = await who.call({ url: '/api/v1/participations' });
      expect(json.items).toMatchObject([
        {
          status: 'settled',
          outstanding_cents: 0,
          received_capital_cents: capital,
          received_interest_cents: interest,
        },
      ]);
    }
    const rows = await api.db
      .select()
      .from(loanInstalments)
      .where(eq(loanInstalments.loanId, loanId));
    expect(rows).toHaveLength(1);
    await assertReconciled(api.db);
  });
});

describe('a payment that is late', () => {
  it('covers late interest and its tax first, and its interest reaches the investors', async () => {
    const { loanId, major } = await begin();
    const [first] = await api.db
      .select()
      .from(loanInstalments)
      .where(eq(loanInstalments.loanId, loanId))
      .orderBy(asc(loanInstalments.n));
    const daysToDue = Math.round((Date.parse(first?.dueOn ?? '') - START.getTime()) / DAY);
    later(daysToDue + 15);
    const asked = firstOf((await reference()).loans);
    const creditBalance = (await reference()).credit_balance_cents;
    expect(asked.days_late).toBeGreaterThanOrEqual(14);
    const late = asked.due_today_cents - 964_277;
    await payCents(asked.due_today_cents - creditBalance);
    const { items } = (
      await (await api.again(story.applicant)).call({ url: '/api/v1/payments?sort=-created_at' })
    ).json;
    const { split } = firstOf(items);
    expect(split.late_interest_cents + split.late_vat_cents).toBe(late);
    expect(split.late_vat_cents).toBe(Math.round(split.late_interest_cents * 0.16));
    const paid = await api.again(major);
    const [ordinaryTax] = await rowsOf(paid, '&type=late_interest');
    expect(ordinaryTax?.amount_cents).toBe(Math.round(split.late_interest_cents * 0.6));
    expect((await reference()).loans[0]).toMatchObject({ due_today_cents: 0, days_late: 0 });
    await assertReconciled(api.db);
  });
});

it('payments and participations of others do not exist', async () => {
  const { applicant, major } = await begin();
  await payCents(964_277);
  const otherUser = await api.person('client');
  const rival = await api.person('investor');
  const { items } = (await applicant.call({ url: '/api/v1/payments' })).json;
  const show = await applicant.call({ url: `/api/v1/payments/${firstOf(items).id}` });
  expect(show.json.instalments).toMatchObject([{ n: 1, capital_cents: 732_277 }]);
  expect((await otherUser.call({ url: `/api/v1/payments/${firstOf(items).id}` })).status).toBe(404);
  expect((await otherUser.call({ url: '/api/v1/payments' })).json.total).toBe(0);
  const [row] = await api.db
    .select()
    .from(applicants)
    .where(eq(applicants.userId, applicant.userId));
  const other = `/api/v1/payments/reference?applicant_id=${row?.id}`;
  expect((await otherUser.call({ url: other })).status).toBe(404);
  const mine = (await major.call({ url: '/api/v1/participations?status=active' })).json.items;
  expect((await rival.call({ url: `/api/v1/participations/${firstOf(mine).id}` })).status).toBe(
    404,
  );
  expect(
    (await rival.call({ url: `/api/v1/movements?investor_id=${major.investorId}` })).status,
  ).toBe(404);
});
