import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { documentDefinitions } from '@server/db/schema/documents';
import { doc, documentsApi } from '@tests/support/documents';
import { firstOf, present } from '@tests/support/present';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

const api = await documentsApi();
const { staff, applicant, send } = api;
const today = dayInMexicoCity(api.clock.now);
const tomorrow = addDays(today, 1);
const url = '/api/v1/document-definitions';

const written = {
  name: 'Carta de recomendación',
  description: 'De quien te conoce.',
  indication: 'Firmada.',
  is_required: false,
  verification_requiered: true,
  clasification_2: 'identity',
  section_id: 'identity',
  prefix: 'car',
  file_type: ['pdf'],
  db_table: 'users',
  db_field: 'carta_recomendacion',
  field_name: 'carta_recomendacion',
  show_conditioned: true,
  condition: { field: 'role', op: 'eq', value: 'client' },
  bo_private: false,
  bo_editable: false,
  uploaded_by: ['owner'],
  bulk_verifiable: false,
  of_co_obligor: false,
  div_class: 'col-12 col-lg-6',
  association: null,
  valid_from: today,
  source: 'Comité, acta 3',
};

const association = {
  table: 'users',
  key: 'carta_recomendacion',
  condition: null,
  source: 'user',
  negative_message: null,
  multi_association: true,
};

const create = (change: object = {}) =>
  staff.call({ method: 'POST', url, body: { ...written, ...change } });
const shown = async (docId: number) => (await staff.call({ url: `${url}/${docId}` })).json;
const edit = async (docId: number, change: object = {}) => {
  const { version } = await shown(docId);
  const body = { ...written, version, ...change };
  return staff.call({ method: 'PUT', url: `${url}/${docId}`, body });
};
const end = async (docId: number, valid_to: string) => {
  const { version } = await shown(docId);
  const body = { valid_to, version, reason: 'Ya no hace falta' };
  return staff.call({ method: 'POST', url: `${url}/${docId}/end`, body });
};

let kinds = 0;
/** A kind of its own for a test. */
async function newKind(change: object = {}): Promise<{ docId: number; own: object }> {
  kinds += 1;
  const own = { db_field: `carta_${kinds}x`, field_name: `carta_${kinds}x`, ...change };
  const reply = await create(own);
  expect(reply.status).toBe(200);
  return { docId: reply.json.doc_id, own };
}

const asked = async (docId: number) => {
  const { items } = (await applicant.call({ url: '/api/v1/documents/checklist' })).json;
  return items.find(({ doc_id }) => doc_id === docId);
};

describe('a kind of document', () => {
  it('is added by staff, asked for at once, and found in list, file and trail', async () => {
    const reply = await create();
    expect(reply.json).toMatchObject({ prefix: 'CAR', clasification: 'user', state: 'current' });
    const docId = reply.json.doc_id;
    expect(docId).toBeGreaterThanOrEqual(100);
    expect(await asked(docId)).toMatchObject({ name: written.name, can_upload: true });
    const listed = await staff.call({ url: `${url}?q=recomendacion` });
    expect(listed.json.items).toMatchObject([{ doc_id: docId, set_by: 'Revisora Prueba' }]);
    expect(await shown(docId)).toMatchObject({
      version: 1,
      uploads: 0,
      is_fixed: false,
      rows: [{ source: 'Comité, acta 3' }],
    });
    const trail = await staff.call({ url: '/api/v1/audit?object=document-definitions' });
    expect(firstOf(trail.json.items)).toMatchObject({
      action: 'document-definitions.create',
      object_id: String(docId),
      details: { name: written.name, valid_from: today },
    });
  });

  it('changes from a day on, and what was uploaded keeps what was asked then', async () => {
    const { docId, own } = await newKind();
    const sent = await send(applicant, `user/${applicant.userId}`, { docId });
    const changed = { ...own, name: 'Carta firmada', file_type: ['png'], valid_from: tomorrow };
    expect((await edit(docId, changed)).json).toMatchObject({ state: 'upcoming' });
    expect(await asked(docId)).toMatchObject({ name: written.name });
    const now = api.clock.now;
    api.clock.now = new Date(now.getTime() + 86_400_000);
    const later = await api.again(applicant);
    const { items } = (await later.call({ url: '/api/v1/documents/checklist' })).json;
    expect(items.find(({ doc_id }) => doc_id === docId)).toMatchObject({
      name: 'Carta firmada',
      file_type: ['png'],
      state: 'pending',
    });
    const kept = await later.call({ url: `/api/v1/documents/${sent.json.id}` });
    expect(kept.json).toMatchObject({ name: written.name });
    api.clock.now = now;
    const { rows, version, uploads } = await shown(docId);
    expect(rows.map(({ name, state }) => [name, state])).toEqual([
      ['Carta firmada', 'upcoming'],
      [written.name, 'current'],
    ]);
    expect([version, uploads]).toEqual([2, 1]);
    const trail = await staff.call({ url: '/api/v1/audit?object=document-definitions' });
    expect(firstOf(trail.json.items).details).toMatchObject({
      fields: 'name, file_type',
      from: JSON.stringify({ name: written.name, file_type: ['pdf'] }),
      to: JSON.stringify({ name: 'Carta firmada', file_type: ['png'] }),
    });
  });

  it('of one day is written over while nothing was uploaded under it', async () => {
    const { docId, own } = await newKind();
    expect((await edit(docId, { ...own, name: 'Carta corregida' })).status).toBe(200);
    expect((await shown(docId)).rows).toMatchObject([{ name: 'Carta corregida' }]);
    await send(applicant, `user/${applicant.userId}`, { docId });
    expect((await edit(docId, own)).json.fields).toEqual({
      valid_from: expect.stringMatching(/^Ya hay archivos subidos/),
    });
    expect((await edit(docId, { ...own, valid_from: addDays(today, -1) })).json.fields).toEqual({
      valid_from: 'Elige un día a partir de hoy.',
    });
  });

  it('is not saved over what another person saved meanwhile', async () => {
    const { docId, own } = await newKind();
    await edit(docId, { ...own, name: 'Carta de otra persona' });
    const stale = await edit(docId, { ...own, version: 1 });
    expect([stale.status, stale.json.code]).toEqual([409, 'stale']);
    expect(stale.json.current).toMatchObject({ name: 'Carta de otra persona', version: 2 });
  });

  it('ends on a day, with what was to come after it, and may be asked for again', async () => {
    const { docId, own } = await newKind({ valid_from: today });
    await edit(docId, { ...own, valid_from: addDays(today, 9) });
    const over = await staff.call({
      method: 'POST',
      url: `${url}/${docId}/end`,
      body: { valid_to: tomorrow, version: 1, reason: 'Ya no hace falta' },
    });
    expect(over.status).toBe(409);
    expect((await end(docId, today)).json.fields).toHaveProperty('valid_to');
    expect((await end(docId, tomorrow)).json).toEqual({ ok: true });
    const trail = await staff.call({ url: `/api/v1/audit?object_id=${docId}` });
    const [ended] = trail.json.items.filter(({ action }) => action === 'document-definitions.end');
    // What was to come is nowhere else any more.
    expect(ended?.details.removed).toContain(addDays(today, 9));
    expect((await end(docId, addDays(today, 5))).status).toBe(409);
    expect(await asked(docId)).toBeDefined();
    expect((await shown(docId)).rows).toMatchObject([{ valid_to: tomorrow }]);
    const again = await edit(docId, { ...own, valid_from: addDays(today, 20) });
    expect(again.json).toMatchObject({ state: 'upcoming' });
    expect((await shown(docId)).rows).toHaveLength(2);
  });

  it('keeps its place for good, and no other kind gets it', async () => {
    const { docId, own } = await newKind();
    const fieldsOf = async (change: object) =>
      (await edit(docId, { ...own, ...change })).json.fields;
    expect(await fieldsOf({ db_field: 'otra_carta' })).toHaveProperty('db_field');
    const elsewhere = { ...association, key: 'otro_lugar' };
    expect(await fieldsOf({ association: elsewhere, valid_from: tomorrow })).toBeUndefined();
    await send(applicant, `user/${applicant.userId}`, { docId });
    const third = { association: { ...association, key: 'tercer_lugar' } };
    expect(await fieldsOf({ ...third, valid_from: addDays(today, 2) })).toEqual({
      'association.key': 'No se puede cambiar: ya hay archivos ahí.',
    });
    const taken = { db_field: 'acta_constitutiva' };
    expect((await create(taken)).json.fields).toHaveProperty('db_field');
    const place = { association: { ...association, key: 'acta_constitutiva' } };
    expect((await create({ db_field: 'nueva_carta', ...place })).json.fields).toHaveProperty([
      'association.key',
    ]);
  });

  it.each<[string, object, string | RegExp]>([
    ['name', { name: '  ' }, 'El campo es obligatorio'],
    ['prefix', { prefix: '../x' }, /^Usa de 2 a 6/],
    ['file_type', { file_type: [] }, 'El campo es obligatorio'],
    ['file_type.0', { file_type: ['exe'] }, /./],
    ['db_table', { db_table: 'pg_shadow' }, /./],
    ['db_field', { db_field: 'a;drop table' }, /^Usa de 3 a 40/],
    ['div_class', { div_class: 'col-13' }, /./],
    ['section_id', { section_id: '__proto__' }, /./],
    ['condition.field', { condition: { field: 'email', op: 'eq', value: 'x' } }, /^Elige un dato/],
    [
      'condition',
      { condition: { field: 'amount_cents', op: 'gt', value: 5 } },
      /^La regla pregunta/,
    ],
    ['uploaded_by', { uploaded_by: [] }, /^Elige quién/],
    ['uploaded_by', { uploaded_by: ['supplier'] }, /^Los documentos de una persona/],
    ['uploaded_by', { bo_private: true }, /^Un documento privado/],
    ['association.table', { association: { ...association, table: 'projects' } }, /^Ese registro/],
    ['association.source', { association: { ...association, source: 'project' } }, /^Una persona/],
    [
      'association.negative_message',
      { association: { ...association, condition: written.condition } },
      'El campo es obligatorio',
    ],
    ['association.relation', { association: { ...association, relation: 'id' } }, /./],
    ['valid_from', { valid_from: addDays(today, -1) }, 'Elige un día a partir de hoy.'],
    ['valid_from', { valid_from: '2026-02-30' }, /./],
  ])('is refused for its %s with %j', async (field, change, message) => {
    const before = await api.db.$count(documentDefinitions);
    const reply = await create({ db_field: 'papel_malo', field_name: 'papel_malo', ...change });
    expect([400, 422]).toContain(reply.status);
    const fields: Record<string, string> = present(reply.json.fields);
    expect(
      Object.keys(fields).map((name) => (field === 'association.relation' ? field : name)),
    ).toEqual([field]);
    expect(Object.values(fields)[0]).toMatch(message);
    expect(await api.db.$count(documentDefinitions)).toBe(before);
  });

  it('that proves who a person is stays asked of everyone, and decided on by staff', async () => {
    const {
      version,
      rows,
      uploads,
      is_fixed,
      id,
      doc_id,
      state,
      set_by,
      valid_to,
      clasification,
      ...face
    } = await shown(9);
    expect(is_fixed).toBe(true);
    const change = (more: object) =>
      staff.call({
        method: 'PUT',
        url: `${url}/9`,
        body: { ...face, version, valid_from: tomorrow, ...more },
      });
    // Nobody could decide on what needs no verification.
    for (const wrong of [{ condition: written.condition }, { verification_requiered: false }]) {
      expect((await change(wrong)).json.message).toMatch(/^La verificación/);
    }
    expect((await end(9, tomorrow)).json.message).toMatch(/^La verificación/);
    expect((await change({ name: 'Retrato' })).status).toBe(200);
  });
});

it('definitions are found by state, and are staff’s alone', async () => {
  const { docId } = await newKind({ valid_from: tomorrow });
  const found = async (query: string) =>
    (await staff.call({ url: `${url}?limit=100&${query}` })).json.items.map(({ doc_id }) => doc_id);
  expect(await found('asked=upcoming')).toContain(docId);
  expect(await found('asked=current')).not.toContain(docId);
  expect(await found('db_table=fg_locations')).toEqual([20, 21, 22, 23]);
  expect(new Set(await found('')).size).toBe((await found('')).length);
  await api.db
    .update(documentDefinitions)
    .set({ validTo: today })
    .where(eq(documentDefinitions.docId, doc.sheet));
  expect(await found('asked=ended')).toEqual([doc.sheet]);
  expect((await applicant.call({ url })).status).toBe(403);
  expect((await staff.call({ url: `${url}/999` })).status).toBe(404);
});
