import type { EndpointShape } from '@contract/kernel/endpoint';
import type { Role } from '@contract/kernel/roles';
import { programUsers } from '@server/db/schema/people';
import { zones } from '@server/db/schema/program';
import { implementations } from '@server/features/implementations';
import { type Person, testApi } from '@tests/support/api';
import { inputSchema } from '@tests/support/contract-input';
import { foreignWorld } from '@tests/support/foreign-world';
import { holders, identities, UNKNOWN_ID } from '@tests/support/identities';
import { present } from '@tests/support/present';
import { type Asked, requestAbout } from '@tests/support/record-request';
import { answerOf } from '@tests/support/refusal';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

/**
 * The matrix's other half: every place where an endpoint takes the id of a record (path, query or body),
 * as every identity that holds its permission over less than everything. A record of other people must
 * answer to the letter like one that does not exist. Its owner must get another answer, which proves
 * that the request reaches the record at all.
 */

const api = await testApi();
const world = await foreignWorld(api);
const { owners, ids } = world;
const people = await identities(api);
const holdersOf = await holders();
const otherIdentities: { role: Role; name: string; person: Person }[] = [
  ...Object.values(people).map((person) => ({ role: person.role, name: person.role, person })),
  {
    role: 'program_executive_manager',
    name: 'same program, other zone',
    person: await neighbour(),
  },
];
for (const person of [...otherIdentities.map((one) => one.person), ...Object.values(owners)]) {
  await api.stepUp(person);
}

/** A user of the program that the prospects belong to, who only works in another of its zones. */
async function neighbour(): Promise<Person> {
  const { programId } = world;
  const person = await api.person('program_executive_manager', { programId });
  const [zone] = await api.db
    .select()
    .from(zones)
    .where(and(eq(zones.programId, programId), eq(zones.name, 'Norte')));
  await api.db
    .update(programUsers)
    .set({ zoneIds: [present(zone).id] })
    .where(eq(programUsers.userId, person.userId));
  return person;
}

/** Catalogue numbers, words of an interface, and codes that are no record. */
const notRecords = [
  'docId',
  'doc_id',
  'document',
  'product_id',
  'device_id',
  'event_id',
  'code',
  'table',
  'key',
  'postalCode',
  'subject',
  'number',
];

/** Places whose records are open to these identities by the policy or by design. */
const open: Record<string, { to: readonly Role[]; because: string }> = {
  'POST /api/v1/commitments body.opportunity_id': {
    to: ['investor'],
    because: 'opportunities are shown to every investor',
  },
  'GET /api/v1/support-files/:supportFileId/versions params.supportFileId': {
    to: ['program_executive_manager'],
    because: 'what a program publishes is for its people of every zone',
  },
  'GET /api/v1/support-files/:supportFileId/versions/:number/file params.supportFileId': {
    to: ['program_executive_manager'],
    because: 'what a program publishes is for its people of every zone',
  },
  'POST /api/v1/session/program body.program_id': {
    to: ['program_executive_manager'],
    because: 'the one of the other zone is of the program itself',
  },
  'POST /api/v1/projects body.supplier_id': {
    to: ['client'],
    because: 'applicants choose from the directory of installers',
  },
};

for (const { person } of otherIdentities) world.own.set(person.userId, await ownOf(person));

/** The other identity's own records, for a path beside a foreign id. */
async function ownOf(person: Person): Promise<Record<string, string>> {
  const { json } = await person.call({ url: '/api/v1/users/getRgUserInfo' });
  const zone = (await person.call({ url: '/api/v1/zones' })).json.items?.[0];
  const prospect = zone && {
    business_name: 'Abarrotes Propio',
    contact_name: 'Eva Ruiz',
    phone: '3312345678',
    municipality: 'Zapopan',
    state: 'Jalisco',
    zone_id: zone.id,
  };
  const made = await person.call({ method: 'POST', url: '/api/v1/prospects', body: prospect });
  return {
    ...(json.client_id && { applicantId: json.client_id }),
    ...(made.status === 200 && { prospectId: made.json.id }),
  };
}

const namesRecord = (field: string, schema: string) =>
  /(^|_)ids?\]?$/.test(field) || schema.includes('"uuid"');

const rank = ({ endpoint }: Place) => (endpoint.method === 'GET' ? 0 : 1);

/**
 * Fields of the upload calls, which all take the same ones, where the endpoint reads no record from them:
 * only a project's document is attached to a site, and a person's belongs to no project. And filters of the
 * review queue, by which people without it find nothing but documents of their own. And figures of delivered
 * credits, which nobody here has, and of people, who are too few here, and what came of targets, which nobody set here; `collections.test.ts`, `demographics.test.ts` and
 * `targets.test.ts` narrow them.
 */
const unread = [
  /upload\/(user\/)?:id(\/\w+\/:docId)? body\.assocData$/,
  /upload\/user\/:id(\/update\/:docId)? body\.metadata\[project_id\]$/,
  /GET \/api\/v1\/documents query\.(program|reviewer)_id$/,
  /GET \/api\/v1\/program-metrics\/(collections|demographics) query\.(zone_id|owner)$/,
  /GET \/api\/v1\/program-credits query\.(zone_id|owner)$/,
  /GET \/api\/v1\/program-metrics\/progress query\.owner$/,
];

interface Place {
  endpoint: EndpointShape;
  part: 'params' | 'query' | 'body';
  field: string;
  name: string;
}

const places: Place[] = implementations.flatMap(({ endpoint }) =>
  (['params', 'query', 'body'] as const).flatMap((part) =>
    Object.entries(endpoint[part] ? (inputSchema(endpoint[part]).properties ?? {}) : {})
      .filter(([field, schema]) => part === 'params' || namesRecord(field, JSON.stringify(schema)))
      .filter(([field]) => !notRecords.includes(field))
      .map(([field]) => ({
        endpoint,
        part,
        field,
        name: `${endpoint.method} ${endpoint.path} ${part}.${field}`,
      })),
  ),
);

/** Those who hold the permission over less than everything, and to whom the record is not open. */
const limited = ({ endpoint, name }: Place) =>
  holdersOf(endpoint.can)
    .filter(({ kind }) => kind !== 'all')
    .map(({ role }) => role)
    .filter((role) => !open[name]?.to.includes(role));

const guarded = places.filter((place) => limited(place).length > 0);

/** What is answered, a file by its text. */
async function ask(who: Person, asked: Asked) {
  const { status, json, bytes } = await who.call(asked);
  return answerOf({ status, json: json ?? { text: bytes.toString() } });
}

describe('another user’s record is one that does not exist', () => {
  const table: Record<string, Record<string, string[]>> = {};

  test.each(guarded.map((place) => [place.name, place] as const))('%s', async (name, place) => {
    const line: Record<string, string[]> = {};
    const roles: readonly Role[] = limited(place);
    for (const { role, name: who, person } of otherIdentities) {
      if (!roles.includes(role)) continue;
      const theirs = await ask(person, await requestAbout(world, place, person, 'real'));
      const unknown = await ask(person, await requestAbout(world, place, person, UNKNOWN_ID));
      expect(theirs, `${who} can tell that the record exists`).toEqual(unknown);
      const answer = String(theirs.body.code ?? 'empty');
      line[answer] = [...(line[answer] ?? []), who];
    }
    table[name] = line;
  });

  test('the matrix of records and identities', () => {
    expect(Object.keys(table)).toEqual(guarded.map(({ name }) => name));
    const text = Object.entries(table).map(([name, line]) =>
      [
        name,
        ...Object.entries(line).map(([answer, who]) => `    ${answer}: ${who.join(' ')}`),
      ].join('\n'),
    );
    expect(text.join('\n')).toMatchSnapshot();
  });
});

describe('its owner gets another answer', () => {
  // What only reads comes first: the rest changes the records.
  const ordered = [...guarded].sort((a, b) => rank(a) - rank(b));

  test.each(ordered.map((place) => [place.name, place] as const))('%s', async (name, place) => {
    if (name === 'POST /api/v1/notifications/read body.ids') return expectUntouched();
    if (unread.some((rule) => rule.test(name))) return;
    const distinct = [];
    for (const { role } of holdersOf(place.endpoint.can)) {
      const owner = Object.entries(owners).find(([own]) => own === role)?.[1];
      if (!owner) continue;
      const real = await ask(owner, await requestAbout(world, place, owner, 'real'));
      const unknown = await ask(owner, await requestAbout(world, place, owner, UNKNOWN_ID));
      distinct.push(verdict(place, real) !== verdict(place, unknown));
    }
    expect(
      distinct,
      'no owner is told anything else: the request never reaches the record',
    ).toContain(true);
  });
});

/** What is answered to a reader; of what is written, each answer has ids of its own, so only its kind. */
function verdict({ endpoint }: Place, { status, body }: ReturnType<typeof answerOf>): string {
  return JSON.stringify(endpoint.method === 'GET' ? { status, body } : { status, code: body.code });
}

/** This call answers the same to everyone and marks only one's own. */
async function expectUntouched() {
  const { json } = await owners.client.call({ url: '/api/v1/notifications' });
  const notice = json.items.find((item: { id: string }) => item.id === ids.notificationId);
  expect(notice).toMatchObject({ read_at: null });
}
