import { readdir } from 'node:fs/promises';
import { s3Store } from '@server/adapters/object-store-s3';
import { documents } from '@server/db/schema/documents';
import { temporaryFolder } from '@server/http/temporary-folder';
import type { Person } from '@tests/support/api';
import { doc, documentsApi } from '@tests/support/documents';
import { pdf, png } from '@tests/support/files';
import { eq } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';

/* A store that fails while a file is brought: nothing half there, and what was there before stays. */

const api = await documentsApi();
const { objects } = api.adapters;
const put = objects.put.bind(objects);
const gone = s3Store({
  bucket: 'documentos',
  region: 'us-east-1',
  // Nobody listens there.
  endpoint: 'http://127.0.0.1:9',
  accessKeyId: 'a',
  secretAccessKey: 'b',
});
const leftOver = () => readdir(temporaryFolder(api.config.dataDir));
const picture = (who: Person) =>
  api.send(who, `user/${who.userId}`, {
    docId: doc.identity,
    name: 'foto.png',
    content: png(4, 4, who.userId),
  });
afterEach(() => vi.restoreAllMocks());

const full = () => Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });

const faults: Record<string, typeof objects.put> = {
  'the disk is full': () => Promise.reject(full()),
  'the disk is full after half of it': async (file, sha256) => {
    await put(file, sha256);
    throw full();
  },
  'the S3 store is away': gone.put,
};

it.each(Object.entries(faults))(
  '%s: the earlier file stays, and the next try works',
  async (_, fault) => {
    const who = await api.person('client');
    const first = await api.identity(who, pdf(`primera ${who.userId}`));
    expect(first.status).toBe(200);
    const spy = vi.spyOn(objects, 'put').mockImplementation(fault);
    const failed = await picture(who);
    expect(failed.status).toBe(503);
    expect(failed.json.message).toMatch(/^[A-ZÁÉÍÓÚ]/);
    expect(JSON.stringify(failed.json)).not.toMatch(/ENOSPC|ECONN|space/);
    spy.mockRestore();

    const rows = await api.db.select().from(documents).where(eq(documents.userId, who.userId));
    expect(rows.map(({ id, supersededBy }) => [id, supersededBy])).toEqual([[first.json.id, null]]);
    const shown = await api.open(first.json.id, await api.link(who, first.json.id));
    expect(shown.status).toBe(200);
    expect(await leftOver()).toEqual([]);

    expect((await picture(who)).status).toBe(200);
  },
);
