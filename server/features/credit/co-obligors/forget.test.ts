import { projects } from '@server/db/schema/credit';
import { coObligors } from '@server/db/schema/credit-co-obligors';
import { forgetUnanswered } from '@server/features/people';
import { testApi } from '@tests/support/api';
import { coObligorStory } from '@tests/support/co-obligor-story';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

const api = await testApi();
const { named, linkIn, redeem, accepted, later } = await coObligorStory(api);
const DAY_MS = 86_400_000;

const keptOf = async () => {
  const rows = await api.db.select().from(coObligors);
  return new Map(rows.map(({ id, ...row }) => [id, JSON.stringify(row)]));
};
const setStatus = (id: string, status: 'in_review' | 'cancelled') =>
  api.db.update(projects).set({ status }).where(eq(projects.id, id));

it('of who never answered for a credit no name is kept, once nobody waits for them', async () => {
  const declined = await named();
  const { pass } = (await redeem('onboarding', await linkIn(declined.email, 'onboarding'))).json;
  const answer = await api.anonymous({
    method: 'POST',
    url: '/api/v1/co-obligor-onboarding/decline',
    body: { pass, reason: 'Soy Rosa y no quiero' },
  });
  expect(answer.status).toBe(200);
  const signed = await accepted();
  const waiting = await named();
  // Naming another ended the requests of before.
  await setStatus(waiting.projectId, 'in_review');

  await forgetUnanswered(api.db, api.clock.now);
  expect((await keptOf()).get(declined.id)).toContain(declined.email);
  later(31 * DAY_MS);
  await forgetUnanswered(api.db, api.clock.now);
  const kept = await keptOf();
  expect(kept.get(declined.id)).not.toMatch(/[Rr]osa|999/);
  expect(kept.get(signed.id)).toContain(signed.email);
  expect(kept.get(waiting.id)).toContain(waiting.email);

  await setStatus(waiting.projectId, 'cancelled');
  await forgetUnanswered(api.db, api.clock.now);
  expect((await keptOf()).get(waiting.id)).not.toMatch(/[Rr]osa|999/);
});
