import { crc32, deflateSync } from 'node:zlib';
import type { IdentityPhoto } from '@contract/documents/identity-photos';
import { PdfFile } from '@server/features/platform';

/** A one-page PDF with the title of what it represents. */
export async function demoPdf(title: string, lines: string[]): Promise<Buffer> {
  const file = new PdfFile({ title, margin: 72 });
  file.fontSize(20).text(title);
  file.moveDown().fontSize(12);
  for (const line of lines) file.text(line);
  file.moveDown().fillColor('#777').text('Documento de demostración, sin validez.');
  return file.finish();
}

const WIDTH = 640;
const HEIGHT = 420;

type Color = readonly [red: number, green: number, blue: number];
type Picture = (x: number, y: number) => Color;

const drawn = new Map<Picture, Buffer>();

/** Panels on a roof under the sky. */
export const demoPhoto = () => drawnOnce(roof);

/** What a photograph of an identity shows: a card's front with a face and lines, its back, and the face alone. */
export const demoIdentityPhoto = (photo: IdentityPhoto) => drawnOnce(identity[photo]);

function drawnOnce(picture: Picture): Buffer {
  const bytes = drawn.get(picture) ?? draw(picture);
  drawn.set(picture, bytes);
  return bytes;
}

/** Pixel by pixel. */
function draw(picture: Picture): Buffer {
  const rows = Buffer.alloc((WIDTH * 3 + 1) * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      rows.set(picture(x, y), y * (WIDTH * 3 + 1) + 1 + x * 3);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function roof(x: number, y: number): Color {
  if (y < 150) return [170 - Math.floor(y / 4), 205 - Math.floor(y / 8), 235];
  const inPanels = x > 80 && x < 560 && y > 190 && y < 370;
  const frame = (x - 80) % 80 < 4 || (y - 190) % 60 < 4;
  if (inPanels) return frame ? [200, 205, 210] : [22, 42 + Math.floor((x + y) / 20), 92];
  return [176, 108, 74];
}

const TABLE: Color = [124, 98, 78];
const CARD: Color = [228, 236, 229];
const BAND: Color = [142, 44, 72];
const INK: Color = [70, 76, 84];
const WALL: Color = [214, 222, 228];

const isInCard = (x: number, y: number) => x > 30 && x < 610 && y > 30 && y < 390;

/** Lines of writing, each shorter than the one before. */
function isLine(x: number, y: number, { left, top }: { left: number; top: number }): boolean {
  const line = Math.floor((y - top) / 34);
  return line >= 0 && y < 350 && (y - top) % 34 < 10 && x > left && x < 580 - line * 30;
}

const identity: Record<IdentityPhoto, Picture> = {
  front(x, y) {
    if (!isInCard(x, y)) return TABLE;
    if (y < 84) return BAND;
    if (x > 60 && x < 220 && y > 120 && y < 330) return person(x, y, { x: 140, y: 200, head: 42 });
    return isLine(x, y, { left: 250, top: 130 }) ? INK : CARD;
  },
  back(x, y) {
    if (!isInCard(x, y)) return TABLE;
    if (y > 60 && y < 130) return x > 60 && x < 580 && (x * 7) % 11 < 5 ? INK : CARD;
    return isLine(x, y, { left: 60, top: 250 }) ? INK : CARD;
  },
  face: (x, y) => person(x, y, { x: 320, y: 180, head: 92 }),
};

/** A head with hair and shoulders before a wall. */
function person(x: number, y: number, at: { x: number; y: number; head: number }): Color {
  const [across, down] = [(x - at.x) / at.head, (y - at.y) / at.head];
  const isHead = (across / 0.8) ** 2 + down ** 2 < 1;
  if (isHead) return down < -0.45 ? [52, 42, 38] : [198, 152, 122];
  const isBody = (across / 1.7) ** 2 + ((down - 2.3) / 1.3) ** 2 < 1;
  return isBody ? [66, 92, 128] : WALL;
}

/** A part of a PNG file, with its length and check. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
