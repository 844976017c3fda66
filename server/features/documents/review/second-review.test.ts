import { documents } from '@server/db/schema/documents';
import { testApi } from '@tests/support/api';
import { coObligorStory } from '@tests/support/co-obligor-story';
import { firstOf } from '@tests/support/present';
import { settingsFrom } from '@tests/support/settings';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

const api = await testApi();
const { story, photographed } = await coObligorStory(api);

it('the photographs of who answers for a credit take two people as the credit’s own papers do', async () => {
  await settingsFrom(api)('2024-01-02', {
    second_review_amount: 10_000_000,
    second_review_rate: 0,
  });
  const { id: ownerId } = await photographed();
  const { id } = firstOf(
    await api.db.select().from(documents).where(eq(documents.ownerId, ownerId)),
  );
  const verify = async (who: typeof story.staff) => {
    const url = '/storagev3/documents/verify';
    return (await who.call({ method: 'POST', url, body: { id } })).json.is_verified;
  };
  expect(await verify(story.staff)).toBeNull();
  expect(await verify(story.treasurer)).toBe('verificado');
});
