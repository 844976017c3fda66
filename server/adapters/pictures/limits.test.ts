import { describe, expect, it } from 'vitest';
import { findLimitProblem } from './limits';

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
