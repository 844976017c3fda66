import { programUsers } from '@server/db/schema/people';
import { zones } from '@server/db/schema/program';
import { implementations } from '@server/features/implementations';
import { PASSWORD, type Person, testApi } from '@tests/support/api';
import { creditStory, once } from '@tests/support/credit';
import { holders } from '@tests/support/identities';
import { present } from '@tests/support/present';
import { bringProspects, uploadFile } from '@tests/support/prospect-files';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

/**
 * What happens in one zone of a program changes no answer, count, figure or file that people of another zone, or of
 * another program, are given: nothing of it can be found out by asking before and after.
 */

const api = await testApi();
const story = await creditStory(api);
const holdersOf = await holders();
const programId = await api.program(['Centro', 'Norte']);
const elsewhereId = await api.program(['Centro', 'Norte']);
const zoneOf = async (name: string) =>
  present(
    (
      await api.db
        .select()
        .from(zones)
        .where(and(eq(zones.programId, programId), eq(zones.name, name)))
    )[0],
  );
const [centre, north] = [await zoneOf('Centro'), await zoneOf('Norte')];
const admin = await api.person('program_administrator', { programId });
const worker = await api.person('program_executive_manager', { programId });
const foreigner = await api.person('program_administrator', { programId: elsewhereId });

async function ofNorth(role: 'program_executive_manager' | 'program_commercial_manager') {
  const who = await api.person(role, { programId });
  await api.db
    .update(programUsers)
    .set({ zoneIds: [north.id] })
    .where(eq(programUsers.userId, who.userId));
  return who;
}

const readers: [string, Person][] = [
  ['an executive of another zone', await ofNorth('program_executive_manager')],
  ['a commercial manager of another zone', await ofNorth('program_commercial_manager')],
  ['an administrator of another program', foreigner],
];

/** All that is read without the id of a record, and how it is asked so that the changes would show. */
const filters: Record<string, string[]> = {
  '/api/v1/prospects': [
    'q=Abarrotes',
    `zone_id=${centre.id}`,
    `owner=${worker.userId}`,
    'sort=zone',
  ],
  '/api/v1/prospect-exports': ['q=Abarrotes', `zone_id=${centre.id}`, `owner=${worker.userId}`],
  '/api/v1/program-projects': ['q=Vega', `zone_id=${centre.id}`, `owner=${worker.userId}`],
  '/api/v1/projects': ['q=Vega'],
};
const figures = [
  `zone_id=${centre.id}`,
  'region=Occidente',
  `owner=${worker.userId}`,
  'owner=nobody',
];

/** Hides what others may be told apart by: a table of all zones, the same for all of its readers. */
const DEMOGRAPHICS = '/api/v1/program-metrics/demographics';

async function readings(who: Person) {
  const read = new Map<string, string>();
  for (const { endpoint } of implementations) {
    const { method, path, kind, can } = endpoint;
    if (method !== 'GET' || kind === 'events' || path.includes(':') || can === 'public') continue;
    if (!holdersOf(can).some(({ role }) => role === who.role)) continue;
    if (path === DEMOGRAPHICS && who !== foreigner) continue;
    const asked = path.includes('program-metrics') ? figures : (filters[path] ?? []);
    for (const query of ['', ...asked]) {
      const url = query ? `${path}?${query}` : path;
      const { status, json, bytes } = await who.call({ url });
      // Each refusal has a number of its own.
      const answer = json ? JSON.stringify({ ...json, request_id: '' }) : bytes.toString();
      read.set(url, `${status} ${answer}`);
    }
  }
  return read;
}

let serial = 0;
const done = async (
  who: Person,
  url: `/api/v1/${string}`,
  body?: object,
  method: 'POST' | 'PATCH' | 'PUT' = 'POST',
) => {
  const { status, json } = await who.call({ method, url, headers: once(), ...(body && { body }) });
  expect(status, `${url} ${JSON.stringify(json)}`).toBe(200);
  return json;
};

/** All that may happen to prospects, and what they ask for, in the centre. */
async function happenings() {
  serial += 1;
  const head = 'negocio,contacto,telefono,municipio,estado,zona\r\n';
  await bringProspects(
    api,
    admin,
    `${head}Abarrotes Uno,Ana Ruiz,331000000${serial},Tonalá,Jalisco,Centro\r\n` +
      `Abarrotes Dos,Ana Ruiz,331100000${serial},Tonalá,Jalisco,Centro`,
  );
  await uploadFile(admin, `${head}Abarrotes Mal,Ana Ruiz,12,Tonalá,Jalisco,Centro`);
  await api.doJobs();
  const { items } = (await admin.call({ url: '/api/v1/prospects?q=Abarrotes' })).json;
  const [one, two] = [present(items[0]), present(items[1])];
  await done(
    worker,
    `/api/v1/prospects/${one.id}`,
    { version: one.version, status: 'quoted' },
    'PATCH',
  );
  await done(admin, `/api/v1/prospects/${two.id}/notes`, { text: 'Volver a llamar' });
  await done(admin, '/api/v1/prospect-bulks', {
    chosen: { ids: [one.id, two.id] },
    count: 2,
    change: { act: 'assign', owner_id: worker.userId },
  });
  await done(
    admin,
    `/api/v1/prospects/${two.id}`,
    {
      version: (await admin.call({ url: `/api/v1/prospects/${two.id}` })).json.version,
      status: 'lost',
      lost_cause: 'price',
      lost_reason: 'Le pareció caro',
    },
    'PATCH',
  );
  const email = `prospecta.${serial}@ejemplo.mx`;
  await done(worker, `/api/v1/prospects/${one.id}/invitation`, { email });
  const token =
    /solicitante\/crear\/([\w-]+)/.exec((await api.lastMail(email))?.text ?? '')?.[1] ?? '';
  const joined = await api.anonymous({
    method: 'POST',
    url: '/api/v1/applicant-creations/redeem',
    body: { token, password: PASSWORD, terms: true },
  });
  expect(joined.status).toBe(200);
  const { json: session } = await api.anonymous({
    method: 'POST',
    url: '/api/auth/login',
    body: { email, password: PASSWORD },
  });
  const asked = await api.withToken(session.access_token, {
    method: 'POST',
    url: '/api/v1/projects',
    body: story.request(),
    headers: once(),
  });
  expect(asked.status).toBe(200);
  await done(worker, `/api/v1/program-projects/${asked.json.id}/comments`, {
    text: 'Ya mandó todo',
  });
  await api.doJobs();
}

test.each(readers)('%s is told nothing by what changes', async (_, who) => {
  const before = await readings(who);
  expect(before.size).toBeGreaterThan(20);
  await happenings();
  const after = await readings(who);
  for (const [url, answer] of before) expect([url, after.get(url)]).toEqual([url, answer]);
});

test('who works there, and who reads all of it, is told', async () => {
  const before = await readings(admin);
  await happenings();
  const after = await readings(admin);
  const told = [...before].filter(([url, answer]) => after.get(url) !== answer).map(([url]) => url);
  expect(told).toEqual(
    expect.arrayContaining([
      '/api/v1/prospects',
      '/api/v1/prospect-exports',
      '/api/v1/program-projects',
      '/api/v1/program-metrics/prospects',
      '/api/v1/program-metrics/effectiveness',
      '/api/v1/program-metrics/performance',
    ]),
  );
});
