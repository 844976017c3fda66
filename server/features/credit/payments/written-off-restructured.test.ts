import { toDay } from '@contract/kernel/fields/day';
import { creditsOn, followCollections } from '@server/features/credit';
import { testApi } from '@tests/support/api';
import { once } from '@tests/support/credit';
import { firstOf, present } from '@tests/support/present';
import { repayingPeople } from '@tests/support/repaying';
import { asTwo } from '@tests/support/two-people';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

const api = await testApi();
const { begin, at, assertSound, takeBack } = repayingPeople(api);

async function lateCredit() {
  const credit = await begin();
  const loanId = firstOf(credit.loanIds);
  const serial = credit.applicantId.slice(-6).toUpperCase();
  at('2026-02-28');
  await credit.pay(964_277, '2026-02-28', { tracking_key: `FEBRERO${serial}` });
  at('2026-07-05');
  await followCollections(api.db, api.config, api.clock.now);
  const two = async (path: string, body: object) => {
    const staff = await api.again(credit.story.staff);
    const request = { method: 'POST', url: `/api/v1/${path}`, body, headers: once() } as const;
    const reply = await asTwo(api, staff, request);
    expect([path, reply.status]).toEqual([path, 200]);
    await api.doJobs();
  };
  const restructure = () =>
    two(`loans/${loanId}/restructures`, {
      months: 18,
      first_due_on: '2026-08-15',
      annual_rate_bp: 1800,
      reason: 'Perdió su local y abre otro en agosto',
    });
  const writeOff = () =>
    two(`collections/${loanId}/write-offs`, {
      reason: 'Sin pago y sin respuesta',
      evidence: 'Doce contactos sin respuesta; dictamen del despacho en el expediente.',
    });
  const undo = () =>
    two(`collections/${loanId}/write-off-undoings`, { reason: 'Se confundió de crédito' });
  const sign = async () => {
    const me = await credit.me();
    const { items } = (await me.call({ url: `/api/v1/loans/${loanId}/restructures` })).json;
    const id = present(firstOf(items).contract_id);
    const { sha256 } = (await me.call({ url: `/api/v1/contracts/${id}` })).json;
    expect((await credit.story.sign(me, { id, sha256 })).status).toBe(200);
  };
  return { credit, loanId, serial, restructure, writeOff, undo, sign };
}

type Late = Awaited<ReturnType<typeof lateCredit>>;

/** Postings of a loan's family, added up without the balances that are kept of them. */
async function posted({ loanId }: Late, families: readonly string[], investorId?: string) {
  const { rows } = await api.db.execute<{ cents: string }>(sql`
    select coalesce(sum(p.amount_signed), 0)::text as cents
      from postings p join ledger_accounts a on a.id = p.account_id
     where a.loan_id = ${loanId} and a.family = any(${sql.param([...families])}::text[])
       and coalesce(a.investor_id = ${investorId ?? null}::uuid, true)`);
  return Math.abs(Number(firstOf(rows).cents));
}

/** What the postings say, what applicant and investors read, and staff's room are one answer. */
async function assertOneAnswer(late: Late) {
  const { credit, loanId } = late;
  await assertSound(credit);
  const me = await credit.me();
  const loan = (await me.call({ url: `/api/v1/loans/${loanId}` })).json;
  const owed = await posted(late, ['deuda', 'deuda_castigada']);
  expect(present(loan.owed).outstanding_cents).toBe(owed);
  let together = 0;
  for (const lender of credit.lenders) {
    const who = await api.again(lender);
    const held = (await who.call({ url: '/api/v1/participations' })).json.items;
    const mine = firstOf(held);
    const [stands, lost] = [
      await posted(late, ['derecho'], lender.investorId),
      await posted(late, ['derecho_castigado'], lender.investorId),
    ];
    expect(mine.outstanding_cents).toBe(stands + lost);
    const { json } = await who.call({ url: `/api/v1/balances/${lender.investorId}` });
    expect([json.invested_cents, json.written_off_cents]).toEqual([stands, lost]);
    together += mine.outstanding_cents;
  }
  expect(together).toBe(owed);
  const staff = await api.again(credit.story.staff);
  const room = (await staff.call({ url: `/api/v1/collections/${loanId}` })).json;
  expect([room.owed.outstanding_cents, room.payoff_cents]).toEqual([
    owed,
    present(loan.owed).payoff_cents,
  ]);
}

it('a credit that is written off between its proposal and its signature, paid, taken back and undone keeps one answer', async () => {
  const late = await lateCredit();
  const { credit, serial } = late;
  await late.restructure();
  await late.writeOff();
  await assertOneAnswer(late);
  at('2026-07-06');
  await late.sign();
  await assertOneAnswer(late);
  // Told late, of a day before both.
  await credit.pay(300_000, '2026-06-10');
  await assertOneAnswer(late);
  at('2026-07-08');
  await takeBack(credit, `FEBRERO${serial}`);
  await assertOneAnswer(late);
  at('2026-07-09');
  await credit.pay(964_277, '2026-02-28', { tracking_key: `OTRAVEZ${serial}` });
  await assertOneAnswer(late);
  at('2026-08-20');
  await credit.pay(500_001, '2026-08-20');
  await assertOneAnswer(late);
  await late.undo();
  await assertOneAnswer(late);
  at('2026-09-20');
  await credit.pay(200_000, '2026-07-01', { tracking_key: `TARDE${serial}` });
  await assertOneAnswer(late);
  const { rows } = await api.db.execute<{ action: string; has: boolean }>(sql`
    select action, user_id is not null and at is not null as has from audit_log
     where object_id = ${late.loanId} order by seq`);
  expect(rows).toEqual(
    [
      'approvals.create',
      'restructures.propose',
      'approvals.create',
      'write-offs.create',
      'approvals.create',
      'write-offs.undo',
    ].map((action) => ({ action, has: true })),
  );
}, 90_000);

it('states a credit by the terms that were in force on a day', async () => {
  const late = await lateCredit();
  await late.restructure();
  await late.sign();
  const on = async (day: string) =>
    firstOf(await creditsOn(api.db, [late.credit.applicantId], toDay(day)));
  expect(await on('2026-06-30')).toMatchObject({ annualRateBp: 2400, termMonths: 12 });
  expect((await on('2026-06-30')).catBp).toBeGreaterThan(0);
  expect(await on('2026-08-31')).toMatchObject({
    annualRateBp: 1800,
    termMonths: 18,
    catBp: null,
  });
});
