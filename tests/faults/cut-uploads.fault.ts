import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { documents } from '@server/db/schema/documents';
import { type Person, testApi } from '@tests/support/api';
import { figure } from '@tests/support/figures';
import { pdfWith } from '@tests/support/files';
import { endProcess, spawnServer } from '@tests/support/server-process';
import { isNull } from 'drizzle-orm';
import { afterAll, expect, it, vi } from 'vitest';

/*
 * Documents that are cut at a tenth, half, nine tenths and all but the hundredth part of them, and a server that is
 * killed while it keeps them. Figures: no row without its bytes, nobody without the file that they had or brought, no
 * confirmed file lost, nothing half there, and what is shown is whole.
 */
const CUTS = [0.1, 0.5, 0.9, 0.99];
const OF_EACH = 200;
const AT_ONCE = 20;
const KILLS = 50;
const SIZE = 256 * 1024;
const patience = { timeout: 60_000, interval: 50 };

const api = await testApi();
api.clock.now = new Date();
const people = await Promise.all(Array.from({ length: AT_ONCE }, () => api.person('client')));
const dataDir = await mkdtemp(path.join(tmpdir(), 'solfondo-cut-'));
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

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** A PDF that nobody else brings. */
const paper = () => pdfWith(randomBytes(SIZE));

/** The whole request, as bytes to be cut. */
function requestOf(who: Person, file: Buffer): Buffer {
  const form = Buffer.concat([
    Buffer.from(
      '--B\r\nContent-Disposition: form-data; name="file_type"\r\n\r\n1\r\n' +
        '--B\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n',
    ),
    file,
    Buffer.from('\r\n--B--\r\n'),
  ]);
  const head =
    `POST /storagev3/documents/upload/user/${who.userId} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n` +
    `Authorization: Bearer ${who.token}\r\nContent-Type: multipart/form-data; boundary=B\r\n` +
    `Content-Length: ${form.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), form]);
}

/** Sends so much of a document; answers whether it was confirmed. */
function send(who: Person, file: Buffer, part = 1): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
    let answer = '';
    socket.on('error', () => undefined);
    socket.on('data', (some) => {
      answer += some.toString('latin1');
    });
    socket.on('close', () => resolve(answer.startsWith('HTTP/1.1 200')));
    const whole = requestOf(who, file);
    socket.write(whole.subarray(0, Math.floor(whole.length * part)), () => {
      if (part < 1) socket.resetAndDestroy();
    });
  });
}

async function filesLeft(): Promise<number> {
  const entries = await readdir(path.join(dataDir, 'tmp'), {
    recursive: true,
    withFileTypes: true,
  });
  return entries.filter((entry) => entry.isFile() && !entry.name.startsWith('lock.')).length;
}

const noFilesLeft = () =>
  vi
    .waitFor(async () => {
      if ((await filesLeft()) > 0) throw new Error('not yet');
    }, patience)
    .catch(() => undefined);

const currentOf = async () => {
  const rows = await api.db.select().from(documents).where(isNull(documents.supersededBy));
  return new Map(rows.map((row) => [row.userId ?? '', row]));
};

/** Rows of which the store has no bytes, or others. */
async function rowsWithoutBytes(): Promise<number> {
  let without = 0;
  for (const { sha256 } of await api.db.select().from(documents)) {
    const bytes = await readFile(path.join(dataDir, 'objects', sha256.slice(0, 2), sha256)).catch(
      () => null,
    );
    if (!bytes || hashOf(bytes) !== sha256) without += 1;
  }
  return without;
}

/** What a person is shown of their document. */
async function shownTo(who: Person, id: string): Promise<string> {
  const linked = await fetch(`${server.address}/api/v1/document-links`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ document_id: id, use: 'view' }),
  });
  const { access_token }: { access_token: string } = await linked.json();
  const shown = await fetch(
    `${server.address}/storagev3/documents/view_document_file/${id}/a.pdf?access_token=${access_token}`,
  );
  return hashOf(Buffer.from(await shown.arrayBuffer()));
}

it('documents that are cut, and a server that is killed while it keeps them, leave what was there or what is new, whole', async () => {
  await becomesWell();
  const had = new Map<string, string>();
  for (const who of people) {
    const file = paper();
    expect(await send(who, file)).toBe(true);
    had.set(who.userId, hashOf(file));
  }

  let confirmed = 0;
  for (const part of CUTS) {
    for (let n = 0; n < OF_EACH; n += AT_ONCE) {
      const sent = await Promise.all(people.map((who) => send(who, paper(), part)));
      confirmed += sent.filter(Boolean).length;
    }
  }
  await noFilesLeft();
  const after = await currentOf();
  const changed = people.filter(({ userId }) => after.get(userId)?.sha256 !== had.get(userId));
  figure('cut documents that were confirmed', confirmed, 0);
  figure('people whose earlier file is not the one in force', changed.length, 0);
  figure(
    'rows that cut documents left',
    (await api.db.select().from(documents)).length - people.length,
    0,
  );
  figure('files left by cut documents', await filesLeft(), 0);

  // As long as all of them take, and half as long again: each kill meets another moment of it.
  const begun = performance.now();
  await Promise.all(
    people.map(async (who) => {
      const file = paper();
      if (await send(who, file)) had.set(who.userId, hashOf(file));
    }),
  );
  const span = (performance.now() - begun) * 1.5;

  let [lost, nobodys, kept, cutShort] = [0, 0, 0, 0];
  for (let round = 0; round < KILLS; round += 1) {
    const brought = new Map(people.map((who) => [who.userId, paper()]));
    const sending = people.map(async (who) => {
      const file = brought.get(who.userId);
      return file !== undefined && (await send(who, file)) ? hashOf(file) : null;
    });
    await delay((span * round) / KILLS);
    await endProcess(server.child, 'SIGKILL');
    const answers = await Promise.all(sending);
    const current = await currentOf();
    for (const [at, { userId }] of people.entries()) {
      const inForce = current.get(userId)?.sha256;
      const file = brought.get(userId);
      const isNew = file !== undefined && inForce === hashOf(file);
      if (answers[at] !== null && !isNew) lost += 1;
      if (!isNew && inForce !== had.get(userId)) nobodys += 1;
      if (isNew) kept += 1;
      else cutShort += 1;
      if (inForce) had.set(userId, inForce);
    }
    server = await start();
    await becomesWell();
  }
  process.stdout.write(`  ${kept} files were kept and ${cutShort} cut short by ${KILLS} kills\n`);
  figure('confirmed files that were lost', lost, 0);
  figure('people without the file that they had or brought', nobodys, 0);
  figure('rows without their bytes', await rowsWithoutBytes(), 0);
  await noFilesLeft();
  figure('files left after the last start', await filesLeft(), 0);
  const current = await currentOf();
  const shown = await Promise.all(
    people.map((who) => shownTo(who, current.get(who.userId)?.id ?? '')),
  );
  const wrong = people.filter(({ userId }, at) => shown[at] !== had.get(userId));
  figure('people who are shown something else', wrong.length, 0);
  // Kills that met nothing, or everything done, would prove nothing.
  expect(kept).toBeGreaterThan(0);
  expect(cutShort).toBeGreaterThan(0);
});
