import { folioOf } from '@contract/credit/folio';
import { riskGrades } from '@contract/credit/loans';
import { productCatalog } from '@contract/credit/product-catalog';
import type { ProjectStatus } from '@contract/credit/project-states';
import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { addDays, dayInMexicoCity, toDay } from '@contract/kernel/fields/day';
import { projectStatusName } from '@contract/locales/es-MX/credit/project-states';
import type { Tx } from '@server/db/connection';
import { installationSites, loans, projectEvents, projects } from '@server/db/schema/credit';
import { catOf, scheduleOf } from '@server/features/credit';
import { settingAt } from '@server/features/platform';
import { t } from '@server/i18n';
import { insertMany } from './bulk';
import type { Dice } from './random';
import { nextSerials, type ScalePerson } from './scale-people';
import { neighbourhoodOf, places, streetOf } from './scale-words';

export const PROJECTS_AT_ONCE = 100;
const DAY_MS = 86_400_000;

const statuses: readonly (readonly [ProjectStatus, number])[] = [
  ['in_review', 30],
  ['rejected', 17],
  ['cancelled', 13],
  ['accepted', 18],
  ['published', 14],
  ['repaying', 8],
];

/** How long ago a project in each state was asked for, in days: the least and the most. */
const ages: Partial<Record<ProjectStatus, readonly [number, number]>> = {
  in_review: [1, 20],
  published: [8, 25],
  repaying: [60, 260],
};

const purposes = [
  'Paneles solares para el negocio, que paga mucha luz en verano',
  'Refrigeradores eficientes para la tienda',
  'Calentador solar para la casa',
];

/** What investors read of every one of them. */
const sheet = {
  birth_day: toDay('1985-03-12'),
  sex: 'M' as const,
  occupation: 'Comerciante',
  residence: 'León, Guanajuato',
  income_sources: 'Ventas del negocio.',
  guarantees: 'Sin garantía real ni obligado solidario.',
  risk_factors: 'El ingreso depende de un solo local.',
};

interface Cast {
  applicants: readonly ScalePerson[];
  supplier: ScalePerson;
  staffId: string;
  now: Date;
}

/** Asks for a hundred credits and decides on them; answers those that money has to move for. */
export async function addProjects(
  tx: Tx,
  dice: Dice,
  { applicants, supplier, staffId, now }: Cast,
) {
  const today = dayInMexicoCity(now);
  const vatRate = await settingAt(tx, 'iva_rate', today);
  const mode = await settingAt(tx, 'amort_mode', today);
  const lateRate = await settingAt(tx, 'mora_rate', today);
  const lateGraceDays = await settingAt(tx, 'late_grace_days', today);
  const waterfallOrder = await settingAt(tx, 'waterfall_order', today);
  const folios = await nextSerials(tx, 'project_folio', PROJECTS_AT_ONCE);
  const asked = folios.map((serial, k) => {
    const applicant = applicants[k % applicants.length];
    if (!applicant) throw new Error('there is no applicant');
    const status = dice.weighted(statuses);
    const [least, most] = ages[status] ?? [20, 300];
    const createdAt = new Date(now.getTime() - dice.between(least, most) * DAY_MS);
    const project = {
      id: dice.id(createdAt),
      folio: folioOf(serial),
      applicantId: applicant.id,
      supplierId: supplier.id,
      productId: dice.pick(productCatalog).id,
      status,
      amountCents: toCentavos(dice.between(100, 2_000) * 10_000),
      owedElsewhereCents: toCentavos(0),
      termMonths: dice.pick([12, 18, 24, 36]),
      purpose: dice.pick(purposes),
      offerSheet: sheet,
      decisionReason: status === 'rejected' ? 'La capacidad de pago no alcanza.' : null,
      statusChangedAt: new Date(createdAt.getTime() + DAY_MS / 2),
      createdAt,
    };
    return { project, applicant };
  });
  const made = asked.map(({ project }) => project);
  await insertMany(tx, projects, made);
  await insertMany(
    tx,
    installationSites,
    made.map(({ id, createdAt }) => {
      const { municipality, state, postalCode } = dice.pick(places);
      return {
        id: dice.id(createdAt),
        projectId: id,
        street: streetOf(dice),
        neighbourhood: neighbourhoodOf(dice),
        municipality,
        state,
        postalCode,
        technicalData: null,
        createdAt,
      };
    }),
  );
  await insertMany(
    tx,
    projectEvents,
    made.flatMap((project) => eventsOf(dice, project)),
  );

  const approved = asked.filter(({ project }) =>
    ['accepted', 'published', 'repaying'].includes(project.status),
  );
  const granted = approved.map(({ project, applicant }) => {
    const terms = {
      principal: project.amountCents,
      annualRate: toBasisPoints(dice.between(160, 300) * 10),
      vatRate,
      months: project.termMonths,
      openingFee: toBasisPoints(300),
      mode,
    };
    const { rows } = scheduleOf(terms);
    const disbursedOn = addDays(dayInMexicoCity(project.createdAt), 20);
    const repaying = project.status === 'repaying';
    const loan = {
      id: dice.id(project.statusChangedAt),
      projectId: project.id,
      applicantId: project.applicantId,
      status: repaying ? ('repaying' as const) : ('approved' as const),
      principalCents: project.amountCents,
      annualRateBp: terms.annualRate,
      lateRateBp: lateRate,
      lateGraceDays,
      waterfallOrder,
      termMonths: project.termMonths,
      openingFeeBp: terms.openingFee,
      amortMode: mode,
      vatBp: vatRate,
      catBp: catOf(terms, rows),
      riskGrade: dice.pick(riskGrades),
      approvedBy: staffId,
      approvedAt: project.statusChangedAt,
      acceptedAt: project.statusChangedAt,
      disbursedOn: repaying ? disbursedOn : null,
      createdAt: project.statusChangedAt,
    };
    return { project, applicant, loan, terms, rows, disbursedOn };
  });
  await insertMany(
    tx,
    loans,
    granted.map(({ loan }) => loan),
  );
  return granted;
}

export type Granted = Awaited<ReturnType<typeof addProjects>>[number];

type Project = Pick<
  typeof projects.$inferSelect,
  'id' | 'status' | 'createdAt' | 'statusChangedAt' | 'decisionReason'
>;

function eventsOf(dice: Dice, project: Project) {
  const { id: projectId, createdAt, status, statusChangedAt } = project;
  const base = { projectId, color: 'info', icon: 'file' };
  const first = {
    ...base,
    id: dice.id(createdAt),
    title: 'Solicitud recibida',
    desc: 'La solicitud llegó completa.',
    userName: 'Portal',
    time: createdAt,
  };
  if (status === 'in_review') return [first];
  const second = {
    ...base,
    id: dice.id(statusChangedAt),
    title: t(projectStatusName[status]),
    desc: project.decisionReason ?? 'El proyecto cambió de estado.',
    userName: status === 'cancelled' ? 'Portal' : 'Backoffice',
    time: statusChangedAt,
  };
  return [first, second];
}
