import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { t } from '@server/i18n';
import { StartError } from '../../start-error';

/** How PostgreSQL's programs are run here, and where they and their data live. */
export interface Account {
  /** Folder that holds `cluster/`; not always the data folder's own, see `unprivilegedAccount`. */
  place: string;
  spawn(program: 'initdb' | 'postgres', args: string[], options: SpawnOptions): ChildProcess;
}

/** A way of running PostgreSQL, or undefined where this machine does not offer it. */
type Way = (home: string, folder: string) => Account | undefined;

/** The account `nobody` on every Linux distribution; PostgreSQL wants an account that has a name. */
const NOBODY = 65534;
const NAMESPACE = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
const REACHABLE_BY_ALL = '/var/lib/solfondo';

/**
 * PostgreSQL refuses to run as root. Any other account runs it directly; root runs it in a user
 * namespace where it appears as `nobody` while files stay root's, or, where namespaces are forbidden
 * (most containers), as `nobody` for real.
 *
 * @param home the folder of the PostgreSQL binaries.
 * @param folder the database's part of the data folder.
 * @throws StartError when no way works on this machine.
 */
export function findAccount(home: string, folder: string, ways: Way[] = waysHere()): Account {
  for (const way of ways) {
    const account = way(home, folder);
    if (account) return account;
  }
  throw new StartError(t(serverWords.account.rootForbidden));
}

function waysHere(): Way[] {
  return process.getuid?.() === 0 ? [namespacedAccount, unprivilegedAccount] : [ownAccount];
}

const ownAccount: Way = (home, folder) => ({
  place: folder,
  spawn: (program, args, options) => spawn(path.join(home, 'bin', program), args, options),
});

export const namespacedAccount: Way = (home, folder) => {
  const initdb = path.join(home, 'bin', 'initdb');
  if (spawnSync('unshare', [...NAMESPACE, initdb, '--version']).status !== 0) return undefined;
  const place = existingPlace(folder) ?? folder;
  giveTo(place, 0);
  return {
    place,
    spawn: (program, args, options) =>
      spawn('unshare', [...NAMESPACE, path.join(home, 'bin', program), ...args], options),
  };
};

/** Root's way in containers: needs binaries and data where the account `nobody` can reach them, copied if need be. */
export const unprivilegedAccount: Way = (home, folder) => {
  const kept = existingPlace(folder);
  if (kept) letThrough(kept);
  const place = kept ?? [folder, sharedPlace(folder)].find(prepareForUnprivileged);
  if (!place) return undefined;
  giveTo(place, NOBODY);
  const binaries = canRun(home) ? home : copyOf(home);
  if (!canEnter(place) || !canRun(binaries)) return undefined;
  return {
    place,
    spawn: (program, args, options) =>
      spawn(path.join(binaries, 'bin', program), args, { ...options, uid: NOBODY, gid: NOBODY }),
  };
};

function sharedPlace(folder: string): string {
  return path.join(
    REACHABLE_BY_ALL,
    createHash('sha256').update(folder).digest('hex').slice(0, 16),
  );
}

/** Where a cluster was made before, whichever way was used then: data must not seem lost. */
function existingPlace(folder: string): string | undefined {
  return [folder, sharedPlace(folder)].find((place) => existsSync(path.join(place, 'cluster')));
}

function prepareForUnprivileged(place: string): boolean {
  mkdirSync(place, { recursive: true, mode: 0o700 });
  letThrough(place);
  chownSync(place, NOBODY, NOBODY);
  return canEnter(place);
}

/** Its way in passes through the folder above: others may pass there, not list. */
function letThrough(place: string): void {
  const above = path.dirname(place);
  chmodSync(above, (statSync(above).mode & 0o7777) | 0o011);
}

function canEnter(place: string): boolean {
  const probe = ['-c', 'cd "$1" && test -w .', 'sh', place];
  return spawnSync('/bin/sh', probe, { uid: NOBODY, gid: NOBODY }).status === 0;
}

function canRun(home: string): boolean {
  const initdb = path.join(home, 'bin', 'initdb');
  return spawnSync(initdb, ['--version'], { uid: NOBODY, gid: NOBODY }).status === 0;
}

function copyOf(home: string): string {
  const installed = statSync(path.join(home, 'bin', 'postgres'));
  const copy = path.join(REACHABLE_BY_ALL, `postgres-${installed.size}-${installed.mtimeMs}`);
  // Programs, for everyone to read.
  const before = process.umask(0o022);
  try {
    cpSync(home, copy, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  } finally {
    process.umask(before);
  }
  return copy;
}

/** The two ways of root leave different owners behind; the account of this run must own what it opens. */
function giveTo(place: string, uid: number): void {
  const cluster = path.join(place, 'cluster');
  if (!existsSync(cluster) || statSync(cluster).uid === uid) return;
  spawnSync('chown', ['-R', `${uid}:${uid}`, cluster]);
}
