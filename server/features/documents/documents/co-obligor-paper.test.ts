import { acceptance } from '@contract/credit/co-obligor-tasks';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { projects } from '@server/db/schema/credit';
import { coObligors } from '@server/db/schema/credit-co-obligors';
import { createVault } from '@server/db/vault';
import { personOf, sealPerson } from '@server/features/credit/co-obligors/person';
import { LIVE_CHANNEL } from '@server/http/live';
import { coObligorPerson } from '@tests/support/co-obligor-links';
import { doc, documentsApi } from '@tests/support/documents';
import { readCopy } from '@tests/support/own-copy';
import { present } from '@tests/support/present';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

/** Proof of the co-obligor's address. */
const CO_OBLIGOR_ADDRESS = 51;
/** Of a photovoltaic system that is being installed; staff bring it too. */
const INTERCONNECTION = 53;

const api = await documentsApi();
const { applicant, supplier, agent, staff, send } = api;

/** A credit for which somebody else answers too, and the proof of where they live. */
async function paperOfCoObligor(docId = CO_OBLIGOR_ADDRESS) {
  const { projectId } = await api.newProject(applicant);
  await api.db.insert(coObligors).values({
    projectId,
    fullName: 'Rosa Peña',
    email: 'rosa@ejemplo.mx',
    phone: '9991234567',
    relation: 'Hermana',
    acceptedAt: api.clock.now,
  });
  const paper = await send(applicant, `project/${projectId}`, { docId });
  expect(paper.status).toBe(200);
  return { projectId, docId, id: String(paper.json.id) };
}

/** What somebody is answered that lists it, and that opens it. */
interface Paper {
  projectId: string;
  docId: number;
  id: string;
}

async function seenBy(who: typeof applicant, { projectId, docId, id }: Paper) {
  const lists = [];
  for (const url of [
    `/api/v1/documents?project_id=${projectId}`,
    `/api/v1/documents?doc_id=${docId}`,
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
  const kind = 'Comprobante de domicilio del obligado solidario';
  expect(kept).toMatchObject([{ kind }, { kind }]);
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

const asked = {
  name: 'Identificación del obligado solidario',
  description: 'Por los dos lados.',
  indication: 'Completa y nítida.',
  is_required: false,
  verification_requiered: true,
  clasification_2: 'identity',
  section_id: 'identity',
  prefix: 'IOS',
  file_type: ['pdf'],
  db_table: 'projects',
  db_field: 'identificacion_obligado',
  field_name: 'identificacion_obligado',
  show_conditioned: true,
  condition: { field: 'has_co_obligor', op: 'eq', value: true },
  bo_private: false,
  bo_editable: false,
  uploaded_by: ['owner'],
  bulk_verifiable: false,
  of_co_obligor: true,
  div_class: 'col-12',
  association: null,
  valid_from: dayInMexicoCity(api.clock.now),
  source: 'Comité',
};

const add = (change: object = {}) =>
  staff.call({
    method: 'POST',
    url: '/api/v1/document-definitions',
    body: { ...asked, ...change },
  });

test('what staff ask of a co-obligor is theirs, and its installer neither reads nor brings it', async () => {
  const wrong = async (change: object) => (await add(change)).json.fields;
  expect(await wrong({ of_co_obligor: false })).toEqual({
    of_co_obligor: expect.stringContaining('marca que el documento es suyo'),
  });
  expect(await wrong({ uploaded_by: ['owner', 'supplier'] })).toHaveProperty('uploaded_by');
  expect(await wrong({ db_table: 'users', condition: null })).toHaveProperty('of_co_obligor');
  const { json } = await add();
  const paper = await paperOfCoObligor(json.doc_id);
  for (const who of [supplier, agent]) {
    expect(await seenBy(who, paper)).toEqual(new Set([false]));
    const list = await who.call({
      url: `/api/v1/documents/checklist?project_id=${paper.projectId}`,
    });
    expect(list.json.items.find(({ doc_id }) => doc_id === paper.docId)).toMatchObject({
      state: 'pending',
      document: null,
    });
  }
  for (const who of [applicant, staff]) expect(await seenBy(who, paper)).toEqual(new Set([true]));
});

test('is compared with what the co-obligor gave, not with what is known of the applicant', async () => {
  const { id, projectId } = await paperOfCoObligor();
  const compared = async () => {
    const body = { document_id: id };
    const url = '/api/v1/document-comparisons';
    return (await staff.call({ method: 'POST', url, body })).json.fields;
  };
  expect(await compared()).toEqual([
    { field: 'full_name', value: 'Rosa Peña' },
    { field: 'address', value: null },
  ]);
  const [row] = await api.db.select().from(coObligors).where(eq(coObligors.projectId, projectId));
  const given = personOf(acceptance.parse(coObligorPerson));
  const person = sealPerson(createVault(api.config.appSecret), present(row).id, given);
  await api.db.update(coObligors).set({ person }).where(eq(coObligors.projectId, projectId));
  expect(await compared()).toContainEqual({
    field: 'address',
    value: 'Calle 60 120, Centro, 97000, Mérida, Yucatán',
  });
});
