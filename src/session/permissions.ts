import { permissionTable } from 'virtual:permissions';
import { permissionsOf } from '@casbin/permissions';
import { isOfProgram, type Permission, type ScopeKind } from '@contract/kernel/permissions';
import { isPermissionHeldBack } from '@contract/kernel/restriction';
import { session } from './portal-session';
import { visitorOf } from './state';
import { useSession } from './use-session';

const nothing: ReadonlyMap<Permission, ScopeKind> = new Map();
let lastFacts = '';
let lastHeld = nothing;

/** All permissions of the current user that no restriction holds back; the same map until one of these changes. */
export function heldNow(): ReadonlyMap<Permission, ScopeKind> {
  const visitor = visitorOf(session.state());
  const facts = visitor
    ? `${visitor.role}|${visitor.supplierStatus}|${visitor.hasOnboardingStep}|${visitor.supplierSuspended}|${visitor.duties}|${visitor.restrictionLevel}|${visitor.needsProgram}`
    : '';
  if (facts !== lastFacts) {
    lastFacts = facts;
    lastHeld = visitor ? leftTo(visitor) : nothing;
  }
  return lastHeld;
}

function leftTo(visitor: NonNullable<ReturnType<typeof visitorOf>>) {
  const held = new Map(permissionsOf(permissionTable, visitor));
  for (const [permission, scope] of held) {
    const unreached = visitor.needsProgram && isOfProgram(permission, scope);
    if (unreached || isPermissionHeldBack(permission, visitor.restrictionLevel)) {
      held.delete(permission);
    }
  }
  return held;
}

export function useHeld(): ReadonlyMap<Permission, ScopeKind> {
  return useSession(heldNow);
}
