import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { documents } from '@server/db/schema/documents';
import { type Person, testApi } from '@tests/support/api';
import { figure } from '@tests/support/figures';
import { pdfWith } from '@tests/support/files';
import { endProcess, spawnServer } from '@tests/support/server-process';
import { count } from 'drizzle-orm';
import { afterAll, it, vi } from 'vitest';

/*
 * Documents of nearly the largest size, many at once: memory while they come, and what those that are cut leave.
 * Figures: 32 of 10 MB at once take less memory than half of them whole, again and again; of 32 that are cut no file
 * and no row is left, and what their people had stays.
 */
const AT_ONCE = 32;
const MB = 1024 * 1024;
const patience = { timeout: 60_000, interval: 100 };

const api = await testApi();
api.clock.now = new Date();
const people = await Promise.all(Array.from({ length: AT_ONCE }, () => api.person('client')));
const dataDir = await mkdtemp(path.join(tmpdir(), 'solfondo-documents-'));
const { child, address } = await spawnServer(dataDir, {
  DATABASE_URL: api.databaseUrl,
  RATE_LIMIT_SCALE: '1000',
});
afterAll(async () => {
  await endProcess(child, 'SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/** A PDF of nearly 10 MB that nothing makes smaller. */
const paper = () => pdfWith(randomBytes(10 * MB - 1024));

async function send(who: Person): Promise<number> {
  const form = new FormData();
  form.set('file_type', '1');
  form.set('file', new Blob([new Uint8Array(paper())]), 'papel.pdf');
  const { status } = await fetch(`${address}/storagev3/documents/upload/user/${who.userId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}` },
    body: form,
  });
  return status;
}

/** Megabytes that the process has in memory, now or at most since the last reset. */
async function memory(which: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  return Number(new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
}
const resetPeak = () => writeFile(`/proc/${child.pid}/clear_refs`, '5');

async function filesLeft(): Promise<number> {
  const entries = await readdir(path.join(dataDir, 'tmp'), {
    recursive: true,
    withFileTypes: true,
  });
  return entries.filter((entry) => entry.isFile() && !entry.name.startsWith('lock.')).length;
}

/** Half of a document, and then nothing. */
async function cut(who: Person) {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `POST /storagev3/documents/upload/user/${who.userId} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${who.token}\r\n` +
      `Content-Type: multipart/form-data; boundary=B\r\nContent-Length: ${10 * MB}\r\n\r\n` +
      '--B\r\nContent-Disposition: form-data; name="file_type"\r\n\r\n1\r\n' +
      '--B\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4\n',
  );
  socket.write(randomBytes(5 * MB));
  return socket;
}

const rows = async () => (await api.db.select({ rows: count() }).from(documents))[0]?.rows ?? 0;

it('many large documents at once take little memory, and those that are cut leave nothing', async () => {
  await vi.waitFor(async () => {
    if (!(await fetch(`${address}/api/health`)).ok) throw new Error('not yet');
  }, patience);
  const [one] = people;
  if (!one) throw new Error('nobody is there');
  // What a first one loads stays.
  await send(one);
  const before = await memory('VmRSS');
  const peaks: number[] = [];
  let refused = 0;
  for (let round = 0; round < 4; round += 1) {
    await resetPeak();
    const answers = await Promise.all(people.map(send));
    refused += answers.filter((status) => status !== 200).length;
    peaks.push((await memory('VmHWM')) - before);
  }
  figure('large documents that were refused', refused, 0);
  figure('most memory for 32 of 10 MB at once', Math.max(...peaks), AT_ONCE * 5, ' MB');
  figure('more in the last round than in the second', (peaks[3] ?? 0) - (peaks[1] ?? 0), 40, ' MB');

  const kept = await rows();
  const sockets = await Promise.all(people.map(cut));
  await vi.waitFor(async () => {
    if ((await filesLeft()) < AT_ONCE) throw new Error('not yet');
  }, patience);
  for (const socket of sockets) socket.resetAndDestroy();
  await vi
    .waitFor(async () => {
      if ((await filesLeft()) > 0) throw new Error('not yet');
    }, patience)
    .catch(() => undefined);
  figure('files left by documents that were cut', await filesLeft(), 0);
  figure('rows of documents that were cut', (await rows()) - kept, 0);
});
