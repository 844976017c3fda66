import { toCentavos } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity, toDay } from '@contract/kernel/fields/day';
import type { OwnProfile } from '@contract/kernel/roles';
import { inTransaction } from '@server/db/connection';
import { applicantReports } from '@server/db/schema/credit-committee';
import { equipmentBatches, equipmentItems } from '@server/db/schema/credit-equipment';
import { leads } from '@server/db/schema/credit-leads';
import { preparedRequests } from '@server/db/schema/credit-prepared-requests';
import { users } from '@server/db/schema/identity';
import {
  applicants,
  investors,
  supplierAgents,
  supplierDecisions,
  suppliers,
} from '@server/db/schema/people';
import { accreditations } from '@server/db/schema/people-accreditations';
import { acknowledgementSignatures } from '@server/db/schema/people-acknowledgements';
import { applicantInvitations, riskAcknowledgements } from '@server/db/schema/people-relations';
import { bankMovements, payouts, withdrawals } from '@server/db/schema/treasury';
import { cardLinks, cards } from '@server/db/schema/treasury-cards';
import { creditLines } from '@server/db/schema/treasury-credit-lines';
import { incomeTargets } from '@server/db/schema/treasury-income-targets';
import { investmentPlans } from '@server/db/schema/treasury-investment-plans';
import { recurringOrders } from '@server/db/schema/treasury-recurring-orders';
import { createMembership } from '@server/features/people/memberships/memberships';
import { rightAnswers } from '@server/features/people/risk-acknowledgements/rules';
import { type Person, testApi } from '@tests/support/api';
import { registerAccount } from '@tests/support/bank-account';
import { creditStory } from '@tests/support/credit';
import { present } from '@tests/support/present';
import { freshFactor } from '@tests/support/two-people';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

const api = await testApi();
const story = await creditStory(api);
const staff = await api.person('admin', { fullName: 'Olga Paz' });
const reason = 'Se agregó por error.';
const tables = { client: applicants, investor: investors, supplier: suppliers };

async function remove(userId: string, type: string, as: Person = staff) {
  await freshFactor(api, as);
  const url = `/api/v1/users/${userId}/profile-removal` as const;
  return as.call({ method: 'POST', url, body: { type, reason } });
}
const give = ({ userId }: Person, profile: OwnProfile) =>
  inTransaction(api.db, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    await createMembership(tx, { id: userId, fullName: user?.fullName ?? '' }, profile);
  });
const records = ({ userId }: Person, profile: OwnProfile) =>
  api.db.$count(tables[profile], eq(tables[profile].userId, userId));
const refusal = async (who: Person, type: OwnProfile) => {
  const { status, json } = await remove(who.userId, type);
  expect([status, await records(who, type)]).toEqual([422, 1]);
  return json.message;
};

test('a profile that was given by mistake is taken away, with the sessions in it and no others', async () => {
  for (const profile of ['client', 'supplier'] as const) {
    const ana = await api.person('investor', { ungated: true });
    await give(ana, profile);
    const inIt = await api.again({ ...ana, role: profile });
    const shown = await staff.call({ url: `/api/v1/users/${ana.userId}` });
    expect(shown.json.profiles_to_remove.toSorted()).toEqual([profile, 'investor'].toSorted());
    expect((await remove(ana.userId, profile)).json).toEqual({ ok: true });
    expect(await records(ana, profile)).toBe(0);
    const after = await staff.call({ url: `/api/v1/users/${ana.userId}` });
    expect(after.json).toMatchObject({ roles: ['investor'], profiles_to_remove: [] });
    expect((await inIt.call({ url: '/api/v1/users/getRgUserInfo' })).status).toBe(401);
    expect((await ana.call({ url: '/api/v1/users/getRgUserInfo' })).status).toBe(200);
    const back = `/api/v1/users/getRgUserInfo?role=${profile}` as const;
    expect((await ana.call({ url: back })).status).toBe(403);
    const mail = await api.lastMail(ana.email);
    expect(mail?.subject).toContain('Ya no tienes el perfil');
    expect(mail?.text).not.toContain(reason);
    const trail = await staff.call({ url: `/api/v1/audit?object_id=${ana.userId}` });
    expect(trail.json.items[0]).toMatchObject({
      action: 'registrations.remove-profile',
      user: 'Olga Paz',
      details: { type: profile, reason },
    });
    expect((await remove(ana.userId, profile)).status).toBe(409);
  }
});

test('who has one profile alone keeps it, and only staff take one away', async () => {
  const ana = await api.person('client');
  expect(await refusal(ana, 'client')).toMatch(/único perfil/);
  await give(ana, 'investor');
  expect((await remove(ana.userId, 'investor', ana)).status).toBe(403);
  expect(await records(ana, 'investor')).toBe(1);
});

test('what was asked for or installed keeps the profile, also once it has ended', async () => {
  const project = await story.ask();
  await give(story.applicant, 'investor');
  await give(story.supplier, 'client');
  await story.act(story.applicant, `projects/${project}/cancel`, { reason });
  expect(await refusal(story.applicant, 'client')).toContain('tiene o tuvo proyectos');
  const company = await refusal(story.supplier, 'supplier');
  expect(company).toContain('proyectos');
  expect(company).toContain('una cuenta bancaria');
});

test('money, promises and the contract keep an investor, and a bank account whoever has it', async () => {
  const { opportunityId } = await story.published();
  const investor = await story.investor(50_000);
  await give(investor, 'client');
  expect(await refusal(investor, 'investor')).toMatch(/contrato de inversionista/);
  await story.invest(investor, opportunityId, 500_000);
  const all = await refusal(investor, 'investor');
  for (const what of ['compromisos de inversión', 'cuentas en el libro contable']) {
    expect(all).toContain(what);
  }
  const luis = await api.person('client', { fullName: 'Luis Paz Gil' });
  await give(luis, 'investor');
  const kept = await registerAccount(api, luis, '032180000118359719', 'Luis Paz Gil');
  expect(kept.json).toMatchObject({ account: { clabe_last4: '9719' } });
  expect(await refusal(luis, 'client')).toMatch(/cuenta bancaria/);
});

test('a document that only the profile asks for keeps it, and one that the other asks for too does not', async () => {
  const company = await api.person('supplier');
  await give(company, 'investor');
  await story.uploaded(company, `user/${company.userId}`, 1);
  expect((await remove(company.userId, 'investor')).status).toBe(200);
  await give(company, 'client');
  await story.uploaded(company, `user/${company.userId}`, 44);
  expect(await refusal(company, 'supplier')).toContain('tiene o tuvo documentos');
});

interface Hanging {
  profile: OwnProfile;
  what: string;
  /** The table that refers to the profile's record, as the database names it. */
  table?: string;
  hang: (recordId: string, userId: string) => PromiseLike<unknown>;
}

const now = new Date();
const anyone = { fullName: 'Eva Luna', email: 'eva@ejemplo.mx', invitedAt: now };
const amountCents = toCentavos(100_000);
const money = { amountCents, clabe: 'sellada', clabeLast4: '9719' };

const hanging: Hanging[] = [
  {
    profile: 'client',
    what: 'una empresa, vendedor o programa que lo trajo',
    table: 'applicants',
    hang: (id) =>
      api.db.update(applicants).set({ supplierId: story.supplierId }).where(eq(applicants.id, id)),
  },
  {
    profile: 'client',
    what: 'reportes de buró',
    table: 'applicant_reports',
    hang: (applicantId) =>
      api.db.insert(applicantReports).values({
        ...{ applicantId, source: 'by_hand', reportedOn: toDay('2026-01-05') },
        ...{ content: 'sellado', recordedBy: staff.userId, recordedAt: now },
      }),
  },
  {
    profile: 'client',
    what: 'devoluciones',
    table: 'payouts',
    hang: (applicantId) =>
      api.db.insert(payouts).values({
        ...{ ...money, kind: 'credit_balance', applicantId, beneficiary: 'Eva Luna' },
        ...{ status: 'cancelled', orderedBy: staff.userId },
      }),
  },
  ...(['client', 'investor'] as const).map(
    (profile): Hanging => ({
      profile,
      what: 'depósitos',
      hang: (matchedId) =>
        api.db.insert(bankMovements).values({
          ...{ direction: 'in', trackingKey: `CLAVE-${profile}`, occurredOn: toDay('2026-01-05') },
          ...{ amountCents, senderClabe: 'sellada', receiverClabe: 'sellada' },
          ...{ senderMark: 'de', receiverMark: 'a', naturalKey: profile, senderName: 'Eva Luna' },
          ...{ concept: '', status: 'returned', source: 'staff', matchedId },
          matchedKind: profile === 'client' ? 'applicant' : 'investor',
        }),
    }),
  ),
  {
    profile: 'investor',
    what: 'retiros',
    table: 'withdrawals',
    hang: (investorId) =>
      api.db
        .insert(withdrawals)
        .values({ ...money, investorId, holder: 'Eva Luna', status: 'cancelled' }),
  },
  {
    profile: 'investor',
    what: 'una constancia de riesgos',
    hang: (_, userId) =>
      api.db.insert(riskAcknowledgements).values({
        ...{
          userId,
          textVersion: '1',
          textHash: 'a'.repeat(64),
          answers: rightAnswers,
          passed: false,
        },
        ...{ name: 'Eva Luna', evidence: {}, answeredAt: now },
      }),
  },
  {
    profile: 'supplier',
    what: 'trámites de verificación',
    table: 'supplier_decisions',
    hang: (supplierId) =>
      api.db.insert(supplierDecisions).values({
        ...{ supplierId, act: 'request', decidedBy: staff.userId, decidedAt: now },
        ...{ fromStanding: 'registered', toStanding: 'preparing', fromLevel: 0, toLevel: 0 },
      }),
  },
  {
    profile: 'supplier',
    what: 'acreditaciones de equipo',
    table: 'accreditations',
    hang: (supplierId) =>
      api.db.insert(accreditations).values({
        ...{
          supplierId,
          productId: 1,
          brand: 'Jinko',
          model: 'Tiger',
          equipmentKey: 'jinko|tiger',
        },
        ...{ state: 'requested', stateChangedAt: now, requestedBy: staff.userId },
      }),
  },
  {
    profile: 'supplier',
    what: 'constancias de conocimiento firmadas',
    table: 'acknowledgement_signatures',
    hang: (supplierId, userId) =>
      api.db.insert(acknowledgementSignatures).values({
        ...{ supplierId, userId, folio: 'CC-1', document: 'practicas-de-venta', version: 1 },
        ...{ company: 'Eva Luna', textHash: 'a'.repeat(64), sha256: 'a'.repeat(64) },
        ...{ pdf: Buffer.from('x'), evidence: {}, sealHash: 'a'.repeat(64), signedAt: now },
      }),
  },
  {
    profile: 'supplier',
    what: 'vendedores',
    table: 'supplier_agents',
    // Invited and taken back: nobody came of it.
    hang: (supplierId) =>
      api.db.insert(supplierAgents).values({ ...anyone, supplierId, removedAt: now }),
  },
  {
    profile: 'supplier',
    what: 'solicitantes que trajo',
    table: 'applicants',
    hang: async (supplierId) => {
      const { userId } = await api.person('client');
      await api.db.update(applicants).set({ supplierId }).where(eq(applicants.userId, userId));
    },
  },
  {
    profile: 'supplier',
    what: 'una línea de crédito',
    table: 'credit_lines',
    hang: (supplierId) => api.db.insert(creditLines).values({ supplierId }),
  },
  {
    profile: 'supplier',
    what: 'invitaciones',
    table: 'applicant_invitations',
    hang: (supplierId) =>
      api.db.insert(applicantInvitations).values({ ...anyone, supplierId, revokedAt: now }),
  },
  {
    profile: 'supplier',
    what: 'solicitudes preparadas',
    table: 'prepared_requests',
    hang: (supplierId) =>
      api.db.insert(preparedRequests).values({
        ...{ ...anyone, supplierId, productId: 1, amountCents, termMonths: 12, purpose: '' },
        ...{ site: story.request().site, revokedAt: now },
      }),
  },
  {
    profile: 'supplier',
    what: 'catálogo de equipos y servicios',
    table: 'equipment_items',
    hang: (supplierId) =>
      api.db.insert(equipmentItems).values({
        ...{ supplierId, code: 'P-1', kind: 'equipment', name: 'Panel', unit: 'pieza' },
        ...{ brand: '', model: '', deactivatedAt: now },
      }),
  },
  {
    profile: 'supplier',
    what: 'catálogo de equipos y servicios',
    table: 'equipment_batches',
    // Given up: nothing came in of it.
    hang: (supplierId) =>
      api.db.insert(equipmentBatches).values({
        ...{ supplierId, uploadedBy: staff.userId, fileName: 'lista.csv', state: 'discarded' },
        ...{ headings: [], sample: [], sheets: [], top: [], columns: {} },
        ...{ headingRow: 1, rowCount: 0 },
      }),
  },
  {
    profile: 'supplier',
    what: 'estimaciones compartidas',
    table: 'estimates',
    hang: (supplierId, userId) =>
      api.pool.query(
        `insert into estimates (id, code, supplier_id, shared_by, label, figures, created_at)
          values (gen_random_uuid(), $1, $2, $3, '', '{}', now())`,
        ['a'.repeat(43), supplierId, userId],
      ),
  },
  {
    profile: 'supplier',
    what: 'prospectos',
    table: 'leads',
    // Given up.
    hang: (supplierId) =>
      api.db.insert(leads).values({
        ...{ supplierId, source: 'hand', contactName: 'Rosa Mora', phone: '+523331412299' },
        ...{ status: 'lost', lostCause: 'price', searchText: 'rosa mora' },
      }),
  },
  {
    profile: 'investor',
    what: 'una meta de ingreso',
    table: 'income_targets',
    hang: (investorId) =>
      api.db.insert(incomeTargets).values({ investorId, monthlyCents: amountCents, setAt: now }),
  },
  {
    profile: 'investor',
    what: 'un plan de inversión',
    table: 'investment_plans',
    hang: (investorId, userId) =>
      api.db.insert(investmentPlans).values({
        ...{ investorId, number: 1, goalCents: amountCents, goalOn: toDay('2030-01-01') },
        ...{ monthlyCents: amountCents, reinvestBp: 10_000, lowCents: amountCents },
        ...{
          expectedCents: amountCents,
          highCents: amountCents,
          createdBy: userId,
          createdAt: now,
        },
      }),
  },
  {
    profile: 'investor',
    what: 'abonos o retiros recurrentes',
    table: 'recurring_orders',
    hang: (investorId) =>
      api.db.insert(recurringOrders).values({
        ...{ investorId, kind: 'deposit', status: 'ended', rule: 'fixed', amountCents, day: 5 },
        ...{ startsOn: dayInMexicoCity(now), countedCents: amountCents },
        ...{ agreedAt: now, endedAt: now },
      }),
  },
  {
    profile: 'client',
    what: 'tarjetas o su enlace',
    table: 'cards',
    hang: (applicantId) =>
      api.db.insert(cards).values({
        ...{ applicantId, brand: 'visa', last4: '4242', expiryMonth: 4, expiryYear: 2029 },
        ...{ isDefault: false, removedAt: now },
      }),
  },
  {
    profile: 'client',
    what: 'tarjetas o su enlace',
    table: 'card_links',
    hang: (applicantId) =>
      api.db
        .insert(cardLinks)
        .values({ applicantId, mark: 'a'.repeat(64), sealed: 'x', endedAt: now }),
  },
];

test.each(hanging)(
  '$what of a $profile alone keep the profile, also once they have ended',
  async ({ profile, what, hang }) => {
    const ana = await api.person(profile === 'investor' ? 'client' : 'investor', { ungated: true });
    await give(ana, profile);
    const table = tables[profile];
    const [record] = await api.db.select().from(table).where(eq(table.userId, ana.userId));
    await hang(present(record).id, ana.userId);
    expect(await refusal(ana, profile)).toBe(`El perfil no se puede quitar: tiene o tuvo ${what}.`);
  },
);

/** What refers to a profile and is held by what else is there, or is counted of it and goes along. */
const heldElsewhere = [
  'projects',
  'loans',
  'commitments',
  'participations',
  'program_people',
  // Of who has a loan alone.
  'direct_debits',
  'direct_debit_charges',
  // Of who has an order alone.
  'recurring_order_runs',
  // Of who has accounts in the ledger alone.
  'statements',
];

test('whatever table refers to the record of a profile has its case', async () => {
  const { rows } = await api.db.execute<{ name: string }>(sql`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid::regclass::text in ('applicants', 'investors', 'suppliers')`);
  const told = new Set([...heldElsewhere, ...hanging.flatMap(({ table }) => table ?? [])]);
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...told].toSorted());
});

test('of a request and the end of its profile at the same moment, one is done', async () => {
  for (let round = 0; round < 5; round += 1) {
    const ana = await api.person('client');
    await give(ana, 'investor');
    const asking = ana.call({
      method: 'POST',
      url: '/api/v1/projects',
      body: story.request(),
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    const [asked, removed] = await Promise.all([asking, remove(ana.userId, 'client')]);
    expect([asked.status === 200, removed.status === 200]).toContain(false);
    expect([asked.status === 200, removed.status === 200]).toContain(true);
    expect(await records(ana, 'client')).toBe(asked.status === 200 ? 1 : 0);
  }
});
