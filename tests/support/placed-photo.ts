import { randomInt } from 'node:crypto';
import type { Place } from '@contract/credit/geo';
import sharp from 'sharp';

const rational = (degrees: number) => {
  const all = Math.round(Math.abs(degrees) * 3_600_000);
  const [whole, minutes, thousandths] = [
    Math.floor(all / 3_600_000),
    Math.floor(all / 60_000) % 60,
    all % 60_000,
  ];
  return `${whole}/1 ${minutes}/1 ${thousandths}/1000`;
};

/** A photograph as a telephone takes it, which says where it was; no two are alike. */
export const placedPhoto = ({ latitude, longitude }: Place): Promise<Buffer> =>
  sharp({
    create: {
      width: 640,
      height: 480,
      channels: 3,
      background: { r: randomInt(256), g: randomInt(256), b: randomInt(256) },
    },
  })
    .withExif({
      IFD3: {
        GPSLatitudeRef: latitude < 0 ? 'S' : 'N',
        GPSLatitude: rational(latitude),
        GPSLongitudeRef: longitude < 0 ? 'W' : 'E',
        GPSLongitude: rational(longitude),
      },
    })
    .jpeg()
    .toBuffer();
