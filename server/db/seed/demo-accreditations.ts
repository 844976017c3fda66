import { serialKey } from '@contract/credit/technical-data';
import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { siteServerWords } from '@contract/locales/es-MX/credit/sites-server';
import { accreditationFileName } from '@contract/locales/es-MX/people/accreditation-names';
import {
  type AccreditationState,
  accreditationFileKinds,
} from '@contract/people/accreditation-states';
import { equipmentKey } from '@contract/people/equipment-model';
import { GUARDED_STATUS } from '@contract/people/supplier-status';
import { installationSites, projects, siteSerials } from '@server/db/schema/credit';
import { suppliers } from '@server/db/schema/people';
import { accreditationFiles, accreditations } from '@server/db/schema/people-accreditations';
import { addProjectEvent } from '@server/features/credit';
import { auditAll } from '@server/features/platform';
import { t } from '@server/i18n';
import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { inTransaction } from '../connection';
import { installer, staff } from './demo-cast';
import type { Life } from './demo-days';
import { demoPdf } from './demo-files';
import type { StoryPlayer } from './story-player';

interface Equipment {
  productId: number;
  brand: string;
  model: string;
}

interface Stands extends Equipment {
  state: AccreditationState;
  /** Days before today on which it came to its state. */
  since: number;
  /** Days from today to its last day, of what was accredited. */
  left?: number;
  reason?: string;
}

/** What every installer of the town is accredited for, so that each may install whatever is asked of it. */
const common: readonly Equipment[] = [
  { productId: 1, brand: 'Jinko', model: 'Tiger Neo 580' },
  { productId: 2, brand: 'Imbera', model: 'VR17' },
  { productId: 3, brand: 'Mirage', model: 'Magnum 22 Inverter' },
  { productId: 4, brand: 'Tecnolite', model: 'Panel LED 40W' },
  { productId: 5, brand: 'Módulo Solar', model: 'Axol 15' },
];

/** What the first installer has besides, one in each state. */
const ofInstaller: readonly Stands[] = [
  {
    productId: 1,
    brand: 'Canadian Solar',
    model: 'HiKu6 455',
    state: 'accredited',
    since: 30,
    left: 18,
  },
  {
    productId: 1,
    brand: 'Growatt',
    model: 'MIN 5000TL-X',
    state: 'accredited',
    since: 300,
    left: 400,
  },
  { productId: 3, brand: 'Trane', model: 'Precedent 5 TR', state: 'in_review', since: 2 },
  {
    ...{ productId: 2, brand: 'Criotec', model: 'CFX-37', state: 'rejected', since: 6 },
    reason: 'El certificado está a nombre de otro modelo. Sube el de la CFX-37.',
  },
  { productId: 4, brand: 'Philips', model: 'CoreLine RC132', state: 'requested', since: 1 },
  { productId: 1, brand: 'Trina', model: 'Honey 275', state: 'expired', since: 39, left: -40 },
];

const DAY_MS = 24 * 60 * 60 * 1000;
/** The last day on which something of it happened. */
const TOLD_ON = 1;

/** Installers are accredited for what they sell; the first one has something in every state. */
export async function* accreditationsCome(player: StoryPlayer): Life {
  yield TOLD_ON;
  const { now } = player.clock;
  const today = addDays(dayInMexicoCity(now), TOLD_ON);
  const ago = (days: number) => new Date(now.getTime() - (days - TOLD_ON) * DAY_MS);
  const staffId = await player.userIdOf(staff);
  const companies = await player.db.select().from(suppliers);
  const standing = companies
    .filter(({ status }) => status >= GUARDED_STATUS)
    .flatMap((company) => [
      ...common.map((equipment): Stands & { company: typeof company } => ({
        ...{ ...equipment, company, state: 'accredited', since: 300, left: 400 },
      })),
      ...(company.name === installer.name ? ofInstaller : []).map((each) => ({ ...each, company })),
    ]);
  const rows = standing.map(({ company, since, left, reason, ...stands }) => {
    const isDecided = stands.state !== 'requested' && stands.state !== 'in_review';
    return {
      ...stands,
      id: v7(),
      supplierId: company.id,
      equipmentKey: equipmentKey(stands),
      stateChangedAt: ago(since),
      requestedBy: company.userId,
      decidedBy: isDecided ? staffId : null,
      decidedAt: isDecided ? ago(since) : null,
      rejectReason: reason ?? null,
      validUntil: left === undefined ? null : addDays(today, left),
      // Told of already: the first start has nothing to send.
      remindedDays: left !== undefined && left < 30 ? 30 : null,
      createdAt: ago(since + 3),
    };
  });
  const files = await Promise.all(
    accreditationFileKinds.map(async (kind) => ({
      ...(await player.papers.store(await demoPdf(t(accreditationFileName[kind]), []), now)),
      ...{ kind, fileName: `${kind}.pdf`, mediaType: 'application/pdf' },
    })),
  );
  await inTransaction(player.db, async (tx) => {
    await tx.insert(accreditations).values(rows);
    await tx.insert(accreditationFiles).values(
      rows
        .filter(({ state }) => state !== 'requested')
        .flatMap(({ id, requestedBy, createdAt }) =>
          files.map((file) => ({
            ...{ ...file, accreditationId: id, uploadedBy: requestedBy, uploadedAt: createdAt },
          })),
        ),
    );
    await auditAll(
      tx,
      rows.map(({ id, requestedBy, brand, model }) => ({
        ...{ at: now, userId: requestedBy, action: 'accreditations.create' },
        ...{ object: 'accreditations', objectId: id, details: { name: `${brand} ${model}` } },
      })),
    );
  });
  const seller = companies.find(({ name }) => name === installer.name)?.id;
  await describeSite(player, (brand) => {
    const own = rows.find((row) => row.brand === brand && row.supplierId === seller);
    if (!own) throw new Error(`Demo: the installer sells ${brand}`);
    return own.id;
  });
}

/** Says what is installed now: the panels that the first installer puts up. */
async function describeSite(player: StoryPlayer, accredited: (brand: string) => string) {
  const [site] = await player.db
    .select({ id: installationSites.id, projectId: installationSites.projectId })
    .from(installationSites)
    .innerJoin(projects, eq(projects.id, installationSites.projectId))
    .innerJoin(suppliers, eq(suppliers.id, projects.supplierId))
    .where(
      and(
        eq(suppliers.name, installer.name),
        eq(projects.status, 'installing'),
        eq(projects.productId, 1),
      ),
    );
  if (!site) throw new Error('Demo: the installer installs panels');
  const { now } = player.clock;
  const userId = await player.userIdOf(installer);
  const module = { accreditation_id: accredited('Jinko'), ...modelOf('Jinko') };
  const inverter = { accreditation_id: accredited('Growatt'), ...modelOf('Growatt') };
  const numbers = Array.from({ length: 8 }, (_, at) => `JKM580N-2611-00${at + 41}`);
  const serials = [
    ...numbers.map((serial) => ({ part: 'module' as const, serial })),
    { part: 'inverter' as const, serial: 'GW-MIN5-2611-0187' },
  ];
  await inTransaction(player.db, async (tx) => {
    await tx
      .update(installationSites)
      .set({
        technicalData: {
          ...{ kind: 'panels', module, module_count: 8, module_watts: 580, inverter },
          ...{ inverter_count: 1, structure: 'flat_roof', tilt_degrees: 20, azimuth_degrees: 180 },
        },
        version: 1,
      })
      .where(eq(installationSites.id, site.id));
    await tx.insert(siteSerials).values(
      serials.map((each) => ({
        ...{ ...each, siteId: site.id, serialKey: serialKey(each.serial), createdAt: now },
      })),
    );
    const installed = `8 × ${module.brand} ${module.model}`;
    await addProjectEvent(tx, {
      ...{ projectId: site.projectId, userId, now, color: 'info', icon: 'edit' },
      ...{ title: t(siteServerWords.history.described), desc: `${installed}.` },
    });
    const details = { site_id: site.id, installed, serial_count: serials.length, falls: '' };
    await auditAll(tx, [
      {
        ...{ at: now, userId, action: 'sites.set-equipment', object: 'projects' },
        ...{ objectId: site.projectId, details },
      },
    ]);
  });
}

/** What the installer sells under a brand, as it is named. */
function modelOf(sold: string) {
  const found = [...common, ...ofInstaller].find(({ brand }) => brand === sold);
  if (!found) throw new Error(`Demo: nobody sells ${sold}`);
  return { brand: found.brand, model: found.model };
}
