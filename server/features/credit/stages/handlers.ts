import { stages as contract } from '@contract/credit/stages';
import { creditWords } from '@contract/locales/es-MX/credit/server';
import { refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { assertAllowed } from '../life-cycle/allowed';
import { by } from '../life-cycle/move-credit';
import { assertNumbered } from '../sites/installed';
import { findStage } from './describe';
import { disburse } from './disburse';
import { evidenceOf } from './evidence';
import { listStages } from './repository';
import { actOnStage, lockStage } from './stage';
import { installerTasks } from './tasks';

export const stageHandlers = implement(contract, {
  list: async ({ db, scope, query, vault, principal, now }) =>
    listStages(db, query, { scope, vault, principal, now }),

  tasks: ({ db, scope, vault, principal, now }) =>
    installerTasks(db, { scope, vault, principal, now }),

  async approve({ db, scope, params, principal, config, vault, now, twoPeople }) {
    const { stage, row } = await lockStage(db, scope, params.stageId);
    assertAllowed(principal.role, row.project.status, 'approve_stage');
    const evidence = (await evidenceOf(db, [row.project.id], { now, of: 'all' })).get(
      row.project.id,
    );
    if (evidence !== 'verified') {
      throw refused(t(creditWords.stages.photoFirst));
    }
    await assertNumbered(db, row.project.id);
    await disburse(db, {
      row,
      stage,
      doer: by(principal, config, now),
      vault,
      finish: () =>
        twoPeople({
          ...actOnStage(row, stage),
          kind: 'delivery',
          title: t(creditWords.stages.approve),
        }),
    });
    return findStage(db, stage.id, now);
  },
});
