import { type ChildProcess, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const HAS_PROC = existsSync('/proc/self/stat');

/**
 * Names one life of a process: pids are reused, after a reboot or inside a container even at once, so
 * a pid alone proves nothing. Undefined when no such process runs.
 */
export function processIdentity(pid: number): string | undefined {
  const started = HAS_PROC ? procStartTime(pid) : ps(pid, 'lstart=');
  return started ? `${pid} ${started}` : undefined;
}

/** Command line of a running process, arguments joined by spaces; empty when it does not run. */
export function commandLine(pid: number): string {
  if (!HAS_PROC) return ps(pid, 'args=');
  return readProc(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim();
}

/** Sends a signal; false when no such process runs. */
export function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

/**
 * Passes a signal to a child's process group when Node ends before it, whichever way (a refused start, an
 * uncaught error, a signal while starting): it would otherwise outlive us.
 */
export function signalWhenWeEnd(child: ChildProcess, name: NodeJS.Signals): void {
  const onExit = (): void => {
    if (child.pid !== undefined) signal(-child.pid, name);
  };
  process.on('exit', onExit);
  child.once('exit', () => process.off('exit', onExit));
}

function procStartTime(pid: number): string {
  // The command, in parentheses, may hold spaces; state is field 3 and start time field 22.
  const fields = readProc(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
  const [state, started] = [fields[0], fields[19]];
  if (!started || state === 'Z' || state === 'X') return '';
  return `${readProc('/proc/sys/kernel/random/boot_id').trim()} ${started}`;
}

function readProc(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function ps(pid: number, column: string): string {
  return spawnSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
}
