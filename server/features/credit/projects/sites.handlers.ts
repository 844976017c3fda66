import { sites as contract } from '@contract/credit/sites';
import { notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { lockProject } from './project';
import { setTariff } from './repository';

export const siteHandlers = implement(contract, {
  async setTariff({ db, scope, params: { projectId, siteId }, body: { tariff }, record }) {
    const { project } = await lockProject(db, scope, projectId);
    if (!(await setTariff(db, { projectId: project.id, siteId, tariff }))) throw notFound();
    await record(project.id, { tariff });
    return { ok: true as const };
  },
});
