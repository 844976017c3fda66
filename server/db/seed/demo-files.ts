import { crc32, deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

/** A one-page PDF with the title of what it represents. */
export function demoPdf(title: string, lines: string[]): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const file = new PDFDocument({ size: 'LETTER', margin: 72, info: { Title: title } });
    file.on('data', (part: Buffer) => parts.push(part));
    file.on('end', () => resolve(Buffer.concat(parts)));
    file.on('error', reject);
    file.fontSize(20).text(title);
    file.moveDown().fontSize(12);
    for (const line of lines) file.text(line);
    file.moveDown().fillColor('#777').text('Documento de demostración, sin validez.');
    file.end();
  });
}

const WIDTH = 640;
const HEIGHT = 420;

let drawn: Buffer | undefined;

/** A picture of panels on a roof under the sky, drawn once. */
export function demoPhoto(): Buffer {
  drawn ??= drawPhoto();
  return drawn;
}

/** Pixel by pixel. */
function drawPhoto(): Buffer {
  const rows = Buffer.alloc((WIDTH * 3 + 1) * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const at = y * (WIDTH * 3 + 1) + 1 + x * 3;
      const [r, g, b] = pixel(x, y);
      rows.writeUInt8(r, at);
      rows.writeUInt8(g, at + 1);
      rows.writeUInt8(b, at + 2);
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

function pixel(x: number, y: number): [number, number, number] {
  if (y < 150) return [170 - Math.floor(y / 4), 205 - Math.floor(y / 8), 235];
  const inPanels = x > 80 && x < 560 && y > 190 && y < 370;
  const frame = (x - 80) % 80 < 4 || (y - 190) % 60 < 4;
  if (inPanels) return frame ? [200, 205, 210] : [22, 42 + Math.floor((x + y) / 20), 92];
  return [176, 108, 74];
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
