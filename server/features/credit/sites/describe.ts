import { nextConnection } from '@contract/credit/interconnection';
import { actionsFor } from '@contract/credit/project-states';
import { siteTurn } from '@contract/credit/site-turn';
import type { SiteDetail } from '@contract/credit/sites';
import { estimateYield } from '@contract/credit/solar-yield';
import {
  isPhotovoltaic,
  peakWatts,
  type TechnicalData,
  unitsOf,
  yearlyKwh,
} from '@contract/credit/technical-data';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Db } from '@server/db/connection';
import { accreditedEquipment } from '@server/features/people';
import type { Principal } from '@server/http/principal';
import { evidenceOfSites } from '../stages/evidence';
import { photosOf, placeOf } from '../stages/site-photos';
import { dependOnAddress, dependOnEquipment } from './dependents';
import { countMissing, type Site, type SiteRow, serialsOf, siteIdsOf } from './repository';

/** A site with all that is known of it, as its people and staff see it. */
export async function describeSite(
  db: Db,
  found: SiteRow,
  { role, actorUserId }: Principal,
  now: Date,
): Promise<SiteDetail> {
  const { site, row } = found;
  const { project } = row;
  const ids = await siteIdsOf(db, project.id);
  const serials = await serialsOf(db, site.id);
  const technical = site.technicalData;
  const missing = technical ? countMissing(unitsOf(technical), serials) : 0;
  const evidence = await evidenceOf(db, site, now);
  const connection = isPhotovoltaic(project.productId) ? connectionOf(site) : null;
  // Nobody writes in another's name.
  const actions = actorUserId ? [] : actionsFor(role, project.status);
  const maySell = actions.includes('edit_site');
  return {
    id: site.id,
    project_id: project.id,
    folio: project.folio,
    status: project.status,
    product_id: project.productId,
    number: ids.indexOf(site.id) + 1,
    of: ids.length,
    ...addressOf(site),
    tariff: site.tariff,
    meter_number: site.meterNumber ?? '',
    place: placeOf(site),
    version: site.version,
    technical,
    module_serials: serials.module,
    inverter_serials: serials.inverter,
    equipment_serials: serials.equipment,
    missing_serials: missing,
    estimate: estimateOf(technical, site.state),
    evidence,
    photos: (await photosOf(db, [site])).get(site.id) ?? [],
    connection,
    turn: siteTurn({
      status: project.status,
      isDescribed: technical !== null,
      missingSerials: missing,
      evidence,
      connection: connection && nextConnection(connection),
    }),
    actions: [...actions],
    falls: {
      address: await dependOnAddress(db, found),
      equipment: technical ? await dependOnEquipment(db, found) : [],
    },
    accredited: maySell ? await accreditedOf(db, found, now) : [],
  };
}

/** The address of a site, as a form of it has it. */
export const addressOf = ({ street, neighbourhood, municipality, state, postalCode }: Site) => ({
  ...{ street, neighbourhood, municipality, state },
  postal_code: postalCode,
});

export const connectionOf = (site: Site) => ({
  requested_on: site.requestedOn,
  needs_verification: site.needsVerification,
  verified_on: site.verifiedOn,
  meter_on: site.meterOn,
  contract_on: site.contractOn,
});

async function evidenceOf(db: Db, { id, projectId }: Site, now: Date) {
  const sites = await evidenceOfSites(db, [projectId], { now, of: 'people' });
  return sites.find((site) => site.id === id)?.evidence ?? 'missing';
}

/** What panels make in a year, by what a kWp of them gives in their state. */
function estimateOf(technical: TechnicalData | null, state: string): SiteDetail['estimate'] {
  const watts = technical && peakWatts(technical);
  const kwhPerKwp = estimateYield(state);
  if (!watts || kwhPerKwp === null) return null;
  return { watts, kwh_per_kwp: kwhPerKwp, yearly_kwh: yearlyKwh(watts, kwhPerKwp) };
}

async function accreditedOf(db: Db, { row: { project } }: SiteRow, now: Date) {
  const { supplierId, productId } = project;
  const rows = await accreditedEquipment(db, { supplierId, productId }, dayInMexicoCity(now));
  return rows.map(({ id, brand, model }) => ({ id, brand, model }));
}
