import { placeIn } from '@contract/credit/geo';
import { stageEvidence as contract } from '@contract/credit/stage-evidence';
import { ownMoney } from '@server/features/platform';
import { notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { partiesOf } from '../projects/money-act';
import { findStage } from './describe';
import { setPlace, sitesWithPhotos } from './site-photos';
import { lockStage } from './stage';

export const stageEvidenceHandlers = implement(contract, {
  async show({ db, params, now }) {
    const stage = await findStage(db, params.stageId, now);
    return {
      folio: stage.folio,
      project_id: stage.project_id,
      stage: `${stage.n}. ${stage.name}`,
      sites: await sitesWithPhotos(db, stage.project_id),
    };
  },

  async place({ db, scope, params: { stageId, siteId }, body, principal, record }) {
    const { row } = await lockStage(db, scope, stageId);
    // It is what the photographs are held against.
    if (partiesOf(row).includes(principal.userId)) throw ownMoney();
    const place = placeIn(body.position);
    const projectId = row.project.id;
    if (!place || !(await setPlace(db, { projectId, siteId, place }))) throw notFound();
    // Where somebody lives stays out of the trail.
    await record(projectId);
    return { ok: true as const };
  },
});
