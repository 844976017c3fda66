import { createReadStream } from 'node:fs';
import {
  access,
  constants,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  utimes,
} from 'node:fs/promises';
import path from 'node:path';
import type { ObjectStore } from './adapters';
import { isObjectKey, ObjectMissing, StoreAway } from './store-faults';

/**
 * Objects as files `ab/abcdef…` under a folder. Temporary files must lie on the same file system. A file
 * appears under its name complete or not at all: its bytes reach the disk before the rename, and the
 * rename before `put` resolves.
 */
export function folderStore(root: string): ObjectStore {
  const fileOf = (sha256: string) => {
    if (!isObjectKey(sha256)) throw new ObjectMissing(sha256);
    return path.join(root, sha256.slice(0, 2), sha256);
  };
  /** Folders of which this process knows that they are on the disk. */
  const durable = new Set<string>();
  return {
    async put(temporaryPath, sha256) {
      const file = fileOf(sha256);
      const folder = path.dirname(file);
      await mkdir(folder, { recursive: true });
      await flush(temporaryPath);
      await rename(temporaryPath, file);
      const now = new Date();
      await utimes(file, now, now);
      await flush(folder);
      if (durable.has(folder)) return;
      await flush(root);
      durable.add(folder);
    },
    async open(sha256) {
      const file = fileOf(sha256);
      try {
        const handle = await open(file, 'r');
        const { size } = await handle.stat();
        return { stream: createReadStream(file, { fd: handle }), size };
      } catch (error) {
        throw isMissing(error) ? new ObjectMissing(sha256) : error;
      }
    },
    async *list() {
      for (const folder of await names(root)) {
        for (const sha256 of await names(path.join(root, folder))) {
          if (!isObjectKey(sha256)) continue;
          const { mtime } = await stat(fileOf(sha256));
          yield { sha256, putAt: mtime };
        }
      }
    },
    async remove(sha256) {
      await rm(fileOf(sha256), { force: true });
    },

    async probe() {
      try {
        await mkdir(root, { recursive: true });
        await access(root, constants.R_OK | constants.W_OK | constants.X_OK);
        for (const folder of await names(root)) {
          if ((await names(path.join(root, folder))).some(isObjectKey)) return { isEmpty: false };
        }
        return { isEmpty: true };
      } catch (error) {
        throw new StoreAway('denied', error);
      }
    },
  };
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function names(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
