import type { Place } from '@contract/credit/geo';

/** Tags of the format (Exif 2.32, 4.6). */
const GPS_POINTER = 0x8825;
const tags = { northOrSouth: 1, latitude: 2, eastOrWest: 3, longitude: 4 };
const ENTRY_BYTES = 12;
/** More than a camera writes; what claims more is no directory. */
const MOST_ENTRIES = 200;

/** Where a camera says that it took a photograph; null when it does not, or writes what cannot be. */
export function placeInExif(exif: Buffer): Place | null {
  const begin = exif.toString('latin1', 0, 6) === 'Exif\0\0' ? 6 : 0;
  try {
    return placeInTiff(exif.subarray(begin));
  } catch (error) {
    // It points outside of itself.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function placeInTiff(bytes: Buffer): Place | null {
  const read = reader(bytes);
  if (!read) return null;
  const pointer = read.entries(read.long(4)).get(GPS_POINTER);
  if (pointer === undefined) return null;
  const entries = read.entries(read.long(pointer));
  const degrees = (at: number, reference: number, negative: string): number | null => {
    const [value, side] = [entries.get(at), entries.get(reference)];
    if (value === undefined || side === undefined) return null;
    const [whole, minutes, seconds] = read.rationals(read.long(value));
    const sum = whole + minutes / 60 + seconds / 3600;
    return bytes.toString('latin1', side, side + 1).toUpperCase() === negative ? -sum : sum;
  };
  const latitude = degrees(tags.latitude, tags.northOrSouth, 'S');
  const longitude = degrees(tags.longitude, tags.eastOrWest, 'W');
  if (latitude === null || longitude === null) return null;
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  // A camera without a fix writes zeros.
  return isPlace && (latitude !== 0 || longitude !== 0) ? { latitude, longitude } : null;
}

/** Reads numbers in the order of bytes that the file declares; null when it declares none. */
function reader(bytes: Buffer) {
  const order = bytes.toString('latin1', 0, 4);
  if (order !== 'II*\0' && order !== 'MM\0*') return null;
  const isLittle = order.startsWith('II');
  const short = (at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
  const long = (at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  const rational = (at: number) => long(at) / long(at + 4);
  return {
    long,
    rationals: (at: number) => [rational(at), rational(at + 8), rational(at + 16)] as const,
    /** Where the value of each tag of a directory stands, or where its place is written. */
    entries(at: number): ReadonlyMap<number, number> {
      const count = Math.min(short(at), MOST_ENTRIES);
      return new Map(
        Array.from({ length: count }, (_, index) => {
          const entry = at + 2 + index * ENTRY_BYTES;
          return [short(entry), entry + 8];
        }),
      );
    },
  };
}
