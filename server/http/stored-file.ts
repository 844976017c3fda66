import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ObjectStore } from '@server/adapters/adapters';
import { temporaryFolder } from './temporary-folder';

interface Stored {
  objects: ObjectStore;
  dataDir: string;
  sha256: string;
}

/** Uses a stored object as a file, which is there as long as it is used. */
export async function withStoredFile<Result>(
  { objects, dataDir, sha256 }: Stored,
  use: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = temporaryFolder(dataDir);
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, randomUUID());
  try {
    const { stream } = await objects.open(sha256);
    await pipeline(stream, createWriteStream(file));
    return await use(file);
  } finally {
    await rm(file, { force: true });
  }
}
