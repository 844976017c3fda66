import type { Place } from '@contract/credit/geo';
import sharp from 'sharp';
import { cleanBmp, sizeOfBmp } from './bmp';
import { placeInExif } from './exif-place';

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

/**
 * Redraws a picture, upright: nothing but its pixels is left, not who took it where and with what, no
 * embedded thumbnails, and nothing that was appended or hidden in it.
 *
 * @returns what is wrong with the file when it is not a whole picture, or decodes to too much
 */
export async function cleanImage(
  kind: 'png' | 'jpg' | 'bmp',
  bytes: Buffer,
): Promise<Buffer | 'broken' | 'too large'> {
  try {
    const { width, height } = kind === 'bmp' ? sizeOfBmp(bytes) : await sharp(bytes).metadata();
    if (width * height > MAX_PIXELS) return 'too large';
    // The library opens none.
    if (kind === 'bmp') return cleanBmp(bytes) ?? 'broken';
    const drawn = sharp(bytes, { failOn: 'warning', limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
    return await (kind === 'png' ? drawn.png() : drawn.jpeg({ quality: JPEG_QUALITY })).toBuffer();
  } catch {
    return 'broken';
  }
}

/** Where a whole picture says that it was taken; null when it does not say. */
export async function placeOfImage(bytes: Buffer): Promise<Place | null> {
  const { exif } = await sharp(bytes).metadata();
  return exif ? placeInExif(exif) : null;
}
