import { crc32 } from 'node:zlib';

/** Most pixels of an image: what decodes to more is a bomb. */
export const MAX_PIXELS = 40_000_000;

/** A picture's size in pixels and its bytes without what it says of who, where and with what. */
export interface CleanImage {
  width: number;
  height: number;
  bytes: Buffer;
}

/**
 * Takes a picture apart and puts it together again from the parts that draw it: comments, EXIF (with
 * the GPS place in it), embedded thumbnails and anything appended after its end are left out. The
 * turn of a photograph is kept.
 *
 * @returns null when the file is not a whole picture of its kind
 */
export function cleanImage(kind: 'png' | 'jpg' | 'bmp', bytes: Buffer): CleanImage | null {
  try {
    if (kind === 'png') return cleanPng(bytes);
    return kind === 'jpg' ? cleanJpeg(bytes) : measureBmp(bytes);
  } catch (error) {
    // Reading past the end: the file says it is longer than it is.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Chunks that draw the picture, and its turn and colours. */
const PNG_KEPT = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS'],
  ...['gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'pHYs', 'bKGD'],
]);

function cleanPng(bytes: Buffer): CleanImage | null {
  const parts = [bytes.subarray(0, 8)];
  let size: { width: number; height: number } | null = null;
  let drawn = false;
  for (let at = 8; ; ) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (bytes.readUInt32BE(end - 4) !== crc32(bytes.subarray(at + 4, end - 4))) return null;
    if (type === 'IHDR') {
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    }
    if (PNG_KEPT.has(type)) parts.push(bytes.subarray(at, end));
    drawn ||= type === 'IDAT';
    at = end;
    if (type === 'IEND') break;
  }
  return size && drawn ? { ...size, bytes: Buffer.concat(parts) } : null;
}

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const isStartOfFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** JFIF, colour profile and Adobe's colour transform: without them the colours change. */
const JPEG_KEPT = new Map([
  [0xe0, 'JFIF'],
  [0xe2, 'ICC_PROFILE'],
  [0xee, 'Adobe'],
]);

function isMetadata(marker: number, body: Buffer): boolean {
  if (marker === 0xfe) return true;
  if (marker < 0xe0 || marker > 0xef) return false;
  const kept = JPEG_KEPT.get(marker);
  return kept === undefined || body.toString('latin1', 0, kept.length) !== kept;
}

function cleanJpeg(bytes: Buffer): CleanImage | null {
  const parts: Buffer[] = [];
  let orientation = 1;
  let size: { width: number; height: number } | null = null;
  for (let at = 2; ; ) {
    if (bytes.readUInt8(at) !== 0xff) return null;
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === EOI) break;
    const end = marker === SOS ? scanEnd(bytes, at) : at + 2 + bytes.readUInt16BE(at + 2);
    if (isStartOfFrame(marker)) {
      size = { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    }
    if (marker === 0xe1) orientation = orientationOf(bytes.subarray(at + 4, end)) ?? orientation;
    if (end > bytes.length) return null;
    if (!isMetadata(marker, bytes.subarray(at + 4, end))) parts.push(bytes.subarray(at, end));
    at = end;
  }
  if (!size) return null;
  const head = Buffer.from([0xff, SOI]);
  const turn = orientation === 1 ? [] : [orientationSegment(orientation)];
  return { ...size, bytes: Buffer.concat([head, ...turn, ...parts, Buffer.from([0xff, EOI])]) };
}

/** Where the coded picture ends: at the first marker that is neither stuffing nor a restart. */
function scanEnd(bytes: Buffer, start: number): number {
  let at = start + 2 + bytes.readUInt16BE(start + 2);
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at === -1) throw new RangeError('the coded picture has no end');
    const next = bytes.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at += next === 0xff ? 1 : 2;
  }
}

const EXIF = 'Exif\0\0';
const ORIENTATION = 0x0112;

/** The turn (1–8) that EXIF gives a photograph, or null. */
function orientationOf(segment: Buffer): number | null {
  if (segment.toString('latin1', 0, 6) !== EXIF) return null;
  const tiff = segment.subarray(6);
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const u16 = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  try {
    const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    for (let entry = 0; entry < u16(directory); entry += 1) {
      const at = directory + 2 + entry * 12;
      const value = u16(at + 8);
      if (u16(at) === ORIENTATION) return value >= 1 && value <= 8 ? value : null;
    }
  } catch (error) {
    // A broken EXIF block is dropped with the rest of it.
    if (!(error instanceof RangeError)) throw error;
  }
  return null;
}

/** EXIF that says how the photograph is turned, and nothing else. */
function orientationSegment(orientation: number): Buffer {
  const segment = Buffer.from(
    'ffe10022457869660000' + '4d4d002a00000008' + '0001' + '011200030000000100000000' + '00000000',
    'hex',
  );
  segment.writeUInt16BE(orientation, 28);
  return segment;
}

function measureBmp(bytes: Buffer): CleanImage {
  return {
    width: Math.abs(bytes.readInt32LE(18)),
    height: Math.abs(bytes.readInt32LE(22)),
    bytes,
  };
}
