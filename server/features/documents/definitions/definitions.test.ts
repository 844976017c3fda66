import { documentDefinitions as begun } from '@contract/documents/document-definitions';
import { dayInMexicoCity, toDay } from '@contract/kernel/fields/day';
import { projects } from '@server/db/schema/credit';
import { documentDefinitions } from '@server/db/schema/documents';
import { t } from '@server/i18n';
import { doc, documentsApi } from '@tests/support/documents';
import { png } from '@tests/support/files';
import { firstOf, present } from '@tests/support/present';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { requiredEvidence } from '../documents/missing';
import { definitionsAt } from './definitions';

const api = await documentsApi();
const { staff, applicant, newProject, send, get, post } = api;
const today = () => dayInMexicoCity(api.clock.now);

/** What is asked of a kind of document from today on. */
async function define(docId: number, change: Partial<typeof documentDefinitions.$inferInsert>) {
  const [row] = await api.db
    .select()
    .from(documentDefinitions)
    .where(eq(documentDefinitions.docId, docId));
  const { id: _, ...rule } = present(row);
  await api.db
    .insert(documentDefinitions)
    .values({ ...rule, validFrom: today(), setBy: 'test', ...change });
}

const itemsOf = async (projectId: string) =>
  (await applicant.call({ url: `/api/v1/documents/checklist?project_id=${projectId}` })).json;

it('the table begins as the list that the portal has by itself', async () => {
  const rows = await definitionsAt(api.db, api.clock.now);
  expect(rows.map(({ id: _, ...definition }) => definition)).toEqual(
    begun.map((definition) => {
      const { association } = definition.extras;
      return {
        ...definition,
        name: t(definition.name),
        description: t(definition.description),
        indication: t(definition.indication),
        extras: {
          association: association && {
            ...association,
            negative_message: association.negative_message && t(association.negative_message),
          },
        },
      };
    }),
  );
});

describe('definitions of a day', () => {
  it('hold from their day on until the next, or until they end', async () => {
    await define(3, { name: 'CURP certificada', validFrom: toDay('2026-03-01') });
    await define(4, { validFrom: toDay('2026-03-01'), validTo: toDay('2026-03-08') });
    const named = async (instant: string) =>
      (await definitionsAt(api.db, new Date(instant)))
        .filter(({ doc_id }) => doc_id === 3 || doc_id === 4)
        .map(({ doc_id, name }) => [doc_id, name]);
    const fiscal = [4, 'Constancia de situación fiscal'];
    // Days are those of Mexico City.
    expect(await named('2026-03-01T05:59:59Z')).toEqual([[3, 'CURP'], fiscal]);
    expect(await named('2026-03-01T06:00:00Z')).toEqual([[3, 'CURP certificada'], fiscal]);
    expect(await named('2026-03-08T06:00:00Z')).toEqual([[3, 'CURP certificada']]);
    expect(await definitionsAt(api.db, new Date('2023-12-31T12:00:00Z'))).toEqual([]);
  });

  it('change what is asked, and an earlier document keeps those under which it was uploaded', async () => {
    const { projectId } = await newProject(applicant);
    const other = await newProject(applicant);
    const bill = await send(applicant, `project/${projectId}`, { docId: doc.bill });
    expect(bill.status).toBe(200);
    await define(doc.bill, {
      name: 'Recibo de luz del bimestre',
      verificationRequiered: false,
      fileType: ['pdf'],
      prefix: 'CFE',
    });
    const shown = (id: string | number) => staff.call({ url: `/api/v1/documents/${id}` });
    expect((await shown(bill.json.id)).json).toMatchObject({ name: 'Recibo de luz' });
    const token = await api.link(applicant, bill.json.id, 'download');
    const opened = await api.open(bill.json.id, token, 'download');
    expect(opened.headers['content-disposition']).toContain('LUZ-ine.pdf');
    expect((await post(staff, 'verify', { id: bill.json.id })).status).toBe(200);

    const place = (await itemsOf(other.projectId)).items.find(({ doc_id }) => doc_id === doc.bill);
    expect(place).toMatchObject({ name: 'Recibo de luz del bimestre', file_type: ['pdf'] });
    const picture = { docId: doc.bill, name: 'luz.png', content: png() };
    expect((await send(applicant, `project/${other.projectId}`, picture)).status).toBe(422);
    const next = await send(applicant, `project/${other.projectId}`, { docId: doc.bill });
    expect((await shown(next.json.id)).json).toMatchObject({
      name: 'Recibo de luz del bimestre',
      status: 'loaded',
    });
  });

  it('end: what is asked for no more is not found, and what was uploaded stays', async () => {
    const { projectId } = await newProject(applicant);
    const path = `project/${projectId}`;
    const quote = await send(applicant, path, { docId: 11 });
    await define(11, { validFrom: toDay('2026-01-01'), validTo: today() });
    expect((await send(applicant, path, { docId: 11 })).status).toBe(404);
    const listed = await get(applicant, `files/11/project/${projectId}`);
    expect(listed.json.map(({ id }) => id)).toEqual([quote.json.id]);
    const other = (await newProject(applicant)).projectId;
    expect((await get(applicant, `files/11/project/${other}`)).status).toBe(404);
    const placeAt = async (id: string) =>
      (await itemsOf(id)).items.filter(({ doc_id }) => doc_id === 11);
    expect(await placeAt(other)).toEqual([]);
    expect(await placeAt(projectId)).toMatchObject([
      {
        document: { id: quote.json.id },
        is_required: false,
        can_upload: false,
        asked_no_more: true,
        blocked_because: 'Este documento ya no se pide.',
      },
    ]);
    const kept = await applicant.call({ url: `/api/v1/documents/${quote.json.id}` });
    expect(kept.json).toMatchObject({ name: 'Cotización firmada' });
  });

  it('make papers private from then on, to all but staff', async () => {
    const { projectId } = await newProject(applicant);
    const before = await send(api.supplier, `project/${projectId}`, { docId: doc.sheet });
    await define(doc.sheet, { boPrivate: true });
    const path = `project/${projectId}`;
    expect((await send(api.supplier, path, { docId: doc.sheet })).status).toBe(404);
    const staffs = await send(staff, `${path}/update/${doc.sheet}`, { docId: doc.sheet });
    const listed = async (who: typeof staff) =>
      (await who.call({ url: `/api/v1/documents?project_id=${projectId}` })).json.items;
    expect(firstOf(await listed(staff)).id).toBe(staffs.json.id);
    expect(await listed(api.supplier)).toEqual([]);
    const open = (id: string | number) => api.supplier.call({ url: `/api/v1/documents/${id}` });
    expect((await open(staffs.json.id)).status).toBe(404);
    expect((await open(before.json.id)).status).toBe(200);
  });

  it('say which photographs an installation needs, those that apply to it', async () => {
    const { projectId } = await newProject(applicant);
    const needed = async () =>
      (await requiredEvidence(api.db, [projectId], { now: api.clock.now, of: 'people' })).get(
        projectId,
      );
    expect(await needed()).toEqual([21]);
    await define(20, { isRequired: true });
    await define(22, {
      isRequired: true,
      condition: { field: 'product', op: 'eq', value: 'heater' },
    });
    expect(await needed()).toEqual([20, 21]);
    await api.db.update(projects).set({ productId: 5 }).where(eq(projects.id, projectId));
    expect(await needed()).toEqual([20, 21, 22]);
  });
});
