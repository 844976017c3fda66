import { once } from 'node:events';
import { createServer } from 'node:net';

/** A loopback port that is free now; its taker must be ready to find it taken. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('a listening server has a port');
  return address.port;
}
