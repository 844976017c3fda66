import { contracts } from '@contract/credit/contracts';
import { payments } from '@contract/credit/payments';
import { projects } from '@contract/credit/projects';
import { stages } from '@contract/credit/stages';
import { documentStorage } from '@contract/documents/documents';
import { commitments } from '@contract/funding/commitments';
import type { offerSheet } from '@contract/funding/offers';
import { opportunities } from '@contract/funding/opportunities';
import { users } from '@contract/identity/users';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Role } from '@contract/kernel/roles';
import { bankAccounts } from '@contract/people/bank-accounts';
import { suppliersDirectory } from '@contract/people/suppliers-directory';
import { prospectBatches } from '@contract/program/prospects';
import { type bankLine as bankLineSchema, bankMovements } from '@contract/treasury/bank-movements';
import { deposits } from '@contract/treasury/deposits';
import { stagePayments } from '@contract/treasury/stage-payments';
import { withdrawals } from '@contract/treasury/withdrawals';
import type * as z from 'zod';
import { demoPdf, demoPhoto } from './demo-files';
import { demoProspects } from './demo-prospects';
import type { StoryPlayer } from './story-player';

interface Person {
  email: string;
  role: Role;
  name: string;
}

const lucia: Person = {
  email: 'solicitante@demo.mx',
  role: 'client',
  name: 'Lucía Hernández Ñúñez',
};
const tomas: Person = {
  email: 'solicitante2@demo.mx',
  role: 'client',
  name: 'Tomás Quiñones Arce',
};
const installer: Person = {
  email: 'instalador@demo.mx',
  role: 'supplier',
  name: 'Soluciones Solares del Bajío',
};
const mariana: Person = {
  email: 'inversionista@demo.mx',
  role: 'investor',
  name: 'Mariana Ortega Ríos',
};
const julio: Person = {
  email: 'inversionista2@demo.mx',
  role: 'investor',
  name: 'Julio César Ibarra Soto',
};
const program: Person = {
  email: 'programa@demo.mx',
  role: 'program_administrator',
  name: 'Patricia Salas Cruz',
};
const staff: Person = { email: 'backoffice@demo.mx', role: 'admin', name: 'Elena Guzmán Treviño' };
/** Confirms what Elena asks for, and pays what she approves. */
const second: Person = { email: 'soporte@demo.mx', role: 'admin', name: 'Héctor Salinas Bravo' };

/** The account that holds the clients' money. */
const HOUSE_CLABE = '646180110400000007';

const INSTALLER_CLABE = '072320001122334455';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Request {
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
  };
}

/** Three credits in three stages of their life, and what surrounds them. `at` moves the clock. */
export async function playStory(player: StoryPlayer, at: (daysAgo: number) => void): Promise<void> {
  at(110);
  await player.call(installer, bankAccounts.edit, {
    body: { clabe: INSTALLER_CLABE, holder: installer.name },
  });
  const roof = await request(player, lucia, {
    productId: 1,
    amountCents: 12_000_000,
    termMonths: 12,
    purpose: 'Paneles solares para la panadería, que paga mucha luz en verano',
    site: {
      street: 'Calle Morelos 214',
      neighbourhood: 'Centro',
      municipality: 'Tlaquepaque',
      state: 'Jalisco',
      postal_code: '45500',
    },
  });
  await documented(player, lucia, roof);
  at(108);
  const opportunityId = await published(
    player,
    lucia,
    roof,
    { rate: 2400, term: 12, days: 30 },
    {
      birth_day: '1984-05-17',
      sex: 'M',
      occupation: 'Dueña de una panadería',
      residence: 'Tlaquepaque, Jalisco',
      income_sources: 'Ventas diarias de la panadería, con recibos de tres años.',
      risk_factors: 'Todo el ingreso viene de un solo local, que baja en vacaciones.',
    },
  );
  await deposit(player, mariana, 15_000_000, 'DEMO0001');
  await deposit(player, julio, 9_000_000, 'DEMO0002');
  at(106);
  await commit(player, mariana, opportunityId, 7_200_000);
  await commit(player, julio, opportunityId, 4_800_000);
  at(104);
  await sign(player, roof);
  at(98);
  await install(player, roof);
  for (const [n, daysAgo] of [67, 37, 7].entries()) {
    at(daysAgo);
    await payDue(player, lucia, `DEMOPAGO${n + 1}`);
  }

  at(20);
  const cooler = await request(player, tomas, {
    productId: 2,
    amountCents: 8_500_000,
    termMonths: 18,
    purpose: 'Refrigeradores eficientes para la tienda de la esquina',
    site: {
      street: 'Av. Constituyentes 88',
      neighbourhood: 'El Marqués',
      municipality: 'Querétaro',
      state: 'Querétaro',
      postal_code: '76047',
    },
  });
  await documented(player, tomas, cooler);
  at(6);
  const open = await published(
    player,
    tomas,
    cooler,
    { rate: 2160, term: 18, days: 30 },
    {
      birth_day: '1979-11-02',
      sex: 'H',
      occupation: 'Comerciante',
      residence: 'Querétaro, Querétaro',
      income_sources: 'Ventas de la tienda de abarrotes y renta de un local.',
      risk_factors: 'La tienda compite con dos cadenas que abrieron cerca este año.',
    },
  );
  at(5);
  await commit(player, mariana, open, 2_500_000);

  at(2);
  const heater = await request(player, lucia, {
    productId: 5,
    amountCents: 3_500_000,
    termMonths: 12,
    purpose: 'Calentador solar para la casa',
    site: {
      street: 'Calle Morelos 214',
      neighbourhood: 'Centro',
      municipality: 'Tlaquepaque',
      state: 'Jalisco',
      postal_code: '45500',
    },
  });
  await uploadToProject(player, lucia, heater);

  at(1);
  await bankLine(player, {
    tracking_key: 'DEMO0099',
    amount_cents: 250_000,
    sender_clabe: '012180026050783858',
    sender_name: 'Remitente sin identificar',
    receiver_clabe: HOUSE_CLABE,
    concept: 'Depósito sin referencia',
  });
  for (const [who, clabe] of [
    [mariana, '032180000118359719'],
    [julio, '002115016003269411'],
  ] as const) {
    await player.call(who, bankAccounts.edit, { body: { clabe, holder: who.name } });
  }
  await player.call(program, prospectBatches.upload, {
    body: { mode: 'commit' },
    file: { name: 'prospectos-octubre.csv', bytes: Buffer.from(demoProspects()) },
  });
  at(0);
  await player.call(mariana, withdrawals.create, { body: { amount_cents: 150_000 } });
  const { clabe } = await player.call(julio, deposits.instructions);
  await player.ask(staff, bankMovements.create, {
    body: {
      direction: 'in',
      tracking_key: 'DEMO0100',
      occurred_on: dayInMexicoCity(player.clock.now),
      amount_cents: 500_000,
      sender_clabe: '012180026050783858',
      sender_name: julio.name,
      receiver_clabe: clabe,
      concept: 'Abono que el banco no avisó',
    },
  });
}

async function request(player: StoryPlayer, who: Person, wanted: Request): Promise<string> {
  const { items } = await player.call(who, suppliersDirectory.list);
  const supplier = items.find(({ name }) => name === installer.name);
  const created = await player.call(who, projects.create, {
    body: {
      product_id: wanted.productId,
      supplier_id: supplier?.id,
      amount_cents: wanted.amountCents,
      term_months: wanted.termMonths,
      owed_elsewhere_cents: 0,
      purpose: wanted.purpose,
      site: wanted.site,
    },
  });
  return created.id;
}

async function documented(player: StoryPlayer, who: Person, projectId: string) {
  const me = await player.call(who, users.getRgUserInfo);
  const identity = await player.call(who, documentStorage.uploadUser, {
    params: { id: me.user_id ?? '' },
    body: { file_type: '1' },
    file: {
      name: 'identificacion.pdf',
      bytes: await demoPdf('Identificación oficial', [who.name]),
    },
  });
  const bill = await uploadToProject(player, who, projectId);
  for (const id of [identity.id, bill.id]) {
    await player.call(staff, documentStorage.verify, { body: { id } });
  }
}

async function uploadToProject(player: StoryPlayer, who: Person, projectId: string) {
  return player.call(who, documentStorage.uploadProject, {
    params: { id: projectId },
    body: { file_type: '10' },
    file: {
      name: 'recibo-de-luz.pdf',
      bytes: await demoPdf('Recibo de luz', [who.name, 'Tarifa PDBT']),
    },
  });
}

async function published(
  player: StoryPlayer,
  who: Person,
  projectId: string,
  terms: { rate: number; term: number; days: number },
  sheet: Omit<z.input<typeof offerSheet>, 'guarantees'>,
): Promise<string> {
  await player.callByTwo(staff, second, projects.approve, {
    params: { projectId },
    body: {
      annual_rate_bp: terms.rate,
      term_months: terms.term,
      opening_fee_bp: 300,
      risk_grade: 'B',
    },
  });
  await player.call(who, projects.accept, { params: { projectId } });
  await player.call(staff, opportunities.prepare, {
    params: { projectId },
    body: { ...sheet, guarantees: 'Sin garantía real ni obligado solidario.' },
  });
  const closesAt = new Date(player.clock.now.getTime() + terms.days * DAY_MS).toISOString();
  const answer = await player.callByTwo(staff, second, opportunities.publish, {
    params: { projectId },
    body: { closes_at: closesAt },
  });
  return answer.opportunity_id;
}

async function deposit(player: StoryPlayer, who: Person, amountCents: number, trackingKey: string) {
  const { clabe } = await player.call(who, deposits.instructions);
  await bankLine(player, {
    tracking_key: trackingKey,
    amount_cents: amountCents,
    sender_clabe: '012180026050783858',
    sender_name: who.name,
    receiver_clabe: clabe,
    concept: 'Abono',
  });
}

type Line = z.input<typeof bankLineSchema>;

async function bankLine(
  player: StoryPlayer,
  line: Omit<Line, 'direction' | 'occurred_on'>,
  direction: Line['direction'] = 'in',
) {
  const occurred_on = dayInMexicoCity(player.clock.now);
  await player.callByTwo(staff, second, bankMovements.create, {
    body: { ...line, direction, occurred_on },
  });
}

async function commit(
  player: StoryPlayer,
  who: Person,
  opportunityId: string,
  amountCents: number,
) {
  await player.call(who, commitments.create, {
    body: { opportunity_id: opportunityId, amount_cents: amountCents },
  });
}

async function sign(player: StoryPlayer, projectId: string) {
  const project = await player.call(staff, projects.show, { params: { projectId } });
  const contract = project.contract;
  if (!contract) throw new Error('Demo: a funded project has its contract');
  for (const who of [lucia, installer]) {
    await player.call(who, contracts.sign, {
      params: { contractId: contract.id },
      body: { sha256: contract.sha256 },
    });
  }
}

async function install(player: StoryPlayer, projectId: string) {
  const project = await player.call(staff, projects.show, { params: { projectId } });
  const [site] = project.sites;
  const [stage] = project.stages;
  if (!site || !stage) throw new Error('Demo: a signed project has its site and stage');
  const photo = await player.call(installer, documentStorage.uploadTarget, {
    params: { id: site.id },
    body: {
      file_type: '21',
      assocTable: 'fg_locations',
      assocKey: 'foto_instalado',
      from_project_id: projectId,
    },
    file: { name: 'sistema-instalado.png', bytes: demoPhoto() },
  });
  await player.call(staff, documentStorage.verify, { body: { id: photo.id } });
  await player.callByTwo(staff, second, stages.approve, { params: { stageId: stage.id } });
  await player.callByTwo(second, staff, stagePayments.pay, {
    params: { stageId: stage.id },
    body: { tracking_key: 'DEMOINST01' },
  });
  await bankLine(
    player,
    {
      tracking_key: 'DEMOINST01',
      amount_cents: stage.amount_cents,
      sender_clabe: HOUSE_CLABE,
      sender_name: 'Solfondo',
      receiver_clabe: INSTALLER_CLABE,
      concept: 'Instalación',
    },
    'out',
  );
}

/** Pays exactly what is due that day, by transfer to the personal CLABE. */
async function payDue(player: StoryPlayer, who: Person, trackingKey: string) {
  const { clabe, loans } = await player.call(who, payments.reference);
  const [loan] = loans;
  if (!loan) throw new Error('Demo: a credit in repayment has its reference');
  const amount = loan.due_today_cents > 0 ? loan.due_today_cents : (loan.next?.amount_cents ?? 0);
  await bankLine(player, {
    tracking_key: trackingKey,
    amount_cents: amount,
    sender_clabe: '002180012345678903',
    sender_name: who.name,
    receiver_clabe: clabe,
    concept: 'Mensualidad',
  });
}
