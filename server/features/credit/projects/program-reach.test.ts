import { projects } from '@server/db/schema/credit';
import { programUsers } from '@server/db/schema/people';
import { zones } from '@server/db/schema/program';
import { testApi } from '@tests/support/api';
import { creditStory } from '@tests/support/credit';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

const api = await testApi();
const story = await creditStory(api);
const programId = await api.program(['Centro', 'Norte']);
const [centre, north] = await api.db
  .select()
  .from(zones)
  .where(eq(zones.programId, programId))
  .orderBy(zones.name);

/** A project of the program; in no zone yet when none is named. */
async function won(zoneId: string | null) {
  const id = await story.ask();
  await api.db.update(projects).set({ programId, zoneId }).where(eq(projects.id, id));
  return id;
}

async function administratorOf(zoneId: string | null) {
  const who = await api.person('program_administrator', { programId });
  await api.db
    .update(programUsers)
    .set({ zoneIds: zoneId === null ? null : [zoneId] })
    .where(eq(programUsers.userId, who.userId));
  return who;
}

it('shows the people of a zone the projects and the name of that zone, and the whole program to the rest', async () => {
  const inCentre = await won(centre?.id ?? null);
  const inNorth = await won(north?.id ?? null);
  const inNone = await won(null);
  const whole = await administratorOf(null);
  const local = await administratorOf(north?.id ?? null);

  const seen = async (who: typeof whole) => {
    const list = await who.call({ url: '/api/v1/projects' });
    return list.json.items.map(({ id }: { id: string }) => id).sort();
  };
  expect(await seen(whole)).toEqual([inCentre, inNorth, inNone].sort());
  expect(await seen(local)).toEqual([inNorth]);
  const show = async (id: string) => (await local.call({ url: `/api/v1/projects/${id}` })).status;
  expect([await show(inNorth), await show(inCentre), await show(inNone)]).toEqual([200, 404, 404]);

  const names = async (who: typeof whole) =>
    (await who.call({ url: '/api/v1/zones' })).json.items.map(({ name }: { name: string }) => name);
  expect(await names(whole)).toEqual(['Centro', 'Norte']);
  expect(await names(local)).toEqual(['Norte']);
});

it('keeps no project in a zone of another program, nor in a zone of none', async () => {
  const [{ id } = { id: '' }] = await api.db.select({ id: projects.id }).from(projects).limit(1);
  const other = await api.program(['Sur']);
  const [south] = await api.db.select().from(zones).where(eq(zones.programId, other));
  const place = (where: { programId: string | null; zoneId: string | null }) =>
    api.db.update(projects).set(where).where(eq(projects.id, id));
  await expect(place({ programId, zoneId: south?.id ?? null })).rejects.toThrow();
  await expect(place({ programId: null, zoneId: south?.id ?? null })).rejects.toThrow();
  await place({ programId: other, zoneId: south?.id ?? null });
});
