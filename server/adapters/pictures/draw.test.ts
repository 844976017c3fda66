import { scannedJpeg, widePng } from '@tests/support/bombs';
import { bmp, heic, heicBomb, heicOfSize, jpg, png, samsungJpg } from '@tests/support/files';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPicture, type PictureKind } from './draw';

const secret = 'GPS 20.6736,-103.344';

async function keptOf(kind: PictureKind, dirty: Buffer): Promise<Buffer> {
  const image = await drawPicture(kind, dirty);
  if (typeof image === 'string') throw new Error(image);
  return Buffer.from(image.bytes);
}

/** A cleaned picture, and what can be read of it. */
async function cleaned(kind: 'png' | 'jpg' | 'heic', dirty: Buffer) {
  const bytes = await keptOf(kind, dirty);
  const { width, height, format, exif, comments } = await sharp(bytes).metadata();
  return { bytes, what: { width, height, format, exif, comments } };
}

describe('PNG', () => {
  it('loses its comments and what is appended, and keeps its picture', async () => {
    const dirty = Buffer.concat([png(3, 2, secret), Buffer.from('<?php evil ?>')]);
    const { bytes, what } = await cleaned('png', dirty);
    expect(what).toEqual({ width: 3, height: 2, format: 'png' });
    expect(bytes.includes(secret)).toBe(false);
    expect(bytes.includes('php')).toBe(false);
    expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(dirty).raw().toBuffer());
  });

  it('is refused when cut short or altered', async () => {
    expect(await drawPicture('png', png().subarray(0, -20))).toBe('broken');
    const altered = png();
    altered.writeUInt8(altered.readUInt8(23) ^ 1, 23);
    expect(await drawPicture('png', altered)).toBe('broken');
  });

  it('is refused when it decodes to more than it looks', async () => {
    expect(await drawPicture('png', png(10_000, 10_000))).toBe('too large');
    expect(await drawPicture('png', widePng(39_999_999))).toBe('too long');
  });
});

describe('JPEG', () => {
  it('loses EXIF, comments and what is appended', async () => {
    const dirty = Buffer.concat([jpg(1, secret), Buffer.from('<?php evil ?>')]);
    const { bytes, what } = await cleaned('jpg', dirty);
    expect(what).toEqual({ width: 3, height: 2, format: 'jpeg' });
    for (const lost of [secret, 'Exif', 'php']) expect(bytes.includes(lost)).toBe(false);
  });

  it('is turned upright, also when cleaned twice', async () => {
    const once = await cleaned('jpg', jpg(6, secret));
    expect(once.what).toMatchObject({ width: 2, height: 3 });
    const twice = await cleaned('jpg', once.bytes);
    expect(twice.what).toEqual(once.what);
  });

  it('is made no larger than a page needs, and no narrower than can be read', async () => {
    const sizes = [
      [8160, 6120, 4096, 3072],
      [720, 12_000, 720, 12_000],
      [1440, 16_000, 1080, 12_000],
    ] as const;
    for (const [width, height, keptWidth, keptHeight] of sizes) {
      const { what } = await cleaned('jpg', await blank(width, height));
      expect(what).toMatchObject({ width: keptWidth, height: keptHeight });
    }
  });

  it('is drawn with the header that Samsung cameras write', async () => {
    const { what } = await cleaned('jpg', samsungJpg());
    expect(what).toMatchObject({ width: 2, height: 3 });
  });

  it('is refused when it has too many scans, and drawn with as many as encoders write', async () => {
    expect(await drawPicture('jpg', scannedJpeg(64, 64, 800))).toBe('too many scans');
    const { what } = await cleaned('jpg', scannedJpeg(64, 64, 20));
    expect(what).toMatchObject({ width: 64, height: 64 });
  });

  it('is refused when cut short', async () => {
    expect(await drawPicture('jpg', jpg().subarray(0, -3))).toBe('broken');
    expect(await drawPicture('jpg', Buffer.from('ffd8ff', 'hex'))).toBe('broken');
  });
});

describe('HEIC', () => {
  it('becomes a JPEG of its pixels alone, upright once', async () => {
    const { bytes, what } = await cleaned('heic', heic());
    expect(what).toEqual({ width: 48, height: 64, format: 'jpeg' });
    expect(bytes.includes('Exif')).toBe(false);
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => [...data.subarray((y * 48 + x) * 3).subarray(0, 3)];
    const [red, , blue] = pixel(24, 8);
    expect([red, blue]).toEqual([expect.toSatisfy(isFull), expect.toSatisfy(isNone)]);
    const [noRed, , full] = pixel(24, 56);
    expect([noRed, full]).toEqual([expect.toSatisfy(isNone), expect.toSatisfy(isFull)]);
  });

  it('is refused when cut short, and when it is none', async () => {
    for (const end of [12, 40, 600, 1000, 1050]) {
      expect(await drawPicture('heic', heic().subarray(0, end)), String(end)).toBe('broken');
    }
    expect(await drawPicture('heic', jpg())).toBe('broken');
  });

  it('is refused when it declares too much, and when it is not as it declares', async () => {
    expect(await drawPicture('heic', heicOfSize(10_000, 10_000))).toBe('too large');
    expect(await drawPicture('heic', heicOfSize(100_000, 100))).toBe('too long');
    expect(await drawPicture('heic', heicBomb())).toBe('broken');
  });

  it('ends, whatever its bytes say', async () => {
    const good = heic();
    const changes = fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), {
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(changes, async (written) => {
        const bad = heic();
        for (const [at, value] of written) bad[at] = value;
        const image = await drawPicture('heic', bad);
        if (typeof image === 'object') {
          expect((await sharp(image.bytes).metadata()).format).toBe('jpeg');
        }
      }),
      { numRuns: 20 },
    );
  });
});

const isFull = (value: number) => value > 180;
const isNone = (value: number) => value < 60;

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#08c' } })
    .jpeg()
    .toBuffer();

it('what the library could open besides is no picture of ours', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>');
  expect(await drawPicture('png', svg)).toBe('broken');
});

describe('BMP', () => {
  it('is refused when its header declares it too large, or it is cut short', async () => {
    expect(await drawPicture('bmp', bmp(10_000, -10_000))).toBe('too large');
    expect(await drawPicture('bmp', Buffer.from('BM'))).toBe('broken');
    expect(await drawPicture('bmp', bmp(2, 2).subarray(0, 60))).toBe('broken');
  });

  interface Hidden {
    depth: number;
    palette?: number;
    compression?: number;
    rows: number[];
  }

  /** A bitmap of so many bits a pixel, with something hidden before its pixels. */
  function hiding({ depth, palette = 0, compression = 0, rows }: Hidden) {
    const head = bmp(2, rows.length / (depth === 32 ? 8 : depth === 24 ? 8 : 4)).subarray(0, 54);
    head.writeUInt16LE(depth, 28);
    head.writeUInt32LE(compression, 30);
    head.writeUInt32LE(palette, 46);
    const colours = Buffer.alloc(palette * 4, 0x55);
    const gap = Buffer.from('<script>');
    head.writeUInt32LE(54 + colours.length + gap.length, 10);
    return Buffer.concat([head, colours, gap, Buffer.from(rows)]);
  }
  const pixelsOf = (drawn: Buffer) => [...drawn.subarray(drawn.readUInt32LE(10))];

  it.each([
    ['24 bits', { depth: 24, rows: [1, 2, 3, 4, 5, 6, 77, 77] }, [1, 2, 3, 4, 5, 6, 0, 0]],
    ['32 bits', { depth: 32, rows: [1, 2, 3, 77, 4, 5, 6, 77] }, [1, 2, 3, 4, 5, 6, 0, 0]],
    ['one bit', { depth: 1, palette: 2, rows: [0xff, 77, 77, 77] }, [0xc0, 0, 0, 0]],
    ['8 bits', { depth: 8, palette: 3, rows: [0, 2, 77, 77] }, [0, 2, 0, 0]],
  ])('of %s is drawn anew, with nothing but its palette and pixels', async (_, given, pixels) => {
    const drawn = await keptOf('bmp', hiding(given));
    expect(drawn.includes('script')).toBe(false);
    expect(pixelsOf(drawn)).toEqual(pixels);
    expect(drawn.readUInt32LE(2)).toBe(drawn.length);
    expect([drawn.readInt32LE(18), drawn.readInt32LE(22)]).toEqual([2, 1]);
    expect(await keptOf('bmp', drawn), 'twice').toEqual(drawn);
  });

  it('is refused when compressed, or with colours in another order', async () => {
    const rows = [1, 2, 3, 4, 5, 6, 0, 0];
    expect(await drawPicture('bmp', hiding({ depth: 8, palette: 2, compression: 1, rows }))).toBe(
      'broken',
    );
    expect(await drawPicture('bmp', hiding({ depth: 32, compression: 3, rows }))).toBe('broken');
    expect(await drawPicture('bmp', hiding({ depth: 16, rows }))).toBe('broken');
  });
});
