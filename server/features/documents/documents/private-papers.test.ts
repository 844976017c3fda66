import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { projects } from '@server/db/schema/credit';
import { documentDefinitions } from '@server/db/schema/documents';
import { users } from '@server/db/schema/identity';
import { evidenceOf } from '@server/features/credit/stages/evidence';
import { doc, documentsApi } from '@tests/support/documents';
import { png } from '@tests/support/files';
import { present } from '@tests/support/present';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { requiredPapers, uploadedPapers } from './missing';

const api = await documentsApi();
const { applicant, supplier, staff } = api;
const NAMES = ['Dictamen reservado', 'Consulta reservada', 'Foto reservada'] as const;
const [OF_PROJECT, OF_PERSON, OF_SITE] = NAMES;

/** A required kind like another one, which staff keep to themselves. */
async function keepPrivate(like: number, docId: number, name: string) {
  const [row] = await api.db
    .select()
    .from(documentDefinitions)
    .where(eq(documentDefinitions.docId, like));
  const { id: _, ...rule } = present(row);
  await api.db.insert(documentDefinitions).values({
    ...rule,
    docId,
    name,
    dbField: `reservado_${docId}`,
    fieldName: `reservado_${docId}`,
    association: rule.association && { ...rule.association, key: `reservado_${docId}` },
    validFrom: dayInMexicoCity(api.clock.now),
    isRequired: true,
    condition: null,
    boPrivate: true,
    uploadedBy: [],
  });
}

test('a required paper that staff keep private is told to no person and holds none, and staff see that it is missing', async () => {
  await keepPrivate(doc.bill, 301, OF_PROJECT);
  await keepPrivate(doc.identity, 302, OF_PERSON);
  await keepPrivate(doc.photo, 303, OF_SITE);
  const { projectId } = await api.newProject(applicant);

  for (const who of [applicant, supplier]) {
    const answers = [
      await who.call({ url: `/api/v1/projects/${projectId}` }),
      await who.call({ url: '/api/v1/projects' }),
      await who.call({ url: '/api/v1/documents/checklist' }),
      await who.call({ url: `/api/v1/documents/checklist?project_id=${projectId}` }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const name of NAMES) expect(JSON.stringify(answers)).not.toContain(name);
  }
  const told = await supplier.call({ url: '/api/v1/suppliers/verification' });
  expect(told.json.papers.map(({ name }) => name)).not.toContain(OF_PERSON);
  const kept = await uploadedPapers(
    api.db,
    supplier.userId,
    ['reservado_302', 'identificacion_oficial'],
    api.clock.now,
  );
  expect([...kept.keys()]).toEqual(['identificacion_oficial']);

  const asked = (await requiredPapers(api.db, [projectId], api.clock.now)).get(projectId) ?? [];
  expect(asked.map(({ name }) => name)).toEqual(expect.arrayContaining([OF_PROJECT, OF_PERSON]));
  const all = await staff.call({ url: `/api/v1/documents/checklist?project_id=${projectId}` });
  expect([...all.json.missing, ...all.json.later]).toEqual(expect.arrayContaining([...NAMES]));
});

test('a photograph that staff bring themselves keeps a stage from being approved, and no installer waiting for it', async () => {
  const { projectId, siteId } = await api.newProject(applicant);
  await api.db.update(projects).set({ status: 'installing' }).where(eq(projects.id, projectId));
  const sent = await api.send(supplier, `project/${projectId}`, {
    docId: doc.photo,
    fields: { assocData: siteId, assocTable: 'fg_locations', assocKey: 'foto_instalado' },
    name: 'techo.png',
    content: png(),
  });
  expect(sent.status).toBe(200);
  await api.post(staff, 'verify', { id: sent.json.id });
  const { now } = api.clock;
  const evidence = async (of: 'people' | 'all') =>
    (await evidenceOf(api.db, [projectId], { now, of })).get(projectId);
  expect([await evidence('people'), await evidence('all')]).toEqual(['verified', 'missing']);
});

test('staff bring nothing of a person whose account is closed', async () => {
  const gone = await api.person('client');
  const bring = () => api.send(staff, `user/${gone.userId}`, { docId: 302, name: 'consulta.pdf' });
  await api.db.update(users).set({ status: 'closed' }).where(eq(users.id, gone.userId));
  const { status, json } = await bring();
  expect([status, json.message]).toEqual([422, expect.stringMatching(/^La cuenta está cerrada/)]);
  await api.db.update(users).set({ status: 'active' }).where(eq(users.id, gone.userId));
  expect((await bring()).status).toBe(200);
});
