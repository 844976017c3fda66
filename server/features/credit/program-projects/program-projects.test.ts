import { projects } from '@server/db/schema/credit';
import { projectComments } from '@server/db/schema/credit-project-places';
import { users } from '@server/db/schema/identity';
import { programUsers } from '@server/db/schema/people';
import { prospects, zones } from '@server/db/schema/program';
import { type Person, testApi } from '@tests/support/api';
import { creditStory } from '@tests/support/credit';
import { present } from '@tests/support/present';
import { freshFactor } from '@tests/support/two-people';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

const api = await testApi();
const story = await creditStory(api);
const programId = await api.program(['Centro', 'Norte']);
const zoneOf = async (name: string) => {
  const its = and(eq(zones.programId, programId), eq(zones.name, name));
  return present((await api.db.select().from(zones).where(its))[0]).id;
};
const centre = await zoneOf('Centro');
const north = await zoneOf('Norte');
const LIST = '/api/v1/program-projects';
const manager = await api.person('program_commercial_manager', { programId });
const executive = await api.person('program_executive_manager', {
  programId,
  fullName: 'Daniel Cárdenas',
});
const local = await api.person('program_executive_manager', { programId });
await api.db
  .update(programUsers)
  .set({ zoneIds: [north] })
  .where(eq(programUsers.userId, local.userId));
const elsewhere = await api.program(['Sur']);
const stranger = await api.person('program_administrator', { programId: elsewhere });

const DAY_MS = 24 * 60 * 60 * 1000;

/** A request of the program that has stood in a stage for some days. */
async function standing(
  status: typeof projects.$inferInsert.status,
  days: number,
  zoneId: string | null = centre,
) {
  // Only so many wait for their decision at once.
  const id = await story.ask();
  const statusChangedAt = new Date(api.clock.now.getTime() - days * DAY_MS);
  await api.db
    .update(projects)
    .set({ programId, zoneId, status, statusChangedAt })
    .where(eq(projects.id, id));
  return id;
}

const old = await standing('installing', 61);
const recent = await standing('approved', 8, north);
const ended = await standing('cancelled', 90);
const repaying = await standing('settled', 90);
const nowhere = await standing('accepted', 20, null);

const list = async (who: Person, query = '') => {
  const { status, json } = await who.call({ url: `${LIST}${query}` });
  return status === 200 ? json.items.map(({ id }) => id) : status;
};
const assign = (id: string, owner: string | null, who = executive) =>
  who.call({ method: 'PUT', url: `${LIST}/${id}/owner`, body: { owner_id: owner } });
const comment = (id: string, text: string, who = executive) =>
  who.call({ method: 'POST', url: `${LIST}/${id}/comments`, body: { text } });
const comments = (id: string, who = executive) => who.call({ url: `${LIST}/${id}/comments` });

test('a program sees what it has on its way, what waits longest first, with what is missing and for whom', async () => {
  expect(await list(manager)).toEqual([old, nowhere, recent]);
  const { json } = await manager.call({ url: LIST });
  expect(json.items[0]).toMatchObject({
    id: old,
    status: 'installing',
    days: 61,
    applicant_name: 'Lucía Cruz Peña',
    supplier_name: 'Sol del Bajío',
    zone: 'Centro',
    region: 'Occidente',
    next_actor: 'supplier',
    owner: null,
    comment: null,
  });
  expect([ended, repaying].every((id) => !json.items.some((item) => item.id === id))).toBe(true);
});

test.each([
  ['?status=approved', () => [recent]],
  ['?wait=fortnight', () => [old, nowhere]],
  ['?wait=two_months', () => [old]],
  ['?region=Occidente', () => [old, recent]],
  ['?owner=nobody', () => [old, nowhere, recent]],
  ['?owner=mine', () => []],
  ['?q=nadie-se-llama', () => []],
  ['?sort=-status_changed_at', () => [recent, nowhere, old]],
])('it is narrowed and ordered by %s', async (query, expected) => {
  expect(await list(manager, query)).toEqual(expected());
  expect(await list(manager, `?zone_id=${north}`)).toEqual([recent]);
});

test('pages by key hold each once', async () => {
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const more: string = cursor ? `&cursor=${cursor}` : '';
    const { json } = await manager.call({ url: `${LIST}?limit=1${more}` });
    seen.push(...json.items.map(({ id }: { id: string }) => id));
    cursor = json.next_cursor;
  }
  expect(seen).toEqual([old, nowhere, recent]);
});

test('an executive gives one to who works its zone, and what is said of it is kept as it was said', async () => {
  expect((await assign(old, executive.userId)).status).toBe(200);
  const wrong = await assign(old, local.userId);
  expect([wrong.status, Object.keys(wrong.json.fields)]).toEqual([422, ['owner_id']]);
  expect((await assign(old, manager.userId)).status).toBe(422);
  expect((await assign(recent, local.userId)).status).toBe(200);
  expect(await list(executive, '?owner=mine')).toEqual([old]);
  expect((await assign(old, null)).status).toBe(200);

  expect((await comment(old, 'Falta el medidor.')).status).toBe(200);
  expect((await comment(old, 'Ya llegó el medidor.')).status).toBe(200);
  expect((await comment(old, ' ')).status).toBe(400);
  expect((await comments(old)).json.items.map(({ text }: { text: string }) => text)).toEqual([
    'Ya llegó el medidor.',
    'Falta el medidor.',
  ]);
  const { json } = await manager.call({ url: `${LIST}?status=installing` });
  expect(json.items[0]?.comment).toMatchObject({
    text: 'Ya llegó el medidor.',
    by: 'Daniel Cárdenas',
  });
  await expect(api.db.update(projectComments).set({ text: 'otra' })).rejects.toMatchObject({
    cause: { code: 'PE001' },
  });
});

test('who leaves the program, or works another zone of it, follows no project there any more', async () => {
  const admin = await api.person('program_administrator', { programId });
  await freshFactor(api, admin);
  const leaving = await api.person('program_executive_manager', { programId });
  await assign(old, leaving.userId);
  const members = (await admin.call({ url: '/api/v1/program-users?limit=50' })).json.items;
  const member = present(members.find(({ email }: { email: string }) => email === leaving.email));
  const reason = 'Cambió de empresa';
  await admin.call({
    method: 'PATCH',
    url: `/api/v1/program-users/${member.id}`,
    body: { version: member.version, role: 'program_executive_manager', zone_ids: [north] },
  });
  expect(await list(manager, `?owner=${leaving.userId}`)).toEqual([]);
  await assign(recent, leaving.userId);
  expect(await list(manager, `?owner=${leaving.userId}`)).toEqual([recent]);
  await admin.call({
    method: 'POST',
    url: `/api/v1/program-users/${member.id}/deactivate`,
    body: { reason },
  });
  expect(await list(manager, `?owner=${leaving.userId}`)).toEqual([]);
});

test('people of one zone reach that zone alone, those of another program and of no program nothing', async () => {
  expect(await list(local)).toEqual([recent]);
  expect((await comments(old, local)).status).toBe(404);
  expect((await comment(old, 'No es mío.', local)).status).toBe(404);
  expect((await assign(old, null, local)).status).toBe(404);
  expect(await list(stranger)).toEqual([]);
  expect((await comments(old, stranger)).status).toBe(404);
  expect((await comment(old, 'No es mío.', stranger)).status).toBe(404);
  expect((await assign(old, null, stranger)).status).toBe(404);
  // Its installer sees the project as its own, and is no one who follows it in a program.
  expect((await comments(old, story.supplier)).status).toBe(404);
  expect((await comment(old, 'No es mío.', story.supplier)).status).toBe(403);
  expect((await assign(old, null, story.supplier)).status).toBe(403);
  expect(await list(story.supplier)).toEqual([]);
  expect(await list(story.applicant)).toEqual([]);
  expect((await comment(old, 'No es mío.', story.applicant)).status).toBe(403);
  // What has ended is followed no more.
  expect((await comment(ended, 'Ya terminó.')).status).toBe(404);
  expect(await list(story.staff)).toEqual([old, nowhere, recent]);
});

test('one is shown as it is listed, to who follows it alone', async () => {
  const shown = (id: string, who = manager) => who.call({ url: `${LIST}/${id}` });
  const { json } = await manager.call({ url: LIST });
  for (const item of json.items) expect((await shown(item.id)).json).toEqual(item);
  expect((await shown(recent, local)).status).toBe(200);
  expect((await shown(old, local)).status).toBe(404);
  expect((await shown(old, stranger)).status).toBe(404);
  // What has ended is followed no more.
  expect((await shown(ended)).status).toBe(404);
});

test('the prospect that one came from is named to all, and its page to who may open it', async () => {
  const id = present(
    (
      await api.db
        .insert(prospects)
        .values({
          programId,
          zoneId: centre,
          businessName: 'Tortillería Luz',
          contactName: 'Ana Ruiz',
          phone: '+523312345678',
          municipality: 'Tonalá',
          state: 'Jalisco',
          searchText: 'tortillería luz',
        })
        .returning()
    )[0],
  ).id;
  // It was moved out of the prospect's zone, which the local executive does not work.
  await api.db.update(projects).set({ prospectId: id }).where(eq(projects.id, recent));
  for (const [who, expected] of [
    [manager, id],
    [local, null],
    [story.staff, null],
  ] as const) {
    const { json } = await who.call({ url: `${LIST}/${recent}` });
    expect([json.business_name, json.prospect_id]).toEqual(['Tortillería Luz', expected]);
  }
  expect((await manager.call({ url: `/api/v1/prospects/${id}` })).status).toBe(200);
  expect((await local.call({ url: `/api/v1/prospects/${id}` })).status).toBe(404);
});

test.each([
  ['was blocked by staff', { staffBlockedAt: new Date('2026-11-20T18:00:00Z') }],
  ['closed the account', { status: 'closed' as const }],
])('nothing is given to an executive who %s', async (_, ended) => {
  const who = await api.person('program_executive_manager', { programId });
  expect((await assign(old, who.userId)).status).toBe(200);
  expect((await assign(old, null)).status).toBe(200);
  await api.db.update(users).set(ended).where(eq(users.id, who.userId));
  const { status, json } = await assign(old, who.userId);
  expect([status, json]).toMatchObject([422, { fields: { owner_id: expect.any(String) } }]);
});
