import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@server/db/embedded/free-port';
import { projectRoot } from '@server/project-root';
import { delaySeed, startSlowProxy } from './delays';
import { copyDemo, databaseUrl } from './test-cluster';

/** A server of the browser tests with people, files and a database of its own. */
export interface World {
  port: string;
  address: string;
  dataDir: string;
}

/** Folder of this run; the environment carries it to every process of the run. */
export const runFolder = () => process.env.E2E_FOLDER ?? '';

/**
 * The shared servers of a run, one for each worker: whoever signs in as a person of the demo ends no session
 * of another worker's, and both may change the same things.
 */
export function sharedWorlds(): World[] {
  const ports = process.env.E2E_PORTS?.split(',') ?? [];
  return ports.map((port) => worldAt(port));
}

const worldAt = (port: string): World => ({
  port,
  address: `http://127.0.0.1:${port}`,
  dataDir: path.join(runFolder(), `world_${port}`),
});

/** Address of the database of the world whose files are in a folder. */
export const worldDatabase = (dataDir: string) =>
  databaseUrl(readFileSync(clusterFile(), 'utf8'), path.basename(dataDir));

const clusterFile = () => path.join(runFolder(), 'cluster-url');

/** Leaves the cluster's address to the processes that open worlds of their own. */
export const keepClusterUrl = (url: string) => writeFileSync(clusterFile(), url);

/** Starts the built product on a copy of the demo year; resolves once it answers. */
export async function openWorld(port: string): Promise<World & { server: ChildProcess }> {
  const world = worldAt(port);
  const seed = delaySeed();
  // Behind delays the server has a port of its own.
  const serverPort = seed ? String(await freePort()) : port;
  if (seed) await startSlowProxy(Number(port), Number(serverPort), seed);
  const cluster = readFileSync(clusterFile(), 'utf8');
  const { databaseUrl } = await copyDemo(cluster, runFolder(), `world_${port}`);
  const server = spawn(process.execPath, [path.join(projectRoot, 'dist/server/main.js')], {
    env: {
      ...process.env,
      PORT: serverPort,
      PUBLIC_URL: world.address,
      DATA_DIR: world.dataDir,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'warn',
      BANK_WEBHOOK_SECRET: process.env.E2E_BANK_SECRET,
      // Every test signs in from the same address.
      RATE_LIMIT_SCALE: '1000',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const health = () => fetch(`${world.address}/api/health`).catch(() => undefined);
  while (!(await health())?.ok) {
    if (server.exitCode !== null) throw new Error('A server of the browser tests did not start.');
    await pause(50);
  }
  return { ...world, server };
}
