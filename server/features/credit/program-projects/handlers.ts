import type { NextStep } from '@contract/credit/next-step';
import { statusesOnTheWay } from '@contract/credit/on-the-way';
import {
  programProjects as contract,
  type ProgramProject,
} from '@contract/credit/program-projects';
import { dayInMexicoCity, daysBetween } from '@contract/kernel/fields/day';
import { programProjectRefusals } from '@contract/locales/es-MX/credit/program-projects-server';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import type { Db, Tx } from '@server/db/connection';
import { worksIn } from '@server/db/own-zones';
import { users } from '@server/db/schema/identity';
import { notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import { followsThere } from '../project-places/follows-there';
import { nextSteps } from '../projects/next-steps';
import {
  addComment,
  assertFollows,
  commentsOf,
  describeComment,
  findOnTheWay,
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
    return { ...page, items: await describeAll(db, page.items, { scope, now }) };
  },

  async show({ db, scope, params, now }) {
    const row = await findOnTheWay(db, scope, params.programProjectId);
    const [item] = await describeAll(db, [row], { scope, now });
    if (!item) throw notFound();
    return item;
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

interface Reading {
  scope: Scope;
  now: Date;
}

async function describeAll(
  db: Db,
  found: readonly Row[],
  reading: Reading,
): Promise<ProgramProject[]> {
  const projects = found.map(({ project }) => project);
  const steps = await nextSteps(db, projects, reading.now);
  const comments = await lastComments(
    db,
    projects.map(({ id }) => id),
  );
  return found.map((row) => {
    const { id } = row.project;
    const last = comments.get(id);
    return {
      ...describe(row, steps.get(id), reading),
      comment: last ? describeComment(last) : null,
    };
  });
}

/** Whether a prospect is of those that people of a program reach; a project may have been moved out of its zone. */
const mayOpen = (scope: Scope, { programId, zoneId }: NonNullable<Row['prospect']>): boolean =>
  scope.kind === 'program' && programId === scope.programId && worksIn(scope.zoneIds, zoneId);

function describe(
  { project, prospect, ...row }: Row,
  step: NextStep | undefined,
  { scope, now }: Reading,
): Omit<ProgramProject, 'comment'> {
  const status = statusesOnTheWay.find((one) => one === project.status);
  if (!step || !status) throw new Error('a project on its way has a stage and a next step');
  const { executiveUserId: ownerId, statusChangedAt: since } = project;
  return {
    id: project.id,
    folio: project.folio,
    business_name: prospect?.businessName ?? null,
    prospect_id: prospect && mayOpen(scope, prospect) ? prospect.id : null,
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
