import { committee as contract } from '@contract/credit/committee';
import { decisionWords } from '@contract/locales/es-MX/credit/decisions';
import { ownMoney } from '@server/features/platform';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { ensureContract } from '../contracts/create';
import { notAvailable } from '../life-cycle/allowed';
import { invalidateLists } from '../projects/invalidate-lists';
import { partiesOf } from '../projects/money-act';
import { findProject, lockProject } from '../projects/project';
import { addProjectEvent } from '../projects/timeline';
import { consultApplicant } from './applicant-reports';
import { describeCondition, markCondition, mayMark } from './conditions';
import { describeCommittee } from './describe';
import { checksOfTerms } from './facts';

export const committeeHandlers = implement(contract, {
  async show({ db, scope, params, principal, vault, now }) {
    const row = await findProject(db, scope, params.projectId);
    // What the bureau reported and what staff said of it is not for who asks or who installs.
    if (partiesOf(row).includes(principal.userId)) throw ownMoney();
    return describeCommittee(db, row, { vault, now });
  },

  async terms({ db, scope, params, query, principal, vault, now }) {
    const row = await findProject(db, scope, params.projectId);
    if (partiesOf(row).includes(principal.userId)) throw ownMoney();
    return { checks: await checksOfTerms(db, row, query, { vault, now }) };
  },

  async consult({ db, scope, params, body, principal, adapters, vault, now, record }) {
    const row = await lockProject(db, scope, params.projectId);
    const { userId } = principal;
    if (partiesOf(row).includes(userId)) throw ownMoney();
    await consultApplicant(db, { row, typed: body, userId, bureau: adapters.bureau, vault, now });
    await record(row.project.id);
    return { ok: true as const };
  },

  async edit({ db, scope, params, body, principal, now, record }) {
    const row = await lockProject(db, scope, params.projectId);
    const { project } = row;
    if (partiesOf(row).includes(principal.userId)) throw ownMoney();
    if (!mayMark(project.status)) throw notAvailable(project.status);
    const condition = await markCondition(db, {
      projectId: project.id,
      conditionId: params.conditionId,
      met: body.met,
      userId: principal.userId,
      now,
    });
    const title = t(body.met ? decisionWords.conditionMet : decisionWords.conditionOpen);
    await addProjectEvent(db, {
      projectId: project.id,
      title,
      desc: t(decisionWords.conditionDesc),
      color: body.met ? 'success' : 'warning',
      icon: body.met ? 'check' : 'clock',
      userId: principal.userId,
      now,
    });
    // The contract of a credit that is funded waited for it.
    if (project.status === 'to_sign') await ensureContract(db, project.id, project.amountCents);
    await invalidateLists(db, row, principal.userId);
    await record(project.id, { value: condition.text, to: title });
    return describeCondition(condition);
  },
});
