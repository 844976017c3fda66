import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Person } from '@tests/support/api';
import { doc, documentsApi } from '@tests/support/documents';
import { expect, it } from 'vitest';

const api = await documentsApi();
const { staff, applicant, projectId, send } = api;
const NAME = 'dictamen-reservado.pdf';
const place = `project/${projectId}`;

/** What an answer has besides what staff write. */
const answered = new Set(
  'id doc_id clasification valid_to state set_by rows uploads is_fixed'.split(' '),
);

/** The definition of a kind as staff would save it. */
async function written(docId: number): Promise<object> {
  const { json } = await staff.call({ url: `/api/v1/document-definitions/${docId}` });
  return Object.fromEntries(Object.entries(json).filter(([name]) => !answered.has(name)));
}

const readText = async (who: Person, url: string) => JSON.stringify((await who.call({ url })).json);

it('what staff kept to themselves stays so, in no list, checklist, history or copy of data', async () => {
  const secret = await send(staff, place, { docId: doc.opinion, name: NAME });
  expect(secret.status).toBe(200);
  const today = dayInMexicoCity(api.clock.now);
  const url = `/api/v1/document-definitions/${doc.opinion}`;
  const body = {
    ...(await written(doc.opinion)),
    ...{ bo_private: false, uploaded_by: ['owner'], valid_from: today, source: 'Comité, acta 9' },
  };
  expect((await staff.call({ method: 'PUT', url, body })).status).toBe(200);

  const checklist = `/api/v1/documents/checklist?project_id=${projectId}`;
  expect(await readText(applicant, checklist)).not.toContain(NAME);
  expect(await readText(staff, checklist)).toContain(NAME);

  const own = await send(applicant, place, { docId: doc.opinion, name: 'el-mio.pdf' });
  expect(own.status).toBe(200);
  const history = `/api/v1/documents/${own.json.id}/versions`;
  expect(await readText(applicant, history)).not.toContain(NAME);
  expect(await readText(staff, history)).toContain(NAME);

  await api.stepUp(applicant);
  await applicant.call({ method: 'POST', url: '/api/v1/profile/data-export' });
  await api.doJobs();
  const copy = await applicant.call({
    method: 'POST',
    url: '/api/v1/profile/data-export/download',
  });
  expect(copy.json.content).toContain('el-mio.pdf');
  expect(copy.json.content).not.toContain(NAME);
});
