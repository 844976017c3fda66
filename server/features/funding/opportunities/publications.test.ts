import { testApi } from '@tests/support/api';
import { completeSheet, creditStory } from '@tests/support/credit';
import { present } from '@tests/support/present';
import { describe, expect, it } from 'vitest';

const api = await testApi();
const story = await creditStory(api);
const { staff, act } = story;

async function accepted() {
  const projectId = await story.ask();
  await story.approve(projectId);
  await story.accept(projectId);
  return projectId;
}

const listed = async (query = '') =>
  (await staff.call({ url: `/api/v1/publications?limit=50&${query}` })).json;
const ofProject = async (projectId: string) =>
  present((await listed()).items.find(({ project_id }) => project_id === projectId));
const closesAt = new Date(api.clock.now.getTime() + 20 * 86_400_000).toISOString();

describe('the list of publications', () => {
  it('has what is to publish with what its offer lacks, and then the offer itself', async () => {
    const projectId = await accepted();
    const { sex: _, ...halfDone } = completeSheet;
    await story.prepare(projectId, halfDone);
    expect(await ofProject(projectId)).toMatchObject({
      state: 'to_publish',
      missing: ['sex'],
      closes_at: null,
      committed_cents: 0,
    });
    await story.prepare(projectId);
    expect(await ofProject(projectId)).toMatchObject({ missing: [] });
    expect(
      (await act(staff, `projects/${projectId}/publish`, { closes_at: closesAt })).status,
    ).toBe(200);
    expect(await ofProject(projectId)).toMatchObject({
      state: 'open',
      missing: [],
      closes_at: closesAt,
    });
  });

  it('is narrowed by state and folio, and leaves out what nobody accepted', async () => {
    const waiting = await accepted();
    const asked = await story.ask();
    const states = new Set((await listed('state=to_publish')).items.map(({ state }) => state));
    expect([...states]).toEqual(['to_publish']);
    const open = await listed('state=open');
    expect([open.total, open.items.map(({ state }) => state)]).toEqual([1, ['open']]);
    const { folio } = await ofProject(waiting);
    expect((await listed(`q=${folio}`)).items.map(({ project_id }) => project_id)).toEqual([
      waiting,
    ]);
    expect((await listed()).items.map(({ project_id }) => project_id)).not.toContain(asked);
  });
});
