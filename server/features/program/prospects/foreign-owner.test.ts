import { projects } from '@server/db/schema/credit';
import { programUsers } from '@server/db/schema/people';
import { prospects, zones } from '@server/db/schema/program';
import { type Person, testApi } from '@tests/support/api';
import { creditStory } from '@tests/support/credit';
import { present } from '@tests/support/present';
import { and, asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

const api = await testApi();
const story = await creditStory(api);
const [like] = await api.db
  .select()
  .from(projects)
  .where(eq(projects.id, await story.ask()));
const { id: _id, folio: _folio, ...common } = present(like);

let serial = 0;

/** A prospect and a project, both followed by one person. */
async function followed(programId: string, zoneId: string, executiveUserId: string) {
  serial += 1;
  await api.db.insert(prospects).values({
    programId,
    zoneId,
    businessName: `Tienda ${serial}`,
    contactName: 'Ana Ruiz',
    phone: `+52330000${1000 + serial}`,
    municipality: 'Zapopan',
    state: 'Jalisco',
    executiveUserId,
    searchText: `tienda ${serial}`,
  });
  const its = { programId, zoneId, executiveUserId, status: 'in_review' as const };
  await api.db.insert(projects).values({ ...common, folio: `AJENO-${serial}`, ...its });
}

async function program() {
  const programId = await api.program(['Centro', 'Norte']);
  const [centre, north] = await api.db
    .select()
    .from(zones)
    .where(eq(zones.programId, programId))
    .orderBy(asc(zones.name));
  const admin = await api.person('program_administrator', { programId });
  return { programId, admin, centre: present(centre).id, north: present(north).id };
}

/** How many prospects and projects of an owner each screen tells a person of. */
async function countTold(who: Person, owner: string) {
  const ask = async (path: string) =>
    (await who.call({ url: `/api/v1/${path}${path.includes('?') ? '&' : '?'}owner=${owner}` }))
      .json;
  const file = await who.call({
    url: `/api/v1/prospect-exports?owner=${owner}&columns=business_name&delimiter=,&mark=false`,
  });
  return {
    list: (await ask('prospects')).total,
    export: file.bytes
      .toString('utf8')
      .split('\r\n')
      .filter((line) => line.startsWith('Tienda')).length,
    figures: (await ask('program-metrics/effectiveness')).total.prospects,
    projects: (await ask('program-projects')).total,
    performance: (await ask('program-metrics/performance')).total.requests,
  };
}

const all = (n: number) => ({ list: n, export: n, figures: n, projects: n, performance: n });

it('an owner in the address shows nothing of another program nor of another zone, also who works for two', async () => {
  const [ours, theirs] = [await program(), await program()];
  const { programId } = theirs;
  const foreign = await api.person('program_executive_manager', { programId });
  await followed(programId, theirs.centre, foreign.userId);
  expect(await countTold(theirs.admin, foreign.userId)).toEqual(all(1));
  expect(await countTold(ours.admin, foreign.userId)).toEqual(all(0));

  // Who works for both programs is seen by each with its own alone.
  await api.db.insert(programUsers).values({
    userId: foreign.userId,
    programId: ours.programId,
    role: 'program_executive_manager',
  });
  await followed(ours.programId, ours.centre, foreign.userId);
  await followed(ours.programId, ours.north, foreign.userId);
  expect(await countTold(ours.admin, foreign.userId)).toEqual(all(2));
  expect(await countTold(theirs.admin, foreign.userId)).toEqual(all(1));

  // An executive of one zone asks for a colleague: what is in that zone.
  const local = await api.person('program_executive_manager', { programId: ours.programId });
  await api.db
    .update(programUsers)
    .set({ zoneIds: [ours.north] })
    .where(and(eq(programUsers.userId, local.userId), eq(programUsers.programId, ours.programId)));
  expect(await countTold(local, foreign.userId)).toEqual(all(1));
  const { status } = await local.call({ url: '/api/v1/prospects?owner=somebody' });
  expect(status).toBe(400);
});
