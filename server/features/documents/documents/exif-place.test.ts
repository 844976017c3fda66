import { placedPhoto } from '@tests/support/placed-photo';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { placeInExif } from './exif-place';

type Order = 'II' | 'MM';

/** The EXIF of a photograph, with one directory that leads to that of its place. */
function exifOf(order: Order, parts: { latitude: number[]; longitude: number[]; sides: string }) {
  const bytes = Buffer.alloc(140);
  const little = order === 'II';
  const short = (value: number, at: number) =>
    little ? bytes.writeUInt16LE(value, at) : bytes.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    little ? bytes.writeUInt32LE(value, at) : bytes.writeUInt32BE(value, at);
  const entry = (at: number, tag: number, type: number, count: number) => {
    short(tag, at);
    short(type, at + 2);
    long(count, at + 4);
  };
  bytes.write(little ? 'II*\0' : 'MM\0*', 0, 'latin1');
  long(8, 4);
  short(1, 8);
  entry(10, 0x8825, 4, 1);
  long(26, 18);
  short(4, 26);
  entry(28, 1, 2, 2);
  bytes.write(parts.sides.slice(0, 1), 36, 'latin1');
  entry(40, 2, 5, 3);
  long(80, 48);
  entry(52, 3, 2, 2);
  bytes.write(parts.sides.slice(1), 60, 'latin1');
  entry(64, 4, 5, 3);
  long(104, 72);
  for (const [index, value] of parts.latitude.entries()) long(value, 80 + index * 4);
  for (const [index, value] of parts.longitude.entries()) long(value, 104 + index * 4);
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), bytes]);
}

const guadalajara = { latitude: [20, 1, 40, 1, 24, 1], longitude: [103, 1, 20, 1, 38, 1] };

describe('where a camera says that it was', () => {
  it.each(['II', 'MM'] as const)('is read in the order of bytes %s', (order) => {
    const read = placeInExif(exifOf(order, { ...guadalajara, sides: 'NW' }));
    expect(read?.latitude).toBeCloseTo(20.6733, 4);
    expect(read?.longitude).toBeCloseTo(-103.3439, 4);
  });

  it('is that of the photograph, anywhere', async () => {
    const anywhere = fc.record({
      latitude: fc.double({ min: -89, max: 89, noNaN: true }),
      longitude: fc.double({ min: -179, max: 179, noNaN: true }),
    });
    await fc.assert(
      fc.asyncProperty(anywhere, async (place) => {
        fc.pre(Math.abs(place.latitude) > 1e-5);
        const { exif } = await sharp(await placedPhoto(place)).metadata();
        const read = placeInExif(exif ?? Buffer.alloc(0));
        expect(read?.latitude).toBeCloseTo(place.latitude, 5);
        expect(read?.longitude).toBeCloseTo(place.longitude, 5);
      }),
      { numRuns: 25 },
    );
  });

  it('is nowhere without a fix, without a denominator, and outside of the earth', () => {
    const zeros = [0, 1, 0, 1, 0, 1];
    const none = [
      exifOf('II', { latitude: zeros, longitude: zeros, sides: 'NW' }),
      exifOf('II', { ...guadalajara, latitude: [20, 0, 40, 0, 24, 0], sides: 'NW' }),
      exifOf('II', { ...guadalajara, latitude: [200, 1, 40, 1, 24, 1], sides: 'NW' }),
      Buffer.from('Exif\0\0II*\0'),
      Buffer.alloc(0),
    ];
    expect(none.map(placeInExif)).toEqual(none.map(() => null));
  });

  it('never fails, whatever the bytes say', () => {
    const good = exifOf('MM', { ...guadalajara, sides: 'SE' });
    const changes = fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { maxLength: 8 });
    fc.assert(
      fc.property(changes, fc.nat(good.length), (bytes, end) => {
        const bad = Buffer.from(good);
        for (const [at, value] of bytes) bad[at] = value;
        const read = placeInExif(bad.subarray(0, end));
        if (read) expect(Math.abs(read.latitude)).toBeLessThanOrEqual(90);
      }),
    );
  });
});
