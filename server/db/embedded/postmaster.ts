import { once } from 'node:events';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { t } from '@server/i18n';
import { StartError } from '../../start-error';
import type { Account } from './account';
import type { Cluster } from './cluster';
import { freePort } from './free-port';
import { commandLine, signal, signalWhenWeEnd } from './processes';

const POLL_MS = 20;
/** Crash recovery replays at most `max_wal_size` of log; a slow disk takes its time. */
const READY_WITHIN_MS = 120_000;
/** How long backends of a killed postmaster may keep its shared memory before we give up. */
const RETRY_FOR_MS = 20_000;
const STOP_WITHIN_MS = 20_000;

/** Reasons of a failed launch that pass by themselves. */
const PASSING = /still in use|already exists|already in use|could not (bind|create any)/;

/** A running PostgreSQL server. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Resolves when it has ended, for any reason. */
  ended: Promise<void>;
}

/** Settings of the server that stand in for the product's own. */
export type ServerSettings = Readonly<Record<string, string | number>>;

/**
 * Starts PostgreSQL on a loopback port and resolves once it accepts connections. It leads its own
 * process group, so Ctrl-C in a terminal reaches only us, who then stop it in order.
 *
 * @param port the port to use, or 0 for a free one.
 * @param changes settings that differ from the product's.
 */
export async function launch(
  account: Account,
  cluster: Cluster,
  port: number,
  changes: ServerSettings = {},
): Promise<Postmaster> {
  const giveUpAt = performance.now() + RETRY_FOR_MS;
  for (;;) {
    const chosen = { ...settings, ...changes, port: port || (await freePort()) };
    const outcome = await tryLaunch(account, cluster, chosen);
    if (typeof outcome !== 'string') return outcome;
    if (!PASSING.test(outcome) || performance.now() > giveUpAt) throw failed(cluster, outcome);
    await delay(POLL_MS * 5);
  }
}

/** One attempt; the text of what went wrong when it failed. */
async function tryLaunch(
  account: Account,
  cluster: Cluster,
  chosen: ServerSettings & { port: number },
): Promise<Postmaster | string> {
  const startLog = path.join(account.place, 'start.log');
  const output = openSync(startLog, 'w', 0o600);
  const child = account.spawn('postgres', ['-D', cluster.folder, ...asArguments(chosen)], {
    detached: true,
    // Never our own stdout: its reader would wait for the database after we are gone.
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  signalWhenWeEnd(child, 'SIGINT');
  const spawnFailed = once(child, 'error').then(([error]) => String(error));
  const ended = once(child, 'exit').then(() => undefined);
  ended.catch(() => undefined);
  const pid = child.pid;
  if (pid === undefined) return spawnFailed;
  spawnFailed.catch(() => undefined);
  const giveUpAt = performance.now() + READY_WITHIN_MS;
  while (child.exitCode === null && child.signalCode === null && performance.now() < giveUpAt) {
    const state = postmasterFile(cluster);
    if (state?.pid === pid && state.status === 'ready') return { pid, port: chosen.port, ended };
    await delay(POLL_MS);
  }
  if (child.kill('SIGQUIT')) await ended;
  return readFileSync(startLog, 'utf8');
}

/** Asks a server to end in order (a checkpoint, no recovery later), then less politely. */
export async function stop(postmaster: Pick<Postmaster, 'pid'>): Promise<void> {
  for (const name of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!signal(postmaster.pid, name)) return;
    if (await gone(postmaster.pid)) return;
  }
}

/**
 * Stops the server that a killed Node left behind on this cluster. Its file may also name a pid that
 * has since been given to another process, which PostgreSQL would take for itself: then the file is removed.
 */
export async function stopOrphan(cluster: Pick<Cluster, 'folder'>): Promise<void> {
  const state = postmasterFile(cluster);
  const command = state ? commandLine(state.pid) : '';
  if (!state || !command) return;
  if (command.includes(`-D ${cluster.folder} `)) await stop(state);
  else if (!command.includes('postgres')) rmSync(path.join(cluster.folder, 'postmaster.pid'));
}

const settings: ServerSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 100,
  shared_buffers: '256MB',
  timezone: 'UTC',
  lc_messages: 'C',
  // Rotates by weekday, so it stays bounded. Failed statements are left out: they quote people's
  // data, and the API logs its own errors.
  logging_collector: 'on',
  log_filename: 'postgres-%a.log',
  log_truncate_on_rotation: 'on',
  log_rotation_age: '1d',
  log_rotation_size: 0,
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

function asArguments(values: ServerSettings): string[] {
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** What PostgreSQL says of itself: line 1 is its pid, line 4 its port, line 8 "starting", "ready" or "stopping". */
export function postmasterFile(
  cluster: Pick<Cluster, 'folder'>,
): { pid: number; port: number; status: string } | undefined {
  try {
    const lines = readFileSync(path.join(cluster.folder, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), status: lines[7]?.trim() ?? '' };
  } catch {
    return undefined;
  }
}

async function gone(pid: number): Promise<boolean> {
  const giveUpAt = performance.now() + STOP_WITHIN_MS;
  while (performance.now() < giveUpAt) {
    if (!commandLine(pid)) return true;
    await delay(POLL_MS);
  }
  return false;
}

function failed(cluster: Cluster, output: string): StartError {
  return new StartError(
    t(serverWords.postmaster.notStarted, { folder: cluster.folder, line: lastLine(output) }),
    { cause: output },
  );
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? '';
}
