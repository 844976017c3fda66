import type { Prospect, ProspectStatus } from '@contract/prospects';
import type { Db, Tx } from '@server/db/connection';
import { type PageRequest, pageOf } from '@server/db/page';
import { prospects, zones } from '@server/db/schema/programs';
import { containing } from '@server/db/search-text';
import type { Scope } from '@server/http/principal';
import { and, eq, like, type SQL, sql } from 'drizzle-orm';

/** The prospects a scope reaches: a program's, and for people of one zone that zone's. */
export function reachable(scope: Scope): SQL | undefined {
  if (scope.kind === 'all') return undefined;
  if (scope.kind === 'program') {
    return and(
      eq(prospects.programId, scope.programId),
      scope.zoneId ? eq(prospects.zoneId, scope.zoneId) : undefined,
    );
  }
  return sql`false`;
}

const columns = { prospect: prospects, zone: zones.name };
type Row = { prospect: typeof prospects.$inferSelect; zone: string };

export function describe({ prospect, zone }: Row): Prospect {
  return {
    id: prospect.id,
    business_name: prospect.businessName,
    contact_name: prospect.contactName,
    phone: prospect.phone,
    email: prospect.email,
    municipality: prospect.municipality,
    state: prospect.state,
    zone_id: prospect.zoneId,
    zone,
    status: prospect.status,
    lost_reason: prospect.lostReason,
    created_at: prospect.createdAt.toISOString(),
  };
}

interface Filters extends PageRequest {
  q?: string | undefined;
  status?: ProspectStatus | undefined;
  zone_id?: string | undefined;
}

export function listProspects(db: Db, scope: Scope, request: Filters) {
  return pageOf({
    db,
    table: prospects,
    id: prospects.id,
    where: and(
      reachable(scope),
      request.status ? eq(prospects.status, request.status) : undefined,
      request.zone_id ? eq(prospects.zoneId, request.zone_id) : undefined,
      request.q ? like(prospects.searchText, containing(request.q)) : undefined,
    ),
    request,
    defaultSort: '-created_at',
    select: ({ where, orderBy, limit }) =>
      db
        .select(columns)
        .from(prospects)
        .innerJoin(zones, eq(zones.id, prospects.zoneId))
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    sortable: {
      created_at: { column: prospects.id, value: (row) => row.prospect.id },
      business_name: { column: prospects.businessName, value: (row) => row.prospect.businessName },
    },
    idOf: (row) => row.prospect.id,
  });
}

export async function findProspect(db: Db | Tx, scope: Scope, id: string): Promise<Row | null> {
  const [row] = await db
    .select(columns)
    .from(prospects)
    .innerJoin(zones, eq(zones.id, prospects.zoneId))
    .where(and(eq(prospects.id, id), reachable(scope)));
  return row ?? null;
}

/** The zones that new prospects of this scope may be put in, by id and by name. */
export async function zonesOf(db: Db | Tx, programId: string) {
  return db.select().from(zones).where(eq(zones.programId, programId));
}
