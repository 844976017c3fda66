import { randomBytes } from 'node:crypto';
import { documents } from '@server/db/schema/documents';
import type { Person } from '@tests/support/api';
import { documentsApi } from '@tests/support/documents';
import { pdf } from '@tests/support/files';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

/* What one person brings within a day; here the five-hundredth part of it, a megabyte. */
const api = await documentsApi();
api.config.rateLimitScale = 0.002;

const FULL =
  'En 24 horas se pueden subir hasta 1 MB por persona, y con este archivo serían más. Vuelve a intentar mañana.';

/** Some four tenths of a megabyte, each time others. */
const bring = (who: Person) => api.identity(who, pdf(randomBytes(200_000).toString('hex')));

it('is so many bytes, of replaced versions too, and begins anew a day later', async () => {
  const who = await api.person('client');
  const began = api.clock.now;
  const [first, second, third] = [await bring(who), await bring(who), await bring(who)];
  expect([first.status, second.status]).toEqual([200, 200]);
  expect([third.status, third.json.message, third.json.fields]).toEqual([422, FULL, undefined]);
  // Nobody else has brought anything.
  expect((await bring(await api.person('client'))).status).toBe(200);
  api.clock.now = new Date(began.getTime() + 24 * 60 * 60 * 1000 + 1);
  const later = await api.again(who);
  expect((await bring(later)).status).toBe(200);
  api.clock.now = began;
});

it('holds for files that are sent at the same moment', async () => {
  const who = await api.person('client');
  const sent = await Promise.all(Array.from({ length: 6 }, () => bring(who)));
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(sent.filter(({ status }) => status === 422)).toHaveLength(4);
  const rows = await api.db.select().from(documents).where(eq(documents.uploadedBy, who.userId));
  expect(rows).toHaveLength(2);
});
