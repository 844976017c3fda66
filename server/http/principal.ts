import type { Duty } from '@contract/kernel/duties';
import type { Role } from '@contract/kernel/roles';
import type { OwnZones } from '@server/db/own-zones';

/** Who is calling, as the server knows it from the session; nothing here comes from the request's body. */
export interface Principal {
  userId: string;
  role: Role;
  sessionId: string;
  applicantId: string | null;
  investorId: string | null;
  supplierId: string | null;
  agentId: string | null;
  programId: string | null;
  zoneIds: OwnZones;
  supplierStatus: number | null;
  supplierSuspended: boolean;
  hasOnboardingStep: boolean;
  /** The administrator behind an extended session. */
  actorUserId: string | null;
  steppedUpAt: Date | null;
  /** What an administrator is charged with; nobody else has any. */
  duties: readonly Duty[];
  /** How far staff restricted the account, or the company that a seller acts for (contract/kernel/restriction.ts). */
  restrictionLevel: number;
  /** True of staff without the second factor that they need (`admin_second_factor`). */
  secondFactorOwed: boolean;
}

/**
 * The rows that a permission reaches. A repository takes one and turns it into its WHERE, so that a
 * query without ownership does not compile.
 */
export type Scope =
  | { kind: 'all' }
  | { kind: 'program'; programId: string; zoneIds: OwnZones }
  | { kind: 'org'; supplierId: string; agentId: string | null }
  | {
      kind: 'own';
      userId: string;
      applicantId: string | null;
      investorId: string | null;
      supplierId: string | null;
    };
