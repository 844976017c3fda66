import type { Place } from '@contract/credit/geo';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marksOf, radiusOf, ringsFor, spread } from './site-plan-rules';

const site: Place = { latitude: 20.6736, longitude: -103.344 };
const near = (size: number): fc.Arbitrary<Place> =>
  fc.record({
    latitude: fc.double({ min: site.latitude - size, max: site.latitude + size, noNaN: true }),
    longitude: fc.double({ min: site.longitude - size, max: site.longitude + size, noNaN: true }),
  });
const GAP = 0.2;

describe('the rings of a plan', () => {
  it.each([
    [[], [50, 200]],
    [[10], [50, 200]],
    [
      [10, 150],
      [50, 200],
    ],
    [
      [10, 201],
      [50, 200, 1000],
    ],
    [[90_000], [50, 200, 1000]],
  ])('of photographs at %j are %j', (metres, rings) => {
    expect(ringsFor(metres)).toEqual(rings);
  });
});

describe('the marks of a plan', () => {
  it('lie on their side of the site and within their ring', () => {
    fc.assert(
      fc.property(near(0.004), (taken) => {
        const [mark] = marksOf(site, [taken], GAP);
        if (!mark || mark.isOutside) return;
        expect(Math.sign(mark.at.x)).toBe(Math.sign(taken.longitude - site.longitude));
        expect(Math.sign(mark.at.y)).toBe(-Math.sign(taken.latitude - site.latitude));
        expect(Math.hypot(mark.at.x, mark.at.y)).toBeLessThanOrEqual(radiusOf(200, [50, 200]));
      }),
    );
  });

  it('of what is too far stand at the edge, in its direction', () => {
    const [mark] = marksOf(site, [{ ...site, latitude: site.latitude + 3 }], GAP);
    expect(mark).toMatchObject({ isOutside: true });
    expect(mark?.at.x).toBeCloseTo(0, 6);
    expect(mark?.at.y).toBeCloseTo(-0.9, 6);
  });

  it('never cover each other, however close they were taken, and are all on the plan', () => {
    fc.assert(
      fc.property(fc.array(near(0.0005), { maxLength: 14 }), (taken) => {
        const marks = marksOf(site, taken, GAP);
        for (const [index, mark] of marks.entries()) {
          expect(Math.max(Math.abs(mark.x), Math.abs(mark.y))).toBeLessThanOrEqual(1);
          for (const other of marks.slice(index + 1)) {
            expect(Math.hypot(mark.x - other.x, mark.y - other.y)).toBeGreaterThanOrEqual(GAP);
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  it('stand where they were taken when nothing is in their way', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 0.5, y: 0.5 },
      { x: -0.5, y: 0.1 },
    ];
    expect(spread(points, GAP)).toEqual(points);
  });
});
