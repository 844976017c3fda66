import { randomUUID } from 'node:crypto';
import type { EarlyUse } from '@contract/credit/early-payments';
import type { Centavos } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity, toDay } from '@contract/kernel/fields/day';
import { payments } from '@server/db/schema/credit';
import { bankMovements } from '@server/db/schema/treasury';
import { applyCreditBalances } from '@server/features/credit/payments/credit-balance';
import { owedNow } from '@server/features/credit/payments/owed-now';
import { receivedOf } from '@server/features/credit/payments/shares';
import { assertReconciled } from '@server/features/treasury/bank-movements/reconciliation';
import { assertChainsSound } from '@server/jobs/chains';
import {
  applicantUnapplied,
  investorAvailable,
  investorInTransit,
  loanCollection,
  principalDebt,
  recoverable,
  writtenOffDebt,
} from '@server/ledger/accounts';
import { balance, balances } from '@server/ledger/balances';
import { principalOwed } from '@server/ledger/principal';
import { recomputeBalances } from '@server/ledger/verify';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { testApi } from './api';
import { testBank } from './bank';
import { accountSetHoursAgo, registerAccount } from './bank-account';
import { creditStory } from './credit';
import { asTwo } from './two-people';

/** An account under the name of the person who repays. */
export const OWN = { sender_clabe: '012180026050783858', sender_name: 'LUCIA CRUZ PEÑA' };

export const BEGUN = toDay('2026-01-30');

type Api = Awaited<ReturnType<typeof testApi>>;

/** A person who repays credits, as `begin` made them. */
interface Begun {
  story: Awaited<ReturnType<typeof creditStory>>;
  loanIds: string[];
  investors: string[];
  had: Map<string, Centavos>;
  applicantId: string;
}

/** People who repay credits, on days that a test names. */
export function repayingPeople(api: Api) {
  const bank = testBank(api);

  const at = (on: string) => {
    api.clock.now = new Date(`${on}T18:00:00Z`);
  };

  /**
   * A person with credits of 100,000 at 24 % (late 48 %) for 12 months, begun on 30 January.
   * @param early what they chose for money beyond what is due.
   */
  async function begin(credits = 1, early?: EarlyUse, begun = BEGUN) {
    at(begun);
    const story = await creditStory(api);
    const delivered = [];
    for (let n = 0; n < credits; n += 1) delivered.push(await story.repaying(early));
    const { clabe } = (await story.applicant.call({ url: '/api/v1/payments/reference' })).json;
    const me = async () => api.again(story.applicant);
    const reference = async () =>
      (await (await me()).call({ url: '/api/v1/payments/reference' })).json;
    const loanIds: string[] = (await reference()).loans.map(
      (loan: { loan_id: string }) => loan.loan_id,
    );
    const lenders = delivered.flatMap(({ first, second }) => [first, second]);
    const investors = lenders.map(({ investorId }) => investorId);
    /** What each had available before any payment. */
    const had = await balances(api.db, investors.map(investorAvailable));
    const pay = (cents: number, on: string, changes: object = {}) =>
      bank.report(
        bank.line({ receiver_clabe: clabe, amount_cents: cents, occurred_on: on, ...changes }),
      );
    const { rows } = await api.db.execute<{ id: string }>(
      sql`select id from applicants where payment_clabe = ${clabe}`,
    );
    return {
      story,
      me,
      reference,
      loanIds,
      projectIds: delivered.map(({ projectId }) => projectId),
      lenders,
      investors,
      had,
      pay,
      applicantId: rows[0]?.id ?? '',
    };
  }

  /** Properties of the books that hold after anything (sums, segregation, no account overdrawn, nothing in transit). */
  async function assertSound({ loanIds, investors, had, applicantId }: Begun) {
    await assertReconciled(api.db);
    await assertChainsSound(api.db);
    expect(await api.db.transaction(recomputeBalances)).toEqual([]);
    for (const loanId of loanIds) expect(await balance(api.db, loanCollection(loanId))).toBe(0);
    // Investors have what the payments in force brought them, once, and what is carried besides.
    const standing = await api.db
      .select()
      .from(payments)
      .where(and(inArray(payments.loanId, loanIds), isNull(payments.reversedAt)));
    const ids = standing.map(({ id }) => id);
    const received = await api.db.transaction((tx) => receivedOf(tx, ids));
    for (const id of investors) {
      const account = investorAvailable(id);
      const has = await balance(api.db, account);
      const left = await balance(api.db, investorInTransit(id));
      const claim = await balance(api.db, recoverable(applicantId, account));
      expect(has + left - claim).toBe((had.get(account.code) ?? 0) + (received.get(id) ?? 0));
    }
    for (const loanId of loanIds) {
      const { rows: unpaid } = await api.db.execute<{ cents: string }>(sql`
        select sum(capital_cents - capital_paid_cents)::text as cents
          from loan_instalments where loan_id = ${loanId}`);
      const standing = await balance(api.db, principalDebt(loanId));
      const writtenOff = await balance(api.db, writtenOffDebt(loanId));
      expect(standing + writtenOff).toBe(Number(unpaid[0]?.cents));
      // Of a loan that is written off no principal stands, of another none is written off; each side agrees.
      const { rows: marks } = await api.db.execute(
        sql`select from write_offs where loan_id = ${loanId} and undone_at is null`,
      );
      expect(marks.length > 0 ? standing : writtenOff).toBe(0);
      for (const [family, cents] of [
        ['derecho', standing],
        ['derecho_castigado', writtenOff],
      ] as const) {
        const { rows: rights } = await api.db.execute<{ cents: string }>(sql`
          select coalesce(sum(b.balance_signed), 0)::text as cents from ledger_accounts a
            join account_balances b on b.account_id = a.id
           where a.family = ${family} and a.loan_id = ${loanId}`);
        expect(Number(rights[0]?.cents)).toBe(cents);
      }
      // Who holds a part of the loan got its capital, in the payments in force, and is owed the rest.
      const { rows: held } = await api.db.execute<{ nominal: string; left: string }>(sql`
        select h.nominal_cents::text as nominal, (${principalOwed(sql`h.loan_id`, sql`h.investor_id`)}::bigint
          + (select coalesce(sum(s.amount_cents), 0) from payment_shares s
               join payments p on p.id = s.payment_id and p.reversed_at is null
              where s.participation_id = h.id and s.component = 'capital'))::text as left
          from participations h where h.loan_id = ${loanId}`);
      expect(held.map(({ left }) => left)).toEqual(held.map(({ nominal }) => nominal));
    }
    // What is planned to be in credit balance is what the ledger has.
    const own = applicantUnapplied(applicantId);
    const today = dayInMexicoCity(api.clock.now);
    const owed = (await owedNow(api.db, [applicantId], today)).get(applicantId);
    await applyCreditBalances(api.db, api.config, api.clock.now);
    expect(await balance(api.db, own)).toBe(owed?.creditBalance);
    expect(await balance(api.db, recoverable(applicantId, own))).toBe(owed?.giveBack);
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
       where p.loan_id in ${mine} and a.project_id is null
       group by a.code, p.concept having sum(p.amount_signed) <> 0`),
      participations: await read(sql`
      select c.investor_id, c.amount_cents, c.status from commitments c
        join opportunities o on o.id = c.opportunity_id where o.loan_id in ${mine}`),
      loans: await read(sql`select id, status from loans where id in ${mine}`),
    };
  }

  /** A line of the bank that never was, taken back by two of staff. */
  async function takeBack(
    { story }: Begun,
    trackingKey: string,
    kind: 'mistaken' | 'returned' = 'mistaken',
  ) {
    const [movement] = await api.db
      .select()
      .from(bankMovements)
      .where(eq(bankMovements.trackingKey, trackingKey.toUpperCase()));
    const staff = await api.again(story.staff);
    const body = {
      kind,
      occurred_on: dayInMexicoCity(api.clock.now),
      reason: 'Capturado por error',
    };
    const url = `/api/v1/bank-movements/${movement?.id}/reverse` as const;
    const reply = await asTwo(api, staff, { method: 'POST', url, body });
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.json));
  }

  /** Sends back to a person the credit balance of them. */
  async function returnCreditBalance({ story, applicantId }: Begun, cents: number) {
    const staff = await api.again(story.staff);
    const applicant = await api.again(story.applicant);
    await registerAccount(api, applicant, OWN.sender_clabe, 'Lucía Cruz Peña');
    await accountSetHoursAgo(api, applicantId, 30);
    const { json } = await asTwo(api, staff, {
      method: 'POST',
      url: '/api/v1/payouts',
      body: { kind: 'credit_balance', amount_cents: cents, applicant_id: applicantId },
      headers: { 'idempotency-key': randomUUID() },
    });
    if (!json.id) throw new Error(JSON.stringify(json));
    const key = `DEVOLUCION${json.id.slice(-8)}`.toUpperCase();
    const url = `/api/v1/payouts/${json.id}/send` as const;
    await asTwo(api, staff, { method: 'POST', url, body: { tracking_key: key } });
    await bank.report(
      bank.line({
        direction: 'out',
        tracking_key: key,
        amount_cents: cents,
        receiver_clabe: OWN.sender_clabe,
      }),
    );
  }

  return { begin, at, bank, assertSound, stateOf, takeBack, returnCreditBalance };
}
