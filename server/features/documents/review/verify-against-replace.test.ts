import { documents } from '@server/db/schema/documents';
import { doc, documentsApi } from '@tests/support/documents';
import { pdf } from '@tests/support/files';
import { and, eq, isNull } from 'drizzle-orm';
import { expect, it } from 'vitest';

const ROUNDS = 100;
const { api, staff, ...rest } = await documentsApi().then((all) => ({ api: all, ...all }));
const { identity, send, post } = rest;

it('verifying and replacing at the same moment never leaves a verified record that the reviewer did not see', async () => {
  const who = await api.person('client');
  const won = { verify: 0, replace: 0 };
  // The slower one, which stores bytes, gets a longer start as long as it loses: both meet at every point of it.
  let start = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const seen = await identity(who, pdf(`visto ${round}`));
    expect(seen.status).toBe(200);
    const replaceNow = () =>
      send(who, `user/${who.userId}/update/${doc.identity}`, { content: pdf(`otro ${round}`) });
    const verifyNow = () => post(staff, 'verify', { id: seen.json.id });
    const verifying = turns(start).then(verifyNow);
    const [replaced, verified] = await Promise.all([replaceNow(), verifying]);
    expect([
      [200, 409],
      [409, 200],
    ]).toContainEqual([replaced.status, verified.status]);

    const [current] = await api.db
      .select()
      .from(documents)
      .where(and(eq(documents.userId, who.userId), isNull(documents.supersededBy)));
    const approved = await api.db
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.userId, who.userId), eq(documents.status, 'verificado')));
    if (verified.status === 200) {
      won.verify += 1;
      start = start * 2 + 1;
      expect(current?.id).toBe(seen.json.id);
      expect(approved).toEqual([{ id: seen.json.id }]);
      expect((await post(staff, 'unverify', { id: seen.json.id })).status).toBe(200);
    } else {
      won.replace += 1;
      start = Math.floor(start / 3);
      expect(current?.status).toBe('pending');
      expect(approved).toEqual([]);
    }
  }
  expect(won.verify).toBeGreaterThan(0);
  expect(won.replace).toBeGreaterThan(0);
});

/** Lets the event loop turn so many times. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
