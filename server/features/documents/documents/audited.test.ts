import { doc, documentsApi } from '@tests/support/documents';
import { pdf } from '@tests/support/files';
import { expect, it } from 'vitest';

const { staff, applicant, projectId, identity, send, link, open } = await documentsApi();

const shownIn = async (objectId: string | number) =>
  (await staff.call({ url: `/api/v1/audit?limit=100&object_id=${objectId}` })).json.items;

it('what a reviewer’s portal fetches ahead is in the trail as such, and as a look once it is shown', async () => {
  const { id } = (await identity(applicant, pdf('por adelantado'))).json;
  const post = (path: string, body: object = {}) =>
    staff.call({ method: 'POST', url: `/api/v1/${path}`, body: { document_id: id, ...body } });
  const actions = async () => (await shownIn(id)).map(({ action }) => action).toReversed();
  const ahead = await post('document-links', { use: 'view', ahead: true });
  expect((await open(id, String(ahead.json.access_token))).status).toBe(200);
  expect((await post('document-comparisons', { ahead: true })).json.fields).not.toEqual([]);
  const fetched = ['documents.upload', 'documents.ahead', 'documents.ahead'];
  expect(await actions()).toEqual(fetched);
  await post('document-looks');
  await post('document-comparisons');
  const looked = [...fetched, 'documents.view', 'documents.compare'];
  expect(await actions()).toEqual(looked);
  // Who is no reviewer has nothing that comes next.
  const own = await applicant.call({
    method: 'POST',
    url: '/api/v1/document-links',
    body: { document_id: id, use: 'view', ahead: true },
  });
  await open(id, String(own.json.access_token));
  expect(await actions()).toEqual([...looked, 'documents.view']);
});

it('the trail names a document by its kind and whose it is, of a person and of a credit', async () => {
  const own = (await identity(applicant)).json.id;
  await open(own, await link(staff, own));
  const [viewed] = await shownIn(own);
  expect(viewed).toMatchObject({ action: 'documents.view' });
  expect(viewed?.folios[own]).toMatch(/^Identificación oficial · .+/);
  const bill = (await send(applicant, `project/${projectId}`, { docId: doc.bill })).json.id;
  const [uploaded] = await shownIn(bill);
  expect(uploaded?.folios[bill]).toBe('Recibo de luz · P-1');
});
