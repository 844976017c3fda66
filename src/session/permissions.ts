import { permissionTable } from 'virtual:permissions';
import { permissionsOf } from '@casbin/permissions';
import type { Permission, ScopeKind } from '@contract/kernel/permissions';
import { session } from './portal-session';
import { visitorOf } from './state';
import { useSession } from './use-session';

const nothing: ReadonlyMap<Permission, ScopeKind> = new Map();
let lastFacts = '';
let lastHeld = nothing;

/** All permissions of the current user; the same map until the role or its conditions change. */
export function heldNow(): ReadonlyMap<Permission, ScopeKind> {
  const visitor = visitorOf(session.state());
  const facts = visitor
    ? `${visitor.role}|${visitor.supplierStatus}|${visitor.hasOnboardingStep}|${visitor.supplierSuspended}`
    : '';
  if (facts !== lastFacts) {
    lastFacts = facts;
    lastHeld = visitor ? permissionsOf(permissionTable, visitor) : nothing;
  }
  return lastHeld;
}

export function useHeld(): ReadonlyMap<Permission, ScopeKind> {
  return useSession(heldNow);
}
