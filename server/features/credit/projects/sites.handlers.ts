import { sites as contract } from '@contract/credit/sites';
import { notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { assertAllowed } from '../life-cycle/allowed';
import { lockProject } from './project';
import { setTariff } from './repository';

export const siteHandlers = implement(contract, {
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
