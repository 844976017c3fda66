import { randomUUID } from 'node:crypto';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { addDays, dayInMexicoCity, toDay } from '@contract/kernel/fields/day';
import { inTransaction } from '@server/db/connection';
import { loans, payments, projects } from '@server/db/schema/credit';
import { incomeEvidence, incomeSources } from '@server/db/schema/credit-income-sources';
import { commitments } from '@server/db/schema/funding';
import { applicants, investors } from '@server/db/schema/people';
import { prospects as prospectTable } from '@server/db/schema/program';
import { bankMovements } from '@server/db/schema/treasury';
import { cardLinks, cards } from '@server/db/schema/treasury-cards';
import { creditLineDraws, creditLines } from '@server/db/schema/treasury-credit-lines';
import { directDebitCharges, directDebitFiles } from '@server/db/schema/treasury-direct-debits';
import { closeMonths } from '@server/features/treasury/statements/months';
import { depositIdentified, repaymentReceived } from '@server/ledger/events/deposits';
import { heaterRequest } from '@tests/support/heater-request';
import { eq } from 'drizzle-orm';
import type { Person, testApi } from './api';
import { testBank } from './bank';
import { accountSetHoursAgo, registerAccount } from './bank-account';
import { creditStory, once } from './credit';
import { pdf } from './files';
import { multipart } from './multipart';
import { offeredRestructure } from './offered-restructure';
import { firstOf, present } from './present';
import { bringProspects } from './prospect-files';
import { sitesToChange } from './sites-to-change';
import { staffRecords } from './staff-records';

type Api = Awaited<ReturnType<typeof testApi>>;

/**
 * One credit in full swing with all its records, and one program with prospects, all of
 * people of their own: records that other users must not distinguish from records that do not exist.
 */
export type ForeignWorld = Awaited<ReturnType<typeof foreignWorld>>;

export const referenceBody = {
  kind: 'personal',
  full_name: 'Rosa Peña Gil',
  phone: '5512345678',
  relation: 'Tía',
  years: 20,
};

export const beneficiaryBody = {
  full_name: 'Rosa Peña Gil',
  relation: 'Tía',
  birth_day: '1961-05-04',
  share: 100,
};

export async function foreignWorld(api: Api) {
  const story = await creditStory(api);
  const { projectId, opportunityId, first, second } = await story.repaying();
  const { applicant, supplier, supplierId, staff } = story;
  const bank = testBank(api);
  const shown = await story.show(projectId);
  const [loan] = await api.db.select().from(loans).where(eq(loans.projectId, projectId));
  const [owner] = await api.db
    .select()
    .from(applicants)
    .where(eq(applicants.userId, applicant.userId));
  const [backer] = await api.db.select().from(investors).where(eq(investors.userId, first.userId));
  const [commitment] = await api.db
    .select()
    .from(commitments)
    .where(eq(commitments.investorId, first.investorId));

  await bank.report(bank.line({ receiver_clabe: owner?.paymentClabe, amount_cents: 900_000 }));
  await bank.report(bank.line({ receiver_clabe: backer?.depositClabe, amount_cents: 500_000 }));
  const [payment] = await api.db.select().from(payments);
  const [deposit] = await api.db
    .select()
    .from(bankMovements)
    .where(eq(bankMovements.matchedKind, 'investor'));
  const [seller, colleague, ownSeller] = [await agent(), await agent(), await agent()];
  const { agentId } = seller;
  await api.db.update(projects).set({ agentId }).where(eq(projects.id, projectId));
  const withdrawalId = await withdrawal();
  const drawId = await draw(firstOf(shown.stages).id);
  const document = await upload(applicant, `project/${projectId}`, { file_type: '11' });
  const notice = await applicant.call({ url: '/api/v1/notifications' });

  const reference = await applicant.call({
    method: 'POST',
    url: '/api/v1/profile/references',
    body: referenceBody,
  });
  const invitation = await supplier.call({
    method: 'POST',
    url: '/api/v1/applicant-invitations',
    body: { full_name: 'Olga Ruiz Paz', email: 'olga.ruiz@ejemplo.mx' },
  });
  const prepared = await supplier.call({
    method: 'POST',
    url: '/api/v1/prepared-requests',
    body: { ...heaterRequest, full_name: 'Olga Ruiz Paz', email: 'olga.ruiz@ejemplo.mx' },
  });
  const accreditation = await supplier.call({
    method: 'POST',
    url: '/api/v1/accreditations',
    body: { product_id: 1, brand: 'Jinko', model: 'Tiger Neo' },
  });
  await supplier.call({
    method: 'POST',
    url: `/api/v1/accreditations/${accreditation.json.id}/files`,
    ...multipart(
      { kind: 'datasheet' },
      { name: 'file', fileName: 'ficha.pdf', content: pdf(randomUUID()) },
    ),
  });
  const [income] = await api.db
    .insert(incomeSources)
    .values({
      ...({ role: 'applicant', kind: 'business', period: 'month' } as const),
      ...{ projectId, payer: 'Panadería', notes: '', statedBy: 'supplier' as const },
      ...{ since: toDay('2018-02-01'), amountCents: toCentavos(2_000_000) },
    })
    .returning();
  const [evidence] = await api.db
    .insert(incomeEvidence)
    .values({
      ...{ incomeSourceId: present(income).id, kind: 'tax_return' as const },
      sha256: 'a'.repeat(64),
      ...{ fileName: 'a.pdf', mediaType: 'application/pdf', size: 1 },
      ...{ uploadedBy: supplier.userId, uploadedAt: api.clock.now },
    })
    .returning();
  const item = await supplier.call({
    method: 'POST',
    url: '/api/v1/equipment',
    headers: once(),
    body: {
      ...{ code: 'P-550', kind: 'equipment', name: 'Panel', brand: '', model: '', unit: 'pieza' },
      ...{ product_id: 1, price_cents: 250_000, vat_bp: 1600, cost_cents: null },
    },
  });
  const lead = await supplier.call({
    method: 'POST',
    url: '/api/v1/leads',
    body: { contact_name: 'Irma Solís Rey', phone: '3312345699' },
  });
  const priced = await supplier.call({ url: `/api/v1/equipment/${item.json.id}` });
  const priceList = await supplier.call({
    method: 'POST',
    url: '/api/v1/equipment-batches',
    ...multipart(
      {},
      { name: 'file', fileName: 'lista.csv', content: 'codigo,nombre,precio\nA,Cable,5\n' },
    ),
  });
  await api.stepUp(first);
  const saved = await first.call({
    method: 'PUT',
    url: '/api/v1/profile/beneficiaries',
    body: { version: 0, beneficiaries: [beneficiaryBody] },
  });

  const kept = await staff.call({
    method: 'POST',
    url: '/api/v1/saved-filters',
    body: { list: 'mails', name: 'Con error', query: 'status=failed', is_default: false },
  });

  const programId = await api.program();
  const programAdmin = await api.person('program_administrator', { programId });
  const zone = (await programAdmin.call({ url: '/api/v1/zones' })).json.items[0];
  const batch = await bringProspects(
    api,
    programAdmin,
    'negocio,contacto,teléfono,correo,municipio,estado,zona\r\nAbarrotes Uno,Ana Ruiz,3312345678,,Zapopan,Jalisco,Centro',
  );
  const prospects = await programAdmin.call({ url: '/api/v1/prospects' });
  const prospect = firstOf(prospects.json.items);
  const executive = await api.person('program_executive_manager', { programId });
  await api.db
    .update(prospectTable)
    .set({ executiveUserId: executive.userId })
    .where(eq(prospectTable.id, prospect.id));
  const bulk = await programAdmin.call({
    method: 'POST',
    url: '/api/v1/prospect-bulks',
    headers: once(),
    body: {
      chosen: { ids: [prospect.id] },
      count: 1,
      // It is so already, and stays as it was read.
      change: { act: 'status', status: 'new' },
    },
  });
  const support = await programAdmin.call({
    method: 'POST',
    url: '/api/v1/support-files',
    ...multipart(
      { title: 'Guía de visita', description: '', audience: 'program_executive_manager' },
      { name: 'file', fileName: 'guia.pdf', content: pdf(randomUUID()) },
    ),
  });
  // Another one of the applicant, on its way in the program.
  const programProjectId = await story.ask();
  await api.db
    .update(projects)
    .set({ programId, zoneId: zone?.id, executiveUserId: executive.userId })
    .where(eq(projects.id, programProjectId));
  const inProgram = await api.person('program_executive_manager', { programId });
  const members = await programAdmin.call({ url: '/api/v1/program-users' });
  const member = members.json.items.find(({ email }) => email === inProgram.email);

  /** Asked of the installer's credit line, against the stage that was delivered since. */
  async function draw(stageId: string): Promise<string> {
    const [line] = await api.db.insert(creditLines).values({ supplierId }).returning();
    const [row] = await api.db
      .insert(creditLineDraws)
      .values({
        ...{ lineId: present(line).id, projectId, stageId, requestedBy: supplier.userId },
        ...{ status: 'requested', principalCents: toCentavos(100_000), days: 30 },
        ...{ annualRateBp: 2400, lateRateBp: 4800, openingFeeBp: 150, vatBp: 1600 },
      })
      .returning();
    return present(row).id;
  }

  /** A seller of the installer. */
  async function agent() {
    const person = await api.person('supplier_agent', { supplierId });
    const { json } = await person.call({ url: '/api/v1/users/getRgUserInfo' });
    return { person, agentId: String(json.agent_id) };
  }

  /** Asked for by the investor, to an account that has rested for a day. */
  async function withdrawal(): Promise<string> {
    await api.stepUp(first);
    const info = await first.call({ url: '/api/v1/users/getRgUserInfo' });
    await first.call({
      method: 'PUT',
      url: '/api/v1/bank-account',
      body: { clabe: '032180000118359719', holder: info.json.name, version: 0 },
    });
    await accountSetHoursAgo(api, first.investorId, 48);
    const reply = await story.act(first, 'withdrawals', { amount_cents: 1000 });
    return reply.json.id;
  }

  function upload(who: Person, path: string, fields: Record<string, string>) {
    return who.call({
      method: 'POST',
      url: `/storagev3/documents/upload/${path}`,
      ...multipart(fields, { name: 'file', fileName: 'documento.pdf', content: pdf(randomUUID()) }),
    });
  }

  await api.stepUp(supplier);
  const text = '/api/v1/acknowledgements/practicas-de-venta' as const;
  const { text_sha256 } = (await supplier.call({ url: text })).json;
  const acknowledged = await supplier.call({
    method: 'POST',
    url: `${text}/sign`,
    body: { text_sha256 },
  });
  const address = await applicant.call({ method: 'POST', url: '/api/v1/card-link' });
  const [cardLink] = await api.db.select().from(cardLinks);
  const ofCard = { brand: 'visa', last4: '4242', expiryMonth: 4, expiryYear: 2039 } as const;
  const [card] = await api.db
    .insert(cards)
    .values({ ...ofCard, applicantId: present(owner).id, isDefault: true })
    .returning();

  // Their money moved in a month that is closed too, so that there are statements of it.
  const longAgo = addDays(dayInMexicoCity(api.clock.now), -45);
  const loanId = present(loan).id;
  await inTransaction(api.db, async (tx) => {
    const deposit = () => ({
      occurredOn: longAgo,
      actor: 'prueba',
      trackingKey: randomUUID(),
      naturalKey: randomUUID(),
      amount: toCentavos(100),
    });
    await depositIdentified(tx, { ...deposit(), investorId: first.investorId });
    await repaymentReceived(tx, { ...deposit(), applicantId: present(owner).id, loanId });
  });
  await inTransaction(api.db, (tx) => closeMonths(tx, api.clock.now));

  /** What the applicant's account is charged by, and a charge of it that is at the bank. */
  async function debited() {
    await registerAccount(api, applicant, '014180655012345674', 'Lucía Cruz Peña');
    const { json: mandate } = await applicant.call({
      method: 'POST',
      url: '/api/v1/direct-debits',
      headers: once(),
      body: {
        loan_id: loanId,
        source_kind: 'clabe',
        source_id: present(owner).id,
        day: 5,
        most_cents: 1_000_000,
        accepted: true,
      },
    });
    const [file] = await api.db
      .insert(directDebitFiles)
      .values({ createdBy: staff.userId })
      .returning();
    const on = addDays(dayInMexicoCity(api.clock.now), 5);
    const [charge] = await api.db
      .insert(directDebitCharges)
      .values({
        directDebitId: mandate.id,
        applicantId: present(owner).id,
        loanId,
        n: 2,
        attempt: 1,
        dueOn: on,
        chargeOn: on,
        amountCents: toCentavos(1000),
        status: 'sent',
        fileId: present(file).id,
        sourceMark: 'prueba',
        sourceLast4: '5674',
      })
      .returning();
    return {
      directDebitId: mandate.id,
      chargeId: present(charge).id,
      fileId: present(file).id,
    };
  }

  /** What an investor has withdrawn each month. */
  const { json: recurring } = await first.call({
    method: 'POST',
    url: '/api/v1/recurring-orders',
    headers: once(),
    body: { kind: 'withdrawal', rule: 'fixed', amount_cents: 1000, day: 5 },
  });

  return {
    programId,
    /** A closed month in which their money moved. */
    period: longAgo.slice(0, 7),
    /** Records of each other identity's own, by user and by the parameter that takes them. */
    own: new Map<string, Record<string, string>>([
      [supplier.userId, { agentId: ownSeller.agentId }],
    ]),
    /** What an applicant sends to ask for a credit. */
    request: story.request(),
    /** Those whose records these are, by the role in which they reach them. */
    owners: {
      client: applicant,
      supplier,
      investor: first,
      admin: staff,
      program_administrator: programAdmin,
    },
    /** Who has a part in it, and none in the records: another seller of the installer, and another investor of the loan. */
    neighbours: { colleague: colleague.person, coInvestor: second },
    ids: {
      drawId,
      ...(await staffRecords(api, { userId: applicant.userId, projectId, staffId: staff.userId })),
      ...(await debited()),
      projectId,
      opportunityId,
      loanId,
      userId: applicant.userId,
      applicantId: owner?.id,
      supplierId,
      agentId,
      colleagueId: colleague.agentId,
      investorId: first.investorId,
      siteId: firstOf(shown.sites).id,
      ...(await sitesToChange(api, story, programProjectId)),
      stageId: firstOf(shown.stages).id,
      contractId: present(shown.contract).id,
      invoiceId: (await applicant.call({ url: '/api/v1/invoices' })).json.items[0]?.id,
      commitmentId: commitment?.id,
      participationId: commitment?.id,
      paymentId: payment?.id,
      restructureId: await offeredRestructure(api, present(loan), staff),
      depositId: deposit?.id,
      cardId: card?.id,
      cardLinkId: cardLink?.id,
      withdrawalId,
      recurringOrderId: recurring.id,
      documentId: document.json.id,
      beneficiaryId: firstOf(saved.json.beneficiaries).id,
      invitationId: invitation.json.id,
      preparedId: prepared.json.id,
      incomeSourceId: present(income).id,
      evidenceId: present(evidence).id,
      accreditationId: accreditation.json.id,
      referenceId: reference.json.id,
      equipmentId: item.json.id,
      leadId: lead.json.id,
      priceVersionId: priced.json.price.id,
      equipmentBatchId: priceList.json.id,
      savedFilterId: kept.json.id,
      notificationId: notice.json.items[0]?.id,
      zoneId: zone?.id,
      batchId: batch.id,
      bulkId: bulk.json.id,
      prospectId: prospect.id,
      executiveId: executive.userId,
      programProjectId,
      supportFileId: support.json.id,
      signatureId: acknowledged.json.last?.id,
      programId,
      programUserId: member?.id,
    },
    /** At which their cards are registered. */
    cardAddress: String(address.json.external_id),
    contractSha256: String(present(shown.contract).sha256),
  };
}
