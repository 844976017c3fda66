import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testApi } from '@tests/support/api';
import { figure } from '@tests/support/figures';
import { endProcess, spawnServer } from '@tests/support/server-process';
import { freshFactor } from '@tests/support/two-people';
import { afterAll, it, vi } from 'vitest';

/*
 * Uploads that go over the limit and are cut, and imports in progress when the server is killed. Figures:
 * every upload over the limit answered 413, 0 descriptors and 0 files left.
 */
const UPLOADS = 100;
const AT_ONCE = 10;
const MB = Buffer.alloc(1024 * 1024, 'x');
const patience = { timeout: 30_000, interval: 100 };

const api = await testApi();
const staff = await api.person('admin');
// The server is a process with the clock of this machine.
api.clock.now = new Date();
await freshFactor(api, staff);
const dataDir = await mkdtemp(path.join(tmpdir(), 'solfondo-uploads-'));
const start = () =>
  spawnServer(dataDir, { DATABASE_URL: api.databaseUrl, RATE_LIMIT_SCALE: '1000' });
let server = await start();
afterAll(async () => {
  await endProcess(server.child, 'SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

const becomesWell = () =>
  vi.waitFor(async () => {
    const { ok } = await fetch(`${server.address}/api/health`);
    if (!ok) throw new Error('not yet');
  }, patience);

const chunk = (bytes: Buffer) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);

/** An import of so many megabytes that never ends. */
function send(megabytes: number) {
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  let answer = '';
  socket.setEncoding('utf8').on('data', (some: string) => {
    answer += some;
  });
  socket.write(
    `POST /api/v1/bank-movements/import HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${staff.token}\r\n` +
      'Content-Type: multipart/form-data; boundary=B\r\nTransfer-Encoding: chunked\r\n\r\n',
  );
  socket.write(
    chunk(
      Buffer.from('--B\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n'),
    ),
  );
  for (let n = 0; n < megabytes; n += 1) socket.write(chunk(MB));
  return { socket, closed, answer: () => answer };
}

async function filesLeft(): Promise<number> {
  const entries = await readdir(path.join(dataDir, 'tmp'), {
    recursive: true,
    withFileTypes: true,
  });
  return entries.filter((entry) => entry.isFile() && !entry.name.startsWith('lock.')).length;
}

async function descriptorsLeft(): Promise<number> {
  const folder = `/proc/${server.child.pid}/fd`;
  const links = await Promise.all(
    (await readdir(folder)).map((fd) => readlink(path.join(folder, fd)).catch(() => '')),
  );
  // The lock of the folder is written and closed: any open file there is an upload.
  return links.filter((link) => link.startsWith(path.join(dataDir, 'tmp'))).length;
}

it('uploads over the limit are answered at once, and neither they nor a killed server leave anything', async () => {
  await becomesWell();
  let slowest = 0;
  let unanswered = 0;
  for (let n = 0; n < UPLOADS; n += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, async (_, place) => {
      const upload = send(11);
      // Half of them go away without waiting for the answer.
      if (place % 2 === 0) upload.socket.once('drain', () => upload.socket.resetAndDestroy());
      const begun = performance.now();
      await upload.closed;
      if (place % 2 === 0) return;
      slowest = Math.max(slowest, (performance.now() - begun) / 1000);
      if (!upload.answer().startsWith('HTTP/1.1 413')) unanswered += 1;
    });
    await Promise.all(some);
  }
  figure('uploads over the limit without a 413', unanswered, 0);
  figure('slowest 413, ten at once', slowest, 5, ' s');
  await vi
    .waitFor(async () => {
      if ((await descriptorsLeft()) + (await filesLeft()) > 0) throw new Error('not yet');
    }, patience)
    .catch(() => undefined);
  figure('descriptors left by cut uploads', await descriptorsLeft(), 0);
  figure('files left by cut uploads', await filesLeft(), 0);

  const imports = Array.from({ length: AT_ONCE }, () => send(5));
  await vi.waitFor(async () => {
    if ((await filesLeft()) < AT_ONCE) throw new Error('not yet');
  }, patience);
  await endProcess(server.child, 'SIGKILL');
  await Promise.all(imports.map(({ closed }) => closed));
  process.stdout.write(`  ${await filesLeft()} files were left by imports of a killed server\n`);
  server = await start();
  await becomesWell();
  figure('files left after its next start', await filesLeft(), 0);
});
