import { contracts } from '@contract/credit/contracts';
import { payments } from '@contract/credit/payments';
import { projects } from '@contract/credit/projects';
import { stages } from '@contract/credit/stages';
import type { Tariff } from '@contract/credit/tariffs';
import { documentStorage } from '@contract/documents/document-storage';
import { commitments } from '@contract/funding/commitments';
import type { offerSheet } from '@contract/funding/offers';
import { opportunities } from '@contract/funding/opportunities';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity, toDay } from '@contract/kernel/fields/day';
import { evidenceKindName } from '@contract/locales/es-MX/credit/income-names';
import { supplierPlaces } from '@contract/people/supplier-places';
import { suppliers } from '@contract/people/suppliers';
import type { bankLine as bankLineSchema } from '@contract/treasury/bank-movements';
import { deposits } from '@contract/treasury/deposits';
import { stagePayments } from '@contract/treasury/stage-payments';
import {
  contracts as contractRows,
  installationSites,
  projects as projectRows,
  stages as stageRows,
} from '@server/db/schema/credit';
import { incomeEvidence, incomeSources } from '@server/db/schema/credit-income-sources';
import { suppliers as supplierRows } from '@server/db/schema/people';
import { programs } from '@server/db/schema/program';
import { auditAll } from '@server/features/platform';
import { t } from '@server/i18n';
import { and, eq, ne } from 'drizzle-orm';
import { v7 } from 'uuid';
import type * as z from 'zod';
import { inTransaction } from '../connection';
import { installer, type Paid, type Person, second, staff } from './demo-cast';
import { demoPdf, demoPhoto } from './demo-files';
import { DEMO_PROGRAM } from './demo-people';
import { installEquipment } from './installed-equipment';
import type { StoryPlayer } from './story-player';

/** The account that holds the clients' money. */
export const HOUSE_CLABE = '646180110400000007';

/** From which Lucía pays. */
export const LUCIA_CLABE = '002180012345678906';
export const INSTALLER_CLABE = '072320001122334455';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface Request {
  /** Whom the applicant chooses; by its name. */
  installer?: string;
  productId: number;
  amountCents: number;
  termMonths: number;
  purpose: string;
  site: {
    street: string;
    neighbourhood: string;
    municipality: string;
    state: string;
    postal_code: string;
    tariff?: Tariff;
  };
}

export async function request(player: StoryPlayer, who: Person, wanted: Request): Promise<string> {
  const name = wanted.installer ?? installer.name;
  const created = await player.inTurn(async () => {
    const supplier_id = await installerCalled(player, name);
    return player.call(who, projects.create, {
      body: {
        product_id: wanted.productId,
        supplier_id,
        amount_cents: wanted.amountCents,
        term_months: wanted.termMonths,
        owed_elsewhere_cents: 0,
        purpose: wanted.purpose,
        site: wanted.site,
      },
    });
  });
  return created.id;
}

/** What the applicant of a request lives on, as its installer stated and proved it. */
export async function statedIncome(player: StoryPlayer, who: Person, projectId: string) {
  const { now } = player.clock;
  const userId = await player.userIdOf(who);
  const kept = await player.papers.store(await demoPdf('Declaración anual', []), now);
  const id = v7();
  const [payer, amountCents] = ['Panadería Hernández', toCentavos(3_800_000)];
  const about = { at: now, userId, object: 'projects', objectId: projectId } as const;
  await inTransaction(player.db, async (tx) => {
    await tx.insert(incomeSources).values({
      ...{ id, projectId, payer, amountCents, createdAt: now },
      ...{ role: 'applicant', kind: 'business', period: 'month', statedBy: 'supplier' },
      ...{ since: toDay('2017-03-01'), notes: 'Las ventas bajan en vacaciones.' },
    });
    await tx.insert(incomeEvidence).values({
      ...{ ...kept, incomeSourceId: id, kind: 'tax_return', fileName: 'declaracion.pdf' },
      ...{ mediaType: 'application/pdf', uploadedBy: userId, uploadedAt: now },
    });
    const kind = t(evidenceKindName.tax_return);
    await auditAll(tx, [
      {
        ...{ ...about, action: 'income-sources.create' },
        details: { name: payer, amount_cents: amountCents },
      },
      {
        ...{ ...about, action: 'income-sources.upload' },
        details: { name: payer, kind, sha256: kept.sha256 },
      },
    ]);
  });
}

/** Its id, looked up once. */
async function installerCalled({ db, installers }: StoryPlayer, name: string) {
  const known = installers.get(name);
  if (known) return known;
  const [row] = await db
    .select({ id: supplierRows.id })
    .from(supplierRows)
    .where(eq(supplierRows.name, name));
  if (!row) throw new Error(`Demo: no installer is called ${name}`);
  installers.set(name, row.id);
  return row.id;
}

/** What a request cannot do without is there and verified, beside the identity of who asks. */
export async function documented(
  player: StoryPlayer,
  who: Person,
  projectId: string,
  tariff: Tariff,
) {
  const { id } = await uploadBill(player, who, projectId, tariff);
  await player.call(staff, documentStorage.verify, { body: { id } });
}

/** A document of the person, as their own page uploads it. */
export async function uploadOwn(
  player: StoryPlayer,
  who: Person,
  file_type: string,
  title: string,
) {
  return player.call(who, documentStorage.uploadUser, {
    params: { id: await player.userIdOf(who) },
    body: { file_type },
    file: { name: 'documento.pdf', bytes: await demoPdf(title, [who.name]) },
  });
}

/** What a company is verified by: the numbers of the papers, and what stands on each. */
const papers = { 1: 'Identificación oficial', 5: 'Acta constitutiva', 6: 'Poder notarial' };
export const companyPapers = Object.keys(papers).map(Number);

/** Its papers are in order, verified but for the company itself, which is left to staff. */
export async function documentedCompany(player: StoryPlayer, who: Person) {
  await Promise.all(
    Object.entries(papers).map(async ([file_type, title]) => {
      const document = await uploadOwn(player, who, file_type, title);
      await player.call(staff, documentStorage.verify, { body: { id: document.id } });
    }),
  );
}

/** Staff grant what a company asked for; answers which it is. */
export async function verifiedByStaff(player: StoryPlayer, company: { name: string }) {
  const supplierId = await installerCalled(player, company.name);
  await player.call(staff, suppliers.verify, {
    params: { supplierId },
    body: { reason: 'Papeles completos y referencias comprobadas.' },
  });
  return supplierId;
}

/** It installs for the program, in the zone of each site. */
export async function joinsProgram(player: StoryPlayer, supplierId: string) {
  const program_id = await programOfDemo(player);
  await player.call(staff, supplierPlaces.edit, {
    params: { supplierId },
    body: { program_id, zone_id: null, reason: 'Firmó el convenio del programa.', version: 0 },
  });
}

/** Its id, looked up once. */
async function programOfDemo(player: StoryPlayer) {
  if (player.programId) return player.programId;
  const [row] = await player.db
    .select({ id: programs.id })
    .from(programs)
    .where(eq(programs.name, DEMO_PROGRAM));
  player.programId = row?.id ?? null;
  return player.programId;
}

/** The bill of the site that a request is for. */
export async function uploadBill(
  player: StoryPlayer,
  who: Person,
  projectId: string,
  tariff: Tariff,
) {
  return player.call(who, documentStorage.uploadProject, {
    params: { id: projectId },
    body: { file_type: '10' },
    file: {
      name: 'recibo-de-luz.pdf',
      bytes: await demoPdf('Recibo de luz', [who.name, `Tarifa ${tariff}`]),
    },
  });
}

interface Terms {
  rate: number;
  term: number;
  /** How long it is open. */
  days: number;
}

/** Staff and applicant agree on the terms, and the offer is opened to investors; answers its id. */
export async function published(
  player: StoryPlayer,
  who: Person,
  projectId: string,
  terms: Terms,
  sheet: Sheet,
): Promise<string> {
  await approve(player, projectId, terms);
  await player.call(who, projects.accept, { params: { projectId } });
  return publish(player, projectId, terms, sheet);
}

/** Of staff: who acts, and who confirms what takes two. */
export type Two = readonly [Person, Person];

const both: Two = [staff, second];

export async function approve(
  player: StoryPlayer,
  projectId: string,
  { rate, term }: Terms,
  two = both,
) {
  await player.callByTwo(...two, projects.approve, {
    params: { projectId },
    body: {
      annual_rate_bp: rate,
      term_months: term,
      opening_fee_bp: 300,
      risk_grade: 'B',
      note: 'Ventas comprobadas con estados de cuenta de doce meses.',
    },
  });
}

type Sheet = Omit<z.input<typeof offerSheet>, 'guarantees'> & { guarantees?: string };

export async function publish(
  player: StoryPlayer,
  projectId: string,
  { days }: Terms,
  sheet: Sheet,
  two = both,
): Promise<string> {
  await player.call(staff, opportunities.prepare, {
    params: { projectId },
    body: { guarantees: 'Sin garantía real ni obligado solidario.', ...sheet, version: 0 },
  });
  const closesAt = new Date(player.clock.now.getTime() + days * DAY_MS).toISOString();
  const answer = await player.callByTwo(...two, opportunities.publish, {
    params: { projectId },
    body: { closes_at: closesAt },
  });
  return answer.opportunity_id;
}

export async function deposit(
  player: StoryPlayer,
  who: Person,
  amountCents: number,
  trackingKey: string,
  from: string,
) {
  const { clabe } = await player.call(who, deposits.instructions);
  await bankLine(player, {
    tracking_key: trackingKey,
    amount_cents: amountCents,
    sender_clabe: from,
    sender_name: who.name,
    receiver_clabe: clabe,
    concept: 'Abono',
  });
}

type Line = z.input<typeof bankLineSchema>;

export async function bankLine(
  player: StoryPlayer,
  line: Omit<Line, 'direction' | 'occurred_on'>,
  direction: Line['direction'] = 'in',
) {
  const occurred_on = dayInMexicoCity(player.clock.now);
  await player.bankReports({ ...line, direction, occurred_on });
}

export async function commit(
  player: StoryPlayer,
  who: Person,
  opportunityId: string,
  amountCents: number,
) {
  await player.call(who, commitments.create, {
    body: { opportunity_id: opportunityId, amount_cents: amountCents },
  });
}

export async function sign(
  player: StoryPlayer,
  projectId: string,
  signers: readonly (Person | (() => Promise<void>))[],
) {
  await player.draftContracts();
  const [contract] = await player.db
    .select()
    .from(contractRows)
    .where(and(eq(contractRows.projectId, projectId), ne(contractRows.status, 'void')));
  if (!contract) throw new Error('Demo: a funded project has its contract');
  for (const who of signers) {
    if (typeof who === 'function') await who();
    else
      await player.call(who, contracts.sign, {
        params: { contractId: contract.id },
        body: { sha256: contract.sha256 },
      });
  }
}

/** Describes and photographs what was installed; answers the document's id and the stage that is paid for it. */
export async function photograph(player: StoryPlayer, by: Person, projectId: string) {
  const [site] = await player.db
    .select({
      id: installationSites.id,
      productId: projectRows.productId,
      stage: stageRows,
    })
    .from(installationSites)
    .innerJoin(projectRows, eq(projectRows.id, installationSites.projectId))
    .innerJoin(stageRows, eq(stageRows.projectId, installationSites.projectId))
    .where(eq(installationSites.projectId, projectId));
  if (!site) throw new Error('Demo: a signed project has its site and stage');
  await installEquipment(player.db, site, player.clock.now);
  const { id } = await player.call(by, documentStorage.uploadTarget, {
    params: { id: site.id },
    body: {
      file_type: '21',
      assocTable: 'fg_locations',
      assocKey: 'foto_instalado',
      from_project_id: projectId,
    },
    file: { name: 'sistema-instalado.png', bytes: demoPhoto() },
  });
  return { id, stage: site.stage };
}

type Photographed = Awaited<ReturnType<typeof photograph>>;

/** Staff see that it is installed: the credit begins. */
export async function delivered(player: StoryPlayer, { id, stage }: Photographed, two = both) {
  await player.call(staff, documentStorage.verify, { body: { id } });
  await player.callByTwo(...two, stages.approve, { params: { stageId: stage.id } });
}

export async function payStage(
  player: StoryPlayer,
  to: Paid,
  { stage }: Photographed,
  tracking_key: string,
  [approver, other] = both,
) {
  // Who approved it does not pay it.
  await player.callByTwo(other, approver, stagePayments.pay, {
    params: { stageId: stage.id },
    body: { tracking_key },
  });
  await bankLine(
    player,
    {
      tracking_key,
      amount_cents: stage.amountCents,
      sender_clabe: HOUSE_CLABE,
      sender_name: 'Solfondo',
      receiver_clabe: to.clabe,
      concept: 'Instalación',
    },
    'out',
  );
}

/** The one credit of a person that is being repaid, as they see it with the CLABE to pay to; null once it is settled. */
export async function owedBy(player: StoryPlayer, who: Person) {
  const { clabe, loans } = await player.call(who, payments.reference);
  const [loan] = loans;
  return loan ? { clabe, ...loan } : null;
}

type Owed = NonNullable<Awaited<ReturnType<typeof owedBy>>>;

/** What is due, or else what comes next. */
export const dueOf = ({ due_today_cents, next }: Owed) =>
  due_today_cents > 0 ? due_today_cents : (next?.amount_cents ?? 0);

/** Pays by transfer to the personal CLABE. */
export async function pay(
  player: StoryPlayer,
  who: Paid,
  { clabe }: Pick<Owed, 'clabe'>,
  { cents, trackingKey }: { cents: number; trackingKey: string },
) {
  await bankLine(player, {
    tracking_key: trackingKey,
    amount_cents: cents,
    sender_clabe: who.clabe,
    sender_name: who.name,
    receiver_clabe: clabe,
    concept: 'Mensualidad',
  });
}
