import { isDeepStrictEqual } from 'node:util';
import { type InstalledModel, type TechnicalData, unitsOf } from '@contract/credit/technical-data';
import { siteServerWords as words } from '@contract/locales/es-MX/credit/sites-server';
import type { Tx } from '@server/db/connection';
import { assertFresh } from '@server/http/errors';
import type { Recorder } from '@server/http/implement';
import { t } from '@server/i18n';
import { invalidateLists } from '../projects/invalidate-lists';
import { addProjectEvent } from '../projects/timeline';
import { assertConfirmed, dependOnEquipment, letFall, withFalls } from './dependents';
import { type Serials, type SiteRow, saveSite, serialsOf } from './repository';
import { assertSerials, isAnyGone, keepSerials } from './serials';

interface Save {
  data: TechnicalData;
  serials: Serials;
  version: number;
  confirmed: boolean;
  userId: string;
  now: Date;
  record: Recorder;
}

/**
 * Keeps what is installed at a site. Another equipment than the one that was photographed, or that CFE was asked about,
 * makes these fall; serial numbers that are added do not.
 * @throws AppError stale, or refused on its field
 */
export async function saveEquipment(
  tx: Tx,
  found: SiteRow,
  { data, serials, version, confirmed, userId, now, record }: Save,
) {
  const { site, row } = found;
  const before = { data: site.technicalData, serials: await serialsOf(tx, site.id) };
  assertFresh(version, { ...formOf(before.data, before.serials), version: site.version });
  assertSerials(serials, unitsOf(data));
  const isOther =
    before.data !== null &&
    (!isDeepStrictEqual(before.data, data) || isAnyGone(before.serials, serials));
  const falls = isOther ? await dependOnEquipment(tx, found) : [];
  assertConfirmed(falls, confirmed);
  await keepSerials(tx, { siteId: site.id, before: before.serials, serials, now });
  const fallen = await letFall(tx, found, { falls, userId, now });
  const saved = await saveSite(tx, site.id, { technicalData: data, ...fallen });
  const what = describeData(data);
  if (isOther || !before.data) {
    await addProjectEvent(tx, {
      ...{ projectId: site.projectId, userId, now, icon: 'edit' },
      color: falls.length > 0 ? 'warning' : 'info',
      title: t(isOther ? words.history.changed : words.history.described),
      desc: withFalls(`${what}.`, falls),
    });
    await invalidateLists(tx, row, userId);
  }
  const count = serials.module.length + serials.inverter.length + serials.equipment.length;
  await record(site.projectId, {
    ...{ site_id: site.id, installed: what, serial_count: count },
    falls: falls.join(', '),
  });
  return { id: site.id, version: saved };
}

const line = (units: number, { brand, model }: InstalledModel) => `${units} × ${brand} ${model}`;

/** What is installed, in a line. */
const describeData = (data: TechnicalData): string =>
  data.kind === 'panels'
    ? line(data.module_count, data.module)
    : line(data.equipment_count, data.equipment);

/** All equipment that is installed, in a line of each. */
export const listEquipment = (data: TechnicalData): string[] =>
  data.kind === 'panels'
    ? [describeData(data), line(data.inverter_count, data.inverter)]
    : [describeData(data)];

/** What is kept, as the form of it has it. */
function formOf(data: TechnicalData | null, serials: Serials) {
  if (!data) return {};
  if (data.kind === 'panels') {
    const { kind: _, module, inverter, ...panels } = data;
    return {
      ...{ module_id: module.accreditation_id, inverter_id: inverter.accreditation_id, ...panels },
      ...{ module_serials: serials.module, inverter_serials: serials.inverter },
    };
  }
  const { kind: _, equipment, ...device } = data;
  return {
    ...{ equipment_id: equipment.accreditation_id, ...device },
    equipment_serials: serials.equipment,
  };
}
