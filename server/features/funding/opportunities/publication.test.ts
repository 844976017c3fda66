import { toDay } from '@contract/kernel/fields/day';
import { installationSites, projects } from '@server/db/schema/credit';
import { users } from '@server/db/schema/identity';
import { auditLog } from '@server/db/schema/platform';
import { testApi } from '@tests/support/api';
import { completeSheet, creditStory } from '@tests/support/credit';
import { firstOf } from '@tests/support/present';
import { freshFactor, secondPerson } from '@tests/support/two-people';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

const api = await testApi();
const story = await creditStory(api);
const { staff, applicant, supplier, act } = story;

const closes = (days: number) =>
  new Date(api.clock.now.getTime() + days * 86_400_000).toISOString();
const seen = async (projectId: string, days = 20) =>
  (await staff.call({ url: `/api/v1/projects/${projectId}/offer?closes_at=${closes(days)}` })).json;
const publish = (projectId: string) =>
  act(staff, `projects/${projectId}/publish`, { closes_at: closes(20) });
const missingIn = ({ checklist }: Awaited<ReturnType<typeof seen>>) =>
  checklist.filter(({ done }) => !done).map(({ item }) => item);

async function accepted() {
  const projectId = await story.ask();
  await story.approve(projectId);
  await story.accept(projectId);
  return projectId;
}

describe('an offer that is prepared', () => {
  it('is refused while it lacks something, which the list and the refusal name alike', async () => {
    const projectId = await accepted();
    // What they do is known since they said who they are.
    expect(missingIn(await seen(projectId))).toEqual([
      'guarantees',
      'risk_factors',
      'age',
      'sex',
      'residence',
      'income_sources',
    ]);
    const { sex: _, ...halfDone } = completeSheet;
    expect((await story.prepare(projectId, halfDone)).status).toBe(200);
    expect(missingIn(await seen(projectId))).toEqual(['sex']);
    const refusal = await publish(projectId);
    expect([refusal.status, refusal.json.message]).toEqual([422, 'A la oferta le falta: Sexo.']);
    await story.prepare(projectId);
    expect(missingIn(await seen(projectId))).toEqual([]);
    expect(missingIn(await seen(projectId, 90))).toEqual(['deadline']);
    expect((await publish(projectId)).status).toBe(200);
  });

  it('is seen before as investors see it afterwards, who never read the name of a person', async () => {
    const projectId = await accepted();
    await story.prepare(projectId);
    const { offer } = await seen(projectId);
    const { opportunity_id } = (await publish(projectId)).json;
    const investor = await story.investor(0);
    const { json } = await investor.call({ url: `/api/v1/opportunities/${opportunity_id}` });
    expect(json).toMatchObject(offer);
    expect(json).toMatchObject({
      guarantees: completeSheet.guarantees,
      applicant: { kind: 'individual', sex: 'M', occupation: 'Comerciante', name: null },
    });
    const published = JSON.stringify(json);
    for (const secret of ['Lucía', completeSheet.birth_day])
      expect(published).not.toContain(secret);
  });

  it('keeps what was judged of the applicant’s own words, whatever they write there afterwards', async () => {
    const url = '/api/v1/profile/about-you';
    const saved = async (occupation: string) => {
      const { version } = (await applicant.call({ url })).json;
      return (await applicant.call({ method: 'PUT', url, body: { version, occupation } })).status;
    };
    expect(await saved('Panadera')).toBe(200);
    const projectId = await accepted();
    const { occupation: _, ...withoutIt } = completeSheet;
    await story.prepare(projectId, withoutIt);
    const { opportunity_id } = (await publish(projectId)).json;
    expect(await saved('Lucía Cruz, llámame al 55 1234 5678')).toBe(200);
    const investor = await story.investor(0);
    const { json } = await investor.call({ url: `/api/v1/opportunities/${opportunity_id}` });
    expect(json.applicant.occupation).toBe('Panadera');
  });

  it('shows of a company its name and business, and asks neither age nor sex', async () => {
    const projectId = await accepted();
    await api.db.update(users).set({ personType: 0 }).where(eq(users.id, applicant.userId));
    expect(missingIn(await seen(projectId))).toEqual([
      'guarantees',
      'risk_factors',
      'business',
      'incorporated_on',
      'location',
      'business_model',
      'financials',
    ]);
    expect((await seen(projectId)).offer.applicant).toMatchObject({
      kind: 'legal_entity',
      name: 'Lucía Cruz Peña',
      age: null,
    });
    await api.db.update(users).set({ personType: 1 }).where(eq(users.id, applicant.userId));
  });

  it('is written by staff alone, on days that can be, from the approval until it is published', async () => {
    const projectId = await story.ask();
    expect((await story.prepare(projectId)).status).toBe(409);
    const url = `/api/v1/projects/${projectId}/offer` as const;
    expect((await staff.call({ url: `${url}?closes_at=${closes(20)}` })).status).toBe(404);
    await story.approve(projectId);
    for (const who of [applicant, supplier]) {
      expect(
        (await who.call({ method: 'PUT', url, body: { ...completeSheet, version: 0 } })).status,
      ).toBe(403);
    }
    const child = await story.prepare(projectId, {
      ...completeSheet,
      birth_day: toDay('2020-03-12'),
    });
    expect([child.status, child.json.fields]).toEqual([
      422,
      { birth_day: 'El solicitante debe tener 18 años cumplidos.' },
    ]);
    await story.prepare(projectId);
    // Who read the sheet before that is shown what it says now.
    const body = { occupation: 'Otra cosa', version: 0 };
    const late = await staff.call({ method: 'PUT', url, body });
    expect([late.status, late.json]).toMatchObject([
      409,
      { code: 'stale', current: { ...completeSheet, version: 1 } },
    ]);
    await story.publish(projectId);
    expect((await story.prepare(projectId)).status).toBe(409);
    const noted = await api.db.select().from(auditLog).where(eq(auditLog.objectId, projectId));
    expect(noted.map(({ action }) => action)).toContain('opportunities.prepare');
    const [kept] = await api.db.select().from(projects).where(eq(projects.id, projectId));
    expect(kept?.offerSheet).toEqual(completeSheet);
  });

  it('publishes nothing that names the applicant or promises; staff rewrite the purpose', async () => {
    const projectId = await story.ask({ purpose: 'Soy Lucía, tel. 999 123 4567: paneles' });
    await story.approve(projectId);
    await story.accept(projectId);
    const bad = { occupation: 'Comerciante, lucia cruz', guarantees: 'Pago garantizado' };
    const refusal = await story.prepare(projectId, { ...completeSheet, ...bad });
    expect([refusal.status, Object.keys(refusal.json.fields)]).toEqual([
      422,
      ['guarantees', 'occupation'],
    ]);
    await story.prepare(projectId);
    const why = 'Quita el nombre del solicitante: los inversionistas no lo conocen.';
    expect((await seen(projectId)).checklist).toContainEqual({
      item: 'purpose',
      done: false,
      problem: why,
    });
    await freshFactor(api, staff);
    const url = `/api/v1/projects/${projectId}/publish` as const;
    const ask = () => staff.call({ method: 'POST', url, body: { closes_at: closes(20) } });
    const { status, json } = await ask();
    expect([status, json.fields]).toEqual([422, { purpose: why }]);

    const purpose = 'Paneles para una tortillería';
    await story.prepare(projectId, { ...completeSheet, purpose });
    expect((await seen(projectId)).offer.purpose).toBe(purpose);
    expect((await ask()).status).toBe(202);
    const second = await secondPerson(api);
    const { json: waiting } = await second.call({ url: '/api/v1/approvals?outcome=waiting' });
    const { title, details } = firstOf(waiting.items);
    const folio = details.find(({ label }) => label === 'Crédito')?.value;
    expect(title).toBe(`Publicar el crédito ${folio} para que se fondee`);
    const published = details.map(({ label }) => label);
    const labels = ['Monto', 'Destino del crédito', 'Plazo del crédito', 'Tasa anual fija'];
    expect(published).toEqual(expect.arrayContaining(labels));
  });

  it('publishes nothing closer than the municipality, neither typed nor as the site is stored', async () => {
    const projectId = await accepted();
    const [site] = await api.db
      .select()
      .from(installationSites)
      .where(eq(installationSites.projectId, projectId));
    const bad = {
      residence: 'Calle Morelos 214, Tlaquepaque',
      risk_factors: `El local queda por ${site?.street}.`,
    };
    const refusal = await story.prepare(projectId, { ...completeSheet, ...bad });
    const why = 'Quita el domicilio: los inversionistas solo conocen el municipio y el estado.';
    expect([refusal.status, refusal.json.fields]).toEqual([
      422,
      { residence: why, risk_factors: why },
    ]);
    // Kept from before it was refused, it is neither listed as ready nor published.
    const offerSheet = { ...completeSheet, residence: bad.residence };
    await api.db.update(projects).set({ offerSheet }).where(eq(projects.id, projectId));
    expect((await seen(projectId)).checklist).toContainEqual({
      item: 'residence',
      done: false,
      problem: why,
    });
    expect((await publish(projectId)).status).toBe(422);
  });

  it('stays as it is while a second person is asked to confirm its publication', async () => {
    const projectId = await accepted();
    await story.prepare(projectId);
    await freshFactor(api, staff);
    const asked = await staff.call({
      method: 'POST',
      url: `/api/v1/projects/${projectId}/publish`,
      body: { closes_at: closes(20) },
    });
    expect(asked.status).toBe(202);
    const changed = { ...completeSheet, guarantees: 'Una garantía que nadie dio.' };
    expect((await story.prepare(projectId, changed)).status).toBe(409);
    api.clock.now = new Date(api.clock.now.getTime() + 73 * 3_600_000);
    const later = await api.again(staff);
    const url = `/api/v1/projects/${projectId}/offer` as const;
    expect(
      (await later.call({ method: 'PUT', url, body: { ...changed, version: 1 } })).status,
    ).toBe(200);
  });
});
