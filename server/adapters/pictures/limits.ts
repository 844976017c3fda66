const MB = 1024 * 1024;

/** A photograph of 50 megapixels (8,700 × 5,800) passes every limit here, and so does a screenshot of 1,080 × 20,000. */
export const MAX_SIDE = 20_000;
const MAX_PIXELS = 52_000_000;
const MAX_DECODED_BYTES = 256 * MB;
/** Encoders write about ten scans into a progressive JPEG; each one costs a pass over the whole picture. */
const MAX_SCANS = 32;

/** Pixels that are kept: more than a scanner's 300 dpi make of a page, and as many as a phone's usual photograph. */
const KEPT_PIXELS = 4096 * 3072;
/** Width of a phone's screenshot, at which its text can be read. */
const READABLE_SIDE = 1080;

/** Twice what a PNG of 50 megapixels takes on a busy machine. */
export const MAX_DRAW_MS = 30_000;
/** Memory of a process that draws: more than a PNG, progressive JPEG or HEIC of 50 megapixels takes. */
export const MAX_PROCESS_BYTES = 1280 * MB;
/** Pictures that are drawn at the same time, each in its own process. */
export const PICTURES_AT_ONCE = 2;
/** PDFs that are opened at the same time, besides. */
export const PDFS_AT_ONCE = 2;

/** What a picture decodes to, as its header declares it. */
export interface Layout {
  width: number;
  height: number;
  channels: number;
  bytesPerChannel: number;
  /** Passes over the picture that a JPEG stores. */
  scans?: number;
}

export type LimitProblem = 'too long' | 'too large' | 'too many scans';

/** The limit that a picture exceeds, or null. */
export function findLimitProblem(layout: Layout): LimitProblem | null {
  const { width, height, channels, bytesPerChannel, scans = 1 } = layout;
  if (width > MAX_SIDE || height > MAX_SIDE) return 'too long';
  const pixels = width * height;
  if (pixels > MAX_PIXELS || pixels * channels * bytesPerChannel > MAX_DECODED_BYTES) {
    return 'too large';
  }
  return scans > MAX_SCANS ? 'too many scans' : null;
}

/**
 * The longest side, in pixels, of the copy that is kept. The area is limited and not each side, and the shortest side never
 * falls below a readable one: a long screenshot keeps its size where a smaller copy could not be read.
 */
export function getKeptSide({ width, height }: Pick<Layout, 'width' | 'height'>): number {
  const byArea = Math.sqrt(KEPT_PIXELS / (width * height));
  const scale = Math.max(byArea, READABLE_SIDE / Math.min(width, height));
  return Math.round(Math.max(width, height) * Math.min(1, scale));
}

/** Pixels that libheif may decode: a file may hold more than its header declares. */
export const MAX_SQUARE_SIDE = Math.ceil(Math.sqrt(MAX_PIXELS));
