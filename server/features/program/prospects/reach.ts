import { inOwnZones, type OwnZones } from '@server/db/own-zones';
import { prospects } from '@server/db/schema/program';
import type { Scope } from '@server/http/principal';
import { and, eq, type SQL, sql } from 'drizzle-orm';

/** A program, and the zones of it that somebody works. */
export interface ProgramScope {
  programId: string;
  zoneIds: OwnZones;
}

/** The prospects a scope reaches: a program's, and for people of some zones those of these. */
export function scopeFilter(scope: Scope): SQL | undefined {
  if (scope.kind === 'all') return undefined;
  if (scope.kind === 'program') {
    return and(
      eq(prospects.programId, scope.programId),
      inOwnZones(scope.zoneIds, prospects.zoneId),
    );
  }
  return sql`false`;
}

/** The same as values of prepared queries; null when nothing is reached. */
export function programScopeOf(
  scope: Scope,
): { programId: string | null; ownZoneIds: OwnZones } | null {
  if (scope.kind === 'all') return { programId: null, ownZoneIds: null };
  if (scope.kind !== 'program') return null;
  return { programId: scope.programId, ownZoneIds: scope.zoneIds };
}
