import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isLocked, lockFolder } from '@server/db/embedded/folder-lock';
import { stopOrphan } from '@server/db/embedded/postmaster';

const PREFIX = 'solfondo-test-';
const IN_MEMORY = '/dev/shm';
const ROOM_NEEDED = 4 * 1024 ** 3;
/** A younger folder may belong to a run that is about to lock it. */
const SWEPT_AFTER_MS = 60_000;

/**
 * Makes the folder of one test run, in memory where there is room. Folders of runs that were killed are
 * removed first, with the databases that still run in them.
 */
export async function makeRunFolder(): Promise<string> {
  const places = [IN_MEMORY, tmpdir()].filter(existsSync);
  for (const place of places) await sweep(place);
  const place = places.find((each) => each === IN_MEMORY && hasRoom(each)) ?? tmpdir();
  const folder = mkdtempSync(path.join(place, PREFIX));
  lockFolder(folder);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Where a run keeps its database. */
export const postgresFolder = (runFolder: string) => path.join(runFolder, 'postgres');

async function sweep(place: string): Promise<void> {
  for (const name of readdirSync(place).filter((each) => each.startsWith(PREFIX))) {
    const folder = path.join(place, name);
    if (isLocked(folder) || Date.now() - statSync(folder).mtimeMs < SWEPT_AFTER_MS) continue;
    await stopOrphan({ folder: path.join(postgresFolder(folder), 'cluster') });
    rmSync(folder, { recursive: true, force: true });
  }
}

function hasRoom(place: string): boolean {
  const { bavail, bsize } = statfsSync(place);
  return bavail * bsize > ROOM_NEEDED;
}
