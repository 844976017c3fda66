import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLimitProblem, getKeptSide } from './limits';

const grey = { channels: 1, bytesPerChannel: 1 };
const colour = { channels: 3, bytesPerChannel: 1 };

describe('findLimitProblem', () => {
  it.each([
    ['a photograph of 50 megapixels', { width: 8_700, height: 5_800, ...colour }],
    ['a long screenshot', { width: 1_080, height: 20_000, ...colour, channels: 4 }],
    ['a JPEG of ten scans', { width: 8_700, height: 5_800, ...colour, scans: 10 }],
  ])('accepts %s', (_, layout) => {
    expect(findLimitProblem(layout)).toBeNull();
  });

  it.each([
    ['a picture wider than 20,000 pixels', { width: 20_001, height: 1, ...grey }, 'too long'],
    ['a picture higher than 20,000 pixels', { width: 1, height: 20_001, ...grey }, 'too long'],
    ['more than 52 megapixels', { width: 10_000, height: 5_201, ...grey }, 'too large'],
    [
      'more than 256 MB of pixels',
      { width: 8_700, height: 5_800, channels: 3, bytesPerChannel: 2 },
      'too large',
    ],
    ['more than 32 scans', { width: 8, height: 8, ...grey, scans: 33 }, 'too many scans'],
  ])('rejects %s', (_, layout, problem) => {
    expect(findLimitProblem(layout)).toBe(problem);
  });
});

describe('getKeptSide', () => {
  it('keeps a long screenshot as it is where it is no wider than a phone', () => {
    expect(getKeptSide({ width: 1080, height: 20_000 })).toBe(20_000);
  });

  it('limits the area, enlarges nothing and keeps a readable width', () => {
    const side = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const longest = Math.max(width, height);
        const kept = getKeptSide({ width, height });
        const shortest = (Math.min(width, height) * kept) / longest;
        expect(kept).toBeLessThanOrEqual(longest);
        expect(shortest).toBeGreaterThan(Math.min(1080, width, height) - 1);
        if (shortest > 1081) expect(kept * shortest).toBeLessThan(4096 * 3072 * 1.001);
      }),
    );
  });
});
