import { deflateSync } from 'node:zlib';
import { pngChunk } from '@server/db/seed/demo-files';

/** Small files that are what they say, for tests that upload. */
export const pdf = (text = 'documento') =>
  Buffer.from(`%PDF-1.4\n1 0 obj\n<< /Title (${text}) >>\nendobj\ntrailer << >>\n%%EOF\n`);

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

/** The skeleton of a photograph: EXIF that says how it is turned and carries `secret`, one frame, one scan. */
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
    segment(0xc0, Buffer.from('08000200020101110000', 'hex')),
    segment(0xda, Buffer.from('0101003f00', 'hex')),
    Buffer.from('12ff0034ffd056', 'hex'),
    Buffer.from('ffd9', 'hex'),
  ]);
}

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}
