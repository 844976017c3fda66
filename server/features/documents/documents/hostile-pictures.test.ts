import { readFile, writeFile } from 'node:fs/promises';
import type { PictureProblem } from '@server/adapters/pictures/pictures';
import type { Person } from '@tests/support/api';
import { scannedJpeg, widePng } from '@tests/support/bombs';
import { doc, documentsApi } from '@tests/support/documents';
import { jpg, png } from '@tests/support/files';
import { afterEach, expect, it } from 'vitest';

/* Pictures that would take the server's memory or time. */

const TOO_LONG =
  'La imagen mide más de 20,000 píxeles de ancho o de alto; recórtala o redúcela y vuelve a intentar.';
const TOO_MANY_SCANS =
  'La imagen está guardada en demasiadas pasadas (JPEG progresivo); guárdala como JPEG normal y vuelve a intentar.';
const MB = 1024 * 1024;

const api = await documentsApi();
const { pictures } = api.adapters;
afterEach(() => {
  api.adapters.pictures = pictures;
});

const bring = (who: Person, name: string, content: Buffer) =>
  api.send(who, `user/${who.userId}`, { docId: doc.identity, name, content });
const filesOf = async (who: Person) =>
  (await api.get(who, `files/${doc.identity}/user/${who.userId}`)).json;

async function expectRefusal(name: string, content: Buffer, words: string) {
  const who = await api.person('client');
  const reply = await bring(who, name, content);
  expect([reply.status, reply.json.fields?.file]).toEqual([422, words]);
  expect(await filesOf(who)).toEqual([]);
}

/** Most memory that this process had since the last reset. */
async function readPeak(): Promise<number> {
  const status = await readFile('/proc/self/status', 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) * 1024;
}

it('refuses a PNG of 39,999,999 pixels in one row, without memory for it', async () => {
  const bomb = widePng(39_999_999);
  await writeFile('/proc/self/clear_refs', '5');
  const before = await readPeak();
  await expectRefusal('foto.png', bomb, TOO_LONG);
  expect((await readPeak()) - before).toBeLessThan(64 * MB);
});

it('refuses a JPEG of 800 scans', () =>
  expectRefusal('foto.jpg', scannedJpeg(640, 480, 800), TOO_MANY_SCANS));

it.each<[PictureProblem, string]>([
  ['too large', 'La imagen es demasiado grande; redúcela y vuelve a intentar.'],
  [
    'too slow',
    'La imagen tardó demasiado en procesarse; redúcela o guárdala de nuevo como JPEG y vuelve a intentar.',
  ],
  ['failed', 'No fue posible procesar la imagen; guárdala de nuevo como JPEG y vuelve a intentar.'],
])('says what is wrong and what helps when a picture is refused as %s', async (problem, words) => {
  api.adapters.pictures = { ...pictures, draw: async () => problem };
  await expectRefusal('foto.jpg', jpg(), words);
});

it('keeps the PDF of somebody while every place for pictures is taken', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isHeld = (_: number) => {};
  const held = new Promise<number>((resolve) => {
    isHeld = resolve;
  });
  let begun = 0;
  api.adapters.pictures = {
    ...pictures,
    async draw() {
      begun += 1;
      if (begun === 2) isHeld(begun);
      await released;
      return 'too slow';
    },
  };
  const people = await Promise.all([1, 2, 3, 4].map(() => api.person('client')));
  const waiting = people.map((who) => bring(who, 'foto.png', png()));
  await held;
  const other = await api.person('client');
  expect((await api.identity(other)).status).toBe(200);
  expect(begun).toBe(2);
  release();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([422, 422, 422, 422]);
});
