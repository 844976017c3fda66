import { doc, documentsApi } from '@tests/support/documents';
import { expect, it } from 'vitest';

const { staff, applicant, projectId, identity, send, link, open } = await documentsApi();

const shownIn = async (objectId: string | number) =>
  (await staff.call({ url: `/api/v1/audit?object_id=${objectId}` })).json.items;

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
