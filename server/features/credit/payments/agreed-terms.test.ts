import { paymentComponents } from '@contract/credit/payments';
import { opportunities } from '@server/db/schema/funding';
import { testApi } from '@tests/support/api';
import { firstOf, present } from '@tests/support/present';
import { OWN, repayingPeople } from '@tests/support/repaying';
import { settingsFrom } from '@tests/support/settings';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

const api = await testApi();
const world = repayingPeople(api);

const from = settingsFrom(api);

it('a loan keeps the days of grace and the order of payment of the day of its approval', async () => {
  await from('2025-01-01', {
    late_grace_days: 5,
    waterfall_order: ['late_vat', 'late_interest', 'fee', 'interest', 'vat', 'capital'],
  });
  const loan = await world.begin();
  const loanId = firstOf(loan.loanIds);
  await from('2026-02-01', { late_grace_days: 30, waterfall_order: [...paymentComponents] });

  const applicant = await loan.me();
  const { json: shown } = await applicant.call({ url: `/api/v1/loans/${loanId}` });
  expect(shown.late_grace_days).toBe(5);
  const { json: mine } = await applicant.call({ url: '/api/v1/projects' });
  const projectId = firstOf(mine.items).id;
  const { json: project } = await applicant.call({ url: `/api/v1/projects/${projectId}` });
  expect(project).toMatchObject({
    loan: { late_grace_days: 5 },
    terms: { asked: { late_grace_days: 5 }, approved: { late_grace_days: 5 } },
  });
  const [opportunity] = await api.db
    .select()
    .from(opportunities)
    .where(eq(opportunities.loanId, loanId));
  const lender = await api.again(firstOf(loan.lenders));
  const { json: offer } = await lender.call({
    url: `/api/v1/opportunities/${present(opportunity).id}`,
  });
  expect(offer.late_grace_days).toBe(5);

  const owed = async (on: string) => {
    world.at(on);
    return firstOf((await loan.reference()).loans);
  };
  // The first instalment fell due on 28 February.
  expect((await owed('2026-03-05')).due_today_cents).toBe(964_277);
  // Ten days of 48 % a year on the capital of 7,322.77, and its VAT.
  const late = await owed('2026-03-10');
  expect(late.due).toMatchObject({ late_interest_cents: 9_764, late_vat_cents: 1_562 });
  await loan.pay(9_764 + 1_562 + 150_000, '2026-03-10', OWN);
  const { json: paid } = await (await loan.me()).call({ url: '/api/v1/payments' });
  expect(firstOf(paid.items).split).toMatchObject({
    late_interest_cents: 9_764,
    late_vat_cents: 1_562,
    interest_cents: 150_000,
    vat_cents: 0,
  });
  await world.assertSound(loan);
});
