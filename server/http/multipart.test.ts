import { EventEmitter, once } from 'node:events';
import fs from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { receiveMultipart } from './multipart';

const folder = await mkdtemp(join(tmpdir(), 'solfondo-multipart-'));
const app = Fastify();
/** What a request waits for until its form is read. */
let before: (request: IncomingMessage) => Promise<unknown> = async () => undefined;
await app.register(multipart);
const seen = new EventEmitter();
app.addHook('onRequest', async () => void seen.emit('arrived'));
app.post('/', async (request) => {
  await before(request.raw);
  await receiveMultipart(request, folder).catch((error: unknown) => seen.emit('refused', error));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

afterEach(() => {
  vi.restoreAllMocks();
  before = async () => undefined;
});
await app.listen({ port: 0, host: '127.0.0.1' });

/** Sends the beginning of a form and goes away once it has arrived; answers the refusal. */
async function cut(bytes = 50_000): Promise<unknown> {
  const address = app.server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const socket = connect(port, '127.0.0.1');
  const arrived = once(seen, 'arrived');
  const refused = once(seen, 'refused');
  const head = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=B\r\n';
  const part = 'Content-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-';
  socket.write(`${head}Content-Length: 100000\r\n\r\n--B\r\n${part}${'x'.repeat(bytes)}`);
  await arrived;
  socket.resetAndDestroy();
  await once(socket, 'close');
  const [error]: unknown[] = await refused;
  return error;
}

it('a file whose sender goes away in the middle is a form cut short, and leaves nothing', async () => {
  expect(await cut()).toMatchObject({
    code: 'validation',
    message: 'El formulario llegó incompleto o no se puede leer.',
  });
  expect(await readdir(folder)).toEqual([]);
});

it('nor does one that the disk opens only after its sender went away', async () => {
  const { open } = fs;
  const late = new EventEmitter();
  vi.spyOn(fs, 'open').mockImplementation((...asked: unknown[]) => {
    const done = asked.pop();
    const told = (...answer: unknown[]) => {
      if (typeof done === 'function') done(...answer);
      late.emit('opened');
    };
    setTimeout(() => Reflect.apply(open, fs, [...asked, told]), 200);
  });
  const opened = once(late, 'opened');
  await cut();
  await opened;
  expect(await readdir(folder)).toEqual([]);
});

it('nor does one whose sender has gone before it is read', async () => {
  before = (request) => new Promise((resolve) => request.once('close', resolve));
  // So little that it is taken before anybody reads it, and the loss of its sender seen.
  expect(await cut(1000)).toMatchObject({ code: 'validation' });
  expect(await readdir(folder)).toEqual([]);
});
