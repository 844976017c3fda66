import { once } from 'node:events';
import { readdir, readlink } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { errorBody } from '@contract/kernel/errors';
import { temporaryFolder } from '@server/http/temporary-folder';
import { testApi } from '@tests/support/api';
import { expect, it, vi } from 'vitest';

/*
 * Uploads as bytes on a socket, cut, too large, and without a session.
 */
const api = await testApi();
const client = await api.person('client');
await api.app.listen({ port: 0, host: '127.0.0.1' });
const address = api.app.server.address();
const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
const MB = Buffer.alloc(1024 * 1024, 'x');
const TOO_LARGE = 'El archivo es demasiado grande. El máximo es de 10 MB.';
const OFTEN = 5;

const part =
  '--B\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\r\n';
const chunk = (bytes: Buffer) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);

/** Opens a call that promises a form, with or without a Content-Length. */
function open(token: string | null, length: number | null): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const lines = [
    `POST /storagev3/documents/upload/user/${client.userId} HTTP/1.1`,
    'Host: x',
    'Content-Type: multipart/form-data; boundary=B',
    length === null ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`,
    ...(token ? [`Authorization: Bearer ${token}`] : []),
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return socket;
}

/** A file of eleven megabytes that goes on after them, without a known end. */
function sendTooMuch(socket: Socket): void {
  socket.write(chunk(Buffer.from(part)));
  for (let n = 0; n < 11; n += 1) socket.write(chunk(MB));
}

/** What the server answers, until it closes the connection. */
async function answerOf(socket: Socket) {
  let text = '';
  socket.setEncoding('utf8').on('data', (some: string) => {
    text += some;
  });
  await new Promise((resolve) => socket.once('close', resolve));
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const json = errorBody.parse(JSON.parse(body));
  return { status: head.slice(9, 12), closes: /\r\nconnection: close/i.test(head), ...json };
}

const filesLeft = () => readdir(temporaryFolder(api.config.dataDir));

async function descriptorsLeft(): Promise<string[]> {
  const names = await readdir('/proc/self/fd');
  const links = await Promise.all(
    names.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
  );
  return links.filter((link) => link.startsWith(api.config.dataDir));
}

async function nothingIsLeft() {
  await vi.waitFor(async () => {
    expect(await filesLeft()).toEqual([]);
    expect(await descriptorsLeft()).toEqual([]);
  }, 30_000);
}

it('a file over the limit is refused while it is still arriving, and leaves nothing', async () => {
  for (let n = 0; n < OFTEN; n += 1) {
    const socket = open(client.token, null);
    sendTooMuch(socket);
    expect(await answerOf(socket)).toMatchObject({
      status: '413',
      closes: true,
      message: TOO_LARGE,
    });
  }
  await nothingIsLeft();
});

it.each([
  ['before its first part', ''],
  ['in a field', '--B\r\nContent-Disposition: form-data; name="a"\r\n\r\n'],
  ['after its end', '--B\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n--B--\r\n'],
])('a form without a Content-Length that goes on and on %s is refused', async (_, begun) => {
  const socket = open(client.token, null);
  socket.write(chunk(Buffer.from(`${begun || 'x'}`)));
  for (let n = 0; n < 12; n += 1) socket.write(chunk(MB));
  expect(await answerOf(socket)).toMatchObject({ status: '413', message: TOO_LARGE });
  await nothingIsLeft();
});

it('a sender who goes away after the limit leaves nothing', async () => {
  for (let n = 0; n < OFTEN; n += 1) {
    const socket = open(client.token, null);
    sendTooMuch(socket);
    socket.once('drain', () => socket.resetAndDestroy());
    await once(socket, 'close');
  }
  await nothingIsLeft();
});

it('a form whose Content-Length is too large is refused before its first byte', async () => {
  const socket = open(client.token, 50 * MB.length);
  expect(await answerOf(socket)).toMatchObject({ status: '413', closes: true, message: TOO_LARGE });
  await nothingIsLeft();
});

it('an anonymous upload is refused without reading on', async () => {
  const accepted = once(api.app.server, 'connection');
  const socket = open(null, 50 * MB.length);
  const [served] = await accepted;
  for (let n = 0; n < 3; n += 1) socket.write(MB);
  expect(await answerOf(socket)).toMatchObject({ status: '401', closes: true });
  expect(served.bytesRead).toBeLessThan(MB.length);
});
