import { readFileSync } from 'node:fs';
import { deflateSync, gunzipSync } from 'node:zlib';
import { pngChunk } from '@server/db/seed/demo-files';
import sharp from 'sharp';

const photograph = await sharp({
  create: { width: 3, height: 2, channels: 3, background: '#08c' },
})
  .jpeg()
  .toBuffer();

const page = [
  '%PDF-1.4\n',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n',
  '2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj\n',
];

/** A PDF of one empty page that carries `hidden`, which no viewer reads. */
export function pdfWith(hidden: string | Buffer): Buffer {
  const rows = page.slice(1).map((_, at) => {
    const begin = page.slice(0, at + 1).join('').length;
    return `${String(begin).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 4\n0000000000 65535 f \n${rows.join('')}trailer<</Size 4/Root 1 0 R>>\n`;
  const body = page.join('');
  return Buffer.concat([
    Buffer.from(body + table),
    Buffer.from(hidden),
    Buffer.from(`\nstartxref\n${body.length}\n%%EOF\n`),
  ]);
}

/** Small valid files of their type, for tests that upload. */
export const pdf = (text = 'documento') => pdfWith(`% ${text}`);

/** A grey picture; `extra` is a text chunk such as cameras and editors leave in theirs. */
export function png(width = 2, height = 2, extra?: string): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const rows = Buffer.alloc(Math.min((width + 1) * height, 10_000), 0);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    ...(extra ? [pngChunk('tEXt', Buffer.from(`Comment\0${extra}`, 'latin1'))] : []),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A photograph, 3 × 2, with EXIF of its orientation and carries `secret`. */
export function jpg(orientation = 6, secret = 'GPS 20.6736,-103.344'): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(0x0112, 10);
  tiff.writeUInt16LE(3, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(orientation, 18);
  return Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from(secret)])),
    segment(0xfe, Buffer.from(secret)),
    photograph.subarray(2),
  ]);
}

/** A photograph with the header that Samsung's cameras write: its scan ends at coefficient 0, where all others say 63. */
export function samsungJpg(): Buffer {
  const bytes = jpg();
  const scan = bytes.lastIndexOf(Buffer.from('ffda', 'hex'));
  bytes.writeUInt8(0, scan + bytes.readUInt16BE(scan + 2));
  return bytes;
}

/** A bitmap of 24 bits whose header declares it so large. */
export function bmp(width: number, height: number): Buffer {
  const header = Buffer.alloc(54 + 16);
  header.write('BM');
  header.writeUInt32LE(header.length, 2);
  header.writeUInt32LE(54, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(width, 18);
  header.writeInt32LE(height, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(24, 28);
  return header;
}

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/**
 * A photograph as an iPhone keeps it (HEIC), 48 × 64 once it is upright, red above blue, with EXIF of where it was taken and
 * the turn that the file itself asks for, which is not to be done twice.
 */
export const heic = (): Buffer => readFileSync('tests/support/iphone-photo.heic');

/** 56 megapixels of one grey in 13 KB, whose header declares 64 × 48. */
export const heicBomb = (): Buffer => gunzipSync(readFileSync('tests/support/heic-bomb.heic.gz'));

/** The photograph, whose header declares another size before it is turned. */
export function heicOfSize(width: number, height: number): Buffer {
  const bytes = heic();
  for (let at = bytes.indexOf('ispe'); at !== -1; at = bytes.indexOf('ispe', at + 1)) {
    bytes.writeUInt32BE(width, at + 8);
    bytes.writeUInt32BE(height, at + 12);
  }
  return bytes;
}
