import { deflateSync } from 'node:zlib';
import { pngChunk } from '@server/db/seed/demo-files';

/** Pictures of a few kilobytes that take a decoder gigabytes or half a minute. */

/** One row of grey of 16 bits. */
export function widePng(width: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(1, 4);
  header.writeUInt8(16, 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1 + width * 2))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

const HIGHEST_BIT = 12;
/** Most blocks that one code says have nothing more. */
const MAX_RUN = 2 ** 15 - 1;

/** A valid progressive JPEG of one grey, of so many scans (up to 820): a coefficient, one bit after another, each. */
export function scannedJpeg(width: number, height: number, scans: number): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  // Codes of four bits, a run of blocks each; of the first coefficients a single code of one bit.
  const runs = Array.from({ length: 15 }, (_, exponent) => exponent << 4);
  const parts = [
    Buffer.from('ffd8', 'hex'),
    segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
    segment(0xc2, [...frame]),
    segment(0xc4, [0x00, 1, ...Array.from({ length: 15 }, () => 0), 0]),
    segment(0xc4, [0x10, 0, 0, 0, 15, ...Array.from({ length: 12 }, () => 0), ...runs]),
    scan(0, 0, 0),
    Buffer.alloc(Math.ceil(blocks / 8)),
  ];
  const empty = codeRuns(blocks);
  for (let n = 0; n < scans - 1; n += 1) {
    const coefficient = 1 + Math.floor(n / (HIGHEST_BIT + 1));
    const bit = HIGHEST_BIT - (n % (HIGHEST_BIT + 1));
    parts.push(scan(coefficient, bit === HIGHEST_BIT ? 0 : bit + 1, bit), empty);
  }
  return Buffer.concat([...parts, Buffer.from('ffd9', 'hex')]);
}

const scan = (coefficient: number, before: number, bit: number) =>
  segment(0xda, [1, 1, 0, coefficient, coefficient, (before << 4) | bit]);

function segment(marker: number, data: number[]): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, Buffer.from(data)]);
}

/** The bits that say that so many blocks have nothing more. */
function codeRuns(blocks: number): Buffer {
  let bits = '';
  for (let left = blocks; left > 0; ) {
    const run = Math.min(left, MAX_RUN);
    const exponent = Math.floor(Math.log2(run));
    bits += exponent.toString(2).padStart(4, '0');
    if (exponent > 0) bits += (run - 2 ** exponent).toString(2).padStart(exponent, '0');
    left -= run;
  }
  const bytes = bits.match(/.{1,8}/g) ?? [];
  // A byte of ones is followed by a zero, or it would be a marker.
  return Buffer.from(
    bytes.flatMap((byte) => {
      const value = Number.parseInt(byte.padEnd(8, '0'), 2);
      return value === 0xff ? [value, 0] : [value];
    }),
  );
}
