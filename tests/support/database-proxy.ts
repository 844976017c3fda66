import { once } from 'node:events';
import { createServer, connect as dial, type Socket } from 'node:net';
import { afterAll } from 'vitest';

/**
 * A way to the database of `url` that a test can cut: `silent` behaves as a server that was stopped (what
 * is sent to it is taken, nothing comes back), `gone` as one that was killed. Both end with `back`.
 */
export async function databaseProxy(url: string) {
  const target = new URL(url);
  const pairs = new Set<[Socket, Socket]>();
  let quiet = false;
  let port = 0;
  const server = createServer((near) => {
    const far = dial(Number(target.port), target.hostname);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const [one, other] of [pair, [far, near] as const]) {
      one.on('error', () => undefined);
      one.on('close', () => {
        other.destroy();
        pairs.delete(pair);
      });
    }
    near.pipe(far);
    far.pipe(near);
    if (quiet) hush(pair);
  });
  const hush = ([near, far]: [Socket, Socket]) => {
    near.unpipe().pause();
    far.unpipe().pause();
  };
  const listen = () => once(server.listen(port, '127.0.0.1'), 'listening');
  const hangUp = () => {
    for (const [near] of pairs) near.resetAndDestroy();
  };
  await listen();
  const address = server.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  afterAll(() => {
    hangUp();
    server.close();
  });
  return {
    // The way leads over TCP, also where the database is reached by its socket.
    url: Object.assign(new URL(url), { port: String(port), search: '' }).href,
    silent() {
      quiet = true;
      for (const pair of pairs) hush(pair);
    },
    gone() {
      server.close();
      hangUp();
    },
    async back() {
      quiet = false;
      for (const [near, far] of pairs) {
        near.pipe(far);
        far.pipe(near);
      }
      if (!server.listening) await listen();
    },
  };
}
