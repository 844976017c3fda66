import path from 'node:path';

/** A server of the browser tests with people, files and a database of its own. */
export interface World {
  port: string;
  address: string;
  dataDir: string;
}

/**
 * The servers of a run, one for each worker: whoever signs in as a person of the demo ends no session
 * of another worker's, and both may change the same things. The environment carries which they are.
 */
export function worlds(): World[] {
  const ports = process.env.E2E_PORTS?.split(',') ?? [];
  return ports.map((port) => ({
    port,
    address: `http://127.0.0.1:${port}`,
    dataDir: path.join(process.env.E2E_FOLDER ?? '', port),
  }));
}
