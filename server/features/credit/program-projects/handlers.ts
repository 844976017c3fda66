import type { NextStep } from '@contract/credit/next-step';
import { statusesOnTheWay } from '@contract/credit/on-the-way';
import {
  programProjects as contract,
  type ProgramProject,
} from '@contract/credit/program-projects';
import { dayInMexicoCity, daysBetween } from '@contract/kernel/fields/day';
import { programProjectRefusals } from '@contract/locales/es-MX/credit/program-projects-server';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import type { Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import { followsThere } from '../project-places/follows-there';
import { nextSteps } from '../projects/next-steps';
import {
  addComment,
  assertFollows,
  commentsOf,
  describeComment,
  giveTo,
  lastComments,
  listOnTheWay,
  lockOnTheWay,
  type Row,
} from './repository';

const done = { ok: true as const };

export const programProjectHandlers = implement(contract, {
  async list({ db, scope, query, principal, now }) {
    const page = await listOnTheWay(db, scope, query, { userId: principal.userId, now });
    const rows = page.items.map(({ project }) => project);
    const steps = await nextSteps(db, rows, now);
    const comments = await lastComments(
      db,
      rows.map(({ id }) => id),
    );
    return {
      ...page,
      items: page.items.map((row) => {
        const { id } = row.project;
        const last = comments.get(id);
        return {
          ...describe(row, steps.get(id), now),
          comment: last ? describeComment(last) : null,
        };
      }),
    };
  },

  async comments({ db, scope, params }) {
    await assertFollows(db, scope, params.programProjectId);
    return { items: (await commentsOf(db, params.programProjectId)).map(describeComment) };
  },

  async comment({ db, scope, params, body, principal, now, record }) {
    const { id: projectId } = await lockOnTheWay(db, scope, params.programProjectId);
    await addComment(db, { projectId, text: body.text, at: now, byUserId: principal.userId });
    // The words stay in the comment alone.
    await record(projectId);
    return done;
  },

  async assign({ db, scope, params, body, record }) {
    const project = await lockOnTheWay(db, scope, params.programProjectId);
    const { programId, zoneId } = project;
    const executiveUserId = body.owner_id;
    if (executiveUserId && !(await followsThere(db, { executiveUserId, programId, zoneId }))) {
      throw refused(t(outcomes.invalidTitle), { owner_id: t(programProjectRefusals.notOfZone) });
    }
    await giveTo(db, project.id, executiveUserId);
    await record(project.id, {
      from: await nameOf(db, project.executiveUserId),
      to: await nameOf(db, executiveUserId),
    });
    return done;
  },
});

async function nameOf(tx: Tx, userId: string | null): Promise<string> {
  const [user] = userId ? await tx.select().from(users).where(eq(users.id, userId)) : [];
  return user?.fullName ?? '';
}

function describe(
  { project, ...row }: Row,
  step: NextStep | undefined,
  now: Date,
): Omit<ProgramProject, 'comment'> {
  const status = statusesOnTheWay.find((one) => one === project.status);
  if (!step || !status) throw new Error('a project on its way has a stage and a next step');
  const { executiveUserId: ownerId, statusChangedAt: since } = project;
  return {
    id: project.id,
    folio: project.folio,
    business_name: row.businessName,
    applicant_name: row.applicantName,
    supplier_name: row.supplierName,
    status,
    status_changed_at: since.toISOString(),
    days: daysBetween(dayInMexicoCity(since), dayInMexicoCity(now)),
    amount_cents: project.amountCents,
    created_at: project.createdAt.toISOString(),
    zone_id: project.zoneId,
    zone: row.zone,
    region: row.region,
    next_actor: step.actor,
    next_step: step.toOthers,
    owner: ownerId === null ? null : { id: ownerId, name: row.ownerName ?? '' },
  };
}
