import { loans } from '@server/db/schema/credit';
import { testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { creditStory } from '@tests/support/credit';
import { firstOf } from '@tests/support/present';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

const api = await testApi();
const bank = testBank(api);
const story = await creditStory(api);

it('home, credit, payment screen and the application of a payment agree on what a late loan owes', async () => {
  api.clock.now = new Date('2026-01-30T18:00:00Z');
  const { projectId } = await story.repaying();
  const [loan] = await api.db.select().from(loans).where(eq(loans.projectId, projectId));
  // Two instalments have passed, on 28 February and 30 March.
  api.clock.now = new Date('2026-04-09T18:00:00Z');
  const applicant = await api.again(story.applicant);

  const home = firstOf((await applicant.call({ url: '/api/v1/loans?status=repaying' })).json.items);
  const credit = (await applicant.call({ url: `/api/v1/loans/${loan?.id}` })).json;
  const { loans: quotes, clabe } = (await applicant.call({ url: '/api/v1/payments/reference' }))
    .json;
  const { loan_id: _id, project_folio: _folio, ...quote } = firstOf(quotes);
  // 7,322.77 at 48 % for 40 days is 390.55, 7,492.66 for 10 days is 99.90; VAT 62.49 and 15.98.
  const late = { late_interest_cents: 39_055 + 9_990, late_vat_cents: 6_249 + 1_598 };
  expect(quote).toMatchObject({
    due_today_cents: 2 * 964_277 + 39_055 + 9_990 + 6_249 + 1_598,
    due: late,
    days_late: 40,
  });
  expect(home.owed).toEqual(quote);
  expect(credit.owed).toEqual(quote);
  const overdue = credit.instalments.filter((row: { overdue: boolean }) => row.overdue);
  expect(overdue.map((row: { owed_cents: number }) => row.owed_cents)).toEqual([
    964_277 + 39_055 + 6_249,
    964_277 + 9_990 + 1_598,
  ]);

  await bank.report(bank.line({ receiver_clabe: clabe, amount_cents: quote.due_today_cents }));
  const payment = firstOf((await applicant.call({ url: '/api/v1/payments' })).json.items);
  expect(payment.split).toEqual(quote.due);
  const after = (await applicant.call({ url: `/api/v1/loans/${loan?.id}` })).json;
  expect(after.owed).toMatchObject({ due_today_cents: 0, days_late: 0, next: quote.next });
});
