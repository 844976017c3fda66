import { toCentavos } from '@contract/kernel/fields/centavos';
import { projects } from '@server/db/schema/credit';
import { settings } from '@server/db/schema/platform';
import { seedSettingsTable } from '@server/features/platform/settings/seed';
import { type Person, testApi } from '@tests/support/api';
import { creditStory, once } from '@tests/support/credit';
import { repayingPeople } from '@tests/support/repaying';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

const api = await testApi();
const info = async (person: Person) =>
  (await person.call({ url: '/api/v1/users/getRgUserInfo' })).json;

test('the limits of an applicant are those that hold a new request, less what they owe elsewhere', async () => {
  const story = await creditStory(api);
  const { applicant } = story;
  const limits = (await info(applicant)).loan_limits;
  // 50,000 UDI at 8.50.
  expect(limits).toEqual({ minimum: 500_000, maximum: 42_500_000 });
  const tooMuch = await applicant.call({
    method: 'POST',
    url: '/api/v1/projects',
    body: story.request({ amount_cents: 42_500_001 }),
    headers: once(),
  });
  expect([tooMuch.status, tooMuch.json]).toMatchObject([
    422,
    { fields: { amount_cents: expect.any(String) } },
  ]);
  const projectId = await story.ask({ amount_cents: 42_500_000 });
  // 7,370,000 UDI in all, here and elsewhere.
  const owedElsewhereCents = toCentavos(6_264_500_000 - 42_500_000 - 1_000_000);
  await api.db.update(projects).set({ owedElsewhereCents }).where(eq(projects.id, projectId));
  expect((await info(applicant)).loan_limits?.maximum).toBe(1_000_000);
  expect((await info(story.supplier)).loan_limits).toBeNull();
  await api.db.delete(settings).where(eq(settings.key, 'udi_value'));
  expect((await info(applicant)).loan_limits).toBeNull();
});

test('the market of resales is open as its setting says', async () => {
  const investor = await api.person('investor');
  expect(await info(investor)).toMatchObject({ resale_projects: false });
  await api.db.transaction(seedSettingsTable);
  await api.db.update(settings).set({ value: true }).where(eq(settings.key, 'secondary_market'));
  expect(await info(investor)).toMatchObject({
    resale_projects: true,
    secondary_market_contract_signed: true,
    investor_market_share: 0,
    investor_investment_product_id: null,
  });
  const unsigned = await api.person('investor', { ungated: true });
  expect(await info(unsigned)).toMatchObject({ registered_on_secondary_market: false });
});

test('data that a person owes are told, and a role of a program without one waits for access', async () => {
  expect(await info(await api.person('client'))).toMatchObject({ update_profile_info: true });
  expect(await info(await api.person('admin'))).toMatchObject({ update_profile_info: false });
  const programId = await api.program();
  const [inside, outside] = await Promise.all([
    api.person('program_administrator', { programId }),
    api.person('program_administrator'),
  ]);
  expect(await info(inside)).toMatchObject({ need_program_access: false });
  expect(await info(outside)).toMatchObject({ need_program_access: true, programInfo: null });
});

test('an investor knows the product of most of what they lent, and their share of all that is owed', async () => {
  const { lenders } = await repayingPeople(api).begin();
  const told = await Promise.all(lenders.map(async (lender) => info(await api.again(lender))));
  expect(told).toMatchObject([
    { investor_investment_product_id: '1', investor_market_share: 6000 },
    { investor_investment_product_id: '1', investor_market_share: 4000 },
  ]);
});
