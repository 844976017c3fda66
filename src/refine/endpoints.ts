import type { EndpointShape } from '@contract/kernel/endpoint';

/** The verbs that Refine's hooks know, as far as a noun has them. */
export type CrudEndpoints = Partial<
  Record<'list' | 'show' | 'create' | 'edit' | 'delete', EndpointShape>
>;

// One import for each noun, so that a screen loads the schemas of its own nouns only.
const loaders: Record<string, () => Promise<CrudEndpoints>> = {
  accreditations: () =>
    import('@contract/people/accreditations').then((file) => file.accreditations),
  agents: () => import('@contract/people/agents').then((file) => file.agents),
  approvals: () => import('@contract/platform/approvals').then((file) => file.approvals),
  audit: () => import('@contract/platform/audit').then((file) => file.auditTrail),
  'bank-days': () => import('@contract/treasury/bank-days').then((file) => file.bankDays),
  'bank-movements': () =>
    import('@contract/treasury/bank-movements').then((file) => file.bankMovements),
  'direct-debits': () =>
    import('@contract/treasury/direct-debits').then((file) => file.directDebits),
  'direct-debit-charges': () =>
    import('@contract/treasury/direct-debit-charges').then((file) => file.directDebitCharges),
  'direct-debit-files': () =>
    import('@contract/treasury/direct-debit-files').then((file) => file.directDebitFiles),
  'recurring-orders': () =>
    import('@contract/treasury/recurring-orders').then((file) => file.recurringOrders),
  'recurring-order-runs': () =>
    import('@contract/treasury/recurring-order-runs').then((file) => file.recurringOrderRuns),
  'early-payments': () =>
    import('@contract/credit/early-payments').then((file) => file.earlyPayments),
  'income-sources': () =>
    import('@contract/credit/income-sources').then((file) => file.incomeSources),
  equipment: () => import('@contract/credit/equipment').then((file) => file.equipment),
  'equipment-batches': () =>
    import('@contract/credit/equipment-batches').then((file) => file.equipmentBatches),
  leads: () => import('@contract/credit/leads').then((file) => file.leads),
  estimates: () => import('@contract/credit/estimates').then((file) => file.estimates),
  restructures: () => import('@contract/credit/restructures').then((file) => file.restructures),
  collections: () => import('@contract/credit/collections').then((file) => file.collections),
  'card-links': () => import('@contract/treasury/card-links').then((file) => file.cardLinks),
  committee: () => import('@contract/credit/committee').then((file) => file.committee),
  commitments: () => import('@contract/funding/commitments').then((file) => file.commitments),
  contracts: () => import('@contract/credit/contracts').then((file) => file.contracts),
  deposits: () => import('@contract/treasury/deposits').then((file) => file.deposits),
  'document-definitions': () =>
    import('@contract/documents/definition-rows').then((file) => file.definitionRows),
  documents: () => import('@contract/documents/documents').then((file) => file.documents),
  loans: () => import('@contract/credit/loans').then((file) => file.loans),
  faqs: () => import('@contract/platform/faqs').then((file) => file.faqs),
  health: () => import('@contract/platform/health').then((file) => file.health),
  jobs: () => import('@contract/platform/jobs').then((file) => file.jobs),
  templates: () => import('@contract/platform/templates').then((file) => file.templates),
  mails: () => import('@contract/platform/mails').then((file) => file.mails),
  movements: () => import('@contract/treasury/movements').then((file) => file.movements),
  notifications: () =>
    import('@contract/platform/notifications').then((file) => file.notifications),
  opportunities: () => import('@contract/funding/opportunities').then((file) => file.opportunities),
  participations: () =>
    import('@contract/funding/participations').then((file) => file.participations),
  'credit-lines': () => import('@contract/treasury/credit-lines').then((file) => file.creditLines),
  'credit-line-draws': () =>
    import('@contract/treasury/credit-line-draws').then((file) => file.creditLineDraws),
  statements: () => import('@contract/treasury/statements').then((file) => file.statements),
  'tax-months': () => import('@contract/treasury/tax-months').then((file) => file.taxMonths),
  payouts: () => import('@contract/treasury/payouts').then((file) => file.payouts),
  payments: () => import('@contract/credit/payments').then((file) => file.payments),
  investors: async () => {
    const [{ investors }, { investorFiles }] = await Promise.all([
      import('@contract/people/investors'),
      import('@contract/people/person-files'),
    ]);
    return { ...investors, show: investorFiles.show, edit: investorFiles.edit };
  },
  applicants: async () => {
    const [{ applicants }, { applicantFiles }] = await Promise.all([
      import('@contract/people/applicants'),
      import('@contract/people/person-files'),
    ]);
    return { ...applicants, ...applicantFiles };
  },
  'program-credits': () =>
    import('@contract/credit/figure-rows').then((file) => file.programCredits),
  'program-requests': () =>
    import('@contract/credit/figure-rows').then((file) => file.programRequests),
  'program-projects': () =>
    import('@contract/credit/program-projects').then((file) => file.programProjects),
  projects: () => import('@contract/credit/projects').then((file) => file.projects),
  programs: () => import('@contract/program/programs').then((file) => file.programs),
  'program-users': () => import('@contract/people/program-users').then((file) => file.programUsers),
  'privacy-requests': () => import('@contract/people/privacy').then((file) => file.privacyRequests),
  'support-files': () =>
    import('@contract/program/support-files').then((file) => file.supportFiles),
  prospects: () => import('@contract/program/prospects').then((file) => file.prospects),
  'prospect-bulks': () =>
    import('@contract/program/prospect-bulks').then((file) => file.prospectBulks),
  'prospect-batches': () =>
    import('@contract/program/prospect-batches').then((file) => file.prospectBatches),
  'rejection-reasons': () =>
    import('@contract/documents/rejection-reasons').then((file) => file.rejectionReasons),
  alerts: () => import('@contract/compliance/alerts').then((file) => file.alerts),
  reports: () => import('@contract/compliance/reports').then((file) => file.reports),
  settings: () => import('@contract/platform/settings').then((file) => file.settings),
  stages: () => import('@contract/credit/stages').then((file) => file.stages),
  suppliers: () => import('@contract/people/suppliers').then((file) => file.suppliers),
  users: async () => {
    const [{ users }, { registrations }] = await Promise.all([
      import('@contract/identity/users'),
      import('@contract/people/registrations'),
    ]);
    return { ...users, create: registrations.open };
  },
  zones: () => import('@contract/program/zones').then((file) => file.zones),
  invoices: () => import('@contract/treasury/invoices').then((file) => file.invoices),
  withdrawals: () => import('@contract/treasury/withdrawals').then((file) => file.withdrawals),
};

/**
 * The contract's endpoint for a noun and a verb.
 * @throws Error when the noun has no such verb: a mistake of ours
 */
export async function endpointOf(
  resource: string,
  verb: keyof CrudEndpoints,
): Promise<EndpointShape> {
  const endpoints = await loaders[resource]?.();
  const endpoint = endpoints?.[verb];
  if (!endpoint) throw new Error(`No endpoint for ${resource}.${verb}`);
  return endpoint;
}
