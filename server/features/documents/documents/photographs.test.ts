import { doc, documentsApi } from '@tests/support/documents';
import { jpg, samsungJpg } from '@tests/support/files';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const api = await documentsApi();

async function bring(content: Buffer) {
  const who = await api.person('client');
  return api.send(who, `user/${who.userId}`, { docId: doc.identity, name: 'foto.jpg', content });
}

/** The sides of what is kept of it. */
async function keptSides(content: Buffer) {
  const { json } = await bring(content);
  const { bytes } = await api.open(json.id, await api.link(api.staff, json.id));
  const { width, height } = await sharp(bytes).metadata();
  return [width, height];
}

it('accepts the header that Samsung cameras write', async () => {
  expect((await bring(samsungJpg())).status).toBe(200);
});

it('refuses a photograph cut short as damaged, not as a wrong type', async () => {
  const { status, json } = await bring(jpg().subarray(0, -60));
  expect([status, json.fields?.file]).toEqual([
    422,
    'La imagen está dañada o incompleta; tómala o guárdala de nuevo y vuelve a intentar.',
  ]);
});

it('shrinks a photograph of 50 megapixels, and leaves a long screenshot as wide as it is', async () => {
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
  expect(await keptSides(await blank(8160, 6120))).toEqual([4096, 3072]);
  expect(await keptSides(await blank(1080, 18_000))).toEqual([1080, 18_000]);
});
