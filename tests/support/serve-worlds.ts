import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '@server/project-root';
import { endWithParent } from './end-with-parent';
import { endProcess } from './server-process';
import { type World, worlds } from './worlds';

/*
 * The servers of the browser tests, at once since each makes its demo data first. Says when they answer,
 * and ends with any of them.
 */
const servers = worlds().map(({ port, address, dataDir }) =>
  spawn(
    process.execPath,
    ['--import', 'tsx', path.join(projectRoot, 'tests/support/serve-built.ts')],
    {
      env: { ...process.env, PORT: port, PUBLIC_URL: address, E2E_DATA_DIR: dataDir },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  ),
);
endWithParent();
process.once('SIGTERM', end);
for (const server of servers) void once(server, 'exit').then(end);
await Promise.all(worlds().map(answers));
process.stdout.write('all servers answer\n');

async function answers({ address }: World): Promise<void> {
  const health = () => fetch(`${address}/api/health`).catch(() => undefined);
  while (!(await health())?.ok) await pause(250);
}

async function end(): Promise<void> {
  await Promise.all(servers.map((server) => endProcess(server, 'SIGTERM')));
  rmSync(process.env.E2E_FOLDER ?? '', { recursive: true, force: true });
  process.exit();
}
