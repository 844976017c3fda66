import { documents } from '@server/db/schema/documents';
import { testApi } from '@tests/support/api';
import { coObligorStory } from '@tests/support/co-obligor-story';
import { firstOf } from '@tests/support/present';
import { settingsFrom } from '@tests/support/settings';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

const BILL = 10;
const api = await testApi();
const { story, photographed } = await coObligorStory(api);

it('the papers of a large credit of a person take two people in the house as it begins', async () => {
  const brought = async (cents: number) => {
    const projectId = await story.ask({ amount_cents: cents });
    const id = await story.uploaded(story.applicant, `project/${projectId}`, BILL);
    const url = '/storagev3/documents/verify';
    return (await story.staff.call({ method: 'POST', url, body: { id } })).json.is_verified;
  };
  expect(await brought(24_000_000)).toBe('verificado');
  expect(await brought(26_000_000)).toBeNull();
});

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
