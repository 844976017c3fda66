import { identityPhotos } from '@contract/documents/identity-photos';
import { sessions } from '@server/db/schema/identity';
import { desc, eq } from 'drizzle-orm';
import type { Person, testApi } from './api';
import { onboardingData } from './onboarding';
import { freshFactor } from './two-people';

type Api = Awaited<ReturnType<typeof testApi>>;

/** A person declares who they are and sends their photographs, and staff verify these. */
export async function identify(api: Api, staff: Person, who: Person) {
  const { give } = onboardingData({
    confirm: () => freshFactor(api, who),
    sentTo: () => Promise.resolve(undefined),
  });
  const ofWho = eq(sessions.userId, who.userId);
  const [session] = await api.db.select().from(sessions).where(ofWho).orderBy(desc(sessions.id));
  await give.identity_check(who);
  // A story begins with the second factor as it was.
  await api.db
    .update(sessions)
    .set({ steppedUpAt: session?.steppedUpAt ?? null })
    .where(ofWho);
  await give.identity_photos(who);
  const { items } = (await who.call({ url: '/api/v1/documents/checklist' })).json;
  const photos: readonly number[] = Object.values(identityPhotos);
  for (const { doc_id, document } of items) {
    if (!document || !photos.includes(doc_id)) continue;
    const body = { id: String(document.id) };
    const reply = await staff.call({ method: 'POST', url: '/storagev3/documents/verify', body });
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.json));
  }
}
