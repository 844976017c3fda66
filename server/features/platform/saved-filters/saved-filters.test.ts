import { readdirSync, readFileSync } from 'node:fs';
import { type FilteredList, filteredLists } from '@contract/platform/saved-filters';
import { savedFilters } from '@server/db/schema/platform-saved-filters';
import { createVault } from '@server/db/vault';
import { type Person, testApi } from '@tests/support/api';
import { UNKNOWN_ID } from '@tests/support/identities';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { placeOf } from './sealed';

const api = await testApi();
const vault = createVault(api.config.appSecret);
const url = '/api/v1/saved-filters';
const usual = { list: 'projects', query: 'status=in_review', is_default: false };

const save = (who: Person, name: string, other: object = {}) =>
  who.call({ method: 'POST', url, body: { ...usual, name, ...other } });
const listFilters = async (who: Person, list: FilteredList = 'projects') =>
  (await who.call({ url: `${url}?list=${list}` })).json.items;
const edit = (who: Person, id: string, body: object) =>
  who.call({ method: 'PUT', url: `${url}/${id}`, body });

it('what was kept is there for its owner and that list alone, by name', async () => {
  const staff = await api.person('admin');
  const other = await api.person('admin');
  const { json, status } = await save(staff, 'Por revisar', {
    query: 'status=in_review&sort=-amount_cents&q=G%C3%B3mez',
  });
  expect(status).toBe(200);
  await save(staff, 'Aprobados', { query: 'status=approved' });
  expect((await listFilters(staff)).map(({ name, query }) => [name, query])).toEqual([
    ['Aprobados', 'status=approved'],
    ['Por revisar', 'q=G%C3%B3mez&sort=-amount_cents&status=in_review'],
  ]);
  expect(await listFilters(staff, 'mails')).toEqual([]);
  expect(await listFilters(other)).toEqual([]);
  expect((await edit(other, json.id, { name: 'Mío', is_default: true })).status).toBe(404);
  expect((await other.call({ method: 'DELETE', url: `${url}/${json.id}` })).status).toBe(404);
  expect(await listFilters(staff)).toHaveLength(2);
});

it('a name is there once in a list, whatever its accents and case, and may be in another', async () => {
  const staff = await api.person('admin');
  const { json } = await save(staff, 'Revisión');
  expect((await save(staff, 'REVISION')).json.fields).toEqual({
    name: 'Ya tienes un filtro con ese nombre en esta lista.',
  });
  expect((await save(staff, 'Revisión', { list: 'mails', query: 'status=failed' })).status).toBe(
    200,
  );
  // Its own name is no obstacle to itself; another's is.
  expect((await edit(staff, json.id, { name: 'REVISIÓN', is_default: false })).status).toBe(200);
  const second = await save(staff, 'Otra');
  expect((await edit(staff, second.json.id, { name: 'revision', is_default: false })).status).toBe(
    422,
  );
  expect((await listFilters(staff)).map(({ name }) => name)).toEqual(['Otra', 'REVISIÓN']);
});

it('one of a list is its default: another takes its place, and those of other lists stay', async () => {
  const staff = await api.person('admin');
  await save(staff, 'Uno', { is_default: true });
  await save(staff, 'Correos', { list: 'mails', query: 'status=failed', is_default: true });
  const two = await save(staff, 'Dos', { is_default: true });
  const defaults = async (list: FilteredList) =>
    (await listFilters(staff, list)).filter(({ is_default }) => is_default).map(({ name }) => name);
  expect([await defaults('projects'), await defaults('mails')]).toEqual([['Dos'], ['Correos']]);
  await edit(staff, two.json.id, { name: 'Dos', is_default: false });
  expect(await defaults('projects')).toEqual([]);
});

it('twenty of a list are kept and no more, also when many are asked for at once', async () => {
  const staff = await api.person('admin');
  const asked = await Promise.all(
    Array.from({ length: 24 }, (_, at) => save(staff, `Filtro ${at}`)),
  );
  expect(asked.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(asked.filter(({ status }) => status === 422)).toHaveLength(4);
  expect(await listFilters(staff)).toHaveLength(20);
  expect((await save(staff, 'De otra', { list: 'mails', query: 'status=failed' })).status).toBe(
    200,
  );
});

it.each([
  ['a field that the list has not', 'contrasena=1'],
  ['a value that its field refuses', 'status=whatever'],
  ['a page', 'status=in_review&limit=50'],
  ['a field twice', 'status=in_review&status=approved'],
  ['another order', 'sort=password_hash'],
])('%s is not kept', async (_, query) => {
  const staff = await api.person('admin');
  expect((await save(staff, 'Malo', { query })).status).toBe(422);
  expect(await listFilters(staff)).toEqual([]);
});

it('what the list no longer understands is left out, and the rest is there', async () => {
  const staff = await api.person('admin');
  const half = await save(staff, 'A medias');
  const gone = await save(staff, 'De antes');
  const rewrite = (id: string, query: string) =>
    api.db
      .update(savedFilters)
      .set({ query: vault.seal(query, placeOf(id)) })
      .where(eq(savedFilters.id, id));
  await rewrite(half.json.id, 'status=in_review&executive=7');
  await rewrite(gone.json.id, 'executive=7');
  expect((await listFilters(staff)).map(({ name, query }) => [name, query])).toEqual([
    ['A medias', 'status=in_review'],
  ]);
});

it('what was searched for is nowhere in the open', async () => {
  const staff = await api.person('admin');
  await save(staff, 'Una persona', { query: 'q=GOAP780710MDFMLR08' });
  const { rows } = await api.pool.query('select t::text as row from saved_filters t');
  expect(JSON.stringify(rows)).not.toContain('GOAP780710');
});

it('only staff keep filters, and one that is gone is gone', async () => {
  for (const role of ['client', 'investor', 'supplier', 'program_administrator'] as const) {
    expect((await save(await api.person(role), 'Mío')).status).toBe(403);
  }
  const staff = await api.person('admin');
  const { json } = await save(staff, 'Se va');
  const remove = () => staff.call({ method: 'DELETE', url: `${url}/${json.id}` });
  expect((await remove()).status).toBe(200);
  expect((await remove()).status).toBe(404);
  expect((await edit(staff, UNKNOWN_ID, { name: 'x', is_default: false })).status).toBe(404);
});

it('every list that has them is drawn under that name', () => {
  const pages = readdirSync('src/features', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(`src/features/${file}`, 'utf8'));
  const tables = pages.filter((page) => page.includes('<ResourceTable')).join('\n');
  const drawn = filteredLists.filter(
    (name) =>
      new RegExp(`\\bid=(\\{[^}]*)?["']${name}["']`).test(tables) ||
      pages.some((page) => page.includes(`<SavedFilters list="${name}"`)),
  );
  expect(drawn).toEqual(filteredLists);
});

it('every list that is a screen of the backoffice has them', () => {
  const screens = readFileSync('src/screens/backoffice.ts', 'utf8');
  const pages = [...screens.matchAll(/import\('\.\.\/([^']+)'\)/g)].map(([, page]) =>
    readFileSync(`src/${page}.tsx`, 'utf8'),
  );
  const lists = pages
    .filter((page) => page.includes('<ResourceTable'))
    .flatMap((page) => [...page.matchAll(/^ +id="([^"]+)"$/gm)].map(([, id]) => id));
  expect(lists).toContain('sellers');
  expect(lists.filter((id) => !filteredLists.some((name) => name === id))).toEqual([]);
});
