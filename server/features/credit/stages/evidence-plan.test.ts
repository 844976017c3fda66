import { metresBetween } from '@contract/credit/geo';
import { auditLog } from '@server/db/schema/platform';
import { testApi } from '@tests/support/api';
import { creditStory } from '@tests/support/credit';
import { heic, jpg } from '@tests/support/files';
import { UNKNOWN_ID } from '@tests/support/identities';
import { multipart } from '@tests/support/multipart';
import { placedPhoto } from '@tests/support/placed-photo';
import { firstOf } from '@tests/support/present';
import { alsoStaff } from '@tests/support/two-people';
import { desc } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const api = await testApi();
const story = await creditStory(api);
const { projectId } = await story.installing();
const { staff, supplier, applicant } = story;
const shown = await story.show(projectId);
const stageId = firstOf(shown.stages).id;
const siteId = firstOf(shown.sites).id;
const home = { latitude: 20.6736, longitude: -103.344 };

const bring = (docId: number, key: string, content: Buffer) =>
  supplier.call({
    method: 'POST',
    url: `/storagev3/documents/upload/${siteId}`,
    ...multipart(
      { file_type: String(docId), assocTable: 'fg_locations', assocKey: key },
      { name: 'file', fileName: 'foto.jpg', content },
    ),
  });
const evidence = () => staff.call({ url: `/api/v1/stages/${stageId}/evidence` });
const photos = async () => firstOf((await evidence()).json.sites).photos;
const setPlace = (position: string, site: string = siteId) =>
  staff.call({
    method: 'PUT',
    url: `/api/v1/stages/${stageId}/sites/${site}/position`,
    body: { position },
  });

it('a photograph says where it was taken, and its file no longer does', async () => {
  const here = { latitude: 20.67392, longitude: -103.34415 };
  const sent = await placedPhoto(here);
  const reply = await bring(21, 'foto_instalado', sent);
  expect(reply.status).toBe(200);
  const photo = (await photos()).find(({ id }) => id === reply.json.id);
  expect(photo?.place?.latitude).toBeCloseTo(here.latitude, 5);
  expect(photo?.place?.longitude).toBeCloseTo(here.longitude, 5);
  // Nobody has said where the site is.
  expect(photo?.metres).toBeNull();
  const link = await staff.call({
    method: 'POST',
    url: '/api/v1/document-links',
    body: { document_id: reply.json.id, use: 'view' },
  });
  const stored = await staff.call({
    url: `/storagev3/documents/view_document_file/${reply.json.id}/foto.jpg?access_token=${link.json.access_token}`,
  });
  expect((await sharp(sent).metadata()).exif).toBeDefined();
  expect((await sharp(stored.bytes).metadata()).exif).toBeUndefined();
});

it('an iPhone’s photograph says where it was taken as well', async () => {
  const reply = await bring(20, 'foto_antes', heic());
  expect(reply.status).toBe(200);
  const photo = (await photos()).find(({ id }) => id === reply.json.id);
  expect(photo?.place?.latitude).toBeCloseTo(20.67333, 4);
  expect(photo?.place?.longitude).toBeCloseTo(-103.34389, 4);
});

it('once staff write where the site is, each photograph is as far as it was taken', async () => {
  expect((await setPlace('20.6736, -103.3440')).status).toBe(200);
  const away = { latitude: 20.7, longitude: -103.344 };
  const far = await bring(22, 'foto_medidor', await placedPhoto(away));
  const without = await bring(20, 'foto_antes', jpg());
  const found = await photos();
  const of = (id: string | number) => found.find((photo) => photo.id === id);
  expect(of(far.json.id)?.metres).toBe(Math.round(metresBetween(home, away)));
  expect(of(without.json.id)).toMatchObject({ place: null, metres: null });
  expect(firstOf((await evidence()).json.sites).place).toEqual(home);
});

it('the trail says that a position was written, and not where somebody lives', async () => {
  const [entry] = await api.db.select().from(auditLog).orderBy(desc(auditLog.seq)).limit(1);
  await setPlace('20.6740, -103.3440');
  const [last] = await api.db.select().from(auditLog).orderBy(desc(auditLog.seq)).limit(1);
  expect(last?.seq).not.toBe(entry?.seq);
  expect(last).toMatchObject({ action: 'stages.place', objectId: projectId });
  expect(JSON.stringify(last?.details)).not.toContain('20.67');
});

it('a site of another project, an unknown stage and what is no position are refused', async () => {
  expect((await setPlace('20.6736, -103.3440', UNKNOWN_ID)).status).toBe(404);
  expect((await setPlace('48.85, 2.35')).json.fields).toHaveProperty('position');
  expect((await staff.call({ url: `/api/v1/stages/${UNKNOWN_ID}/evidence` })).status).toBe(404);
  for (const other of [supplier, applicant]) {
    expect((await other.call({ url: `/api/v1/stages/${stageId}/evidence` })).status).toBe(403);
  }
});

it('staff who ask for the system or install it do not write where its site is', async () => {
  for (const who of [supplier, applicant]) {
    const both = await alsoStaff(api, who);
    const { status, json } = await both.call({
      method: 'PUT',
      url: `/api/v1/stages/${stageId}/sites/${siteId}/position`,
      body: { position: '20.7000, -103.3440' },
    });
    expect([status, json.message]).toEqual([
      403,
      'Nadie decide sobre su propio dinero: pídelo a otra persona.',
    ]);
  }
  expect(firstOf((await evidence()).json.sites).place?.latitude).toBe(20.674);
});
