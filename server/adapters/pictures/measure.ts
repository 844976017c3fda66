import { sizeOfBmp } from './bmp';
import type { Layout } from './limits';

const PNG_HEADER_BYTES = 29;
/** Channels by the colour type of a PNG; a palette may decode to colours with transparency. */
const pngChannels = new Map([
  [0, 1],
  [2, 3],
  [3, 4],
  [4, 2],
  [6, 4],
]);

/** The layout that the header of a PNG declares, or null when it is none. */
export function measurePng(bytes: Buffer): Layout | null {
  if (bytes.length < PNG_HEADER_BYTES || bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  const channels = pngChannels.get(bytes.readUInt8(25));
  if (channels === undefined) return null;
  return {
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    channels,
    bytesPerChannel: Math.ceil(bytes.readUInt8(24) / 8),
  };
}

/** The layout that the header of a bitmap declares, or null when it is none. */
export function measureBmp(bytes: Buffer): Layout | null {
  // The fields of the header end here.
  if (bytes.length < 30) return null;
  const channels = Math.ceil(bytes.readUInt16LE(28) / 8);
  return { ...sizeOfBmp(bytes), channels, bytesPerChannel: 1 };
}

const PREFIX = 0xff;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** Stuffed bytes, TEM, restarts and the start of the image have no length behind them. */
const isBare = (code: number) => code <= 1 || (code >= 0xd0 && code <= 0xd8);
/** Codes of frames, among which three others are: tables of Huffman and arithmetic codes, and a reserved one. */
const isFrame = (code: number) =>
  code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);

/** The layout and scans that the markers of a JPEG declare, in one pass; null when it has no frame. */
export function measureJpeg(bytes: Buffer): Layout | null {
  let frame: Layout | null = null;
  let scans = 0;
  let at = bytes.indexOf(PREFIX);
  while (at !== -1 && at + 4 <= bytes.length) {
    const code = bytes.readUInt8(at + 1);
    if (code === END_OF_IMAGE) break;
    if (code === START_OF_SCAN) scans += 1;
    if (isFrame(code)) frame ??= readFrame(bytes.subarray(at));
    const skip = code === PREFIX ? 1 : isBare(code) ? 2 : 2 + bytes.readUInt16BE(at + 2);
    at = bytes.indexOf(PREFIX, at + skip);
  }
  return frame && { ...frame, scans };
}

function readFrame(segment: Buffer): Layout | null {
  if (segment.length < 10) return null;
  return {
    width: segment.readUInt16BE(7),
    height: segment.readUInt16BE(5),
    channels: segment.readUInt8(9),
    bytesPerChannel: Math.ceil(segment.readUInt8(4) / 8),
  };
}
