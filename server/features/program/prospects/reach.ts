import { prospects } from '@server/db/schema/program';
import type { Scope } from '@server/http/principal';
import { and, eq, type SQL, sql } from 'drizzle-orm';

/** A program, and the one zone of it for people of one zone. */
export interface ProgramScope {
  programId: string;
  zoneId: string | null;
}

/** The prospects a scope reaches: a program's, and for people of one zone that zone's. */
export function scopeFilter(scope: Scope): SQL | undefined {
  if (scope.kind === 'all') return undefined;
  if (scope.kind === 'program') {
    return and(
      eq(prospects.programId, scope.programId),
      scope.zoneId ? eq(prospects.zoneId, scope.zoneId) : undefined,
    );
  }
  return sql`false`;
}

/** The same as values of prepared queries; null when nothing is reached. */
export function programScopeOf(
  scope: Scope,
): { programId: string | null; ownZoneId: string | null } | null {
  if (scope.kind === 'all') return { programId: null, ownZoneId: null };
  if (scope.kind !== 'program') return null;
  return { programId: scope.programId, ownZoneId: scope.zoneId };
}
