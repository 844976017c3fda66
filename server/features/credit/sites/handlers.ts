import { isDeepStrictEqual } from 'node:util';
import {
  type Connection,
  connectionField,
  connectionProblems,
  connectionSteps,
} from '@contract/credit/interconnection';
import { addressLine } from '@contract/credit/site-address';
import { sites as contract, MOST_SITES } from '@contract/credit/sites';
import { isPhotovoltaic } from '@contract/credit/technical-data';
import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import { siteServerWords as words } from '@contract/locales/es-MX/credit/sites-server';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { assertFresh, notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { assertAllowed } from '../life-cycle/allowed';
import { invalidateLists } from '../projects/invalidate-lists';
import { lockProject } from '../projects/project';
import { addProjectEvent } from '../projects/timeline';
import { assertConfirmed, assertMayMove, dependOnAddress, letFall, withFalls } from './dependents';
import { addressOf, connectionOf, describeSite } from './describe';
import { accreditedModels } from './equipment';
import { addSite, findSite, lockSite, saveSite, setTariff, siteIdsOf } from './repository';
import { saveEquipment } from './save-equipment';

export const siteHandlers = implement(contract, {
  async show({ db, scope, params, principal, now }) {
    return describeSite(db, await findSite(db, scope, params.siteId), principal, now);
  },

  async create({ db, scope, principal, body, now, record }) {
    const { project_id: projectId, ...site } = body;
    const row = await lockProject(db, scope, projectId);
    assertAllowed(principal.role, row.project.status, 'add_site');
    if ((await siteIdsOf(db, projectId)).length >= MOST_SITES) {
      throw refused(t(words.most, { most: MOST_SITES }));
    }
    const { id, version } = await addSite(db, projectId, site);
    await addProjectEvent(db, {
      ...{ projectId, userId: principal.userId, now, color: 'info', icon: 'edit' },
      title: t(words.history.added),
      desc: addressLine(site, site.postal_code),
    });
    await invalidateLists(db, row, principal.userId);
    await record(projectId, { site_id: id });
    return { id, version };
  },

  async edit({ db, scope, principal, params, body, now, record }) {
    const found = await lockSite(db, scope, params.siteId);
    const { site, row } = found;
    assertAllowed(principal.role, row.project.status, 'edit_site');
    const { version, meter_number: meterNumber, confirmed, ...address } = body;
    const before = addressOf(site);
    assertFresh(version, {
      ...{ ...before, meter_number: site.meterNumber ?? '' },
      version: site.version,
    });
    const isMoved = !isDeepStrictEqual(address, before);
    if (isMoved) await assertMayMove(db, found, address);
    const falls = isMoved ? await dependOnAddress(db, found) : [];
    assertConfirmed(falls, confirmed);
    const { userId } = principal;
    await letFall(db, found, { falls, userId, now });
    const { postal_code: postalCode, ...place } = address;
    const saved = await saveSite(db, site.id, {
      ...place,
      ...{ postalCode, meterNumber: meterNumber || null },
      // It was the position of another address.
      ...(isMoved && { latitude: null, longitude: null }),
    });
    if (isMoved) {
      await addProjectEvent(db, {
        ...{ projectId: site.projectId, userId, now, color: 'warning', icon: 'edit' },
        title: t(words.history.moved),
        desc: withFalls(`${addressLine(address, postalCode)}.`, falls),
      });
      await invalidateLists(db, row, userId);
    }
    await record(site.projectId, { site_id: site.id, is_moved: isMoved, falls: falls.join(', ') });
    return { id: site.id, version: saved };
  },

  async setPanels({ db, scope, principal, params, body, now, record }) {
    const found = await lockSite(db, scope, params.siteId);
    const { project } = found.row;
    assertAllowed(principal.role, project.status, 'edit_site');
    if (!isPhotovoltaic(project.productId)) throw refused(t(words.notPanels));
    const { module_id, inverter_id, module_serials, inverter_serials, ...rest } = body;
    const { version, confirmed, ...panels } = rest;
    const models = { module_id, inverter_id };
    const modelFor = await accreditedModels(db, found, models, dayInMexicoCity(now));
    return saveEquipment(db, found, {
      ...{ version, confirmed, userId: principal.userId, now, record },
      data: {
        kind: 'panels',
        module: modelFor('module_id'),
        inverter: modelFor('inverter_id'),
        ...panels,
      },
      serials: { module: module_serials, inverter: inverter_serials, equipment: [] },
    });
  },

  async setDevice({ db, scope, principal, params, body, now, record }) {
    const found = await lockSite(db, scope, params.siteId);
    const { project } = found.row;
    assertAllowed(principal.role, project.status, 'edit_site');
    if (isPhotovoltaic(project.productId)) throw refused(t(words.notDevice));
    const { equipment_id, equipment_serials, version, confirmed, ...device } = body;
    const modelFor = await accreditedModels(db, found, { equipment_id }, dayInMexicoCity(now));
    return saveEquipment(db, found, {
      ...{ version, confirmed, userId: principal.userId, now, record },
      data: { kind: 'device', equipment: modelFor('equipment_id'), ...device },
      serials: { module: [], inverter: [], equipment: equipment_serials },
    });
  },

  async connect({ db, scope, principal, params, body, now, record }) {
    const { site, row } = await lockSite(db, scope, params.siteId);
    assertAllowed(principal.role, row.project.status, 'connect_site');
    if (!isPhotovoltaic(row.project.productId)) throw refused(t(words.notConnected));
    const { version, ...connection } = body;
    const before = connectionOf(site);
    assertFresh(version, { ...before, version: site.version });
    assertInOrder(connection, dayInMexicoCity(now));
    const saved = await saveSite(db, site.id, {
      requestedOn: connection.requested_on,
      needsVerification: connection.needs_verification,
      verifiedOn: connection.verified_on,
      meterOn: connection.meter_on,
      contractOn: connection.contract_on,
    });
    const done = connectionSteps.filter((step) => {
      const field = connectionField[step];
      return connection[field] !== null && before[field] === null;
    });
    const steps = done.length > 0 ? done : (['none'] as const);
    await addProjectEvent(db, {
      ...{ projectId: site.projectId, userId: principal.userId, now, color: 'info', icon: 'clock' },
      title: t(words.history.connected),
      desc: steps.map((step) => t(words.connectionDone[step])).join(' '),
    });
    await invalidateLists(db, row, principal.userId);
    await record(site.projectId, { site_id: site.id, steps: steps.join(', ') });
    return { id: site.id, version: saved };
  },

  async setTariff({ db, scope, principal, params, body: { tariff }, record }) {
    const { project } = await lockProject(db, scope, params.projectId);
    assertAllowed(principal.role, project.status, 'correct_tariff');
    const { siteId } = params;
    const before = await setTariff(db, { projectId: project.id, siteId, tariff });
    if (!before) throw notFound();
    await record(project.id, { from: before.from ?? '', to: tariff });
    return { ok: true as const };
  },
});

/** @throws AppError refused, on the day that is out of order */
function assertInOrder(connection: Connection, today: Day): void {
  const problems = Object.entries(connectionProblems(connection, today));
  if (problems.length === 0) return;
  const fields = problems.map(([field, problem]) => [field, t(words.connection[problem])]);
  throw refused(t(outcomes.invalidTitle), Object.fromEntries(fields));
}
