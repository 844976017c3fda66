import type { Person } from '@tests/support/api';
import { testApi } from '@tests/support/api';
import { foreignWorld } from '@tests/support/foreign-world';
import { holders, UNKNOWN_ID } from '@tests/support/identities';
import { isUnread, limitedAt, type Place, places } from '@tests/support/record-places';
import { type Asked, requestAbout } from '@tests/support/record-request';
import { answerOf } from '@tests/support/refusal';
import { strangersTo } from '@tests/support/strangers';
import { describe, expect, test } from 'vitest';

/**
 * The matrix's other half: every place where a call that reads takes the id of a record (path or query),
 * as every identity that holds its permission over less than everything. A record of other people must
 * answer to the letter like one that does not exist. Its owner must get another answer, which proves
 * that the request reaches the record at all. Calls that write have `foreign-writes.test.ts`.
 */

const api = await testApi();
const world = await foreignWorld(api);
const { owners } = world;
const strangers = await strangersTo(api, world);
const holdersOf = await holders();
for (const person of Object.values(owners)) await api.stepUp(person);

const limited = (place: Place) => limitedAt(place, holdersOf);
const guarded = places.filter(
  (place) => place.endpoint.method === 'GET' && limited(place).length > 0,
);

/** What is answered, a file by its text. */
async function ask(who: Person, asked: Asked) {
  const { status, json, bytes } = await who.call(asked);
  return answerOf({ status, json: json ?? { text: bytes.toString() } });
}

describe('another user’s record is one that does not exist', () => {
  const table: Record<string, Record<string, string[]>> = {};

  test.each(guarded.map((place) => [place.name, place] as const))('%s', async (name, place) => {
    const line: Record<string, string[]> = {};
    const roles = limited(place);
    for (const { role, name: who, person } of strangers) {
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
  test.each(guarded.map((place) => [place.name, place] as const))('%s', async (_, place) => {
    if (isUnread(place)) return;
    const distinct = [];
    for (const { role } of holdersOf(place.endpoint.can)) {
      const owner = Object.entries(owners).find(([own]) => own === role)?.[1];
      if (!owner) continue;
      const real = await ask(owner, await requestAbout(world, place, owner, 'real'));
      const unknown = await ask(owner, await requestAbout(world, place, owner, UNKNOWN_ID));
      distinct.push(JSON.stringify(real) !== JSON.stringify(unknown));
    }
    expect(
      distinct,
      'no owner is told anything else: the request never reaches the record',
    ).toContain(true);
  });
});
