import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { errorBody } from '@contract/kernel/errors';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { installErrorHandler, refuseUnparsed } from './error-handler';
import { refuseSilentSenders } from './silent-senders';

const SILENCE_MS = 1_000;
const BODY = JSON.stringify({ note: 'x'.repeat(20) });

const app = Fastify({
  clientErrorHandler: (error, socket) => refuseUnparsed(error, socket, []),
});
afterAll(() => app.close());
installErrorHandler(app);
refuseSilentSenders(app, SILENCE_MS);
app.post('/notes', ({ body }) => body);
await app.listen({ port: 0 });

function open() {
  const address = app.server.address();
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
  socket.setEncoding('utf8');
  let answer = '';
  socket.on('data', (text: string) => {
    answer += text;
  });
  socket.write(
    `POST /notes HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${BODY.length}\r\n\r\n`,
  );
  return { socket, answer: () => answer };
}

test('takes the body of a slow sender, and answers on the same connection again', async () => {
  const { socket, answer } = open();
  for (const sign of BODY) {
    socket.write(sign);
    await pause(SILENCE_MS / 20);
  }
  while (!answer().endsWith(BODY)) await once(socket, 'data');
  expect(answer()).toMatch(/^HTTP\/1\.1 200 /);
  // Longer than one may be silent within a request.
  await pause(SILENCE_MS * 1.5);
  socket.write('GET /none HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'data');
  expect(answer()).toContain('HTTP/1.1 404 ');
  socket.destroy();
});

test('refuses who falls silent within a body, and hangs up', async () => {
  const { socket, answer } = open();
  socket.write(BODY.slice(0, 10));
  await once(socket, 'close');
  expect(answer()).toMatch(/^HTTP\/1\.1 408 Request Timeout/);
  const body = errorBody.parse(JSON.parse(answer().split('\r\n\r\n')[1] ?? ''));
  expect(body.code).toBe('validation');
});
