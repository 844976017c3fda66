import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clamdScanner } from '@server/adapters/clamd';
import { documents } from '@server/db/schema/documents';
import { auditLog, notifications } from '@server/db/schema/platform';
import type { Person } from '@tests/support/api';
import { doc, documentsApi } from '@tests/support/documents';
import { pdf } from '@tests/support/files';
import { firstOf } from '@tests/support/present';
import { VIRUS, virusDaemon } from '@tests/support/virus-daemon';
import { and, eq } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { acceptKinds } from './accept-file';
import { scanQuarantined } from './quarantine';

/* What a scanner finds is not kept; what it could not look at is shut until it has. */

const daemon = await virusDaemon();
const api = await documentsApi();
const { staff } = api;
const listening = clamdScanner(daemon.address);
// Nobody listens there.
const away = clamdScanner('tcp://127.0.0.1:9');
afterEach(() => {
  daemon.refuses = false;
});

const bring = (who: Person, content: string) => api.identity(who, pdf(content));
const rowsOf = (who: Person) =>
  api.db.select().from(documents).where(eq(documents.userId, who.userId));
const scan = () =>
  scanQuarantined(api.db, { ...api.adapters, config: api.config, now: api.clock.now });
const slotOf = async (who: Person) =>
  firstOf(
    (await who.call({ url: '/api/v1/documents/checklist' })).json.items.filter(
      ({ doc_id }) => doc_id === doc.identity,
    ),
  );
const tryLink = (who: Person, id: unknown) =>
  who.call({
    method: 'POST',
    url: '/api/v1/document-links',
    body: { document_id: String(id), use: 'view' },
  });

it('what it finds is refused and not kept, the earlier file stays, and the trail says who brought it', async () => {
  api.adapters.scanner = listening;
  const who = await api.person('client');
  const first = await bring(who, 'limpio');
  expect(first.status).toBe(200);
  expect(daemon.scanned).toBe(1);
  const refused = await bring(who, VIRUS);
  expect(refused.status).toBe(422);
  expect(refused.json.fields).toEqual({
    file: 'El antivirus encontró software dañino en el archivo. Sube otro, que esté limpio.',
  });
  const rows = await rowsOf(who);
  expect(rows.map(({ id, quarantine }) => [id, quarantine])).toEqual([[first.json.id, null]]);
  const [entry] = await api.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'documents.infected'), eq(auditLog.userId, who.userId)));
  expect(entry?.details).toMatchObject({ doc_id: doc.identity, found: 'Prueba.Virus' });
  expect(JSON.stringify(refused.json)).not.toContain('Prueba.Virus');
});

it.each(['away', 'refuses'])(
  'while it is silent (%s) a file is kept, and nobody opens it or decides on it until it was looked at',
  async (how) => {
    daemon.refuses = how === 'refuses';
    api.adapters.scanner = daemon.refuses ? listening : away;
    const fullName = `Espera ${how}`;
    const who = await api.person('client', { fullName });
    const { status, json } = await bring(who, fullName);
    expect(status).toBe(200);
    for (const reader of [who, staff]) {
      const link = await tryLink(reader, json.id);
      expect([link.status, link.json.message]).toEqual([
        409,
        'El archivo está en cuarentena: el antivirus todavía no lo revisa y nadie puede abrirlo ni decidir sobre él.',
      ]);
    }
    expect((await api.post(staff, 'verify', { id: json.id })).status).toBe(409);
    expect(
      (await api.post(staff, 'reject', { id: json.id, reject_reason: 'No se lee' })).status,
    ).toBe(409);
    const next = async () =>
      (
        await staff.call({
          method: 'POST',
          url: '/api/v1/document-claims/next',
          body: { q: fullName },
        })
      ).json.claim?.document_id;
    expect(await next()).toBeUndefined();
    expect(await slotOf(who)).toMatchObject({ state: 'pending', quarantined: true });

    await scan();
    expect(await slotOf(who), 'still silent').toMatchObject({ quarantined: true });
    daemon.refuses = false;
    api.adapters.scanner = listening;
    await scan();
    expect(await slotOf(who)).toMatchObject({ state: 'pending', quarantined: false });
    expect(await next()).toBe(json.id);
    expect((await api.open(json.id, await api.link(who, json.id))).status).toBe(200);
    expect((await api.post(staff, 'verify', { id: json.id })).status).toBe(200);
  },
);

it('what is found in quarantine stays shut, is rejected and told, and can be replaced', async () => {
  api.adapters.scanner = away;
  const who = await api.person('client');
  const bad = await bring(who, VIRUS);
  expect(bad.status).toBe(200);
  api.adapters.scanner = listening;
  await scan();
  expect(await slotOf(who)).toMatchObject({
    state: 'rechazado',
    quarantined: true,
    can_upload: true,
    document: { reject_reason: expect.stringContaining('software dañino') },
  });
  expect((await tryLink(staff, bad.json.id)).status).toBe(409);
  expect((await api.post(staff, 'unverify', { id: bad.json.id })).status).toBe(409);
  const told = await api.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, who.userId));
  expect(told.map(({ title }) => title)).toEqual(['Documento rechazado']);
  const good = await bring(who, 'otra');
  expect(good.status).toBe(200);
  expect(await slotOf(who)).toMatchObject({ state: 'pending', quarantined: false });
  await scan();
  expect((await rowsOf(who)).map(({ quarantine }) => quarantine).sort()).toEqual([
    'infected',
    null,
  ]);
});

it('a file that it hangs over keeps no other in quarantine', async () => {
  api.adapters.scanner = away;
  const [first, second] = [await api.person('client'), await api.person('client')];
  await bring(first, 'se atora');
  await bring(second, 'limpio');
  const limits = { connectMs: 1_000, silenceMs: 200, totalMs: 1_000 };
  api.adapters.scanner = clamdScanner(daemon.address, { person: limits, job: limits });
  daemon.hangsOver = 'se atora';
  await scan();
  daemon.hangsOver = null;
  expect(await slotOf(first)).toMatchObject({ quarantined: true });
  expect(await slotOf(second)).toMatchObject({ quarantined: false });
});

it('what has no quarantine is not taken while it is silent', async () => {
  const path = join(api.config.dataDir, 'guia');
  await writeFile(path, pdf('guía'));
  const file = { path, sha256: '', size: pdf('guía').length, fileName: 'guia.pdf' };
  const taken = acceptKinds(
    api.db,
    { ...api.adapters, scanner: away },
    { file, sender: 'ana' },
    { kinds: ['pdf'] },
    api.clock.now,
  );
  await expect(taken).rejects.toMatchObject({ status: 503 });
});

it('without one nothing is looked through, and nothing waits', async () => {
  api.adapters.scanner = null;
  const who = await api.person('client');
  expect((await bring(who, VIRUS)).status).toBe(200);
  expect(await slotOf(who)).toMatchObject({ quarantined: false });
});
