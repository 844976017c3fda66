import { toCentavos } from '@contract/kernel/fields/centavos';
import { loans, payments } from '@server/db/schema/credit';
import { assertChainsSound } from '@server/jobs/chains';
import { applicantUnapplied } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { sealsAt } from '@server/ledger/seals';
import { testApi } from '@tests/support/api';
import { pdfWords } from '@tests/support/pdf-words';
import { firstOf, present } from '@tests/support/present';
import { BEGUN, repayingPeople } from '@tests/support/repaying';
import { asc, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

const api = await testApi();
const { begin, at, takeBack, assertSound } = repayingPeople(api);

const ALTERED = /no son los que se firmaron/;

/** Payments of a loan in their order, and which of them stand. */
const paymentsOf = async (loanId: string) =>
  (
    await api.db
      .select()
      .from(payments)
      .where(eq(payments.loanId, loanId))
      .orderBy(asc(payments.id))
  ).map(({ id, amountCents, reversedAt }) => ({ id, amountCents, stands: reversedAt === null }));

it('rewrites no payment by a rate that SQL changed: money waits, nothing is taken back, the night names it', async () => {
  const loan = await begin();
  const [loanId = ''] = loan.loanIds;
  for (const on of ['2026-02-28', '2026-03-30', '2026-04-30', '2026-05-30', '2026-06-30']) {
    at(on);
    await loan.pay(964_277, on, { tracking_key: `PAGO${on.replaceAll('-', '')}` });
  }
  await assertSound(loan);
  await assertChainsSound(api.db);
  const before = await paymentsOf(loanId);
  expect(before.filter(({ stands }) => stands)).toHaveLength(5);

  const agreed = firstOf(await api.db.select().from(loans).where(eq(loans.id, loanId)));
  await api.db.update(loans).set({ annualRateBp: 1200 }).where(eq(loans.id, loanId));
  at('2026-07-01');
  expect((await loan.pay(1, '2026-07-01', { tracking_key: 'CENTAVO1' })).status).toBe(200);
  expect(await paymentsOf(loanId)).toEqual(before);
  const waiting = () => balance(api.db, applicantUnapplied(loan.applicantId));
  expect(await waiting()).toBe(1);
  await expect(takeBack(loan, 'PAGO20260228')).rejects.toThrow(ALTERED);
  expect(await paymentsOf(loanId)).toEqual(before);
  await expect(assertChainsSound(api.db)).rejects.toThrow(loanId);
  const { rowCount } = await api.db.execute(
    sql`select from pgboss.job where name = 'verify-chains'`,
  );
  expect(rowCount).toBeGreaterThan(0);

  await api.db.update(loans).set({ annualRateBp: agreed.annualRateBp }).where(eq(loans.id, loanId));
  await assertChainsSound(api.db);
  await assertSound(loan);
});

it('signs no contract and delivers no money of terms that SQL changed since they were accepted', async () => {
  const { story } = await begin(0);
  const { projectId } = await story.funded();
  const set = (terms: Partial<typeof loans.$inferInsert>) =>
    api.db.update(loans).set(terms).where(eq(loans.projectId, projectId));
  const contract = present((await story.show(projectId)).contract);
  // The contract states the hash that the journal has.
  const loan = firstOf(await api.db.select().from(loans).where(eq(loans.projectId, projectId)));
  const [hash = ''] = (await sealsAt(api.db, [`loan:${loan.id}:terms`])).values();
  const file = await story.applicant.call({ url: `/api/v1/contracts/${contract.id}/file` });
  expect(await pdfWords(file.bytes)).toContain(`Huella de las condiciones (SHA-256): ${hash}`);

  await set({ lateRateBp: 9600 });
  const refused = await story.sign(story.applicant, contract);
  expect([refused.status, refused.json.message]).toEqual([409, expect.stringMatching(ALTERED)]);
  await set({ lateRateBp: loan.lateRateBp });
  expect((await story.sign(story.applicant, contract)).status).toBe(200);
  expect((await story.sign(story.supplier, contract)).status).toBe(200);

  await set({ principalCents: toCentavos(loan.principalCents + 1) });
  const { sites, stages } = await story.show(projectId);
  await story.verified(story.supplier, firstOf(sites).id, 21, true);
  const approve = () => story.act(story.staff, `stages/${firstOf(stages).id}/approve`);
  const kept = await approve();
  expect([kept.status, kept.json.message]).toEqual([409, expect.stringMatching(ALTERED)]);
  await set({ principalCents: loan.principalCents });
  expect((await approve()).status).toBe(200);
  // A delivery that SQL unmakes or dates otherwise is found too.
  for (const disbursedOn of [null, '2026-01-29']) {
    await set({ disbursedOn });
    await expect(assertChainsSound(api.db)).rejects.toThrow(loan.id);
  }
  await set({ disbursedOn: BEGUN });
  await assertChainsSound(api.db);
});
