/** A point on the earth, in decimal degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** A photograph taken farther from its site than this was hardly taken there: a phone's position is off by tens of metres. */
export const FAR_METRES = 200;

const EARTH_METRES = 6_371_008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The way between two points over the ground, in metres (haversine). */
export function metresBetween(from: Place, to: Place): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const chord =
    half(to.latitude - from.latitude) +
    Math.cos(a) * Math.cos(b) * half(to.longitude - from.longitude);
  return 2 * EARTH_METRES * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** Metres to the east and to the north. */
interface Offset {
  east: number;
  north: number;
}

/** Where a point lies as seen from another: as far as it is, in the direction in which one would set off. */
export function offsetOf(from: Place, to: Place): Offset {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const turn = radians(to.longitude - from.longitude);
  const bearing = Math.atan2(
    Math.sin(turn) * Math.cos(b),
    Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(turn),
  );
  const metres = metresBetween(from, to);
  return { east: metres * Math.sin(bearing), north: metres * Math.cos(bearing) };
}

/** Where Mexico lies, its islands too. */
const bounds = { south: 14, north: 33, west: -119, east: -86 };

/** A point in Mexico as maps write it, "20.6736, -103.344"; null when the text is none. */
export function placeIn(text: string): Place | null {
  const form = /^\s*(-?\d{1,3}(?:\.\d{1,10})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,10})?)\s*$/;
  const [, north, east] = form.exec(text) ?? [];
  if (north === undefined || east === undefined) return null;
  const [latitude, longitude] = [Number(north), Number(east)];
  const inside =
    latitude >= bounds.south &&
    latitude <= bounds.north &&
    longitude >= bounds.west &&
    longitude <= bounds.east;
  return inside ? { latitude, longitude } : null;
}
