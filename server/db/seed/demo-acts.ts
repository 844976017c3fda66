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
import { suppliers } from '@contract/people/suppliers';
import { suppliersDirectory } from '@contract/people/suppliers-directory';
import { type bankLine as bankLineSchema, bankMovements } from '@contract/treasury/bank-movements';
import { deposits } from '@contract/treasury/deposits';
import { stagePayments } from '@contract/treasury/stage-payments';
import type * as z from 'zod';
import { installer, lucia, newInstaller, type Person, second, staff } from './demo-cast';
import { demoPdf, demoPhoto } from './demo-files';
import type { StoryPlayer } from './story-player';

/** The account that holds the clients' money. */
export const HOUSE_CLABE = '646180110400000007';

export const INSTALLER_CLABE = '072320001122334455';

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

export async function request(player: StoryPlayer, who: Person, wanted: Request): Promise<string> {
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

export async function documented(player: StoryPlayer, who: Person, projectId: string) {
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

/** Its papers are in order; whether it is verified is left to who tries the demo. */
export async function askedForVerification(player: StoryPlayer) {
  const me = await player.call(newInstaller, users.getRgUserInfo);
  const papers = { 1: 'Identificación oficial', 5: 'Acta constitutiva', 6: 'Poder notarial' };
  for (const [file_type, title] of Object.entries(papers)) {
    const document = await player.call(newInstaller, documentStorage.uploadUser, {
      params: { id: me.user_id ?? '' },
      body: { file_type },
      file: { name: 'documento.pdf', bytes: await demoPdf(title, [newInstaller.name]) },
    });
    await player.call(staff, documentStorage.verify, { body: { id: document.id } });
  }
  await player.call(newInstaller, suppliers.request);
}

export async function uploadToProject(player: StoryPlayer, who: Person, projectId: string) {
  return player.call(who, documentStorage.uploadProject, {
    params: { id: projectId },
    body: { file_type: '10' },
    file: {
      name: 'recibo-de-luz.pdf',
      bytes: await demoPdf('Recibo de luz', [who.name, 'Tarifa PDBT']),
    },
  });
}

export async function published(
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

export async function deposit(
  player: StoryPlayer,
  who: Person,
  amountCents: number,
  trackingKey: string,
) {
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

export async function bankLine(
  player: StoryPlayer,
  line: Omit<Line, 'direction' | 'occurred_on'>,
  direction: Line['direction'] = 'in',
) {
  const occurred_on = dayInMexicoCity(player.clock.now);
  await player.callByTwo(staff, second, bankMovements.create, {
    body: { ...line, direction, occurred_on },
  });
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

export async function sign(player: StoryPlayer, projectId: string) {
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

export async function install(player: StoryPlayer, projectId: string) {
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
export async function payDue(player: StoryPlayer, who: Person, trackingKey: string) {
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
