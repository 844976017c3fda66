import { conditionHolds, type PermissionTable } from '@casbin/permissions';
import { matchScreen } from '@contract/kernel/match-screen';
import { isPermissionHeldBack } from '@contract/kernel/restriction';
import { baseRoute } from '@contract/kernel/roles';
import { fillPath, type ScreenKey, screenPaths } from '@contract/kernel/screens';
import { areas } from './areas';
import { allow, type Decision, decidePublic, redirect, type Visitor } from './public-guard';
import type { Screen } from './public-table';

export interface Place {
  pathname: string;
  /** With its "?", or empty. */
  search: string;
  /** With its "#", or empty. */
  hash: string;
}

/**
 * The guards of the specification, section 2, for any screen:
 * - unknown path: the not-found page;
 * - login required: without user and without extended session, to login with the full path in `redirect`;
 * - unauthorized: to /error, forwarding the query parameters;
 * - supplier-status and project guards (the policy's conditions) and what staff hold back: to the area's inicio;
 * - screens of a program before the person belongs to one: to the area's inicio, too.
 *
 * @param screen the screen matched, or null when the path has none
 * @param visitor null without user and without extended session
 */
export function decide(
  screen: Screen | null,
  visitor: Visitor | null,
  table: PermissionTable,
  place: Place,
): Decision {
  if (!screen) return { kind: 'not-found' };
  if (screen.area === 'public') return decidePublic(screen, visitor);
  if (!visitor) {
    const fullPath = place.pathname + place.search + place.hash;
    return redirect(`/login?redirect=${encodeURIComponent(fullPath)}`);
  }

  const area = areas[screen.area];
  const asked = screen.access ? [area.access, screen.access] : [area.access];
  const grants = asked.map((permission) => table[visitor.role][permission]);
  if (grants.includes(undefined)) return redirect(`/error${place.search}`);
  const met = grants.every((grant) => grant && conditionHolds(grant.condition, visitor));
  const heldBack = asked.some((permission) =>
    isPermissionHeldBack(permission, visitor.restrictionLevel),
  );
  const unreached =
    visitor.needsProgram &&
    screen.access &&
    table[visitor.role][screen.access]?.scope === 'program';
  if (!met || heldBack || unreached) return redirect(area.home ?? baseRoute[visitor.role]);

  return screen.redirectTo ? redirect(targetOf(screen, place, screen.redirectTo)) : allow;
}

/** Where a screen leads that only leads elsewhere: with its own parameters, by their names, its query and its anchor. */
function targetOf(screen: Screen, { pathname, search, hash }: Place, to: ScreenKey): string {
  return fillPath(screenPaths[to], matchScreen([screen], pathname)?.params ?? {}) + search + hash;
}
