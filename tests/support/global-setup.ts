import type { TestProject } from 'vitest/node';
import { makeRunFolder } from './run-folder';
import { startTestCluster } from './test-cluster';

let stopDatabase = async (): Promise<void> => undefined;

/** Starts one PostgreSQL server for the whole run, in a folder that goes with it and takes its temporary files. */
export async function setup(project: TestProject): Promise<void> {
  const folder = await makeRunFolder();
  const cluster = await startTestCluster(folder);
  stopDatabase = cluster.stop;
  process.env.TMPDIR = folder;
  project.provide('databaseUrl', cluster.url);
  project.provide('runFolder', folder);
}

/** Ends it. */
export async function teardown(): Promise<void> {
  await stopDatabase();
}
