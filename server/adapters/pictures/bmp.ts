const FILE_HEADER = 14;
const INFO_HEADER = 40;
/** Dots to a metre: 96 to an inch. */
const RESOLUTION = 3780;
const UNCOMPRESSED = 0;
const BIT_FIELDS = 3;
const DEPTHS = [1, 4, 8, 24, 32];

interface Layout {
  width: number;
  /** Rows; negative from the top down. */
  height: number;
  depth: number;
  palette: Buffer;
  pixels: number;
}

/** Width and height that the header of a bitmap declares. */
export const sizeOfBmp = (bytes: Buffer) => ({
  width: Math.abs(bytes.readInt32LE(18)),
  height: Math.abs(bytes.readInt32LE(22)),
});

/**
 * Writes a bitmap anew with its palette and pixels alone: what lies between them, behind them, in the padding of rows or
 * in the fourth byte of a pixel is gone.
 *
 * @returns null when it is compressed, or not the whole picture that its header declares
 */
export function cleanBmp(bytes: Buffer): Buffer | null {
  const layout = layoutOf(bytes);
  if (!layout) return null;
  const { width, height, depth, palette, pixels } = layout;
  const rows = Math.abs(height);
  const keptDepth = depth === 32 ? 24 : depth;
  const [from, to] = [strideOf(width, depth), strideOf(width, keptDepth)];
  if (pixels + from * rows > bytes.length) return null;
  const start = FILE_HEADER + INFO_HEADER + palette.length;
  const drawn = Buffer.alloc(start + to * rows);
  drawn.write('BM', 'latin1');
  drawn.writeUInt32LE(drawn.length, 2);
  drawn.writeUInt32LE(start, 10);
  drawn.writeUInt32LE(INFO_HEADER, 14);
  drawn.writeInt32LE(width, 18);
  drawn.writeInt32LE(height, 22);
  drawn.writeUInt16LE(1, 26);
  drawn.writeUInt16LE(keptDepth, 28);
  drawn.writeUInt32LE(to * rows, 34);
  drawn.writeInt32LE(RESOLUTION, 38);
  drawn.writeInt32LE(RESOLUTION, 42);
  drawn.writeUInt32LE(palette.length / 4, 46);
  palette.copy(drawn, FILE_HEADER + INFO_HEADER);
  for (let row = 0; row < rows; row += 1) {
    const source = bytes.subarray(pixels + row * from, pixels + (row + 1) * from);
    const target = drawn.subarray(start + row * to, start + (row + 1) * to);
    if (depth === 32) dropFourth(source, target, width);
    else copyBits(source, target, width * depth);
  }
  return drawn;
}

/** Rows are padded to four bytes. */
const strideOf = (width: number, depth: number) => Math.ceil((width * depth) / 32) * 4;

function layoutOf(bytes: Buffer): Layout | null {
  if (bytes.length < FILE_HEADER + INFO_HEADER) return null;
  const header = bytes.readUInt32LE(14);
  const [width, height] = [bytes.readInt32LE(18), bytes.readInt32LE(22)];
  const [depth, compression] = [bytes.readUInt16LE(28), bytes.readUInt32LE(30)];
  if (header < INFO_HEADER || width <= 0 || height === 0 || !DEPTHS.includes(depth)) return null;
  if (compression === BIT_FIELDS ? !hasUsualMasks(bytes, depth) : compression !== UNCOMPRESSED) {
    return null;
  }
  const begins = FILE_HEADER + header;
  const colours = depth > 8 ? 0 : bytes.readUInt32LE(46) || 2 ** depth;
  const palette = bytes.subarray(begins, begins + colours * 4);
  if (colours > 2 ** depth || palette.length < colours * 4) return null;
  return { width, height, depth, palette, pixels: bytes.readUInt32LE(10) };
}

/** The order in which pixels of four bytes have their colours without masks, too. */
const hasUsualMasks = (bytes: Buffer, depth: number) =>
  depth === 32 &&
  bytes.length >= 66 &&
  bytes.readUInt32LE(54) === 0xff0000 &&
  bytes.readUInt32LE(58) === 0xff00 &&
  bytes.readUInt32LE(62) === 0xff;

function dropFourth(source: Buffer, target: Buffer, width: number): void {
  for (let at = 0; at < width; at += 1) {
    target.writeUIntLE(source.readUIntLE(at * 4, 3), at * 3, 3);
  }
}

/** So many bits of a row; those after them in its last byte are the padding's. */
function copyBits(source: Buffer, target: Buffer, bits: number): void {
  const whole = Math.floor(bits / 8);
  source.copy(target, 0, 0, whole);
  const rest = bits % 8;
  if (rest > 0) target.writeUInt8(source.readUInt8(whole) & (0xff << (8 - rest)) & 0xff, whole);
}
