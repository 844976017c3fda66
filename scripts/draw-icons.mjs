import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const BACKGROUND = '#1f6f54';

/** Draws the mark as the pictures that browsers, telephones and previews of links ask for. */
export async function drawIcons(folder) {
  const mark = readFileSync(path.join(folder, 'favicon.svg'));
  const draw = (size) =>
    sharp(mark, { density: (72 * size) / 32 })
      .resize(size, size)
      .png({ compressionLevel: 9 });
  const write = (name, content) => writeFileSync(path.join(folder, name), content);

  write('favicon.ico', asIcon(await draw(32).toBuffer(), 32));
  write('icon-192.png', await draw(192).toBuffer());
  write('icon-512.png', await draw(512).toBuffer());
  // Telephones round the corners themselves, and draw what is transparent black.
  write('apple-touch-icon.png', await draw(180).flatten({ background: BACKGROUND }).toBuffer());
  const preview = sharp({
    create: { width: 1200, height: 630, channels: 3, background: BACKGROUND },
  });
  write(
    'preview.png',
    await preview
      .composite([{ input: await draw(420).toBuffer() }])
      .png({ compressionLevel: 9 })
      .toBuffer(),
  );
}

/** An ICO file of one picture: a head of 6 bytes, an entry of 16, and the PNG as it is. */
function asIcon(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
