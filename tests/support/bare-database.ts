import { mkdirSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { findAccount } from '@server/db/embedded/account';
import { postgresHome } from '@server/db/embedded/binaries';
import { APP_NAME, openCluster } from '@server/db/embedded/cluster';
import { launch, type Postmaster, stop } from '@server/db/embedded/postmaster';
import { signal } from '@server/db/embedded/processes';

/** A PostgreSQL that is not restarted when it is killed, on an address that stays the same. */
export async function bareDatabase(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const account = findAccount(await postgresHome(), realpathSync(folder));
  const cluster = await openCluster(account);
  let current: Postmaster = await launch(account, cluster, 0);
  const { port } = current;
  const processes = () => [current.pid, ...childrenOf(current.pid)];
  return {
    url: `postgres://${APP_NAME}:${cluster.password}@127.0.0.1:${port}/${APP_NAME}`,
    /** As a machine that loses its power. */
    kill() {
      for (const pid of processes()) signal(pid, 'SIGKILL');
    },
    async start() {
      current = await launch(account, cluster, port);
    },
    /** As a machine that is frozen: connections stay, nothing answers. */
    freeze() {
      for (const pid of processes()) signal(pid, 'SIGSTOP');
    },
    thaw() {
      for (const pid of processes()) signal(pid, 'SIGCONT');
    },
    stop: () => stop(current),
  };
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const after = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1) ?? '';
      return Number(after.split(' ')[1]) === parent ? [Number(name)] : [];
    } catch {
      return [];
    }
  });
}
