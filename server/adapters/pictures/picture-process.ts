import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { drawPicture } from './draw';
import type { PictureOrder } from './pictures';

// Standard input ends with the server, even a killed one. A thread sees that also while a decoder blocks this one.
const waitForEnd = `
  require('node:fs').readSync(0, Buffer.alloc(1));
  process.kill(process.pid, 'SIGKILL');
`;
new Worker(waitForEnd, { eval: true });

process.on('message', async ({ kind, path }: PictureOrder) => {
  process.send?.(await drawPicture(kind, await readFile(path)));
});
