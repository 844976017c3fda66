import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '@server/db/embedded/free-port';
import { projectRoot } from '@server/project-root';

/** The server as a process of its own; in production, which makes no demo data. */
export async function spawnServer(dataDir: string, env: Record<string, string>) {
  const port = await freePort();
  const main = path.join(projectRoot, 'server', 'main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      APP_SECRET: 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg',
      PUBLIC_URL: 'http://portal.ejemplo.mx',
      SUPPORT_EMAIL: 'ayuda@portal.ejemplo.mx',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { child, address: `http://127.0.0.1:${port}` };
}

/** Ends a process and waits for its end; answers its exit code. */
export async function endProcess(
  child: ChildProcess,
  name: NodeJS.Signals,
): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = once(child, 'exit');
  child.kill(name);
  await exited;
  return child.exitCode;
}
