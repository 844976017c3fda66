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
  for (let round = 0; round < ROUNDS; round += 1) {
    const seen = await identity(who, pdf(`visto ${round}`));
    expect(seen.status).toBe(200);
    const replaceNow = () =>
      send(who, `user/${who.userId}/update/${doc.identity}`, { content: pdf(`otro ${round}`) });
    const verifyNow = () => post(staff, 'verify', { id: seen.json.id });
    // Both begin first in turn: the slower one, which stores bytes, gets a start in half of the rounds.
    const [replaced, verified] =
      round % 2
        ? await startReplacing(replaceNow, verifyNow)
        : await Promise.all([replaceNow(), verifyNow()]);
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
      expect(current?.id).toBe(seen.json.id);
      expect(approved).toEqual([{ id: seen.json.id }]);
      expect((await post(staff, 'unverify', { id: seen.json.id })).status).toBe(200);
    } else {
      won.replace += 1;
      expect(current?.status).toBe('pending');
      expect(approved).toEqual([]);
    }
  }
  expect(won.verify).toBeGreaterThan(0);
  expect(won.replace).toBeGreaterThan(0);
});

/** Verifies once the new bytes are most likely stored and their row is not. */
async function startReplacing<R, V>(replaceNow: () => Promise<R>, verifyNow: () => Promise<V>) {
  const replacing = replaceNow();
  const verifying = new Promise<void>((resolve) => setImmediate(resolve)).then(verifyNow);
  return [await replacing, await verifying] as const;
}
