import type { Role } from '../kernel/roles';

/** The state of a project, from request to last payment. */
export const projectStatuses = [
  'in_review',
  'approved',
  'accepted',
  'published',
  'to_sign',
  'installing',
  'repaying',
  'settled',
  'rejected',
  'cancelled',
  'not_funded',
] as const;

export type ProjectStatus = (typeof projectStatuses)[number];

/** The state of a request as it arrives. */
export const FIRST_STATUS = 'in_review' satisfies ProjectStatus;

/** States of a request that ended before anything was lent: nothing is asked for any more, and none of them is left. */
export const unlentStatuses = [
  'rejected',
  'cancelled',
  'not_funded',
] as const satisfies readonly ProjectStatus[];

/** States in which no work is left to do on a project. */
export const closedStatuses = [
  'settled',
  ...unlentStatuses,
] as const satisfies readonly ProjectStatus[];

/** Once the system is installed and the money delivered. */
export const installedStatuses = [
  'repaying',
  'settled',
] as const satisfies readonly ProjectStatus[];

/** Whether a request ended before anything was lent. */
export const isUnlent = (status: ProjectStatus): boolean =>
  unlentStatuses.some((one) => one === status);

export const projectActions = [
  'approve',
  'accept',
  'decline',
  'prepare_offer',
  'publish',
  'reject',
  'commit',
  'cancel_commitment',
  'sign',
  'upload_evidence',
  'approve_stage',
  'pay_stage',
  'correct_tariff',
  'add_site',
  'edit_site',
  'connect_site',
  'cancel',
] as const;

export type ProjectAction = (typeof projectActions)[number];

/** What follows from what people did, or from a day that passes; no role has a button for it. */
export const consequences = [
  'close_funding',
  'reopen_funding',
  'expire_funding',
  'start_installation',
  'settle',
  'owe_again',
] as const;

export type Consequence = (typeof consequences)[number];
export type CreditTrigger = ProjectAction | Consequence;

interface Rule {
  by: readonly (Role | 'portal')[];
  /** The state that it leads to; none when the project stays in its own. */
  to?: ProjectStatus;
}

const portal = ['portal'] as const;
/** What its site pays for electricity is said by who asked and who installs, until it is another by what was installed. */
const correct_tariff = { by: ['client', 'supplier', 'supplier_agent', 'admin'] } as const;
const byInstaller = { by: ['supplier', 'supplier_agent'] } as const;
/** Where systems go is settled before investors read of it; what is installed there, when it is paid. */
const asked = { correct_tariff, add_site: byInstaller, edit_site: byInstaller };
const signing = { correct_tariff, edit_site: byInstaller };

/**
 * State → trigger → who may do it and where it leads. The portal draws its buttons from this table, the server
 * refuses by it and moves credits by nothing else; permissions and scope (whose project) are asked besides.
 *
 * Until the money is delivered an investor may take a commitment back (LRITF 18-VII), and the applicant
 * may withdraw. Nothing is published before the applicant accepts the terms that were approved.
 */
const table = {
  in_review: {
    cancel: { by: ['client'], to: 'cancelled' },
    approve: { by: ['admin'], to: 'approved' },
    reject: { by: ['admin'], to: 'rejected' },
    ...asked,
  },
  approved: {
    accept: { by: ['client'], to: 'accepted' },
    decline: { by: ['client'], to: 'cancelled' },
    prepare_offer: { by: ['admin'] },
    reject: { by: ['admin'], to: 'rejected' },
    ...asked,
  },
  accepted: {
    cancel: { by: ['client'], to: 'cancelled' },
    prepare_offer: { by: ['admin'] },
    publish: { by: ['admin'], to: 'published' },
    reject: { by: ['admin'], to: 'rejected' },
    ...asked,
  },
  published: {
    cancel: { by: ['client'], to: 'cancelled' },
    commit: { by: ['investor'] },
    cancel_commitment: { by: ['investor'] },
    close_funding: { by: portal, to: 'to_sign' },
    expire_funding: { by: portal, to: 'not_funded' },
    ...signing,
  },
  to_sign: {
    sign: { by: ['client', 'supplier'] },
    cancel: { by: ['client'], to: 'cancelled' },
    cancel_commitment: { by: ['investor'] },
    start_installation: { by: portal, to: 'installing' },
    reopen_funding: { by: portal, to: 'published' },
    ...signing,
  },
  installing: {
    cancel: { by: ['client'], to: 'cancelled' },
    upload_evidence: { by: ['supplier', 'supplier_agent'] },
    approve_stage: { by: ['admin'], to: 'repaying' },
    cancel_commitment: { by: ['investor'] },
    reopen_funding: { by: portal, to: 'published' },
    ...signing,
    connect_site: byInstaller,
  },
  repaying: {
    pay_stage: { by: ['admin'] },
    correct_tariff: { by: ['admin'] },
    connect_site: byInstaller,
    settle: { by: portal, to: 'settled' },
  },
  settled: {
    pay_stage: { by: ['admin'] },
    owe_again: { by: portal, to: 'repaying' },
  },
  rejected: {},
  cancelled: {},
  not_funded: {},
} as const satisfies Record<ProjectStatus, Partial<Record<CreditTrigger, Rule>>>;

type Table = typeof table;
type TriggersThatMove<Triggers> = {
  [A in keyof Triggers]: Triggers[A] extends { to: ProjectStatus } ? A : never;
}[keyof Triggers];

/** A trigger that leads a credit to another state. */
export type Transition = { [S in ProjectStatus]: TriggersThatMove<Table[S]> }[ProjectStatus];

const rules: Record<ProjectStatus, Partial<Record<CreditTrigger, Rule>>> = table;

/** What a role may do with a project in this state, in the order of `projectActions`. */
export function actionsFor(role: Role, status: ProjectStatus): readonly ProjectAction[] {
  return projectActions.filter((action) => rules[status][action]?.by.includes(role));
}

/** Whether a role may do something with a project in this state. */
export function canAct(role: Role, status: ProjectStatus, action: ProjectAction): boolean {
  return actionsFor(role, status).includes(action);
}

/** The state that a trigger leads to; null where it is not to be done or leads nowhere. */
export function leadsTo(status: ProjectStatus, trigger: CreditTrigger): ProjectStatus | null {
  return rules[status][trigger]?.to ?? null;
}

/** Whether a transition belongs to no role: it follows from others. */
export const isConsequence = (trigger: CreditTrigger): trigger is Consequence =>
  consequences.some((one) => one === trigger);

/** Least amount that is worth a credit, and the terms that are offered. */
export const MIN_PROJECT_CENTS = 500_000;
export const MIN_TERM_MONTHS = 3;
export const MAX_TERM_MONTHS = 60;
