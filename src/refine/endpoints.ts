import type { EndpointShape } from '@contract/endpoint';

/** The verbs that Refine's hooks know, as far as a noun has them. */
export type CrudEndpoints = Partial<
  Record<'list' | 'show' | 'create' | 'edit' | 'delete', EndpointShape>
>;

// One import for each noun, so that a screen loads the schemas of its own nouns only.
const loaders: Record<string, () => Promise<CrudEndpoints>> = {
  approvals: () => import('@contract/approvals').then((file) => file.approvals),
  audit: () => import('@contract/audit').then((file) => file.auditTrail),
  'bank-days': () => import('@contract/bank-days').then((file) => file.bankDays),
  'bank-movements': () => import('@contract/bank-movements').then((file) => file.bankMovements),
  commitments: () => import('@contract/commitments').then((file) => file.commitments),
  contracts: () => import('@contract/contracts').then((file) => file.contracts),
  deposits: () => import('@contract/deposits').then((file) => file.deposits),
  documents: () => import('@contract/documents').then((file) => file.documents),
  loans: () => import('@contract/loans').then((file) => file.loans),
  mails: () => import('@contract/mails').then((file) => file.mails),
  movements: () => import('@contract/movements').then((file) => file.movements),
  notifications: () => import('@contract/notifications').then((file) => file.notifications),
  opportunities: () => import('@contract/opportunities').then((file) => file.opportunities),
  participations: () => import('@contract/participations').then((file) => file.participations),
  payouts: () => import('@contract/payouts').then((file) => file.payouts),
  payments: () => import('@contract/payments').then((file) => file.payments),
  applicants: () => import('@contract/applicants').then((file) => file.applicants),
  projects: () => import('@contract/projects').then((file) => file.projects),
  prospects: () => import('@contract/prospects').then((file) => file.prospects),
  'prospect-batches': () => import('@contract/prospects').then((file) => file.prospectBatches),
  settings: () => import('@contract/settings').then((file) => file.settings),
  stages: () => import('@contract/stages').then((file) => file.stages),
  users: () => import('@contract/users').then((file) => file.users),
  withdrawals: () => import('@contract/withdrawals').then((file) => file.withdrawals),
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
