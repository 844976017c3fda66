import { GUARDED_STATUS, PROJECT_STATUS } from './supplier-status';

/** Where a company stands, as people read it; a suspended one keeps its status for when it is let in again. */
export const supplierStandings = ['registered', 'preparing', 'verified', 'suspended'] as const;
export type SupplierStanding = (typeof supplierStandings)[number];

export const supplierActs = [
  'request',
  'approve_projects',
  'verify',
  'reject_request',
  'change_level',
  'suspend',
  'lift_suspension',
] as const;
export type SupplierAct = (typeof supplierActs)[number];

/** What decides which acts are possible on a company. */
export interface SupplierState {
  status: number;
  /** It asked to be verified, and waits. */
  requested: boolean;
  suspended: boolean;
}

interface Transition {
  from: readonly SupplierStanding[];
  /** Whether a request has to wait for it, or must not; either way when it is left out. */
  requested?: boolean;
  becomes: Partial<SupplierState>;
}

const unverified = ['registered', 'preparing'] as const;
const working = [...unverified, 'verified'] as const;

/** From which standings each act is possible, and where it leads. */
const transitions: Record<SupplierAct, Transition> = {
  request: { from: unverified, requested: false, becomes: { requested: true } },
  approve_projects: {
    from: ['registered'],
    requested: true,
    becomes: { status: PROJECT_STATUS },
  },
  verify: {
    from: unverified,
    requested: true,
    becomes: { status: GUARDED_STATUS, requested: false },
  },
  reject_request: { from: unverified, requested: true, becomes: { requested: false } },
  change_level: { from: working, becomes: {} },
  suspend: { from: working, becomes: { suspended: true } },
  lift_suspension: { from: ['suspended'], becomes: { suspended: false } },
};

export function standingOf({
  status,
  suspended,
}: Pick<SupplierState, 'status' | 'suspended'>): SupplierStanding {
  if (suspended) return 'suspended';
  if (status >= GUARDED_STATUS) return 'verified';
  return status >= PROJECT_STATUS ? 'preparing' : 'registered';
}

/** What may be done about a company now; the server refuses by it and the portal draws its buttons from it. */
export function supplierActsOn(state: SupplierState): SupplierAct[] {
  return supplierActs.filter((act) => {
    const { from, requested = state.requested } = transitions[act];
    return from.includes(standingOf(state)) && requested === state.requested;
  });
}

/** The state that an act leads to. */
export const supplierAfter = (state: SupplierState, act: SupplierAct): SupplierState => ({
  ...state,
  ...transitions[act].becomes,
});
