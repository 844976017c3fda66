import type { PermissionTable } from '@casbin/permissions';
import { baseRoute } from '@contract/kernel/roles';
import { decide } from './guards';
import type { Visitor } from './public-guard';
import { findScreen } from './table';

// Any origin will do: what leaves it is not ours.
const ORIGIN = 'https://portal.invalid';

function isPlainPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !/[\\\p{Cc}]/u.test(path);
}

/**
 * Reads the `redirect` query of login as a path inside the portal: one leading slash, no backslash or
 * control character, our origin, also once decoded. Null for anything else.
 */
export function internalUrl(raw: string | null): URL | null {
  if (raw === null || !isPlainPath(raw) || !URL.canParse(raw, ORIGIN)) return null;
  const url = new URL(raw, ORIGIN);
  if (url.origin !== ORIGIN) return null;
  try {
    return isPlainPath(decodeURIComponent(url.pathname)) ? url : null;
  } catch {
    return null;
  }
}

/**
 * Where a person goes after logging in: to the path they had asked for when it is a private screen that
 * they may open or a public one that goes on then, else to the base route of their role.
 *
 * @param raw the `redirect` query of login, as received
 */
export async function afterLogin(
  raw: string | null,
  visitor: Visitor,
  table: PermissionTable,
): Promise<string> {
  const url = internalUrl(raw);
  const match = url && (await findScreen(url.pathname));
  if (!url || !match) return baseRoute[visitor.role];
  if (match.screen.area === 'public') {
    return match.screen.goesOnSignedIn ? url.pathname : baseRoute[visitor.role];
  }
  const decision = decide(match.screen, visitor, table, url);
  if (decision.kind !== 'allow') return baseRoute[visitor.role];
  return url.pathname + url.search + url.hash;
}
