import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { documents } from '@server/db/schema/documents';
import type { Person } from '@tests/support/api';
import { documentsApi } from '@tests/support/documents';
import { pdf } from '@tests/support/files';
import { isAnyoneWaiting } from '@tests/support/lock-waits';
import { present } from '@tests/support/present';
import { eq } from 'drizzle-orm';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { sweepOrphans } from './sweep';

const DAY_MS = 24 * 60 * 60 * 1000;
/** For how long an upload may be on its way to the store, on a machine whose processors others use too. */
const PATIENCE = { timeout: 30_000 };

const api = await documentsApi();
const { objects } = api.adapters;
const put = objects.put.bind(objects);

afterEach(() => vi.restoreAllMocks());

/** Uploads a file whose row goes again: an orphan. Answers its hash. */
async function orphan(who: Person, content: string): Promise<string> {
  const { json } = await api.identity(who, pdf(content));
  const [row] = await api.db
    .delete(documents)
    .where(eq(documents.id, String(json.id)))
    .returning();
  return present(row).sha256;
}

/** Has the store take bytes in and not say so until it is let go; `taken` counts them. */
function holdStore() {
  let letGo = () => {};
  const promise = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const spy = vi.spyOn(objects, 'put').mockImplementation(async (path, sha256) => {
    await put(path, sha256);
    await promise;
  });
  onTestFinished(() => letGo());
  return { letGo: () => letGo(), taken: () => spy.mock.settledResults.length };
}

it('no connection waits for the store: others are served while it hangs', async () => {
  const people = await Promise.all(Array.from({ length: 25 }, () => api.person('client')));
  const store = holdStore();
  const uploads = people.map((who, n) => api.identity(who, pdf(`lenta ${n}`)));
  await vi.waitFor(() => expect(store.taken()).toBe(people.length), PATIENCE);
  expect((await api.staff.call({ url: '/api/v1/documents?status=pending' })).status).toBe(200);
  const note = { url: '/api/v1/notifications/read', method: 'POST', body: {} } as const;
  expect((await api.staff.call(note)).status).toBe(200);
  store.letGo();
  expect((await Promise.all(uploads)).map(({ status }) => status)).toEqual(people.map(() => 200));
});

it('what became true while the bytes were stored counts', async () => {
  const who = await api.person('client');
  const first = await api.identity(who, pdf('primera'));
  const store = holdStore();
  const second = api.identity(who, pdf('segunda'));
  await vi.waitFor(() => expect(store.taken()).toBe(1), PATIENCE);
  expect((await api.post(api.staff, 'verify', { id: first.json.id })).status).toBe(200);
  store.letGo();
  expect((await second).status).toBe(409);
});

it('what is asked of a kind and changes while the bytes are stored is asked anew', async () => {
  const url = '/api/v1/document-definitions' as const;
  const today = dayInMexicoCity(api.clock.now);
  const written = {
    ...{ name: 'Carta', description: 'De quien te conoce.', indication: 'Firmada.' },
    ...{ is_required: false, verification_requiered: true, show_conditioned: false },
    ...{ clasification_2: 'identity', section_id: 'identity', prefix: 'CAR', file_type: ['pdf'] },
    ...{ db_table: 'users', db_field: 'carta_lenta', field_name: 'carta_lenta', condition: null },
    ...{ bo_private: false, bo_editable: false, uploaded_by: ['owner'], div_class: 'col-12' },
    ...{ bulk_verifiable: false, of_co_obligor: false, compared_with: null },
    ...{ association: null, valid_from: today, source: 'Comité, acta 3' },
  };
  const { doc_id } = (await api.staff.call({ method: 'POST', url, body: written })).json;
  const who = await api.person('client');
  const store = holdStore();
  const upload = api.send(who, `user/${who.userId}`, { docId: doc_id, content: pdf('lenta') });
  await vi.waitFor(() => expect(store.taken()).toBe(1), PATIENCE);
  const body = { ...written, bo_private: true, uploaded_by: [], version: 1 };
  const edited = await api.staff.call({ method: 'PUT', url: `${url}/${doc_id}`, body });
  expect(edited.status).toBe(200);
  store.letGo();
  const { status, json } = await upload;
  expect([status, json]).toMatchObject([409, { message: expect.stringContaining('cambió') }]);
});

it('bytes that come again are not swept before their row is there', async () => {
  const who = await api.person('client');
  await orphan(who, 'vuelve');
  const tomorrow = new Date(Date.now() + DAY_MS + 1000);
  const today = api.clock.now;
  api.clock.now = tomorrow;
  const store = holdStore();
  const again = api.identity(await api.again(who), pdf('vuelve'));
  await vi.waitFor(() => expect(store.taken()).toBe(1), PATIENCE);
  await sweepOrphans(api.db, objects, tomorrow);
  store.letGo();
  const { id } = (await again).json;
  const staff = await api.again(api.staff);
  expect((await api.open(id, await api.link(staff, id))).status).toBe(200);
  api.clock.now = today;
});

it('bytes that come while they are being swept are put there again', async () => {
  const who = await api.person('client');
  const swept = await orphan(who, 'a la vez');
  const remove = objects.remove.bind(objects);
  let again: ReturnType<typeof api.identity> | undefined;
  vi.spyOn(objects, 'remove').mockImplementation(async (sha256) => {
    if (sha256 !== swept) return remove(sha256);
    again = api.identity(who, pdf('a la vez'));
    await expect.poll(() => isAnyoneWaiting(api.db), PATIENCE).toBe(true);
    await remove(sha256);
  });
  await sweepOrphans(api.db, objects, new Date(Date.now() + DAY_MS + 1000));
  const reply = await again;
  expect(reply?.status).toBe(200);
  const id = String(reply?.json.id);
  expect((await api.open(id, await api.link(api.staff, id))).status).toBe(200);
});
