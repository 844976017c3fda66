import { identityPhotos } from '@contract/documents/identity-photos';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { investorStatuses } from '@contract/people/investor-status';
import { projects } from '@server/db/schema/credit';
import { users } from '@server/db/schema/identity';
import { investors } from '@server/db/schema/people';
import { settings } from '@server/db/schema/platform';
import { seedSettingsTable } from '@server/features/platform/settings/seed';
import { type Person, testApi } from '@tests/support/api';
import { creditStory, once } from '@tests/support/credit';
import { onboardingData } from '@tests/support/onboarding';
import { present } from '@tests/support/present';
import { repayingPeople } from '@tests/support/repaying';
import { freshFactor } from '@tests/support/two-people';
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
  // What the law lets is what its settings say that day.
  await api.db.update(settings).set({ value: 500_000 }).where(eq(settings.key, 'owed_udis'));
  expect((await info(applicant)).loan_limits?.maximum).toBe(0);
  await api.db
    .update(settings)
    .set({ value: 40_000 })
    .where(eq(settings.key, 'request_udis_individual'));
  await api.db.update(settings).set({ value: 7_370_000 }).where(eq(settings.key, 'owed_udis'));
  const lower = await applicant.call({
    method: 'POST',
    url: '/api/v1/projects',
    body: story.request({ amount_cents: 34_000_001 }),
    headers: once(),
  });
  expect(lower.json).toMatchObject({
    fields: { amount_cents: expect.stringContaining('(40,000 UDI)') },
  });
  await api.db.delete(settings).where(eq(settings.key, 'udi_value'));
  expect((await info(applicant)).loan_limits).toBeNull();
});

test('the market of resales is open as its setting says', async () => {
  const investor = await api.person('investor');
  // Signed before there is a market: the two are not one fact.
  expect(await info(investor)).toMatchObject({
    resale_projects: false,
    registered_on_secondary_market: false,
    secondary_market_contract_signed: true,
  });
  await api.db.transaction(seedSettingsTable);
  await api.db.update(settings).set({ value: true }).where(eq(settings.key, 'secondary_market'));
  expect(await info(investor)).toMatchObject({
    resale_projects: true,
    registered_on_secondary_market: true,
    secondary_market_contract_signed: true,
    investor_market_share: 0,
    investor_investment_product_id: null,
  });
  const unsigned = await api.person('investor', { ungated: true });
  expect(await info(unsigned)).toMatchObject({
    registered_on_secondary_market: false,
    secondary_market_contract_signed: false,
  });
});

test('the status of an investor is what their steps, their identity and staff make of it', async () => {
  const investor = await api.person('investor');
  const status = async () => {
    const { investor_id: id, investor_status: told } = await info(investor);
    const own = await investor.call({ url: `/api/v2/investor/${id}/getGeneralData` });
    expect(own.json).toMatchObject({ status: told });
    return told;
  };
  expect(await status()).toBe(investorStatuses.onboarding);
  await api.db
    .update(investors)
    .set({ onboardingStep: '13_automatic_investment' })
    .where(eq(investors.userId, investor.userId));
  await onboardingData({
    confirm: () => freshFactor(api, investor),
    sentTo: () => Promise.resolve(undefined),
  }).give.identity_photos(investor);
  expect(await status()).toBe(investorStatuses.inReview);
  const staff = await api.person('admin');
  for (const docId of Object.values(identityPhotos)) {
    const url = `/storagev3/documents/files/${docId}/user/${investor.userId}`;
    const [photo] = (await staff.call({ url })).json;
    const body = { id: present(photo).id };
    await staff.call({ method: 'POST', url: '/storagev3/documents/verify', body });
  }
  expect(await status()).toBe(investorStatuses.active);
  await api.db
    .update(users)
    .set({ restrictionLevel: 1, restrictionReason: 'Los comprobantes no coinciden.' })
    .where(eq(users.id, investor.userId));
  expect(await status()).toBe(investorStatuses.restricted);
  expect(await info(await api.person('client'))).toMatchObject({ investor_status: null });
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
