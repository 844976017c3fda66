import { duties } from './duties';

/**
 * What can be done in the product: noun → verbs. Endpoints and screens name one of these; who holds
 * it, over which records and on what condition is in `casbin/policy.csv` and nowhere else.
 *
 * Nouns that end in `-area` or in a screen's name only open screens; the rest guard data too.
 */
export const permissions = {
  // One's own session, profile, password, second factor and preferences.
  account: ['show', 'edit'],
  'session-program': ['edit'],
  referrals: ['show'],
  notifications: ['list', 'edit'],
  logs: ['create'],
  onboarding: ['show', 'edit'],
  'agent-onboarding': ['edit'],

  // People.
  users: ['list', 'show', 'create', 'edit', 'unblock', 'reset-password'],
  'user-sessions': ['end'],
  'person-notes': ['list', 'create'],
  applicants: ['list', 'show', 'create', 'edit', 'identify'],
  investors: ['list', 'show', 'edit'],
  suppliers: ['list', 'show', 'edit', 'approve'],
  'supplier-directory': ['list'],
  agents: ['list', 'show', 'create', 'edit', 'delete'],
  impersonation: ['create'],
  'privacy-requests': ['answer'],
  references: ['check'],

  // From request to credit.
  projects: ['list', 'show', 'create', 'edit', 'approve', 'reject', 'archive'],
  committee: ['show', 'consult', 'edit'],
  'co-obligors': ['show', 'create', 'withdraw', 'consult'],
  sites: ['show', 'edit'],
  'income-sources': ['show', 'edit'],
  loans: ['list', 'show', 'quote'],
  documents: ['list', 'show', 'upload', 'verify', 'reject', 'unverify'],
  'document-definitions': ['list', 'show', 'create', 'edit', 'end'],
  contracts: ['list', 'show', 'create', 'sign'],
  'contract-signers': ['show', 'create', 'edit'],
  stages: ['list', 'show', 'upload', 'inspect', 'approve', 'reject', 'pay'],
  surveys: ['list', 'create'],
  accreditations: ['list', 'show', 'create', 'edit', 'review'],
  acknowledgements: ['list', 'show', 'sign', 'follow'],
  equipment: ['list', 'edit'],
  leads: ['list', 'show', 'create', 'edit'],
  estimates: ['list', 'create'],

  // Money.
  opportunities: ['list', 'show', 'publish', 'close'],
  publications: ['list'],
  commitments: ['list', 'show', 'create', 'cancel'],
  participations: ['list', 'show'],
  balances: ['show'],
  portfolio: ['show'],
  'passive-income': ['show', 'edit'],
  'investment-plans': ['show', 'edit'],
  deposits: ['list', 'show'],
  withdrawals: ['list', 'show', 'create', 'cancel', 'approve', 'reject'],
  'recurring-orders': ['list', 'create', 'edit'],
  'recurring-order-runs': ['list'],
  payouts: ['list', 'create', 'ask', 'send'],
  'credit-lines': ['open', 'list', 'show', 'ask', 'decide', 'pay'],
  'tax-months': ['list', 'report', 'remit'],
  movements: ['list'],
  payments: ['list', 'show'],
  'early-payments': ['show', 'create'],
  'direct-debits': ['list', 'create', 'edit'],
  'direct-debit-charges': ['list', 'edit'],
  'direct-debit-files': ['list', 'create'],
  'bank-accounts': ['show', 'edit'],
  'card-links': ['show', 'open', 'send'],
  'bank-movements': ['list', 'show', 'create', 'match', 'reverse'],
  statements: ['list', 'show'],
  invoices: ['list', 'show'],
  withholdings: ['list', 'show'],
  collections: ['list', 'edit'],
  'write-offs': ['show', 'create', 'reverse'],
  restructures: ['list', 'propose', 'decline'],
  resales: ['list', 'show'],
  approvals: ['list', 'decide'],
  ledger: ['show', 'close', 'verify'],

  // Programs.
  programs: ['list', 'show', 'create', 'edit'],
  'program-users': ['list', 'create', 'edit', 'delete'],
  'program-metrics': ['show'],
  'support-files': ['list', 'follow', 'edit'],
  prospects: ['list', 'show', 'create', 'upload', 'edit', 'assign', 'delete', 'export'],
  zones: ['list', 'edit'],

  // House keeping.
  'backoffice-summary': ['show'],
  'saved-filters': ['list', 'edit'],
  settings: ['list', 'edit'],
  templates: ['list', 'edit'],
  catalogs: ['list', 'edit'],
  reports: ['list', 'create', 'download'],
  alerts: ['list', 'edit'],
  audit: ['list', 'verify'],
  mails: ['list', 'show', 'retry'],
  jobs: ['list', 'edit'],
  health: ['show'],

  // Screens: one audience each, and those of an area that only some of its people may open.
  'applicant-area': ['open'],
  'supplier-area': ['open'],
  'investor-area': ['open'],
  'program-area': ['open'],
  'backoffice-area': ['open'],
  faqs: ['list'],
  'supplier-profile': ['open'],
  'supplier-account': ['open'],
  'supplier-payments': ['open'],
} as const;

export type Noun = keyof typeof permissions;

/** `noun.verb`, for example `documents.verify`. */
export type Permission = { [N in Noun]: `${N}.${(typeof permissions)[N][number]}` }[Noun];

/**
 * Permissions whose screens and calls are still to be built: the policy already grants them,
 * and a screen under construction opens with them. `tests/authz/policy-use.test.ts` keeps the list true.
 */
export const plannedPermissions = [
  'contracts.create',
  'stages.show',
  'stages.reject',
  'opportunities.close',
  'commitments.show',
  'resales.list',
  'resales.show',
  'ledger.verify',
  'prospects.delete',
] as const satisfies readonly Permission[];

const names: ReadonlySet<string> = new Set(
  Object.entries(permissions).flatMap(([noun, verbs]) => verbs.map((verb) => `${noun}.${verb}`)),
);

/** True when the text names a declared permission. */
export function isPermission(name: string): name is Permission {
  return names.has(name);
}

/** Every declared permission, in the order of the list above. */
export const allPermissions: readonly Permission[] = [...names].filter(isPermission);

/** Which records a permission reaches: one's own, the supplier's, the program's, every one. */
export const scopes = ['own', 'org', 'program', 'all'] as const;
export type ScopeKind = (typeof scopes)[number];

/** Whether a permission reaches nothing without a program; the area opens all the same, and says so. */
export const isOfProgram = (permission: Permission, scope: ScopeKind): boolean =>
  scope === 'program' && permission !== 'program-area.open';

/**
 * What must also hold for a permission: the specification's two supplier guards, no suspension for new work, and of
 * staff's acts the duty that they belong to.
 */
export const conditions = [
  'none',
  'supplier-status-3-or-step',
  'supplier-works-3-or-step',
  'supplier-status-4',
  'supplier-verified',
  ...duties.map((duty) => `duty-${duty}` as const),
] as const;
export type Condition = (typeof conditions)[number];
