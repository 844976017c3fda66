import type { EndpointShape } from '@contract/kernel/endpoint';
import type { ErrorBody } from '@contract/kernel/errors';
import type { waitingAnswer } from '@contract/platform/approvals';
import type * as z from 'zod';

/**
 * The contract's type of a call's answer, found by the method and address that a test writes out. An
 * address that is no endpoint's (a hostile one, one put together at run time) answers a refusal.
 */

interface Modules {
  accreditations: typeof import('@contract/people/accreditations');
  acknowledgements: typeof import('@contract/people/acknowledgements');
  aboutYou: typeof import('@contract/people/about-you');
  addresses: typeof import('@contract/people/addresses');
  agentTrainings: typeof import('@contract/people/agent-training');
  agents: typeof import('@contract/people/agents');
  onboarding: typeof import('@contract/people/onboarding');
  workProfiles: typeof import('@contract/people/work-profiles');
  identityCaptures: typeof import('@contract/people/identity-captures');
  identityChecks: typeof import('@contract/people/identity-checks');
  applicantInvitations: typeof import('@contract/people/applicant-invitations');
  applicants: typeof import('@contract/people/applicants');
  approvals: typeof import('@contract/platform/approvals');
  audit: typeof import('@contract/platform/audit');
  auth: typeof import('@contract/identity/auth');
  sessionProgram: typeof import('@contract/identity/session-program');
  backofficeSummary: typeof import('@contract/platform/backoffice-summary');
  balances: typeof import('@contract/treasury/balances');
  bankAccounts: typeof import('@contract/people/bank-accounts');
  bankDays: typeof import('@contract/treasury/bank-days');
  bankMovements: typeof import('@contract/treasury/bank-movements');
  beneficiaries: typeof import('@contract/people/beneficiaries');
  preparedRequests: typeof import('@contract/credit/prepared-requests');
  sites: typeof import('@contract/credit/sites');
  surveys: typeof import('@contract/credit/surveys');
  committee: typeof import('@contract/credit/committee');
  coObligors: typeof import('@contract/credit/co-obligors');
  coObligorRestructures: typeof import('@contract/credit/co-obligor-restructures');
  coObligorTasks: typeof import('@contract/credit/co-obligor-tasks');
  collections: typeof import('@contract/credit/collections');
  writeOffs: typeof import('@contract/credit/write-offs');
  earlyPayments: typeof import('@contract/credit/early-payments');
  equipment: typeof import('@contract/credit/equipment');
  leadUploads: typeof import('@contract/credit/lead-uploads');
  leads: typeof import('@contract/credit/leads');
  incomeSources: typeof import('@contract/credit/income-sources');
  equipmentBatches: typeof import('@contract/credit/equipment-batches');
  estimates: typeof import('@contract/credit/estimates');
  restructures: typeof import('@contract/credit/restructures');
  commitments: typeof import('@contract/funding/commitments');
  consents: typeof import('@contract/people/consents');
  legalTexts: typeof import('@contract/people/legal-texts');
  contractSigners: typeof import('@contract/credit/contract-signers');
  contractSigning: typeof import('@contract/credit/contract-signing');
  contracts: typeof import('@contract/credit/contracts');
  deposits: typeof import('@contract/treasury/deposits');
  directDebitCharges: typeof import('@contract/treasury/direct-debit-charges');
  directDebitFiles: typeof import('@contract/treasury/direct-debit-files');
  directDebits: typeof import('@contract/treasury/direct-debits');
  emailChanges: typeof import('@contract/identity/email-changes');
  definitionRows: typeof import('@contract/documents/definition-rows');
  documentStorage: typeof import('@contract/documents/document-storage');
  documents: typeof import('@contract/documents/documents');
  documentReview: typeof import('@contract/documents/review');
  invoices: typeof import('@contract/treasury/invoices');
  withholdings: typeof import('@contract/treasury/withholdings');
  investmentPlans: typeof import('@contract/treasury/investment-plans');
  investors: typeof import('@contract/people/investors');
  generalData: typeof import('@contract/people/general-data');
  investorContracts: typeof import('@contract/people/investor-contract');
  loans: typeof import('@contract/credit/loans');
  simulations: typeof import('@contract/credit/simulations');
  savedFilters: typeof import('@contract/platform/saved-filters');
  faqs: typeof import('@contract/platform/faqs');
  health: typeof import('@contract/platform/health');
  jobs: typeof import('@contract/platform/jobs');
  templates: typeof import('@contract/platform/templates');
  mails: typeof import('@contract/platform/mails');
  movements: typeof import('@contract/treasury/movements');
  notificationPreferences: typeof import('@contract/platform/notification-preferences');
  notifications: typeof import('@contract/platform/notifications');
  opportunities: typeof import('@contract/funding/opportunities');
  participations: typeof import('@contract/funding/participations');
  recurringOrderRuns: typeof import('@contract/treasury/recurring-order-runs');
  recurringOrders: typeof import('@contract/treasury/recurring-orders');
  passiveIncome: typeof import('@contract/treasury/passive-income');
  portfolio: typeof import('@contract/treasury/portfolio');
  payouts: typeof import('@contract/treasury/payouts');
  taxMonths: typeof import('@contract/treasury/tax-months');
  payments: typeof import('@contract/credit/payments');
  personFiles: typeof import('@contract/people/person-files');
  personNotes: typeof import('@contract/people/person-notes');
  personTimeline: typeof import('@contract/people/person-timeline');
  phones: typeof import('@contract/people/phones');
  privacy: typeof import('@contract/people/privacy');
  figureRows: typeof import('@contract/credit/figure-rows');
  programFigures: typeof import('@contract/credit/program-figures');
  programPeople: typeof import('@contract/credit/program-people');
  programProjects: typeof import('@contract/credit/program-projects');
  projectPlaces: typeof import('@contract/credit/project-places');
  prospectInvitations: typeof import('@contract/people/prospect-invitations');
  projects: typeof import('@contract/credit/projects');
  programMetrics: typeof import('@contract/program/metrics');
  postalCodes: typeof import('@contract/people/postal-codes');
  profiles: typeof import('@contract/people/profiles');
  programs: typeof import('@contract/program/programs');
  programUsers: typeof import('@contract/people/program-users');
  prospects: typeof import('@contract/program/prospects');
  prospectBatches: typeof import('@contract/program/prospect-batches');
  supportFiles: typeof import('@contract/program/support-files');
  prospectExports: typeof import('@contract/program/prospect-exports');
  prospectBulks: typeof import('@contract/program/prospect-bulks');
  references: typeof import('@contract/people/references');
  referrals: typeof import('@contract/people/referrals');
  registrations: typeof import('@contract/people/registrations');
  riskAcknowledgements: typeof import('@contract/people/risk-acknowledgements');
  settings: typeof import('@contract/platform/settings');
  alerts: typeof import('@contract/compliance/alerts');
  reports: typeof import('@contract/compliance/reports');
  stageEvidence: typeof import('@contract/credit/stage-evidence');
  stages: typeof import('@contract/credit/stages');
  stagePayments: typeof import('@contract/treasury/stage-payments');
  cardLinks: typeof import('@contract/treasury/card-links');
  cards: typeof import('@contract/treasury/cards');
  statementChecks: typeof import('@contract/treasury/statement-checks');
  creditLines: typeof import('@contract/treasury/credit-lines');
  creditLineDraws: typeof import('@contract/treasury/credit-line-draws');
  statements: typeof import('@contract/treasury/statements');
  supplierPlaces: typeof import('@contract/people/supplier-places');
  suppliers: typeof import('@contract/people/suppliers');
  suppliersDirectory: typeof import('@contract/people/suppliers-directory');
  taxProfiles: typeof import('@contract/people/tax-profiles');
  totals: typeof import('@contract/platform/totals');
  rejectionReasons: typeof import('@contract/documents/rejection-reasons');
  restrictions: typeof import('@contract/identity/restrictions');
  administrators: typeof import('@contract/identity/administrators');
  users: typeof import('@contract/identity/users');
  withdrawals: typeof import('@contract/treasury/withdrawals');
  zoneTargets: typeof import('@contract/program/zone-targets');
  zones: typeof import('@contract/program/zones');
}

type EndpointsIn<T> = T extends EndpointShape
  ? T
  : T extends Readonly<Record<string, unknown>>
    ? { [K in keyof T]: T[K] extends EndpointShape ? T[K] : never }[keyof T]
    : never;

type Endpoint = {
  [M in keyof Modules]: { [X in keyof Modules[M]]: EndpointsIn<Modules[M][X]> }[keyof Modules[M]];
}[keyof Modules];

type Segments<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? [Head, ...Segments<Rest>]
  : [Path];

/** A written segment matches a parameter, or itself. */
type Fits<Pattern, Written> = Pattern extends [infer P, ...infer Ps]
  ? Written extends [infer W, ...infer Ws]
    ? P extends `:${string}`
      ? Fits<Ps, Ws>
      : W extends P
        ? Fits<Ps, Ws>
        : false
    : false
  : Written extends []
    ? true
    : false;

type WithoutQuery<Url extends string> = Url extends `${infer Path}?${string}` ? Path : Url;

type Matching<E, Method, Written> = E extends EndpointShape
  ? E['method'] extends Method
    ? Fits<Segments<E['path']>, Written> extends true
      ? E
      : never
    : never
  : never;

/** As the router chooses: an address without parameters first. */
type EndpointAt<Method, Path extends string> =
  Extract<Endpoint, { method: Method; path: Path }> extends infer Exact
    ? [Exact] extends [never]
      ? Matching<Endpoint, Method, Segments<Path>>
      : Exact
    : never;

/** What takes two people may answer that it waits. */
type Waits<E> = E extends { twoPeople: true }
  ? Pick<z.output<typeof waitingAnswer>, 'approval_id'>
  : never;

type AnswerOf<E> = E extends EndpointShape ? z.output<E['response']> | Waits<E> : never;

type KeyOf<T> = T extends unknown ? keyof T : never;
type ValueAt<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;

/** Of answers with several shapes the fields of all: a test names the shape it expects. */
type Merged<T> = [Extract<T, readonly unknown[]>] extends [never]
  ? { [K in KeyOf<T>]: ValueAt<T, K> }
  : Extract<T, readonly unknown[]>;

type Refusal = Required<ErrorBody>;

/** The body of the answer, and beside it the fields of a refusal. */
export type AnswerTo<Method, Url extends string> = Url extends unknown
  ? EndpointAt<Method, WithoutQuery<Url>> extends infer E
    ? [E] extends [never]
      ? Refusal
      : Merged<AnswerOf<E>> & Refusal
    : never
  : never;
