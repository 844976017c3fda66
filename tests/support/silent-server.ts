import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterAll } from 'vitest';

/** A server that takes connections, and says nothing at all or nothing but its greeting; until the file's end. */
export async function silentServer(greeting = '') {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
    // What is sent is taken.
    socket.resume();
    socket.write(greeting);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    host: `127.0.0.1:${port}`,
    /** How often it was reached. */
    reached: () => sockets.length,
  };
}
