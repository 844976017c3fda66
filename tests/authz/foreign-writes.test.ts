import { isDeepStrictEqual } from 'node:util';
import type { EndpointShape } from '@contract/kernel/endpoint';
import { newToken } from '@server/features/identity/auth/tokens';
import { implementations } from '@server/features/implementations';
import { actingAs } from '@tests/support/acting';
import { type Person, testApi } from '@tests/support/api';
import { foreignWorld } from '@tests/support/foreign-world';
import { holders, UNKNOWN_ID } from '@tests/support/identities';
import { isUnread, limitedAt, type Place, places } from '@tests/support/record-places';
import { type Asked, requestAbout } from '@tests/support/record-request';
import { answerOf } from '@tests/support/refusal';
import { type RowChange, watchRows } from '@tests/support/row-changes';
import { secretsOf } from '@tests/support/secrets-of';
import { type Stranger, strangersTo } from '@tests/support/strangers';
import { describe, expect, test } from 'vitest';

/**
 * Every call that writes, as every identity, with a body that it accepts and the ids of other people's records:
 * refused as a whole, or to the letter like a record that does not exist, with no row changed. Who may write
 * something of their own changes no row of those people. Their owner must get another answer, which proves that the
 * request reaches the record at all.
 */

const api = await testApi();
const world = await foreignWorld(api);
const { owners, ids, neighbours } = world;
const strangers = await strangersTo(api, world);
const holdersOf = await holders();
for (const person of [...Object.values(owners), ...Object.values(neighbours)]) {
  await api.stepUp(person);
}

const helped = await api.person('client');
const actors: Stranger[] = [
  ...strangers,
  // People of the same credit, whose records these are not.
  { role: 'supplier_agent', name: 'colleague', person: neighbours.colleague },
  { role: 'investor', name: 'co-investor', person: neighbours.coInvestor },
  { role: 'client', name: 'extended', person: { ...helped, call: await actingAs(api, helped) } },
  { role: 'none', name: 'anonymous', person: { ...helped, role: 'none', call: api.anonymous } },
];

const changesSince = await watchRows(api.db);
/** Written by every call, whatever it is answered. */
const ofCalls = ['sessions', 'rate_limits'];
const changes = async () => (await changesSince()).filter(({ table }) => !ofCalls.includes(table));

const theirIds = Object.entries(ids)
  // The program is of its other zone's people too, and staff are told of what people do.
  .filter(([name]) => !['programId', 'settingId', 'staffId'].includes(name))
  .map(([, id]) => String(id));
const isTheirs = ({ row }: RowChange) => theirIds.some((id) => row.includes(id));

const writes = implementations
  .map(({ endpoint }) => endpoint)
  .filter(({ method }) => method !== 'GET');
const nameOf = ({ method, path }: EndpointShape) => `${method} ${path}`;
const placesIn = (endpoint: EndpointShape) => places.filter((place) => place.endpoint === endpoint);

/** No place: every id in the request is foreign. */
const nowhere = (endpoint: EndpointShape): Place => ({
  endpoint,
  part: 'params',
  field: '',
  name: nameOf(endpoint),
});

/** What ends the session that the next call would need, or counts wrong guesses until it does. */
const endsSession = ({ path, body }: EndpointShape) =>
  /\/(logout|renew|closing)$/.test(path) ||
  ['password', 'code'].some((name) => Object.keys(body?.shape ?? {}).includes(name));

/** What a seller shares with the others of the installer. */
const ofTheCompany =
  /\/(projects|project-income|income-sources|income-evidence|v1\/sites|request-receipts|document-links|applicants|documents\/upload)\b/;

/** Asks with a body that the endpoint accepts; answers with the rows that the call changed. */
async function ask(who: Person, endpoint: EndpointShape, asked: Asked) {
  if (endpoint.body && endpoint.kind !== 'multipart') {
    const { issues } = endpoint.body.strict().safeParse(asked.body).error ?? {};
    expect(issues, 'give it a body in tests/support/request-bodies.ts').toBeUndefined();
  }
  const answer = answerOf(await who.call(asked));
  return { answer, changed: await changes() };
}

const wordOf = ({ status, body }: ReturnType<typeof answerOf>) =>
  status < 300 ? 'done' : String(body.code);

/** What an identity is answered where it may write something, by place; who may nothing is refused as a whole. */
async function answersTo(
  { role, name, person }: Stranger,
  endpoint: EndpointShape,
): Promise<[place: string, word: string][]> {
  const kind = holdersOf(endpoint.can).find((holder) => holder.role === role)?.kind;
  const request = () => requestAbout(world, nowhere(endpoint), person, '');
  if (!kind) {
    const { answer, changed } = await ask(person, endpoint, await request());
    const refused = role === 'none' ? 'unauthenticated' : 'forbidden';
    expect([wordOf(answer), changed], name).toEqual([refused, []]);
    return [];
  }
  const isShared = name === 'colleague' && ofTheCompany.test(endpoint.path);
  if (kind === 'all' || isShared) return [];
  const own = placesIn(endpoint);
  if (own.length === 0) {
    if (endsSession(endpoint) || name === 'colleague') return [];
    const { answer, changed } = await ask(person, endpoint, await request());
    expect(changed.filter(isTheirs), `${name} ${wordOf(answer)}`).toEqual([]);
    return [['their own', wordOf(answer)]];
  }
  const answers: [string, string][] = [];
  for (const place of own.filter((one) => limitedAt(one, holdersOf).includes(role))) {
    const about = (id: string) => requestAbout(world, place, person, id);
    const theirs = await ask(person, endpoint, await about('real'));
    const unknown = await ask(person, endpoint, await about(UNKNOWN_ID));
    expect(theirs.answer, `${name} can tell that the record exists`).toEqual(unknown.answer);
    expect([theirs.changed, unknown.changed], name).toEqual([[], []]);
    answers.push([`${place.part}.${place.field}`, wordOf(unknown.answer)]);
  }
  return answers;
}

describe('nobody writes what is another user’s', () => {
  const table = new Map<string, string[]>();
  const rows = writes.filter(({ can }) => can !== 'public');

  test.each(rows.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s',
    async (name, endpoint) => {
      const lines = new Map<string, string[]>();
      for (const actor of actors) {
        for (const [at, word] of await answersTo(actor, endpoint)) {
          // Its answers would all be of this kind from here on.
          expect(word, actor.name).not.toMatch(/^(unauthenticated|step_up_required)$/);
          lines.set(`${at} ${word}`, [...(lines.get(`${at} ${word}`) ?? []), actor.name]);
        }
      }
      table.set(
        name,
        [...lines].map(([line, who]) => `    ${line}: ${who.join(' ')}`),
      );
    },
  );

  test('the matrix of calls that write and identities', () => {
    expect([...table.keys()]).toEqual(rows.map(nameOf));
    const text = [...table].map(([name, lines]) => [name, ...lines].join('\n'));
    expect(text.join('\n')).toMatchSnapshot();
  });
});

describe('its owner gets another answer', () => {
  const guarded = places.filter(
    (place) => place.endpoint.method !== 'GET' && limitedAt(place, holdersOf).length > 0,
  );

  test.each(guarded.map((place) => [place.name, place] as const))('%s', async (_, place) => {
    if (isUnread(place)) return;
    const { endpoint } = place;
    const told: string[] = [];
    for (const { role } of holdersOf(endpoint.can)) {
      const owner = Object.entries(owners).find(([own]) => own === role)?.[1];
      if (!owner) continue;
      const about = async (id: string) => {
        const asked = await requestAbout(world, place, owner, id);
        const { answer, changed } = await ask(owner, endpoint, asked);
        return `${wordOf(answer)} ${changed.map(({ table }) => table)}`;
      };
      const real = await about('real');
      if (real !== (await about(UNKNOWN_ID))) return;
      told.push(`${role}: ${real}`);
    }
    expect(told, 'the request never reaches the record').toEqual(['anything else']);
  });
});

describe('calls that a secret opens, or an address', () => {
  const anyone = { ...owners.client, call: api.anonymous };
  const secretIn = ({ body }: EndpointShape) =>
    Object.entries(body?.shape ?? {}).find(
      ([name, schema]) =>
        /token$|^(pass|state)$/.test(name) && schema.safeParse(newToken()).success,
    )?.[0];
  const fill = async (endpoint: EndpointShape, field: string, value: string) => {
    // An account that a secret of its own kind let change its password has no session any more.
    const who = endpoint.can === 'public' ? anyone : await api.again(owners.client);
    const place: Place = { ...nowhere(endpoint), ...(field && { part: 'body' as const, field }) };
    return ask(who, endpoint, await requestAbout(world, place, who, value));
  };

  /** The field that takes an address, one of theirs, and one of nobody. */
  const addressIn = ({ body }: EndpointShape): [field: string, theirs?: string, other?: string] => {
    const has = (name: string) => Object.keys(body?.shape ?? {}).includes(name);
    if (has('email')) return ['email', owners.client.email, 'nadie.aqui@ejemplo.mx'];
    // A guessed code may be the right one, once in a million times.
    if (has('external_id') && !has('code')) return ['external_id', world.cardAddress, newToken()];
    return [''];
  };

  test('an address that is known is answered like one that is not', async () => {
    const lines = [];
    for (const endpoint of writes.filter(({ can }) => can === 'public')) {
      if (secretIn(endpoint)) continue;
      const [field, theirAddress = '', nobodys = ''] = addressIn(endpoint);
      const unknown = await fill(endpoint, field, nobodys);
      const theirs = await fill(endpoint, field, theirAddress);
      expect(theirs.answer, nameOf(endpoint)).toEqual(unknown.answer);
      const tables = new Set(theirs.changed.map(({ table }) => table));
      const line = [`${nameOf(endpoint)}: ${wordOf(theirs.answer)}`, ...[...tables].toSorted()];
      lines.push(line.join(' '));
    }
    expect(lines.join('\n')).toMatchSnapshot();
  });

  test('a secret of another kind is answered like an unknown one, and stays good', async () => {
    const mint = await secretsOf(api, world);
    const lines = [];
    for (const endpoint of writes) {
      const field = secretIn(endpoint);
      // Links are tried at each other's pages in `one-time-links.test.ts`.
      if (!field || endpoint.path.endsWith('/redeem')) continue;
      const unknown = await fill(endpoint, field, newToken());
      const taken: string[] = [];
      const secrets = await mint();
      await changes();
      for (const { kind, secret } of secrets) {
        const { answer, changed } = await fill(endpoint, field, secret);
        const isTaken = !isDeepStrictEqual(answer, unknown.answer) || changed.length > 0;
        if (isTaken) taken.push(kind);
      }
      lines.push(
        `${nameOf(endpoint)}: ${taken.join(' ') || 'none'}, else ${wordOf(unknown.answer)}`,
      );
    }
    expect(lines.join('\n')).toMatchSnapshot();
  });
});
