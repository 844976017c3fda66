import { randomUUID } from 'node:crypto';
import { users } from '@server/db/schema/identity';
import { applicants, investors, suppliers } from '@server/db/schema/people';
import { PASSWORD, type Person, testApi } from '@tests/support/api';
import { firstOf } from '@tests/support/present';
import { freshFactor } from '@tests/support/two-people';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

const api = await testApi();
const staff = await api.person('admin');
await freshFactor(api, staff);

const records = { client: applicants, investor: investors, supplier: suppliers } as const;

async function closedPerson(role: keyof typeof records) {
  const person = await api.person(role, { fullName: 'Ramiro Ugarte Solís' });
  await freshFactor(api, person);
  const body = { password: PASSWORD };
  const closed = await person.call({ method: 'POST', url: '/api/v1/profile/closing', body });
  expect(closed.status).toBe(200);
  return { person, recordId: await recordOf(person, role) };
}

async function recordOf({ userId }: Person, role: keyof typeof records) {
  const table = records[role];
  return firstOf(await api.db.select().from(table).where(eq(table.userId, userId))).id;
}

/** What an act answers, and that it wrote nothing of the person back. */
async function expectRefused(
  { userId }: Person,
  act: () => Promise<{ status: number; json: unknown }>,
) {
  const { status, json } = await act();
  expect([status, json]).toMatchObject([
    422,
    { message: expect.stringMatching(/^La cuenta está cerrada: ya no se anota/) },
  ]);
  const [row] = await api.db.select().from(users).where(eq(users.id, userId));
  expect(row).toMatchObject({ fullName: 'Cuenta cerrada', restrictionReason: null, tags: [] });
}

const naming = { version: 0, full_name: 'Ramiro Ugarte Solís', reason: 'Su acta lo dice así.' };

test('a closed account is not given its name back, as applicant, investor or installer', async () => {
  const client = await closedPerson('client');
  await expectRefused(client.person, () =>
    staff.call({ method: 'PUT', url: `/api/v1/applicants/${client.recordId}`, body: naming }),
  );
  const investor = await closedPerson('investor');
  await expectRefused(investor.person, () =>
    staff.call({ method: 'PUT', url: `/api/v1/investors/${investor.recordId}`, body: naming }),
  );
  const supplier = await closedPerson('supplier');
  await expectRefused(supplier.person, () =>
    staff.call({ method: 'PUT', url: `/api/v1/suppliers/${supplier.recordId}/name`, body: naming }),
  );
});

test('nor what else staff write of a person, and their file says that it ended', async () => {
  const { person, recordId } = await closedPerson('client');
  const reason = 'Los comprobantes no coinciden.';
  await expectRefused(person, () =>
    staff.call({
      method: 'POST',
      url: `/api/v1/users/${person.userId}/notes`,
      body: { text: 'Llamó para pedir otra copia.' },
      headers: { 'idempotency-key': randomUUID() },
    }),
  );
  await expectRefused(person, () =>
    staff.call({
      method: 'PUT',
      url: `/api/v1/users/${person.userId}/restriction`,
      body: { version: 0, restriction_level: 1, tags: ['Ramiro'], reason },
    }),
  );
  await expectRefused(person, () =>
    staff.call({ method: 'POST', url: `/api/v1/applicants/${recordId}/identity-links` }),
  );
  const url = `/api/v1/applicants/${recordId}` as const;
  expect((await staff.call({ url })).json).toMatchObject({ closed: true });
  const investor = await closedPerson('investor');
  await expectRefused(investor.person, () =>
    staff.call({
      method: 'POST',
      url: `/api/v1/investors/${investor.recordId}/experience`,
      body: { experienced: true, reason },
    }),
  );
});

test('of a closed installer nothing is decided, and no decision is offered', async () => {
  const { person, recordId } = await closedPerson('supplier');
  await expectRefused(person, () =>
    staff.call({
      method: 'POST',
      url: `/api/v1/suppliers/${recordId}/suspension`,
      body: { reason: 'No contesta las llamadas de sus clientes.' },
    }),
  );
  const { json } = await staff.call({ url: `/api/v1/suppliers/${recordId}` });
  expect(json).toMatchObject({ acts: [], person: { closed: true } });
});
