import { mayHaveCoObligor } from '@contract/credit/co-obligor-states';
import { coObligors as contract } from '@contract/credit/co-obligors';
import { coObligorWords } from '@contract/locales/es-MX/credit/co-obligors-server';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import type { Tx } from '@server/db/connection';
import { coObligors } from '@server/db/schema/credit-co-obligors';
import { ownUser } from '@server/features/identity';
import { sharedWith } from '@server/features/people';
import { queueMail } from '@server/features/platform';
import { conflict, notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import { notAvailable } from '../life-cycle/allowed';
import { findProject, lockProject } from '../projects/project';
import { describeCoObligor } from './describe';
import { sendTask } from './links';
import { withdrawn } from './mails';
import { consult } from './report';
import { factsOf, lastCoObligor, lockCoObligor } from './repository';

const done = { ok: true as const };

export const coObligorHandlers = implement(contract, {
  async show({ db, scope, params, vault, now }) {
    const row = await findProject(db, scope, params.projectId);
    return describeCoObligor(db, row, { scope, vault, now });
  },

  async create({ db, scope, params, principal, body, vault, config, now, record }) {
    const { project } = await lockProject(db, scope, params.projectId);
    if (!mayHaveCoObligor(project.status)) throw notAvailable(project.status);
    const last = await lastCoObligor(db, project.id);
    if (last && !last.declinedAt && !last.withdrawnAt) throw conflict(t(coObligorWords.named));
    const { email } = await ownUser(db, principal.userId);
    if (email === body.email) {
      throw refused(t(outcomes.invalidTitle), { email: t(coObligorWords.notYourself) });
    }
    if ((await sharedWith(db, vault, principal.userId, { phone: body.phone })).length > 0) {
      throw refused(t(outcomes.invalidTitle), { phone: t(coObligorWords.ofApplicant) });
    }
    const { full_name: fullName, ...given } = body;
    const [row] = await db
      .insert(coObligors)
      .values({ projectId: project.id, fullName, ...given, createdAt: now })
      .returning();
    if (!row) throw new Error('the co-obligor was not kept');
    await sendTask(db, row, 'onboarding', { config, now });
    await record(row.id, { project_id: project.id });
    return { id: row.id };
  },

  async withdraw({ db, scope, params, body, config, now, record }) {
    const { project } = await lockProject(db, scope, params.projectId);
    if (!mayHaveCoObligor(project.status)) throw notAvailable(project.status);
    const row = await lockOpen(db, project.id);
    if (scope.kind !== 'all' && row.acceptedAt) throw conflict(t(coObligorWords.acceptedAlready));
    await db.update(coObligors).set({ withdrawnAt: now }).where(eq(coObligors.id, row.id));
    await queueMail(db, config, withdrawn(config, row));
    await record(row.id, { project_id: project.id, reason: body.reason });
    return done;
  },

  async consult({ db, scope, params, body, principal, adapters, vault, now, record }) {
    const { project } = await lockProject(db, scope, params.projectId);
    const row = await lockOpen(db, project.id);
    const known = await factsOf(db, row);
    const { userId } = principal;
    await consult(db, { row, known, typed: body, userId, bureau: adapters.bureau, vault, now });
    await record(row.id, { project_id: project.id });
    return done;
  },
});

/** The co-obligor who takes part in a project, locked. */
async function lockOpen(tx: Tx, projectId: string) {
  const last = await lastCoObligor(tx, projectId);
  const row = last && (await lockCoObligor(tx, last.id));
  if (!row || row.declinedAt || row.withdrawnAt) throw notFound();
  return row;
}
