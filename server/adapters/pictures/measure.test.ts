import { scannedJpeg, widePng } from '@tests/support/bombs';
import { bmp, jpg, png } from '@tests/support/files';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { measureBmp, measureJpeg, measurePng } from './measure';

const blue = { create: { width: 40, height: 30, channels: 3, background: '#08c' } } as const;

describe('measurePng', () => {
  it('reads sides, channels and depth', async () => {
    expect(measurePng(await sharp(blue).png().toBuffer())).toEqual({
      width: 40,
      height: 30,
      channels: 3,
      bytesPerChannel: 1,
    });
    expect(measurePng(widePng(30_000))).toEqual({
      width: 30_000,
      height: 1,
      channels: 1,
      bytesPerChannel: 2,
    });
  });

  it('finds none in what is cut or another kind', () => {
    expect(measurePng(png().subarray(0, 28))).toBeNull();
    expect(measurePng(jpg())).toBeNull();
  });
});

describe('measureJpeg', () => {
  it('counts the scans that a decoder passes over', async () => {
    expect(measureJpeg(await sharp(blue).jpeg().toBuffer())).toEqual({
      width: 40,
      height: 30,
      channels: 3,
      bytesPerChannel: 1,
      scans: 1,
    });
    const progressive = await sharp(blue).jpeg({ progressive: true }).toBuffer();
    expect(measureJpeg(progressive)?.scans).toBe(10);
    expect(measureJpeg(scannedJpeg(640, 480, 800))?.scans).toBe(800);
  });

  it('counts no scan of an embedded picture, nor behind the end', () => {
    const inner = scannedJpeg(8, 8, 50);
    const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0]);
    head.writeUInt16BE(inner.length + 2, 4);
    const picture = Buffer.concat([head, inner, jpg().subarray(2), inner]);
    expect(measureJpeg(picture)).toMatchObject({ width: 3, height: 2, scans: 1 });
  });

  it('finds no frame in what is cut or another kind', () => {
    expect(measureJpeg(Buffer.from('ffd8ff', 'hex'))).toBeNull();
    expect(measureJpeg(Buffer.alloc(1000, 0xff))).toBeNull();
    expect(measureJpeg(png())).toBeNull();
  });
});

describe('measureBmp', () => {
  it('reads sides and depth', () => {
    expect(measureBmp(bmp(10_000, -7))).toEqual({
      width: 10_000,
      height: 7,
      channels: 3,
      bytesPerChannel: 1,
    });
  });

  it('finds none in what is cut', () => {
    expect(measureBmp(Buffer.from('BM'))).toBeNull();
  });
});
