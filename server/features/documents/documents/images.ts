import sharp, { type Sharp } from 'sharp';
import { cleanBmp, sizeOfBmp } from './bmp';
import { decodeHeic } from './heic';

/** Most pixels of an image: what decodes to more is a bomb. */
const MAX_PIXELS = 40_000_000;
/** Longest side that is kept: more than a scanner's 300 dpi make of a page, or a phone of a photograph. */
const MAX_SIDE = 4096;
const JPEG_QUALITY = 90;

// Of all that the library can open, it is only ever given these two.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
// No picture comes twice.
sharp.cache(false);

interface CleanImage {
  bytes: Buffer;
  /** What the camera wrote into the one that came; null when it wrote nothing. */
  exif: Buffer | null;
}

/**
 * Redraws a picture, upright: nothing but its pixels is left, not who took it where and with what, no
 * embedded thumbnails, and nothing that was appended or hidden in it. A HEIC becomes a JPEG.
 *
 * @returns what is wrong with the file when it is not a whole picture, or decodes to too much
 */
export async function cleanImage(
  kind: 'png' | 'jpg' | 'bmp' | 'heic',
  bytes: Buffer,
): Promise<CleanImage | 'broken' | 'too large'> {
  try {
    // The library opens neither.
    if (kind === 'bmp') return cleanedBmp(bytes);
    if (kind === 'heic') return await cleanedHeic(bytes);
    const { width, height, exif = null } = await sharp(bytes).metadata();
    if (width * height > MAX_PIXELS) return 'too large';
    const drawn = upright(sharp(bytes, { failOn: 'warning', limitInputPixels: MAX_PIXELS }));
    return { bytes: await (kind === 'png' ? drawn.png() : asJpeg(drawn)).toBuffer(), exif };
  } catch {
    return 'broken';
  }
}

const upright = (picture: Sharp) =>
  picture
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });

const asJpeg = (picture: Sharp) => picture.jpeg({ quality: JPEG_QUALITY });

function cleanedBmp(bytes: Buffer): CleanImage | 'broken' | 'too large' {
  const { width, height } = sizeOfBmp(bytes);
  if (width * height > MAX_PIXELS) return 'too large';
  const clean = cleanBmp(bytes);
  return clean ? { bytes: clean, exif: null } : 'broken';
}

async function cleanedHeic(bytes: Buffer): Promise<CleanImage | 'broken' | 'too large'> {
  const decoded = await decodeHeic(bytes, MAX_PIXELS);
  if (typeof decoded === 'string') return decoded;
  const { pixels, width, height, exif } = decoded;
  const drawn = upright(sharp(pixels, { raw: { width, height, channels: 3 } }));
  return { bytes: await asJpeg(drawn).toBuffer(), exif: exif && Buffer.from(exif) };
}
