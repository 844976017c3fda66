import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { lockFolder } from '@server/db/embedded/folder-lock';

/** One for each life of a process, so that what a killed one left is known from what is still arriving. */
const OWN = `${process.pid}-${randomUUID()}`;

/** No call lasts this long: its file was left behind. */
const FORGOTTEN_MS = 60 * 60 * 1000;

const rootOf = (dataDir: string) => path.join(dataDir, 'tmp');

/** Where this process keeps files on their way to the store; on the same file system as that. */
export const temporaryFolder = (dataDir: string) => path.join(rootOf(dataDir), OWN);

const SWEEP_EVERY_MS = 10 * 60 * 1000;

/**
 * Takes the temporary folder into use and removes, now and periodically, what processes that ended left
 * in theirs. Each process does so: the folder is the machine's.
 *
 * @returns how to leave it, with everything in it.
 */
export function claimTemporaryFolder(dataDir: string): () => void {
  mkdirSync(rootOf(dataDir), { recursive: true, mode: 0o700 });
  const folder = temporaryFolder(dataDir);
  lockFolder(folder);
  sweepTemporaryFolders(dataDir, new Date());
  const timer = setInterval(() => sweepTemporaryFolders(dataDir, new Date()), SWEEP_EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Removes the temporary files of processes that ended, and of this one what was left behind. */
export function sweepTemporaryFolders(dataDir: string, now: Date): void {
  const root = rootOf(dataDir);
  if (!existsSync(root)) return;
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    const place = path.join(root, entry.name);
    if (entry.name === OWN) sweepForgotten(place, now);
    else if (!entry.isDirectory() || isAbandoned(place)) rmSync(place, { recursive: true });
  }
}

function isAbandoned(folder: string): boolean {
  try {
    lockFolder(folder);
    return true;
  } catch {
    return false;
  }
}

function sweepForgotten(folder: string, now: Date): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (name.startsWith('lock.') || !existsSync(file)) continue;
    if (now.getTime() - statSync(file).mtimeMs > FORGOTTEN_MS) rmSync(file, { force: true });
  }
}
