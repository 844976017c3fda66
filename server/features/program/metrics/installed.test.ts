import { projects } from '@server/db/schema/credit';
import { prospects } from '@server/db/schema/program';
import { settleTallies } from '@server/features/program';
import { type Person, testApi } from '@tests/support/api';
import { present } from '@tests/support/present';
import { programOfTwoZones } from '@tests/support/program-of-two-zones';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

const api = await testApi();
const { world, project } = await programOfTwoZones(api);

const funnel = async (who: Person) =>
  (await who.call({ url: '/api/v1/program-metrics/effectiveness' })).json;
const listed = async (who: Person) =>
  (await who.call({ url: '/api/v1/prospects?reached=installed' })).json.items.map(({ id }) => id);

it('a prospect is installed while a request that its program has of it is delivered', async () => {
  const { programId, admin, centre } = await world();
  const elsewhere = await world();
  const add = async (phone: string) => {
    const [row] = await api.db
      .insert(prospects)
      .values({
        programId,
        zoneId: centre,
        businessName: 'Tienda Sol',
        contactName: 'Ana Ruiz',
        phone,
        municipality: 'Tonalá',
        state: 'Jalisco',
        status: 'applied',
        searchText: 'tienda sol',
      })
      .returning();
    return present(row).id;
  };
  const [sol, luna] = [await add('+523312340001'), await add('+523312340002')];
  const asked = await project({ programId, zoneId: centre, prospectId: sol });
  await project({ programId, zoneId: centre, prospectId: luna, status: 'installing' });
  const put = (its: Partial<typeof projects.$inferInsert>) =>
    api.db.update(projects).set(its).where(eq(projects.id, asked));
  expect((await funnel(admin)).total).toMatchObject({ applied: 2, installed: 0 });
  await put({ status: 'repaying' });
  const { total, by_zone } = await funnel(admin);
  expect(total).toMatchObject({ applied: 2, installed: 1, lost: 0 });
  expect(by_zone).toMatchObject([{ applied: 2, installed: 1 }]);
  expect(await listed(admin)).toEqual([sol]);
  await put({ status: 'settled' });
  await settleTallies(api.db);
  expect((await funnel(admin)).total).toMatchObject({ installed: 1 });
  // Staff move it to another program, and back.
  await put({ programId: elsewhere.programId, zoneId: elsewhere.centre });
  expect((await funnel(admin)).total).toMatchObject({ applied: 2, installed: 0 });
  expect(await listed(admin)).toEqual([]);
  expect((await funnel(elsewhere.admin)).total).toMatchObject({ prospects: 0, installed: 0 });
  await put({ programId, zoneId: centre });
  expect(await listed(admin)).toEqual([sol]);
  // Of a prospect that somebody calls lost afterwards, what is installed stays so.
  const { version } = (await admin.call({ url: `/api/v1/prospects/${sol}` })).json;
  const lost = { status: 'lost', lost_cause: 'other', lost_reason: 'Cerró la tienda', version };
  await admin.call({ method: 'PATCH', url: `/api/v1/prospects/${sol}`, body: lost });
  expect((await funnel(admin)).total).toMatchObject({ applied: 2, installed: 1, lost: 1 });
  // One that came delivered already, and then belongs to another prospect.
  const third = await project({ programId, zoneId: centre, prospectId: luna, status: 'repaying' });
  expect((await listed(admin)).toSorted()).toEqual([sol, luna].toSorted());
  await api.db.update(projects).set({ prospectId: sol }).where(eq(projects.id, third));
  expect(await listed(admin)).toEqual([sol]);
});
