import { projectStatuses } from '@contract/credit/project-states';
import { projects } from '@server/db/schema/credit';
import { testApi } from '@tests/support/api';
import { creditStory, once } from '@tests/support/credit';
import { present } from '@tests/support/present';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

const api = await testApi();
const story = await creditStory(api);
const { applicant, supplier, staff } = story;

async function siteOf(projectId: string) {
  const { json } = await applicant.call({ url: `/api/v1/projects/${projectId}` });
  return present(json.sites[0]);
}

const write = (who: typeof applicant, [projectId, siteId]: [string, string], tariff: string) =>
  who.call({
    method: 'PUT',
    url: `/api/v1/projects/${projectId}/sites/${siteId}/tariff`,
    body: { tariff },
  });

const { site } = story.request();
const inSummer = await story.ask({ site: { ...site, tariff: '1C' } });
const unknown = await story.ask();

it('a site has the tariff that its request says, and may have none', async () => {
  expect((await siteOf(inSummer)).tariff).toBe('1C');
  expect((await siteOf(unknown)).tariff).toBeNull();
  const body = story.request({ site: { ...site, tariff: '2' } });
  const odd = await applicant.call({
    method: 'POST',
    url: '/api/v1/projects',
    body,
    headers: once(),
  });
  expect([odd.status, odd.json.fields]).toEqual([
    400,
    { 'site.tariff': 'Elige una de las opciones.' },
  ]);
});

it('its people and staff write it later, and nobody else finds the site', async () => {
  const { id } = await siteOf(unknown);
  for (const [who, tariff] of [
    [applicant, 'PDBT'],
    [supplier, 'GDMTO'],
    [staff, 'DAC'],
  ] as const) {
    expect((await write(who, [unknown, id], tariff)).status).toBe(200);
    expect((await siteOf(unknown)).tariff).toBe(tariff);
  }
  // Of another project.
  expect((await write(applicant, [inSummer, id], '1')).status).toBe(404);
  const stranger = await api.person('client');
  expect((await write(stranger, [unknown, id], '1')).status).toBe(404);
  expect((await write(applicant, [unknown, id], 'X')).json.fields).toEqual({
    tariff: 'Elige una de las opciones.',
  });
  expect((await siteOf(unknown)).tariff).toBe('DAC');
  const { json } = await staff.call({
    url: `/api/v1/audit?object=projects&action=sites.set-tariff&limit=3`,
  });
  const said = json.items.map(({ details }) => [details.from, details.to]);
  expect(said).toEqual([
    ['GDMTO', 'DAC'],
    ['PDBT', 'GDMTO'],
    ['', 'PDBT'],
  ]);
  const program = await api.person('program_administrator');
  expect((await write(program, [unknown, id], '1')).status).toBe(403);
});

it('is not told to people of its program, whose figures hide the tariffs of few', async () => {
  const programId = await api.program();
  const admin = await api.person('program_administrator', { programId });
  await api.db.update(projects).set({ programId }).where(eq(projects.id, inSummer));
  const { json } = await admin.call({ url: `/api/v1/projects/${inSummer}` });
  expect(json.sites).toEqual([expect.objectContaining({ street: site.street })]);
  expect(json.sites[0]).not.toHaveProperty('tariff');
  for (const who of [supplier, staff]) {
    const seen = await who.call({ url: `/api/v1/projects/${inSummer}` });
    expect(seen.json.sites).toMatchObject([{ tariff: '1C' }]);
  }
});

it('is corrected by its people until it is installed, by staff until its last payment, and then by nobody', async () => {
  const { id } = await siteOf(unknown);
  const open = ['in_review', 'approved', 'accepted', 'published', 'to_sign', 'installing'];
  for (const status of projectStatuses) {
    await api.db.update(projects).set({ status }).where(eq(projects.id, unknown));
    for (const who of [applicant, supplier, staff]) {
      const may = open.includes(status) || (who === staff && status === 'repaying');
      const { json } = await who.call({ url: `/api/v1/projects/${unknown}` });
      expect(json.actions.includes('correct_tariff'), status).toBe(may);
      expect((await write(who, [unknown, id], 'DAC')).status, status).toBe(may ? 200 : 409);
    }
  }
});
