import { statusesIn } from '@contract/credit/life-cycle';
import {
  canAct,
  leadsTo,
  type ProjectAction,
  type ProjectStatus,
  projectStatuses,
  type Transition,
} from '@contract/credit/project-states';
import { approval } from '@contract/credit/projects';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { toDay } from '@contract/kernel/fields/day';
import { projectStatusName } from '@contract/locales/es-MX/credit/project-states';
import type { Db, Tx } from '@server/db/connection';
import { contracts, loans, projectEvents, projects } from '@server/db/schema/credit';
import { commitments, opportunities } from '@server/db/schema/funding';
import { auditLog } from '@server/db/schema/platform';
import { expireOpportunities } from '@server/features/funding/opportunities/expire';
import { AppError } from '@server/http/errors';
import { LIVE_CHANNEL } from '@server/http/live';
import { t } from '@server/i18n';
import { testApi } from '@tests/support/api';
import { completeSheet, creditStory } from '@tests/support/credit';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { lockProject } from '../projects/project';
import { moveCredit } from './move-credit';
import type { StepFacts } from './steps';

const api = await testApi();
const story = await creditStory(api);
const { staff, applicant, treasurer, act } = story;
const doer = { actor: staff.userId, config: api.config, now: api.clock.now };
const NOWHERE = '01900000-0000-7000-8000-000000000000';
const some = toCentavos(100);

const terms = { annual_rate_bp: 2400, term_months: 12, opening_fee_bp: 300, risk_grade: 'B' };

const refusal = { reasons: ['income'] };
const facts: StepFacts = {
  approve: {
    loanId: NOWHERE,
    kind: 'approved',
    terms: approval.parse(terms),
    summary: 'Condiciones de ejemplo',
  },
  accept: { loanId: NOWHERE },
  decline: { reason: 'No conviene' },
  cancel: { reason: 'Lo pensé mejor' },
  reject: { reason: 'Ingresos no comprobados' },
  publish: { opportunityId: NOWHERE, goal: some, closesOn: toDay('2026-03-01') },
  close_funding: { goal: some, isToSign: false },
  reopen_funding: { left: some, missing: some },
  expire_funding: { opportunityId: NOWHERE, gathered: some, goal: some, commitments: 1 },
  start_installation: { siteId: null },
  approve_stage: {
    stage: { id: NOWHERE, amountCents: some },
    loanId: NOWHERE,
    payment: some,
    firstDue: toDay('2026-03-01'),
  },
  settle: { loanId: NOWHERE },
  owe_again: {},
};

const liveEvent = z.object({
  userId: z.string(),
  event: z.object({ type: z.string(), resource: z.string().optional() }),
});

const transitions = Object.keys(facts) as Transition[];

/** A project in each state, brought there as people bring one. */
async function inEveryState(): Promise<Record<ProjectStatus, string>> {
  const approved = async () => {
    const id = await story.ask();
    await story.approve(id);
    return id;
  };
  const accepted = await approved();
  await story.accept(accepted);
  const rejected = await story.ask();
  await act(staff, `projects/${rejected}/reject`, refusal);
  const notFunded = await story.published();
  const soon = new Date(api.clock.now.getTime() + 60 * 86_400_000);
  await expireOpportunities(api.db, api.config, soon);
  const cancelled = await story.funded();
  await act(applicant, `projects/${cancelled.projectId}/cancel`, facts.cancel);
  const { projectId: settled } = await story.repaying();
  await api.db.transaction(async (tx) => {
    const row = await lockProject(tx, { kind: 'all' }, settled);
    await moveCredit(tx, { ...doer, transition: 'settle', row, facts: facts.settle });
  });
  return {
    in_review: await story.ask(),
    approved: await approved(),
    accepted,
    published: (await story.published()).projectId,
    to_sign: (await story.funded()).projectId,
    installing: (await story.installing()).projectId,
    repaying: (await story.repaying()).projectId,
    settled,
    rejected,
    cancelled: cancelled.projectId,
    not_funded: notFunded.projectId,
  };
}

const investor = await story.investor(1000);
const projectIn = await inEveryState();
// Its installer put away what was settled.
await api.db
  .update(projects)
  .set({ archivedAt: api.clock.now, archiveReason: 'Terminado' })
  .where(eq(projects.id, projectIn.settled));

async function statesOf(db: Db | Tx, projectId: string) {
  const [row] = await db
    .select({
      project: projects.status,
      loan: loans.status,
      offer: opportunities.status,
      archived: projects.archivedAt,
    })
    .from(projects)
    .leftJoin(loans, eq(loans.projectId, projects.id))
    .leftJoin(opportunities, eq(opportunities.loanId, loans.id))
    .where(eq(projects.id, projectId));
  const promised = await db
    .selectDistinct({ status: commitments.status })
    .from(commitments)
    .innerJoin(opportunities, eq(opportunities.id, commitments.opportunityId))
    .innerJoin(loans, eq(loans.id, opportunities.loanId))
    .where(eq(loans.projectId, projectId));
  const contract = await db
    .selectDistinct({ status: contracts.status })
    .from(contracts)
    .where(eq(contracts.projectId, projectId));
  return {
    ...row,
    commitments: promised.map(({ status }) => status),
    contracts: contract.map(({ status }) => status),
  };
}

class Undo extends Error {}

/** Performs a transition in a transaction that is rolled back; answers the resulting states and what was written. */
async function tried<A extends Transition>(projectId: string, transition: A) {
  let outcome: unknown;
  const count = async (db: Tx) => ({
    lines: await db.$count(projectEvents, eq(projectEvents.projectId, projectId)),
    entries: await db.$count(auditLog),
  });
  const undone = api.db.transaction(async (tx) => {
    const row = await lockProject(tx, { kind: 'all' }, projectId);
    const before = await count(tx);
    const move = { ...doer, transition, row, facts: facts[transition] };
    await moveCredit(tx, move).then(
      async () => {
        const after = await count(tx);
        outcome = {
          states: await statesOf(tx, projectId),
          lines: after.lines - before.lines,
          entries: after.entries - before.entries,
        };
      },
      (error: unknown) => {
        outcome = error instanceof AppError ? error.code : error;
      },
    );
    throw new Undo();
  });
  await undone.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
  return outcome;
}

/** Transitions that another audit entry covers. */
const silent: Transition[] = [
  'close_funding',
  'reopen_funding',
  'start_installation',
  'settle',
  'owe_again',
];

describe('a credit moves as the contract allows and no other way', () => {
  it.each(projectStatuses)('from %s', async (from) => {
    const projectId = projectIn[from];
    const now = await statesOf(api.db, projectId);
    expect(now.project).toBe(from);
    for (const transition of transitions) {
      const outcome = await tried(projectId, transition);
      const to = leadsTo(from, transition);
      if (!to) {
        expect(outcome, `${from} ${transition}`).toBe('conflict');
        continue;
      }
      const { loan, offer, commitments: promised, contract } = statusesIn[to];
      expect(outcome, `${from} ${transition}`).toEqual({
        states: {
          project: to,
          loan: now.loan && loan,
          offer: now.offer && offer,
          commitments: now.commitments.map(() => promised),
          contracts: now.contracts.map((status) => contract ?? status),
          archived: null,
        },
        lines: 1,
        entries: silent.includes(transition) ? 0 : 1,
      });
    }
    expect(await statesOf(api.db, projectId)).toEqual(now);
  });
});

describe('what a state does not allow', () => {
  const closes = new Date(api.clock.now.getTime() + 20 * 86_400_000).toISOString();

  /** Each act as the person who does it in the states that allow it; null where there is nothing to do it to. */
  async function attempt(action: ProjectAction, projectId: string) {
    const path = `projects/${projectId}`;
    const { stages, opportunity } = await story.show(projectId);
    const stage = stages[0];
    switch (action) {
      case 'cancel':
      case 'decline':
        return act(applicant, `${path}/${action}`, facts[action]);
      case 'accept':
        return act(applicant, `${path}/accept`);
      case 'reject':
        return act(staff, `${path}/reject`, refusal);
      case 'approve':
        return act(staff, `${path}/approve`, terms);
      case 'prepare_offer':
        return story.prepare(projectId, completeSheet);
      case 'publish':
        return act(staff, `${path}/publish`, { closes_at: closes });
      case 'commit':
        return opportunity ? story.invest(investor, opportunity.id, 10_000) : null;
      case 'approve_stage':
        return stage ? act(staff, `stages/${stage.id}/approve`) : null;
      case 'pay_stage':
        return stage
          ? act(treasurer, `stages/${stage.id}/pay`, { tracking_key: 'MBAN01002611210001' })
          : null;
      default:
        return null;
    }
  }

  const doers = {
    client: ['cancel', 'accept', 'decline'],
    admin: ['approve', 'reject', 'prepare_offer', 'publish', 'approve_stage', 'pay_stage'],
    investor: ['commit'],
  } as const;

  it.each(projectStatuses)('is refused over HTTP in %s, and changes nothing', async (status) => {
    const projectId = projectIn[status];
    const before = await statesOf(api.db, projectId);
    for (const role of ['client', 'admin', 'investor'] as const) {
      for (const action of doers[role]) {
        if (canAct(role, status, action)) continue;
        const reply = await attempt(action, projectId);
        if (!reply) continue;
        expect([reply.status, reply.json.message], `${status} ${action}`).toEqual([
          409,
          `El proyecto está en estado "${t(projectStatusName[status])}": esta operación no está disponible.`,
        ]);
      }
    }
    expect(await statesOf(api.db, projectId)).toEqual(before);
  });
});

describe('the open lists of projects', () => {
  it('are invalidated for its people and for staff, and not for the user who acted', async () => {
    const client = await api.pool.connect();
    const notified: string[] = [];
    client.on('notification', ({ payload }) => {
      const { userId, event } = liveEvent.parse(JSON.parse(payload ?? ''));
      if (event.type === 'changed' && event.resource === 'projects') notified.push(userId);
    });
    await client.query(`listen ${LIVE_CHANNEL}`);
    try {
      expect((await story.accept(projectIn.approved)).status).toBe(200);
      // A notice arrives before the answer to what is asked after it.
      await client.query('select 1');
      expect(notified).toContain(story.supplier.userId);
      expect(notified).toContain(staff.userId);
      expect(notified).not.toContain(applicant.userId);
    } finally {
      await client.query('unlisten *');
      client.release();
    }
  });
});
