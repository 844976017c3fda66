import type { EndpointShape } from '@contract/endpoint';

/** The endpoints of a noun by verb; the verbs that Refine knows are `list show create edit delete`. */
export type NounEndpoints = Readonly<Record<string, EndpointShape>>;

/** Contract of each Refine resource, fetched when the resource is first used. */
const loaders: Readonly<Record<string, () => Promise<NounEndpoints>>> = {
  projects: () => import('@contract/projects').then((file) => file.projects),
  prospects: () => import('@contract/prospects').then((file) => file.prospects),
  users: () => import('@contract/users').then((file) => file.users),
  notifications: () => import('@contract/notifications').then((file) => file.notifications),
  opportunities: () => import('@contract/opportunities').then((file) => file.opportunities),
  commitments: () => import('@contract/commitments').then((file) => file.commitments),
  participations: () => import('@contract/participations').then((file) => file.participations),
  movements: () => import('@contract/movements').then((file) => file.movements),
  withdrawals: () => import('@contract/withdrawals').then((file) => file.withdrawals),
  deposits: () => import('@contract/deposits').then((file) => file.deposits),
  'bank-movements': () => import('@contract/bank-movements').then((file) => file.bankMovements),
  loans: () => import('@contract/loans').then((file) => file.loans),
  contracts: () => import('@contract/contracts').then((file) => file.contracts),
  stages: () => import('@contract/stages').then((file) => file.stages),
  payments: () => import('@contract/payments').then((file) => file.payments),
  mails: () => import('@contract/mails').then((file) => file.mails),
  audit: () => import('@contract/audit').then((file) => file.auditTrail),
};

/**
 * The endpoint behind a resource and verb.
 *
 * @throws Error for a pair that the contract does not have
 */
export async function endpointOf(resource: string, verb: string): Promise<EndpointShape> {
  const endpoint = (await loaders[resource]?.())?.[verb];
  if (!endpoint) throw new Error(`The contract has no ${resource}.${verb}`);
  return endpoint;
}
