import type { Role } from '../kernel/roles';

/** Where a project stands, from request to last payment. */
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

export const projectStatusName: Record<ProjectStatus, string> = {
  in_review: 'En revisión',
  approved: 'Por aceptar',
  accepted: 'Aceptado',
  published: 'En fondeo',
  to_sign: 'Por firmar',
  installing: 'En instalación',
  repaying: 'En pagos',
  settled: 'Liquidado',
  rejected: 'Rechazado',
  cancelled: 'Cancelado',
  not_funded: 'No fondeado',
};

export const projectActions = [
  'cancel',
  'approve',
  'accept',
  'decline',
  'reject',
  'prepare_offer',
  'publish',
  'commit',
  'cancel_commitment',
  'sign',
  'upload_evidence',
  'approve_stage',
  'pay_stage',
] as const;

export type ProjectAction = (typeof projectActions)[number];

/**
 * State → role → what may be done. The portal draws its buttons from this table and the server refuses
 * by it; permissions and scope (whose project) are asked besides.
 *
 * Until the money is delivered an investor may take a commitment back (LRITF 18-VII), and the applicant
 * may withdraw. Nothing is published before the applicant accepts the terms that were approved.
 */
const table: Record<ProjectStatus, Partial<Record<Role, readonly ProjectAction[]>>> = {
  in_review: { client: ['cancel'], admin: ['approve', 'reject'] },
  approved: { client: ['accept', 'decline'], admin: ['prepare_offer', 'reject'] },
  accepted: { client: ['cancel'], admin: ['prepare_offer', 'publish', 'reject'] },
  published: { client: ['cancel'], investor: ['commit', 'cancel_commitment'] },
  to_sign: {
    client: ['sign', 'cancel'],
    supplier: ['sign'],
    investor: ['cancel_commitment'],
  },
  installing: {
    client: ['cancel'],
    supplier: ['upload_evidence'],
    supplier_agent: ['upload_evidence'],
    admin: ['approve_stage'],
    investor: ['cancel_commitment'],
  },
  repaying: { admin: ['pay_stage'] },
  settled: { admin: ['pay_stage'] },
  rejected: {},
  cancelled: {},
  not_funded: {},
};

/** What a role may do with a project in this state. */
export function actionsFor(role: Role, status: ProjectStatus): readonly ProjectAction[] {
  return table[status][role] ?? [];
}

/** Whether a role may do something with a project in this state. */
export function canAct(role: Role, status: ProjectStatus, action: ProjectAction): boolean {
  return actionsFor(role, status).includes(action);
}

/** Least amount that is worth a credit, and the terms that are offered. */
export const MIN_PROJECT_CENTS = 500_000;
export const MIN_TERM_MONTHS = 3;
export const MAX_TERM_MONTHS = 60;
