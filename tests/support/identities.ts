import { duties } from '@contract/kernel/duties';
import type { EndpointShape } from '@contract/kernel/endpoint';
import { type Role, roles } from '@contract/kernel/roles';
import { loadScopeLookup } from '@server/http/access';
import type { Person, testApi } from './api';

type Api = Awaited<ReturnType<typeof testApi>>;

/** An id that no record has. */
export const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';

export type Identities = Record<Exclude<Role, 'none'>, Person>;

/** One person for each role, all unrelated to one another but the seller, who works for the installer. */
export async function identities(api: Api): Promise<Identities> {
  const programId = await api.program();
  const supplier = await api.person('supplier');
  const info = await supplier.call({ url: '/api/v1/users/getRgUserInfo' });
  return {
    investor: await api.person('investor'),
    client: await api.person('client'),
    supplier,
    supplier_agent: await api.person('supplier_agent', {
      supplierId: info.json.supplier_id ?? undefined,
    }),
    program_executive_manager: await api.person('program_executive_manager', { programId }),
    program_administrator: await api.person('program_administrator', { programId }),
    program_commercial_manager: await api.person('program_commercial_manager', { programId }),
    admin: await api.person('admin'),
  };
}

/** Which of those people hold an endpoint's permission by the policy, and how far it reaches for each. */
export async function holders() {
  const lookUpScope = await loadScopeLookup();
  return (can: EndpointShape['can']) =>
    roles.flatMap((role) => {
      if (role === 'none' || can === 'public') return [];
      const kind = lookUpScope(principalOf(role), can);
      return kind ? [{ role, kind }] : [];
    });
}

/** A verified installer's people, and everyone else as they are. */
export function principalOf(role: Role) {
  return {
    userId: UNKNOWN_ID,
    role,
    sessionId: UNKNOWN_ID,
    applicantId: null,
    investorId: null,
    supplierId: null,
    agentId: null,
    programId: null,
    zoneIds: null,
    supplierStatus: role.startsWith('supplier') ? 4 : null,
    supplierSuspended: false,
    hasOnboardingStep: false,
    actorUserId: null,
    steppedUpAt: null,
    duties: role === 'admin' ? duties : [],
    restrictionLevel: 0,
    secondFactorOwed: false,
  };
}
