import { CO_OBLIGOR_ADDRESS } from '@contract/documents/project-definitions';
import { projects } from '@server/db/schema/credit';
import { coObligors } from '@server/db/schema/credit-co-obligors';
import { LIVE_CHANNEL } from '@server/http/live';
import { doc, documentsApi } from '@tests/support/documents';
import { readCopy } from '@tests/support/own-copy';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

/** Of a photovoltaic system that is being installed; staff bring it too. */
const INTERCONNECTION = 53;

const api = await documentsApi();
const { applicant, supplier, agent, staff, send } = api;

/** A credit for which somebody else answers too, and the proof of where they live. */
async function paperOfCoObligor() {
  const { projectId } = await api.newProject(applicant);
  await api.db.insert(coObligors).values({
    projectId,
    fullName: 'Rosa Peña',
    email: 'rosa@ejemplo.mx',
    phone: '9991234567',
    relation: 'Hermana',
    acceptedAt: api.clock.now,
  });
  const paper = await send(applicant, `project/${projectId}`, { docId: CO_OBLIGOR_ADDRESS });
  expect(paper.status).toBe(200);
  return { projectId, id: String(paper.json.id) };
}

/** What somebody is answered that lists it, and that opens it. */
async function seenBy(who: typeof applicant, { projectId, id }: { projectId: string; id: string }) {
  const lists = [];
  for (const url of [
    `/api/v1/documents?project_id=${projectId}`,
    `/api/v1/documents?doc_id=${CO_OBLIGOR_ADDRESS}`,
    '/api/v1/documents?limit=100',
  ]) {
    const list = await who.call({ url });
    expect(list.status).toBe(200);
    lists.push(JSON.stringify(list.json).includes(id));
  }
  const body = { document_id: id, use: 'view' };
  const link = await who.call({ method: 'POST', url: '/api/v1/document-links', body });
  const one = await who.call({ url: `/api/v1/documents/${id}` });
  const versions = await who.call({ url: `/api/v1/documents/${id}/versions` });
  const found = [link, one, versions].map(({ status }) => status === 200);
  return new Set([...lists, ...found]);
}

/** What they take along of their account. */
async function ownCopy() {
  await api.stepUp(applicant);
  await applicant.call({ method: 'POST', url: '/api/v1/profile/data-export' });
  await api.doJobs();
  const url = '/api/v1/profile/data-export/download';
  return (await applicant.call({ method: 'POST', url })).json.content;
}

test('an installer learns how far the paper of a co-obligor is, and reads neither it nor its name', async () => {
  const paper = await paperOfCoObligor();
  for (const who of [supplier, agent]) {
    expect(await seenBy(who, paper)).toEqual(new Set([false]));
    const { json } = await who.call({
      url: `/api/v1/documents/checklist?project_id=${paper.projectId}`,
    });
    expect(json.items.find(({ doc_id }) => doc_id === CO_OBLIGOR_ADDRESS)).toMatchObject({
      state: 'pending',
      document: null,
      earlier: 0,
    });
  }
  for (const who of [applicant, staff]) expect(await seenBy(who, paper)).toEqual(new Set([true]));
});

test('what is not asked for any more is in no list either, nor among what an account takes along', async () => {
  const paper = await paperOfCoObligor();
  const other = await paperOfCoObligor();
  await api.db
    .update(coObligors)
    .set({ withdrawnAt: api.clock.now })
    .where(eq(coObligors.projectId, paper.projectId));
  expect(await seenBy(applicant, paper)).toEqual(new Set([false]));
  expect(await seenBy(applicant, other)).toEqual(new Set([true]));
  expect(await seenBy(staff, paper)).toEqual(new Set([true]));
  const { documents: kept } = readCopy(await ownCopy());
  expect(kept).toMatchObject([{ kind: CO_OBLIGOR_ADDRESS }, { kind: CO_OBLIGOR_ADDRESS }]);
});

test('the portals of people learn that a document changed, unless staff keep it to themselves', async () => {
  const { projectId } = await api.newProject(applicant);
  const client = await api.pool.connect();
  const sent: string[] = [];
  client.on('notification', ({ payload }) => sent.push(payload ?? ''));
  await client.query(`listen ${LIVE_CHANNEL}`);
  const told = ({ userId }: typeof applicant) =>
    sent.filter((one) => one.includes(userId) && one.includes('"documents"')).length;
  const upload = async (docId: number) => {
    const uploaded = await send(staff, `project/${projectId}`, { docId });
    expect(uploaded.status).toBe(200);
  };
  await upload(doc.opinion);
  await api.db.update(projects).set({ status: 'installing' }).where(eq(projects.id, projectId));
  await upload(INTERCONNECTION);
  await expect.poll(() => [told(staff), told(applicant)]).toEqual([2, 1]);
  await client.query(`unlisten ${LIVE_CHANNEL}`);
  client.release();
});
