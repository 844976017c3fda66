import { statusesIn } from '@contract/credit/life-cycle';
import {
  isConsequence,
  isUnlent,
  leadsTo,
  type ProjectStatus,
  type Transition,
} from '@contract/credit/project-states';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { contracts, loans, projects, stages } from '@server/db/schema/credit';
import { closeReview } from '@server/features/documents';
import { announceNotices, audit, setAside } from '@server/features/platform';
import type { Principal } from '@server/http/principal';
import { and, eq } from 'drizzle-orm';
import { invalidateLists } from '../projects/invalidate-lists';
import type { ProjectRow } from '../projects/project';
import { addProjectEvent } from '../projects/timeline';
import { notAvailable, notInState } from './allowed';
import { creditMoved } from './credit-moved';
import { type StepFacts, steps } from './steps';

/** Who moves a credit, and when. */
export interface Doer {
  /** A user's id, or the name of a job. */
  actor: string;
  /** The administrator who acts as that person. */
  actorUserId?: string | null;
  config: Config;
  now: Date;
}

export const by = ({ userId, actorUserId }: Principal, config: Config, now: Date): Doer => ({
  actor: userId,
  actorUserId,
  config,
  now,
});

export interface Move<A extends Transition> extends Doer {
  transition: A;
  /** The project as its lock left it. */
  row: ProjectRow;
  facts: StepFacts[A];
  /** What else belongs to the transition once the credit is in its new state: before what is told of it, and its audit entry. */
  finish?: (moved: ProjectRow) => Promise<void>;
}

/**
 * Moves a credit to the state that a transition leads to, and everything with it: the states of project, loan,
 * contract, offer and commitments, the history, the notices, the open lists and the audit trail. Nothing else
 * sets them. The project is locked by the caller; answers its current row.
 * @throws AppError conflict when there is no such transition from here
 */
export async function moveCredit<A extends Transition>(
  tx: Tx,
  { transition, row, facts, actor, actorUserId, config, now, finish }: Move<A>,
): Promise<ProjectRow> {
  const from = row.project.status;
  const to = leadsTo(from, transition);
  if (!to) throw notAvailable(from);
  const step = steps[transition];
  const userId = isConsequence(transition) ? null : actor;
  const reason = 'reason' in facts && typeof facts.reason === 'string' ? facts.reason : null;
  const moved = { ...row, project: await setStatuses(tx, row, { from, to, reason, now }) };
  if (isUnlent(to)) await closeReview(tx, row.project.id);
  await creditMoved(tx, { row: moved, from, to, actor, config, now });
  // What waits for a second person ends there: the history and the notices of it would be undone.
  await finish?.(moved);
  await addProjectEvent(tx, { ...step.timeline(facts), projectId: row.project.id, userId, now });
  await announceNotices(tx, config, step.notices(facts, moved, from));
  await invalidateLists(tx, row, userId);
  if (takeTwoPeople.some((act) => act !== transition && leadsTo(from, act))) {
    const about = { object: 'projects', objectId: row.project.id } as const;
    await setAside(tx, about, { why: notInState(to), config, now });
  }
  const entry = step.audit(facts, moved);
  if (entry) await audit(tx, { ...entry, at: now, userId, actorUserId: actorUserId ?? null });
  return moved;
}

/** What may wait for a second person about a project, until it moves on. */
const takeTwoPeople = ['approve', 'publish'] as const;

interface Change {
  from: ProjectStatus;
  to: ProjectStatus;
  /** Why a person ended it. */
  reason: string | null;
  now: Date;
}

async function setStatuses(tx: Tx, { project }: ProjectRow, { from, to, reason, now }: Change) {
  const { loan, contract } = statusesIn[to];
  // A loan is made in the state of an approved project.
  const kept = from === 'in_review' ? statusesIn.approved.loan : statusesIn[from].loan;
  const [after] = await tx
    .update(projects)
    .set({
      status: to,
      statusChangedAt: now,
      // What moves again stands among its installer's work.
      archivedAt: null,
      archiveReason: null,
      ...(reason && { decisionReason: reason }),
    })
    .where(and(eq(projects.id, project.id), eq(projects.status, from)))
    .returning();
  if (!after) throw new Error('the project was moved without its lock');
  if (loan && loan !== kept)
    await tx.update(loans).set({ status: loan }).where(eq(loans.projectId, project.id));
  if (contract === 'void') {
    await tx.update(contracts).set({ status: contract }).where(eq(contracts.projectId, project.id));
    // The installation is not going to be paid.
    const waiting = and(eq(stages.projectId, project.id), eq(stages.status, 'waiting'));
    await tx.delete(stages).where(waiting);
  }
  return after;
}
