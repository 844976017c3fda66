import { loans } from '@server/db/schema/credit';
import { applicants, investors, suppliers } from '@server/db/schema/people';
import { testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { creditStory } from '@tests/support/credit';
import { UNKNOWN_ID } from '@tests/support/identities';
import { firstOf } from '@tests/support/present';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

const api = await testApi();
const story = await creditStory(api);
const { staff, applicant, supplier } = story;
const { first, projectId } = await story.repaying();

const { id: applicantId, paymentClabe } = firstOf(
  await api.db.select().from(applicants).where(eq(applicants.userId, applicant.userId)),
);
const investorId = firstOf(
  await api.db.select().from(investors).where(eq(investors.userId, first.userId)),
).id;
const supplierId = firstOf(
  await api.db.select().from(suppliers).where(eq(suppliers.userId, supplier.userId)),
).id;

const loanId = firstOf(await api.db.select().from(loans).where(eq(loans.projectId, projectId))).id;

const bank = testBank(api);
await bank.report(bank.line({ receiver_clabe: paymentClabe, amount_cents: 900_000 }));

interface Answered {
  items: readonly { to: string | null }[];
}

/** Without where each reader sees the project of a row. */
const rowsOf = ({ items, ...list }: Answered) => ({
  ...list,
  items: items.map(({ to: _, ...row }) => row),
});
const placesOf = ({ items }: Answered) => [
  ...new Set(items.flatMap(({ to }) => (to === null ? [] : [to]))),
];

const movements = (who: typeof staff, query: string) =>
  who.call({ url: `/api/v1/movements?${query}` });

test('staff read the movements of an investor or an applicant, whom they name, one at a time', async () => {
  const lent = await movements(staff, `investor_id=${investorId}`);
  expect([lent.status, lent.json.items.length > 0]).toEqual([200, true]);
  const theirs = (await movements(first, '')).json;
  expect(rowsOf(lent.json)).toEqual(rowsOf(theirs));
  const owed = await movements(staff, `applicant_id=${applicantId}`);
  expect(owed.status).toBe(200);
  const own = (await movements(applicant, '')).json;
  expect(rowsOf(owed.json)).toEqual(rowsOf(own));
  // Each goes on to their own page of the project: staff, who owes, and who lent.
  expect(placesOf(owed.json)).toEqual([`/backoffice/credito/${projectId}`]);
  expect(placesOf(own)).toEqual([`/solicitante/credito/${loanId}`]);
  expect(placesOf(lent.json)).toEqual([`/backoffice/credito/${projectId}`]);
  const [participation] = (await first.call({ url: '/api/v1/participations' })).json.items;
  expect(placesOf(theirs)).toEqual([`/inversionista/mis-proyectos/${participation?.id}`]);
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
  const own = await stages(supplier, supplierId);
  expect(own.map(({ id }) => id)).toEqual(paid.map(({ id }) => id));
  // Staff go on to the installer, who has no page of themselves there.
  expect(paid.map(({ supplier_id }) => supplier_id)).toEqual(paid.map(() => supplierId));
  expect(own.map(({ supplier_id }) => supplier_id)).toEqual(own.map(() => null));
});
