import type { Condition } from '@contract/documents/document-conditions';
import type { ChecklistItem } from '@contract/documents/documents';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { installationSites, projects } from '@server/db/schema/credit';
import { coObligors } from '@server/db/schema/credit-co-obligors';
import { documentDefinitions } from '@server/db/schema/documents';
import { users } from '@server/db/schema/identity';
import { addresses } from '@server/db/schema/people-profiles';
import type { Person } from '@tests/support/api';
import { doc, documentsApi } from '@tests/support/documents';
import { jpg, pdf } from '@tests/support/files';
import { present } from '@tests/support/present';
import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { uploadedPapers } from '../documents/missing';

const api = await documentsApi();
const { staff, applicant, supplier, newProject, send, get } = api;
const today = dayInMexicoCity(api.clock.now);

type Row = typeof documentDefinitions.$inferInsert;
let added = 200;

/** A kind like another one, with a place of its own, asked for from today on. */
async function add(like: number, change: Partial<Row>): Promise<number> {
  const rows = await api.db
    .select()
    .from(documentDefinitions)
    .where(eq(documentDefinitions.docId, like))
    .orderBy(desc(documentDefinitions.validFrom));
  const { id: _, ...rule } = present(rows[0]);
  added += 1;
  const own = { docId: added, dbField: `papel_${added}`, fieldName: `papel_${added}` };
  await api.db
    .insert(documentDefinitions)
    .values({ ...rule, ...own, validFrom: today, isRequired: false, ...change });
  return added;
}

const checklist = async (who: Person, projectId?: string) =>
  (
    await who.call({
      url: `/api/v1/documents/checklist${projectId ? `?project_id=${projectId}` : ''}`,
    })
  ).json;

const placesOf = async (who: Person, docId: number, projectId?: string): Promise<ChecklistItem[]> =>
  (await checklist(who, projectId)).items.filter(({ doc_id }) => doc_id === docId);

const ofCompanies: Condition = { field: 'person', op: 'eq', value: 'legal_entity' };

describe('a document whose condition does not hold', () => {
  it('is hidden, to the calls too', async () => {
    const docId = await add(doc.identity, { condition: ofCompanies, showConditioned: true });
    expect(await placesOf(applicant, docId)).toEqual([]);
    expect((await send(applicant, `user/${applicant.userId}`, { docId })).status).toBe(404);
    expect((await get(applicant, `files/${docId}/user/${applicant.userId}`)).status).toBe(404);
  });

  it('or shows closed with what it waits for, where its definition has it so, and is not missing', async () => {
    const docId = await add(doc.identity, {
      name: 'Solo de empresas',
      isRequired: true,
      condition: ofCompanies,
      showConditioned: false,
    });
    const why = 'Se pide cuando el tipo de persona es Persona moral.';
    expect(await placesOf(applicant, docId)).toMatchObject([
      { is_required: false, can_upload: false, blocked_because: why },
    ]);
    const { missing, later } = await checklist(applicant);
    expect([...missing, ...later]).not.toContain('Solo de empresas');
    const refused = await send(applicant, `user/${applicant.userId}`, { docId });
    expect([refused.status, refused.json.message]).toEqual([422, why]);
    const listed = await get(applicant, `files/${docId}/user/${applicant.userId}`);
    expect([listed.status, listed.json]).toEqual([200, []]);
  });
});

describe('what conditions ask about', () => {
  it('is what is kept of the person and of the credit', async () => {
    const { projectId } = await newProject(applicant);
    const isAsked = async (who: Person, condition: Condition, ofCredit = false) => {
      const docId = await add(ofCredit ? doc.bill : doc.identity, {
        condition,
        showConditioned: true,
      });
      return (await placesOf(who, docId, ofCredit ? projectId : undefined)).length === 1;
    };
    const role = (value: string): Condition => ({ field: 'role', op: 'eq', value });
    expect(await isAsked(applicant, role('client'))).toBe(true);
    expect(await isAsked(applicant, role('supplier'))).toBe(false);
    expect(await isAsked(supplier, role('supplier'))).toBe(true);
    expect(await isAsked(api.agent, role('supplier_agent'))).toBe(true);

    const lives: Condition = { field: 'address_state', op: 'in', value: ['Yucatán', 'Campeche'] };
    expect(await isAsked(applicant, lives)).toBe(false);
    await api.db
      .insert(addresses)
      .values({ userId: applicant.userId, state: 'Yucatán' })
      .onConflictDoUpdate({ target: addresses.userId, set: { state: 'Yucatán' } });
    expect(await isAsked(applicant, lives)).toBe(true);

    const marked: Condition = { field: 'tag', op: 'eq', value: 'Feria' };
    expect(await isAsked(applicant, marked)).toBe(false);
    expect(await isAsked(applicant, { ...marked, op: 'ne' })).toBe(true);
    await api.db
      .update(users)
      .set({ tags: ['feria'] })
      .where(eq(users.id, applicant.userId));
    expect(await isAsked(applicant, marked)).toBe(true);
    expect(await isAsked(applicant, marked, true)).toBe(true);
    expect(await isAsked(supplier, marked)).toBe(false);
    await api.db.update(users).set({ tags: [] }).where(eq(users.id, applicant.userId));
    expect(await isAsked(applicant, marked)).toBe(false);

    const large: Condition = { field: 'amount_cents', op: 'gte', value: 12_000_000 };
    expect(await isAsked(applicant, large, true)).toBe(true);
    expect(await isAsked(applicant, { ...large, op: 'gt' }, true)).toBe(false);

    const shared: Condition = { field: 'has_co_obligor', op: 'eq', value: true };
    expect(await isAsked(applicant, shared, true)).toBe(false);
    const named = { fullName: 'Rosa Peña', email: 'r@x.mx', phone: '5512345678', relation: 'Tía' };
    await api.db.insert(coObligors).values({ projectId, ...named, acceptedAt: api.clock.now });
    expect(await isAsked(applicant, shared, true)).toBe(true);
  });
});

it('section, form field and width reach the list, and a form field asks for all of its kinds', async () => {
  const more = {
    sectionId: 'income',
    fieldName: 'constancia_situacion_fiscal',
    divClass: 'col-12',
  } as const;
  const docId = await add(4, more);
  expect(await placesOf(applicant, docId)).toMatchObject([
    {
      clasification_2: 'fiscal',
      section_id: 'income',
      field_name: more.fieldName,
      div_class: 'col-12',
    },
  ]);
  const isUploaded = async () =>
    (await uploadedPapers(api.db, applicant.userId, [more.fieldName], api.clock.now)).get(
      more.fieldName,
    );
  const path = `user/${applicant.userId}`;
  await send(applicant, path, { docId: 4 });
  expect(await isUploaded()).toBe(false);
  await send(applicant, path, { docId });
  expect(await isUploaded()).toBe(true);
});

it('staff upload what is theirs to edit, and nothing else of a person', async () => {
  const path = `user/${applicant.userId}`;
  const open = await add(doc.identity, { boEditable: true });
  const closed = await add(doc.identity, {});
  expect((await send(staff, path, { docId: open })).status).toBe(200);
  const refused = await send(staff, path, { docId: closed });
  expect([refused.status, refused.json.message]).toEqual([422, 'La carga está deshabilitada']);
});

describe('an association', () => {
  const association = {
    table: 'fg_locations',
    key: 'croquis_sitio',
    condition: null,
    source: 'project',
    relation: 'project_id',
    negative_message: null,
    multi_association: false,
  } as const;

  it('puts a credit document at each of its sites, under its own key', async () => {
    const { projectId, siteId } = await newProject(applicant);
    const [second] = await api.db
      .insert(installationSites)
      .values({
        projectId,
        street: 'Calle 62 #1',
        neighbourhood: 'Centro',
        municipality: 'Mérida',
        state: 'Yucatán',
        postalCode: '97000',
      })
      .returning();
    const docId = await add(doc.bill, { association });
    const sites = [siteId, present(second).id];
    expect(await placesOf(applicant, docId, projectId)).toMatchObject(
      sites.map((owner_id) => ({ db_table: 'fg_locations', db_field: 'croquis_sitio', owner_id })),
    );
    const at = { assocTable: 'fg_locations', assocKey: 'croquis_sitio' };
    const sent = await send(applicant, siteId, { docId, fields: at });
    expect(sent.status).toBe(200);
    const through = { ...at, assocData: present(second).id };
    expect((await send(applicant, `project/${projectId}`, { docId, fields: through })).status).toBe(
      200,
    );
    const own = { assocTable: 'projects', assocKey: `papel_${docId}` };
    expect((await send(applicant, projectId, { docId, fields: own })).status).toBe(404);
    const byKey = `files/${docId}/${siteId}/fg_locations/croquis_sitio`;
    expect((await get(applicant, byKey)).json).toMatchObject([{ id: sent.json.id }]);
    const wrong = `files/${docId}/${siteId}/fg_locations/papel_${docId}`;
    expect((await get(applicant, wrong)).status).toBe(404);
    const asked = (relation: string) =>
      get(
        applicant,
        `files/${docId}/getFilesByAssociated?assoc_table=fg_locations&assoc_key=croquis_sitio&assoc_id=${siteId}&assoc_relation=${relation}`,
      );
    expect((await asked('project_id')).json).toMatchObject([{ id: sent.json.id }]);
    expect((await asked('id')).status).toBe(404);
  });

  it('asks its condition of the facts of its source', async () => {
    const { projectId } = await newProject(applicant);
    const rule = {
      ...association,
      table: 'projects',
      key: 'croquis_casa',
      relation: null,
      negative_message: 'Todavía no.',
      condition: { field: 'project_status', op: 'eq', value: 'in_review' },
    } as const;
    const ofProject = await add(doc.bill, { association: rule });
    const ofPerson = await add(doc.bill, {
      association: { ...rule, key: 'croquis_familia', source: 'user' },
    });
    expect(await placesOf(applicant, ofProject, projectId)).toMatchObject([{ can_upload: true }]);
    expect(await placesOf(applicant, ofPerson, projectId)).toMatchObject([
      { can_upload: false, blocked_because: 'Todavía no.' },
    ]);
    const at = { assocTable: 'projects', assocKey: 'croquis_familia' };
    const refused = await send(applicant, projectId, { docId: ofPerson, fields: at });
    expect([refused.status, refused.json.message]).toEqual([422, 'Todavía no.']);
  });

  it('of several has a place for each file, with its own versions', async () => {
    const who = await api.person('client');
    const path = `user/${who.userId}`;
    const statement = 40;
    const put = (index: number, to = path) =>
      send(who, to, { docId: statement, fields: { assocIndex: String(index) } });
    const places = async () =>
      (await placesOf(who, statement)).map(({ assoc_index, place, state }) => [
        assoc_index,
        place,
        state,
      ]);
    expect(await places()).toEqual([[0, null, 'missing']]);
    const first = await send(who, path, { docId: statement });
    const second = await put(1);
    expect([first.status, second.status]).toEqual([200, 200]);
    const third = [2, 'archivo 3', 'missing'];
    expect(await places()).toEqual([
      [0, 'archivo 1', 'pending'],
      [1, 'archivo 2', 'pending'],
      third,
    ]);
    expect((await api.post(staff, 'verify', { id: first.json.id })).status).toBe(200);
    expect((await put(0)).status).toBe(409);
    const again = await put(1, `${path}/update/${statement}`);
    expect(again.status).toBe(200);
    expect(await places()).toEqual([
      [0, 'archivo 1', 'verificado'],
      [1, 'archivo 2', 'pending'],
      third,
    ]);
    const versions = await who.call({ url: `/api/v1/documents/${again.json.id}/versions` });
    expect(versions.json.items.map(({ id }) => id)).toEqual([again.json.id, second.json.id]);
    const files = await get(who, `files/40/user/${who.userId}`);
    expect(files.json.map(({ id }) => id)).toEqual([first.json.id, again.json.id]);

    // Replaced, the first stays the first: who counts them puts the next one over no other.
    expect((await api.post(staff, 'unverify', { id: first.json.id })).status).toBe(200);
    const anew = await put(0, `${path}/update/${statement}`);
    const inOrder = await get(who, `files/40/user/${who.userId}`);
    expect(inOrder.json.map(({ id, assoc_index }) => [id, assoc_index])).toEqual([
      [anew.json.id, 0],
      [again.json.id, 1],
    ]);

    expect((await put(10)).status).toBe(404);
    const one = { docId: doc.identity, content: pdf(), fields: { assocIndex: '1' } };
    expect((await send(who, path, one)).status).toBe(404);
  });

  it('of several takes ten at most, and one at a time in each place', async () => {
    const { projectId, siteId } = await newProject(applicant);
    await api.db.update(projects).set({ status: 'installing' }).where(eq(projects.id, projectId));
    const at = { assocTable: 'fg_locations', assocKey: 'foto_detalle' };
    const put = (index: number) =>
      send(supplier, siteId, {
        docId: 23,
        name: 'a.jpg',
        content: jpg(),
        fields: { ...at, assocIndex: String(index) },
      });
    const sent = await Promise.all([0, 1, 2, 3, 3, 4, 5, 6, 7, 8, 9].map(put));
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200));
    const places = await placesOf(supplier, 23, projectId);
    expect(places.map(({ assoc_index }) => assoc_index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});
