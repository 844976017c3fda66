import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { metresBetween, offsetOf, type Place, placeIn } from './geo';

const mexico: fc.Arbitrary<Place> = fc.record({
  latitude: fc.double({ min: 14.5, max: 32.5, noNaN: true }),
  longitude: fc.double({ min: -118, max: -87, noNaN: true }),
});

describe('distances over the ground', () => {
  it('are those of known places', () => {
    const zocalo = { latitude: 19.432608, longitude: -99.133209 };
    const catedralGuadalajara = { latitude: 20.676667, longitude: -103.347222 };
    expect(metresBetween(zocalo, catedralGuadalajara) / 1000).toBeCloseTo(461, -1);
    // A minute of latitude is a nautical mile.
    const minute = { ...zocalo, latitude: zocalo.latitude + 1 / 60 };
    expect(Math.abs(metresBetween(zocalo, minute) - 1853)).toBeLessThan(3);
  });

  it('are none to oneself, the same both ways, and no way round is shorter', () => {
    fc.assert(
      fc.property(mexico, mexico, mexico, (a, b, c) => {
        expect(metresBetween(a, a)).toBe(0);
        expect(metresBetween(a, b)).toBeCloseTo(metresBetween(b, a), 4);
        expect(metresBetween(a, c)).toBeLessThanOrEqual(
          metresBetween(a, b) + metresBetween(b, c) + 1e-4,
        );
      }),
    );
  });
});

describe('what lies where, as seen from a site', () => {
  it('is as far as it is, and on its own side', () => {
    const step = fc.double({ min: 0.0005, max: 0.01, noNaN: true });
    fc.assert(
      fc.property(mexico, step, step, (site, north, east) => {
        const other = { latitude: site.latitude + north, longitude: site.longitude - east };
        const offset = offsetOf(site, other);
        expect(Math.hypot(offset.east, offset.north)).toBeCloseTo(metresBetween(site, other), 3);
        expect(offset.north).toBeGreaterThan(0);
        expect(offset.east).toBeLessThan(0);
      }),
    );
  });

  it('is nowhere but here for the same point', () => {
    fc.assert(
      fc.property(mexico, (site) => {
        expect(Math.hypot(...Object.values(offsetOf(site, site)))).toBe(0);
      }),
    );
  });
});

describe('a position that is typed', () => {
  it('is read as maps write it', () => {
    expect(placeIn(' 20.6736,-103.344 ')).toEqual({ latitude: 20.6736, longitude: -103.344 });
    fc.assert(
      fc.property(mexico, ({ latitude, longitude }) => {
        const read = placeIn(`${latitude.toFixed(6)}, ${longitude.toFixed(6)}`);
        expect(read?.latitude).toBeCloseTo(latitude, 5);
        expect(read?.longitude).toBeCloseTo(longitude, 5);
      }),
    );
  });

  it.each([
    '',
    '20.6736',
    '-103.344, 20.6736',
    '20.6736, 103.344',
    '20,6736; -103,344',
    '1e1, -1e2',
    'NaN, NaN',
    '90, 0',
    '20.6736, -103.344, 5',
  ])('%j is none in Mexico', (text) => {
    expect(placeIn(text)).toBeNull();
  });
});
