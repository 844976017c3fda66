import {
  ageBands,
  type Demographics,
  FEWEST_SHOWN,
  sexGroups,
  sizeGroups,
  tariffGroups,
} from '@contract/credit/program-people';
import type { Tariff } from '@contract/credit/tariffs';
import { addDays, addMonths, dayInMexicoCity } from '@contract/kernel/fields/day';
import type { MetricsQuery } from '@contract/program/metrics-filters';
import type { Db } from '@server/db/connection';
import { worksIn } from '@server/db/own-zones';
import { zones } from '@server/db/schema/program';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { ProgramScope } from '../program-figures/asked';
import { type Axis, axisOf, cross, nestedAxis, widened } from './crossed';
import { lastMonthOf, quarterOf, tariffGroupOf } from './rules';

/** Of a request without a zone, or that nobody follows. */
const NONE = 'none';

/** What people are told apart by on a page: one thing at a time. */
interface Cut {
  /** What people `p` are counted by, and what a group of such a value `cut` is called. */
  by: SQL;
  called: SQL;
  /** Whether a group, or a wider one, is asked for. */
  isAsked: (group: string) => boolean;
  kind: 'all' | 'region' | 'zone' | 'other' | 'quarters';
}

/** Who asked for credits of a program, with nothing by which few of them could be told apart. */
export async function demographicsOf(
  db: Db,
  scope: ProgramScope,
  query: MetricsQuery,
  now: Date,
): Promise<Demographics> {
  const cuts = cutsOf(scope, query);
  const [cut = everybody, another] = cuts;
  const nothing: Demographics = {
    computed_at: now.toISOString(),
    shown: another ? 'one_filter' : 'too_few',
    people: null,
    from: cut.kind === 'quarters' && query.from ? quarterOf(query.from) : null,
    to: cut.kind === 'quarters' && query.to ? lastMonthOf(quarterOf(query.to)) : null,
    ages: [],
    sexes: [],
    sizes: [],
    tariffs: [],
    regions: [],
    zones: [],
    left_out: [],
  };
  if (another) return nothing;
  const known = await zonesOf(db, scope.programId);
  const [counts, isFewLeft] = await Promise.all([
    countPeople(db, scope.programId, cut, now),
    areFewLeft(db, scope.programId),
  ]);
  const wider = new Map(known.map((zone) => [zoneKey(zone), overKey(zone)]));
  const places = nestedAxis(columnSums(counts.of('zone'), wider.keys()), wider);
  const asked = askedFor(cut, counts, places);
  const left = known.filter((zone) => cut.isAsked(zoneKey(zone)) && !isWithin(asked, zone));
  const left_out = cut.kind === 'zone' ? left.flatMap(({ name }) => name ?? []) : [];
  const page = pageOf({ counts, isFewLeft, cut, known, places, asked });
  return { ...nothing, left_out, ...(page && { shown: 'people' as const, ...page }) };
}

const everybody: Cut = { by: sql`true`, called: sql`''`, isAsked: () => true, kind: 'all' };

const byName = (column: SQL) => ({ by: column, called: sql`coalesce(cut::text, ${NONE})` });

const regionKey = (region: string) => `region ${region}`;

function cutsOf({ zoneIds }: ProgramScope, query: MetricsQuery): Cut[] {
  const cuts: Cut[] = [];
  const place = byName(sql`p.zone_id`);
  // Who works some zones sees those; another, or a region beside them, is one thing more.
  const asked = query.zone_id ? [query.zone_id] : zoneIds;
  if (asked) cuts.push({ ...place, isAsked: (group) => asked.includes(group), kind: 'zone' });
  if (query.zone_id && !worksIn(zoneIds, query.zone_id)) cuts.push(everybody);
  if (query.region && (!asked || zoneIds)) {
    const region = regionKey(query.region);
    cuts.push({ ...place, isAsked: (group) => group === region, kind: 'region' });
  }
  if (query.owner) {
    const owner = query.owner === 'nobody' ? NONE : query.owner;
    const who = byName(sql`p.executive_user_id`);
    cuts.push({ ...who, isAsked: (group) => group === owner, kind: 'other' });
  }
  if (query.technology) {
    const product = byName(sql`p.product_id`);
    cuts.push({ ...product, isAsked: (group) => group === query.technology, kind: 'other' });
  }
  if (query.from || query.to) {
    const first = quarterOf(query.from ?? '0001-01');
    const last = quarterOf(query.to ?? '9999-12');
    cuts.push({
      by: sql`p.month`,
      called: sql`to_char(date_trunc('quarter', cut), 'YYYY-MM')`,
      isAsked: (group) => group >= first && group <= last,
      kind: 'quarters',
    });
  }
  return cuts;
}

type Kind = 'age' | 'sex' | 'size' | 'tariff' | 'zone';

interface Counted {
  /** How many of each group of the cut are of each group of a kind. */
  of: (kind: Kind) => Map<string, Map<string, number>>;
}

interface CountedRow extends Record<Kind, string | null> {
  tariff: Tariff | 'unknown' | null;
  cut: string;
  people: number;
  [column: string]: unknown;
}

const groupOf = (row: CountedRow, kind: Kind) =>
  kind === 'tariff' ? row.tariff && tariffGroupOf(row.tariff) : row[kind];

async function countPeople(db: Db, programId: string, cut: Cut, now: Date): Promise<Counted> {
  const today = dayInMexicoCity(now);
  const bornAfter = [60, 50, 40, 30].map((years) => addDays(addMonths(today, -12 * years), 1));
  // Most of the time goes by the people: what each of them takes is kept small, and named is what they were counted by.
  const { rows } = await db.execute<CountedRow>(sql`
    with persons as (
      select ${cut.by} as cut, p.zone_id as zone,
             case when p.is_company then 'company' else coalesce(p.sex, 'unknown') end as sex,
             case when p.is_company then 'company' when p.birth_day is null then 'unknown'
               else (array['from60', 'to59', 'to49', 'to39', 'to29'])[
                 1 + width_bucket(p.birth_day, ${sql.param(bornAfter)}::date[])] end as age,
             count(*) as people
        from program_people p where p.program_id = ${programId} group by 1, 2, 3, 4),
    works as (
      select ${cut.by} as cut, coalesce(p.business_size, 'unknown') as size, coalesce(p.tariff, 'unknown') as tariff,
             count(*) as people
        from program_people p where p.program_id = ${programId} group by 1, 2, 3),
    named_persons as (
      select ${cut.called} as cut, coalesce(zone::text, ${NONE}) as zone, sex, age, people from persons),
    named_works as (select ${cut.called} as cut, size, tariff, people from works)
    select cut, age, sex, zone, null as size, null as tariff, sum(people)::int as people
      from named_persons group by grouping sets ((cut, age), (cut, sex), (cut, zone))
    union all
    select cut, null, null, null, size, tariff, sum(people)::int
      from named_works group by grouping sets ((cut, size), (cut, tariff))`);
  return {
    of(kind) {
      const found = new Map<string, Map<string, number>>();
      for (const row of rows) {
        const group = groupOf(row, kind);
        if (group === null) continue;
        const known = found.get(row.cut) ?? new Map<string, number>();
        found.set(row.cut, known.set(group, (known.get(group) ?? 0) + row.people));
      }
      return found;
    },
  };
}

interface KnownZone {
  id: string | null;
  name: string | null;
  region: string | null;
}

async function zonesOf(db: Db, programId: string): Promise<KnownZone[]> {
  const rows = await db
    .select({ id: zones.id, name: zones.name, region: zones.region })
    .from(zones)
    .where(eq(zones.programId, programId))
    .orderBy(zones.region, zones.name);
  return [...rows, { id: null, name: null, region: null }];
}

const zoneKey = ({ id }: KnownZone) => id ?? NONE;
const overKey = ({ region }: KnownZone) => (region === null ? NONE_REGION : regionKey(region));
const NONE_REGION = 'no region';

const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, one) => all + one, 0);
const isFew = (people: number) => people > 0 && people < FEWEST_SHOWN;

type Page = Pick<
  Demographics,
  'people' | 'ages' | 'sexes' | 'sizes' | 'tariffs' | 'regions' | 'zones'
>;

/**
 * Whether people who are no companies and did not say that they have no business are few somewhere: they would be what
 * is left of all once those that are shown as companies and as people without a business are taken away. By whatever
 * people are told apart: what is hidden by one filter and shown by another would be found out.
 */
async function areFewLeft(db: Db, programId: string): Promise<boolean> {
  const { rows } = await db.execute<{ few: boolean }>(sql`
    with left_over as (
      select zone_id, executive_user_id, product_id, date_trunc('quarter', month) as quarter, count(*) as people
        from program_people
       where program_id = ${programId} and not is_company and coalesce(business_size, 'unknown') <> 'none'
       group by 1, 2, 3, 4)
    select exists (select from left_over
       group by grouping sets ((), (zone_id), (executive_user_id), (product_id), (quarter))
      having sum(people) < ${FEWEST_SHOWN}) as few`);
  return rows[0]?.few ?? true;
}

/** The groups of a cut that a page is about, in one table with all others. */
interface Asked {
  rows: Axis;
  /** With how many people each has, the wider groups too. */
  all: ReadonlyMap<string, number>;
  groups: readonly string[];
  /** Whether several zones are asked for together. */
  isSet: boolean;
}

function askedFor(cut: Cut, counts: Counted, places: Axis): Asked {
  const byCut = new Map([...counts.of('age')].map(([group, ages]) => [group, sum(ages.values())]));
  const isPlace = cut.kind === 'region' || cut.kind === 'zone';
  const rows = isPlace ? places : axisOf(byCut);
  const all = isPlace ? new Map([...places.groups, ...widened(places)]) : rows.groups;
  const groups = [...all.keys()].filter(cut.isAsked);
  const isSet = cut.kind === 'zone' && groups.length > 1;
  return { rows, all, groups: isSet ? openPlaces(groups, places) : groups, isSet };
}

/**
 * What may be shown of zones together: regions of which they are all, and else each zone, as far as these are not
 * hidden. What is shown of a person's zones is then a sum of what others see, and tells nothing besides.
 */
function openPlaces(own: readonly string[], { groups, wider, closed }: Axis): string[] {
  const missing = new Set(
    [...groups]
      .filter(([zone, people]) => people > 0 && !own.includes(zone))
      .map(([zone]) => wider?.get(zone)),
  );
  const regions = new Set(own.flatMap((zone) => wider?.get(zone) ?? []));
  const whole = [...regions].filter((region) => !missing.has(region) && !closed.has(region));
  const apart = own.filter(
    (zone) => !closed.has(zone) && !whole.some((region) => wider?.get(zone) === region),
  );
  return [...whole, ...apart];
}

/** Whether a zone is among those that a page is about, by itself or with its region. */
const isWithin = ({ groups }: Pick<Asked, 'groups'>, zone: KnownZone) =>
  groups.includes(zoneKey(zone)) || groups.includes(overKey(zone));

interface Paged {
  counts: Counted;
  isFewLeft: boolean;
  cut: Cut;
  known: readonly KnownZone[];
  places: Axis;
  asked: Asked;
}

/** What may be shown; null if that is nothing. */
function pageOf({ counts, isFewLeft, cut, known, places, asked: whole }: Paged): Page | null {
  const { rows, all, groups: asked, isSet } = whole;
  const isPlace = cut.kind === 'region' || cut.kind === 'zone';
  const people = sum(asked.map((group) => all.get(group) ?? 0));
  const others = sum(rows.groups.values()) - people;
  const isClosed = cut.kind !== 'quarters' && asked.some((group) => rows.closed.has(group));
  const isNone = isSet && asked.length === 0;
  if (isFew(people) || isFew(others) || isClosed || isNone) return null;
  const shown = (kind: Kind, columns: Axis) => askedOf(counts, kind, rows, columns, asked);
  const ages = shown('age', axisOf(columnSums(counts.of('age'), ageBands)));
  const sexes = shown('sex', axisOf(columnSums(counts.of('sex'), sexGroups)));
  const bySize = columnSums(counts.of('size'), sizeGroups);
  const sizes = shown('size', axisOf(bySize, isFewLeft ? 'none' : undefined));
  const tariffs = shown('tariff', axisOf(columnSums(counts.of('tariff'), tariffGroups)));
  const placed = isPlace ? placesWithin(places) : shown('zone', places);
  const inPage = (zone: KnownZone) =>
    !isPlace || cut.isAsked(overKey(zone)) || (isSet && cut.isAsked(zoneKey(zone)));
  const regionKeys = [...new Set(known.map(overKey))];
  return {
    people,
    ages: ageBands.map((band) => ({ band, people: ages(band) })),
    sexes: sexGroups.map((sex) => ({ sex, people: sexes(sex) })),
    sizes: sizeGroups.map((size) => ({ size, people: sizes(size) })),
    tariffs: tariffGroups.map((tariff) => ({ tariff, people: tariffs(tariff) })),
    regions: isPlace
      ? []
      : regionKeys.map((key) => ({
          name: known.find((zone) => overKey(zone) === key)?.region ?? null,
          people: placed(key),
        })),
    zones: known
      .filter(inPage)
      .map((zone) => ({ id: zone.id, name: zone.name, people: placed(zoneKey(zone)) })),
  };
}

/** How many there are of each group of a kind, of those too that have nobody. */
function columnSums(crossed: Map<string, Map<string, number>>, groups: Iterable<string>) {
  const sums = new Map([...groups].map((group) => [group, 0]));
  for (const row of crossed.values()) {
    for (const [group, people] of row) sums.set(group, (sums.get(group) ?? 0) + people);
  }
  return sums;
}

/** How many people each place has, null of hidden ones. */
function placesWithin(places: Axis) {
  const all = new Map([...places.groups, ...widened(places)]);
  return (place: string) => (places.closed.has(place) ? null : (all.get(place) ?? 0));
}

/**
 * How many of those who are asked for there are in a group of a kind, null of hidden ones. Of several groups that are
 * asked for together it is what the shown ones add up to, or what they leave of all people.
 */
function askedOf(
  counts: Counted,
  kind: Kind,
  rows: Axis,
  columns: Axis,
  asked: readonly string[],
): (column: string) => number | null {
  const isOne = rows.groups.size === 1 && asked.length === 1;
  if (isOne) return placesWithin(columns);
  const found = counts.of(kind);
  const cell = cross((row, column) => found.get(row)?.get(column) ?? 0, rows, columns);
  const others = [...rows.groups.keys()].filter(
    (row) => !asked.includes(row) && !asked.includes(rows.wider?.get(row) ?? row),
  );
  return (column) => {
    const cells = asked.map((row) => cell(row, column));
    const isLeft =
      asked.length > 1 &&
      !columns.closed.has(column) &&
      others.every((row) => !cell(row, column).hidden);
    if (cells.some(({ hidden }) => hidden) && !isLeft) return null;
    return sum(cells.map(({ people }) => people));
  };
}
