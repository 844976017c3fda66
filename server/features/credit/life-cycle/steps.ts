import type { DecisionKind } from '@contract/credit/decisions';
import type { ProjectStatus, Transition } from '@contract/credit/project-states';
import type { approval } from '@contract/credit/projects';
import type { Centavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import { decisionWords } from '@contract/locales/es-MX/credit/decisions';
import { creditWords } from '@contract/locales/es-MX/credit/server';
import { type AuditEntry, events, type Notice, toStaff, toUser } from '@server/features/platform';
import { t } from '@server/i18n';
import type * as z from 'zod';
import type { ProjectRow } from '../projects/project';
import type { TimelineEvent } from '../projects/timeline';

/** What each transition knows, beside the project itself. */
export interface StepFacts {
  approve: {
    loanId: string;
    kind: DecisionKind;
    terms: z.output<typeof approval>;
    summary: string;
  };
  accept: { loanId: string };
  decline: { reason: string };
  cancel: { reason: string };
  /** As its applicant is told. */
  reject: { reason: string };
  publish: { opportunityId: string; goal: Centavos; closesOn: Day };
  /** The contract may be there already, of when the goal had been reached before, and lack signatures. */
  close_funding: { goal: Centavos; isToSign: boolean };
  reopen_funding: { left: Centavos; missing: Centavos };
  expire_funding: {
    opportunityId: string;
    gathered: Centavos;
    goal: Centavos;
    commitments: number;
  };
  start_installation: { siteId: string | null };
  approve_stage: {
    stage: { id: string; amountCents: Centavos };
    loanId: string;
    payment: Centavos;
    firstDue: Day;
  };
  settle: { loanId: string };
  owe_again: Record<never, never>;
}

interface Step<Facts> {
  /** The line of the project's history. */
  timeline(facts: Facts): Omit<TimelineEvent, 'projectId' | 'userId' | 'now'>;
  /** Who is notified, beside the investors. */
  notices(facts: Facts, row: ProjectRow, from: ProjectStatus): Notice[];
  /** Null where the audit trail has the trigger that it follows from. */
  audit(
    facts: Facts,
    row: ProjectRow,
  ): Pick<AuditEntry, 'action' | 'object' | 'objectId' | 'details'> | null;
}

/** An ending that its applicant chose. */
const withdrawn = (
  title: string,
  action: 'projects.cancel' | 'projects.decline',
): Step<{ reason: string }> => ({
  timeline: ({ reason: desc }) => ({ title, desc, color: 'danger', icon: 'close' }),
  notices({ reason }, row) {
    const facts = { ...named(row), title, reason };
    return [
      toUser(row.supplierUserId, events.projectEnded, facts),
      toStaff(events.requestCancelled, facts),
    ];
  },
  audit: ({ reason }, row) => ({ ...onProject(row), action, details: { reason } }),
});

const named = ({ project: { id, folio } }: ProjectRow) => ({ projectId: id, folio });
const onProject = ({ project }: ProjectRow) => ({
  object: 'projects' as const,
  objectId: project.id,
});
const NOT_FUNDED = t(creditWords.lifeCycle.steps.notFunded);
const gatheredOf = ({ gathered, goal }: StepFacts['expire_funding']) =>
  t(creditWords.lifeCycle.steps.gatheredOf, { amount: gathered, goal });

/** Everything that people see and read of each transition; what it does to money is its domain's. */
export const steps: { [A in Transition]: Step<StepFacts[A]> } = {
  approve: {
    timeline: ({ kind, summary }) => ({
      title: t(decisionWords.titles[kind]),
      desc: summary,
      color: 'success',
      icon: 'check',
    }),
    notices: ({ kind, summary }, row) => [
      toUser(
        row.applicantUserId,
        kind === 'counter_offer' ? events.counterOffered : events.requestApproved,
        { ...named(row), terms: summary },
      ),
    ],
    audit: ({ loanId, terms }, row) => ({
      ...onProject(row),
      action: 'projects.approve',
      details: {
        loan_id: loanId,
        annual_rate_bp: terms.annual_rate_bp,
        term_months: terms.term_months,
        opening_fee_bp: terms.opening_fee_bp,
        risk_grade: terms.risk_grade,
        ...(terms.amount_cents && { amount_cents: terms.amount_cents }),
      },
    }),
  },
  accept: {
    timeline: () => ({
      title: t(creditWords.lifeCycle.steps.termsAccepted),
      desc: t(creditWords.lifeCycle.steps.toPublish),
      color: 'success',
      icon: 'check',
    }),
    notices: (_, row) => [toStaff(events.termsAccepted, named(row))],
    audit: ({ loanId }, row) => ({
      ...onProject(row),
      action: 'projects.accept',
      details: { loan_id: loanId },
    }),
  },
  decline: withdrawn(t(creditWords.lifeCycle.steps.declined), 'projects.decline'),
  cancel: withdrawn(t(creditWords.lifeCycle.steps.withdrawn), 'projects.cancel'),
  reject: {
    // What is in a person's credit history is told to nobody else.
    timeline: () => ({
      title: t(decisionWords.titles.rejected),
      desc: t(decisionWords.neutral),
      color: 'danger',
      icon: 'close',
    }),
    notices: ({ reason }, row) => [
      toUser(row.supplierUserId, events.projectEnded, {
        ...named(row),
        title: t(decisionWords.titles.rejected),
        reason: t(decisionWords.neutral),
      }),
      toUser(row.applicantUserId, events.requestRejected, {
        ...named(row),
        reason: t(decisionWords.letter, { reasons: reason }),
      }),
    ],
    audit: ({ reason }, row) => ({
      ...onProject(row),
      action: 'projects.reject',
      details: { reason },
    }),
  },
  publish: {
    timeline: ({ goal, closesOn }) => ({
      title: t(creditWords.lifeCycle.steps.funding),
      desc: t(creditWords.lifeCycle.steps.investorsMay, { amount: goal, day: closesOn }),
      color: 'info',
      icon: 'money',
    }),
    notices: ({ goal, closesOn }, row) => [
      toUser(row.applicantUserId, events.fundingOpened, { ...named(row), goal, closesOn }),
    ],
    audit: ({ opportunityId, closesOn }, { project }) => ({
      action: 'opportunities.publish',
      object: 'opportunities',
      objectId: opportunityId,
      details: { project_id: project.id, closes_at: closesOn },
    }),
  },
  close_funding: {
    timeline: ({ goal }) => ({
      title: t(creditWords.lifeCycle.steps.goalReached),
      desc: t(creditWords.lifeCycle.steps.gathered, { amount: goal }),
      color: 'success',
      icon: 'money',
    }),
    notices: ({ goal, isToSign }, row) =>
      isToSign
        ? [toUser(row.applicantUserId, events.fundedAndToSign, { ...named(row), goal })]
        : [],
    audit: () => null,
  },
  reopen_funding: {
    timeline: ({ left }) => ({
      title: t(creditWords.lifeCycle.steps.fundingAgain),
      desc: t(creditWords.lifeCycle.steps.left, { amount: left }),
      color: 'warning',
      icon: 'money',
    }),
    notices: ({ missing }, row, from) => [
      toUser(row.applicantUserId, events.fundingReopened, { ...named(row), missing }),
      ...(from === 'installing'
        ? [toUser(row.supplierUserId, events.installationWaits, named(row))]
        : []),
    ],
    audit: () => null,
  },
  expire_funding: {
    timeline: (facts) => ({
      title: NOT_FUNDED,
      desc: gatheredOf(facts),
      color: 'danger',
      icon: 'close',
    }),
    notices: (facts, row) => [
      toUser(row.applicantUserId, events.fundingFailed, {
        ...named(row),
        gathered: facts.gathered,
        goal: facts.goal,
      }),
      toUser(row.supplierUserId, events.projectEnded, {
        ...named(row),
        title: NOT_FUNDED,
        reason: gatheredOf(facts),
      }),
    ],
    audit: ({ opportunityId, gathered, commitments }) => ({
      action: 'opportunities.expire',
      object: 'opportunities',
      objectId: opportunityId,
      details: { returned_cents: gathered, commitments },
    }),
  },
  start_installation: {
    timeline: () => ({
      title: t(creditWords.lifeCycle.steps.installing),
      desc: t(creditWords.lifeCycle.steps.allSigned),
      color: 'info',
      icon: 'clock',
    }),
    notices: ({ siteId }, row) => [
      toUser(row.supplierUserId, events.turnToInstall, { ...named(row), siteId }),
      toUser(row.applicantUserId, events.contractSigned, named(row)),
    ],
    audit: () => null,
  },
  approve_stage: {
    timeline: ({ firstDue }) => ({
      title: t(creditWords.lifeCycle.steps.installationApproved),
      desc: t(creditWords.lifeCycle.steps.begins, { first: firstDue }),
      color: 'success',
      icon: 'check',
    }),
    notices: ({ stage, loanId, payment, firstDue }, row) => [
      toUser(row.applicantUserId, events.creditBegun, {
        loanId,
        folio: row.project.folio,
        payment,
        firstDue,
      }),
      toUser(row.supplierUserId, events.installationApproved, {
        folio: row.project.folio,
        amount: stage.amountCents,
      }),
    ],
    audit: ({ stage }, { project }) => ({
      action: 'stages.approve',
      object: 'stages',
      objectId: stage.id,
      details: { project_id: project.id, amount_cents: stage.amountCents },
    }),
  },
  settle: {
    timeline: () => ({
      title: t(creditWords.lifeCycle.steps.settled),
      desc: t(creditWords.lifeCycle.steps.allPaid),
      color: 'success',
      icon: 'check',
    }),
    notices: ({ loanId }, row) => [
      toUser(row.applicantUserId, events.creditSettled, { loanId, folio: row.project.folio }),
    ],
    audit: () => null,
  },
  owe_again: {
    timeline: () => ({
      title: t(creditWords.lifeCycle.steps.reopened),
      desc: t(creditWords.lifeCycle.steps.earlierPayment),
      color: 'warning',
      icon: 'clock',
    }),
    notices: () => [],
    audit: () => null,
  },
};
