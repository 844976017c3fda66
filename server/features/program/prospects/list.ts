import type { prospects as contract, Prospect } from '@contract/program/prospects';
import type { Db } from '@server/db/connection';
import { type PageParts, type PageQuery, preparedPageOf } from '@server/db/prepared-page';
import { users } from '@server/db/schema/identity';
import { programUsers } from '@server/db/schema/people';
import { NOBODY, ownerKey, prospects, zones } from '@server/db/schema/program';
import { searchedText } from '@server/db/search-text';
import type { QueryOf } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { conditionsOf, filtered, plannedByValue, valuesOf } from './filters';
import { programScopeOf, scopeFilter } from './reach';
import { columns, owner, ownerName, type Row, withZone } from './repository';
import { talliedCount } from './tallied';

const pageOfProspects = preparedPageOf({
  name: 'prospects',
  table: prospects,
  id: prospects.id,
  filters: {
    programId: eq(prospects.programId, sql.placeholder('programId')),
    ownZoneIds: sql`${prospects.zoneId} = any(${sql.placeholder('ownZoneIds')}::uuid[])`,
    ...conditionsOf((name) => sql`${sql.placeholder(name)}`),
    ids: sql`${prospects.id} = any(${sql.placeholder('ids')}::uuid[])`,
    // Planned as common, which words that many have are together; each by itself would be planned as rare among the others.
    commonWords: sql`nullif(${searchedText(prospects.searchText)} like all(${sql.placeholder('commonWords')}::text[]), false) is not null`,
  },
  plannedByValue: [...plannedByValue, 'ownZoneIds', 'ids', 'commonWords'],
  select: selectPage,
  own: ({ prospect, zone, region, ownerName: fullName }) => ({
    ...prospect,
    name: zone,
    region,
    fullName: fullName ?? '',
  }),
  sorts: {
    created_at: prospects.id,
    business_name: prospects.businessName,
    contact_name: prospects.contactName,
    phone: prospects.phone,
    email: prospects.emailOrder,
    municipality: prospects.municipality,
    state: prospects.state,
    status: prospects.statusOrder,
    next_on: prospects.nextOrder,
    last_touch: prospects.touchOrder,
    source: prospects.source,
    zone: zones.name,
    region: zones.region,
    owner: ownerName,
  },
  defaultSort: '-created_at',
});

/**
 * A page in an order of prospects themselves has an index. By zone, region or owner it is gathered: of each, in
 * their order, no more than the page holds, which an index of theirs gives. So is what is asked of some zones by where
 * they are, for the places of others may all come first; and what people of some zones see when they ask for nothing
 * else: the newest of each zone, however long ago the newest of it came.
 */
function selectPage(db: Db, parts: PageParts, name: string): PageQuery<Row> {
  const { by, where, orderBy, limit, filters } = parts;
  if (by === ownerName) return byOwner(db, parts, name);
  const ofZones = by === zones.name || by === zones.region;
  const isApart =
    by === prospects.id ? isOwnZonesAlone(filters) : isPlace(by) && zonesAsked(filters).length > 0;
  if (!ofZones && !isApart) {
    return withZone(db)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .prepare(name);
  }
  const within = ofZones || by === prospects.id ? orderBy.slice(-1) : orderBy;
  const inZone = sql`${prospects.zoneId} = ${zones.id}`;
  return db
    .select(columns)
    .from(zones)
    .innerJoinLateral(gathered(db, { ...parts, orderBy: within }, inZone), sql`true`)
    .leftJoin(owner, eq(owner.id, prospects.executiveUserId))
    .where(
      and(
        sql`coalesce(${zones.programId} = ${sql.placeholder('programId')}::uuid, true)`,
        ...zonesAsked(filters),
      ),
    )
    .orderBy(...orderBy)
    .limit(limit)
    .prepare(name);
}

/** Whether a list is of one's own zones and not narrowed further. */
const isOwnZonesAlone = (filters: readonly string[]) =>
  filters.length === 2 && filters.includes('programId') && filters.includes('ownZoneIds');

const isPlace = (by: PageParts['by']) => by === prospects.municipality || by === prospects.state;

/** Which zones the filters leave. */
function zonesAsked(filters: readonly string[]) {
  const asked = {
    ownZoneIds: sql`${zones.id} = any(${sql.placeholder('ownZoneIds')}::uuid[])`,
    zoneId: sql`${zones.id} = ${sql.placeholder('zoneId')}::uuid`,
    region: sql`${zones.region} = ${sql.placeholder('region')}`,
  };
  return Object.entries(asked).flatMap(([filter, is]) => (filters.includes(filter) ? [is] : []));
}

function gathered(db: Db, { where, orderBy, limit }: PageParts, one: ReturnType<typeof sql>) {
  return db
    .select()
    .from(prospects)
    .where(and(one, where))
    .orderBy(...orderBy)
    .limit(limit)
    .as('prospects');
}

function byOwner(db: Db, parts: PageParts, name: string): PageQuery<Row> {
  const members = db
    .select({ id: users.id, fullName: users.fullName })
    .from(users)
    .where(
      sql`${users.id} in (select ${programUsers.userId} from ${programUsers}
            where coalesce(${programUsers.programId} = ${sql.placeholder('programId')}::uuid, true))`,
    );
  const nobody = db
    .select({ id: sql<string>`${NOBODY}::uuid`, fullName: sql<string>`''` })
    .from(sql`(values (1)) nobody`);
  return db
    .select(columns)
    .from(members.unionAll(nobody).as('owner'))
    .innerJoinLateral(
      gathered(
        db,
        { ...parts, orderBy: parts.orderBy.slice(-1) },
        sql`${ownerKey(prospects.executiveUserId)} = ${owner.id}`,
      ),
      sql`true`,
    )
    .innerJoin(zones, eq(zones.id, prospects.zoneId))
    .orderBy(...parts.orderBy)
    .limit(parts.limit)
    .prepare(name);
}

export interface Reader {
  userId: string;
  now: Date;
}

/**
 * One page of the prospects that a scope reaches; counted, unless it is one of many that are read on end. What is kept of
 * them knows how many there are, however many; the others are counted up to the most that a list counts.
 */
export async function listProspects(
  db: Db,
  scope: Scope,
  request: QueryOf<typeof contract.list>,
  reader: Reader,
  { counted } = { counted: true },
) {
  const programScope = programScopeOf(scope);
  if (!programScope) return emptyPage;
  const known = counted ? await talliedCount(db, programScope, request, reader.userId) : null;
  const how = { counted: counted && known === null };
  const page = await readPage(db, { scope, programScope }, request, reader, how);
  return known === null ? page : { ...page, total: known, total_is_capped: false };
}

interface Reached {
  scope: Scope;
  programScope: NonNullable<ReturnType<typeof programScopeOf>>;
}

async function readPage(
  db: Db,
  { scope, programScope }: Reached,
  request: QueryOf<typeof contract.list>,
  { userId, now }: Reader,
  how: { counted: boolean },
) {
  const values = { ...programScope, ...valuesOf(request, userId, now) };
  if (!values.text2 && !values.number) return pageOfProspects(db, values, request, how);
  const ids = await withAllWords(db, and(scopeFilter(scope), filtered(values)));
  if (ids.length <= FEW) return pageOfProspects(db, { ...programScope, ids }, request, how);
  const { text, text2, text3, textRest = [], ...others } = values;
  const words = [text, text2, text3, ...textRest].flatMap((word) => word ?? []);
  const walked = { ...others, commonWords: words.length > 0 ? words : undefined };
  return pageOfProspects(db, walked, request, { ...how, countedBy: values });
}

/** Prospects that are sorted wherever they are; of more, a page is soon found in the order of an index. */
const FEW = 1000;

/**
 * Those that have several words, up to one more than few. Nobody knows beforehand which words go together: "San Pedro
 * Tlaquepaque" is planned as rare and is a tenth of a program, two towns are planned as common and nobody is in both.
 */
async function withAllWords(db: Db, condition: SQL | undefined): Promise<string[]> {
  const rows = await db
    .select({ id: prospects.id })
    .from(prospects)
    .where(condition)
    .limit(FEW + 1);
  return rows.map(({ id }) => id);
}

const emptyPage = { items: [], next_cursor: null, total: 0, total_is_capped: false };

/** A prospect as the contract has it. */
export function describe({ prospect, zone, region, ownerName: name }: Row): Prospect {
  const { executiveUserId: ownerId } = prospect;
  return {
    id: prospect.id,
    business_name: prospect.businessName,
    contact_name: prospect.contactName,
    phone: prospect.phone,
    email: prospect.email,
    rfc: prospect.rfc,
    municipality: prospect.municipality,
    state: prospect.state,
    postal_code: prospect.postalCode,
    zone_id: prospect.zoneId,
    zone,
    region,
    source: prospect.source,
    status: prospect.status,
    lost_cause: prospect.lostCause,
    lost_reason: prospect.lostReason,
    owner: ownerId === null ? null : { id: ownerId, name: name ?? '' },
    next_on: prospect.nextOn,
    last_touch_at: prospect.lastTouchAt?.toISOString() ?? null,
    created_at: prospect.createdAt.toISOString(),
    version: prospect.version,
  };
}
