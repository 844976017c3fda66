import { toCentavos } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { applicantReports } from '@server/db/schema/credit-committee';
import { backgrounds } from '@server/db/schema/people-profiles';
import { settings } from '@server/db/schema/platform';
import { type Person, testApi } from '@tests/support/api';
import { creditStory } from '@tests/support/credit';
import { present } from '@tests/support/present';
import { alsoStaff } from '@tests/support/two-people';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

const api = await testApi();
const story = await creditStory(api);
const { staff, applicant } = story;

const seen = async (projectId: string) =>
  (await staff.call({ url: `/api/v1/projects/${projectId}/committee` })).json;
const checkOf = async (projectId: string, name: string) =>
  present((await seen(projectId)).checks.find((check) => check.name === name));
const report = (who: Person, projectId: string, day: string) =>
  who.call({
    method: 'POST',
    url: `/api/v1/projects/${projectId}/committee/reports`,
    body: { reported_on: day, score: 690, summary: 'Dos créditos al corriente' },
  });

async function earns(cents: number) {
  await api.db
    .insert(backgrounds)
    .values({ userId: applicant.userId, monthlyIncomeCents: toCentavos(cents), version: 1 })
    .onConflictDoUpdate({
      target: backgrounds.userId,
      set: { monthlyIncomeCents: toCentavos(cents) },
    });
}

describe('what the committee has before it', () => {
  it('computes what it can from what is kept, says where nothing is known, and by which limit', async () => {
    const projectId = await story.ask();
    const bare = await seen(projectId);
    expect(bare.checks.map(({ name, verdict }) => [name, verdict])).toEqual([
      ['payment_to_income', 'unknown'],
      ['all_payments_to_income', 'unknown'],
      ['total_owed', 'pass'],
      ['applicant_report_age', 'unknown'],
      ['data', 'warn'],
      ['identity', 'fail'],
      ['documents', 'fail'],
      ['accreditation', 'warn'],
    ]);
    const papers = await checkOf(projectId, 'documents');
    expect(papers.missing).toEqual(['Identificación oficial', 'Recibo de luz']);
    expect((await checkOf(projectId, 'data')).missing).toContain('CURP');

    await earns(4_000_000);
    const { quote, applicant: known } = await seen(projectId);
    expect(quote).toMatchObject({ decided: false, annual_rate_bp: 1890, term_months: 12 });
    expect(known.monthly_income_cents).toBe(4_000_000);
    const expected = Math.round((present(quote).payment_cents * 10_000) / 4_000_000);
    expect(await checkOf(projectId, 'payment_to_income')).toMatchObject({
      verdict: 'pass',
      value: expected,
      warn_beyond: 3000,
      fail_beyond: 4000,
      rule: { source: 'Decisión de producto', valid_from: '2024-01-01' },
    });
  });

  it('goes by the parameter of the day, and by the terms once they are decided', async () => {
    await earns(2_500_000);
    const projectId = await story.ask();
    expect((await checkOf(projectId, 'payment_to_income')).verdict).toBe('warn');
    const today = dayInMexicoCity(api.clock.now);
    const [stricter] = await api.db
      .insert(settings)
      .values({
        key: 'payment_to_income_most',
        value: 3500,
        validFrom: today,
        source: 'Acta 12 del comité',
        setBy: 'test',
      })
      .returning();
    expect(await checkOf(projectId, 'payment_to_income')).toMatchObject({
      verdict: 'fail',
      fail_beyond: 3500,
      rule: { source: 'Acta 12 del comité', valid_from: today },
    });
    await api.db.delete(settings).where(eq(settings.id, present(stricter).id));

    await story.approve(projectId);
    expect((await seen(projectId)).quote).toMatchObject({ decided: true, payment_cents: 964_277 });
    const other = await story.ask({ amount_cents: 5_000_000 });
    expect((await seen(other)).applicant.other_payments_cents).toBe(964_277);
    expect((await checkOf(other, 'all_payments_to_income')).verdict).toBe('fail');
  });

  it('judges terms that staff are typing as it does those that are decided, and keeps nothing of it', async () => {
    await earns(2_500_000);
    const projectId = await story.ask();
    const before = await seen(projectId);
    const typed = async (amount: number, months: number, rate: number) => {
      const query = `amount_cents=${amount}&term_months=${months}&annual_rate_bp=${rate}`;
      const path = `/api/v1/projects/${projectId}/committee/terms`;
      return (await staff.call({ url: `${path}?${query}` })).json.checks;
    };
    const reference = await typed(10_000_000, 12, 1890);
    const terms = ['payment_to_income', 'all_payments_to_income', 'total_owed'];
    expect(reference).toEqual(before.checks.filter(({ name }) => terms.includes(name)));
    const [payment, , owed] = await typed(6_000_000, 24, 2400);
    // 3,288.13 a month of 25,000.00.
    expect(payment).toMatchObject({ verdict: 'pass', value: 1315 });
    expect(present(owed).value).toBe(Number(present(reference[2]).value) - 4_000_000);
    expect(present((await typed(10_000_000, 6, 2400))[0]).verdict).toBe('fail');
    expect(await seen(projectId)).toEqual(before);
    await story.act(applicant, `projects/${projectId}/cancel`, { reason: 'Lo pensé mejor' });
  });

  it('is for staff alone', async () => {
    const projectId = await story.ask();
    for (const who of [applicant, story.supplier]) {
      const { status } = await who.call({ url: `/api/v1/projects/${projectId}/committee` });
      expect(status).toBe(403);
    }
    // Also not for one of staff who installs what is asked for.
    const installer = await alsoStaff(api, story.supplier);
    const terms = 'terms?amount_cents=6000000&term_months=24&annual_rate_bp=2400';
    for (const path of ['committee', `committee/${terms}`]) {
      const { status } = await installer.call({ url: `/api/v1/projects/${projectId}/${path}` });
      expect(status).toBe(403);
    }
    await story.act(applicant, `projects/${projectId}/cancel`, { reason: 'Lo pensé mejor' });
  });
});

describe("the report of an applicant's history", () => {
  it('is recorded by their authorisation, once a day, sealed, and grows old', async () => {
    const projectId = await story.ask();
    const today = dayInMexicoCity(api.clock.now);
    const refused = await report(staff, projectId, today);
    expect([refused.status, refused.json.message]).toEqual([
      409,
      'No hay una autorización vigente para consultar su historial crediticio.',
    ]);
    expect((await seen(projectId)).bureau).toMatchObject({ consented_at: null, may_record: false });

    await consented();
    expect((await seen(projectId)).bureau.may_record).toBe(true);
    expect((await report(staff, projectId, '2020-01-01')).status).toBe(422);
    const own = await alsoStaff(api, applicant);
    expect((await report(own, projectId, today)).status).toBe(403);
    expect((await report(staff, projectId, today)).status).toBe(200);
    expect((await report(staff, projectId, today)).status).toBe(409);
    const [kept] = await api.db.select().from(applicantReports);
    expect(kept?.content).not.toContain('corriente');
    expect((await seen(projectId)).bureau.reports).toMatchObject([
      { score: 690, summary: 'Dos créditos al corriente' },
    ]);
    expect(await checkOf(projectId, 'applicant_report_age')).toMatchObject({
      verdict: 'pass',
      value: 0,
      fail_beyond: 90,
      rule: { source: 'CUITF 45: tres meses' },
    });
    const begun = api.clock.now;
    api.clock.now = new Date(begun.getTime() + 91 * 86_400_000);
    Object.assign(staff, await api.again(staff));
    expect((await checkOf(projectId, 'applicant_report_age')).verdict).toBe('fail');
    api.clock.now = begun;
    Object.assign(staff, await api.again(staff));
  });
});

/** The applicant authorises that their history is consulted. */
async function consented() {
  await api.stepUp(applicant);
  const { json } = await applicant.call({ url: '/api/v1/profile/consents' });
  const asked = present(json.items.find(({ document }) => document === 'bureau'));
  const { status } = await applicant.call({
    method: 'POST',
    url: '/api/v1/profile/consents/bureau',
    body: { text_sha256: asked.text_sha256, names: asked.names },
  });
  expect(status).toBe(200);
}
