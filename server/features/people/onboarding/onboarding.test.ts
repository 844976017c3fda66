import { toCentavos } from '@contract/kernel/fields/centavos';
import { onboardingSteps, sectionsOfStep } from '@contract/people/onboarding';
import { projects } from '@server/db/schema/credit';
import { applicants, suppliers } from '@server/db/schema/people';
import { agentTrainings } from '@server/db/schema/people-work';
import { type Person, testApi } from '@tests/support/api';
import { everyOnboarding, INDIVIDUAL, LEGAL_ENTITY, newcomers } from '@tests/support/newcomers';
import { rightQuiz } from '@tests/support/onboarding';
import { present } from '@tests/support/present';
import { freshFactor } from '@tests/support/two-people';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

const api = await testApi();
const { companyOf, newcomer, progress, finish, give } = newcomers(api);

const infoOf = async (who: Person) => (await who.call({ url: '/api/v1/users/getRgUserInfo' })).json;

test('who acts for another is told that the real owner lacks, not the answers that they gave', async () => {
  const who = await newcomer('investor', INDIVIDUAL);
  const section = async () =>
    (await progress(who)).steps
      .flatMap(({ sections }) => sections)
      .find(({ name }) => name === 'identity_check');
  expect(await section()).toEqual({ name: 'identity_check', done: false });
  await freshFactor(api, who);
  const saved = await who.call({
    method: 'PUT',
    url: '/api/v1/profile/identity-checks/person',
    body: {
      version: 0,
      own_account: false,
      occupation: 'Comerciante',
      pep: 'none',
      funds_source: 'business',
      funds_use: 'Que mi ahorro rinda',
      monthly_amount_cents: 500_000,
      taxed_abroad: false,
    },
  });
  expect(saved.status).toBe(200);
  expect(await section()).toEqual({ name: 'identity_check', done: false, lacks: 'real_owner' });
});

test('a company that invests declares who it is, and who controls it in the next step, which lacks that alone', async () => {
  const who = await newcomer('investor', LEGAL_ENTITY);
  const stateOf = async (name: string) =>
    (await progress(who)).steps.find((step) => step.name === name)?.sections.at(-1);
  const kyc = () => stateOf('pm_mex_7_kyc');
  const controlled = () => stateOf('pm_mex_8_controlling_beneficiary');
  await give.identity_answers(who);
  expect(await kyc()).toEqual({ name: 'identity_answers', done: true });
  expect(await controlled()).toEqual({ name: 'controllers', done: false });
  await give.controllers(who);
  expect(await controlled()).toEqual({ name: 'controllers', done: true });

  // A later save of the answers leaves who controls it.
  const url = '/api/v1/profile/identity-checks/person';
  const { version, answers } = (await who.call({ url })).json;
  const { controllers, ...own } = present(answers);
  const body = { ...own, version, funds_use: 'Que el ahorro de la empresa rinda' };
  expect((await who.call({ method: 'PUT', url, body })).status).toBe(200);
  expect((await who.call({ url })).json.answers).toMatchObject({
    funds_use: 'Que el ahorro de la empresa rinda',
    controllers,
  });
});

let folio = 0;
/** A credit that a person asks for. */
async function request({ userId }: Person) {
  const [own] = await api.db.select().from(applicants).where(eq(applicants.userId, userId));
  folio += 1;
  const [row] = await api.db
    .insert(projects)
    .values({
      folio: `ALTA-${folio}`,
      applicantId: present(own).id,
      supplierId: (await companyOf(await api.person('supplier'))).id,
      productId: 1,
      status: 'in_review',
      amountCents: toCentavos(12_000_000),
      termMonths: 36,
      purpose: 'Paneles para la casa',
    })
    .returning();
  return present(row).id;
}

describe('empty calls', () => {
  test.each([
    ['investor', INDIVIDUAL, '1_welcome', '2_general_data'],
    ['investor', LEGAL_ENTITY, 'pm_mex_1_welcome', 'pm_mex_2_company_data'],
    ['supplier', INDIVIDUAL, null, 'pf_mex_1_general_data'],
    ['supplier', LEGAL_ENTITY, null, 'pm_mex_1_company_data'],
    ['client', INDIVIDUAL, null, 'pf_1_person'],
    ['client', LEGAL_ENTITY, null, 'pm_1_company'],
    ['supplier_agent', INDIVIDUAL, null, 'agent_1_identity'],
    ['supplier_agent', LEGAL_ENTITY, null, 'agent_1_identity'],
  ] as const)(
    'of %s (kind %i) end at the first step that lacks data',
    async (role, personType, kept, stuck) => {
      const who = await newcomer(role, personType);
      const steps =
        onboardingSteps[role][personType === LEGAL_ENTITY ? 'legal_entity' : 'individual'];
      for (const step of [...steps, ...steps]) await finish(who, step);
      const now = await progress(who);
      expect(now).toMatchObject({ role, step: kept, complete: false });
      expect(now.steps.map(({ name }) => name)).toEqual(steps);
      const first = now.steps.find(({ finished }) => !finished);
      expect(first?.name).toBe(stuck);
      expect(first?.sections.some(({ done }) => !done)).toBe(true);
      expect((await finish(who, stuck)).status).toBe(422);
      expect((await finish(who, steps.at(-1) ?? '')).status).toBe(409);
      expect((await finish(who, '')).status).toBe(400);
    },
  );
});

describe('update-step', () => {
  const move = (who: Person, supplier_id: unknown, step_identifier: string) =>
    who.call({
      method: 'PUT',
      url: '/api/supplier-onboarding/put/update-step',
      body: { supplier_id, step_identifier },
    });

  test("is for one's own company: another one is not found, an order is kept, and data is asked for", async () => {
    const who = await newcomer('supplier', LEGAL_ENTITY);
    const own = (await companyOf(who)).id;
    const other = (await companyOf(await newcomer('supplier', LEGAL_ENTITY))).id;
    expect((await move(who, other, 'pm_mex_1_company_data')).status).toBe(404);
    expect((await move(who, 'no-existe', 'pm_mex_1_company_data')).status).toBe(404);
    expect((await move(who, own, 'pm_mex_2_tax_status')).status).toBe(409);
    expect((await move(who, own, 'pf_mex_1_general_data')).status).toBe(409);
    const lacking = await move(who, own, 'pm_mex_1_company_data');
    expect(lacking.status).toBe(422);
    expect(lacking.json.message).toBe(
      'Para continuar debes proporcionar toda la información solicitada.',
    );
    expect((await infoOf(who)).supplier_onboarding_step).toBeNull();

    await api.db
      .update(suppliers)
      .set({ onboardingStep: 'pm_mex_10_legal_representative_credit_history_report' })
      .where(eq(suppliers.id, own));
    expect((await move(who, own, 'pm_mex_9_documents')).json).toEqual({ ok: true });
    expect((await infoOf(who)).supplier_onboarding_step).toBe('pm_mex_9_documents');
  });
});

describe('update-onboarding', () => {
  const move = (who: Person, applicantId: unknown, project_id: string) =>
    who.call({
      method: 'PUT',
      url: `/api/loan-onboarding/put/${String(applicantId)}/update-onboarding`,
      body: { project_id },
    });

  test("is for one's own record and project, and finishes the next step once its data is there", async () => {
    const who = await newcomer('client', INDIVIDUAL);
    const own = (await infoOf(who)).client_id;
    const other = await newcomer('client', INDIVIDUAL);
    const project = await request(who);
    const foreign = await request(other);
    expect((await move(who, (await infoOf(other)).client_id, project)).status).toBe(404);
    expect((await move(who, own, foreign)).status).toBe(404);
    expect((await move(who, own, 'no-existe')).status).toBe(404);
    expect((await move(who, own, project)).status).toBe(422);
    await give.profile(who);
    expect((await move(who, own, project)).json).toEqual({ ok: true });
    expect((await infoOf(who)).applicant_onboarding_step).toBe('pf_1_person');
    expect((await move(who, own, project)).status).toBe(422);
  });
});

describe('a step is left once its data is there', () => {
  test.each(everyOnboarding)(
    '%s (kind %i), each section by the calls of its noun, to the end, and of their profile lacks nothing',
    async (role, personType) => {
      const who = await newcomer(role, personType);
      const given = new Set<string>();
      for (const { name } of (await progress(who)).steps) {
        const sections = sectionsOf(name).filter((section) => !given.has(section));
        const done = async () =>
          (await progress(who)).steps.find((step) => step.name === name)?.sections;
        for (const section of sections) {
          const before = (await done())?.find((one) => one.name === section);
          if (!before?.done) {
            expect([name, (await finish(who, name)).status]).toEqual([name, 422]);
            await give[section](who);
          }
          given.add(section);
        }
        expect(await done()).toEqual(
          sectionsOf(name).map((section) => ({ name: section, done: true })),
        );
        expect([name, (await finish(who, name)).status]).toEqual([name, 200]);
      }
      expect(await progress(who)).toMatchObject({ complete: true });
      const { json: missing } = await who.call({ url: '/api/v1/profile/missing' });
      expect(missing).toEqual({ general: [], address: [], tax: [], about_you: [] });
      expect((await infoOf(who)).update_profile_info).toBe(false);
    },
  );
});

const sectionsOf = (step: string) =>
  Object.entries(sectionsOfStep).find(([name]) => name === step)?.[1] ?? [];

describe('the training of a seller', () => {
  test('keeps wrong answers, refuses them on their questions, and passes with right ones', async () => {
    const who = await newcomer('supplier_agent', INDIVIDUAL);
    const answer = (body: object) =>
      who.call({ method: 'POST', url: '/api/v1/agent-training/quiz', body });
    const wrong = await answer({ ...rightQuiz, cash: 'take', photos: 'share' });
    expect(wrong.status).toBe(422);
    expect(Object.keys(Object(wrong.json).fields)).toEqual(['cash', 'photos']);
    expect((await answer({ ...rightQuiz, cash: undefined })).status).toBe(400);
    expect((await answer(rightQuiz)).json).toEqual({
      conduct_accepted_at: null,
      quiz_passed_at: api.clock.now.toISOString(),
    });
    const kept = await api.db
      .select()
      .from(agentTrainings)
      .where(eq(agentTrainings.userId, who.userId))
      .orderBy(agentTrainings.id);
    expect(kept.map(({ part, passed }) => [part, passed])).toEqual([
      ['quiz', false],
      ['quiz', true],
    ]);
    const change = api.db.update(agentTrainings).set({ passed: true });
    await expect(change).rejects.toMatchObject({ cause: { code: 'EV001' } });
  });
});

describe('a work profile', () => {
  test('keeps each part by itself, and refuses an older save with what is kept', async () => {
    const who = await newcomer('supplier', LEGAL_ENTITY);
    const save = (body: object) => who.call({ method: 'PUT', url: '/api/v1/profile/work', body });
    const experience = {
      years: 8,
      systems_installed: 340,
      summary: 'Paneles para casas y comercios del centro.',
      website: 'https://www.soles.mx',
    };
    const bad = await save({ version: 0, experience: { ...experience, website: 'soles' } });
    expect(bad.json.fields).toEqual({
      'experience.website': 'El campo debe ser una dirección web válida',
    });
    const typed = { ...experience, website: 'www.soles.mx' };
    expect((await save({ version: 0, experience: typed })).status).toBe(200);
    expect((await save({ version: 1, states: ['Jalisco'] })).json).toEqual({
      experience,
      technologies: [],
      states: ['Jalisco'],
      version: 2,
    });
    const stale = await save({ version: 1, states: ['Colima'] });
    expect(stale).toMatchObject({
      status: 409,
      json: { code: 'stale', current: { states: ['Jalisco'], version: 2 } },
    });
    expect((await save({ version: 2, states: ['Texas'] })).status).toBe(400);
    expect((await save({ version: 2, technologies: [] })).status).toBe(400);
    const other = await newcomer('supplier', LEGAL_ENTITY);
    expect((await other.call({ url: '/api/v1/profile/work' })).json.states).toEqual([]);
  });
});
