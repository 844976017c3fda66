import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { connect, inTransaction } from '@server/db/connection';
import { migrate } from '@server/db/migrate';
import { createUser } from '@server/features/identity/accounts/create';
import { beginSession } from '@server/features/identity/auth/sessions';
import { createMembership } from '@server/features/people/memberships/memberships';
import { bareDatabase } from '@tests/support/bare-database';
import { figure } from '@tests/support/figures';
import { pdf } from '@tests/support/files';
import { createProspect, programWriter } from '@tests/support/program-writer';
import { endProcess, spawnServer } from '@tests/support/server-process';
import { smallDisk } from '@tests/support/small-disk';
import { afterAll, it } from 'vitest';

/*
 * A disk without a byte left: first that of the documents, then that of the database. Figures: what cannot be kept
 * is answered 503 with Retry-After, what is kept is read, nothing half is left, and once there is room all is written
 * again by the same process.
 */
const AT_ONCE = 8;
const KEPT_FULL_MS = 20_000;

const papers = smallDisk(48);
const tables = smallDisk(320);
const database = await bareDatabase(path.join(tables.folder, 'postgres'));
await migrate(database.url);
const { db, pool } = connect(database.url, () => undefined);
const writer = await programWriter(db);
const who = await applicant();
const { child, address } = await spawnServer(papers.folder, {
  DATABASE_URL: database.url,
  RATE_LIMIT_SCALE: '1000',
});
afterAll(async () => {
  await endProcess(child, 'SIGKILL');
  await pool.end();
  await database.stop();
  papers.remove();
  tables.remove();
});

function applicant() {
  return inTransaction(db, async (tx) => {
    const user = await createUser(tx, {
      email: 'solicitante@ejemplo.mx',
      fullName: 'Rosa Méndez Luna',
      personType: 1,
      password: null,
      status: 'active',
      termsAcceptedAt: new Date(),
    });
    await createMembership(tx, user, 'client');
    const origin = { ip: '127.0.0.1', userAgent: 'faults', deviceId: null, now: new Date() };
    const { grant } = await beginSession(tx, { userId: user.id, role: 'client', origin });
    return { userId: user.id, token: grant.access_token };
  });
}

const headers = { authorization: `Bearer ${who.token}` };
const files = `${address}/storagev3/documents/files/1/user/${who.userId}`;

async function send(text: string) {
  const form = new FormData();
  form.set('file_type', '1');
  form.set('file', new Blob([new Uint8Array(pdf(text))]), 'papel.pdf');
  const answer = await fetch(`${address}/storagev3/documents/upload/user/${who.userId}`, {
    method: 'POST',
    headers,
    body: form,
  });
  await answer.arrayBuffer();
  return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
}

/** What the person has, and whether its bytes are given. */
async function isRead(): Promise<boolean> {
  const listed = await fetch(files, { headers });
  if (!listed.ok) return false;
  const [first]: { id: string }[] = await listed.json();
  const linked = await fetch(`${address}/api/v1/document-links`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ document_id: first?.id, use: 'view' }),
  });
  if (!linked.ok) return false;
  const { access_token }: { access_token: string } = await linked.json();
  const shown = await fetch(
    `${address}/storagev3/documents/view_document_file/${first?.id}/papel.pdf?access_token=${access_token}`,
  );
  const bytes = Buffer.from(await shown.arrayBuffer());
  return shown.ok && bytes.equals(pdf('primera'));
}

const tell = (when: string, answers: { status: number; retryAfter: string | null }[]) => {
  const odd = answers.filter(({ status }) => status !== 200 && status !== 503);
  figure(`${when}: answers that are neither 200 nor 503`, odd.length, 0);
  const bare = answers.filter(({ status, retryAfter }) => status === 503 && retryAfter === null);
  figure(`${when}: refusals without Retry-After`, bare.length, 0);
};

it('a full disk of documents refuses what is new and gives what is there', async () => {
  while (
    !(await fetch(`${address}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await delay(100);
  figure('first upload refused', (await send('primera')).status === 200 ? 0 : 1, 0);
  papers.fill();
  const refused = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => send(`llena ${n}`)));
  tell('documents', refused);
  figure('kept without room', refused.filter(({ status }) => status === 200).length, 0);
  figure('what was kept is not read', (await isRead()) ? 0 : 1, 0);
  const left = await readdir(path.join(papers.folder, 'tmp'), {
    recursive: true,
    withFileTypes: true,
  });
  const halves = left.filter((entry) => entry.isFile() && !entry.name.startsWith('lock.'));
  figure('halves left', halves.length, 0);
  papers.makeRoom();
  figure('refused with room again', (await send('segunda')).status === 200 ? 0 : 1, 0);
});

it('a full disk of the database refuses writes, goes on reading, and writes again with room', async () => {
  const kept: string[] = [];
  const answers: { status: number; retryAfter: string | null }[] = [];
  let n = 0;
  let unread = 0;
  const write = async () => {
    n += 1;
    const phone = String(2_000_000_000 + n);
    const answer = await createProspect(address, writer, phone);
    answers.push(answer);
    if (answer.status === 200) kept.push(phone);
    return answer.status;
  };
  tables.fill();
  const until = performance.now() + KEPT_FULL_MS;
  while (performance.now() < until) {
    await Promise.all(Array.from({ length: AT_ONCE }, write));
    const { status } = await fetch(files, { headers });
    if (status !== 200) unread += 1;
  }
  const refused = answers.filter(({ status }) => status === 503).length;
  process.stdout.write(
    `  ${answers.length} writes, ${refused} of them refused, ${unread} reads failed\n`,
  );
  figure('writes that were not refused although nothing fits', refused > 0 ? 0 : 1, 0);
  tell('database', answers);
  tables.makeRoom();
  const since = performance.now();
  while ((await write()) !== 200 && performance.now() - since < 60_000) await delay(50);
  figure('until it writes again', (performance.now() - since) / 1000, 5, ' s');
  figure('server processes that ended', child.exitCode === null ? 0 : 1, 0);
  const { rows } = await pool.query<{ phone: string }>('select phone from prospects');
  const stored = new Set(rows.map(({ phone }) => phone.slice(-10)));
  figure('confirmed writes that were lost', kept.filter((phone) => !stored.has(phone)).length, 0);
});
