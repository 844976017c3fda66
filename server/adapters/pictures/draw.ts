import sharp, { type Sharp } from 'sharp';
import { cleanBmp } from './bmp';
import { decodeHeic } from './heic';
import { findLimitProblem, getKeptSide, type Layout, type LimitProblem } from './limits';
import { measureBmp, measureJpeg, measurePng } from './measure';

const JPEG_QUALITY = 90;

// Of all that the library can open, it is only ever given these two.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
// No picture comes twice.
sharp.cache(false);
// A thread each: as many as there are processors would multiply the memory of a picture.
sharp.concurrency(1);

export type PictureKind = 'png' | 'jpg' | 'bmp' | 'heic';

export interface CleanPicture {
  bytes: Uint8Array;
  /** What the camera wrote into the one that came; null when it wrote nothing. */
  exif: Uint8Array | null;
}

type Outcome = CleanPicture | 'broken' | LimitProblem;

const measures = { png: measurePng, jpg: measureJpeg, bmp: measureBmp };

/**
 * Redraws a picture, upright: nothing but its pixels is left, not who took it where and with what, no
 * embedded thumbnails, and nothing that was appended or hidden in it. A HEIC becomes a JPEG.
 *
 * @returns what is wrong with the file when it is not a whole picture, or exceeds a limit
 */
export async function drawPicture(kind: PictureKind, bytes: Buffer): Promise<Outcome> {
  try {
    if (kind === 'heic') return await drawHeic(bytes);
    const layout = measures[kind](bytes);
    if (!layout) return 'broken';
    return findLimitProblem(layout) ?? (await draw(kind, bytes, layout));
  } catch {
    return 'broken';
  }
}

async function draw(
  kind: 'png' | 'jpg' | 'bmp',
  bytes: Buffer,
  { width, height }: Layout,
): Promise<CleanPicture | 'broken'> {
  if (kind === 'bmp') {
    // The library opens none.
    const clean = cleanBmp(bytes);
    return clean ? { bytes: clean, exif: null } : 'broken';
  }
  // Warnings are no damage: Samsung's cameras write a header that libjpeg warns of.
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: width * height });
  const { exif = null } = await picture.metadata();
  const drawn = upright(picture, { width, height });
  return { bytes: await (kind === 'png' ? drawn.png() : asJpeg(drawn)).toBuffer(), exif };
}

function upright(picture: Sharp, size: Pick<Layout, 'width' | 'height'>): Sharp {
  const side = getKeptSide(size);
  return picture
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
}

const asJpeg = (picture: Sharp) => picture.jpeg({ quality: JPEG_QUALITY });

async function drawHeic(bytes: Buffer): Promise<Outcome> {
  const decoded = decodeHeic(bytes);
  if (typeof decoded === 'string') return decoded;
  const { pixels, width, height, channels, exif } = decoded;
  const drawn = upright(sharp(pixels, { raw: { width, height, channels } }), { width, height });
  return { bytes: await asJpeg(drawn).toBuffer(), exif };
}
