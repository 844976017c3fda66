import { MOST_STARRED } from '@contract/identity/users';
import { type Person, testApi } from '@tests/support/api';
import { expect, test } from 'vitest';

const api = await testApi();

const keep = (person: Person, body: object) =>
  person.call({ method: 'PUT', url: '/api/v1/preferences', body });
const readPreferences = async (person: Person) =>
  (await person.call({ url: '/api/v1/users/getRgUserInfo' })).json.preferences;
const starred = async (person: Person) => (await readPreferences(person))?.starred?.toSorted();

test('what two windows star at once is all kept, and so is the theme', async () => {
  const person = await api.person('client');
  const changes = [{ star: 'home' }, { star: 'movements' }, { theme: 'dark' }, { star: 'profile' }];
  const answers = await Promise.all(changes.map((change) => keep(person, change)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await readPreferences(person))?.theme).toBe('dark');
  expect(await starred(person)).toEqual(['home', 'movements', 'profile']);
  await Promise.all([keep(person, { unstar: 'home' }), keep(person, { star: 'movements' })]);
  expect(await starred(person)).toEqual(['movements', 'profile']);
});

test('an eleventh is refused', async () => {
  const person = await api.person('client');
  for (let n = 1; n <= MOST_STARRED; n += 1) {
    expect((await keep(person, { star: `screen${n}` })).status).toBe(200);
  }
  expect((await keep(person, { star: 'one too many' })).status).toBe(422);
  expect((await keep(person, { unstar: 'screen1' })).status).toBe(200);
  expect(await starred(person)).toHaveLength(MOST_STARRED - 1);
});

test('how exports are written is kept with the rest, and only as exports can be', async () => {
  const person = await api.person('client');
  await keep(person, { theme: 'dark' });
  expect((await readPreferences(person))?.csv).toBeUndefined();
  const csv = { delimiter: ';', byte_order_mark: true };
  expect((await keep(person, { csv })).status).toBe(200);
  await keep(person, { star: 'home' });
  expect(await readPreferences(person)).toEqual({ theme: 'dark', starred: ['home'], csv });
  for (const wrong of [{ delimiter: 'x', byte_order_mark: true }, { delimiter: ',' }, 'ninguno']) {
    expect((await keep(person, { csv: wrong })).status).toBe(400);
  }
  expect((await readPreferences(person))?.csv).toEqual(csv);
});

test('how many rows a page of lists has is kept with the rest, and only as lists offer it', async () => {
  const person = await api.person('client');
  await keep(person, { theme: 'dark' });
  expect((await keep(person, { page_size: 25 })).status).toBe(200);
  await keep(person, { star: 'home' });
  expect(await readPreferences(person)).toEqual({
    theme: 'dark',
    starred: ['home'],
    page_size: 25,
  });
  for (const wrong of [7, '25', 0, 1000]) {
    expect((await keep(person, { page_size: wrong })).status).toBe(400);
  }
  expect((await readPreferences(person))?.page_size).toBe(25);
});
