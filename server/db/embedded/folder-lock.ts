import { randomUUID } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { t } from '@server/i18n';
import { StartError } from '../../start-error';
import { processIdentity } from './processes';

const LOCK_NAME = /^lock\.(\d+)$/;

/**
 * Makes this process the only opener of `folder` until it ends or releases it.
 *
 * Locks are numbered files, each holding the identity of its process; the highest number owns the
 * folder. A dead owner is succeeded by creating the next number, which only one process can do, so two
 * starts that both find a stale lock cannot both take it over. Lower numbers are swept by the new owner.
 *
 * @returns a function that releases the folder.
 * @throws StartError when a living process owns it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const mine = processIdentity(process.pid) ?? '';
  // Content is written before the name exists, so half a lock is never read.
  const draft = path.join(folder, `.lock-${randomUUID()}`);
  writeFileSync(draft, mine);
  try {
    const current = highestLock(folder);
    if (current > 0 && isHeld(path.join(folder, `lock.${current}`))) throw inUse(folder);
    const lock = path.join(folder, `lock.${current + 1}`);
    createOrRefuse(draft, lock, folder);
    if (highestLock(folder) !== current + 1) {
      rmSync(lock);
      throw inUse(folder);
    }
    sweepBelow(folder, current + 1);
    // Emptied, not removed: the number must stay taken for those who already read it.
    return () => writeFileSync(lock, '');
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Whether a living process owns the folder. */
export function isLocked(folder: string): boolean {
  const current = existsSync(folder) ? highestLock(folder) : 0;
  return current > 0 && isHeld(path.join(folder, `lock.${current}`));
}

function createOrRefuse(draft: string, lock: string, folder: string): void {
  try {
    linkSync(draft, lock);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw inUse(folder);
    throw error;
  }
}

function lockNumbers(folder: string): number[] {
  return readdirSync(folder).flatMap((name) => {
    const digits = LOCK_NAME.exec(name)?.[1];
    return digits ? [Number(digits)] : [];
  });
}

function highestLock(folder: string): number {
  return Math.max(0, ...lockNumbers(folder));
}

function isHeld(lock: string): boolean {
  // A lock that vanished between listing and reading was swept by a new owner.
  if (!existsSync(lock)) return true;
  const holder = readFileSync(lock, 'utf8');
  const pid = Number.parseInt(holder, 10);
  return Number.isInteger(pid) && processIdentity(pid) === holder;
}

function sweepBelow(folder: string, kept: number): void {
  for (const number of lockNumbers(folder)) {
    if (number < kept) rmSync(path.join(folder, `lock.${number}`), { force: true });
  }
}

function inUse(folder: string): StartError {
  return new StartError(t(serverWords.folderLock.folderTaken, { folder }));
}
