import type { PrincipalFacts } from '@casbin/permissions';
import { baseRoute } from '@contract/kernel/roles';
import type { RouteRow } from './row';

/** The visitor: a user or an extended session; null when there is neither. */
export interface Visitor extends PrincipalFacts {
  hasUser: boolean;
  hasExtendedSession: boolean;
  /** How far staff restricted the account (contract/kernel/restriction.ts). */
  restrictionLevel: number;
  /** Has a role of a program, and belongs to none yet. */
  needsProgram: boolean;
}

export type Decision = { kind: 'allow' } | { kind: 'redirect'; to: string } | { kind: 'not-found' };

export const allow: Decision = { kind: 'allow' };

export function redirect(to: string): Decision {
  return { kind: 'redirect', to };
}

/** The guards of a screen that needs no session; apart from `decide`, so that they load no policy. */
export function decidePublic(screen: Pick<RouteRow, 'guard'>, visitor: Visitor | null): Decision {
  if (!visitor) return allow;
  if (screen.guard === 'publicOnly' && visitor.hasUser && visitor.hasExtendedSession) {
    return redirect('/');
  }
  // Without a role the base is `/` itself, and going there from `/` would never end.
  if (screen.guard === 'home' && visitor.role !== 'none') return redirect(baseRoute[visitor.role]);
  return allow;
}
