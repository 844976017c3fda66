import { readFile } from 'node:fs/promises';
import { drawPicture } from './draw';
import type { PictureOrder } from './pictures';

process.on('message', async ({ kind, path }: PictureOrder) => {
  process.send?.(await drawPicture(kind, await readFile(path)));
});
