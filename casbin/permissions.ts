import { type Duty, duties } from '@contract/kernel/duties';
import {
  allPermissions,
  type Condition,
  type Permission,
  type ScopeKind,
} from '@contract/kernel/permissions';
import type { Role } from '@contract/kernel/roles';
import { GUARDED_STATUS, PROJECT_STATUS } from '@contract/people/supplier-status';

export interface Grant {
  scope: ScopeKind;
  condition: Condition;
}

/** What each role may do; the policy files read once, by Casbin. */
export type PermissionTable = Record<Role, Partial<Record<Permission, Grant>>>;

/** The facts about a person that the policy's conditions ask for. */
export interface PrincipalFacts {
  role: Role;
  /** The status of the person's supplier (agents: of the supplier they sell for); null when there is none. */
  supplierStatus: number | null;
  hasOnboardingStep: boolean;
  /** Staff suspended the person's supplier; a server that knows no suspension leaves it out. */
  supplierSuspended?: boolean;
  /** What an administrator is charged with; a server that knows no duties leaves it out, and then all are held. */
  duties?: readonly Duty[];
}

/** The duty of staff that a permission belongs to; null when any administrator has it, or none. */
export function dutyOf(table: PermissionTable, permission: Permission): Duty | null {
  const condition = table.admin[permission]?.condition;
  return duties.find((duty) => condition === `duty-${duty}`) ?? null;
}

/** True when the condition of a policy line holds; the same as the matcher of `model.conf`. */
export function conditionHolds(condition: Condition, facts: PrincipalFacts): boolean {
  const status = facts.supplierStatus ?? 0;
  switch (condition) {
    case 'none':
      return true;
    case 'supplier-status-4':
      return status >= GUARDED_STATUS && !facts.supplierSuspended;
    case 'supplier-verified':
      return status >= GUARDED_STATUS;
    case 'supplier-status-3-or-step':
      return status >= PROJECT_STATUS || facts.hasOnboardingStep;
    case 'supplier-works-3-or-step':
      return !facts.supplierSuspended && (status >= PROJECT_STATUS || facts.hasOnboardingStep);
    case 'duty-review':
    case 'duty-committee':
    case 'duty-treasury':
    case 'duty-compliance':
    case 'duty-administration':
      return facts.duties?.some((duty) => condition === `duty-${duty}`) ?? true;
  }
}

/** The scope in which this person holds a permission, or null when they do not; a role that no policy knows holds none. */
export function scopeOf(
  table: PermissionTable,
  facts: PrincipalFacts,
  permission: Permission,
): ScopeKind | null {
  if (!Object.hasOwn(table, facts.role)) return null;
  const grant = table[facts.role][permission];
  return grant && conditionHolds(grant.condition, facts) ? grant.scope : null;
}

/** Everything that this person may do now, with the reach of each permission. */
export function permissionsOf(
  table: PermissionTable,
  facts: PrincipalFacts,
): ReadonlyMap<Permission, ScopeKind> {
  const held = new Map<Permission, ScopeKind>();
  for (const permission of allPermissions) {
    const scope = scopeOf(table, facts, permission);
    if (scope) held.set(permission, scope);
  }
  return held;
}
