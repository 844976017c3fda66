import { coObligors } from '@server/db/schema/credit-co-obligors';
import { incomeEvidence } from '@server/db/schema/credit-income-sources';
import { type Person, testApi } from '@tests/support/api';
import { creditStory, once } from '@tests/support/credit';
import { pdf } from '@tests/support/files';
import { multipart } from '@tests/support/multipart';
import { firstOf, present } from '@tests/support/present';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';

const api = await testApi();
const story = await creditStory(api);
const { applicant, supplier, staff, supplierId } = story;
const agent = await api.person('supplier_agent', { supplierId });
const stranger = await api.person('client');
const otherInstaller = await api.person('supplier', { fullName: 'Luz del Norte' });

const asked: string[] = [];

async function ask(): Promise<string> {
  const projectId = await story.ask();
  asked.push(projectId);
  return projectId;
}

/** A person has few requests in review at a time. */
afterEach(async () => {
  for (const projectId of asked.splice(0)) {
    await story.act(applicant, `projects/${projectId}/cancel`, { reason: 'Lo pensé mejor' });
  }
});

const bakery = {
  role: 'applicant',
  kind: 'business',
  payer: 'Panadería Cruz',
  since: '2018-02-01',
  amount_cents: 2_000_000,
  period: 'month',
  notes: '',
};

const add = (who: Person, projectId: string, changes: object = {}) =>
  who.call({
    method: 'POST',
    url: `/api/v1/project-income/${projectId}`,
    headers: once(),
    body: { ...bakery, ...changes },
  });
const list = async (who: Person, projectId: string) =>
  (await who.call({ url: `/api/v1/project-income/${projectId}` })).json.people;
const show = (who: Person, id: string) => who.call({ url: `/api/v1/income-sources/${id}` });
const prove = (who: Person, id: string, kind = 'tax_return') =>
  who.call({
    method: 'POST',
    url: `/api/v1/income-sources/${id}/evidence`,
    ...multipart({ kind }, { name: 'file', fileName: 'prueba.pdf', content: pdf(`${id}${kind}`) }),
  });
const edit = (who: Person, id: string, changes: object = {}) => {
  const { role: _, ...form } = bakery;
  const body = { ...form, version: 1, ...changes };
  return who.call({ method: 'PUT', url: `/api/v1/income-sources/${id}`, body });
};
const remove = (who: Person, id: string) =>
  who.call({ method: 'DELETE', url: `/api/v1/income-sources/${id}` });

async function added(who: Person, projectId: string, changes: object = {}): Promise<string> {
  const { status, json } = await add(who, projectId, changes);
  expect(status).toBe(200);
  return String(json.id);
}

async function checkOf(projectId: string, name: string) {
  const { json } = await staff.call({ url: `/api/v1/projects/${projectId}/committee` });
  return json.checks.find((check) => check.name === name);
}

async function named(projectId: string): Promise<string> {
  const [row] = await api.db
    .insert(coObligors)
    .values({
      ...{ projectId, fullName: 'Rosa Peña Gil', email: 'rosa.pena@ejemplo.mx' },
      ...{ phone: '5512345678', relation: 'Hermana' },
    })
    .returning();
  return present(row).id;
}

describe('a source of income', () => {
  it('is stated by the installer, proved by a file, changed and removed, and its history is kept', async () => {
    const projectId = await ask();
    const id = await added(agent, projectId);
    expect((await show(supplier, id)).json).toMatchObject({
      ...{ payer: 'Panadería Cruz', monthly_cents: 2_000_000, stable_cents: 0 },
      ...{ reason: 'no_evidence', may_edit: true, evidence: [] },
      rule: { variable_share_bp: 7000, salary_days: 180, variable_days: 365 },
    });
    expect((await prove(supplier, id)).status).toBe(200);
    const shown = (await show(staff, id)).json;
    expect(shown).toMatchObject({ stable_cents: 1_400_000, reason: 'variable', may_edit: false });
    const file = firstOf(shown.evidence);
    const url = `/api/v1/income-evidence/${file.id}`;
    expect((await staff.call({ url })).bytes).toEqual(pdf(`${id}tax_return`));
    for (const who of [stranger, otherInstaller]) {
      expect((await who.call({ url })).status).toBe(404);
      expect((await show(who, id)).status).toBe(404);
      expect((await edit(who, id)).status).toBe(404);
      expect((await prove(who, id)).status).toBe(404);
      expect((await remove(who, id)).status).toBe(404);
      expect((await add(who, projectId)).status).toBe(404);
    }
    expect((await edit(applicant, id, { amount_cents: 2_400_000 })).status).toBe(200);
    const stale = await edit(supplier, id);
    expect([stale.status, stale.json.code]).toEqual([409, 'stale']);
    const drop = { method: 'DELETE', url } as const;
    expect((await supplier.call(drop)).status).toBe(200);
    expect((await supplier.call(drop)).status).toBe(404);
    expect((await remove(supplier, id)).status).toBe(200);
    expect((await show(supplier, id)).status).toBe(404);
    expect(await api.db.$count(incomeEvidence, eq(incomeEvidence.incomeSourceId, id))).toBe(0);
    const { json } = await staff.call({
      url: `/api/v1/audit?object=projects&object_id=${projectId}&limit=20`,
    });
    const acts = json.items.map(({ action }) => action).filter((one) => one.startsWith('income-'));
    expect(acts).toEqual([
      'income-sources.delete',
      'income-sources.delete-file',
      'income-sources.edit',
      'income-sources.download',
      'income-sources.upload',
      'income-sources.create',
    ]);
  });

  it('is refused on its field, and staff state none', async () => {
    const projectId = await ask();
    const wrong = await add(supplier, projectId, { payer: ' ', amount_cents: 0, period: 'day' });
    expect([wrong.status, Object.keys(wrong.json.fields ?? {}).sort()]).toEqual([
      400,
      ['amount_cents', 'payer', 'period'],
    ]);
    const future = await add(supplier, projectId, { since: '2999-01-01' });
    expect(future.json.fields).toEqual({ since: 'Escribe una fecha que ya pasó.' });
    const nobody = await add(supplier, projectId, { role: 'co-obligor' });
    expect(Object.keys(nobody.json.fields ?? {})).toEqual(['role']);
    expect((await add(staff, projectId)).status).toBe(403);
    for (let n = 0; n < 10; n += 1) await added(supplier, projectId, { payer: `Cliente ${n}` });
    expect((await add(supplier, projectId)).status).toBe(422);
    expect(await list(supplier, projectId)).toMatchObject([{ may_add: false }]);
  });

  it('of a co-obligor is read by who stated it and by staff, while they take part', async () => {
    const projectId = await ask();
    const coObligorId = await named(projectId);
    const id = await added(applicant, projectId, { role: 'co-obligor', payer: 'Escuela 12' });
    expect((await show(supplier, id)).status).toBe(404);
    expect((await remove(supplier, id)).status).toBe(404);
    const counted = async (who: Person) =>
      (await list(who, projectId)).map(({ role, sources }) => [role, sources.length]);
    const whole = [
      ['applicant', 0],
      ['co-obligor', 1],
    ];
    expect(await counted(staff)).toEqual(whole);
    expect(await counted(applicant)).toEqual(whole);
    expect(await counted(supplier)).toEqual([
      ['applicant', 0],
      ['co-obligor', 0],
    ]);
    const left = { withdrawnAt: api.clock.now };
    await api.db.update(coObligors).set(left).where(eq(coObligors.id, coObligorId));
    expect(await counted(staff)).toEqual([['applicant', 0]]);
    expect((await show(applicant, id)).status).toBe(404);
  });

  it('stays as it was once the request is decided', async () => {
    const projectId = await ask();
    const id = await added(supplier, projectId);
    await prove(supplier, id);
    // The payment is beyond what is stable, which an approval answers for.
    expect((await story.approve(projectId)).status).toBe(422);
    const note = 'Su contrato de venta del año cubre la mensualidad.';
    const terms = { annual_rate_bp: 2400, term_months: 12, opening_fee_bp: 300, risk_grade: 'B' };
    const decided = await story.act(staff, `projects/${projectId}/approve`, { ...terms, note });
    expect(decided.status).toBe(200);
    for (const refused of [
      await add(supplier, projectId),
      await edit(applicant, id),
      await prove(supplier, id),
      await remove(supplier, id),
    ]) {
      expect(refused.status).toBe(409);
      expect(refused.json.message).toContain('ya se decidió con los ingresos que están aquí');
    }
    expect(await list(supplier, projectId)).toMatchObject([{ may_add: false }]);
    expect((await show(supplier, id)).json.may_edit).toBe(false);
  });
});

describe('the committee', () => {
  it('measures payments against what is stable, and says so', async () => {
    const projectId = await ask();
    expect(await checkOf(projectId, 'payment_to_income')).toMatchObject({ basis: null });
    const id = await added(supplier, projectId);
    expect(await checkOf(projectId, 'payment_to_income')).toMatchObject({
      ...{ basis: 'sources', verdict: 'fail', value: null },
    });
    await prove(supplier, id);
    const { json } = await staff.call({ url: `/api/v1/projects/${projectId}/committee` });
    const payment = present(json.quote).payment_cents;
    expect(json.applicant).toMatchObject({
      stable_income_cents: 1_400_000,
      income_sources: [{ id, stable_cents: 1_400_000 }],
    });
    const check = await checkOf(projectId, 'payment_to_income');
    expect(check).toMatchObject({
      basis: 'sources',
      value: Math.floor((payment * 10_000) / 1_400_000 + 0.5),
    });
    expect(await checkOf(projectId, 'co_obligor_to_income')).toBeUndefined();
  });

  it('reads what a co-obligor lives on beside it, which never fails', async () => {
    const projectId = await ask();
    await named(projectId);
    const body = { role: 'co-obligor', kind: 'salaried', amount_cents: 1_000_000 };
    await added(applicant, projectId, body);
    expect(await checkOf(projectId, 'co_obligor_to_income')).toMatchObject({
      ...{ verdict: 'warn', value: null, basis: 'sources' },
    });
  });
});
