import { type Person, testApi } from '@tests/support/api';
import { creditStory } from '@tests/support/credit';
import { beforeAll, expect, it } from 'vitest';

const api = await testApi();
const story = await creditStory(api);
const { applicant, supplier, staff } = story;
const [ended, open] = [await story.ask(), await story.ask()];
const reason = 'El cliente eligió otro sistema';

const act = (who: Person, projectId: string, name: 'archive' | 'restore', body?: object) =>
  who.call({ method: 'POST', url: `/api/v1/projects/${projectId}/${name}`, body });

const listed = async (who: Person, query = '') => {
  const { json } = await who.call({ url: `/api/v1/projects${query}` as '/api/v1/projects' });
  return json.items.map(({ id }) => id);
};

beforeAll(async () => {
  const body = { reason: 'Ya no lo necesito' };
  const url = `/api/v1/projects/${ended}/cancel`;
  expect((await applicant.call({ method: 'POST', url, body })).status).toBe(200);
});

it('an installer puts away a project without work left, which leaves their list alone', async () => {
  expect((await act(supplier, ended, 'archive', { reason })).status).toBe(200);
  expect(await listed(supplier)).toEqual([open]);
  expect(await listed(supplier, '?archived=yes')).toEqual([ended]);
  expect(await listed(applicant)).toEqual([open, ended]);
  expect(await listed(staff)).toEqual(expect.arrayContaining([open, ended]));
  const [of, ofApplicant] = [
    (await supplier.call({ url: `/api/v1/projects/${ended}` })).json.archived,
    (await applicant.call({ url: `/api/v1/projects/${ended}` })).json.archived,
  ];
  expect(of).toMatchObject({ reason });
  expect(ofApplicant).toBeNull();
});

it('is searched among what was put away, and comes back', async () => {
  const { json } = await supplier.call({ url: `/api/v1/projects/${ended}` });
  expect(await listed(supplier, `?archived=yes&q=${json.folio}`)).toEqual([ended]);
  const other = (await supplier.call({ url: `/api/v1/projects/${open}` })).json.folio;
  expect(await listed(supplier, `?archived=yes&q=${other}`)).toEqual([]);
  expect((await act(supplier, ended, 'restore')).status).toBe(200);
  expect(await listed(supplier)).toEqual([open, ended]);
  expect(await listed(supplier, '?archived=yes')).toEqual([]);
});

it('refuses one with work left, a reason that is none, and another company’s', async () => {
  const busy = await act(supplier, open, 'archive', { reason });
  expect([busy.status, busy.json.message]).toEqual([
    409,
    'Este proyecto todavía tiene trabajo pendiente. Podrás archivarlo cuando termine.',
  ]);
  expect(Object.keys((await act(supplier, ended, 'archive', { reason: '' })).json.fields)).toEqual([
    'reason',
  ]);
  const other = (await creditStory(api)).supplier;
  expect((await act(other, ended, 'archive', { reason })).status).toBe(404);
  expect((await act(other, ended, 'restore')).status).toBe(404);
  expect((await act(applicant, ended, 'archive', { reason })).status).toBe(403);
});
