import { users } from '@server/db/schema/identity';
import { programUsers } from '@server/db/schema/people';
import { prospects, zones } from '@server/db/schema/program';
import { type Person, testApi } from '@tests/support/api';
import { once } from '@tests/support/credit';
import { present } from '@tests/support/present';
import { bringProspects } from '@tests/support/prospect-files';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

const api = await testApi();

const ends: [string, (who: Person) => Promise<unknown>][] = [
  [
    'was removed from the program',
    ({ userId }) =>
      api.db
        .update(programUsers)
        .set({ removedAt: api.clock.now, removedReason: 'Cambió de empresa' })
        .where(eq(programUsers.userId, userId)),
  ],
  [
    'was blocked by staff',
    ({ userId }) =>
      api.db.update(users).set({ staffBlockedAt: api.clock.now }).where(eq(users.id, userId)),
  ],
  [
    'closed the account',
    ({ userId }) => api.db.update(users).set({ status: 'closed' }).where(eq(users.id, userId)),
  ],
];

it.each(ends)('nobody is given to an executive who %s', async (_, end) => {
  const programId = await api.program(['Centro']);
  const admin = await api.person('program_administrator', { programId });
  const executive = await api.person('program_executive_manager', { programId });
  const [zone] = await api.db.select().from(zones).where(eq(zones.programId, programId));
  await api.db
    .update(programUsers)
    .set({ zoneIds: [present(zone).id] })
    .where(eq(programUsers.userId, executive.userId));
  const file = (phone: string) =>
    `negocio,contacto,telefono,municipio,estado,zona\r\nTienda,Ana Ruiz,${phone},Tonalá,Jalisco,Centro`;
  const owners = async () => (await admin.call({ url: '/api/v1/prospect-owners' })).json.items;
  expect(await owners()).toMatchObject([{ id: executive.userId }]);
  await end(executive);
  expect(await owners()).toEqual([]);

  await bringProspects(api, admin, file('3355550001'));
  const [prospect] = await api.db
    .select()
    .from(prospects)
    .where(eq(prospects.programId, programId));
  const { id, version, executiveUserId } = present(prospect);
  expect(executiveUserId).toBeNull();
  const message = { owner_id: 'Elige a alguien del programa que trabaje esta zona.' };
  const single = await admin.call({
    method: 'PATCH',
    url: `/api/v1/prospects/${id}`,
    body: { version, owner_id: executive.userId },
  });
  expect([single.status, single.json.fields]).toEqual([422, message]);
  const bulk = await admin.call({
    method: 'POST',
    url: '/api/v1/prospect-bulks',
    headers: once(),
    body: {
      chosen: { ids: [id] },
      count: 1,
      change: { act: 'assign', owner_id: executive.userId },
    },
  });
  expect([bulk.status, bulk.json.fields]).toEqual([422, message]);
});
