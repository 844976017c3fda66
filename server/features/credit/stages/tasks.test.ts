import { randomUUID } from 'node:crypto';
import { installationSites, projects } from '@server/db/schema/credit';
import { testApi } from '@tests/support/api';
import { accountSetHoursAgo } from '@tests/support/bank-account';
import { creditStory } from '@tests/support/credit';
import { firstOf, present } from '@tests/support/present';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

const api = await testApi();
const story = await creditStory(api);
const { supplier, applicant } = story;
const { projectId } = await story.installing();
const site = firstOf((await story.show(projectId)).sites);
const tasks = async () => (await supplier.call({ url: '/api/v1/installer-tasks' })).json;

/** The same project again, so many times: installed by the same company, each on a site of its own. */
async function repeat(times: number, called: string) {
  const [project] = await api.db.select().from(projects).where(eq(projects.id, projectId));
  const [place] = await api.db
    .select()
    .from(installationSites)
    .where(eq(installationSites.id, site.id));
  const ids = Array.from({ length: times }, () => randomUUID());
  await api.db.insert(projects).values(
    ids.map((id, n) => ({
      ...present(project),
      id,
      folio: `${called}-${n}`,
      statusChangedAt: new Date(api.clock.now.getTime() - (n + 1) * 60_000),
    })),
  );
  await api.db
    .insert(installationSites)
    .values(ids.map((id) => ({ ...present(place), id: randomUUID(), projectId: id })));
}

it('an installer sees what waits for them behind any number of projects that wait for others', async () => {
  await repeat(60, 'UNO');
  await story.uploaded(supplier, site.id, 21, true);
  const { projects: shown, total, total_is_capped: capped } = await tasks();
  // The one whose photographs are in review is not among them; what waits longest leads.
  expect([shown.length, total, capped]).toEqual([50, 60, false]);
  expect(firstOf(shown).folio).toBe('UNO-59');
  await repeat(250, 'DOS');
  expect(await tasks()).toMatchObject({ total: 300, total_is_capped: true });
});

it('is asked by installers alone, each for their own', async () => {
  const other = await api.person('supplier', { fullName: 'Luz del Norte' });
  expect((await other.call({ url: '/api/v1/installer-tasks' })).json).toMatchObject({
    projects: [],
    total: 0,
    bounced: [],
  });
  expect((await applicant.call({ url: '/api/v1/installer-tasks' })).status).toBe(403);
});

it('staff read before they approve a stage from when its installer can be paid', async () => {
  const listed = async (who: typeof supplier) => {
    const { json } = await who.call({ url: `/api/v1/stages?project_id=${projectId}` });
    return firstOf(json.items);
  };
  expect(await listed(story.staff)).toMatchObject({ status: 'waiting', account_refusal: null });
  await accountSetHoursAgo(api, story.supplierId, 1);
  expect(await listed(story.staff)).toMatchObject({
    pay_refusal: null,
    account_refusal: expect.stringContaining('la cuenta nueva recibe dinero a partir del'),
  });
  expect((await listed(supplier)).account_refusal).toBeNull();
});
