import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { endWithParent } from './end-with-parent';
import { endProcess } from './server-process';
import { startTestCluster } from './test-cluster';
import { keepClusterUrl, openWorld, runFolder, sharedWorlds } from './worlds';

/*
 * The shared servers of the browser tests, and the database of these and of every other world. Says when they
 * answer, and ends with any of them.
 */
endWithParent();
const cluster = await startTestCluster(runFolder());
keepClusterUrl(cluster.url);
let ending: Promise<void> | undefined;
const worlds = await Promise.all(sharedWorlds().map(({ port }) => openWorld(port)));
process.once('SIGTERM', () => void end());
for (const { server } of worlds) void once(server, 'exit').then(end);
process.stdout.write('all servers answer\n');

/** Ends once, whichever of the signal and the servers comes first. */
function end(): Promise<void> {
  ending ??= stopAll();
  return ending;
}

async function stopAll(): Promise<void> {
  await Promise.all(worlds.map(({ server }) => endProcess(server, 'SIGTERM')));
  await cluster.stop();
  rmSync(runFolder(), { recursive: true, force: true });
  process.exit();
}
