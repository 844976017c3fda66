import { describe, expect, it } from 'vitest';
import { type Pixels, qualityHints } from './photo-quality';

/** A picture whose grey is what `paint` says of each place. */
function picture(paint: (x: number, y: number) => number, side = 40): Pixels {
  const data: number[] = [];
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const grey = paint(x, y);
      data.push(grey, grey, grey, 255);
    }
  }
  return { width: side, height: side, data };
}

const large = { width: 1600, height: 1200 };
const stripes = (dark: number, light: number) => (x: number) => (x % 4 < 2 ? dark : light);

describe('hints about a photograph', () => {
  it('are none of a sharp one in good light', () => {
    expect(qualityHints(large, picture(stripes(90, 190)))).toEqual([]);
  });

  it('say what is too small, too dark, out of focus or shines', () => {
    const sharp = picture(stripes(90, 190));
    expect(qualityHints({ width: 1600, height: 599 }, sharp)).toEqual(['small']);
    expect(qualityHints(large, picture(stripes(10, 90)))).toEqual(['dark']);
    expect(
      qualityHints(
        large,
        picture((x) => 100 + x),
      ),
    ).toEqual(['blurred']);
    const lamp = (x: number, y: number) => (x < 12 && y < 12 ? 255 : stripes(90, 190)(x));
    expect(qualityHints(large, picture(lamp))).toEqual(['glare']);
  });

  it('come together when more than one thing is the matter', () => {
    expect(
      qualityHints(
        { width: 320, height: 240 },
        picture(() => 5),
      ),
    ).toEqual(['small', 'dark', 'blurred']);
  });
});
