import type { Person } from '@tests/support/api';
import { testApi } from '@tests/support/api';
import { coObligorStory } from '@tests/support/co-obligor-story';
import { expect, it } from 'vitest';

const BILL = 10;
const IDENTITY = 1;
const ENDED = 'La solicitud terminó: sus documentos ya no se piden ni se revisan.';

const api = await testApi();
const { story, photographed, fresh } = await coObligorStory(api);
const { applicant, staff, treasurer } = story;

const decide = (who: Person, act: 'verify' | 'reject' | 'unverify', id: string) =>
  who.call({
    method: 'POST',
    url: `/storagev3/documents/${act}`,
    body: { id, ...(act === 'reject' && { reject_reason: 'No se alcanza a leer.' }) },
  });

const listed = async (query: string) =>
  (await staff.call({ url: `/api/v1/documents?limit=100&${query}` })).json;
const queued = () => listed('status=pending');

async function waiting() {
  const { json } = await staff.call({ url: '/api/v1/backoffice-summary' });
  return json.items.find(({ kind }) => kind === 'documents')?.count;
}

it('what waits of a request leaves the queue as it ends, and nobody decides on it any more', async () => {
  const { projectId } = await photographed();
  const bill = await story.uploaded(applicant, `project/${projectId}`, BILL);
  const identity = await story.uploaded(applicant, `user/${applicant.userId}`, IDENTITY);
  for (const who of [staff, treasurer]) await fresh(who);
  // The bill, three photographs of who answers too, and what is the person's own.
  expect((await queued()).items).toHaveLength(5);
  expect(await waiting()).toBe(5);

  await applicant.call({
    method: 'POST',
    url: `/api/v1/projects/${projectId}/cancel`,
    body: { reason: 'Ya no lo necesito' },
  });
  expect((await queued()).items.map(({ id }) => id)).toEqual([identity]);
  expect(await waiting()).toBe(1);
  expect((await listed('status=closed')).total).toBe(4);
  for (const act of ['verify', 'reject', 'unverify'] as const) {
    expect(await decide(staff, act, bill)).toMatchObject({ status: 409, json: { message: ENDED } });
  }
  const { json } = await staff.call({ url: `/api/v1/documents/checklist?project_id=${projectId}` });
  expect(json).toMatchObject({ ended: true, missing: [], later: [] });
  expect(json.items.find(({ doc_id }) => doc_id === BILL)).toMatchObject({
    state: 'closed',
    can_upload: false,
    blocked_because: ENDED,
  });
  await expect(story.uploaded(applicant, `project/${projectId}`, BILL)).rejects.toThrow(ENDED);
  expect((await decide(treasurer, 'verify', identity)).status).toBe(200);
});

it('a decision that is taken back once the request has ended leaves nothing to decide', async () => {
  const projectId = await story.ask();
  const bill = await story.uploaded(applicant, `project/${projectId}`, BILL);
  expect((await decide(staff, 'verify', bill)).json.is_verified).toBe('verificado');
  await applicant.call({
    method: 'POST',
    url: `/api/v1/projects/${projectId}/cancel`,
    body: { reason: 'Ya no lo necesito' },
  });
  expect((await decide(staff, 'unverify', bill)).status).toBe(200);
  expect((await queued()).items).toEqual([]);
});
