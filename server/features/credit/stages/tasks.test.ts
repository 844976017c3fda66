import { randomUUID } from 'node:crypto';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { toDay } from '@contract/kernel/fields/day';
import { installationSites, projects, stages } from '@server/db/schema/credit';
import { bankAccounts } from '@server/db/schema/people';
import { bankMovements } from '@server/db/schema/treasury';
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
  return ids;
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

it('an installer is told of the payment that their account sent back behind any number of older ones', async () => {
  const ofProjects = await repeat(101, 'REBOTE');
  const ids = ofProjects.map(() => randomUUID()).sort();
  const last = present(ids.at(-1));
  const day = toDay('2026-01-05');
  const amountCents = toCentavos(100_000);
  await api.db.insert(stages).values(
    ids.map((id, at) => ({
      ...{ id, n: 1, name: 'Instalación', amountCents, status: 'payable' as const },
      projectId: present(ofProjects[at]),
    })),
  );
  const [account] = await api.db
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.ownerId, story.supplierId));
  const { mark } = present(account);
  const came = (stageId: string, senderMark: string) => ({
    ...({ direction: 'in', status: 'matched', matchedKind: 'stage', source: 'file' } as const),
    ...{ trackingKey: 'REBOTE', occurredOn: day, amountCents, senderMark, matchedId: stageId },
    ...{ senderClabe: '', receiverClabe: '', receiverMark: '', naturalKey: randomUUID() },
    ...{ senderName: 'SOL DEL BAJIO', concept: '' },
  });
  // The others came back from an account that the installer has no more, one of them from both in turn.
  await api.db
    .insert(bankMovements)
    .values([came(firstOf(ids), mark), ...ids.map((id) => came(id, id === last ? mark : 'vieja'))]);
  expect((await tasks()).bounced).toEqual([{ id: last, folio: 'REBOTE-100', bounced_on: day }]);
});
