import { auditLog } from '@server/db/schema/platform';
import { type Person, testApi } from '@tests/support/api';
import { creditStory } from '@tests/support/credit';
import { UNKNOWN_ID } from '@tests/support/identities';
import { freshFactor } from '@tests/support/two-people';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

const api = await testApi();
const story = await creditStory(api);
const { staff } = story;
const url = (userId: string, query = '') => `/api/v1/users/${userId}/timeline${query}` as const;
type Items = Awaited<ReturnType<typeof read>>;

async function read(userId: string, query = '') {
  const { status, json } = await staff.call({ url: url(userId, query) });
  expect(status).toBe(200);
  return json.items;
}

const titles = (items: Items) =>
  items.map((item) => (item.source === 'act' ? item.act.action : item.title));
const timeOf = (item: Items[number]) => (item.source === 'act' ? item.act.at : item.time);

const later = () => {
  api.clock.now = new Date(api.clock.now.getTime() + 60_000);
};

async function block(person: Person) {
  await freshFactor(api, staff);
  const done = await staff.call({
    method: 'POST',
    url: `/api/v1/users/${person.userId}/block`,
    body: { reason: 'Pidió que la cerráramos' },
  });
  expect(done.status).toBe(200);
}

test('what a person did, what others did to them and the history of their credits are one list, the newest first', async () => {
  const { applicant } = story;
  await applicant.call({
    method: 'PUT',
    url: '/api/v1/profile',
    body: { version: 0, nationality: 'MX' },
  });
  later();
  await story.ask();
  later();
  await block(applicant);
  const items = await read(applicant.userId);
  const times = items.map(timeOf);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(titles(items)).toEqual(expect.arrayContaining(['users.block', 'profiles.edit']));
  const [last] = items;
  expect(last).toMatchObject({
    source: 'act',
    act: {
      action: 'users.block',
      user: 'Lucía Cruz Peña',
      actor: 'Comité Prueba',
      details: { reason: 'Pidió que la cerráramos' },
    },
  });
  expect(last).not.toHaveProperty('act.hash');
  const credits = items.filter(({ source }) => source === 'credit');
  expect(credits.length).toBeGreaterThan(0);
  expect(credits[0]).toMatchObject({
    folio: expect.stringMatching(/^SF-/),
    user: 'Lucía Cruz Peña',
  });
  // The credit's own history says it, and says it once.
  expect(titles(items)).not.toContain('projects.create');

  expect(await read(applicant.userId, '?kind=credits')).toEqual(credits);
  expect(titles(await read(applicant.userId, '?kind=others'))).toEqual(['users.block']);
  expect(titles(await read(applicant.userId, '?kind=own'))).not.toContain('users.block');
});

test('it is read page by page, each thing once, also those of one instant', async () => {
  const person = await api.person('client');
  // Seven acts of the same instant, and one of the microsecond before.
  for (let n = 0; n < 7; n += 1) {
    await person.call({
      method: 'PUT',
      url: '/api/v1/profile',
      body: { version: n, nationality: n % 2 ? 'MX' : 'US' },
    });
  }
  const whole = await read(person.userId, '?limit=100');
  expect(whole.length).toBeGreaterThanOrEqual(7);
  const found: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: string = `?limit=2${cursor && `&cursor=${cursor}`}`;
    const { json } = await staff.call({ url: url(person.userId, query) });
    found.push(...json.items.map(({ id }) => id));
    cursor = json.next_cursor;
  }
  expect(found).toEqual(whole.map(({ id }) => id));
  expect(new Set(found).size).toBe(found.length);
});

test('it is staff’s alone, of nobody nothing, and takes no page that it did not give', async () => {
  const { applicant, supplier } = story;
  for (const other of [supplier, await api.person('client'), await api.person('investor')]) {
    expect((await other.call({ url: url(applicant.userId) })).status).toBe(403);
  }
  expect((await staff.call({ url: url(UNKNOWN_ID) })).status).toBe(404);
  const cursor = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
  const at = '2026-01-01T00:00:00.000000Z';
  for (const bad of [
    'x',
    cursor(at),
    cursor('ayer', `a${'0'.repeat(19)}`),
    cursor('2026-13-45T00:00:00.000000Z', `a${'0'.repeat(19)}`),
    cursor(at, "a' or 1=1 --"),
    cursor(at, 'a1'),
  ]) {
    const { status, json } = await staff.call({ url: url(applicant.userId, `?cursor=${bad}`) });
    expect([status, json]).toMatchObject([400, { code: 'validation' }]);
  }
  for (const query of [
    '?kind=todo',
    '?limit=0',
    '?limit=1000',
    '?sort=at',
    '?kind=own&kind=others',
  ]) {
    expect((await staff.call({ url: url(applicant.userId, query) })).status).toBe(400);
  }
});

test('one of another person, and what was done elsewhere, is not in it', async () => {
  const quiet = await api.person('investor');
  const busy = await api.person('investor');
  await busy.call({
    method: 'PUT',
    url: '/api/v1/profile',
    body: { version: 0, nationality: 'MX' },
  });
  expect(titles(await read(quiet.userId))).not.toContain('profiles.edit');
  expect(titles(await read(busy.userId))).toContain('profiles.edit');
});

test('a long trail does not make it slower: an index gives each source in its order', async () => {
  const { userId } = await api.person('client');
  const plans = await api.db.transaction(async (tx) => {
    // Of few rows the planner reads all, whatever indexes there are.
    await tx.execute(sql`set local enable_seqscan = off`);
    const found: string[] = [];
    for (const whose of [
      sql`user_id = ${userId}`,
      sql`object = 'users' and object_id = ${userId}`,
    ]) {
      const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`
        explain select seq from ${auditLog} where ${whose} and at <= now()
         order by at desc, seq desc limit 21`);
      found.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    return found;
  });
  for (const plan of plans) expect(plan).not.toContain('Sort');
});
