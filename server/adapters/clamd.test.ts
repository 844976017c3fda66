import { once } from 'node:events';
import { createServer } from 'node:net';
import { Readable } from 'node:stream';
import { silentServer } from '@tests/support/silent-server';
import { VIRUS, virusDaemon } from '@tests/support/virus-daemon';
import { afterAll, expect, it } from 'vitest';
import { clamdScanner } from './clamd';

const limits = { connectMs: 1_000, silenceMs: 200, totalMs: 1_000 };
const patience = { person: limits, job: limits };
const file = (content: string) => Readable.from([Buffer.from(content)]);

/** A server in the daemon's place that answers everything so, at once. */
async function answering(said: string) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined).write(said);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => server.close());
  const address = server.address();
  return `tcp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

it('asks a daemon that says nothing once, and lets no other file wait for it', async () => {
  const { host, reached } = await silentServer();
  const scanner = clamdScanner(`tcp://${host}`, patience);
  expect(await scanner.scan(file('uno'))).toEqual({ state: 'unknown' });
  expect(reached()).toBe(1);
  const bytes = file('dos');
  expect(await scanner.scan(bytes)).toEqual({ state: 'unknown' });
  expect(bytes.destroyed).toBe(true);
  expect(reached()).toBe(1);
});

it('asks a daemon again once it looks through a few bytes', async () => {
  const daemon = await virusDaemon();
  const scanner = clamdScanner(daemon.address, patience);
  daemon.hangsOver = '';
  expect(await scanner.scan(file('uno'))).toEqual({ state: 'unknown' });
  daemon.hangsOver = null;
  expect(await scanner.scan(file('dos'))).toEqual({ state: 'unknown' });
  expect(await scanner.probe()).toBe(true);
  expect(await scanner.scan(file('tres'))).toEqual({ state: 'clean' });
  expect(await scanner.scan(file(VIRUS))).toEqual({ state: 'infected', found: 'Prueba.Virus' });
});

it('waits for a daemon that talks on without end no longer than in all', async () => {
  const drips = createServer((socket) => {
    const drip = setInterval(() => socket.write('.'), 100);
    socket.on('error', () => undefined).on('close', () => clearInterval(drip));
  }).listen(0, '127.0.0.1');
  await once(drips, 'listening');
  afterAll(() => drips.close());
  const address = drips.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const scanner = clamdScanner(`tcp://127.0.0.1:${port}`, patience);
  expect(await scanner.scan(file('uno'))).toEqual({ state: 'unknown' });
});

it.each([
  ['stream: OK\0', 'says so before it saw the whole file'],
  ['HTTP/1.1 200 OK\r\n\r\n<!doctype html>stream: OK\0', 'is another server'],
])('takes no file for clean on the word %j of who %s', async (said) => {
  const scanner = clamdScanner(await answering(said), patience);
  const endless = new Readable({
    read() {
      setImmediate(() => this.push(Buffer.alloc(1024)));
    },
  });
  expect(await scanner.scan(endless)).toEqual({ state: 'unknown' });
});
