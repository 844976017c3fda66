import { zones as contract } from '@contract/program/prospects';
import { zones } from '@server/db/schema/program';
import { implement } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { and, asc, eq, type SQL } from 'drizzle-orm';

export const zoneHandlers = implement(contract, {
  async list({ db, scope }) {
    const items = await db
      .select({ id: zones.id, name: zones.name, region: zones.region })
      .from(zones)
      .where(zoneScopeFilter(scope))
      .orderBy(asc(zones.region), asc(zones.name));
    return { items };
  },
});

/** A program's zones, and for people of one zone that one alone. */
function zoneScopeFilter(scope: Scope): SQL | undefined {
  if (scope.kind !== 'program') return undefined;
  const { programId, zoneId } = scope;
  return and(eq(zones.programId, programId), zoneId ? eq(zones.id, zoneId) : undefined);
}
