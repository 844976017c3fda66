import { randomUUID } from 'node:crypto';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { quizWords } from '@contract/locales/es-MX/people/agent-training';
import { copyFields } from '@contract/locales/es-MX/people/copy-fields';
import { copyOfData } from '@contract/locales/es-MX/people/copy-of-data';
import { riskForm } from '@contract/people/risk-acknowledgements';
import { inTransaction } from '@server/db/connection';
import { loans } from '@server/db/schema/credit';
import { applicants, investors, legalAcceptances, suppliers } from '@server/db/schema/people';
import { createVault } from '@server/db/vault';
import { t, texts } from '@server/i18n';
import { depositIdentified } from '@server/ledger/events/deposits';
import { testApi } from '@tests/support/api';
import { creditStory } from '@tests/support/credit';
import { declaredOwner } from '@tests/support/declared';
import { filledRow } from '@tests/support/filled-row';
import { onboardingData } from '@tests/support/onboarding';
import { codesIn, readCopy } from '@tests/support/own-copy';
import { present } from '@tests/support/present';
import { tablesOfPeople } from '@tests/support/tables-of-people';
import { freshFactor } from '@tests/support/two-people';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { acceptLegalTexts } from '../legal/accept';
import { createMembership } from '../memberships/memberships';

const api = await testApi();

/** The parts of a copy, and the names of fields in it that are not of these. */
function namesIn(copy: object, fields: readonly string[]) {
  const below = (value: unknown): string[] =>
    typeof value !== 'object' || value === null
      ? []
      : Object.entries(value).flatMap(([name, each]) => [
          ...(Array.isArray(value) || fields.includes(name) ? [] : [name]),
          ...below(each),
        ]);
  return { parts: Object.keys(copy), strange: Object.values(copy).flatMap(below) };
}

it('knows of every table of the schema what it has of people, and where the copy has it', async () => {
  const { rows } = await api.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  expect(Object.keys(tablesOfPeople)).toEqual(rows.map(({ name }) => name).toSorted());
});

it('names every part in Spanish, and has every part of a person who did everything', async () => {
  const story = await creditStory(api);
  const { projectId } = await story.repaying();
  const { applicant: who, staff } = story;
  const { userId } = who;
  const now = api.clock.now;
  await inTransaction(api.db, async (tx) => {
    const user = { id: userId, fullName: 'Lucía Cruz Peña' };
    await createMembership(tx, user, 'investor');
    await createMembership(tx, user, 'supplier');
    await acceptLegalTexts(tx, { userId, ip: '127.0.0.1', now });
  });
  const own = async (table: typeof applicants | typeof investors | typeof suppliers) =>
    present((await api.db.select({ id: table.id }).from(table).where(eq(table.userId, userId)))[0])
      .id;
  const [applicantId, investorId, supplierId] = [
    await own(applicants),
    await own(investors),
    await own(suppliers),
  ];
  const loan = present(
    (await api.db.select().from(loans).where(eq(loans.projectId, projectId)))[0],
  );
  const programId = await api.program(['Centro']);

  const { give } = onboardingData({
    confirm: () => freshFactor(api, { userId }),
    sentTo: async (phone) => (await api.lastMail(phone))?.text,
  });
  await give.profile(who);
  await give.address(who);
  await give.about_you(who);
  await give.tax_profile(who);
  await give.bank_account(who);
  await give.beneficiaries(who);
  await give.references(who);
  await freshFactor(api, { userId });
  const checks = '/api/v1/profile/identity-checks';
  const { answers } = (await who.call({ url: `${checks}/person` })).json;
  for (const [subject, body] of [
    ['person', { ...answers, own_account: false, version: 1 }],
    ['real_owner', declaredOwner],
    ['resource_provider', declaredOwner],
  ] as const) {
    const saved = await who.call({ method: 'PUT', url: `${checks}/${subject}`, body });
    expect([subject, saved.status, saved.json.fields]).toEqual([subject, 200, undefined]);
  }
  await who.call({
    method: 'POST',
    url: '/api/v1/profile/privacy-requests',
    body: { kind: 'access', text: 'Quiero saber qué tienen de mí.' },
  });

  const known = {
    user_id: userId,
    applicant_id: applicantId,
    investor_id: investorId,
    supplier_id: supplierId,
    program_id: programId,
    project_id: projectId,
    loan_id: loan.id,
  };
  const fill = (table: string, given: Record<string, unknown> = {}) =>
    filledRow(api.pool, table, { given, known, someone: staff.userId });
  const vault = createVault(api.config.appSecret);
  const sealed = (place: string, given: object | string) =>
    vault.seal(typeof given === 'string' ? given : JSON.stringify(given), place);

  await inTransaction(api.db, (tx) =>
    depositIdentified(tx, {
      investorId,
      amount: toCentavos(10_000),
      trackingKey: 'DEPOSITO01',
      naturalKey: 'DEPOSITO01',
      occurredOn: dayInMexicoCity(now),
      actor: 'test',
    }),
  );
  await fill('email_changes');
  await fill('supplier_agents', { user_id: userId });
  await fill('program_users', { user_id: userId, role: 'program_administrator' });
  await fill('supplier_decisions', { act: 'request' });
  const accreditation = await fill('accreditations', { product_id: 1, state: 'requested' });
  await fill('accreditation_files', { accreditation_id: accreditation, kind: 'datasheet' });
  await fill('acknowledgement_signatures', { user_id: userId, supplier_id: supplierId });
  await fill('referral_days', { user_id: userId });
  await fill('income_targets', { investor_id: investorId });
  await fill('investment_plans', { investor_id: investorId, created_by: userId });
  const order = await fill('recurring_orders', {
    ...{ investor_id: investorId, kind: 'withdrawal', status: 'paused', rule: 'above', day: 5 },
    ...{ amount_cents: 5, ended_at: null },
  });
  await fill('recurring_order_runs', {
    ...{ order_id: order, investor_id: investorId, kind: 'withdrawal', status: 'waiting' },
    ...{ reason: 'account_rests', withdrawal_id: null, amount_cents: 5 },
  });
  await fill('activity_logs', { account: 'applicant', account_id: applicantId });
  const [accepted] = await api.db
    .select()
    .from(legalAcceptances)
    .where(eq(legalAcceptances.userId, userId));
  await fill('legal_revocations', { acceptance_id: present(accepted).id });
  await fill('legal_text_notices', { document: 'terms' });
  await fill('risk_acknowledgements', { answers: '{"resale":"no"}' });
  await fill('investor_contracts');
  await fill('applicant_invitations', { user_id: userId, supplier_id: supplierId });
  await fill('person_notes');
  await fill('work_profiles', {
    ...{ years: 3, systems_installed: 12, summary: 'Paneles para comercios', version: 1 },
    website: 'https://sol.ejemplo.mx',
  });
  await fill('activity_logs', { log_code: 'session_ended', extra_params: '{"reason":"timeout"}' });
  await fill('agent_trainings', { part: 'quiz', answers: '{"cash":"clabe"}' });
  const filter = randomUUID();
  await fill('saved_filters', { id: filter, query: sealed(`saved_filters.query:${filter}`, 'x') });
  await fill('prepared_requests', { project_id: projectId });
  await fill('survey_answers', { project_id: projectId, reasons: '["price"]' });
  await fill('cards', { brand: 'visa', last4: '4242', expiry_month: 4, is_default: false });
  const report = randomUUID();
  const reported = sealed(`applicant_reports.content:${report}`, { score: 700, summary: 'x' });
  await fill('applicant_reports', { id: report, content: reported, source: 'by_hand' });
  const lineId = await fill('credit_lines');
  const stageId = await fill('stages', { project_id: projectId, n: 9, status: 'waiting' });
  await fill('credit_line_requests', { line_id: lineId, status: 'rejected' });
  await fill('credit_line_terms', { line_id: lineId });
  const ofDraw = { line_id: lineId, stage_id: stageId, status: 'cancelled' };
  const drawId = await fill('credit_line_draws', ofDraw);
  await fill('credit_line_payments', { draw_id: drawId, source: 'deposit' });
  await fill('credit_conditions');
  const sourceId = await fill('income_sources', {
    ...{ project_id: projectId, role: 'applicant', kind: 'salaried', period: 'month' },
    ...{ stated_by: 'applicant', co_obligor_id: null },
  });
  await fill('income_evidence', { income_source_id: sourceId, kind: 'payslip' });
  await fill('collection_acts', { kind: 'assigned' });
  await fill('write_offs');
  await fill('loan_restructures', {
    status: 'proposed',
    annual_rate_bp: 1,
    annual_rate_bp_before: 1,
  });
  const { rows } = await api.pool.query<{ id: string; opportunity_id: string }>(
    'select id, opportunity_id from commitments limit 1',
  );
  const commitment = present(rows[0]);
  await fill('commitments', { opportunity_id: commitment.opportunity_id, status: 'cancelled' });
  await fill('participations', {
    commitment_id: commitment.id,
    loan_id: loan.id,
    investor_id: investorId,
  });
  await fill('payments', { applied: '[]' });
  await fill('bank_movements', {
    direction: 'in',
    matched_id: applicantId,
    matched_kind: 'applicant',
    status: 'dismissed',
    source: 'typed',
  });
  await fill('payouts', { kind: 'credit_balance', applicant_id: applicantId, status: 'cancelled' });
  const mandate = await fill('direct_debits', {
    applicant_id: applicantId,
    status: 'paused',
    pause_reason: 'person',
    source_kind: 'clabe',
    day: 5,
  });
  await fill('direct_debit_charges', {
    direct_debit_id: mandate,
    applicant_id: applicantId,
    attempt: 1,
    status: 'failed',
    reason: 'account_closed',
  });
  await fill('withdrawals', { status: 'cancelled' });
  const { rows: zones } = await api.pool.query<{ id: string }>('select id from zones limit 1');
  const prospect = await fill('prospects', { zone_id: present(zones[0]).id });
  await api.pool.query('update applicants set prospect_id = $1 where id = $2', [
    prospect,
    applicantId,
  ]);
  const lead = await fill('leads', {
    ...{ supplier_id: supplierId, agent_id: null, prepared_request_id: null },
    ...{ source: 'hand', status: 'lost', lost_cause: 'price' },
  });
  await fill('lead_acts', { lead_id: lead, act: 'noted' });
  const item = await fill('equipment_items', { supplier_id: supplierId, kind: 'service' });
  await fill('equipment_versions', { item_id: item, vat_bp: 0, price_cents: 1 });
  await fill('estimates', {
    ...{ supplier_id: supplierId, shared_by: userId },
    figures: { technology: 'heater', units: 1, watts: null },
  });
  const file = await fill('support_files');
  const version = await fill('support_file_versions', { support_file_id: file });
  await fill('support_file_reads', { version_id: version });
  await api.pool.query('update projects set supplier_id = $1 where id = $2', [
    supplierId,
    projectId,
  ]);

  await freshFactor(api, { userId });
  await who.call({ method: 'POST', url: '/api/v1/profile/data-export' });
  await api.doJobs();
  const url = '/api/v1/profile/data-export/download';
  const { content } = (await who.call({ method: 'POST', url })).json;
  // Nothing in the file is called otherwise than in the catalogue, and nothing in it is lost by that.
  const parts = Object.values(texts(copyOfData));
  const fields = Object.values(texts(copyFields));
  const names = namesIn(JSON.parse(content), fields);
  expect(names.parts.toSorted()).toEqual(parts.toSorted());
  expect(names.strange).toEqual([]);
  expect(codesIn(content)).toEqual([]);
  expect([new Set(parts).size, new Set(fields).size]).toEqual([parts.length, fields.length]);
  const copy = readCopy(content);
  expect(Object.keys(copy).toSorted()).toEqual(Object.keys(copyOfData).toSorted());
  // What was answered is read as it was asked.
  expect(copy).toMatchObject({
    agent_training: [
      {
        answers: [
          {
            question: t(quizWords.cash.text),
            answer: 'Le muestro la CLABE asignada a su crédito',
          },
        ],
      },
    ],
    risk_acknowledgements: [{ answers: [{ question: riskForm().questions.resale, answer: 'No' }] }],
    surveys: [{ reasons: ['Precio y mensualidad'] }],
  });
  const empty = Object.entries(copy).filter(
    ([, part]) => part === null || (typeof part === 'object' && Object.keys(part).length === 0),
  );
  expect(empty.map(([name]) => name)).toEqual([]);
  // Each table that is said to be in the copy names a part of it.
  const named = Object.values(tablesOfPeople).flatMap((holding) =>
    'in' in holding ? holding.in : [],
  );
  expect(Object.keys(copyOfData).filter((part) => !named.some((name) => name === part))).toEqual([
    'generated_at',
  ]);
});
