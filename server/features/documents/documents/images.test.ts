import { bmp, jpg, png } from '@tests/support/files';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanImage } from './images';

const secret = 'GPS 20.6736,-103.344';

/** A cleaned picture, and what can be read of it. */
async function cleaned(kind: 'png' | 'jpg', dirty: Buffer) {
  const bytes = await cleanImage(kind, dirty);
  if (!Buffer.isBuffer(bytes)) throw new Error(bytes);
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
    expect(await cleanImage('png', png().subarray(0, -20))).toBe('broken');
    const altered = png();
    altered.writeUInt8(altered.readUInt8(20) ^ 1, 20);
    expect(await cleanImage('png', altered)).toBe('broken');
  });

  it('is refused when it decodes to more than it looks', async () => {
    expect(await cleanImage('png', png(10_000, 10_000))).toBe('too large');
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

  it('is made no larger than a page needs', async () => {
    const { what } = await cleaned('jpg', await sharp(wide).jpeg().toBuffer());
    expect(what).toMatchObject({ width: 4096, height: 8 });
  });

  it('is refused when cut short', async () => {
    expect(await cleanImage('jpg', jpg().subarray(0, -3))).toBe('broken');
    expect(await cleanImage('jpg', Buffer.from('ffd8ff', 'hex'))).toBe('broken');
  });
});

const wide = { create: { width: 8192, height: 16, channels: 3, background: '#08c' } } as const;

it('what the library could open besides is no picture of ours', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>');
  expect(await cleanImage('png', svg)).toBe('broken');
});

describe('BMP', () => {
  it('is refused when its header declares it too large, or it is cut short', async () => {
    expect(await cleanImage('bmp', bmp(10_000, -10_000))).toBe('too large');
    expect(await cleanImage('bmp', Buffer.from('BM'))).toBe('broken');
    expect(await cleanImage('bmp', bmp(2, 2).subarray(0, 60))).toBe('broken');
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
    const drawn = await cleanImage('bmp', hiding(given));
    if (!Buffer.isBuffer(drawn)) throw new Error(drawn);
    expect(drawn.includes('script')).toBe(false);
    expect(pixelsOf(drawn)).toEqual(pixels);
    expect(drawn.readUInt32LE(2)).toBe(drawn.length);
    expect([drawn.readInt32LE(18), drawn.readInt32LE(22)]).toEqual([2, 1]);
    expect(await cleanImage('bmp', drawn), 'twice').toEqual(drawn);
  });

  it('is refused when compressed, or with colours in another order', async () => {
    const rows = [1, 2, 3, 4, 5, 6, 0, 0];
    expect(await cleanImage('bmp', hiding({ depth: 8, palette: 2, compression: 1, rows }))).toBe(
      'broken',
    );
    expect(await cleanImage('bmp', hiding({ depth: 32, compression: 3, rows }))).toBe('broken');
    expect(await cleanImage('bmp', hiding({ depth: 16, rows }))).toBe('broken');
  });
});
