import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { consentDocuments } from '@contract/people/consents';
import { legalDocuments } from '@contract/people/legal-texts';
import { readConfig } from '@server/config';
import { loans, payments, projects, signatures } from '@server/db/schema/credit';
import { bureauReports, coObligors } from '@server/db/schema/credit-co-obligors';
import { signatureLinks } from '@server/db/schema/credit-contract-signers';
import { documents, storedObjects } from '@server/db/schema/documents';
import { sessions, users } from '@server/db/schema/identity';
import {
  applicants,
  investors,
  legalAcceptances,
  supplierAgents,
  suppliers,
} from '@server/db/schema/people';
import { acknowledgementSignatures } from '@server/db/schema/people-acknowledgements';
import { referralDays } from '@server/db/schema/people-referrals';
import { mails, notifications } from '@server/db/schema/platform';
import { prospects, zones } from '@server/db/schema/program';
import { supportFiles } from '@server/db/schema/program-support';
import { bankMovements } from '@server/db/schema/treasury';
import { cards } from '@server/db/schema/treasury-cards';
import { createVault } from '@server/db/vault';
import { connectDomains } from '@server/features/connect';
import { copyOf } from '@server/features/people';
import { legalTextsAt } from '@server/features/people/legal/texts';
import { usableCards } from '@server/features/treasury';
import {
  assertReconciled,
  reconcile,
} from '@server/features/treasury/bank-movements/reconciliation';
import { assertChainsSound } from '@server/jobs/chains';
import { openForTest } from '@tests/support/database';
import { codesIn } from '@tests/support/own-copy';
import { copyDemo, demoStatements } from '@tests/support/test-cluster';
import {
  and,
  count,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { demoAccounts } from './accounts';
import { lucia, savingsCompany } from './demo-cast';
import { isEmpty } from './demo-people';

const { databaseUrl, dataDir } = await copyDemo(
  inject('databaseUrl'),
  inject('runFolder'),
  'demo_test',
);
// What is kept of a person is told by every domain.
connectDomains();
const { db } = openForTest(databaseUrl, 'demo_test');
const config = readConfig({ DATA_DIR: dataDir, NODE_ENV: 'development' });

/** They were some 23,270 when this was written, with those of the start; a few more or less by who comes first. */
const MOST_STATEMENTS = 23_300;

it('makes a year of a town by the rules of the product, in every state, with books that agree', async () => {
  // What the acts of a year ask the database is what the first start waits for.
  expect(demoStatements(inject('runFolder'))).toBeLessThan(MOST_STATEMENTS);
  expect(await isEmpty(db), 'a second start adds nothing').toBe(false);
  for (const { email } of demoAccounts) {
    const [user] = await db.select().from(users).where(eq(users.email, email));
    const owner = { userId: user?.id ?? '', vault: createVault(config.appSecret) };
    const copy = await copyOf(db, config, { ...owner, now: new Date() });
    expect(codesIn(copy), `codes in the copy of ${email}`).toEqual([]);
  }

  // An installer has one text to sign, one that it signed, material and an invitation that was taken.
  expect(await db.$count(acknowledgementSignatures)).toBe(1);
  expect(await db.$count(supportFiles, isNull(supportFiles.programId))).toBe(2);
  expect(await db.$count(users, isNotNull(users.referredBy))).toBe(3);
  expect(await db.$count(referralDays)).toBeGreaterThan(10);

  const inState = await db
    .select({ status: projects.status, n: count() })
    .from(projects)
    .groupBy(projects.status);
  expect(Object.fromEntries(inState.map(({ status, n }) => [status, n]))).toEqual({
    ...{ in_review: 5, approved: 2, accepted: 2, published: 4, to_sign: 2, installing: 2 },
    ...{ repaying: 14, settled: 4, rejected: 2, cancelled: 3, not_funded: 2 },
  });
  const inZones = await db
    .selectDistinct({ zone: projects.zoneId })
    .from(projects)
    .where(isNotNull(projects.zoneId));
  expect(inZones, 'projects in every zone of the program').toHaveLength(5);
  const followed = await db
    .select({ isDelivered: inArray(projects.status, ['repaying', 'settled']).mapWith(Boolean) })
    .from(projects)
    .where(isNotNull(projects.executiveUserId));
  expect(
    followed.map(({ isDelivered }) => isDelivered),
    'followed by an executive of the program',
  ).toEqual(expect.arrayContaining([true, false]));
  const overdue = sql`exists (select from loan_instalments i where i.loan_id = ${loans.id}
    and i.paid_on is null and i.due_on < ${dayInMexicoCity(new Date())})`;
  expect(await db.$count(loans, and(eq(loans.status, 'repaying'), overdue))).toBe(4);
  expect(await db.$count(investors)).toBe(25);
  expect(await db.$count(suppliers, eq(suppliers.status, 4))).toBe(6);
  const selling = await db
    .selectDistinct({ supplier: supplierAgents.supplierId })
    .from(supplierAgents)
    .where(isNull(supplierAgents.removedAt));
  expect(selling).toHaveLength(6);
  const steps = [
    ...(await db.select({ step: suppliers.onboardingStep }).from(suppliers)),
    ...(await db.select({ step: supplierAgents.onboardingStep }).from(supplierAgents)),
    ...(await db.select({ step: investors.onboardingStep }).from(investors)),
    ...(await db.select({ step: applicants.onboardingStep }).from(applicants)),
  ].map(({ step }) => step);
  const unproved = await db
    .select({ email: users.email })
    .from(users)
    .leftJoin(legalAcceptances, eq(legalAcceptances.userId, users.id))
    .where(isNotNull(users.termsAcceptedAt))
    .groupBy(users.email)
    .having(sql`count(distinct ${legalAcceptances.document}) < ${legalDocuments.length}`);
  expect(unproved, 'who agreed to the texts without a record of it').toEqual([]);
  const at = (name: string) => steps.filter((step) => step === name).length;
  expect(at('pm_mex_10_legal_representative_credit_history_report'), 'every installer').toBe(7);
  expect([at('13_automatic_investment'), at('5_address')], 'investors, some half-way').toEqual([
    21, 3,
  ]);
  expect(at('pm_mex_13_automatic_investment'), 'a company that invests').toBe(1);
  expect([at('pf_6_data_check'), at('pf_5_credit_consent')], 'applicants, too').toEqual([29, 6]);
  expect([at('agent_4_quiz'), at('agent_3_code_of_conduct')], 'one is half-way').toEqual([8, 1]);
  expect(await db.$count(coObligors, isNotNull(coObligors.acceptedAt))).toBe(1);
  expect(await db.$count(bureauReports), 'asked for with their consent').toBe(1);
  const bySpouse = await db
    .select({ isSigned: isNotNull(signatures.signedAt).mapWith(Boolean), n: count() })
    .from(signatures)
    .innerJoin(signatureLinks, eq(signatureLinks.signatureId, signatures.id))
    .where(eq(signatures.party, 'spouse'))
    .groupBy(isNotNull(signatures.signedAt));
  expect(bySpouse, 'a contract that waits for a link and one signed by it').toHaveLength(2);
  const kept = await db
    .select()
    .from(cards)
    .innerJoin(applicants, eq(applicants.id, cards.applicantId))
    .innerJoin(users, eq(users.id, applicants.userId));
  expect(kept.map(({ users: { email } }) => email)).toEqual([lucia.email, lucia.email]);
  const usable = await usableCards(db, kept[0]?.applicants.id ?? '', new Date());
  expect(usable, 'the other one has expired').toHaveLength(1);
  const waiting = and(eq(documents.status, 'pending'), isNull(documents.supersededBy));
  expect(await db.$count(documents, waiting)).toBe(15);
  const stored = db.select({ sha256: storedObjects.sha256 }).from(storedObjects);
  expect(await db.$count(documents, notInArray(documents.sha256, stored)), 'files').toBe(0);
  const cells = await db
    .select({ zone: prospects.zoneId, status: prospects.status, n: count() })
    .from(prospects)
    .groupBy(prospects.zoneId, prospects.status);
  expect(cells.reduce((sum, { n }) => sum + n, 0)).toBe(300);
  expect(cells, 'every status in every zone').toHaveLength(25);
  const installed = await db
    .select({ zone: zones.name })
    .from(prospects)
    .innerJoin(projects, eq(projects.prospectId, prospects.id))
    .innerJoin(zones, eq(zones.id, prospects.zoneId))
    .where(eq(prospects.reached, 4));
  expect(installed.map(({ zone }) => zone).sort(), 'installed').toEqual(['Monterrey', 'Querétaro']);
  expect(await db.$count(payments)).toBeGreaterThan(70);
  expect(await db.$count(bankMovements, gt(bankMovements.amountCents, sql`0`))).toBeGreaterThan(
    140,
  );

  expect(await db.$count(users, eq(users.status, 'pending'))).toBe(0);
  for (const { email } of demoAccounts)
    expect(await db.$count(users, eq(users.email, email))).toBe(1);
  const [company] = await db.select().from(users).where(eq(users.email, savingsCompany.email));
  expect(company?.personType).toBe(0);
  const lent = sql`exists (select from participations p
    join ${investors} i on i.id = p.investor_id where i.user_id = ${users.id})`;
  const companyLent = and(eq(users.email, savingsCompany.email), lent);
  expect(await db.$count(users, companyLent), 'has lent money').toBe(1);
  // Who came in the year has an account of that day, used since.
  const today = dayInMexicoCity(new Date());
  const fresh = gt(users.createdAt, sql`${addDays(today, -30)}::timestamptz`);
  expect(await db.$count(users, fresh), 'opened these days').toBe(0);
  const unused = or(isNull(users.lastLoginAt), lt(users.lastLoginAt, users.createdAt));
  expect(await db.$count(users, unused), 'used before it was there').toBe(0);
  const verifiedBefore = lt(suppliers.verifiedAt, suppliers.createdAt);
  expect(await db.$count(suppliers, verifiedBefore), 'verified before they came').toBe(0);
  expect(await db.$count(sessions, isNull(sessions.endedAt))).toBe(0);
  expect(await db.$count(sessions, gt(sessions.lastSeenAt, sessions.endedAt))).toBe(0);
  const [earliest] = await db
    .select({ at: sql`min(${legalAcceptances.acceptedAt})`.mapWith(legalAcceptances.acceptedAt) })
    .from(legalAcceptances);
  const texts = await legalTextsAt(db, consentDocuments, new Date());
  expect(texts.map(({ number }) => number)).toEqual(consentDocuments.map(() => 1));
  for (const { since } of texts) {
    expect(
      since < dayInMexicoCity(earliest?.at ?? new Date(0)),
      'a text before its first consent',
    ).toBe(true);
  }
  expect(await db.$count(mails, isNull(mails.sentAt)), 'nobody is written to').toBe(0);
  // Each is of the day of what it tells of, through the year.
  const lastWeek = addDays(dayInMexicoCity(new Date()), -7);
  for (const sent of [notifications, mails]) {
    const months = await db
      .selectDistinct({ month: sql`date_trunc('month', ${sent.createdAt})` })
      .from(sent);
    expect(months.length).toBeGreaterThan(11);
    const late = await db.$count(sent, gt(sent.createdAt, sql`${lastWeek}::timestamptz`));
    expect(late).toBeLessThan((await db.$count(sent)) / 5);
  }
  await assertReconciled(db);
  expect(await reconcile(db, new Date())).toMatchObject({ sound: true, difference_cents: 0 });
  await assertChainsSound(db);
});
