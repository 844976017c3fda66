import { applicants, investors, suppliers } from '@server/db/schema/people';
import { testApi } from '@tests/support/api';
import { creditStory } from '@tests/support/credit';
import { UNKNOWN_ID } from '@tests/support/identities';
import { firstOf } from '@tests/support/present';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

const api = await testApi();
const story = await creditStory(api);
const { staff, applicant, supplier } = story;
const { first } = await story.repaying();

const applicantId = firstOf(
  await api.db.select().from(applicants).where(eq(applicants.userId, applicant.userId)),
).id;
const investorId = firstOf(
  await api.db.select().from(investors).where(eq(investors.userId, first.userId)),
).id;
const supplierId = firstOf(
  await api.db.select().from(suppliers).where(eq(suppliers.userId, supplier.userId)),
).id;

const movements = (who: typeof staff, query: string) =>
  who.call({ url: `/api/v1/movements?${query}` });

test('staff read the movements of an investor or an applicant, whom they name, one at a time', async () => {
  const lent = await movements(staff, `investor_id=${investorId}`);
  expect([lent.status, lent.json.items.length > 0]).toEqual([200, true]);
  expect(lent.json).toEqual((await movements(first, '')).json);
  const owed = await movements(staff, `applicant_id=${applicantId}`);
  expect(owed.status).toBe(200);
  expect(owed.json).toEqual((await movements(applicant, '')).json);
  for (const query of ['', `investor_id=${investorId}&applicant_id=${applicantId}`]) {
    expect((await movements(staff, query)).status).toBe(404);
  }
});

test('nobody names another person, nor themselves', async () => {
  for (const who of [applicant, first]) {
    for (const query of [`applicant_id=${applicantId}`, `applicant_id=${UNKNOWN_ID}`]) {
      expect((await movements(who, query)).status).toBe(404);
    }
  }
});

test('staff read what an installer is paid for, and a filter reaches no further than its caller', async () => {
  const stages = async (who: typeof staff, id: string) =>
    (await who.call({ url: `/api/v1/stages?supplier_id=${id}` })).json.items;
  const paid = await stages(staff, supplierId);
  expect(paid.length).toBeGreaterThan(0);
  expect(await stages(staff, UNKNOWN_ID)).toEqual([]);
  expect(await stages(await api.person('supplier'), supplierId)).toEqual([]);
  expect((await stages(supplier, supplierId)).map(({ id }) => id)).toEqual(
    paid.map(({ id }) => id),
  );
});
